"""Conditions on the command line (`ecarte.figures.filter`), with the place of every mistake.

A player or a tag that no game has is no mistake, but is reported.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from typing import TYPE_CHECKING, Annotated, NamedTuple, TypeVar

import typer

from ecarte.cli.kit.terminal import USAGE, Terminal
from ecarte.core.game import RuleError
from ecarte.core.near import near_in_any_case
from ecarte.notation.ecn.heading import TAGS
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


def parse_condition(terminal: Terminal, text: str, *, is_position: bool = False) -> Filter:
    """Return the parsed condition, or end the command with the mistake and, below the text, its place."""
    from ecarte.figures.following import position

    try:
        return position(text) if is_position else compile_condition(text)
    except RuleError as error:
        for problem in error.problems:
            terminal.report(terminal.err, "EXPR", problem)
            if problem.column and len(text) < 200 and text.isprintable():
                terminal.err.print(f"    {text}\n    {' ' * (problem.column - 1)}^", soft_wrap=True)
        raise typer.Exit(USAGE) from None


class Names(NamedTuple):
    """The players of a game and the names of its tags."""

    players: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()


class NamesInCondition:
    """The names of players and tags in a condition, and those of the ``games`` it is asked of."""

    def __init__(self, condition: str | None) -> None:
        self.condition = condition
        parsed = compile_condition(condition) if condition else None
        self.players = parsed.players if parsed else frozenset()
        self.compared = parsed.compared if parsed else frozenset()
        self.tags = parsed.tags - TAGS if parsed else frozenset()
        self.games = 0
        self.seen_players: set[str] = set()
        self.seen_tags: set[str] = set()

    @property
    def are_any(self) -> bool:
        """Whether the condition names a player or a tag."""
        return bool(self.players or self.compared or self.tags)

    def watch(self, work: Callable[[Play], _Made]) -> Callable[[Play], tuple[_Made, Names]]:
        """Return work on a game that also gives its names, for `results`; it may be done by another process."""
        return partial(_with_names if self.are_any else _without_names, work)

    def results(self, pairs: Iterable[tuple[_Made, Names]]) -> Iterator[_Made]:
        """Return what the work made, and note the names."""
        for made, names in pairs:
            self.add(1, names.players, names.tags)
            yield made

    def add(self, games: int, players: Iterable[str], tags: Iterable[str]) -> None:
        """Note games, who plays in them, and the names of their tags."""
        self.games += games
        self.seen_players.update(players)
        self.seen_tags.update(tags)

    def report_missing(self, terminal: Terminal) -> None:
        """Report each name that no game has, with one that is like it; of no games there is nothing to say."""
        if not self.games:
            return
        lower = {name.lower() for name in self.seen_players}
        missing = {name for name in self.players if name.lower() not in lower} | (self.compared - self.seen_players)
        for name in sorted(missing):
            terminal.note(describe_missing(terminal, name, self.seen_players))
        for name in sorted(self.tags - self.seen_tags):
            terminal.note(terminal.words("cli-no-tag", name=name, near=near_in_any_case(name, self.seen_tags)))


def describe_missing(terminal: Terminal, name: str, players: Iterable[str]) -> str:
    """Return the sentence that nobody of this name is among the players, with a name that is like it."""
    return terminal.words("cli-no-player", name=name, near=near_in_any_case(name, players))


def _with_names(work: Callable[[Play], _Made], play: Play) -> tuple[_Made, Names]:
    players = tuple(filter(None, map(play.record.tag, SEAT_TAGS.values())))
    return work(play), Names(players, tuple(name for name, _ in play.record.tags))


def _without_names(work: Callable[[Play], _Made], play: Play) -> tuple[_Made, Names]:
    return work(play), Names()
