"""The engine's games beside those of a table: they are dealt the same packs and do what the table is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

import numpy as np

from ecarte.core import contract
from ecarte.core.cards import Card
from ecarte.core.game import Event


class Beside:
    """The engine's game beside one of a table's; those of a game say how its packs and actions are numbered."""

    game: ClassVar[contract.Game]

    def __init__(self, table: Any, at: int) -> None:
        self.table, self.at, self.deals = table, int(at), 0
        self.state: Any = self.game.rules.start(table.options, table.options.seats[table.dealer[at]])

    def pack(self) -> list[Card]:
        """Return the pack of the deal."""
        raise NotImplementedError

    def events(self) -> dict[int, Event]:
        """Return what the engine allows, by the number of the action."""
        raise NotImplementedError

    def follow(self) -> None:
        """Let the engine deal, compare and show until somebody must choose."""
        while True:
            if self.deals != self.table.deals[self.at]:
                head = self.game.deal.next_head(self.state)
                assert head is not None
                self.state = self.game.deal.begin(self.state, head)
                self.deals += 1
            event = self.game.deal.due(self.state, self.pack())
            if event is None:
                return
            self.do(event)

    def do(self, event: Event) -> None:
        """Let something happen."""
        self.state = self.game.rules.play(self.state, event)

    def check(self) -> dict[int, Event]:
        """Compare the two, and return what may be done."""
        state, table, at, seats = self.state, self.table, self.at, self.table.options.seats
        found = self.events() if state.mover else {}
        assert set(np.flatnonzero(table.legal()[at]).tolist()) == set(found)
        assert tuple(table.score[at].tolist()) == state.score
        assert seats[table.dealer[at]] == state.dealer
        assert bool(table.over[at]) is (state.phase == "over")
        assert not state.mover or seats[table.seat[at]] == state.mover
        return found


B = TypeVar("B", bound=Beside)


def play(
    table: Any, steps: int, beside: type[B], look: Callable[[int, list[B]], object] = lambda number, games: None
) -> tuple[int, int]:
    """Play at random beside the engine; return the numbers of games that ended and of deals that began."""
    games = [beside(table, at) for at in range(table.size)]
    ended = begun = 0
    for number in range(steps):
        for each in games:
            each.follow()
        allowed = [each.check() for each in games]
        look(number, games)
        if (over := table.over).any():
            ended, begun = ended + int(over.sum()), begun + int(table.deals[over].sum())
            table.begin(over)
            for at in np.flatnonzero(over).tolist():
                games[at] = beside(table, at)
            continue
        actions = table.choose()
        before = table.score.copy()
        for each, events, action in zip(games, allowed, actions.tolist(), strict=True):
            each.do(events[action])
        assert (before + table.step(actions) == table.score).all()
    return ended, begun + int(table.deals.sum())
