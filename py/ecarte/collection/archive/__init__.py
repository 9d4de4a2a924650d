"""Archives: games in a DuckDB file, for queries in SQL.

``games`` has a row for each game (`facts.GAME_COLUMNS`, the record's canonical text, its tags), ``deals`` one for
each deal (`facts.COLUMNS`, its events), ``events`` one for each event; ``openings`` has sums of decisions. A game is
there once, whatever notes its copies have (`ecarte.collection.identity`): the first record stays. One seat's view of a
game (`views`) is replaced by the whole. Each `Archive.add` is one transaction: if interrupted, it leaves the archive as
it was.

Everything in the tables follows from the column ``ecn``. `update` rebuilds an archive from it when the archive was
made with other tables, presets or options than this program's, and `records` reads it from an archive of any version.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from threading import Timer
from types import TracebackType
from typing import Any

from ecarte.collection.archive.adding import Adding
from ecarte.collection.archive.file import (
    TAKEN,
    begin,
    connect,
    connect_to_copy,
    create,
    fetch,
    missing,
    put,
    reading,
    remove,
    state,
    stream,
    sweep,
    there,
    transaction,
    unwritten,
)
from ecarte.collection.archive.openings import find_opening
from ecarte.collection.archive.patterns import choices, find_patterns
from ecarte.collection.archive.rows import EVENTS, prepare
from ecarte.collection.archive.updating import outdated as outdated  # part of this module's public names
from ecarte.collection.archive.updating import update as update
from ecarte.collection.processes import in_order
from ecarte.collection.sources import cut, renumbered
from ecarte.collection.tables import import_duckdb, quoted
from ecarte.collection.workers import Jobs
from ecarte.core.game import Problem, RuleError
from ecarte.figures.filter import Filter
from ecarte.figures.following import Outcome, following, position
from ecarte.figures.stats import Stats, compile_measures, counts_warm_ups
from ecarte.notation import ecn
from ecarte.record import facts


@dataclass(frozen=True, slots=True)
class Added:
    """The result of an `Archive.add`.

    It counts new games and deals; games already present (also a seat's view of a present game), and how many of them
    have other notes or tags there; records left out because of their problems; and views replaced by the whole game.
    """

    games: int
    deals: int
    known: int
    left_out: int
    replaced: int = 0
    differing_copies: int = 0


class Archive:
    """An open archive, used as a context manager.

    Unless it is opened with ``write``, queries cannot change it, nor reach another file. Raises RuleError when there
    is no archive, when the file is not one, is in use or has other tables (see `outdated`), or when DuckDB is not
    installed. A new archive appears in its place when the context ends without an error.
    """

    def __init__(self, path: Path, *, write: bool = False) -> None:
        import_duckdb()
        self.path = path
        self._part: Path | None = None
        if there(path):
            self._connection = connect(path, write)
        elif not write:
            raise RuleError(missing(path))
        else:
            self._part, self._connection = begin(path)
        try:
            self._prepare(write)
        except BaseException as error:
            self._give_up()
            raise unwritten(error) from None

    def _prepare(self, write: bool) -> None:
        """Create the tables of a new archive, or check those of an existing one."""
        if self._part:
            return create(self._connection)
        problem = state(self._connection)
        if write and problem and problem.code == "E-archive-empty":  # creating it was interrupted
            return create(self._connection)
        if problem:
            raise RuleError(problem)
        sweep(self.path)
        if write:  # an earlier program may have written its rows differently
            self._connection.execute(f"CREATE OR REPLACE VIEW events AS {EVENTS}")
        return None

    def __enter__(self) -> Archive:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._give_up() if kind else self.close()

    def _give_up(self) -> None:
        """Close without keeping a file that is new."""
        self._connection.close()
        if self._part:
            remove(self._part)

    def close(self) -> None:
        """Close, and move a new archive to its place."""
        if self._part:
            try:
                put(self._part, self.path, self._connection)
            except BaseException as error:
                self._give_up()
                raise unwritten(error) from None
        self._connection.close()
        self._part = None

    def _rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        return fetch(self._connection, sql, values)

    # --- adding ---

    def add(
        self,
        sources: Iterable[tuple[str, str | Iterable[str]]],
        jobs: Jobs = 1,
        report: Callable[[str, Problem], None] = lambda name, problem: None,
        progress: Callable[[int], None] = lambda records: None,
    ) -> Added:
        """Add the records of files: pairs of a name and a text, or its lines with their ends, in any form.

        Records with errors are left out. ``report`` gets every problem with the file's name, in order, and
        ``progress`` how many records have been read. Either everything is added or, when an error is raised or the
        process ends, nothing. Raises RuleError when it cannot be written.
        """
        total = left_out = 0
        waiting = (
            ((place, name), piece)
            for place, (name, text) in enumerate(sources)
            for piece in cut(StringIO(text) if isinstance(text, str) else text)
        )
        before: Counter[int] = Counter()  # records of each file
        with transaction(self._connection):
            adding = Adding(self._connection)
            for (place, name), portion in in_order(prepare, waiting, jobs):
                left_out += portion.left_out
                for problem in renumbered(portion.problems, before[place]):
                    report(name, problem)
                before[place] += portion.records
                adding.take(portion.games)
                total += len(portion.games)
                progress(len(portion.games) + portion.left_out)
            dropped = adding.finish()
        games, deals = adding.games - dropped.new, adding.deals - dropped.new_deals
        return Added(games, deals, total - games, left_out, dropped.old, adding.differing_copies)

    # --- asking ---

    def query(self, sql: str, seconds: float = 0) -> tuple[list[str], Iterator[tuple[Any, ...]]]:
        """Return the column names and the rows of a query; raises RuleError with DuckDB's message.

        It sees ``games``, ``deals`` and ``events``, and cannot change anything. It is ended when it takes more than
        that many ``seconds`` for its first rows, or for some more of them; 0 lets it go on.
        """
        with self._asking(seconds):
            number = len(self._connection.extract_statements(sql))
            if number != 1:  # of several, DuckDB would run only the last, silently
                raise RuleError(Problem("E-query-number", None, {"number": number}))
            cursor = self._connection.execute(sql)
        names = [column[0] for column in cursor.description or ()]

        def rows() -> Iterator[tuple[Any, ...]]:
            while True:
                with self._asking(seconds):
                    taken = cursor.fetchmany(TAKEN)
                if not taken:
                    return
                yield from taken

        return names, rows()

    @contextmanager
    def _asking(self, seconds: float) -> Iterator[None]:
        """Interrupt a query after some seconds; raise RuleError when it has no answer."""
        timer = Timer(seconds, self._connection.interrupt)
        if seconds:
            timer.start()
        try:
            yield
        except import_duckdb().InterruptException:
            raise RuleError(Problem("E-query-long", None, {"seconds": f"{seconds:g}"})) from None
        except import_duckdb().Error as error:
            raise RuleError(Problem("E-query", None, {"detail": str(error)})) from None
        finally:
            timer.cancel()

    def counts(self) -> tuple[int, int]:
        """Return the numbers of games and of deals."""
        ((games, deals),) = self._rows("SELECT (SELECT count(*) FROM games), (SELECT count(*) FROM deals)")
        return games, deals

    def copies(self) -> int:
        """Return how many records are further copies of a game: archives made before 0.6 may have some."""
        ((copies,),) = self._rows("SELECT count(identity) - count(DISTINCT identity) FROM games")
        return int(copies)

    def players(self) -> list[str]:
        """Return the names of all players."""
        seats = ", ".join(facts.SEAT_COLUMNS.values())
        sql = f"SELECT DISTINCT name FROM (UNPIVOT (SELECT {seats} FROM games) ON {seats} INTO NAME seat VALUE name)"
        return sorted(str(name) for (name,) in self._rows(sql))

    def tag_names(self) -> list[str]:
        """Return the names of the tags that games have."""
        return sorted(str(name) for (name,) in self._rows("SELECT DISTINCT unnest(json_keys(tags)) FROM games"))

    def export(self, where: Filter | None = None) -> Iterator[str]:
        """Return the records in the order they were added, byte for byte as in canonical ECN.

        These are all records, or those that meet a condition.
        """
        find_patterns(self._connection, where)
        condition = f" WHERE game IS NOT NULL AND {where.sql}" if where else ""
        for (text,) in stream(self._connection, f"SELECT g.ecn FROM games g{condition} ORDER BY g.id"):
            yield str(text)

    def following(self, sequence: str) -> dict[str, Outcome]:
        """Return what was done next in positions like one, how often, and how the deals ended (docs/guide/filter.md).

        A position of an opening, as `ecarte.figures.openings` writes it, is answered from sums; for any other sequence
        the deals are looked at. Raises RuleError for a condition that is none.
        """
        condition = position(sequence)
        return self.opening(sequence) or following(choices(self._connection, condition))

    def opening(self, position: str) -> dict[str, Outcome]:
        """Return what was done in a position of an opening, by the sums alone: nothing if it is written otherwise."""
        return find_opening(self._connection, position)

    def stats(self, where: Filter | None = None) -> dict[str, Stats]:
        """Return the statistics of all games, or of those that meet a condition, by game."""
        find_patterns(self._connection, where)
        condition = f"g.game IS NOT NULL AND {where.sql}" if where else "g.game IS NOT NULL"
        by_game: dict[str, Stats] = {}
        left_out = "false" if counts_warm_ups(where) else "g.warm_up"
        counted = (
            f"SELECT game, count(*) FILTER ({left_out}) FROM games g WHERE {condition} GROUP BY game ORDER BY game"
        )
        for game, warm_ups in self._rows(counted):
            stats = by_game[game] = Stats(game, warm_ups=int(warm_ups))
            of_game = f"g.game = {quoted(str(game))} AND NOT {left_out} AND {condition}"
            for (sides,) in self._rows(f"SELECT DISTINCT sides FROM games g WHERE {of_game} ORDER BY sides"):
                for side in str(sides).split("-"):
                    for seat in side:
                        self._observe(stats, seat, side, f"g.sides = {quoted(str(sides))} AND {of_game}")
        return by_game

    def _observe(self, stats: Stats, seat: str, side: str, condition: str) -> None:
        """Count the measures for the player in a seat, as `Stats.add` does."""

        def named(seat: str) -> str:
            return f"coalesce(g.{facts.SEAT_COLUMNS[seat]}, '?')"

        partners = [f"{named(seat)} <> {named(each)}" for each in side[: side.index(seat)]]
        first = "".join(f" AND {each}" for each in partners)  # the first seat that this player has on the side
        for per in ("game", "deal"):
            chosen = [each for each in compile_measures(stats.game, seat, side) if each.measure.per == per]
            sums = ", ".join(
                "count(v) FILTER (o), coalesce(sum(v) FILTER (o), 0), coalesce(sum(v * v) FILTER (o), 0)".replace(
                    "v", f"v{at}"
                ).replace("(o)", f"(o{at})")
                for at in range(len(chosen))
            )
            values = ", ".join(
                f"({each.value.value_sql})::BIGINT AS v{at},"
                f" ({each.of.deal_sql}{'' if each.of_seat else first}) AS o{at}"
                for at, each in enumerate(chosen)
            )
            source = "games g" if per == "game" else "deals d JOIN games g ON g.id = d.game_id"
            sql = (
                f"SELECT player, {sums} FROM (SELECT {named(seat)} AS player, {values} FROM {source}"
                f" WHERE {condition}) GROUP BY player"
            )
            for who, *numbers in self._rows(sql):
                for at, each in enumerate(chosen):
                    n, total, squares = numbers[3 * at : 3 * at + 3]
                    if n:
                        stats.sums_of(str(who), each.measure.name).add(int(n), int(total), int(squares))


def records(
    path: Path, where: Filter | None = None, report: Callable[[Problem], None] = lambda problem: None
) -> Iterator[str]:
    """Yield the records of an archive of any version, in the order they were added, byte for byte.

    With ``where``, only those that meet the condition; a record that cannot be read then goes to ``report`` and is
    left out. An archive that is in use is read as it is on the disk.
    """
    if not there(path):
        raise RuleError(missing(path))
    try:
        connection = connect(path)
    except RuleError as error:
        if error.problems[0].code != "E-archive-used":
            raise
        connection = connect_to_copy(path, error)
    with closing(connection), reading():
        wrong = state(connection)
        if wrong and wrong.code in ("E-archive-other", "E-archive-empty"):
            raise RuleError(wrong)
        if not wrong:
            find_patterns(connection, where)
        condition = f" WHERE game IS NOT NULL AND {where.sql}" if where and not wrong else ""
        for (text,) in stream(connection, f"SELECT g.ecn FROM games g{condition} ORDER BY g.id"):
            if where is None or not wrong or _holds(where, text, report):
                yield str(text)


def _holds(where: Filter, text: str, report: Callable[[Problem], None]) -> bool:
    """Return whether a record meets a condition, judged by its text, not by the tables."""
    (reading,) = ecn.read(text)
    if reading.play is not None and reading.sound:
        return where.asks(reading.play.record)
    for problem in reading.problems:
        report(problem)
    return False
