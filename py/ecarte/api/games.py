"""Many games, read when they are used."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, islice
from os import PathLike
from typing import TYPE_CHECKING, overload

from ecarte.api.errors import in_words, words
from ecarte.api.frame import Frame, Table
from ecarte.api.game import Game
from ecarte.figures.filter import Filter
from ecarte.record import Play

if TYPE_CHECKING:
    from ecarte.figures.stats import Stats

Reader = Callable[[], Iterable[Play]]

_SHOWN = 4  # sources named in a repr


class Games(Iterable[Game]):
    """Games, one after the other; read again whenever they are used, so that any number needs little memory.

    They come from `ecarte.load`, `ecarte.simulate` and `ecarte.analyze`, or from any games of one's own,
    ``Games(list_of_games)``. A slice, `filter`, `analyze` and ``games + others`` give further Games and read nothing
    yet. ``list(games)`` keeps all of them in memory, `count` counts them.
    """

    def __init__(self, games: Iterable[Play] | Reader, name: str = "") -> None:
        """Make a collection of games, or of a function that returns them anew; ``name`` is shown in the repr.

        An iterator can be used only once, and so can the games made of it: the second time raises ValueError.
        """
        self._read = games if callable(games) else _again(games)
        self.name = name
        self._parts: tuple[Games, ...] = (self,)

    def __iter__(self) -> Iterator[Game]:
        for play in self._read():
            yield play if isinstance(play, Game) else Game(play)

    @overload
    def __getitem__(self, which: int) -> Game: ...
    @overload
    def __getitem__(self, which: slice) -> Games: ...
    def __getitem__(self, which: int | slice) -> Game | Games:
        """Return a game by its place, or the games of a slice, which are read when they are used.

        A place from the end, ``games[-1]``, reads all games; a slice counts from the beginning.
        """
        if isinstance(which, slice):
            islice((), which.start, which.stop, which.step)  # raises ValueError for a slice from the end
            ends = [which.start, which.stop, *([] if which.step is None else [which.step])]
            name = ":".join("" if end is None else str(end) for end in ends)
            return self._further(lambda: islice(self, which.start, which.stop, which.step), f"[{name}]")
        kept = deque(self, -which) if which < 0 else deque(islice(self, which, which + 1))
        if len(kept) < (-which if which < 0 else 1):
            raise IndexError(f"there is no game {which}")
        return kept[0]

    def __add__(self, others: Games) -> Games:
        """Return these games and then the others, which are read when they are used."""
        if not isinstance(others, Games):
            return NotImplemented
        parts = (*self._parts, *others._parts)  # side by side: sums of sums would go as deep as there are parts
        both = Games(lambda: chain.from_iterable(parts), join_names([each.name or "games" for each in parts], " + "))
        both._parts = parts
        return both

    def filter(self, condition: str | Callable[[Game], bool]) -> Games:
        """Return the games that meet a condition: one of docs/guide/filter.md, or a function of the game.

        Raises `ecarte.Error` for a condition with mistakes, with the column of each.
        """
        if callable(condition):
            chosen, name = condition, getattr(condition, "__name__", "filter")
        else:
            with in_words("condition"):
                parsed = Filter(condition)
            chosen, name = (lambda game: parsed.matches(game.facts, game.rows, game.tags)), condition
        return self._further(lambda: (game for game in self if chosen(game)), name)

    def count(self) -> int:
        """Return how many they are; this reads all of them."""
        return sum(1 for _ in self)

    def stats(self) -> dict[str, Stats]:
        """Return the statistics of their players, by the name of the game: docs/guide/stats.md."""
        from ecarte.figures import stats

        return stats.collect(self)

    def to_frame(self, table: Table = "deals", game: str | None = None) -> Frame:
        """Return a table of games, deals or events for polars, pandas and whatever else reads Arrow.

        Its games are of one kind: ``game``, whose columns alone the table has, leaving other games out; without it the
        kind of the first game, and another raises ValueError. Raises `ecarte.Error` without pyarrow.
        """
        return Frame(self, table, game)

    def write(self, path: str | PathLike[str]) -> int:
        """Write them to a file in canonical ECN, and return how many they are.

        The file is complete or as it was before; a name that ends in ".gz" is compressed. Raises OSError when it cannot
        be written, FileExistsError rather than replace an archive, ValueError for the ending of another format.
        """
        from pathlib import Path

        from ecarte.collection import files

        if files.form_of(path := Path(path)) not in ("", "ecn"):
            raise ValueError(f"{path.name} would be ECN, which is not what its ending says: let it end in .ecn")
        number = 0
        with files.writing(path) as file:
            for number, game in enumerate(self, 1):
                file.write(("\n" if number > 1 else "") + str(game))
        return number

    def _repr_html_(self) -> str:
        from ecarte.pictures import html  # only for a notebook

        first = list(islice(self, html.MOST + 1))
        return html.of_games(words(), [(game, game.facts) for game in first[: html.MOST]], more=len(first) > html.MOST)

    def __repr__(self) -> str:
        return f"<Games {self.name}>" if self.name else "<Games>"

    def _further(self, read: Reader, name: str) -> Games:
        return Games(read, f"{self.name} | {name}" if self.name else name)


def join_names(names: Sequence[str], sign: str) -> str:
    """Return the names of several sources for a repr, the first few of many."""
    return sign.join(names if len(names) <= _SHOWN else (*names[: _SHOWN - 1], f"… {len(names)} sources"))


def _again(games: Iterable[Play]) -> Reader:
    """Return a function that returns the games, each time from the first."""
    if iter(games) is not games:
        return lambda: games
    left = [games]

    def once() -> Iterable[Play]:
        if not left:
            raise ValueError("These games come from an iterator, which can be read only once: keep a list of them.")
        return left.pop()

    return once
