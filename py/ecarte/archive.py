"""Archives: games in a DuckDB file, to be asked in SQL.

``games`` has a row for each game (`facts.GAME_COLUMNS`, the record's canonical text, its tags),
``deals`` one for each deal (`facts.COLUMNS`, its events), ``events`` one for each event. A record is
known by the hash of its canonical text, so that adding it twice changes nothing. What is added goes in
as one transaction: an interrupted `Archive.add` leaves the archive as it was.
"""

from __future__ import annotations

import csv
import io
import json
import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any

from ecarte import facts
from ecarte.cards import sort_cards
from ecarte.columns import Column, Fact
from ecarte.filter import Filter
from ecarte.game import Event, Problem, RuleError
from ecarte.notation import ecn
from ecarte.notation.stream import Part, Source, parts
from ecarte.record import Play, Record
from ecarte.simulate import processes
from ecarte.stats import Stats, compiled
from ecarte.tables import TYPES, import_duckdb, quoted, read_csv

VERSION = 1
"""Of the tables, but for the facts in them; an archive that another version made is refused."""

PORTION = 400  # records that are read at a time, by one process
_LARGEST = 1 << 22  # characters of them
_TAKEN = 10_000  # rows fetched at a time

_GAME = (Column("key", "text"), *facts.GAME_COLUMNS, Column("tags", "text"), Column("ecn", "text"))
_DEAL = (*facts.COLUMNS, Column("moves", "text"))
_NUMBER = Column("nr", "number")  # by which added records are told apart, ascending

EVENTS = """
    SELECT game_id, deal, attempt, n, event, kind,
        CASE WHEN kind IN ('turn', 'ruling') THEN '' ELSE event[1] END AS seat,
        CASE WHEN kind IN ('say', 'ruling') THEN '' WHEN kind = 'turn' THEN ltrim(plain, '^')
            WHEN kind = 'play' THEN plain[3:4] ELSE plain[3:] END AS cards,
        CASE kind WHEN 'say' THEN plain[3:] WHEN 'ruling' THEN plain[2:] WHEN 'play' THEN plain[6:] ELSE '' END AS said,
        split_part(event, '~', 2) AS suffix
    FROM (
        SELECT game_id, deal, attempt, n, event, split_part(event, '~', 1) AS plain,
            CASE event[1] WHEN '^' THEN 'turn' WHEN '&' THEN 'ruling' ELSE
                CASE event[2] WHEN '<' THEN 'deal' WHEN '-' THEN 'discard' WHEN '+' THEN 'draw'
                    WHEN '.' THEN 'play' WHEN '^' THEN 'take' ELSE 'say' END
            END AS kind
        FROM (
            SELECT game_id, deal, attempt, unnest(range(1, len(words) + 1)) AS n, unnest(words) AS event
            FROM (SELECT game_id, deal, attempt, string_split(moves, ' ') AS words FROM deals WHERE moves IS NOT NULL)
        )
    )
"""
"""The view ``events``: one row for each event, taken from the deals when it is asked for."""


@dataclass(frozen=True, slots=True)
class Added:
    """What an `Archive.add` did: games and deals that are new, games that were there, records left out
    because of their problems."""

    games: int
    deals: int
    known: int
    left_out: int


class Archive:
    """An open archive, to be closed: use it in a ``with``.

    Opened to be read it is shown to nobody's queries but as it is: they can change nothing, and reach
    no other file. Raises RuleError when there is none, when the file is no archive, is in use, or DuckDB
    is not installed. A file that an interrupted ``with`` made is taken away again, unless something is in it.
    """

    def __init__(self, path: Path, *, write: bool = False) -> None:
        self.path = path
        self._duckdb = import_duckdb()
        self._fresh = not path.exists()  # made here, and nothing is in it yet
        if not write and self._fresh:
            raise RuleError(Problem("E-file", None, {"reason": "missing", "detail": ""}))
        # Only what is to be read by a query is shut off from the world: adding reads its own csv files.
        settings = {"python_enable_replacements": "false"}
        if not write:
            settings |= {"enable_external_access": "false", "lock_configuration": "true"}
        try:
            self._connection = self._duckdb.connect(str(path), read_only=not write, config=settings)
        except self._duckdb.Error as error:
            raise RuleError(Problem("E-archive", None, {"detail": _first_line(error)})) from None
        try:
            self._check(write)
        except BaseException:
            self._give_up()
            raise

    def __enter__(self) -> Archive:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._give_up() if kind else self.close()

    def _give_up(self) -> None:
        """Closes; where there was no file before, and nothing has been added, there is none again."""
        self.close()
        if self._fresh:
            self.path.unlink(missing_ok=True)

    def close(self) -> None:
        self._connection.close()

    def _check(self, write: bool) -> None:
        """That the tables are ours; an empty file gets them when it is to be written."""
        names = {name for (name,) in self._rows("SELECT table_name FROM information_schema.tables")}
        if write and not names:
            self._create()
            return
        if "archive" not in names:
            raise RuleError(Problem("E-archive-other", None, {}))
        ((version,),) = self._rows("SELECT version FROM archive")
        found = self._rows(
            "SELECT table_name, column_name, data_type FROM information_schema.columns"
            " WHERE table_name IN ('games', 'deals') ORDER BY table_name DESC, ordinal_position"
        )
        wanted = [("games", "id", "INTEGER"), *(("games", column.name, TYPES[column.kind]) for column in _GAME)]
        wanted += [("deals", "game_id", "INTEGER"), *(("deals", column.name, TYPES[column.kind]) for column in _DEAL)]
        if version != VERSION or found != wanted:
            raise RuleError(Problem("E-archive-version", None, {}))
        if write:  # one that an earlier program made may lack a column
            self._connection.execute(f"CREATE OR REPLACE VIEW events AS {EVENTS}")

    def _create(self) -> None:
        self._connection.execute("BEGIN")
        self._connection.execute("CREATE TABLE archive (version INTEGER)")
        self._connection.execute("INSERT INTO archive VALUES (?)", [VERSION])
        self._connection.execute(f"CREATE TABLE games (id INTEGER, {_declared(_GAME)})")
        self._connection.execute(f"CREATE TABLE deals (game_id INTEGER, {_declared(_DEAL)})")
        self._connection.execute(f"CREATE VIEW events AS {EVENTS}")
        self._connection.execute("COMMIT")

    def _rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        rows: list[tuple[Any, ...]] = self._connection.execute(sql, list(values)).fetchall()
        return rows

    def _stream(self, sql: str) -> Iterator[tuple[Any, ...]]:
        cursor = self._connection.execute(sql)
        while rows := cursor.fetchmany(_TAKEN):
            yield from rows

    # --- adding ---

    def add(
        self,
        sources: Iterable[tuple[str, Source]],
        jobs: int = 1,
        report: Callable[[str, Problem], None] = lambda name, problem: None,
        progress: Callable[[int], None] = lambda records: None,
    ) -> Added:
        """Adds the records of files: pairs of a name and a text, its lines, each with its end, or an open file.

        Records with errors are left out; ``report`` is told every problem with the file's name, in
        order, and ``progress`` how many records have been read. All of it goes in, or, when an error
        is raised or the process ends, nothing.
        """
        with TemporaryDirectory(prefix="ecarte-") as folder:
            games, deals = Path(folder) / "games.csv", Path(folder) / "deals.csv"
            found = left_out = 0
            with (
                games.open("w", encoding="utf-8", newline="") as games_file,
                deals.open("w", encoding="utf-8", newline="") as deals_file,
            ):
                for name, portion in _portions(sources, jobs):
                    left_out += portion.left_out
                    for problem in portion.problems:
                        report(name, problem)
                    games_file.write(portion.games)
                    deals_file.write(portion.deals)
                    found += portion.records
                    progress(portion.records + portion.left_out)
            new_games, new_deals = self._take_in(games, deals)
            self._fresh = False
        return Added(new_games, new_deals, found - new_games, left_out)

    def _take_in(self, games: Path, deals: Path) -> tuple[int, int]:
        """The records of two csv files, those that are not there yet, in one transaction."""
        execute = self._connection.execute
        execute("BEGIN")
        try:
            execute(f"CREATE TEMP TABLE added AS FROM {read_csv(games, (_NUMBER, *_GAME), header=False)}")
            execute(
                "CREATE TEMP TABLE fresh AS"
                " SELECT nr, row_number() OVER (ORDER BY nr) + (SELECT coalesce(max(id), 0) FROM games) AS id"
                " FROM (SELECT min(nr) AS nr FROM added WHERE key NOT IN (SELECT key FROM games) GROUP BY key)"
            )
            execute(
                f"INSERT INTO games BY NAME SELECT id, {_named(_GAME)} FROM added JOIN fresh USING (nr) ORDER BY id"
            )
            moved = read_csv(deals, (_NUMBER, *_DEAL), header=False)
            execute(
                f"INSERT INTO deals BY NAME SELECT id AS game_id, {_named(_DEAL)} FROM {moved} JOIN fresh USING (nr)"
                " ORDER BY id, deal, attempt"
            )
            ((new_games, new_deals),) = self._rows(
                "SELECT (SELECT count(*) FROM fresh), (SELECT count(*) FROM deals JOIN fresh ON id = game_id)"
            )
            execute("DROP TABLE added")
            execute("DROP TABLE fresh")
            execute("COMMIT")
        except BaseException:
            execute("ROLLBACK")
            raise
        return new_games, new_deals

    # --- asking ---

    def query(self, sql: str) -> tuple[list[str], Iterator[tuple[Any, ...]]]:
        """The names of the columns and the rows of a query; raises RuleError with what DuckDB says is wrong.

        It sees ``games``, ``deals`` and ``events`` and can change nothing.
        """
        try:
            number = len(self._connection.extract_statements(sql))
            if number > 1:  # DuckDB would answer the last, and say nothing of the others
                raise RuleError(Problem("E-query-number", None, {"number": number}))
            cursor = self._connection.execute(sql)
            names = [column[0] for column in cursor.description or ()]
        except self._duckdb.Error as error:
            raise RuleError(Problem("E-query", None, {"detail": str(error)})) from None

        def rows() -> Iterator[tuple[Any, ...]]:
            try:
                while taken := cursor.fetchmany(_TAKEN):
                    yield from taken
            except self._duckdb.Error as error:
                raise RuleError(Problem("E-query", None, {"detail": str(error)})) from None

        return names, rows()

    def counts(self) -> tuple[int, int]:
        """How many games and how many deals there are."""
        ((games, deals),) = self._rows("SELECT (SELECT count(*) FROM games), (SELECT count(*) FROM deals)")
        return games, deals

    def export(self, where: Filter | None = None) -> Iterator[str]:
        """The records in the order they were added, byte for byte as in canonical ECN; all, or those that
        a condition holds of."""
        condition = f" WHERE {where.sql}" if where else ""
        for (text,) in self._stream(f"SELECT g.ecn FROM games g{condition} ORDER BY g.id"):
            yield str(text)

    def stats(self, where: Filter | None = None) -> dict[str, Stats]:
        """The statistics of all games, or of those that a condition holds of, by game."""
        condition = where.sql if where else "true"
        found: dict[str, Stats] = {}
        for (game,) in self._rows(f"SELECT DISTINCT game FROM games g WHERE {condition} ORDER BY game"):
            stats = found[game] = Stats(game)
            of_game = f"g.game = {quoted(str(game))} AND {condition}"
            for (sides,) in self._rows(f"SELECT DISTINCT sides FROM games g WHERE {of_game} ORDER BY sides"):
                for side in str(sides).split("-"):
                    for seat in side:
                        self._observe(stats, seat, side, f"g.sides = {quoted(str(sides))} AND {of_game}")
        return found

    def _observe(self, stats: Stats, seat: str, side: str, condition: str) -> None:
        """Counts what the measures say of whoever sits in a seat, as `Stats.add` does."""

        def named(seat: str) -> str:
            return f"coalesce(g.{facts.SEAT_COLUMNS[seat]}, '?')"

        partners = [f"{named(seat)} <> {named(each)}" for each in side[: side.index(seat)]]
        first = "".join(f" AND {each}" for each in partners)  # the first seat that this player has on the side
        for per in ("game", "deal"):
            chosen = [each for each in compiled(stats.game, seat, side) if each.measure.per == per]
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
                        stats.of(str(who), each.measure.name).add(int(n), int(total), int(squares))


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0]


def _declared(columns: Iterable[Column]) -> str:
    return ", ".join(f'"{column.name}" {TYPES[column.kind]}' for column in columns)


def _named(columns: Iterable[Column]) -> str:
    return ", ".join(f'"{column.name}"' for column in columns)


# --- reading what is to be added, perhaps in other processes ----------------------------------------


@dataclass(frozen=True, slots=True)
class _Portion:
    """Some records of a file, read: rows in csv, each with the record's number in front; what was wrong."""

    games: str
    deals: str
    problems: tuple[Problem, ...]
    records: int
    left_out: int


def _portions(sources: Iterable[tuple[str, Source]], jobs: int) -> Iterator[tuple[str, _Portion]]:
    """All that is to be added, in order, read by so many processes."""
    pieces = enumerate((name, piece) for name, source in sources for piece in _pieces(parts(source)))
    if jobs < 2:
        for at, (name, piece) in pieces:
            yield name, _prepare(at * PORTION, piece)
        return
    with processes(jobs) as pool:
        waiting: deque[tuple[str, Future[_Portion]]] = deque()
        try:
            for at, (name, piece) in pieces:
                waiting.append((name, pool.submit(_prepare, at * PORTION, piece)))
                if len(waiting) > 2 * jobs:  # no more in memory than keeps everybody busy
                    first, future = waiting.popleft()
                    yield first, future.result()
            while waiting:
                first, future = waiting.popleft()
                yield first, future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _pieces(found: Iterator[Part]) -> Iterator[list[Part]]:
    """The records of a file, some at a time."""
    kept: list[Part] = []
    size = 0
    for part in found:
        kept.append(part)
        size += len(part.text)
        if len(kept) == PORTION or size > _LARGEST:
            yield kept
            kept, size = [], 0
    if kept:
        yield kept


def _prepare(first: int, piece: list[Part]) -> _Portion:
    """The rows of some records, numbered from ``first``."""
    games: list[list[Fact]] = []
    deals: list[list[Fact]] = []
    problems: list[Problem] = []
    left_out = 0
    for part in piece:
        reading = ecn.read_part(part)
        problems += reading.problems
        if reading.play is None or not reading.sound:
            left_out += part.number > 0
            continue
        number = first + len(games)
        game, rows = _rows(reading.play, reading.moves)
        games.append([number, *game])
        deals += [[number, *row] for row in rows]
    return _Portion(_csv(games), _csv(deals), tuple(problems), len(games), left_out)


def _csv(rows: list[list[Fact]]) -> str:
    buffer = io.StringIO()
    csv.writer(buffer, lineterminator="\n").writerows(rows)
    return buffer.getvalue()


_GAME_NAMES = tuple(column.name for column in facts.GAME_COLUMNS)
_DEAL_NAMES = tuple(column.name for column in facts.COLUMNS)


def _rows(play: Play, movetext: str) -> tuple[list[Fact], list[list[Fact]]]:
    """A game's row and those of its deals, in the order of the columns; ``movetext`` is its canonical one,
    where that is known, without notes then."""
    record = play.record
    options = record.options()
    text = ecn.dumps(play, movetext)
    deals = facts.deals(record, options)
    game = facts.game(record, deals, options)
    tags = json.dumps(_tags(record), ensure_ascii=False)
    row = [facts.key(text), *map(game.get, _GAME_NAMES), tags, text]
    moves = _bare(movetext) if movetext else _written(record, options)
    return row, [[*map(found.get, _DEAL_NAMES), words] for found, words in zip(deals, moves, strict=True)]


_CHECKS = re.compile(r" /[NESW]|^=.*\n", re.MULTILINE)
_HEAD = re.compile(r"^[0-9]+(?:/[0-9]+)?\. [NESW]\n", re.MULTILINE)


def _bare(movetext: str) -> list[str]:
    """The events of each deal of a canonical movetext without notes."""
    events = movetext[: movetext.rindex("\n", 0, -1) + 1]  # without the result
    return [deal[:-1].replace("\n", " ") for deal in _HEAD.split(_CHECKS.sub("", events))[1:]]


def _written(record: Record, options: Any) -> list[str]:
    """The events of each deal as canonical ECN writes them."""
    order = "" if record.tag("DealOrder") == "kept" else options.order
    return [" ".join([_word(entry.event, order) for entry in deal.entries]) for deal in record.deals]


def _tags(record: Record) -> Mapping[str, str]:
    """The tags that stand once; options are in a column of their own."""
    return {name: value for name, value in reversed(record.tags) if name != "Option"}


def _word(event: Event, order: str) -> str:
    """An event as canonical ECN writes it."""
    if order and event.do in ("deal", "discard", "draw"):
        event = replace(event, cards=sort_cards(event.cards, order))
    return str(event)
