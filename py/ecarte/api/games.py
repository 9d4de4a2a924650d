"""Many games, read when they are used."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain, islice
from os import PathLike
from typing import TYPE_CHECKING, Any, overload

from ecarte.api.errors import Error, in_words, words
from ecarte.api.frame import Frame, Reader, Rereadable, TableName
from ecarte.api.game import Game
from ecarte.core import asked
from ecarte.core.game import Problem
from ecarte.figures.filter import Filter
from ecarte.record import Play

if TYPE_CHECKING:
    from ecarte.figures.following import Outcome
    from ecarte.figures.stats import Stats

_SHOWN = 4  # sources named in a repr


@dataclass(slots=True)
class SourceFile:
    """A file that games are read from, and why some that are in it are not among them."""

    path: str
    is_selected: bool = False  # a filter or a slice takes some of them
    has_wrong: bool = False  # records with errors were left out when it was last read


class Games(Rereadable):
    """Games, one after the other; read again whenever they are used, so that any number needs little memory.

    They come from `ecarte.load`, `ecarte.simulate` and `ecarte.analyze`, or from any games of one's own,
    ``Games(list_of_games)``. A slice, `filter`, `analyze` and ``games + others`` give further Games and read nothing
    yet. ``list(games)`` keeps all of them in memory, `count` counts them.

    They can be pickled, for other processes: this keeps how to read them (of a file, its path), not the games. Those of
    an open file or of an iterator cannot.
    """

    def __init__(self, games: Iterable[Play] | Reader, name: str = "") -> None:
        """Make a collection of games, or of a function that returns them anew; ``name`` is shown in the repr.

        An iterator can be used only once, and so can the games made of it: the second time raises `ecarte.Error`.
        """
        super().__init__(games)
        self.name = name
        self.files: tuple[SourceFile, ...] = games.files if isinstance(games, Games) else ()
        self._parts: tuple[Games, ...] = (self,)

    @overload
    def __getitem__(self, which: int) -> Game: ...
    @overload
    def __getitem__(self, which: slice) -> Games: ...
    def __getitem__(self, which: int | slice) -> Game | Games:
        """Return a game by its place, or the games of a slice, which are read when they are used.

        A place from the end, ``games[-1]``, reads all games; a slice that counts from the end, or goes backwards, keeps
        all of them in memory when it is used.
        """
        if isinstance(which, slice):
            given = (which.start, which.stop, which.step)
            start, stop, step = (None if end is None else asked.whole("a slice", end) for end in given)
            if step == 0:
                raise Error(Problem("E-slice-step"))
            ends = (start, stop) if step is None else (start, stop, step)
            name = ":".join("" if end is None else str(end) for end in ends)
            return self._further(partial(_sliced, self, _clamp(start), _clamp(stop), _clamp(step)), f"[{name}]")
        place = asked.whole("the place of a game", which)
        if abs(place) < sys.maxsize:
            kept = deque(self, -place) if place < 0 else deque(islice(self, place, place + 1))
            if len(kept) >= (-place if place < 0 else 1):
                return kept[0]
        raise IndexError(f"there is no game {which}")

    def __add__(self, others: Games) -> Games:
        """Return these games and then the others, which are read when they are used."""
        if not isinstance(others, Games):
            return NotImplemented
        parts = (*self._parts, *others._parts)  # side by side: sums of sums would go as deep as there are parts
        both = Games(partial(chain, *parts), join_names([each.name or "games" for each in parts], " + "))
        both.files = (*self.files, *others.files)
        both._is_once = self._is_once or others._is_once
        both._parts = parts
        return both

    def filter(self, condition: str | Callable[[Game], bool]) -> Games:
        """Return the games that meet a condition: one of docs/guide/filter.md, or a function of the game.

        Raises `ecarte.Error` for a condition with mistakes, with the column of each.
        """
        if not callable(condition) and not isinstance(condition, str):
            raise TypeError(f"a condition is a text or a function of the game, not {type(condition).__name__}")
        if callable(condition):
            return self._further(partial(filter, condition, self), getattr(condition, "__name__", "filter"))
        with in_words("condition"):
            meets = _Condition(condition)
        return self._further(partial(filter, meets, self), condition)

    def following(self, position: str) -> dict[str, Outcome]:
        """Return what was done next in positions like one, how often, and how the deals ended: docs/guide/filter.md.

        A position is a condition that is one ``sequence(…)``; raises `ecarte.Error` for any other.
        """
        from ecarte.figures import following

        with in_words("condition"):
            condition = following.position(position)
        return following.following(each for game in self for each in following.choices(game.record, condition))

    def count(self) -> int:
        """Return how many they are; this reads all of them."""
        return sum(1 for _ in self)

    def stats(self) -> dict[str, Stats]:
        """Return the statistics of their players, by the name of the game: docs/guide/stats.md."""
        from ecarte.figures import stats

        return stats.collect(self)

    def to_frame(self, table: TableName = "deals", game: str | None = None) -> Frame:
        """Return a table of games, deals or events for polars, pandas and whatever else reads Arrow.

        Its games are of one kind: ``game``, whose columns alone the table has, leaving other games out; without it the
        kind of the first game, and another raises `ecarte.Error`, as does the lack of pyarrow.
        """
        return Frame(self, table, game)

    def write(self, path: str | PathLike[str]) -> int:
        """Write them to a file in canonical ECN, and return how many they are.

        The file is complete or as it was before; a name that ends in ".gz" is compressed. Raises OSError when it cannot
        be written, FileExistsError rather than replace an archive, `ecarte.Error` for the ending of another format, and
        for a file that these games were read from when it would lose some: those that a filter or a slice
        does not take, or that were left out because of their errors.
        """
        from ecarte.collection import files

        with in_words():
            path = files.ecn_path(path)
        # A sum may read it several times: one that takes all its games is enough.
        sources = [each for each in self.files if files.same(each.path, str(path))]
        if sources and all(each.is_selected for each in sources):
            raise Error(Problem("E-write-read", None, {"file": str(path)}))
        number = 0
        with files.writing(path) as file:
            for number, game in enumerate(self, 1):
                file.write(("\n" if number > 1 else "") + str(game))
            if sources and all(each.is_selected or each.has_wrong for each in sources):
                raise Error(Problem("E-write-loses", None, {"file": str(path)}))
        return number

    def _repr_html_(self) -> str:
        from ecarte.pictures import html  # only for a notebook

        first = list(islice(self, html.MOST + 1))
        return html.of_games(words(), [(game, game.facts) for game in first[: html.MOST]], more=len(first) > html.MOST)

    def __repr__(self) -> str:
        return f"<Games {self.name}>" if self.name else "<Games>"

    def _further(self, read: Reader, name: str) -> Games:
        further = Games(read, f"{self.name} | {name}" if self.name else name)
        further.files = tuple(SourceFile(each.path, is_selected=True) for each in self.files)
        further._is_once = self._is_once
        return further


def _sliced(games: Games, start: int | None, stop: int | None, step: int | None) -> Iterable[Game]:
    if min(start or 0, stop or 0, step or 0) < 0:
        return list(games)[start:stop:step]
    return islice(games, start, stop, step)


def _clamp(number: int | None) -> int | None:
    """Return a number that can count games: there are never more."""
    return None if number is None else max(-sys.maxsize, min(number, sys.maxsize))


def join_names(names: Sequence[str], sign: str) -> str:
    """Return the names of several sources for a repr, the first few of many."""
    return sign.join(names if len(names) <= _SHOWN else (*names[: _SHOWN - 1], f"… {len(names)} sources"))


class _Condition:
    """Whether a game meets a condition, which is parsed again in another process."""

    def __init__(self, text: str) -> None:
        self._text, self._filter = text, Filter(text)

    def __call__(self, game: Game) -> bool:
        return self._filter.matches(game.facts, game.rows, game.record)

    def __reduce__(self) -> tuple[Any, ...]:
        return _Condition, (self._text,)
