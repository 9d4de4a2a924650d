"""``ecarte report``: figures, plots and drawings of games on one page of HTML."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

from ecarte.cli.kit.conditions import Where, understood
from ecarte.cli.kit.records import Files, Output, Records, writing
from ecarte.cli.kit.terminal import Color, Coloring, Lang, Terminal
from ecarte.cli.many.stats import PlayerNames
from ecarte.collection.files import STANDARD
from ecarte.core.game import RuleError
from ecarte.figures.stats import collect
from ecarte.pictures.report import Report
from ecarte.record import Play, facts


def report(
    files: Files,
    where: Where = None,
    player: PlayerNames = None,
    title: Annotated[str, typer.Option("--title", metavar="TEXT", show_default=False)] = "",
    drawings: Annotated[int, typer.Option("--drawings", metavar="N", min=0)] = 30,
    output: Output = STANDARD,
    lang: Lang = None,
    color: Coloring = Color.AUTO,
) -> None:
    """Write a report."""
    terminal = Terminal(lang, color)
    condition = understood(terminal, where) if where is not None else None
    records = Records(terminal, files)
    page = Report(terminal.words, title, drawings)

    def matching() -> Iterator[Play]:
        for play in records.sound(output):
            rows = facts.deals(play.record)
            game = facts.game(play.record, rows)
            if condition is None or condition.matches(game, rows, dict(reversed(play.record.tags))):
                page.add(play, game, rows)
                yield play

    found = collect(matching(), condition)
    if not found:
        terminal.fail("cli-no-games")
    known = {name.lower(): name for game in found.values() for name in game.players}
    for name in player or ():
        if name.lower() not in known:
            terminal.fail("cli-no-player", name=name)
    try:
        with writing(terminal, output) as write:
            for part in page.html(found, [known[name.lower()] for name in player or ()]):
                write(part)
    except RuleError as error:
        terminal.refuse(*error.problems)
    raise typer.Exit(records.status)
