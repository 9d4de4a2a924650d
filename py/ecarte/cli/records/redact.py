"""``ecarte redact``: what one seat knows of games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Annotated

import typer

from ecarte.cli.kit.records import Files, Jobs, Output, Records, write_records
from ecarte.cli.kit.terminal import Color, Coloring, Lang, Terminal
from ecarte.collection.files import STANDARD
from ecarte.core.game import Problem, RuleError
from ecarte.notation import ecn
from ecarte.record import Play
from ecarte.record.seatview import redact as redact_record


def redact(
    files: Files,
    seat: Annotated[str, typer.Option("--seat", metavar="SEAT", show_default=False)],
    output: Output = STANDARD,
    jobs: Jobs = 1,
    lang: Lang = None,
    color: Coloring = Color.AUTO,
) -> None:
    """Write one seat's view of records."""
    terminal = Terminal(lang, color)
    records = Records(terminal, files)

    def texts() -> Iterator[str]:
        for made in records.map_sound(partial(_view, seat), output, jobs):
            if not isinstance(made, str):
                terminal.refuse(*made)
            yield made

    write_records(terminal, records, output, texts())


def _view(seat: str, play: Play) -> str | tuple[Problem, ...]:
    """Return a seat's view of a record, or why there is none."""
    try:
        return ecn.dumps(Play(redact_record(play.record, seat)))
    except RuleError as error:
        return error.problems
