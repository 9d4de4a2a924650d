"""``ecarte dedupe``: each game once."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from ecarte import collection
from ecarte.cli.kit.records import Files, Jobs, Output, Records, write_records
from ecarte.cli.kit.terminal import Terminal
from ecarte.collection.files import STANDARD
from ecarte.notation import ecn
from ecarte.record import Play


def dedupe(terminal: Terminal, files: Files, output: Output = STANDARD, jobs: Jobs = 1) -> int:
    """Write each game once."""
    records = Records(terminal, files)
    seen: set[Hashable] = set()

    def texts() -> Iterator[str]:
        read = 0
        for key, text in records.map_sound(_keyed, output, jobs):
            read += 1
            if key not in seen:
                seen.add(key)
                yield text
        counts = {"read": read, "kept": len(seen), "left": read - len(seen)}
        terminal.err.print(terminal.words("cli-deduped", **counts), style="dim", soft_wrap=True)

    return write_records(terminal, records, output, texts(), whole=True)


def _keyed(play: Play) -> tuple[Hashable, str]:
    return collection.identity(play), ecn.dumps(play)
