"""``ecarte convert``: records from one format to another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ecarte.cli.kit.columns import ColumnNames, Raw, parse_columns
from ecarte.cli.kit.records import Files, Jobs, Output, Records, Scheduler, check_output, refuse_input, write_records
from ecarte.cli.kit.terminal import Terminal, choice_option
from ecarte.collection import sources
from ecarte.collection.files import STANDARD, form_of, is_archive, is_parquet
from ecarte.collection.workers import Workers
from ecarte.core.game import Problem, RuleError
from ecarte.notation import ecn, json, link, pbn
from ecarte.notation.ecn import Reading
from ecarte.record import Play

if TYPE_CHECKING:
    from ecarte.core.columns import Column

TO = ("ecn", "json", "jsonl", "link", "csv", "parquet", "pbn")
SOURCES = {**sources.SOURCES, "jsonl": sources.read_json}


def convert(
    terminal: Terminal,
    files: Files,
    out_form: Annotated[str | None, choice_option("--to", values=TO, show_default=False)] = None,
    in_form: Annotated[str | None, choice_option("--from", values=SOURCES, show_default=False)] = None,
    output: Output = STANDARD,
    jobs: Jobs = 1,
    scheduler: Scheduler = None,
    columns: ColumnNames = None,
    links: Annotated[bool, typer.Option("--links")] = False,
    raw: Raw = False,
) -> int:
    """Convert records."""
    workers = Workers(jobs, scheduler)
    out_form = out_form or form_of(output)
    if not out_form:
        terminal.fail("cli-convert-to-what", allowed=", ".join(TO))
    if out_form not in TO:
        terminal.fail("cli-format", format=out_form, allowed=", ".join(TO))
    terminal.check_choice("--from", in_form, SOURCES)
    for option, is_given in (("--links", links), ("--columns", columns is not None)):
        if is_given and out_form not in ("csv", "parquet"):
            terminal.fail("cli-convert-table", option=option, format=out_form)
    if raw and out_form != "csv":
        terminal.fail("cli-raw-csv")
    if in_form is not None:
        for file in files:
            if is_parquet(file) or (is_archive(file) and in_form != "ecn"):
                terminal.fail("cli-convert-archive", file=file, source=in_form)
    reader = "json" if in_form == "jsonl" else in_form or ""
    records = Records(terminal, files, sources.SOURCES[reader] if reader else sources.read, reader)
    texts: Iterable[str]
    if out_form in ("csv", "parquet"):
        chosen = _columns(terminal, columns, links)
        lines = _table(terminal, records, output, workers, chosen, raw or out_form == "parquet")
        if out_form == "parquet":
            return _write_parquet(terminal, records, output, lines, chosen)
        texts = lines
    elif out_form in ("json", "jsonl"):
        texts = _json(records, output, workers)
    elif out_form == "pbn":
        texts = chain([pbn.HEADING], records.map_kept(pbn.dumps, output, workers))
    elif out_form == "link":
        texts = _reported(terminal, records, records.map_kept(_link, output, workers))
    else:
        texts = records.map_kept(ecn.dumps, output, workers)
    form = "json" if out_form == "jsonl" else out_form
    return write_records(
        terminal, records, output, texts, "\n" if out_form == "ecn" else "", form=form, whole=form in ("ecn", "json")
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


def _table(
    terminal: Terminal, records: Records, output: str, workers: Workers, columns: tuple[Column, ...], raw: bool
) -> Iterator[str]:
    """Return the heading of a table, and the deals of each record."""
    from ecarte.collection.tables import heading

    yield heading(columns)
    yield from _reported(terminal, records, records.map_sound(partial(_csv, columns, raw), output, workers))


def _write_parquet(
    terminal: Terminal, records: Records, output: str, lines: Iterator[str], columns: tuple[Column, ...]
) -> int:
    """Write the lines of a table as Parquet, and return the exit status."""
    from ecarte.collection.tables import write_parquet

    if output == STANDARD:
        terminal.fail("cli-parquet-output")
    if Path(output).suffix == ".gz":
        terminal.fail("cli-parquet-packed", file=output)
    refuse_input(terminal, records, output)
    check_output(terminal, output, "parquet")
    with terminal.checked_writing(output):
        write_parquet(lines, Path(output), columns)
    return records.status
