"""A release: what is built, checked and described, into build/release/ (`releasing.release`)."""
