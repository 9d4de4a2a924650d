"""``ecarte archive``: games in a DuckDB file, for queries in SQL."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Annotated

import typer

from ecarte.cli.kit.columns import Raw
from ecarte.cli.kit.conditions import NamesInCondition, Where, parse_condition
from ecarte.cli.kit.helping import Command, Group
from ecarte.cli.kit.pictures import Picture
from ecarte.cli.kit.records import Files, Jobs, Output, Scheduler, refuse_printing, writing
from ecarte.cli.kit.terminal import COLOR, USAGE, Color, Coloring, Lang, Terminal
from ecarte.cli.many import rows
from ecarte.cli.many.stats import AsJson, MeasureNames, PlayerNames, Shown
from ecarte.collection.archive import Archive, outdated, records, update
from ecarte.collection.files import ARCHIVE, STANDARD, is_archive, lines, same, size
from ecarte.collection.workers import Workers
from ecarte.core.game import Problem, RuleError
from ecarte.figures.filter import Filter


def _shared(lang: Lang = None, color: Annotated[Color | None, COLOR] = None) -> None:
    """Take the options that stand before an action."""


archive = typer.Typer(cls=Group, callback=_shared, no_args_is_help=True)

Database = Annotated[Path, typer.Argument(metavar="FILE.duckdb", show_default=False)]


@archive.command(cls=Command)
def add(
    database: Database,
    files: Files,
    jobs: Jobs = 1,
    scheduler: Scheduler = None,
    lang: Lang = None,
    color: Coloring = Color.AUTO,
) -> None:
    """Add the records of files to an archive."""
    terminal = Terminal(lang, color)
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
    raise typer.Exit(status)


@archive.command(cls=Command)
def query(
    database: Database,
    sql: Annotated[str, typer.Argument(metavar="SQL", show_default=False)],
    as_json: AsJson = False,
    as_csv: Annotated[bool, typer.Option("--csv")] = False,
    raw: Raw = False,
    seconds: Annotated[float, typer.Option("--seconds", metavar="SECONDS", min=0)] = 60,
    jobs: Jobs = 1,
    lang: Lang = None,
    color: Coloring = Color.AUTO,
) -> None:
    """Print the rows of a query."""
    terminal = Terminal(lang, color)
    if raw and not as_csv:
        terminal.fail("cli-raw-csv")
    refuse_printing(terminal, [str(database), *([STANDARD] if sql == STANDARD else [])])
    with _open(terminal, database, jobs) as opened:
        rows.write(terminal, *opened.query(_sql(sql), seconds), as_json, as_csv, raw)
    terminal.flush()


@archive.command(cls=Command)
def stats(
    database: Database,
    where: Where = None,
    player: PlayerNames = None,
    measure: MeasureNames = None,
    as_json: AsJson = False,
    picture: Picture = None,
    jobs: Jobs = 1,
    lang: Lang = None,
    color: Coloring = Color.AUTO,
) -> None:
    """Print statistics of players."""
    terminal = Terminal(lang, color)
    refuse_printing(terminal, [str(database)])
    condition = _condition(terminal, where)
    shown = Shown(terminal, player, measure, as_json, picture)
    with _open(terminal, database, jobs) as opened:
        found = opened.stats(condition)
        named = NamesInCondition(where)
        if named.are_any or not found:
            named.add(opened.counts()[0], opened.players(), opened.tag_names())
        shown.print(found, named)
    terminal.flush()


@archive.command(cls=Command)
def export(
    database: Database,
    where: Where = None,
    output: Output = STANDARD,
    lang: Lang = None,
    color: Coloring = Color.AUTO,
) -> None:
    """Write the records of an archive of any version."""
    terminal = Terminal(lang, color)
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
    raise typer.Exit(status)


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

    sizes = [size(file) for file in files]
    with terminal.progress(None if None in sizes else sum(each or 0 for each in sizes)) as meter:
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


def _sql(given: str) -> str:
    return "".join(lines(STANDARD)) if given == STANDARD else given


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
