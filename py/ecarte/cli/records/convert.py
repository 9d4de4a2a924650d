"""``ecarte convert``: records from one format to another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ecarte.cli.kit.columns import ColumnNames, Raw, parse_columns
from ecarte.cli.kit.records import Files, Jobs, Output, Records, Scheduler, check_output, refuse_input, write_records
from ecarte.cli.kit.terminal import Terminal, choice_option
from ecarte.collection import pbn, sources
from ecarte.collection.files import STANDARD, form_of, is_archive, is_parquet
from ecarte.collection.workers import Workers
from ecarte.core.game import Problem, RuleError
from ecarte.notation import ecn, json, link
from ecarte.notation.ecn import Reading
from ecarte.record import Play

if TYPE_CHECKING:
    from ecarte.core.columns import Column

TO = ("ecn", "json", "jsonl", "link", "csv", "parquet", "pbn")
SOURCES = {**sources.SOURCES, "jsonl": sources.read_json}


def convert(
    terminal: Terminal,
    files: Files,
    to: Annotated[str | None, choice_option("--to", values=TO, show_default=False)] = None,
    source: Annotated[str | None, choice_option("--from", values=SOURCES, show_default=False)] = None,
    output: Output = STANDARD,
    jobs: Jobs = 1,
    scheduler: Scheduler = None,
    columns: ColumnNames = None,
    links: Annotated[bool, typer.Option("--links")] = False,
    raw: Raw = False,
) -> int:
    """Convert records."""
    workers = Workers(jobs, scheduler)
    to = to or form_of(output)
    if not to:
        terminal.fail("cli-convert-to-what", allowed=", ".join(TO))
    if to not in TO:
        terminal.fail("cli-format", format=to, allowed=", ".join(TO))
    terminal.check_choice("--from", source, SOURCES)
    for option, is_given in (("--links", links), ("--columns", columns is not None)):
        if is_given and to not in ("csv", "parquet"):
            terminal.fail("cli-convert-table", option=option, format=to)
    if raw and to != "csv":
        terminal.fail("cli-raw-csv")
    if source is not None:
        for file in files:
            if is_parquet(file) or (is_archive(file) and source != "ecn"):
                terminal.fail("cli-convert-archive", file=file, source=source)
    read = "json" if source == "jsonl" else source or ""
    records = Records(terminal, files, sources.SOURCES[read] if read else sources.read, read)
    texts: Iterable[str]
    if to in ("csv", "parquet"):
        columns_chosen = _columns(terminal, columns, links)
        table = _Table(terminal, records, output, workers, columns_chosen, raw or to == "parquet")
        if to == "parquet":
            return table.write_parquet()
        texts = table.lines()
    elif to in ("json", "jsonl"):
        texts = _json(records, output, workers)
    elif to == "pbn":
        texts = chain([pbn.HEADING], records.map_sound(pbn.dumps, output, workers))
    elif to == "link":
        texts = _reported(terminal, records, records.map_sound(_link, output, workers))
    else:
        texts = records.map_sound(ecn.dumps, output, workers)
    form = "json" if to == "jsonl" else to
    return write_records(
        terminal, records, output, texts, "\n" if to == "ecn" else "", form=form, whole=form in ("ecn", "json")
    )


def _columns(terminal: Terminal, names: str | None, links: bool) -> tuple[Column, ...]:
    from ecarte.collection.tables import LINK

    chosen = parse_columns(terminal, names)
    return (*chosen, LINK) if links else chosen


def _json(records: Records, output: str, workers: Workers) -> Iterator[str]:
    """Return each record that has a game, with or without errors: its JSON includes them."""
    for name, done in records.map(_json_of, output, workers):
        if records.accept(done, name, partly=True):
            made = done.made
            yield json.dumps(made, done.problems) + "\n" if isinstance(made, Play) else made


def _json_of(reading: Reading) -> str | Play:
    """Return the JSON of a record, or a record with problems: their places in the file are known later."""
    if reading.play is None:
        return ""
    return reading.play if reading.problems else json.dumps(reading.play, moves=reading.moves) + "\n"


def _reported(terminal: Terminal, records: Records, made: Iterable[str | tuple[Problem, ...]]) -> Iterator[str]:
    """Return the texts, and report the problems of the records that have no link."""
    for each in made:
        if isinstance(each, str):
            yield each
        else:
            records.status = max(records.status, 1)
            records.left_out += 1
            terminal.note("\n".join(terminal.words.refusal(problem.to_json()) for problem in each))


def _link(play: Play) -> str | tuple[Problem, ...]:
    """Return the link of a record, or why it has none."""
    try:
        return link.dumps(play) + "\n"
    except RuleError as error:
        return error.problems


def _csv(columns: tuple[Column, ...], raw: bool, play: Play) -> str | tuple[Problem, ...]:
    """Return the deals of a record as lines of csv, or why it has no link."""
    from ecarte.collection.tables import csv_of_game

    try:
        return csv_of_game(play, columns, raw=raw)
    except RuleError as error:
        return error.problems


@dataclass(frozen=True, slots=True)
class _Table:
    """The deals of records as a table of some columns."""

    terminal: Terminal
    records: Records
    output: str
    workers: Workers
    columns: tuple[Column, ...]
    raw: bool

    def lines(self) -> Iterator[str]:
        """Return the heading, and the deals of each record."""
        from ecarte.collection.tables import heading

        yield heading(self.columns)
        made = self.records.map_sound(partial(_csv, self.columns, self.raw), self.output, self.workers)
        yield from _reported(self.terminal, self.records, made)

    def write_parquet(self) -> int:
        """Write the table as Parquet, and return the exit status."""
        from ecarte.collection.tables import write_parquet

        terminal, output = self.terminal, self.output
        if output == STANDARD:
            terminal.fail("cli-parquet-output")
        if Path(output).suffix == ".gz":
            terminal.fail("cli-parquet-packed", file=output)
        refuse_input(terminal, self.records, output)
        check_output(terminal, output, "parquet")
        with terminal.checked_writing(output):
            write_parquet(self.lines(), Path(output), self.columns)
        return self.records.status
