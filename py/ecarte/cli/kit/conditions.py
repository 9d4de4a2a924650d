"""Conditions on the command line (`ecarte.figures.filter`), with the place of every mistake.

A player's name that no game has is no mistake, but is reported.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from ecarte.cli.kit.terminal import USAGE, Terminal
from ecarte.core.game import RuleError
from ecarte.core.near import near_in_any_case
from ecarte.record import SEAT_TAGS, Play

if TYPE_CHECKING:
    from ecarte.figures.filter import Filter

_Made = TypeVar("_Made")

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


class NamedPlayers:
    """The players that a condition names, and those of the ``games`` it is asked of."""

    def __init__(self, condition: str | None) -> None:
        self.condition = condition
        self.names = sorted(compile_condition(condition).players) if condition else []
        self.games = 0
        self.seen: dict[str, str] = {}

    def watch(self, work: Callable[[Play], _Made]) -> Callable[[Play], tuple[_Made, tuple[str, ...]]]:
        """Return work on a game that also gives its players, for `results`; it may be done by another process."""
        return partial(_with_players if self.names else _without_players, work)

    def results(self, found: Iterable[tuple[_Made, tuple[str, ...]]]) -> Iterator[_Made]:
        """Return what the work made, and note the players."""
        for made, players in found:
            self.add(1, players)
            yield made

    def add(self, games: int, players: Iterable[str]) -> None:
        """Note games, and who plays in them."""
        self.games += games
        self.seen |= {name.lower(): name for name in players}

    def report_missing(self, terminal: Terminal) -> None:
        """Report each name that no game has, with one that is like it; of no games there is nothing to say."""
        for name in self.names:
            if self.games and name.lower() not in self.seen:
                terminal.note(describe_missing(terminal, name, self.seen.values()))


def describe_missing(terminal: Terminal, name: str, players: Iterable[str]) -> str:
    """Return the sentence that nobody of this name is among the players, with a name that is like it."""
    return terminal.words("cli-no-player", name=name, near=near_in_any_case(name, players))


def _with_players(work: Callable[[Play], _Made], play: Play) -> tuple[_Made, tuple[str, ...]]:
    return work(play), tuple(filter(None, map(play.record.tag, SEAT_TAGS.values())))


def _without_players(work: Callable[[Play], _Made], play: Play) -> tuple[_Made, tuple[str, ...]]:
    return work(play), ()
