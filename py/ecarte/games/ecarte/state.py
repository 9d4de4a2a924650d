"""The state of a deal of écarté, and a seat's view of it.

Two seats, "S" and "N"; in a pair by seat, South's value comes first.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

from ecarte.core.cards import Card
from ecarte.core.game import Event, Head, Problem, Seat, evolve
from ecarte.games.ecarte.options import HAND as HAND
from ecarte.games.ecarte.options import OPTIONS, Options
from ecarte.games.ecarte.options import SEATS as SEATS

if TYPE_CHECKING:
    from ecarte.games.ecarte import types as declared

NAME: Final = "ecarte"
SIDES: tuple[str, ...] = SEATS
AT = {"S": 0, "N": 1}  # a seat's place in a pair
OTHER = {"S": "N", "N": "S"}
KINGS = ("king", "turned-king")  # scored apart from the play
REASONS = ("point", "vole", "elder-vulnerable", "dealer-vulnerable", "double-refused", "offer", "offer-declined")

Pair: TypeAlias = tuple[int, int]
Hand: TypeAlias = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Scored:
    """Points marked in a deal, and the reason.

    The reason is "turned-king", "king", "point", "vole", "elder-vulnerable" (the elder stood and lost),
    "dealer-vulnerable", "double-refused" (E28), "offer" (the offered point was taken) or "offer-declined" (the vole was
    not made, E29).
    """

    seat: Seat
    points: int
    why: str

    def to_json(self) -> declared.Scored:
        """Return the points as JSON, for views and logs."""
        return {"seat": self.seat, "points": self.points, "why": self.why}


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick that was taken; cards in the order played."""

    leader: Seat
    cards: tuple[Card, Card]
    winner: Seat


@dataclass(frozen=True, slots=True)
class Question:
    """What a state's ``mover`` must answer, and where the deal then goes on.

    ``kind`` is "double" (E28), "offer" (E29), "suit" (a suit named wrongly, which is in ``args``; E20) or "claim" (law
    and event).
    """

    kind: str
    by: Seat
    phase: str
    mover: Seat | None
    args: tuple[str, ...] = ()

    def to_json(self) -> declared.Question:
        """Return the question as JSON, for views."""
        return {"kind": cast("declared.QuestionKind", self.kind), "by": self.by, "args": list(self.args)}


@dataclass(frozen=True, slots=True)
class Owed:
    """A step that a ruling requires.

    ``what`` is "drawn" (cards out of a hand), "deal" or "draw" (cards into it), "recut", or "tricks" (for cards that
    the opponent has no cards left to answer).
    """

    what: str
    seat: Seat = ""
    number: int = 0
    back: bool = False  # cards drawn out go back to the pack


@dataclass(frozen=True, slots=True)
class Mistakes:
    """The mistakes in a deal at a real table, and the arbiter's rulings on them (`rulings`)."""

    law: int = 0  # found to apply, to be ruled on next
    mover: Seat | None = None  # who is to act after it
    owed: tuple[Owed, ...] = ()  # in the order in which the steps must come
    wrong: tuple[tuple[str, Seat], ...] = ()  # hands with a wrong number after the "deal" or a "draw"
    out_of_turn: bool = False  # the opponent should have dealt (law 14)
    looked: tuple[Seat, ...] = ()  # who has looked at the cards dealt last
    mixed: tuple[Seat, ...] = ()  # who has mixed them with the hand
    exposed: tuple[Card, ...] = ()
    whose: Seat = ""  # whose exposed cards they are
    fault: str = ""
    no_turned_king: bool = False  # law 19
    no_refusal: bool = False  # law 37
    turned_again: Card | None = None  # the card the elder may take in a further exchange (law 37)
    short: bool = False  # cards that cannot be played to count as tricks (laws 21, 30, 34)
    off: Pair = (0, 0)  # points marked too many, or too few, by seat (laws 50, 51)
    lost: Pair = (0, 0)  # points that nobody marked before the next turn-up (laws 22, 50)


@dataclass(frozen=True)  # without slots, like `State`
class Irregular:
    """The irregularities of a deal; never changed in a game in which none can be committed.

    Where players can commit them (E26) it counts the events of the deal, and keeps the state before each card played
    and not played again, and the cards and kings with their event numbers.
    """

    events: int = 0
    past: tuple[tuple[int, State], ...] = field(default=(), compare=False, repr=False)
    acts: tuple[tuple[int, Event], ...] = ()
    ruled: tuple[int, ...] = ()  # events that have been ruled on
    taken_down: tuple[int, ...] = ()  # false kings whose mark was removed
    offenders: tuple[Seat, ...] = ()  # who scores less in this deal (E26, laws 25, 43)
    stray: bool = False  # the card on the table was led out of turn (law 40)
    late_king: Seat | None = None  # who may still mark a king turned up in the deal before, until the turn-up (law 22)
    real: bool = False  # at a real table, where hands may be misdealt
    mistakes: Mistakes | None = None  # the mistakes made there


REGULAR = Irregular()


class _Deal:
    """What follows from the dealer and the turn-up."""

    __slots__ = ()
    dealer: Seat
    turned: Card | None

    @property
    def elder(self) -> Seat:
        """The seat opposite the dealer."""
        return OTHER[self.dealer]

    @property
    def trump(self) -> str | None:
        """The suit of the turn-up, None before it."""
        return self.turned[1] if self.turned else None


@dataclass(frozen=True)  # without slots: `evolve` copies its dict
class State(_Deal):
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
    only: Seat | None = None  # the seat whose private cards are known, if not both
    barred: tuple[frozenset[Card], frozenset[Card]] = (frozenset(), frozenset())  # cards a hidden hand cannot hold
    question: Question | None = None
    named: str | None = None  # the suit named for the lead (E20)
    required: str | None = None  # the suit that was named and must be led instead of the card led (E20)
    counts: Card | None = None  # what the card led counts as
    doubled: Seat | None = None  # who offered the double that was accepted
    offered: Seat | None = None  # whose offer of the point was declined
    showing: tuple[Seat, ...] = ()  # who has yet to show a hand after one was thrown in (E30)
    shown: tuple[Seat, ...] = ()  # whose hand everybody sees
    orders: tuple[str, str] = ("", "")  # the packets each player has chosen to deal in (E4)
    irregular: Irregular = REGULAR

    @property
    def led(self) -> Card:
        """The card led, as it counts (E20)."""
        return self.counts or self.trick[0][1]

    def hand(self, seat: Seat) -> Hand:
        """Return the hand of a seat."""
        return self.hands[AT[seat]]


def with_irregular(state: State, **changes: Any) -> State:
    """Return the state with changes to its `Irregular`."""
    return evolve(state, irregular=evolve(state.irregular, **changes))


@dataclass(frozen=True, slots=True)
class View(_Deal):
    """All that one seat may know. Pairs by seat are dicts keyed "S" and "N".

    A spectator's view is ``watching`` and shows no hand. ``discarded`` are the seat's own discards: a player remembers
    them but may not look at them again (E12), so `to_json` leaves them out and the page never has them.
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
    question: Question | None = None
    named: str | None = None
    counts: Card | None = None
    doubled: Seat | None = None
    offered: Seat | None = None
    offenders: tuple[Seat, ...] = ()
    shown: Mapping[Seat, Hand] = field(default_factory=dict)  # other hands that were shown (E30)
    watching: bool = False

    def to_json(self) -> declared.EcarteView:
        """Return the view as JSON, for the page."""
        options = {option.name: getattr(self.options, option.name) for option in OPTIONS}
        view: declared.EcarteView = {
            "game": NAME,
            "seat": self.seat,
            "seats": list(SEATS),
            "sides": list(SEATS),
            "rules": {"preset": self.options.preset, "options": options},
            "target": self.options.target,
            "deal": self.deal,
            "dealer": self.dealer,
            "elder": self.elder,
            "phase": cast("declared.EcartePhase", self.phase),
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
            "question": self.question.to_json() if self.question else None,
            "doubled": self.doubled,
            "offered": self.offered,
            "named": self.named,
            "counts": self.counts,
            "offenders": list(self.offenders),
            "watching": self.watching,
        }
        if self.shown:
            view["open"] = {seat: list(hand) for seat, hand in self.shown.items()}
        return view
