"""How the machine's functions run, for each game: as plain Python, until another way is put in place."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ecarte.machine.ways import Plain, Way

SLICE = 1000  # deals played out, or hands counted, by plain Python in 20 to 50 ms of a browser's time
QUICK_SLICE = 20_000  # the same by compiled code
_ways: dict[str, Way] = {}


def find(game: str) -> Way:
    """Return the way a game's functions run."""
    return _ways.setdefault(game, Plain())


def use(game: str, way: Way) -> None:
    """Run a game's functions in a certain way from now on; records made before belong to the old one."""
    _ways[game] = way


def find_slice(game: str) -> int:
    """Return how many deals are played out, or hands counted, before other work may have its turn."""
    return SLICE if isinstance(find(game), Plain) else QUICK_SLICE


@contextmanager
def using(game: str, way: Way) -> Iterator[None]:
    """Run a game's functions in a certain way for a while."""
    before = find(game)
    use(game, way)
    try:
        yield
    finally:
        use(game, before)
