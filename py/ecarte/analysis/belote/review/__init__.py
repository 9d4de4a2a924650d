"""The review of a game of belote: every decision with its value, every deal with its luck and its skill."""

from __future__ import annotations

from bisect import insort
from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from ecarte.analysis import Effort, course
from ecarte.analysis.belote import choices, open_cards
from ecarte.analysis.belote.chance import after, share
from ecarte.analysis.belote.choices.value import Choice, Values
from ecarte.analysis.belote.levels import LEVELS
from ecarte.analysis.belote.open_cards import Points
from ecarte.analysis.belote.reasons import reasons
from ecarte.analysis.belote.review import luck
from ecarte.analysis.belote.review.luck import Split
from ecarte.analysis.course import Found, Judge, Lost
from ecarte.analysis.grades import Grades
from ecarte.core.game import Event, Head, Problem, RuleError, Seat
from ecarte.core.moment import Moment
from ecarte.games.belote.facts import UNIT
from ecarte.games.belote.state import View
from ecarte.machine import module
from ecarte.machine.sums import total
from ecarte.players.belote.search import GAME
from ecarte.players.belote.table import has_covered
from ecarte.record import Play, Step

if TYPE_CHECKING:
    from ecarte.types import analysis as declared

GRADES = Grades(UNIT, LEVELS)
DEALS = 240  # that are played out for the worth of the first cards


@dataclass(frozen=True, slots=True)
class Decision(course.Decision[Choice]):
    """A decision, and what it lost with all cards seen, None where that says nothing."""

    unit = UNIT

    open: float | None = None

    def to_json(self) -> declared.Decision:
        """Return the decision as the page gets it."""
        found = course.Decision.to_json(self)
        if self.open is not None:
            found["open"] = self.open
        return found


@dataclass(frozen=True, slots=True)
class Deal:
    """A finished deal: its head, the points of each side, and where they came from."""

    head: Head
    points: Mapping[str, int]
    split: Split


@dataclass(slots=True)
class Review(Found[Decision, Deal, tuple[float, ...]]):
    """The review of a whole game; that of a seat's view holds only that seat's decisions.

    The line is the chance of the game by side.
    """

    grades = GRADES

    sides: tuple[str, ...] = ()
    opened: dict[Moment, Points] = field(default_factory=dict)  # what comes of each card with all cards seen

    def to_json(self, seat: Seat) -> declared.Review:
        """Return the review as the page gets it, as the seat sees it."""
        side = next(at for at, letters in enumerate(self.sides) if seat in letters)
        line: list[declared.LinePoint] = [{"at": str(at), "game": chance[side]} for at, chance in self.line]
        deals = [_deal(deal, side) for deal in self.deals]
        return self.seen_by(seat, "".join(self.sides), line, deals)


def _deal(deal: Deal, side: int) -> declared.ReviewedDeal:
    split = deal.split
    others = len(split.sides) - 1
    skill = {seat: -lost if seat in split.sides[side] else lost / others for seat, lost in split.skill.items()}
    parts = {"hands": split.hands[side], "draws": split.draws[side]}
    came = split.came[side]
    parts["unseen"] = came - total(parts.values()) - total(skill.values())
    return {
        "deal": deal.head.number,
        "points": dict(deal.points),
        "luck": parts,
        "skill": skill,
        "expected": 0.0,  # before the cards are dealt all sides are alike
        "came": came,
        "error": split.error,
    }


def refusal(play: Play) -> Problem | None:
    """Return why a game cannot be reviewed, or None when it can."""
    written = play.record
    if written.game.name != GAME:
        return Problem("E-review-game", None, {"game": written.game.name})
    return Problem("E-review-cards", None, {}) if written.without_cards else None


def pieces(play: Play, effort: Effort, first: Seat | None = None) -> Generator[tuple[float, int, Review], None, Review]:
    """Return a review in small pieces, as `course.pieces` does; raises RuleError for what cannot be reviewed."""
    problem = refusal(play)
    if problem is not None:
        raise RuleError(problem)
    module.call_for(GAME)
    found = Review(sides=play.record.options().sides)

    def decide(step: Step, at: Moment, last: bool) -> Generator[int, None, list[Decision]]:
        return _decisions(play, step, at, effort, found)

    def split(deal: list[Step], opening: Moment, lost: Lost) -> Generator[int, None, None]:
        return _split(play, deal, opening, lost, effort, found)

    return (yield from course.pieces(play, found, Judge(decide, split), first))


def _split(
    play: Play, deal: list[Step], opening: Moment, lost: Lost, effort: Effort, found: Review
) -> Generator[int, None, None]:
    """Add the luck and the skill of a deal to a review, once all its decisions are judged."""
    head = deal[0].what
    assert isinstance(head, Head)
    opened = {step.number: found.opened[at] for step in deal[1:] if (at := opening.after(step.number)) in found.opened}
    deals = choices.scale(DEALS, effort.worlds)
    split = yield from luck.split(deal, lost, opened, effort.seed(opening), deals)
    found.line += [(opening.after(number), chance) for number, chance in split.line]
    totals = play.record.game.score.tally(deal[-1].after)
    if totals is not None:
        insort(found.deals, Deal(head, totals[0], split), key=lambda each: each.head.number)


def _decisions(
    play: Play, step: Step, at: Moment, effort: Effort, found: Review
) -> Generator[int, None, list[Decision]]:
    """Return the decisions in a step; none where there was no choice, or none that can be judged."""
    game, event, before = play.record.game, step.what, step.before
    assert isinstance(event, Event)
    seat, decided = event.seat, list[Decision]()
    if before.mover != seat or play.record.view not in (None, seat):
        return decided
    if event.do != "play" and event.verb not in ("pass", "take", "meld"):
        return decided
    view, seed = game.view.of(before, seat), effort.seed(at)
    values = yield from choices.declare(view, Random(seed), effort.worlds)
    if values is not None:
        done = next(each for each in values.choices if (each.event.verb == "meld") == (event.verb == "meld"))
        decided.append(_decision(view, at, values, done))
    if event.verb == "meld":
        return decided
    values = yield from choices.decide(view, Random(seed), effort.worlds, event)
    place = values.place(event) if values is not None else None
    if values is None or place is None:
        return decided
    cost = None
    if event.do == "play" and has_covered(view):  # nobody knows those cards, so all are not seen
        found.opened[at] = share(view, values.choices[place].points)
    elif event.do == "play" and not play.record.view:
        cost, found.opened[at] = open_cards.opened(before, event)
        yield choices.PRICES.get(len(view.hand), 1)
    return [_decision(view, at, values, values.choices[place], cost), *decided]


def _decision(view: View, at: Moment, values: Values, done: Choice, cost: float | None = None) -> Decision:
    loss, error = values.loss(values.choices.index(done))
    games = after(view, done.points), after(view, values.best.points)
    why = reasons(view, values, done)
    return Decision(at, view.seat, done, values.best, values.exact, loss, error, why, games, done.points, open=cost)
