"""Many games of écarté at once, whose players are elsewhere."""
