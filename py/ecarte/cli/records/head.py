"""``ecarte head``: the first records, or the tags of all."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Annotated

import typer

from ecarte.cli.kit.records import Files, Output, Records, write_records
from ecarte.cli.kit.terminal import USAGE, Terminal
from ecarte.collection.files import STANDARD, opened
from ecarte.core.game import RuleError
from ecarte.notation import ecn
from ecarte.notation.ecn.stream import scan
from ecarte.notation.ecn.tokens import format_tag


def head(
    terminal: Terminal,
    files: Files,
    number: Annotated[int, typer.Option("--number", "-n", metavar="N", min=0)] = 10,
    tags: Annotated[bool, typer.Option("--tags")] = False,
    output: Output = STANDARD,
) -> int:
    """Write the first records, or their tags."""
    records = Records(terminal, files)
    texts = _headings(records) if tags else map(ecn.dumps, records.sound(output))
    return write_records(terminal, records, output, islice(texts, number))


def _headings(records: Records) -> Iterator[str]:
    """Return the tags of each record as written; nothing else of it is read."""
    for name in records.names:
        try:
            with opened(name) as file:
                for heading in scan(file):  # bytes are fastest
                    yield "".join(format_tag(*tag) + "\n" for tag in heading.tags)
        except RuleError as error:
            for problem in error.problems:
                records.status = max(records.status, USAGE if problem.code == "E-file" else 1)
                records.terminal.report(records.terminal.err, name, problem)
