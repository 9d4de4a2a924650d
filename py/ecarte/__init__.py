"""Écarté: the game, its record, its opponents.

    >>> import ecarte
    >>> games = ecarte.load("friday.ecn")

`load`, `open`, `simulate` and `analyze` give games. They are described in `ecarte.api`, which is loaded when the first
of these names is used.
"""

from typing import TYPE_CHECKING

from ecarte import moved, titles  # titles registers the games, whichever part is imported first
from ecarte.version import __version__

if TYPE_CHECKING:
    from ecarte.api import Choice as Choice
    from ecarte.api import Choices as Choices
    from ecarte.api import Deal as Deal
    from ecarte.api import Error as Error
    from ecarte.api import Frame as Frame
    from ecarte.api import Game as Game
    from ecarte.api import Games as Games
    from ecarte.api import Position as Position
    from ecarte.api import analyze as analyze
    from ecarte.api import load as load
    from ecarte.api import open as open
    from ecarte.api import simulate as simulate

__all__ = [
    "Choice",
    "Choices",
    "Deal",
    "Error",
    "Frame",
    "Game",
    "Games",
    "Position",
    "__version__",
    "analyze",
    "load",
    "open",
    "simulate",
    "titles",
]

moved.redirect()


def __getattr__(name: str) -> object:
    """Return a public name, from `ecarte.api`; the browser has none of these."""
    if name not in __all__:
        raise AttributeError(f"module 'ecarte' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module("ecarte.api"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
