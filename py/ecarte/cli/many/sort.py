"""``ecarte sort``: records in order."""

from __future__ import annotations

from functools import partial
from operator import itemgetter
from typing import Annotated

import typer

from ecarte import collection
from ecarte.cli.kit.columns import missing_tags
from ecarte.cli.kit.records import Files, Jobs, Output, Records, check_output, write_records
from ecarte.cli.kit.terminal import Terminal
from ecarte.collection.files import STANDARD
from ecarte.notation import ecn
from ecarte.record import Play

BY = "Date"  # in what order records come when nothing is asked; those without dates stay as they are


def sort(
    terminal: Terminal,
    files: Files,
    by: Annotated[str, typer.Option("--by", metavar="NAME,…")] = BY,
    reverse: Annotated[bool, typer.Option("--reverse", "-r")] = False,
    output: Output = STANDARD,
    jobs: Jobs = 1,
) -> int:
    """Write records in order."""
    collection.order(by)  # raises RuleError
    check_output(terminal, output)
    records = Records(terminal, files)
    seen: set[str] = set()
    keyed: list[tuple[collection.Key, str]] = []
    for names, key, text in records.map_sound(partial(_sorted_by, by), jobs=jobs):
        seen.update(names)
        keyed.append((key, text))
    missing = missing_tags(terminal, by, seen) if keyed else []
    if missing and len(missing) == len(by.split(",")) and by != BY:  # nothing that was asked for decides
        terminal.stop("\n".join(missing))
    for sentence in missing:
        terminal.note(sentence)
    keyed.sort(key=itemgetter(0), reverse=reverse)
    return write_records(terminal, records, output, (text for _, text in keyed), whole=True)


def _sorted_by(by: str, play: Play) -> tuple[list[str], collection.Key, str]:
    """Return the tags of a record, what it is sorted by, and its text: a record needs much more memory."""
    return [tag for tag, _ in play.record.tags], collection.order(by)(play.record), ecn.dumps(play)
