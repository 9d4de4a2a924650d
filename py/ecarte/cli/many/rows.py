"""The rows of a query, for people and for programs."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from contextlib import suppress
from decimal import Decimal
from itertools import islice
from typing import Any

from rich.table import Table

from ecarte.cli.kit.terminal import Terminal
from ecarte.collection.spreadsheet import defuse
from ecarte.text import printable

SHOWN = 1000  # the most rows of a table


def write(
    terminal: Terminal, names: list[str], rows: Iterator[tuple[Any, ...]], as_json: bool, as_csv: bool, raw: bool
) -> None:
    """Print the rows of a query: a table, or JSON or CSV for programs; ``raw`` is as in `csv_of_game`."""
    if as_json:
        for row in rows:
            found = {name: _json(name, value) for name, value in zip(names, row, strict=True)}
            terminal.write_json(found)
    elif as_csv:
        _csv(terminal, names, rows, raw)
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


def _csv(terminal: Terminal, names: list[str], rows: Iterator[tuple[Any, ...]], raw: bool) -> None:
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


def _json(name: str, value: Any) -> Any:
    """Return a value for JSON. The tags of a game are JSON already, so they become an object."""
    if name == "tags" and isinstance(value, str):
        with suppress(ValueError):  # another text may have this column name
            return json.loads(value)
    return value


def _cell(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
