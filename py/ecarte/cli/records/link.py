"""``ecarte link``: records as links, one on each line."""

from __future__ import annotations

from typing import Annotated

import typer

from ecarte.cli.kit.records import Files, Records
from ecarte.cli.kit.terminal import Color, Coloring, Lang, Terminal
from ecarte.collection.files import STANDARD
from ecarte.core.game import RuleError
from ecarte.notation import challenge as challenges
from ecarte.notation import link as links
from ecarte.record import result
from ecarte.text import printable


def link(
    files: Files,
    at: Annotated[str, typer.Option("--at", metavar="DEAL#EVENT", show_default=False)] = "",
    seat: Annotated[str | None, typer.Option("--view", "--seat", metavar="SEAT", show_default=False)] = None,
    whole: Annotated[bool, typer.Option("--all")] = False,
    challenge: Annotated[str | None, typer.Option("--challenge", metavar="SEAT", show_default=False)] = None,
    base: Annotated[str, typer.Option("--base", metavar="URL", show_default=False)] = "",
    lang: Lang = None,
    color: Coloring = Color.AUTO,
) -> None:
    """Print records as links."""
    terminal = Terminal(lang, color)
    if challenge is not None and (at or seat is not None):
        terminal.fail("cli-challenge-alone")
    if whole and seat is not None:
        terminal.fail("cli-link-one")
    before = f"{base.partition('#')[0]}#" if base else ""
    records = Records(terminal, files)
    for name, reading in records.read(STANDARD):
        play = records.checked(name, reading)
        if play is None:
            continue
        unfinished = result(play) == "*" and not play.record.view
        if unfinished and seat is None and challenge is None and not whole:
            records.status = max(records.status, 1)
            place = f"{printable(name)}:{getattr(reading, 'line', 1)}"
            terminal.note(terminal.words("cli-link-unfinished", place=place, seats=", ".join(play.record.seats)))
            continue
        try:
            made = links.dumps(play, at, seat) if challenge is None else challenges.dumps(play, challenge)
            terminal.write(f"{before}{made}\n")
        except RuleError as error:
            records.status = max(records.status, 1)
            for problem in error.problems:
                terminal.report(terminal.err, f"{name}:{getattr(reading, 'line', 1)}", problem)
    terminal.flush()
    raise typer.Exit(records.status)
