"""``ecarte archive``: games in a DuckDB file, for queries in SQL."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from enum import StrEnum
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from ecarte.cli.kit.conditions import Where, understood
from ecarte.cli.kit.files import STANDARD, lines, size
from ecarte.cli.kit.terminal import USAGE, Color, Coloring, Lang, Terminal
from ecarte.cli.many.simulate import Jobs
from ecarte.cli.many.stats import AsJson, Picture, PlayerNames, show
from ecarte.collection.archive import Archive, outdated, records, update
from ecarte.core.game import Problem, RuleError
from ecarte.figures.filter import Filter
from ecarte.text import printable

SHOWN = 1000  # the most rows of a table


class Action(StrEnum):
    """What to do with the archive."""

    ADD = "add"
    QUERY = "query"
    STATS = "stats"
    EXPORT = "export"


def archive(
    file: Annotated[Path, typer.Argument(metavar="FILE.duckdb", show_default=False)],
    action: Annotated[Action, typer.Argument(show_default=False)],
    given: Annotated[list[str] | None, typer.Argument(metavar="[FILE|SQL]", show_default=False)] = None,
    where: Where = None,
    player: PlayerNames = None,
    as_json: AsJson = False,
    as_csv: Annotated[bool, typer.Option("--csv")] = False,
    picture: Picture = None,
    jobs: Jobs = 1,
    lang: Lang = None,
    color: Coloring = Color.AUTO,
) -> None:
    """Add to an archive, query it, or export it."""
    terminal = Terminal(lang, color)
    wanted = given or []
    if action is Action.ADD and not wanted:
        terminal.fail("cli-archive-what")
    if action is Action.QUERY and len(wanted) != 1:
        terminal.fail("cli-archive-sql")
    if action in (Action.STATS, Action.EXPORT) and wanted:
        terminal.fail("cli-archive-nothing", action=str(action), given=wanted[0])
    condition = understood(terminal, where) if where is not None else None
    status, said = 0, ""
    try:
        if action is Action.EXPORT:
            status = _export(terminal, file, condition)
        else:
            _bring_up_to_date(terminal, file, jobs)
            with Archive(file, write=action is Action.ADD) as opened:
                if action is Action.ADD:
                    status, said = _add(terminal, opened, wanted, jobs)
                elif action is Action.QUERY:
                    _query(terminal, opened, _sql(wanted[0]), as_json, as_csv)
                else:
                    show(terminal, opened.stats(condition), player, as_json, picture)
            if action is Action.ADD:  # now that it exists
                terminal.note(said)
    except RuleError as error:
        terminal.stop("\n".join(f"{file}: {terminal.words.refusal(each.to_json())}" for each in error.problems))
    terminal.flush()
    raise typer.Exit(status)


def _bring_up_to_date(terminal: Terminal, file: Path, jobs: int) -> None:
    """Rebuild an archive of another version before it is used."""
    number = outdated(file)
    if number is None:
        return
    terminal.note(terminal.words("cli-archive-update", file=str(file), records=number))
    with terminal.progress(None) as meter:
        unread = update(file, jobs, meter.count)
    if unread:
        terminal.note(terminal.words("cli-archive-unread", records=unread))


def _add(terminal: Terminal, opened: Archive, files: list[str], jobs: int) -> tuple[int, str]:
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


def _query(terminal: Terminal, opened: Archive, sql: str, as_json: bool, as_csv: bool) -> None:
    names, rows = opened.query(sql)
    if as_json:
        for row in rows:
            found = {name: _json(name, value) for name, value in zip(names, row, strict=True)}
            terminal.write(json.dumps(found, ensure_ascii=False, default=str) + "\n")
    elif as_csv:
        _csv(terminal, names, rows)
    else:
        _table(terminal, names, rows)


def _table(terminal: Terminal, names: list[str], rows: Iterator[tuple[Any, ...]]) -> None:
    """Print the rows as a table, or, where that is wider than the screen, each row as a list."""
    kept = list(islice(rows, SHOWN))
    cells = [["" if value is None else printable(_cell(value)) for value in row] for row in kept]
    table = _plain()
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
            listed = _plain()
            for pair in zip(map(printable, names), row, strict=True):
                listed.add_row(*pair)
            listed.show_header = False
            terminal.table(listed)
    else:
        terminal.table(table)
    if next(rows, None) is not None:
        terminal.note(terminal.words("cli-more-rows", shown=SHOWN))


def _plain() -> Table:
    return Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")


def _csv(terminal: Terminal, names: list[str], rows: Iterator[tuple[Any, ...]]) -> None:
    buffer = io.StringIO()
    writer = csv.writer(buffer, lineterminator="\n")
    writer.writerow(names)
    while True:
        terminal.write(buffer.getvalue())
        buffer.seek(0)
        buffer.truncate()
        portion = list(islice(rows, SHOWN))
        if not portion:
            return
        writer.writerows(["" if value is None else _cell(value) for value in row] for row in portion)


def _json(name: str, value: Any) -> Any:
    """Return a value for JSON. The tags of a game are JSON already, so they become an object."""
    if name == "tags" and isinstance(value, str):
        with suppress(ValueError):  # another text may have this column name
            return json.loads(value)
    return value


def _cell(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _export(terminal: Terminal, file: Path, condition: Filter | None) -> int:
    status = 0

    def report(problem: Problem) -> None:
        nonlocal status
        if problem.severe:
            status = 1
            terminal.report(terminal.err, str(file), problem)

    for number, text in enumerate(records(file, condition, report)):
        terminal.write(("\n" if number else "") + text)
    return status
