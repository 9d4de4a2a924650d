"""Games that are read whenever they are used, or once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain
from typing import Any, NoReturn

from ecarte.api.game import Game
from ecarte.core import asked
from ecarte.record import Play

Reader = Callable[[], Iterable[Play]]


class Rereadable(Iterable[Game]):
    """Games of an iterable or of a function, read again whenever they are used; those of an iterator once."""

    def __init__(self, games: Iterable[Play] | Reader) -> None:
        """Read nothing yet; the second use of games of an iterator raises ValueError."""
        if not callable(games):
            asked.instance("games", games, Iterable, "an iterable of games, or a function that returns them")
        self._read = games if callable(games) else _again(games)
        self._is_once: bool = games._is_once if isinstance(games, Rereadable) else isinstance(self._read, _Once)
        self._begun: Iterator[Game] | None = None  # of which `_first` took one

    def __iter__(self) -> Iterator[Game]:
        begun, self._begun = self._begun, None
        if begun is not None:
            yield from begun
            return
        for play in self._read():
            yield play if isinstance(play, Game) else Game(play)

    def __bool__(self) -> bool:
        """Return whether there is any; this reads up to the first."""
        return self._first() is not None

    def _first(self, *, reads_on: bool = False) -> Game | None:
        """Return the first game, None where there is none; it stays the first of those still to be read.

        With ``reads_on``, the next use goes on from there and does not read the first again.
        """
        games = iter(self)
        first = next(games, None)
        if self._is_once or reads_on:
            self._begun = games if first is None else chain([first], games)
        return first

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_begun": None}


def _again(games: Iterable[Play]) -> Reader:
    """Return a function that returns the games, each time from the first."""
    return _Once(games) if iter(games) is games else partial(chain, games)


class _Once:
    """An iterator of games, which is given once."""

    def __init__(self, games: Iterable[Play]) -> None:
        self._left = [games]

    def __call__(self) -> Iterable[Play]:
        if not self._left:
            raise ValueError("These games come from an iterator, which can be read only once: keep a list of them.")
        return self._left.pop()

    def __reduce__(self) -> NoReturn:
        raise TypeError("games of an iterator cannot be pickled: make them of a list")
