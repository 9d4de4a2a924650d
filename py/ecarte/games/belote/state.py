"""The state of a deal of belote, and a seat's view of it.

Four seats "N" "E" "S" "W" in two sides "NS" and "EW", or three or two, each its own side. Values by seat stand in turn
order (``options.seats``), values by side in the order of ``options.sides``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias, cast

from ecarte.core.cards import Card
from ecarte.core.game import Event, Head, Problem, Seat
from ecarte.games.belote.options import OPTIONS, Options

if TYPE_CHECKING:
    from ecarte.games.belote import types as declared

NAME: Final = "belote"
SEATS: tuple[Seat, ...] = ("N", "E", "S", "W")  # in turn order, clockwise
SIDES: tuple[str, ...] = ("NS", "EW", "E", "S", "W", "N")
NATURAL = "AKQJT987"  # the order of sequences, and of hands as they are written (B4, B11)
TRUMPS, PLAIN = "J9ATKQ87", "ATKQJ987"  # which beats which (B2, B3)
TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
PLAIN_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
NO_TRUMPS, ALL_TRUMPS = "nt", "at"

Hand: TypeAlias = tuple[Card, ...]
Hands: TypeAlias = tuple[Hand, ...]


@dataclass(frozen=True, slots=True)
class Bid:
    """What a seat bid: "pass", a suit letter, "nt" or "at"; in round 1 or 2."""

    seat: Seat
    bid: str
    round: int


@dataclass(frozen=True, slots=True)
class Meld:
    """A declaration other than belote (B11, B12).

    ``kind`` is "tierce", "cinquante", "cent" or "carre"; ``top`` the highest card of a sequence ("??"
    where it is not known), the rank of a carré; ``cards`` all of it, as far as they are known.
    """

    seat: Seat
    kind: str
    top: str
    cards: Hand = ()
    late: bool = False  # declared after the first trick only
    shown: bool = False

    @property
    def points(self) -> int:
        """The value of the declaration (B11, B12)."""
        if self.kind != "carre":
            return {"tierce": 20, "cinquante": 50, "cent": 100}[self.kind]
        return {"J": 200, "9": 150}.get(self.top, 100)


@dataclass(frozen=True, slots=True)
class Belote:
    """Belote called in a suit; ``complete`` when rebelote was, too (B13)."""

    seat: Seat
    suit: str
    complete: bool = False


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick that was taken; cards in the order played."""

    leader: Seat
    cards: Hand
    winner: Seat


@dataclass(frozen=True, slots=True)
class Scored:
    """The score of a deal. By side, before the contract's factor except for ``points``.

    ``totals`` is what each side collected: cards, ``last`` trick or ``capot``, melds and belote. ``compared`` decides
    whether the contract was ``made`` (B24), and ``points`` is what is written down.
    """

    taker: Seat
    contract: str
    factor: int  # 1, in no trumps 2, in all trumps 3 (B26)
    tricks: tuple[int, ...]  # () where only points were counted
    cards: tuple[int, ...]  # then with the last trick
    last: tuple[int, ...]  # points for the last trick, or for all of them
    melds: tuple[int, ...]  # points of the declarations that count
    belote: tuple[int, ...]
    totals: tuple[int, ...]
    compared: tuple[int, ...]
    capot: str | None  # the side that took every trick
    made: bool
    points: tuple[int, ...]
    waited: int = 0  # points that no deal before had given to anybody (B24)
    held: int = 0  # those that wait for the next

    def to_json(self, sides: tuple[str, ...]) -> declared.Tally:
        """Return the score as JSON, for views and logs."""

        def by_side(numbers: tuple[int, ...]) -> dict[str, int]:
            return dict(zip(sides, numbers, strict=True))

        return {
            "taker": self.taker,
            "contract": self.contract,
            "factor": self.factor,
            "capot": self.capot,
            "made": self.made,
            "tricks": by_side(self.tricks) if self.tricks else {},
            "cards": by_side(self.cards),
            "last": by_side(self.last),
            "melds": by_side(self.melds),
            "belote": by_side(self.belote),
            "totals": by_side(self.totals),
            "compared": by_side(self.compared),
            "points": by_side(self.points),
            "waited": self.waited,
            "held": self.held,
        }


@dataclass(frozen=True, slots=True)
class Carried:
    """What a game carries from one deal to the next besides the score, under the names of the machine's `Deal`."""

    waiting: int = 0  # points that nobody has written down yet (B24)
    uncounted: int = 0  # deals that all passed, where these do not count (B27)


NOTHING: Final = Carried()


@dataclass(frozen=True)
class State:
    """A game after some events. ``phase`` is "start" before the first deal, then as in `View`.

    It has no slots, so that `evolve` can copy its dict.
    """

    options: Options
    dealer: Seat
    number: int = 0
    attempt: int = 1
    score: tuple[int, ...] = ()
    phase: str = "start"
    mover: Seat | None = None
    hands: Hands = ()
    turned: Card | None = None
    bottom: Card | None = None  # turned up beside it when fewer than four play (B28, B31)
    seen: frozenset[Card] = frozenset()
    covering: Hands = ()  # the cards of each seat with another beneath, until that is turned up (B32)
    bids: tuple[Bid, ...] = ()
    taker: Seat | None = None  # others may still overcall during the bidding
    contract: str | None = None
    taken: bool = False  # the turn-up is in the taker's hand
    melds: tuple[Meld, ...] = ()
    ranks: tuple[tuple[Seat, str], ...] = ()  # said after the first trick (B15)
    trumped: Seat | None = None  # who said that the sequence is of trumps
    calls: tuple[Belote, ...] = ()
    trick: tuple[tuple[Seat, Card], ...] = ()
    tricks: tuple[Trick, ...] = ()
    scored: Scored | None = None
    # The tricks of the last deal as gathered, top card first, where they are only cut; None when their order is
    # unknown because a record has a mistake there.
    gathered: Hand | None = ()
    only: Seat | None = None  # the seat whose private cards are known, if not all
    barred: tuple[frozenset[Card], ...] = ()  # cards a hidden hand cannot hold
    packets: str = ""  # the packets the dealer has chosen for this deal
    carried: Carried = NOTHING

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in turn order."""
        return self.options.seats

    @property
    def elder(self) -> Seat:
        """The seat after the dealer, which bids and leads first."""
        return self.order[0]

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats in turn order from the elder to the dealer."""
        return around(self.options.seats, self.dealer)

    @property
    def trump(self) -> str | None:
        """The suit of trumps, if there is one."""
        return self.contract if self.contract in ("s", "h", "d", "c") else None

    def hand(self, seat: Seat) -> Hand:
        """Return the hand of a seat."""
        return self.hands[self.options.places[seat]]


@cache
def around(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """Return the seats in turn order, from the one after a seat to that seat itself."""
    at = seats.index(seat) + 1
    return seats[at:] + seats[:at]


@cache
def side_of(seat: Seat, players: int) -> str:
    """Return the side a seat plays for."""
    return seat if players < 4 else "NS" if seat in "NS" else "EW"


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat may know. Dicts by seat or side are keyed by their letters.

    ``melds`` holds every announcement; those of other seats have only the cards that were shown and the top card that
    was said. ``phase`` is "packets" (the dealer chooses them), "dealing", "bid", "drawing" (the second deal),
    "announce" (before play, option ``announce_before_play``), "play", "uncovering" (cards beneath others are turned
    up, option ``face_up``), "scored" or "over".
    """

    seat: Seat
    options: Options
    deal: int
    dealer: Seat
    phase: str
    turn: Seat | None
    pause: bool
    legal: tuple[Event, ...]
    refused: Mapping[str, Problem]
    next: Head | None
    score: Mapping[str, int]
    carried: Carried
    hand: Hand
    sizes: Mapping[Seat, int]
    covering: Mapping[Seat, Hand]  # the cards of each seat that lie, or in this trick lay, on a covered one (B32)
    turned: Card | None
    bottom: Card | None
    taken: bool
    stock: int
    round: int  # of the bidding: 1 or 2
    bids: tuple[Bid, ...]
    taker: Seat | None
    contract: str | None
    melds: tuple[Meld, ...]
    best: str | None  # the side whose declarations count, once that is known
    ranks: tuple[tuple[Seat, str], ...]
    trumped: Seat | None
    calls: tuple[Belote, ...]
    known: Mapping[Seat, Hand]  # cards known to be in other hands: shown, taken up, promised by "belote"
    trick: tuple[tuple[Seat, Card], ...]
    tricks: tuple[Trick, ...]
    won: Mapping[str, int]  # tricks by side
    scored: Scored | None
    winner: str | None
    over: bool

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in turn order."""
        return self.options.seats

    @property
    def elder(self) -> Seat:
        """The seat after the dealer."""
        return around(self.options.seats, self.dealer)[0]

    @property
    def trump(self) -> str | None:
        """The suit of trumps, if there is one."""
        return self.contract if self.contract in ("s", "h", "d", "c") else None

    def to_json(self) -> declared.BeloteView:
        """Return the view as JSON, for the page."""
        options = {option.name: getattr(self.options, option.name) for option in OPTIONS}
        return {
            "game": NAME,
            "seat": self.seat,
            "seats": list(self.options.seats),
            "sides": list(self.options.sides),
            "rules": {"preset": self.options.preset, "options": options},
            "target": self.options.target,
            "deal": self.deal,
            "dealer": self.dealer,
            "elder": self.elder,
            "phase": cast("declared.BelotePhase", self.phase),
            "turn": self.turn,
            "pause": self.pause,
            "legal": [str(event) for event in self.legal],
            "refused": {event: problem.to_json() for event, problem in self.refused.items()},
            "next": str(self.next) if self.next else None,
            "score": dict(self.score),
            "carried": cast("declared.Carried", asdict(self.carried)),
            "hand": list(self.hand),
            "sizes": dict(self.sizes),
            "covering": {seat: list(cards) for seat, cards in self.covering.items()},
            "turned": self.turned,
            "bottom": self.bottom,
            "taken": self.taken,
            "stock": self.stock,
            "round": self.round,
            "bids": [{"seat": each.seat, "bid": each.bid, "round": each.round} for each in self.bids],
            "taker": self.taker,
            "contract": self.contract,
            "trump": self.trump,
            "melds": [
                {
                    "seat": each.seat,
                    "kind": cast("declared.MeldKind", each.kind),
                    "top": each.top,
                    "cards": list(each.cards),
                    "points": each.points,
                    "late": each.late,
                    "shown": each.shown,
                }
                for each in self.melds
            ],
            "best": self.best,
            "ranks": [{"seat": seat, "rank": rank} for seat, rank in self.ranks],
            "trumped": self.trumped,
            "calls": [{"seat": each.seat, "suit": each.suit, "complete": each.complete} for each in self.calls],
            "known": {seat: list(cards) for seat, cards in self.known.items()},
            "trick": [{"seat": seat, "card": card} for seat, card in self.trick],
            "tricks": [{"leader": t.leader, "cards": list(t.cards), "winner": t.winner} for t in self.tricks],
            "won": dict(self.won),
            "scored": self.scored.to_json(self.options.sides) if self.scored else None,
            "winner": self.winner,
            "over": self.over,
        }
