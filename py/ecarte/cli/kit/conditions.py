"""Conditions on the command line (`ecarte.figures.filter`), with the place of every mistake."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated

import typer

from ecarte.cli.kit.terminal import USAGE, Terminal
from ecarte.core.game import RuleError

if TYPE_CHECKING:
    from ecarte.figures.filter import Filter

Where = Annotated[str | None, typer.Option("--where", metavar="EXPR", show_default=False)]


@cache
def compile_condition(text: str) -> Filter:
    """Return a condition that is known to be understood; each process compiles it once."""
    from ecarte.figures.filter import Filter  # with the facts of every game, which completion does without

    return Filter(text)


def parse_condition(terminal: Terminal, text: str) -> Filter:
    """Return the parsed condition, or end the command with the mistake and, below the text, its place."""
    try:
        return compile_condition(text)
    except RuleError as error:
        for problem in error.problems:
            terminal.report(terminal.err, "EXPR", problem)
            if problem.column and len(text) < 200 and text.isprintable():
                terminal.err.print(f"    {text}\n    {' ' * (problem.column - 1)}^", soft_wrap=True)
        raise typer.Exit(USAGE) from None
