"""The review of a game of écarté: every decision with its value, every deal with its luck and its skill.

The work is done in small pieces, so that a page need not wait for all of it.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Generator, Mapping
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from ecarte import policies, record
from ecarte.analysis import Effort, course
from ecarte.analysis.course import Found, Judge, Lost
from ecarte.analysis.ecarte import choices
from ecarte.analysis.ecarte.frequencies import chances
from ecarte.analysis.ecarte.levels import LEVELS
from ecarte.analysis.ecarte.review import luck, stakes, verdict
from ecarte.analysis.ecarte.review.luck import Split
from ecarte.analysis.ecarte.review.stakes import Decision, decided
from ecarte.analysis.grades import Grades
from ecarte.core.game import Event, Head, Problem, RuleError, Seat
from ecarte.core.moment import Moment
from ecarte.games.ecarte.facts import UNIT
from ecarte.games.ecarte.state import SEATS
from ecarte.machine import module
from ecarte.players.ecarte.policy import named
from ecarte.record import Play, Step

if TYPE_CHECKING:
    from ecarte.types import analysis as declared

GAME = "ecarte"
GRADES = Grades(UNIT, LEVELS)


@dataclass(frozen=True, slots=True)
class Deal:
    """A finished deal: its head, the points of both, and the changes in the chance of the game."""

    head: Head
    points: Mapping[Seat, int]
    split: Split


@dataclass(slots=True)
class Review(Found[Decision, Deal, float]):
    """The review of a whole game; that of a seat's view holds only that seat's decisions.

    The line is South's chance of the game.
    """

    grades = GRADES

    def to_json(self, seat: Seat) -> declared.Review:
        """Return the review as the page gets it, in chances of the seat."""
        sign = 1 if seat == "S" else -1
        line: list[declared.LinePoint] = [
            {"at": str(at), "game": chance if sign > 0 else 1 - chance} for at, chance in self.line
        ]
        deals = [_deal(deal, sign) for deal in self.deals]
        return self.seen_by(seat, SEATS, line, deals)


def _deal(deal: Deal, sign: int) -> declared.ReviewedDeal:
    split = deal.split
    parts: declared.Luck = {
        "turned": sign * split.turned,
        "hands": sign * split.hands,
        "draws": sign * split.draws,
        "unseen": sign * split.unseen,
    }
    expected, came = (each if sign > 0 else 1 - each for each in (split.expected, split.came))
    return {
        "deal": deal.head.number,
        "points": dict(deal.points),
        "luck": parts,
        "skill": {seat: sign * lost for seat, lost in split.skill.items()},
        "expected": expected,
        "came": came,
        "error": split.error,
    }


def refusal(play: Play) -> Problem | None:
    """Return why a game cannot be reviewed, or None when it can."""
    written = play.record
    if written.game.name != GAME:
        return Problem("E-review-game", None, {"game": written.game.name})
    if record.is_of_real_table(written):
        return Problem("E-review-real", None, {})
    return None


def pieces(play: Play, effort: Effort, first: Seat | None = None) -> Generator[tuple[float, int, Review], None, Review]:
    """Return a review in small pieces, as `course.pieces` does; raises RuleError for what cannot be reviewed."""
    problem = refusal(play)
    if problem is not None:
        raise RuleError(problem)
    _call_for_tables(play)
    review = Review()

    def decide(step: Step, at: Moment, last: bool) -> Generator[int, None, list[Decision]]:
        return _decisions(play, step, at, effort, last=last)

    def split(deal: list[Step], opening: Moment, lost: Lost) -> Generator[int, None, None]:
        return _split(play, deal, opening, lost, effort, review)

    return (yield from course.pieces(play, review, Judge(decide, split), first))


def _split(
    play: Play, deal: list[Step], opening: Moment, lost: Lost, effort: Effort, review: Review
) -> Generator[int, None, None]:
    """Add the luck and the skill of a deal to a review, once all its decisions are judged."""
    head = deal[0].what
    assert isinstance(head, Head)
    seed = f"ecarte analysis {effort.number} {head.number}/{head.attempt} open"
    split = yield from luck.split(deal, lost, seed, effort.orders)
    review.line.append((opening, split.expected))
    review.line += [(opening.after(number), chance) for number, chance in split.line]
    totals = play.record.game.score.tally(deal[-1].after)
    if totals is not None:
        insort(review.deals, Deal(head, totals[0], split), key=lambda each: each.head.number)


def _call_for_tables(play: Play) -> None:
    """Raise `policies.Needed` for every table before any work begins, because begun work would be lost."""
    options = play.record.options()
    names = list(module.missing_tables(GAME))
    for score in {step.before.score for step in play.steps}:
        south, north = (options.target - each for each in score)
        for needs in ((south, north), (north, south)):
            if min(needs) > 0:
                names += named(options, needs)
    policies.call_for(names)
    module.call_for(GAME)


def _decisions(
    play: Play, step: Step, at: Moment, effort: Effort, *, last: bool
) -> Generator[int, None, list[Decision]]:
    """Return the decisions in a step; none where there was no choice, or none that can be judged."""
    event, before = step.what, step.before
    assert isinstance(event, Event)
    if before.irregular.offenders:
        return []
    decision = None
    if play.record.view in (None, event.seat):
        decision = yield from _decision(play, step, at, effort)
        if decision is None:
            decision = yield from stakes.question(before, event, at, effort)
    king = yield from stakes.forgotten(before, event, step.after, at, effort, last=last)
    return [each for each in (decision, king) if each is not None]


def _decision(play: Play, step: Step, at: Moment, effort: Effort) -> Generator[int, None, Decision | None]:
    """Return a choice in the exchange or in the play."""
    game, event = play.record.game, step.what
    assert isinstance(event, Event)
    seat = event.seat
    if not seat or game.rules.turn(step.before) != seat or event.do in ("deal", "turn", "draw"):
        return None
    view = game.view.of(step.before, seat)
    values = yield from choices.steps(view, Random(effort.seed(at)), effort.most, effort.worlds, event)
    place = values.place(event) if values is not None else None
    if values is None or place is None:
        return None
    done = values.choices[place]
    loss, error = values.loss(place)
    why = verdict.reasons(view, values, done)
    return decided(at, seat, done, values.best, values.exact, loss, error, why, chances(view))
