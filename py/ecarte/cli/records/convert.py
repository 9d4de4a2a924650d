"""``ecarte convert``: records from one format to another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import typer

from ecarte.cli.kit.records import Files, Output, Records, write_records
from ecarte.cli.kit.terminal import Color, Coloring, Lang, Terminal, choice_option
from ecarte.collection import sources
from ecarte.collection.files import STANDARD
from ecarte.core.game import Problem, RuleError
from ecarte.notation import ecn, json, link

TO = ("ecn", "json", "jsonl", "link", "csv", "parquet")
SOURCES = {**sources.SOURCES, "jsonl": sources.read_json}


def convert(
    files: Files,
    to: Annotated[str, choice_option("--to", values=TO, show_default=False)],
    source: Annotated[str | None, choice_option("--from", values=SOURCES, show_default=False)] = None,
    output: Output = STANDARD,
    lang: Lang = None,
    color: Coloring = Color.AUTO,
) -> None:
    """Convert records."""
    terminal = Terminal(lang, color)
    if to not in TO:
        terminal.fail("cli-format", format=to, allowed=", ".join(TO))
    if source is not None and source not in SOURCES:
        terminal.fail("cli-one-of", option="--from", value=source, allowed=", ".join(SOURCES))
    records = Records(terminal, files, SOURCES[source] if source else sources.read)
    if to == "parquet":
        _parquet(terminal, records, output)
    texts = _json(records, output) if to in ("json", "jsonl") else _texts(terminal, records, output, to)
    write_records(terminal, records, output, texts, "\n" if to == "ecn" else "")


def _texts(terminal: Terminal, records: Records, output: str, to: str) -> Iterable[str]:
    plays = records.sound(output)
    if to == "csv":
        from ecarte.collection.tables import csv_lines

        return csv_lines(plays)
    return _links(terminal, records, output) if to == "link" else map(ecn.dumps, plays)


def _json(records: Records, output: str) -> Iterator[str]:
    """Return each record that has a game, with or without errors: its JSON includes them."""
    for name, reading in records.read(output):
        play = records.checked(name, reading, partly=True)
        if play is not None and not isinstance(reading, Problem):
            yield json.dumps(play, reading.problems) + "\n"


def _links(terminal: Terminal, records: Records, output: str) -> Iterator[str]:
    for play in records.sound(output):
        try:
            yield link.dumps(play) + "\n"
        except RuleError as error:
            records.status = max(records.status, 1)
            records.left_out += 1
            terminal.note("\n".join(terminal.words.refusal(problem.to_json()) for problem in error.problems))


def _parquet(terminal: Terminal, records: Records, output: str) -> None:
    from ecarte.collection.tables import write_parquet

    if output == STANDARD:
        terminal.fail("cli-parquet-output")
    if Path(output).suffix == ".gz":
        terminal.fail("cli-parquet-packed", file=output)
    try:
        write_parquet(records.sound(output), Path(output))
    except RuleError as error:
        terminal.refuse(*error.problems)
    except OSError as error:
        terminal.not_written(output, error)
    raise typer.Exit(records.status)
