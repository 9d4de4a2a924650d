"""A view of écarté as JSON: declarations alone (`ecarte.types`)."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from ecarte.types.view import Card, CommonView, Seat


class Scored(TypedDict):
    """Points marked in écarté, and the reason."""

    seat: Seat
    points: int
    # "turned-king" "king" "point" "vole" "elder-vulnerable" (the elder stood and lost) "dealer-vulnerable"
    # "double-refused" "offer" (the offered point was taken) "offer-declined" (the vole was not made)
    why: str


QuestionKind: TypeAlias = Literal["double", "offer", "suit", "claim"]


class Question(TypedDict):
    """What somebody must answer before the deal goes on."""

    kind: QuestionKind
    by: Seat  # who offers, names or claims; the claimant answers its own claim, with a ruling
    args: list[str]  # suit: ["h"], the suit named; claim: ["43", "#15"], law and event


class DiscardSpan(TypedDict):
    """How many cards may be discarded."""

    min: int
    max: int


EcartePhase: TypeAlias = Literal[
    "packets", "dealing", "choose", "answer", "discard", "drawing", "play", "reply", "showing", "scored", "over"
]  # fmt: skip
""""choose": the elder proposes or stands. "answer": the dealer accepts or refuses. "discard": `turn` discards.
"play": `turn` plays a card. "reply": `turn` answers the question. "scored": the deal is over. "over": the game is over.
"dealing", "drawing" and "showing" (hands, after one was thrown in) appear only inside frames."""


class EcarteView(CommonView):
    """Everything one seat may know, and nothing else (E12: not even its own discards)."""

    game: Literal["ecarte"]
    phase: EcartePhase
    question: Question | None  # what `turn` must answer
    doubled: Seat | None  # who offered the double that was accepted
    offered: Seat | None  # whose offer of the point was declined: the opponent must make the vole
    named: str | None  # the suit named for the lead
    counts: Card | None  # what the led card counts as, when it is not itself
    offenders: list[Seat]  # who scores less in this deal (laws 25, 43)
    watching: bool  # a spectator's view, who sees no hand
    exchanges: list[dict[Seat, int]]  # cards taken by each in each exchange of this deal
    discard: DiscardSpan | None  # when this seat must discard
    proposed: int | None  # the number said with the last proposal (option propose_number)
    declined: Seat | None  # who ended the exchange
    vulnerable: Seat | None
    kings: list[Seat]  # who marked a king in hand this deal
    scored: list[Scored]  # of this deal, so far: kings at once, tricks when it ends
    gamePoints: int | None  # E25, when the game is over and the option is on


View: TypeAlias = EcarteView
Scores: TypeAlias = list[Scored]
