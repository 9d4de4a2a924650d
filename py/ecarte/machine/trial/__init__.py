"""A trial."""
