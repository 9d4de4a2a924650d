"""``ecarte simulate``: the computer players against each other."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Annotated

import typer

from ecarte.cli.kit.compiling import prepare
from ecarte.cli.kit.options import GAME, GameName, RuleOptions, changes, game_of, preset_of, rules_of
from ecarte.cli.kit.records import Jobs, Output, Scheduler, writing
from ecarte.cli.kit.terminal import Terminal
from ecarte.collection import simulate as simulation
from ecarte.collection.files import STANDARD
from ecarte.collection.simulate import Plan
from ecarte.collection.workers import Workers
from ecarte.games import GAMES
from ecarte.record import SEAT_TAGS


def simulate(
    terminal: Terminal,
    players: Annotated[list[str], typer.Argument(metavar="SEATS:PLAYER", show_default=False)],
    game: GameName = GAME,
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=10_000_000, metavar="N")] = 100,
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = 1,
    rules: Annotated[str | None, rules_of(GAMES)] = None,
    option: RuleOptions = None,
    duplicate: Annotated[bool, typer.Option("--duplicate")] = False,
    jobs: Jobs = 1,
    scheduler: Scheduler = None,
    output: Output = STANDARD,
) -> None:
    """Play games between computer players."""
    workers = Workers(jobs, scheduler)
    preset = preset_of(terminal, game_of(terminal, game), rules)
    chosen = changes(terminal, game, preset, option or [])
    plan = Plan(_seats(terminal, players), games, seed, preset, chosen, duplicate, game)
    plan.check()
    prepare(terminal, partial(simulation.prepare, plan))
    texts = _counted(terminal, simulation.texts(plan, workers), games)
    with writing(terminal, output) as write:
        for text in texts:
            write(text)


def _seats(terminal: Terminal, given: list[str]) -> dict[str, str]:
    """Return who plays where, from "S:amateur", or for a whole side "NS:amateur"."""
    players: dict[str, str] = {}
    for text in given:
        seats, sign, name = text.partition(":")
        if not sign or not seats or not set(seats) <= set(SEAT_TAGS) - set(players) or len(set(seats)) < len(seats):
            terminal.fail("cli-seat-form", given=text)
        players |= dict.fromkeys(seats, name)
    return players


def _counted(terminal: Terminal, texts: Iterator[str], games: int) -> Iterator[str]:
    """Return the records with blank lines between them, and count them on the last line of a screen."""
    with terminal.count_games("cli-simulating", games) as meter:
        for number, text in enumerate(texts):
            yield ("\n" if number else "") + text
            meter.count(1)
