"""Écarté: the game, its record, its opponents."""

from ecarte import moved

__version__ = "0.6.0"

moved.redirect()
