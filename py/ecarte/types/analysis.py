"""Analysis. A chance of the game is 0…1 and a seat's own; `points` are expected points of the deal from here on, the
seat's own less the other's; `error` is half the width of a 95 % interval, 0 when exact."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from ecarte.types.replay import Moment
from ecarte.types.view import Card, Seat


class Worth(TypedDict):
    event: str
    points: float
    game: float
    error: float
    wins: NotRequired[float]  # chance of the points for the tricks of the deal
    p: float | None  # how often the master does it; null when its tables do not know


class Reason(TypedDict):
    """Why something was done, or was wrong: words `review-<code>`, `reason-<code>`."""

    code: str
    data: dict[str, str | float]


class Estimate(TypedDict):
    """The worth of every choice of a decision, from the view of whoever has it."""

    choices: list[Worth]
    best: str  # the event of the best one
    exact: bool
    worlds: int  # hands of the other that were looked at
    reasons: NotRequired[list[Reason]]  # words `review-<code>`


FaultMark: TypeAlias = Literal["?!", "?", "??"]
Mark: TypeAlias = Literal["", "?!", "?", "??"]


class Decision(TypedDict):
    at: Moment  # of the event
    seat: Seat
    event: str
    best: str
    points: float  # of what was done
    game: float
    bestPoints: float
    bestGame: float
    loss: float  # in chance of the game, 0…1
    error: float
    exact: bool
    p: dict[str, float]  # how often the master does what
    mark: Mark
    reasons: list[Reason]


class LinePoint(TypedDict):
    at: Moment
    game: float


class Luck(TypedDict):
    turned: float
    hands: float
    draws: float
    unseen: float


class ReviewedDeal(TypedDict):
    """In chance of the game, as the seat sees it: what was expected, luck and skill come to what came."""

    deal: int
    points: dict[Seat, int]
    luck: Luck
    skill: dict[Seat, float]
    expected: float
    came: float
    error: float


class Grade(TypedDict):
    loss: float  # in a decision, in percent of a game
    mark: str  # "A" … "E"


class GradeStep(TypedDict):
    mark: str
    most: float | None  # the last has no end


class Scale(TypedDict):
    """What marks stand for."""

    grades: list[GradeStep]  # a grade up to what loss
    marks: dict[FaultMark, float]  # from what loss in chance a decision is marked


class Review(TypedDict):
    """A whole game looked at with all cards known, for one of its seats."""

    line: list[LinePoint]  # the seat's chance of the game after each event that changes it
    decisions: list[Decision]  # of both seats
    deals: list[ReviewedDeal]
    worst: list[int]  # the seat's worst decisions, at most three: places in `decisions`
    grade: dict[Seat, Grade]
    scale: Scale
    luck: float  # of the seat, over the game
    engine: str  # what worked it out, and its version


class Why(TypedDict):
    """What the computer thought when it did something; only of a deal that is over."""

    player: str
    reasons: list[Reason]


class ChosenWhy(Why):
    event: str


class Reading(TypedDict):
    """What the other could hold."""

    seat: Seat  # whose hand it is
    size: int  # cards in it
    cards: dict[Card, float]  # the chance, of each card not seen, of being in it
    hands: int  # so many it may have
    said: bool  # the other has chosen something by now, so that there is something to go by
    looked: int  # first hands that were weighed; 0: nothing is supposed, or nothing has been said
    error: float


class Exploring(TypedDict):
    """A hand that was put together, and where it is held: each game's explorer declares what it is asked."""


Explored: TypeAlias = object
"""What was found out about it."""
