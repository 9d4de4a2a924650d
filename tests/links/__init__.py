"""Links: a game in a few characters."""
