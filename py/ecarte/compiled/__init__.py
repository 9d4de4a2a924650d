"""What numba compiles, so that many games take less time; a folder for each game.

Compiled code does what Python's does, with the same result to the bit, and is chosen by itself where numba is
installed. What has no slower twin elsewhere in the package does not belong here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from random import Random
from typing import Any

from ecarte.core.game import Seat
from ecarte.core.titles import Parts

Simulation = Callable[[Mapping[Seat, str], Seat, bytes, Random], str]
"""Play a game and return its canonical movetext.

Given are the players, the seat that deals first, the seed of the packs, and the players' chance, of which nothing is
used up.
"""


@dataclass(frozen=True, slots=True)
class Compiled:
    """The compiled code of a game.

    ``simulation`` returns what plays games by certain options between certain players, or None where these are not
    compiled; ``has_simulation`` tells whether that was compiled before, on this machine. ``prepare_simulation``
    compiles it, or loads what was compiled before, and returns whether it compiled.
    """

    simulation: Callable[[Any, Iterable[str]], Simulation | None]
    has_simulation: Callable[[], bool]
    prepare_simulation: Callable[[], bool]


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


def simulation(game: str, options: Any, players: Iterable[str]) -> Simulation | None:
    """Return what plays games by these options between these players, or None where Python must."""
    found = find(game)
    return None if found is None else found.simulation(options, players)


def has_simulation(game: str) -> bool:
    """Return whether what plays a game was compiled before, on this machine."""
    found = find(game)
    return found is not None and found.has_simulation()


def prepare_simulation(game: str) -> bool:
    """Compile what plays a game, or load it if that was done before; return whether it was compiled."""
    found = find(game)
    return found is not None and found.prepare_simulation()


@contextmanager
def watched(begin: Callable[[], object]) -> Iterator[None]:
    """Call a function when anything begins to be compiled; what is only loaded does not count."""
    if find_spec("numba") is None:
        yield
        return
    from numba.core import event

    class Beginning(event.Listener):  # type: ignore[misc]
        def on_start(self, event: object) -> None:
            begin()

        def on_end(self, event: object) -> None:
            pass

    with event.install_listener("numba:compile", Beginning()):
        yield
