"""``ecarte redact``: what one seat knows of games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

from ecarte.cli.kit.records import Files, Output, Records, write_records
from ecarte.cli.kit.terminal import Color, Coloring, Lang, Terminal
from ecarte.collection.files import STANDARD
from ecarte.core.game import RuleError
from ecarte.notation import ecn
from ecarte.record import Play
from ecarte.record.seatview import redact as redact_record


def redact(
    files: Files,
    seat: Annotated[str, typer.Option("--seat", metavar="SEAT", show_default=False)],
    output: Output = STANDARD,
    lang: Lang = None,
    color: Coloring = Color.AUTO,
) -> None:
    """Write one seat's view of records."""
    terminal = Terminal(lang, color)
    records = Records(terminal, files)

    def texts() -> Iterator[str]:
        for play in records.sound(output):
            try:
                yield ecn.dumps(Play(redact_record(play.record, seat)))
            except RuleError as error:
                terminal.refuse(*error.problems)

    write_records(terminal, records, output, texts())
