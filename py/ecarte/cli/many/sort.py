"""``ecarte sort``: records in order."""

from __future__ import annotations

from operator import itemgetter
from typing import Annotated

import typer

from ecarte import collection
from ecarte.cli.kit.records import Files, Output, Records, write_records
from ecarte.cli.kit.terminal import Color, Coloring, Lang, Terminal
from ecarte.collection.files import STANDARD
from ecarte.core.game import RuleError
from ecarte.notation import ecn


def sort(
    files: Files,
    by: Annotated[str, typer.Option("--by", metavar="TAG,…")] = "Date",
    reverse: Annotated[bool, typer.Option("--reverse", "-r")] = False,
    output: Output = STANDARD,
    lang: Lang = None,
    color: Coloring = Color.AUTO,
) -> None:
    """Write records in order."""
    terminal = Terminal(lang, color)
    try:
        key = collection.order(by)
    except RuleError as error:
        terminal.refuse(*error.problems)
    records = Records(terminal, files)
    unseen = {name.strip().lower(): name.strip() for name in by.split(",")}
    unseen.pop("players", None)
    found: list[tuple[collection.Key, str]] = []
    for play in records.sound():
        for tag, _ in play.record.tags:
            unseen.pop(tag.lower(), None)
        found.append((key(play.record), ecn.dumps(play)))  # as texts: records need much more memory
    for tag in unseen.values() if found else ():
        terminal.note(terminal.words("cli-sort-none", tag=tag))
    found.sort(key=itemgetter(0), reverse=reverse)
    write_records(terminal, records, output, (text for _, text in found))
