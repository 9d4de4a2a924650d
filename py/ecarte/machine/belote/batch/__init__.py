"""Many games of belote at once, whose players are elsewhere."""
