"""The game and its rule options on the command line: ``--game belote --option target=2000``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import typer

from ecarte.cli.kit.terminal import Terminal, choice_option
from ecarte.core.game import OptionValue
from ecarte.core.options import families, newest, suggested, today
from ecarte.games import GAMES

GAME = next(iter(GAMES))  # the default

GameName = Annotated[str, choice_option("--game", "-g", values=GAMES)]
RuleOptions = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", show_default=False)]


def game_of(terminal: Terminal, name: str) -> str:
    """Return the name of a game, or end the command when it is unknown."""
    return terminal.check_choice("--game", name, GAMES)


def preset_of(terminal: Terminal, game: str, rules: str | None) -> str:
    """Return the preset for a new game, by default the game's first, or end the command when it is another game's."""
    if rules is None:
        rules = next(iter(GAMES[game].presets))
    if rules not in GAMES[game].presets:
        for other, module in GAMES.items():
            if rules in module.presets:
                terminal.fail("cli-rules-elsewhere", rules=rules, game=other)
    return newest(GAMES[game].presets, rules)


def rules_of(games: Iterable[str], **more: Any) -> Any:
    """Return the option for a preset of some games; its help names them, for together they are longer than a line."""
    values = (preset for game in games for preset in families(GAMES[game].presets))
    return choice_option("--rules", values=values, metavar="PRESET", **more)


def changes(terminal: Terminal, game: str, preset: str, given: list[str]) -> dict[str, OptionValue]:
    """Return the options named on the command line, each parsed, with the options they imply."""
    known = {option.name: option for option in GAMES[game].options}
    values: dict[str, OptionValue] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            terminal.fail("cli-option-form", given=text)
        values[name] = known[name].parse(value) if name in known else value
    _, kept = today(GAMES[game], preset, values)
    return suggested(GAMES[game], preset, kept)
