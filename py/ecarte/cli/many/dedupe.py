"""``ecarte dedupe``: each game once."""

from __future__ import annotations

from collections.abc import Iterator

from ecarte import collection
from ecarte.cli.kit.records import Files, Output, Records, write_records
from ecarte.cli.kit.terminal import Color, Coloring, Lang, Terminal
from ecarte.collection.files import STANDARD
from ecarte.notation import ecn
from ecarte.record import Play


def dedupe(
    files: Files,
    output: Output = STANDARD,
    lang: Lang = None,
    color: Coloring = Color.AUTO,
) -> None:
    """Write each game once."""
    terminal = Terminal(lang, color)
    records = Records(terminal, files)
    counts = {"read": 0, "kept": 0}

    def read() -> Iterator[Play]:
        for play in records.sound(output):
            counts["read"] += 1
            yield play

    def texts() -> Iterator[str]:
        for play in collection.unique(read()):
            counts["kept"] += 1
            yield ecn.dumps(play)
        left = counts["read"] - counts["kept"]
        terminal.err.print(terminal.words("cli-deduped", **counts, left=left), style="dim", soft_wrap=True)

    write_records(terminal, records, output, texts())
