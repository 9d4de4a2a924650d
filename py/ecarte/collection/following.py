"""What was done in positions like one, how often, and how it ended.

A position is a sequence of a condition, ``sequence(dealer.accepts, ..., elder.like("K/xx/xx"))``. In each deal that has
it the first decision after it counts: what a seat says, discards or plays next.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from ecarte.core.cards import UNKNOWN
from ecarte.core.columns import Row
from ecarte.core.game import Event, Problem, RuleError, Seat
from ecarte.figures.filter import Courses, Filter, Scope
from ecarte.record import Record, facts

_DECISIONS = ("say", "discard", "play")


@dataclass(slots=True)
class Outcome:
    """How deals ended for the seat that made one choice: how many they are, won and lost, and all its points."""

    deals: int = 0
    won: int = 0
    lost: int = 0
    points: int = 0

    def add(self, other: Outcome) -> None:
        """Add other deals with the same choice."""
        self.deals += other.deals
        self.won += other.won
        self.lost += other.lost
        self.points += other.points


def position(text: str) -> Filter:
    """Return a condition that is a sequence; raises RuleError for any other."""
    condition = Filter(text)
    if condition.ends is None:
        raise RuleError(Problem("E-filter-position", None, {}, column=1))
    return condition


def following(found: Iterable[tuple[str, Outcome]]) -> dict[str, Outcome]:
    """Return `choices` added up, the most frequent first."""
    total: dict[str, Outcome] = {}
    for choice, outcome in found:
        total.setdefault(choice, Outcome()).add(outcome)
    return dict(sorted(total.items(), key=lambda item: (-item[1].deals, item[0])))


def choices(record: Record, condition: Filter) -> Iterator[tuple[str, Outcome]]:
    """Yield the choice after a `position` in each deal of a game, with its outcome."""
    assert condition.ends is not None
    rows = facts.deals(record)
    game, courses = facts.game(record, rows), Courses(record)
    for place, row in enumerate(rows):
        scope = Scope(game, rows, {}, row, courses, place)
        events = scope.course.events
        end = min(condition.ends(scope), default=len(events))
        decision = next((event for event in events[end:] if event.do in _DECISIONS), None)
        if decision is not None:
            yield _name(decision, row), _outcome(game, row, decision.seat)


def _name(event: Event, row: Row) -> str:
    """Return the name of a choice, the same for cards that differ in the names of their plain suits alone."""
    if event.do == "say":
        return ":".join((event.verb, *event.args))
    if event.do == "discard":
        return f"discard {len(event.cards)}"
    card, trump = event.cards[0], row.get("trump")
    if not trump or card == UNKNOWN:
        return f"play {card}"
    return f"play {card[0]} {'of trumps' if card[1] == trump else 'plain'}"


def _outcome(game: Row, row: Row, seat: Seat) -> Outcome:
    side = next((each for each in str(game["sides"]).split("-") if seat in each), seat)
    wins, loses = _ended(seat)
    points = row.get(f"points_{side}")
    return Outcome(1, bool(wins.value(game, (), row)), bool(loses.value(game, (), row)), int(points or 0))


@cache
def _ended(seat: Seat) -> tuple[Filter, Filter]:
    return Filter(f'"{seat}".wins'), Filter(f'"{seat}".loses')
