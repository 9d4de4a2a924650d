"""What was done in positions like one, how often, and how it ended.

A position is a sequence of a condition, ``sequence(dealer.accepts, ..., elder.like("K/xx/xx"))``. In each deal that has
it the first decision after it counts: what a seat says, discards or plays next. Where the sequence ends with the hand
of a seat, only decisions of that seat do.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from ecarte.core.columns import Row
from ecarte.core.game import Event, Problem, RuleError, Seat
from ecarte.figures.filter import Courses, Filter, Scope
from ecarte.figures.filter.course import Course
from ecarte.figures.openings import decisions, is_decision, named, subjects
from ecarte.record import Record, facts


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


@dataclass(frozen=True, slots=True)
class Choice:
    """What was done after a position in a deal: its name, the same as a term of a condition, and its outcome.

    The term is "" where no condition says it.
    """

    name: str
    term: str
    outcome: Outcome


def position(text: str) -> Filter:
    """Return a condition that is a sequence; raises RuleError for any other."""
    condition = Filter(text)
    if condition.ends is None:
        raise RuleError(Problem("E-filter-position", None, {}, column=1))
    return condition


def following(choices: Iterable[Choice]) -> dict[str, Outcome]:
    """Return choices added up, the most frequent first."""
    total: dict[str, Outcome] = {}
    for choice in choices:
        total.setdefault(choice.name, Outcome()).add(choice.outcome)
    return in_order(total)


def in_order(total: dict[str, Outcome]) -> dict[str, Outcome]:
    """Return outcomes by their choices, the most frequent first."""
    return dict(sorted(total.items(), key=lambda item: (-item[1].deals, item[0])))


def choices(record: Record, condition: Filter) -> Iterator[Choice]:
    """Yield the choice after a `position` in each deal of a game."""
    rows = facts.deals(record)
    game, courses = facts.game(record, rows), Courses(record)
    for place, row in enumerate(rows):
        choice = next_choice(Scope(game, rows, {}, row, courses, place), condition)
        if choice is not None:
            yield choice


def next_choice(scope: Scope, condition: Filter) -> Choice | None:
    """Return the choice after a `position` in a deal, or None where the deal does not have it, or ends there."""
    assert condition.ends is not None
    course, row, game = scope.course, scope.deal, scope.game
    seat = condition.holder(scope) if condition.holder else ""
    events = (_decision(course, end) for end in sorted(condition.ends(scope)))
    event = next((event for event in events if event and event.seat == (seat or event.seat)), None)
    if event is None:
        return None
    done = named(event, row, str(game["game"]))
    seats = str(game["sides"]).replace("-", "")
    term = f"{subjects(row, seats)[event.seat]}.{done.term}" if done.term else ""
    return Choice(done.name, term, outcome(game, row, event.seat))


def _decision(course: Course, begin: int) -> Event | None:
    """Return the first decision from a place in a deal on."""
    places = range(begin, len(course.events))
    return next((course.events[at] for at in places if is_decision(course, at)), None)


def opening(record: Record, game: Row, row: Row, course: Course) -> Iterator[tuple[str, str, Outcome]]:
    """Yield the positions of the `decisions` of a deal, each with the choice that was made and its outcome."""
    outcomes: dict[Seat, Outcome] = {}
    for decision in decisions(record, row, course):
        seat = decision.seat
        if seat not in outcomes:
            outcomes[seat] = outcome(game, row, seat)
        yield decision.position, decision.done.name, outcomes[seat]


def outcome(game: Row, row: Row, seat: Seat) -> Outcome:
    """Return how a deal ended for a seat."""
    side = next((each for each in str(game["sides"]).split("-") if seat in each), seat)
    wins, loses = _ended(seat)
    points = row.get(f"points_{side}")
    return Outcome(1, bool(wins.value(game, (), row)), bool(loses.value(game, (), row)), int(points or 0))


OUTCOME_NAMES = frozenset(
    name
    for part in facts.FACTS.values()
    for name in ("game", *(each.name for each in part.COLUMNS if each.name.startswith("points_")))
).union(*(Filter(f'"{seat}".wins or "{seat}".loses').names for seat in facts.SEAT_COLUMNS))
"""The facts that outcomes depend on."""


@cache
def _ended(seat: Seat) -> tuple[Filter, Filter]:
    return Filter(f'"{seat}".wins'), Filter(f'"{seat}".loses')
