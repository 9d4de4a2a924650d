"""The fold: the states that the events of a record lead to, one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from ecarte.core.contract import Game
from ecarte.core.game import Event, Head, Problem, RuleError, Seat
from ecarte.record.written import Record


@dataclass(frozen=True, slots=True)
class Step:
    """An event, or the opening of a deal, with the states before and after it."""

    deal: int
    number: int  # of the event in its deal, from 1; 0 for the opening
    what: Event | Head
    before: Any
    after: Any


class Play:
    """A record together with the state it folds to; `advance` continues from it.

    The fold is made on first use: a record that was verified in another way, and is only read, needs none. Two are
    equal when their records are.
    """

    __slots__ = ("_state", "_steps", "record")

    def __init__(self, record: Record, state: Any = None, steps: tuple[Step, ...] = ()) -> None:
        self.record = record
        self._state, self._steps = state, steps

    @property
    def state(self) -> Any:
        """Return the state the record leads to; raises RuleError when an event is refused."""
        self._fold()
        return self._state

    @property
    def steps(self) -> tuple[Step, ...]:
        """Return every event with the states before and after it."""
        self._fold()
        return self._steps

    def _fold(self) -> None:
        if self._state is None:
            self._steps = tuple(steps(self.record))
            self._state = self._steps[-1].after if self._steps else beginning(self.record)

    def with_record(self, record: Record) -> Play:
        """Return the same game with other tags or notes."""
        return Play(record, self._state, self._steps)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Play) and self.record == other.record

    def __hash__(self) -> int:
        return hash(self.record)

    def __repr__(self) -> str:
        return f"Play({self.record!r})"


def beginning(record: Record) -> Any:
    """Return the state before the first deal."""
    game = record.game
    dealer = record.deals[0].head.dealer if record.deals else record.seats[0]
    return start(game, record.options(), dealer, record.view, real=is_of_real_table(record))


def start(game: Game, options: Any, dealer: Seat, view: Seat | None, *, real: bool) -> Any:
    """Return the state before the first deal of a record, at a ``real`` table or not (`is_of_real_table`)."""
    state = game.rules.start(options, dealer, view)
    return game.misdealt(state) if real and game.misdealt else state


def is_of_real_table(record: Record) -> bool:
    """Return whether an irregularity was found in some deal, as only records of a real table have it."""
    return any(entry.event.verb == "found" for deal in record.deals for entry in deal.entries)


def steps(record: Record) -> Iterator[Step]:
    """Return the fold step by step; raises RuleError at the first event that is refused."""
    game = record.game
    state, real = beginning(record), is_of_real_table(record)
    for deal in record.deals:
        opened = open_deal(game, state, deal.head, real)
        yield Step(deal.head.number, 0, deal.head, state, opened)
        state = opened
        for number, entry in enumerate(deal.entries, 1):
            after = game.rules.play(state, entry.event)
            yield Step(deal.head.number, number, entry.event, state, after)
            state = after


def fold(record: Record) -> Play:
    """Return the record with the state it leads to."""
    play = Play(record)
    play._fold()
    return play


def open_deal(game: Game, state: Any, head: Head, real: bool = False) -> Any:
    """Return the state after the opening of a deal; raises RuleError when it may not be opened now.

    At a ``real`` table the wrong player may deal, which is found later.
    """
    expected = game.deal.next_head(state)
    if expected is None:
        code = "E-game-over" if game.score.over(state) else "E-deal-open"
        raise RuleError(Problem(code, None, {"deal": head.number}))
    if head != (replace(expected, dealer=head.dealer) if real else expected):
        raise RuleError(Problem("E-head-expected", None, {"expected": str(expected), "found": str(head)}))
    return game.deal.begin(state, head)
