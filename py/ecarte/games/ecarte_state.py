"""What a state of écarté holds, and what of it one seat may know.

Two seats, "S" and "N"; wherever a pair of things is kept by seat, South's comes first.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from ecarte.cards import Card
from ecarte.game import Event, Head, Json, Problem, Seat
from ecarte.games.ecarte_options import OPTIONS, Options

NAME = "ecarte"
SEATS: tuple[Seat, ...] = ("S", "N")
AT = {"S": 0, "N": 1}  # a seat's place in a pair
OTHER = {"S": "N", "N": "S"}
HAND = 5  # cards

Pair: TypeAlias = tuple[int, int]
Hand: TypeAlias = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Scored:
    """Points marked in a deal, and for what: "turned-king", "king", "point", "vole",
    "elder-vulnerable" (the elder stood and lost) or "dealer-vulnerable"."""

    seat: Seat
    points: int
    why: str

    def to_json(self) -> Json:
        """As views and logs have it."""
        return {"seat": self.seat, "points": self.points, "why": self.why}


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick that was taken; cards in the order played."""

    leader: Seat
    cards: tuple[Card, Card]
    winner: Seat


@dataclass(frozen=True, slots=True)
class State:
    """A game after some events. ``phase`` is "start" before the first deal, then as in `View`."""

    options: Options
    dealer: Seat
    number: int = 0
    attempt: int = 1
    score: Pair = (0, 0)
    phase: str = "start"
    mover: Seat | None = None
    hands: tuple[Hand, Hand] = ((), ())
    turned: Card | None = None
    seen: frozenset[Card] = frozenset()
    stock: int = 0
    asked: int = 0  # the number said with the proposal (propose_number)
    conditional: bool = False  # accepted if the stock suffices
    taking: Pair = (0, 0)  # discarded in this exchange, not yet drawn
    exchanges: tuple[Pair, ...] = ()
    discards: tuple[Hand, Hand] = ((), ())
    declined: Seat | None = None
    vulnerable: Seat | None = None
    kings: tuple[Seat, ...] = ()
    trick: tuple[tuple[Seat, Card], ...] = ()
    tricks: tuple[Trick, ...] = ()
    won: Pair = (0, 0)
    scored: tuple[Scored, ...] = ()
    only: Seat | None = None  # whose private cards are known, when not both are
    barred: tuple[frozenset[Card], frozenset[Card]] = (frozenset(), frozenset())  # what a hidden hand cannot hold

    @property
    def elder(self) -> Seat:
        return OTHER[self.dealer]

    @property
    def trump(self) -> str | None:
        return self.turned[1] if self.turned else None

    def hand(self, seat: Seat) -> Hand:
        return self.hands[AT[seat]]


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat may know. Pairs by seat are dicts keyed "S" and "N".

    ``discarded`` is what the seat laid away itself: a player remembers it, but it is not looked at
    again (E12), so `to_json` leaves it out and the page never has it.
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
    score: Mapping[Seat, int]
    hand: Hand
    sizes: Mapping[Seat, int]
    turned: Card | None
    stock: int
    exchanges: tuple[Pair, ...]
    discard: Pair | None
    proposed: int | None
    declined: Seat | None
    vulnerable: Seat | None
    kings: tuple[Seat, ...]
    trick: tuple[tuple[Seat, Card], ...]
    tricks: tuple[Trick, ...]
    won: Mapping[Seat, int]
    scored: tuple[Scored, ...]
    winner: Seat | None
    game_points: int | None
    discarded: Hand

    @property
    def elder(self) -> Seat:
        return OTHER[self.dealer]

    @property
    def trump(self) -> str | None:
        return self.turned[1] if self.turned else None

    def to_json(self) -> Json:
        """The view as the page has it."""
        options = {option.name: getattr(self.options, option.name) for option in OPTIONS}
        return {
            "game": NAME,
            "seat": self.seat,
            "seats": list(SEATS),
            "sides": list(SEATS),
            "rules": {"preset": self.options.preset, "options": options},
            "target": self.options.target,
            "deal": self.deal,
            "dealer": self.dealer,
            "elder": self.elder,
            "phase": self.phase,
            "turn": self.turn,
            "pause": self.pause,
            "legal": [str(event) for event in self.legal],
            "refused": {event: problem.to_json() for event, problem in self.refused.items()},
            "next": str(self.next) if self.next else None,
            "score": dict(self.score),
            "hand": list(self.hand),
            "sizes": dict(self.sizes),
            "turned": self.turned,
            "trump": self.trump,
            "stock": self.stock,
            "exchanges": [dict(zip(SEATS, pair, strict=True)) for pair in self.exchanges],
            "discard": {"min": self.discard[0], "max": self.discard[1]} if self.discard else None,
            "proposed": self.proposed,
            "declined": self.declined,
            "vulnerable": self.vulnerable,
            "kings": list(self.kings),
            "trick": [{"seat": seat, "card": card} for seat, card in self.trick],
            "tricks": [{"leader": t.leader, "cards": list(t.cards), "winner": t.winner} for t in self.tricks],
            "won": dict(self.won),
            "scored": [each.to_json() for each in self.scored],
            "winner": self.winner,
            "over": self.phase == "over",
            "gamePoints": self.game_points,
        }
