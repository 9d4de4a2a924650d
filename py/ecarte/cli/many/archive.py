"""``ecarte archive``: games in a DuckDB file, for queries in SQL."""

from __future__ import annotations

import csv
import io
import json
import shlex
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from decimal import Decimal
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ecarte.cli.kit.columns import Raw
from ecarte.cli.kit.conditions import NamesInCondition, Where, parse_condition
from ecarte.cli.kit.helping import Command, Group
from ecarte.cli.kit.pictures import Picture
from ecarte.cli.kit.records import Files, Jobs, Output, Records, Scheduler, refuse_printing, total_size, writing
from ecarte.cli.kit.terminal import COLOR, USAGE, AsJson, Color, Lang, Terminal, command, plain_table
from ecarte.cli.many.stats import MeasureNames, PlayerNames, Shown
from ecarte.collection.archive import Archive, outdated, records, update
from ecarte.collection.files import ARCHIVE, STANDARD, is_archive, lines, same, size
from ecarte.collection.spreadsheet import defuse
from ecarte.collection.workers import Workers
from ecarte.core.game import Problem, RuleError
from ecarte.figures.filter import Filter
from ecarte.figures.following import Outcome
from ecarte.requests.subjects import openings
from ecarte.text import printable

if TYPE_CHECKING:
    from ecarte.types.analysis import Opening, Unit, Worth


def _shared(lang: Lang = None, color: Annotated[Color | None, COLOR] = None) -> None:
    """Take the options that stand before an action."""


archive = typer.Typer(cls=Group, callback=_shared, no_args_is_help=True)

Database = Annotated[Path, typer.Argument(metavar="FILE.duckdb", show_default=False)]


@archive.command(cls=Command)
@command
def add(terminal: Terminal, database: Database, files: Files, jobs: Jobs = 1, scheduler: Scheduler = None) -> int:
    """Add the records of files to an archive."""
    workers = Workers(jobs, scheduler)
    refuse_printing(terminal, [str(database), *files])
    is_swapped = not is_archive(files[-1]) or size(str(database))  # the first is a file of records, which has a size
    if database.suffix != ARCHIVE and Path(files[-1]).suffix == ARCHIVE and is_swapped:
        terminal.fail("cli-archive-first", archive=files[-1], file=str(database))
    if any(same(str(database), name) for name in files):
        terminal.fail("cli-archive-itself", file=str(database))
    is_new = not database.exists()
    with _open(terminal, database, workers, write=True) as opened:
        status, said = _add(terminal, opened, files, workers)
        is_empty = not opened.counts()[0]
    if is_new and is_empty and status == USAGE:  # no file could be read
        database.unlink()
    terminal.note(said)  # now that the archive exists
    return status


@archive.command(cls=Command)
@command
def query(
    terminal: Terminal,
    database: Database,
    sql: Annotated[str, typer.Argument(metavar="SQL", show_default=False)],
    as_json: AsJson = False,
    as_csv: Annotated[bool, typer.Option("--csv")] = False,
    raw: Raw = False,
    seconds: Annotated[float, typer.Option("--seconds", metavar="SECONDS", min=0)] = 60,
    jobs: Jobs = 1,
) -> None:
    """Print the rows of a query."""
    if raw and not as_csv:
        terminal.fail("cli-raw-csv")
    refuse_printing(terminal, [str(database), *([STANDARD] if sql == STANDARD else [])])
    with _open(terminal, database, jobs) as opened:
        text = "".join(lines(STANDARD)) if sql == STANDARD else sql
        write_rows(terminal, *opened.query(text, seconds), as_json, as_csv, raw)


@archive.command(cls=Command)
@command
def stats(
    terminal: Terminal,
    database: Database,
    where: Where = None,
    player: PlayerNames = None,
    measure: MeasureNames = None,
    as_json: AsJson = False,
    picture: Picture = None,
    jobs: Jobs = 1,
) -> None:
    """Print statistics of players."""
    refuse_printing(terminal, [str(database)])
    condition = _condition(terminal, where)
    shown = Shown(terminal, player, measure, as_json, picture)
    with _open(terminal, database, jobs) as opened:
        by_game = opened.stats(condition)
        named = NamesInCondition(where)
        if named.are_any or not by_game:
            named.add(opened.counts()[0], opened.players(), opened.tag_names())
        shown.print(by_game, named)


@archive.command("next", cls=Command)
@command
def following(
    terminal: Terminal,
    database: Database,
    sequence: Annotated[str | None, typer.Argument(metavar="EXPR", show_default=False)] = None,
    like: Annotated[str | None, typer.Option("--like", metavar="FILE", show_default=False)] = None,
    at: Annotated[str | None, typer.Option("--at", metavar="DEAL#EVENT", show_default=False)] = None,
    number: Annotated[int, typer.Option("--number", "-n", metavar="N", min=1)] = 1,
    as_json: AsJson = False,
    as_csv: Annotated[bool, typer.Option("--csv")] = False,
    jobs: Jobs = 1,
) -> None:
    """Print what was done next in positions like one."""
    refuse_printing(terminal, [str(database)])
    if (sequence is None) == (like is None) or (like is None) != (at is None):
        terminal.fail("cli-archive-next-one")
    worths: Mapping[str, Worth] = {}
    names = ["next", "deals", "won", "lost", "points"]
    kind: Unit = "points"
    if like is not None and at is not None:
        opening = _opening(terminal, like, number, at)
        sequence, worths, kind = opening["position"], opening["worths"], opening.get("unit", kind)
        names += ["worth"] if worths else []
        terminal.note(sequence)
    assert sequence is not None
    parse_condition(terminal, sequence, is_position=True)
    with _open(terminal, database, jobs) as opened:
        answer = opened.following(sequence) if like is None else opened.opening(sequence)
    for name in sorted(worths, key=lambda name: -worths[name][kind]):
        answer.setdefault(name, Outcome())  # nobody has done it yet
    rows = (
        (name, one.deals, one.won, one.lost, one.points, *([_worth(worths.get(name), kind)] if worths else []))
        for name, one in answer.items()
    )
    write_rows(terminal, names, rows, as_json, as_csv, raw=False)


def _opening(terminal: Terminal, file: str, number: int, at: str) -> Opening:
    """Return the position at a moment of a game of a file, or end the command."""
    records = Records(terminal, [file])
    play = next(islice(records.sound(STANDARD), number - 1, number), None)
    if play is None:
        terminal.fail("cli-show-missing", number=number)
    try:
        opening = openings.opening(play, at)
    except RuleError as error:
        terminal.refuse(*error.problems)
    if opening is None:
        terminal.fail("cli-archive-next-later")
    return opening


def _worth(worth: Worth | None, kind: Unit) -> float | None:
    return None if worth is None else round(worth[kind], 4 if kind == "game" else 1)


@archive.command(cls=Command)
@command
def export(terminal: Terminal, database: Database, where: Where = None, output: Output = STANDARD) -> int:
    """Write the records of an archive of any version."""
    refuse_printing(terminal, [str(database)])
    condition = _condition(terminal, where)
    with _refusals(terminal, database), writing(terminal, output) as write:
        status = _export(terminal, database, condition, write)
    with suppress(RuleError):  # an archive of another version has no names to compare with
        named = NamesInCondition(where)
        if named.are_any:
            with Archive(database) as opened:
                named.add(opened.counts()[0], opened.players(), opened.tag_names())
            named.report_missing(terminal)
    return status


def _condition(terminal: Terminal, where: str | None) -> Filter | None:
    return parse_condition(terminal, where) if where is not None else None


@contextmanager
def _open(terminal: Terminal, file: Path, jobs: int | Workers, *, write: bool = False) -> Iterator[Archive]:
    """Open an archive, after rebuilding one of another version."""
    with _refusals(terminal, file):
        is_rebuilt = _bring_up_to_date(terminal, file, jobs)
        with Archive(file, write=write) as opened:
            if is_rebuilt and (copies := opened.copies()):
                terminal.note(terminal.words("cli-archive-copies", file=shlex.quote(str(file)), records=copies))
            yield opened


@contextmanager
def _refusals(terminal: Terminal, file: Path) -> Iterator[None]:
    """End the command with the sentences of what is wrong with an archive, or with the query."""
    try:
        yield
    except RuleError as error:
        if error.problems[0].code == "E-archive" and size(str(file)):  # it is a file, and none of DuckDB's
            terminal.fail("cli-archive-none", file=str(file))
        terminal.stop("\n".join(f"{file}: {terminal.refusal(each)}" for each in error.problems))


def _bring_up_to_date(terminal: Terminal, file: Path, jobs: int | Workers) -> bool:
    """Rebuild an archive of another version before it is used; return whether it was one."""
    number = outdated(file)
    if number is None:
        return False
    terminal.note(terminal.words("cli-archive-update", file=str(file), records=number))
    with terminal.progress(None) as meter:
        unread = update(file, jobs, meter.count)
    if unread:
        terminal.note(terminal.words("cli-archive-unread", records=unread))
    return True


def _add(terminal: Terminal, opened: Archive, files: list[str], jobs: int | Workers) -> tuple[int, str]:
    """Add files; return the exit status and the sentence to print."""
    status = 0
    unread: set[str] = set()

    def report(file: str, problem: Problem) -> None:
        nonlocal status
        if problem.code == "E-no-record" and file in unread:  # the reason has been reported
            return
        if problem.line is None:
            unread.add(file)
        if problem.severe:  # warnings are for ``check``
            status = max(status, USAGE if problem.code == "E-file" else 1)
            terminal.report(terminal.err, file, problem)

    def sources(count: Callable[[int], None]) -> Iterator[tuple[str, Iterable[str]]]:
        for file in files:
            yield file, _lines(file, count, report)

    with terminal.progress(total_size(files)) as meter:
        added = opened.add(sources(meter.count), jobs, report)
    said = terminal.words(
        "cli-archived", games=added.games, deals=added.deals, known=added.known, leftOut=added.left_out
    )
    if added.replaced:
        said += " " + terminal.words("cli-archived-views", views=added.replaced)
    if added.differing_copies:
        said += " " + terminal.words("cli-archived-notes", copies=added.differing_copies)
    return status, said


def _lines(file: str, count: Callable[[int], None], report: Callable[[str, Problem], None]) -> Iterator[str]:
    """Return the lines of a file as far as it can be read."""
    try:
        yield from lines(file, count)
    except RuleError as error:
        for problem in error.problems:
            report(file, problem)


def _export(terminal: Terminal, file: Path, condition: Filter | None, write: Callable[[str], object]) -> int:
    status = exported = 0

    def report(problem: Problem) -> None:
        nonlocal status
        if problem.severe:
            status = 1
            terminal.report(terminal.err, str(file), problem)

    for exported, text in enumerate(records(file, condition, report), 1):
        write(("\n" if exported > 1 else "") + text)
    if condition is not None and not exported:
        terminal.note(terminal.words("cli-no-match"))
    return status


SHOWN = 1000  # the most rows of a table


def write_rows(
    terminal: Terminal, names: list[str], rows: Iterator[tuple[Any, ...]], as_json: bool, as_csv: bool, raw: bool
) -> None:
    """Print the rows of a query: a table, or JSON or CSV for programs; ``raw`` is as in `csv_of_game`."""
    if as_json:
        for row in rows:
            terminal.write_json({name: _as_json(name, value) for name, value in zip(names, row, strict=True)})
    elif as_csv:
        _write_csv(terminal, names, rows, raw)
    else:
        _write_table(terminal, names, rows)


def _write_table(terminal: Terminal, names: list[str], rows: Iterator[tuple[Any, ...]]) -> None:
    """Print the rows as a table, or, where that is wider than the screen, each row as a list."""
    kept = list(islice(rows, SHOWN))
    cells = [["" if value is None else printable(_cell(value)) for value in row] for row in kept]
    table = plain_table()
    for at, name in enumerate(names):
        numbers = all(isinstance(row[at], (int, float, type(None))) for row in kept)
        table.add_column(printable(name), justify="right" if numbers and kept else "left")
    for row in cells:
        table.add_row(*row)
    console = terminal.out
    wide = console.measure(table, options=console.options.update(width=100_000)).maximum
    if console.is_terminal and wide > console.width:
        for at, row in enumerate(cells):
            if at:
                console.print()
            listed = plain_table("")
            for pair in zip(map(printable, names), row, strict=True):
                listed.add_row(*pair)
            terminal.table(listed)
    else:
        terminal.table(table)
    if next(rows, None) is not None:
        terminal.note(terminal.words("cli-more-rows", shown=SHOWN))


def _write_csv(terminal: Terminal, names: list[str], rows: Iterator[tuple[Any, ...]], raw: bool) -> None:
    def cell(value: Any) -> str:
        text = "" if value is None else _cell(value)
        return text if raw or isinstance(value, (int, float, Decimal)) else defuse(text)

    buffer = io.StringIO()
    writer = csv.writer(buffer, lineterminator="\n")
    writer.writerow(map(cell, names))
    while True:
        terminal.write(buffer.getvalue())
        buffer.seek(0)
        buffer.truncate()
        portion = list(islice(rows, SHOWN))
        if not portion:
            return
        writer.writerows(map(cell, row) for row in portion)


def _as_json(name: str, value: Any) -> Any:
    """Return a value for JSON. The tags of a game are JSON already, so they become an object."""
    if name == "tags" and isinstance(value, str):
        with suppress(ValueError):  # another text may have this column name
            return json.loads(value)
    return value


def _cell(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
