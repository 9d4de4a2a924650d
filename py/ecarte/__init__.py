"""Écarté: the game, its record, its opponents."""

from ecarte import moved, titles  # titles: whoever imports any part has the games
from ecarte.version import __version__

__all__ = ["__version__", "titles"]

moved.redirect()
