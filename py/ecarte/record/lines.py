"""The lines of a game, the main line and its variations, and the state at any moment of them.

A moment ("3#12/0#4", see `ecarte.core.moment`) names an event and the line that leads to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from ecarte.core.contract import Game
from ecarte.core.game import Problem, RuleError
from ecarte.core.moment import Moment, parse_moment
from ecarte.record import Entry, Play, Step, Variation


@dataclass(frozen=True, slots=True)
class Line:
    """The main line of a deal, or a variation of it.

    ``before`` holds the events from the opening of the deal to the start of the line, ``entries`` the line's own
    events, ``steps`` the fold of both. ``left`` is the line that a variation departs from.
    """

    deal: int  # place of the deal in the record
    before: tuple[Entry, ...]
    entries: tuple[Entry, ...]
    steps: tuple[Step, ...]
    state: Any  # at its start, with supposed hands in place
    left: Line | None = None
    supposed: bool = False  # whether it, or a line that leads to it, supposes hands

    def after(self, number: int) -> Any:
        """Return the state after that many of the line's own events."""
        return self.steps[len(self.before) + number - 1].after if number else self.state

    def length(self, number: int) -> int:
        """Return how many events of the deal there are after that many of the line's own."""
        return len(self.before) + number


def read_moment(text: str) -> Moment:
    """Return the moment that a text names; raises RuleError for a malformed one."""
    try:
        return parse_moment(text)
    except ValueError:
        raise RuleError(Problem("E-moment", None, {"at": text[:80]})) from None


def line_of(play: Play, moment: Moment) -> Line:
    """Return the line that a moment belongs to; raises RuleError when the game has no such moment."""
    line = main_line(play, moment.deal, moment.attempt)
    if line is None or not play.record.has(moment):
        raise RuleError(Problem("E-moment", None, {"at": str(moment)}))
    number = moment.number
    for which, following in moment.path:
        variation = line.entries[number - 1].note.variations[which]
        line, number = variation_line(play.record.game, line, number, variation), following
    return line


def main_line(play: Play, deal: int, attempt: int = 1) -> Line | None:
    """Return the events played in a deal, or None when there is no such deal."""
    begun = 0
    for place, each in enumerate(play.record.deals):
        if (each.head.number, each.head.attempt) == (deal, attempt):
            steps = play.steps[begun + 1 : begun + 1 + len(each.entries)]
            return Line(place, (), each.entries, steps, play.steps[begun].after)
        begun += 1 + len(each.entries)
    return None


def before(play: Play, number: int, place: int) -> Play:
    """Return the game as it stood before an event of a deal, counted from 1."""
    deal = play.record.deals[place]
    begun = sum(1 + len(each.entries) for each in play.record.deals[:place])
    steps = play.steps[: begun + number]
    deals = (*play.record.deals[:place], replace(deal, entries=deal.entries[: number - 1]))
    return Play(replace(play.record, deals=deals), steps[-1].after, steps)


def variation_line(game: Game, left: Line, number: int, variation: Variation) -> Line:
    """Return the line of a variation beside an event; raises RuleError when it cannot be played."""
    state = left.after(number - 1)
    for seat, cards in variation.supposed:
        state = game.deal.suppose(state, seat, cards)
    before = (*left.before, *left.entries[: number - 1])
    steps = (*left.steps[: len(before)], *_steps(game, state, variation.entries, left, len(before)))
    supposed = left.supposed or bool(variation.supposed)
    return Line(left.deal, before, variation.entries, steps, state, left, supposed)


def _steps(game: Game, state: Any, entries: tuple[Entry, ...], left: Line, begun: int) -> Iterator[Step]:
    deal = left.steps[0].deal
    for number, entry in enumerate(entries, begun + 1):
        after = game.rules.play(state, entry.event)
        yield Step(deal, number, entry.event, state, after)
        state = after
