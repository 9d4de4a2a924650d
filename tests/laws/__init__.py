"""The laws of the club and the arbiter."""
