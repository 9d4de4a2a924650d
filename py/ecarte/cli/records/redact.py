"""``ecarte redact``: what one seat knows of games."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import typer

from ecarte.cli.kit.records import Files, Jobs, Output, Records, write_records
from ecarte.cli.kit.terminal import Terminal
from ecarte.collection.files import STANDARD
from ecarte.notation import ecn
from ecarte.record import Play
from ecarte.record.seatview import redact as redact_record


def redact(
    terminal: Terminal,
    files: Files,
    seat: Annotated[str, typer.Option("--seat", metavar="SEAT", show_default=False)],
    output: Output = STANDARD,
    jobs: Jobs = 1,
) -> int:
    """Write one seat's view of records."""
    records = Records(terminal, files)
    return write_records(terminal, records, output, records.map_sound(partial(_view, seat), output, jobs))


def _view(seat: str, play: Play) -> str:
    return ecn.dumps(Play(redact_record(play.record, seat)))
