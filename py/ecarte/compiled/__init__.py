"""What numba compiles, so that many games take less time; a folder for each game.

Compiled code does what Python's does, with the same result to the bit, and is chosen by itself where numba is
installed. What has no slower twin elsewhere in the package does not belong here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec

from ecarte.core.titles import Parts


@dataclass(frozen=True, slots=True)
class Compiled:
    """The compiled code of a game.

    ``using`` lets its analyses use it for a while; ``prepare`` compiles it, or loads what was compiled before, and
    returns whether it compiled.
    """

    using: Callable[[], AbstractContextManager[object]]
    prepare: Callable[[], bool]


COMPILED: Mapping[str, Compiled] = Parts("compiled")
"""The compiled code by the name of the game."""


@cache
def find(game: str) -> Compiled | None:
    """Return the compiled code of a game; None if it has none, or where numba is not installed or cannot work."""
    if find_spec("numba") is None:
        return None
    try:
        return COMPILED.get(game)
    except (ImportError, RuntimeError):  # numba does not fit this Python, or there is no folder for what it compiles
        return None


def using(game: str) -> AbstractContextManager[object]:
    """Let analyses of a game use compiled code for a while, if there is any."""
    found = find(game)
    return nullcontext() if found is None else found.using()


def prepare() -> bool:
    """Compile the code of every game, or load it if that was done before; return whether any was compiled."""
    done = [found.prepare() for game in COMPILED if (found := find(game)) is not None]
    return any(done)
