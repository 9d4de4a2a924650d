"""Écarté: the game, its record, its opponents."""

__version__ = "0.6.0"
