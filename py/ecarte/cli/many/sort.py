"""``ecarte sort``: records in order."""

from __future__ import annotations

from functools import partial
from operator import itemgetter
from typing import Annotated

import typer

from ecarte import collection
from ecarte.cli.kit.records import Files, Jobs, Output, Records, check_output, write_records
from ecarte.cli.kit.terminal import Color, Coloring, Lang, Terminal
from ecarte.collection.files import STANDARD
from ecarte.core.game import RuleError
from ecarte.notation import ecn
from ecarte.record import Play


def sort(
    files: Files,
    by: Annotated[str, typer.Option("--by", metavar="TAG,…")] = "Date",
    reverse: Annotated[bool, typer.Option("--reverse", "-r")] = False,
    output: Output = STANDARD,
    jobs: Jobs = 1,
    lang: Lang = None,
    color: Coloring = Color.AUTO,
) -> None:
    """Write records in order."""
    terminal = Terminal(lang, color)
    try:
        collection.order(by)
    except RuleError as error:
        terminal.refuse(*error.problems)
    check_output(terminal, output)
    records = Records(terminal, files)
    unseen = {name.strip().lower(): name.strip() for name in by.split(",")}
    unseen.pop("players", None)
    found: list[tuple[collection.Key, str]] = []
    for tags, key, text in records.map_sound(partial(_sorted_by, by), jobs=jobs):
        for tag in tags:
            unseen.pop(tag, None)
        found.append((key, text))
    for tag in unseen.values() if found else ():
        terminal.note(terminal.words("cli-sort-none", tag=tag))
    found.sort(key=itemgetter(0), reverse=reverse)
    write_records(terminal, records, output, (text for _, text in found), whole=True)


def _sorted_by(by: str, play: Play) -> tuple[list[str], collection.Key, str]:
    """Return the tags of a record, what it is sorted by, and its text: a record needs much more memory."""
    return [tag.lower() for tag, _ in play.record.tags], collection.order(by)(play.record), ecn.dumps(play)
