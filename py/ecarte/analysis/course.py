"""The course of a review: the decisions of a game one after the other, then the luck of each deal, in small pieces."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from ecarte import record
from ecarte.analysis.grades import Grades
from ecarte.analysis.values import Choice
from ecarte.core.game import Event, Head, Seat
from ecarte.core.losses import Unit
from ecarte.core.moment import Moment
from ecarte.machine.sums import total
from ecarte.players.thoughts import Reason
from ecarte.record import Play, Step
from ecarte.version import __version__

if TYPE_CHECKING:
    from ecarte.types import analysis as declared

ENGINE = f"ecarte/{__version__}"
"""What records and reviews name as what judged them."""


C = TypeVar("C", bound=Choice)


@dataclass(frozen=True, slots=True)
class Decision(Generic[C]):
    """A decision that was judged: its moment, what was done, what was best, and what it lost.

    There may be two at a moment: a card that was played, and a king or a declaration that did not come before it.
    ``error`` is half the width of the interval of the loss, ``games`` are the chances of the game with what was done
    and with the best, ``worth`` is what is written of the value of what was done (``@eq``), and ``p`` how often the
    strongest player makes each choice, as far as that is known.
    """

    unit: ClassVar[Unit]

    at: Moment
    seat: Seat
    done: C
    best: C
    exact: bool
    loss: float
    error: float
    reasons: tuple[Reason, ...]
    games: tuple[float, float]
    worth: float
    p: Mapping[Event, float] = field(default_factory=dict)

    @property
    def mark(self) -> declared.Mark:
        """Return its mark, or ""."""
        return self.unit.mark(self.loss, self.error)

    def to_json(self) -> declared.Decision:
        """Return the decision as the page gets it."""
        return {
            "at": str(self.at),
            "seat": self.seat,
            "event": str(self.done.event),
            "best": str(self.best.event),
            "points": self.done.points,
            "game": self.games[0],
            "bestPoints": self.best.points,
            "bestGame": self.games[1],
            "loss": self.loss,
            "error": self.error,
            "exact": self.exact,
            "p": {str(event): share for event, share in self.p.items()},
            "mark": self.mark,
            "reasons": [reason.to_json() for reason in self.reasons],
        }


D = TypeVar("D", bound=Decision[Any])
L = TypeVar("L")
P = TypeVar("P")
T = TypeVar("T")
R = TypeVar("R", bound="Found[Any, Any, Any]")
Lost = Mapping[int, Sequence[tuple[Seat, float]]]
"""What the decisions of a deal lost, with their seats, by the numbers of events."""


@dataclass(slots=True)
class Found(Generic[D, L, P]):
    """What a review has found: decisions, deals, and the points of the line over the game, each in order."""

    grades: ClassVar[Grades]

    decisions: list[D] = field(default_factory=list)
    deals: list[L] = field(default_factory=list)
    line: list[tuple[Moment, P]] = field(default_factory=list)

    @property
    def size(self) -> int:
        """Return how much was found: it grows with every decision, deal and point of the line."""
        return len(self.decisions) + len(self.deals) + len(self.line)

    def losses(self, seat: Seat) -> list[float]:
        """Return what a seat's decisions lost."""
        return [decision.loss for decision in self.decisions if decision.seat == seat]

    def worst(self, seat: Seat) -> list[int]:
        """Return the indexes of the seat's costliest decisions."""
        own = ((at, each.loss) for at, each in enumerate(self.decisions) if each.seat == seat)
        return self.grades.unit.costliest(own)

    def seen_by(
        self,
        seat: Seat,
        seats: Iterable[Seat],
        line: list[declared.LinePoint],
        deals: list[declared.ReviewedDeal],
    ) -> declared.Review:
        """Return the review as the page gets it, of which a game gives the line and the deals as a seat sees them."""
        lost = {each: self.losses(each) for each in seats}
        return {
            "line": line,
            "decisions": [decision.to_json() for decision in self.decisions],
            "deals": deals,
            "worst": self.worst(seat),
            "grade": {each: self.grades.grade(total(one), len(one)) for each, one in lost.items() if one},
            "scale": self.grades.scale(),
            "luck": total(total(deal["luck"].values()) for deal in deals),
            "engine": ENGINE,
        }


@dataclass(frozen=True, slots=True)
class Judge(Generic[D]):
    """What judges a game.

    ``decide`` returns the decisions in a step, ``split`` the work that adds a deal's luck to what was found, given its
    steps and what its decisions lost. The work of both yields about how many deals it has played out.
    """

    decide: Callable[[Step, Moment, bool], Generator[int, None, list[D]]]
    split: Callable[[list[Step], Moment, Lost], Generator[int, None, None]]


def pieces(
    play: Play, review: R, judge: Judge[D], first: Seat | None = None
) -> Generator[tuple[float, int, R], None, R]:
    """Return a review in small pieces, once everything that it needs is there.

    Each piece yields its progress, about how many deals it has played out, and the review so far. The events of
    ``first`` are judged before those of the others and before luck; every decision has its own randomness, so the
    result is the same.
    """
    deals = _deals(play)
    done = _Done(sum(map(len, deals)))
    # What is not over is not reviewed; it counts in the progress, which is about how much of the game is done.
    over = deals if record.over(play) else [deal for deal in deals if play.record.game.score.tally(deal[-1].after)]

    def step_by_step(deal: list[Step], wanted: Callable[[Step], bool]) -> Generator[tuple[float, int, R], None, None]:
        for step in filter(wanted, deal[1:]):
            work = judge.decide(step, _opening(deal).after(step.number), step is deal[-1])
            for decision in (yield from _scaled(work, review, done)):
                insort(review.decisions, decision, key=lambda each: order(each.at))
            done.steps += 1

    def is_first(step: Step) -> bool:
        return bool(first) and isinstance(step.what, Event) and step.what.seat == first

    for deal in over if first else ():
        yield from step_by_step(deal, is_first)
    for deal in over:
        yield from step_by_step(deal, lambda step: not is_first(step))
        done.steps += 1
        if not play.record.view:
            opening = _opening(deal)
            lost = {step.number: _losses(review, opening.after(step.number)) for step in deal[1:]}
            yield from _scaled(judge.split(deal, opening, lost), review, done)
            review.line.sort(key=lambda each: order(each[0]))
    return review


def order(at: Moment) -> tuple[int, int, int]:
    """Return what puts moments of a game in order."""
    return at.deal, at.attempt, at.number


@dataclass(slots=True)
class _Done:
    """How many steps are done, of how many."""

    of: int
    steps: int = 0


def _losses(review: Found[Any, Any, Any], at: Moment) -> list[tuple[Seat, float]]:
    """Return what each decision at a moment lost, with its seat."""
    return [(each.seat, each.loss) for each in review.decisions if each.at == at]


def _opening(deal: list[Step]) -> Moment:
    head = deal[0].what
    assert isinstance(head, Head)
    return Moment(head.number, 0, head.attempt)


def _scaled(work: Generator[int, None, T], review: R, done: _Done) -> Generator[tuple[float, int, R], None, T]:
    share = done.steps / done.of
    while True:
        try:
            cost = next(work)
        except StopIteration as result:
            value: T = result.value
            return value
        yield min(share, 0.99), cost, review


def _deals(play: Play) -> list[list[Step]]:
    deals: list[list[Step]] = []
    for step in play.steps:
        if isinstance(step.what, Head):
            deals.append([])
        deals[-1].append(step)
    return deals
