"""Rule options on the command line: ``--option target=10``."""

from __future__ import annotations

from typing import Annotated

import typer

from ecarte.cli.terminal import Terminal
from ecarte.game import OptionValue, RuleError
from ecarte.games import GAMES

RuleOptions = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", show_default=False)]


def changes(terminal: Terminal, game: str, given: list[str]) -> dict[str, OptionValue]:
    """The options named on the command line, each value as its option has it."""
    known = {option.name: option for option in GAMES[game].OPTIONS}
    found: dict[str, OptionValue] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            terminal.fail("cli-option-form", given=text)
        try:
            found[name] = known[name].parse(value) if name in known else value
        except RuleError as error:
            terminal.refuse(*error.problems)
    return found
