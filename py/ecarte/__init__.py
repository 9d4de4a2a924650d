"""Écarté: the game, its record, its opponents.

    >>> import ecarte
    >>> games = ecarte.load("friday.ecn")

`load`, `open`, `simulate` and `analyze` give games. They are described in `ecarte.api`, which is loaded when the first
of these names is used.
"""

from typing import TYPE_CHECKING

from ecarte import titles  # titles registers the games, whichever part is imported first
from ecarte.core import titles as registry
from ecarte.version import __version__

if TYPE_CHECKING:
    from ecarte.api import Choice, Choices, Deal, Error, Frame, Game, Games, Position, analyze, load, open, simulate

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


def __getattr__(name: str) -> object:
    """Return a public name, from `ecarte.api`; the browser has none of these."""
    if name not in __all__:
        raise AttributeError(f"module 'ecarte' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module("ecarte.api"), name)


def _explain(problems: object) -> str:
    """Return problems in words, when somebody shows them; "" in the browser, which has its own words."""
    from importlib import import_module

    try:
        return str(import_module("ecarte.api.errors").explain(problems))
    except ImportError:
        return ""


registry.explain = _explain


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
