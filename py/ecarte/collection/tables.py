"""Games, deals and events as tables; csv with Python alone, Parquet through DuckDB.

In csv and Parquet a row is a deal, the facts of its game first; the columns are `COLUMNS`. `of_games`, `of_deals` and
`EVENTS` are the columns of three tables that refer to each other, as in an archive.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from ecarte.collection import spreadsheet
from ecarte.core.cards import format_cards
from ecarte.core.columns import Column, Fact, Kind, Row
from ecarte.core.game import Problem, RuleError
from ecarte.games import GAMES
from ecarte.notation import ecn, link
from ecarte.notation import json as to_json
from ecarte.record import Play, Record, facts

if TYPE_CHECKING:
    from types import ModuleType

COLUMNS: tuple[Column, ...] = (Column("key", "text"), *facts.GAME_COLUMNS, *facts.COLUMNS)
"""The columns. ``key`` is the same in all deals of a game, and unique to the game."""

LINK = Column(spreadsheet.COLUMN, "text")
"""The column of the game's link."""

EVENTS: tuple[Column, ...] = (
    *(Column(name, "number") for name in ("game_id", "deal", "attempt", "n")),
    *(Column(name, "text") for name in ("event", "kind", "seat", "cards", "said", "suffix")),
)
"""The columns of events; docs/guide/archive.md says what is in them."""

WHOLE_EVENTS: tuple[Column, ...] = (*EVENTS, *(Column(name, "text") for name in ("dealer", "cut", "tags")))
"""The columns of events from which games can be read again.

Besides `EVENTS` they have the dealer, in the first row of a deal the words of its cut, and in that of a game its tags.
"""

TYPES: dict[Kind, str] = {"text": "VARCHAR", "number": "INTEGER", "flag": "BOOLEAN"}
"""The types of the kinds of columns in DuckDB and in Parquet."""


def rows(play: Play) -> Iterator[Row]:
    """Return a row for each deal of a verified record."""
    deals = facts.deals(play.record)
    game = {"key": facts.key(ecn.dumps(play)), **facts.game(play.record, deals)}
    for deal in deals:
        yield {**game, **deal}


def of_games(game: str) -> tuple[Column, ...]:
    """Return the columns of the games of one kind, without those that only other games have."""
    own, others = _only(game), {name for other in GAMES if other != game for name in _only(other)}
    return tuple(column for column in facts.GAME_COLUMNS if column.name in own or column.name not in others)


def _only(game: str) -> set[str]:
    """Return the names of the columns that depend on the kind of the game."""
    seats = {facts.SEAT_COLUMNS[seat] for seat in GAMES[game].all_seats}
    sides = {f"final_{side}" for side in GAMES[game].all_sides}
    return seats | sides | {column.name for column in facts.FACTS[game].GAME_COLUMNS}


def of_deals(game: str) -> tuple[Column, ...]:
    """Return the columns of the deals of one kind of game."""
    return facts.FACTS[game].COLUMNS


def events(record: Record) -> Iterator[tuple[int, int, int, str, str, str, str, str, str]]:
    """Return the events of a record: the values of `EVENTS` without the first."""
    order = "" if record.tag("DealOrder") == "kept" else record.options().order
    for deal in record.deals:
        number, attempt = deal.head.number, deal.head.attempt
        for n, entry in enumerate(deal.entries, 1):
            event = entry.event.in_order(order)
            nothing = "0" if event.do == "discard" else ""
            said = ":".join((event.verb, *event.args)) if event.do in ("say", "ruling") else event.call
            cards = format_cards(event.cards) or nothing
            yield number, attempt, n, str(event), event.do, event.seat, cards, said, event.suffix


def whole_events(play: Play) -> Iterator[tuple[str | int | None, ...]]:
    """Return the events of a verified record: the values of `WHOLE_EVENTS` without the first."""
    deals = {(deal.head.number, deal.head.attempt): deal for deal in play.record.deals}
    tags: str | None = to_json.format_tags(play)
    for event in events(play.record):
        deal = deals[event[:2]]
        cut = deal.note.value("cut") if event[2] == 1 else ""
        yield (*event, deal.head.dealer, cut or None, tags)
        tags = None  # only the first row has them


def csv_of_game(play: Play, columns: Iterable[Column] = COLUMNS, *, raw: bool = False) -> str:
    """Return the deals of a game as lines of csv. Flags are true and false, unknown values are empty.

    Texts that a spreadsheet would run as formulas are defused, unless they are wanted ``raw``. A column `LINK` holds
    the game's link, from which it can be read again. Raises RuleError when it has none.
    """
    columns = tuple(columns)
    made = {LINK.name: link.dumps(play)} if LINK in columns else {}
    return format_csv(({**row, **made} for row in rows(play)), columns, raw=raw)


def format_csv(table: Iterable[Row], columns: Iterable[Column] = COLUMNS, *, raw: bool = False) -> str:
    """Return rows as lines of csv, without the heading; ``raw`` as in `csv_of_game`."""
    names = [column.name for column in columns]
    buffer = io.StringIO()
    writer = csv.writer(buffer, lineterminator="\n")
    for row in table:
        writer.writerow([_csv(row.get(name), raw) for name in names])
    return buffer.getvalue()


def _csv(value: Fact, raw: bool) -> str | int:
    if value is None:
        return ""
    if isinstance(value, str):
        return value if raw else spreadsheet.defuse(value)
    return str(value).lower() if isinstance(value, bool) else value


def heading(columns: Iterable[Column] = COLUMNS) -> str:
    """Return the first line of csv, which names the columns."""
    return ",".join(column.name for column in columns) + "\n"


def write_parquet(lines: Iterable[str], path: Path, columns: Iterable[Column] = COLUMNS) -> None:
    """Write deals to a Parquet file, completely or not at all; ``lines`` are the `heading` and raw csv of games.

    Raises RuleError without DuckDB, OSError when the file cannot be written.
    """
    duckdb = import_duckdb()
    beside = path.with_name(f".{path.name}.part")
    with TemporaryDirectory() as folder, duckdb.connect() as connection:
        connection.execute(QUIET)
        written = Path(folder) / "deals.csv"
        with written.open("w", encoding="utf-8", newline="") as file:
            file.writelines(lines)
        try:
            connection.execute(
                f"COPY (FROM {format_csv_source(written, columns)}) TO {quoted(str(beside))}"
                " (FORMAT parquet, COMPRESSION zstd)"
            )
            beside.replace(path)
        except duckdb.Error as error:
            raise OSError(str(error)) from None
        finally:
            beside.unlink(missing_ok=True)


QUIET = "SET enable_progress_bar = false"
"""Keeps DuckDB from drawing on standard output, as it does in an interactive Python once a query takes two seconds."""


def import_duckdb() -> ModuleType:
    """Return DuckDB's module; raises RuleError when it is not installed."""
    try:
        import duckdb
    except ImportError:
        raise RuleError(Problem("E-extra", None, {"package": "duckdb", "extra": "archive"})) from None
    return duckdb


def format_csv_source(path: Path, columns: Iterable[Column]) -> str:
    """Return a csv file of this module as a table in DuckDB's SQL; empty fields are NULL, texts may span lines."""
    types = ", ".join(f"{quoted(column.name)}: '{TYPES[column.kind]}'" for column in columns)
    return (
        f"read_csv({quoted(str(path))}, header=true, auto_detect=false, delim=',', quote='\"',"
        f" escape='\"', nullstr='', new_line='\\n', parallel=false, max_line_size=16777216, columns={{{types}}})"
    )


def identifier(name: str) -> str:
    """Return a name of a table, a column or a file as SQL writes it."""
    escaped = name.replace('"', '""')
    return f'"{escaped}"'


def quoted(text: str) -> str:
    """Return a text in SQL."""
    return "'" + text.replace("'", "''") + "'"
