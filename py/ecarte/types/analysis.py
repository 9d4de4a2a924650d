"""Analysis.

A chance of the game is 0…1 and a seat's own. `points` are expected points: in écarté of the rest of the deal, in belote
of all of it; the seat's own less the opponent's, or less the mean of the others' where three play.

Losses, luck and errors are in the game's unit (`Unit`). `error` is half the width of a 95 % interval, 0 when exact; in
belote, of the difference to the best choice, and for that one of the difference to the second.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from ecarte.types import Unchecked
from ecarte.types.figures import Estimated
from ecarte.types.replay import Moment
from ecarte.types.view import Card, Seat

Unit: TypeAlias = Literal["game", "points"]
"""The unit of losses and luck: chances of the game (écarté), or points of the deal (belote)."""


class Worth(TypedDict):
    """The worth of one choice."""

    event: str
    points: float
    game: float
    error: float
    wins: NotRequired[float]  # chance of the points for the tricks of the deal
    made: NotRequired[float]  # belote: how often the contract is made, whoever has taken
    p: float | None  # how often the master does it; null when its tables have no answer


class Opening(TypedDict):
    """The position of a decision in the opening of a deal."""

    position: str  # as a condition
    seat: Seat  # who decided
    choice: str  # what was done
    worths: dict[str, Worth]  # of the choices, by their names; of cards that have one name, the best
    unit: NotRequired[Unit]  # none without an analyst


class Followed(TypedDict):
    """What was done in positions like one, and how these deals ended for the seat that did it."""

    choice: str  # its name, the same whatever the suits are called
    condition: str  # of the games in which it was done; "" where none says it
    deals: int
    won: int
    lost: int
    points: int


class Reason(TypedDict):
    """Why something was done, or was wrong. Words: `review-<code>`, `reason-<code>`."""

    code: str
    data: Annotated[dict[str, str | float], Unchecked()]
    figures: NotRequired[bool]  # it only says how much better a choice is: it stands behind the others


class Estimate(TypedDict):
    """The worth of every choice of a decision, from the view of the deciding seat."""

    choices: list[Worth]
    best: str  # the event of the best choice
    exact: bool
    worlds: int  # how many hands of the others were examined
    unit: Unit
    reasons: NotRequired[list[Reason]]  # words `review-<code>`


FaultMark: TypeAlias = Literal["?!", "?", "??"]
Mark: TypeAlias = Literal["", "?!", "?", "??"]


class Decision(TypedDict):
    """A decision, judged."""

    at: Moment  # of the event
    seat: Seat
    event: str
    best: str
    points: float  # of the event
    game: float
    bestPoints: float
    bestGame: float
    loss: float
    error: float
    exact: bool
    # Belote: what the card loses with all cards open, double dummy; where it is solved, towards the end of a deal.
    open: NotRequired[float]
    halvesDiffer: NotRequired[bool]  # in their best choice, so that `loss` is not `bestGame` less `game`
    p: dict[str, float]  # how often the master makes each choice
    mark: Mark
    reasons: list[Reason]


class LinePoint(TypedDict):
    """The chance of the game at a moment."""

    at: Moment
    game: float


Luck: TypeAlias = dict[str, float]
"""Luck by where it came from, in the order of a deal: words `reviewed-luck-<part>`."""


class ReviewedDeal(TypedDict):
    """A deal as the seat sees it: `expected`, luck and skill add up to `came`."""

    deal: int
    points: dict[Seat, int]  # by side
    luck: Luck
    skill: dict[Seat, float]
    expected: float
    came: float
    error: float


class Grade(TypedDict):
    """A seat's grade for a game. Losses are those of a decision on average, in percent of a game or in points."""

    decisions: int
    loss: float
    low: float  # the 95 % interval of the loss
    high: float
    mark: str | None  # "A" … "F", the letter of the loss; null while every letter is possible
    best: str  # the letters of the interval
    worst: str


class GradeStep(TypedDict):
    """A step of the scale of grades: one of the computer's players, and what it loses in a decision, as in `Grade`."""

    mark: str
    player: str
    loss: float
    error: float
    most: float | None  # the greatest loss with this mark; null for the last step


class Scale(TypedDict):
    """The meaning of grades and marks."""

    grades: list[GradeStep]  # from best to worst
    marks: dict[FaultMark, float]  # the least loss with each mark
    unit: Unit


class Review(TypedDict):
    """A whole game judged with all cards known, for one of its seats."""

    line: list[LinePoint]  # the seat's chance of the game after each event that changes it
    decisions: list[Decision]  # of all seats
    deals: list[ReviewedDeal]
    worst: list[int]  # places in `decisions` of the seat's costliest, at most three, with or without a mark
    grade: dict[Seat, Grade]
    scale: Scale
    luck: float  # of the seat, over the game
    engine: str  # the analyst's name and version


class JudgedEvent(TypedDict):
    """What is needed of a decision for the standing of a player."""

    event: str
    best: str
    loss: float
    mark: Mark


class ReviewedGame(TypedDict):
    """The decisions of a player in a reviewed game, and the luck in it."""

    decisions: list[JudgedEvent]
    luck: float


JudgedSums: TypeAlias = dict[str, list[int]]
"""What reviewed games count for: for each measure the number of observations, their sum, the sum of their squares.

Sums of several games are added up number by number.
"""


class KindOfDecision(TypedDict):
    """How well decisions of a kind were made."""

    faultless: Estimated  # the rate of those without a mark
    loss: Estimated  # in percent of a game, or in points


class Standing(TypedDict):
    """How well a player decided in reviewed games."""

    grade: Grade | None  # null without decisions
    luck: Estimated  # of a game, in percent of it, or in points
    kinds: dict[str, KindOfDecision]  # words `stats-kind-<kind>`
    said: dict[str, list[Estimated]]  # how often it was said, and how often it was best: words `stats-said-<verb>`


class Standings(TypedDict):
    """The standings of a player in groups of games, in order."""

    groups: list[Standing]
    scale: Scale


class Weighed(TypedDict):
    """A choice that the computer weighed, and the points of the deal that it expected of it."""

    event: str
    points: float


class Why(TypedDict):
    """The computer's reasons for an event; only of a deal that is over."""

    player: str
    reasons: list[Reason]
    figures: NotRequired[list[Weighed]]  # belote: the best first


class ChosenWhy(Why):
    """The computer's reasons for one of its choices."""

    event: str


class Matter(TypedDict):
    """Something that matters of a hidden hand: an ace beside the trumps, or no card of a suit."""

    what: Literal["ace", "void"]
    suit: str  # of a void
    chance: float


class HeldHand(TypedDict):
    """What a holder of hidden cards may have."""

    seat: Seat  # "": the cards that nobody plays, or that are not dealt yet
    size: int
    cards: dict[Card, float]  # the chance of each hidden card
    matters: NotRequired[list[Matter]]


class Expected(Weighed):
    """What a choice is expected to be worth."""

    error: float
    made: NotRequired[float]  # belote: how often the contract is made, whoever has taken


class HandReading(TypedDict):
    """Where each hidden card may be."""

    holders: list[HeldHand]  # in turn order after the seat
    hands: int  # the number of possible hands, or of ways to lay the hidden cards
    said: bool  # another has already chosen something, which can be weighed
    looked: int  # hands that were weighed; 0 when not asked to weigh, or nothing was chosen yet
    error: float
    supposed: NotRequired[list[str]]  # as it was asked
    figures: NotRequired[list[Expected]]  # what each choice of the seat is worth, the best first


class Exploring(TypedDict):
    """A hand put together by the user, and where it is held: each game's explorer declares what it is asked."""


Explored: TypeAlias = object
"""What the explorer found."""


class ListedPuzzle(TypedDict):
    """A problem to solve, in the list of all."""

    id: str  # stays the same as long as the position does; of a drill "<kind>.<eight hex digits>", any of them
    kind: str  # words `puzzle-<kind>`
    rating: int  # how hard it is, on the scale where a person begins with 1500
    lesson: NotRequired[bool]  # a lesson asks it: it is put to nobody otherwise


class Puzzle(ListedPuzzle):
    """A problem without its solution. The answer's `record` is what the seat knows, and ends at the moment."""

    seat: Seat  # who decides
    at: Moment  # before the decision
    choices: list[str]  # events, in an order that gives no hint; "S:nothing" is not to double


class JudgedChoice(Worth):
    """A choice in a problem."""

    loss: float  # 0 for an answer
    mark: Mark
    reasons: list[Reason]  # why the best choice is better, words `review-<code>`; none for an answer


class Solution(TypedDict):
    """The solution of a problem. The answer's `record` is the whole game, all cards known."""

    right: bool
    event: str  # what was chosen, as in `choices`
    answers: list[str]  # the best choice, and any that are as good
    choices: list[JudgedChoice]  # the best first
    exact: bool
    worlds: int  # hands of the others, or deals, that were examined
    unit: Unit
