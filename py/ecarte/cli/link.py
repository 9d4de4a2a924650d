"""``ecarte link``: records as links, one on each line."""

from __future__ import annotations

from typing import Annotated

import typer

from ecarte.cli.files import read
from ecarte.cli.terminal import USAGE, Color, Coloring, Lang, Terminal
from ecarte.game import Problem, RuleError
from ecarte.notation import challenge as challenges
from ecarte.notation import ecn
from ecarte.notation import link as links


def link(
    files: Annotated[list[str], typer.Argument(metavar="FILE", show_default=False)],
    at: Annotated[str, typer.Option("--at", metavar="DEAL#EVENT", show_default=False)] = "",
    seat: Annotated[str | None, typer.Option("--seat", metavar="SEAT")] = None,
    challenge: Annotated[str | None, typer.Option("--challenge", metavar="SEAT")] = None,
    base: Annotated[str, typer.Option("--base", metavar="URL", show_default=False)] = "",
    lang: Lang = None,
    color: Coloring = Color.AUTO,
) -> None:
    terminal = Terminal(lang, color)
    if challenge is not None and (at or seat is not None):
        terminal.fail("cli-challenge-alone")
    status = 0
    for file in files:
        try:
            text = read(file)
        except RuleError as error:
            status = USAGE
            _report(terminal, file, *error.problems)
            continue
        for reading in ecn.read(text):
            _report(terminal, file, *reading.problems)
            if not reading.sound or reading.play is None:
                status = max(status, 1)
                continue
            try:
                if challenge is not None:
                    made = challenges.dumps(reading.play, challenge)
                else:
                    made = links.dumps(reading.play, at, seat)
            except RuleError as error:
                status = max(status, 1)
                _report(terminal, f"{file}:{reading.line}", *error.problems)
                continue
            terminal.out.print(f"{base.partition('#')[0]}#{made}" if base else made, soft_wrap=True, markup=False)
    raise typer.Exit(status)


def _report(terminal: Terminal, file: str, *problems: Problem) -> None:
    for problem in problems:
        terminal.report(terminal.err, file, problem)
