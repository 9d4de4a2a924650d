"""A view of belote as JSON: declarations alone (`ecarte.types`)."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from ecarte.types.view import Card, CommonView, Seat, Side


class Bid(TypedDict):
    """A bid or a pass."""

    seat: Seat
    bid: str  # "pass", a suit letter, "nt" or "at"
    round: int


MeldKind: TypeAlias = Literal["tierce", "cinquante", "cent", "carre"]


class Meld(TypedDict):
    """A declaration other than belote."""

    seat: Seat
    kind: MeldKind
    top: str  # the highest card of a sequence, "??" when it is not known; the rank of a carré
    cards: list[Card]  # as far as they are known
    points: int
    late: bool  # declared after the first trick only
    shown: bool


class NamedRank(TypedDict):
    """The highest card of a sequence, said after the first trick (B15)."""

    seat: Seat
    rank: str


class Call(TypedDict):
    """Belote, called in a suit."""

    seat: Seat
    suit: str
    complete: bool  # with rebelote


class Carried(TypedDict):
    """What a game carries from one deal to the next besides the score."""

    waiting: int  # points that nobody has written down yet
    uncounted: int  # deals that all passed, where these do not count


class Tally(TypedDict):
    """How a deal of belote was scored. By side, before the contract's factor except for `points`."""

    taker: Seat
    contract: str
    factor: int  # 1, in no trumps 2, in all trumps 3
    capot: Side | None  # the side that took every trick
    made: bool
    tricks: dict[Side, int]  # empty where only points were counted (a record without cards)
    cards: dict[Side, int]  # then with the last trick
    last: dict[Side, int]  # points for the last trick, or for all of them
    melds: dict[Side, int]  # points of the declarations that count
    belote: dict[Side, int]
    totals: dict[Side, int]  # what each side collected
    compared: dict[Side, int]  # what decides whether the contract was made
    points: dict[Side, int]  # what is written down
    waited: int  # points that no deal before had given to anybody
    held: int  # those that wait for the next


BelotePhase: TypeAlias = Literal[
    "packets", "dealing", "bid", "drawing", "announce", "play", "uncovering", "scored", "over"
]
""""bid": `turn` bids. "announce": `turn` declares before play (option announce_before_play). "drawing", the second
deal, "dealing" and "uncovering" appear only inside frames."""


class BeloteView(CommonView):
    """Everything one seat may know of a game of belote."""

    game: Literal["belote"]
    phase: BelotePhase
    bottom: Card | None  # the second card turned up when fewer than four play
    taken: bool  # the turn-up is in the taker's hand
    round: int  # of the bidding, 1 or 2
    bids: list[Bid]
    taker: Seat | None  # others may still overcall during the bidding
    contract: str | None  # a suit letter, "nt" or "at"
    carried: Carried
    melds: list[Meld]  # every announcement of the deal
    best: Side | None  # the side whose declarations count, once known
    ranks: list[NamedRank]
    trumped: Seat | None  # who said that the sequence is of trumps
    calls: list[Call]
    known: dict[Seat, list[Card]]  # cards known to be in other hands
    covering: dict[Seat, list[Card]]  # those that lie, or in this trick lay, on a card nobody knows
    scored: Tally | None


View: TypeAlias = BeloteView
Scores: TypeAlias = Tally | None
