"""``ecarte convert``: records from one format to another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import typer

from ecarte.cli.kit.records import Files, Jobs, Output, Records, write_records
from ecarte.cli.kit.terminal import Color, Coloring, Lang, Terminal, choice_option
from ecarte.collection import sources
from ecarte.collection.files import STANDARD
from ecarte.core.game import Problem, RuleError
from ecarte.notation import ecn, json, link
from ecarte.notation.ecn import Reading
from ecarte.record import Play

TO = ("ecn", "json", "jsonl", "link", "csv", "parquet")
SOURCES = {**sources.SOURCES, "jsonl": sources.read_json}


def convert(
    files: Files,
    to: Annotated[str, choice_option("--to", values=TO, show_default=False)],
    source: Annotated[str | None, choice_option("--from", values=SOURCES, show_default=False)] = None,
    output: Output = STANDARD,
    jobs: Jobs = 1,
    lang: Lang = None,
    color: Coloring = Color.AUTO,
) -> None:
    """Convert records."""
    terminal = Terminal(lang, color)
    if to not in TO:
        terminal.fail("cli-format", format=to, allowed=", ".join(TO))
    if source is not None and source not in SOURCES:
        terminal.fail("cli-one-of", option="--from", value=source, allowed=", ".join(SOURCES))
    form = "json" if source == "jsonl" else source or ""
    records = Records(terminal, files, sources.SOURCES[form] if form else sources.read, form)
    if to == "parquet":
        _parquet(terminal, records, output, jobs)
    texts = _json(records, output, jobs) if to in ("json", "jsonl") else _texts(terminal, records, output, to, jobs)
    write_records(terminal, records, output, texts, "\n" if to == "ecn" else "")


def _texts(terminal: Terminal, records: Records, output: str, to: str, jobs: int) -> Iterable[str]:
    if to == "csv":
        return _csv(records, output, jobs)
    return _links(terminal, records, output, jobs) if to == "link" else records.map_sound(ecn.dumps, output, jobs)


def _csv(records: Records, output: str, jobs: int) -> Iterator[str]:
    from ecarte.collection.tables import HEADING, csv_of_game

    yield HEADING
    yield from records.map_sound(csv_of_game, output, jobs)


def _json(records: Records, output: str, jobs: int) -> Iterator[str]:
    """Return each record that has a game, with or without errors: its JSON includes them."""
    for name, done in records.map(_json_of, output, jobs):
        if records.usable(done, name, partly=True):
            made = done.made
            yield json.dumps(made, done.problems) + "\n" if isinstance(made, Play) else made


def _json_of(reading: Reading) -> str | Play:
    """Return the JSON of a record, or a record with problems: their places in the file are known later."""
    if reading.play is None:
        return ""
    return reading.play if reading.problems else json.dumps(reading.play) + "\n"


def _links(terminal: Terminal, records: Records, output: str, jobs: int) -> Iterator[str]:
    for made in records.map_sound(_link, output, jobs):
        if isinstance(made, str):
            yield made
        else:
            records.status = max(records.status, 1)
            records.left_out += 1
            terminal.note("\n".join(terminal.words.refusal(problem.to_json()) for problem in made))


def _link(play: Play) -> str | tuple[Problem, ...]:
    """Return the link of a record, or why it has none."""
    try:
        return link.dumps(play) + "\n"
    except RuleError as error:
        return error.problems


def _parquet(terminal: Terminal, records: Records, output: str, jobs: int) -> None:
    from ecarte.collection.tables import write_parquet

    if output == STANDARD:
        terminal.fail("cli-parquet-output")
    if Path(output).suffix == ".gz":
        terminal.fail("cli-parquet-packed", file=output)
    try:
        write_parquet(_csv(records, output, jobs), Path(output))
    except RuleError as error:
        terminal.refuse(*error.problems)
    except OSError as error:
        terminal.not_written(output, error)
    raise typer.Exit(records.status)
