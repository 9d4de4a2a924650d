"""Games that are read whenever they are used, and tables of Arrow of them, for polars, pandas, DuckDB and others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain, islice
from typing import TYPE_CHECKING, Any, Literal, NoReturn, TypeAlias

from ecarte.api.errors import Error, in_words
from ecarte.api.game import Game, day
from ecarte.collection import arrow, tables
from ecarte.core import asked
from ecarte.core.columns import Column
from ecarte.core.game import Problem, RuleError
from ecarte.games import GAMES
from ecarte.record import Play

if TYPE_CHECKING:
    import pandas
    import polars
    import pyarrow

Reader = Callable[[], Iterable[Play]]


class Rereadable(Iterable[Game]):
    """Games of an iterable or of a function, read again whenever they are used; those of an iterator once."""

    def __init__(self, games: Iterable[Play] | Reader) -> None:
        """Read nothing yet. Games of an iterator can be used once: the second use raises `ecarte.Error`."""
        if not callable(games):
            asked.instance("games", games, Iterable, "an iterable of games, or a function that returns them")
        self._read = games if callable(games) else _again(games)
        self._is_once: bool = games._is_once if isinstance(games, Rereadable) else isinstance(self._read, _Once)
        self._begun: Iterator[Game] | None = None  # games that are begun: `_first` has read one

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
            raise Error(Problem("E-read-once"))
        return self._left.pop()

    def __reduce__(self) -> NoReturn:
        raise TypeError("games of an iterator cannot be pickled: make them of a list")


TableName: TypeAlias = Literal["games", "deals", "events"]
Row: TypeAlias = tuple[Any, ...]

_DATE = "date"  # the column of games that holds days
_PORTION = 10_000  # rows in a batch


class Frame:
    """A table of games, deals or events, read from the games whenever it is used, some thousand rows at a time.

    It is what Arrow calls a stream: ``polars.DataFrame(frame)``, ``pandas.DataFrame.from_arrow(frame)``,
    ``pyarrow.table(frame)`` and DuckDB's ``FROM frame`` take it. ``game`` is the kind of its games, ``columns`` are its
    names. It can be pickled as its games can.
    """

    def __init__(self, games: Iterable[Game], table: TableName, game: str | None = None) -> None:
        """Make a table of games of one kind; without ``game``, that of the first.

        Raises `ecarte.Error` without pyarrow, and for an unknown kind of game.
        """
        if game is not None:
            asked.text("game", game)
        asked.text("table", table)
        asked.instance("games", games, Iterable, "an iterable of games")
        with in_words():
            self._arrow = arrow.import_pyarrow()
            if game is not None and game not in GAMES:
                raise RuleError(Problem("E-game", None, {"game": game, "allowed": ", ".join(GAMES)}))
        if table not in _ROWS:
            raise Error(asked.one_of("table", table, _ROWS))
        self._games = Rereadable(games)
        self._only, self._kind, self.table = game, game, table

    def __reduce__(self) -> tuple[Any, ...]:
        return Frame, (self._games, self.table, self._only)

    @property
    def game(self) -> str:
        """The kind of its games."""
        if self._kind is None:
            first = self._games._first(reads_on=True)
            self._kind = next(iter(GAMES)) if first is None else first.record.game.name
        return self._kind

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the columns."""
        return tuple(column.name for column in _columns(self.table, self.game))

    @property
    def schema(self) -> pyarrow.Schema:
        """The names and the types of the columns: text, 32-bit numbers, flags, and days as dates."""
        types = {"text": self._arrow.string(), "number": self._arrow.int32(), "flag": self._arrow.bool_()}
        return self._arrow.schema(
            [
                (column.name, self._arrow.date32() if column.name == _DATE else types[column.kind])
                for column in _columns(self.table, self.game)
            ]
        )

    def reader(self) -> pyarrow.RecordBatchReader:
        """Return a reader of its rows, batch by batch."""
        return self._arrow.RecordBatchReader.from_batches(self.schema, self._batches())

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        return self.reader().__arrow_c_stream__(requested_schema)

    def to_arrow(self) -> pyarrow.Table:
        """Return it as a table of pyarrow."""
        return self.reader().read_all()

    def to_polars(self) -> polars.DataFrame:
        """Return it as a frame of polars."""
        import polars

        return polars.DataFrame(self)

    def to_pandas(self) -> pandas.DataFrame:
        """Return it as a frame of pandas with Arrow's types: whole numbers stay whole where some are missing."""
        import pandas

        return self.to_arrow().to_pandas(types_mapper=pandas.ArrowDtype)

    def _batches(self) -> Iterator[pyarrow.RecordBatch]:
        schema, rows = self.schema, self._rows()
        while portion := list(islice(rows, _PORTION)):
            values = zip(*portion, strict=True)
            arrays = [self._arrow.array(column, field.type) for column, field in zip(values, schema, strict=True)]
            yield self._arrow.RecordBatch.from_arrays(arrays, schema=schema)

    def _rows(self) -> Iterator[Row]:
        return chain.from_iterable(_ROWS[self.table](game, number) for number, game in self._numbered())

    def _numbered(self) -> Iterator[tuple[int, Game]]:
        """Return the games of this kind, each with its number among all."""
        kind = self.game
        for number, game in enumerate(self._games, 1):
            name = game.record.game.name
            if name == kind:
                yield number, game
            elif self._only is None:
                raise Error(Problem("E-games-mixed", None, {"first": kind, "second": name}))

    def _repr_html_(self) -> str:
        from ecarte.pictures import html  # only for a notebook

        rows = list(islice(self._rows(), html.MOST + 1))
        shown = [["" if value is None else str(value) for value in row] for row in rows[: html.MOST]]
        more = [["…"] * len(self.columns)] if len(rows) > html.MOST else []
        left = [at for at, column in enumerate(_columns(self.table, self.game)) if column.kind != "number"]
        return html.table("", self.columns, [*shown, *more], left)

    def __repr__(self) -> str:
        return f"<Frame of {self.table}, {self.game}: {len(self.columns)} columns>"


def _games(game: Game, number: int) -> Iterator[Row]:
    facts = {**game.facts, _DATE: day(str(game.facts[_DATE] or ""))}
    yield (number, game.key, *(facts.get(column.name) for column in tables.of_games(game.record.game.name)))


def _deals(game: Game, number: int) -> Iterator[Row]:
    columns = tables.of_deals(game.record.game.name)
    for row in game.rows:
        yield (number, *(row.get(column.name) for column in columns))


def _events(game: Game, number: int) -> Iterator[Row]:
    return ((number, *event) for event in tables.whole_events(game))


_ROWS: dict[TableName, Callable[[Game, int], Iterator[Row]]] = {"games": _games, "deals": _deals, "events": _events}


def _columns(table: TableName, game: str) -> tuple[Column, ...]:
    if table == "games":
        return (Column("id", "number"), Column("key", "text"), *tables.of_games(game))
    return (Column("game_id", "number"), *tables.of_deals(game)) if table == "deals" else tables.WHOLE_EVENTS
