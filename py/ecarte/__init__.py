"""Écarté: the game, its record, its opponents."""

from ecarte import moved, titles  # titles registers the games, whichever part is imported first
from ecarte.version import __version__

__all__ = ["__version__", "titles"]

moved.redirect()
