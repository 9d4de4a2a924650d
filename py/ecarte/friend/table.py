"""What is on the table: the game as one seat knows it, and the locks and keys of the deal in play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from ecarte.core.cards import Card
from ecarte.core.contract import Game
from ecarte.core.game import Event, Problem, Seat
from ecarte.friend import deck, hashing
from ecarte.friend.cheating import CheatError
from ecarte.friend.deck import Deck, Keys
from ecarte.friend.group import Group
from ecarte.friend.terms import Terms
from ecarte.record import NOBODY as NOBODY  # whose view is what everybody may know: all hands are hidden
from ecarte.record import Play

Begun: TypeAlias = tuple[int, int, int, int]
"""A deal that was begun: the place of its game, its number and attempt, how often it was dealt again."""


@dataclass(frozen=True, slots=True)
class Own:
    """What only this side has: its seat, its secret of 32 bytes, and who computes points for it.

    Whoever checks evidence (`ecarte.friend.evidence`) has ``seeds`` instead of the secret: those of the deals begun.
    A computer's side leaves it to its player's to check shuffles and locks, which are the same for both.
    """

    seat: Seat
    secret: bytes = field(repr=False)
    group: Group
    seeds: Mapping[Begun, bytes] | None = field(default=None, repr=False)
    checks_locks: bool = True

    def seed(self, game: bytes, place: int, number: int, attempt: int, again: int = 0) -> bytes:
        """Return the seed of a deal; ``place`` counts the games of a match from 0. Deal 0 is the cut.

        ``again`` counts how often all players have agreed to deal it again.
        """
        if self.seeds is not None:
            return self.seeds.get((place, number, attempt, again), b"")
        parts = (game, *map(hashing.number, (place, number, attempt, again)))
        return hashing.derive(self.secret, "deal", *parts)


@dataclass(frozen=True, slots=True)
class Laid:
    """An event with hidden cards, as a discard: which it is, of how many, and what its player has committed to."""

    seat: Seat
    event: int
    size: int
    commitment: bytes


@dataclass(frozen=True, slots=True)
class Asked:
    """What a player asks of the others (`ecarte.friend.asking`), and who has still to answer, in this order."""

    seat: Seat
    what: str
    waiting: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Opened:
    """What a player has opened at the end of a deal.

    ``said`` is what it really did in hidden events, by their numbers. ``seed`` is None where only played cards are
    opened; then ``keys`` are the keys of their places, and ``laid`` the places of each discard.
    """

    seed: bytes | None = None
    said: Mapping[int, Event] = field(default_factory=dict)
    keys: Mapping[int, int] = field(default_factory=dict)
    laid: Mapping[int, tuple[int, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Locked:
    """The pack of a deal: who shuffles in which order, the decks after each step, and the keys given so far."""

    number: int
    attempt: int
    order: tuple[Seat, ...]
    decks: tuple[Deck, ...] = ()
    commitments: Mapping[Seat, Deck] = field(default_factory=dict)
    given: Mapping[Seat, Mapping[int, int]] = field(default_factory=dict)
    places: Mapping[Seat, tuple[int, ...]] = field(default_factory=dict)  # dealt to each seat; "": turned up
    cards: Mapping[int, Card] = field(default_factory=dict)  # those this side knows
    laid: tuple[Laid, ...] = ()
    passed: tuple[Seat, ...] = ()
    opened: Mapping[Seat, Opened] = field(default_factory=dict)
    spoilt: bool = False  # a place holds no card, or one that another place holds
    again: int = 0  # how often all have agreed to deal it again

    @property
    def is_locked(self) -> bool:
        """Whether every player has shuffled and locked."""
        return len(self.decks) == 2 * len(self.order)


@dataclass(frozen=True, slots=True)
class Table:
    """The fold of the messages so far, as one side knows it.

    ``play`` is the game as its seat sees it, ``public`` the state as nobody in particular sees it, by which all sides
    know who is to send what. ``full`` is the game with all cards, as far as the deals are opened. ``finished`` are the
    earlier games of the match, and the present one once it is signed. ``fresh`` and ``before`` are what a new deal and
    taking back lead to.
    """

    own: Own
    game: bytes = b""  # the hash of the invitation
    terms: Terms | None = None
    keys: Mapping[Seat, bytes] = field(default_factory=dict)  # what each player signs with
    names: Mapping[Seat, str] = field(default_factory=dict)
    promised: Mapping[Seat, bytes] = field(default_factory=dict)  # hashes of seeds for the cut
    cuts: Mapping[Seat, bytes] = field(default_factory=dict)  # seeds for the cut
    place: int = 0  # of the game in the match
    sitting: Mapping[Seat, Seat] = field(default_factory=dict)  # in a pool: the player at each seat of the game in play
    play: Play | None = None
    public: Any = None
    full: Play | None = None
    locked: Locked | None = None
    begun: tuple[Begun, ...] = ()  # all deals so far, the one in play included
    seeds: tuple[tuple[int, int, Mapping[Seat, bytes]], ...] = ()  # of deals that are opened: number, attempt, seeds
    signed: Mapping[Seat, bytes] = field(default_factory=dict)
    finished: tuple[Play, ...] = ()
    ended: bool = False  # all have agreed that the game ends here
    closed: bool = False
    fresh: Table | None = None  # as it was before the deal in play was shuffled
    before: Table | None = None  # as it was before the last decision, while nothing has followed it
    asked: Asked | None = None  # what is to be answered
    declined: tuple[Seat, ...] = ()  # whose question was, since the game last went on
    said: tuple[Seat, ...] = ()  # who has said a phrase since then
    first: Seat | None = None  # who goes on first after another has resigned, if more than two play

    @property
    def agreed(self) -> Terms:
        """The terms, once there is an invitation."""
        assert self.terms is not None
        return self.terms

    def seat_of(self, player: Seat) -> Seat:
        """Return the seat of a player in the game in play, `NOBODY` for one who waits in a pool.

        Players are named by the seats that they sat down at. Only in a pool do these change.
        """
        if not self.agreed.is_pool:
            return player
        return next((seat for seat, each in self.sitting.items() if each == player), NOBODY)

    def player_at(self, seat: Seat) -> Seat:
        """Return the player at a seat of the game in play."""
        return self.sitting.get(seat, seat)

    @property
    def view(self) -> Seat:
        """The seat by which this side sees the game."""
        return self.seat_of(self.own.seat)

    @property
    def playing_order(self) -> tuple[Seat, ...]:
        """The players who play the deal, in the order in which they shuffle it: without one who waits in a pool."""
        return tuple(player for player in self.deal.order if self.seat_of(player) != NOBODY)

    @property
    def rules(self) -> Game:
        """The game's rules."""
        return self.agreed.record.game

    @property
    def playing(self) -> Play:
        """The game in play."""
        assert self.play is not None
        return self.play

    @property
    def deal(self) -> Locked:
        """The deal in play."""
        assert self.locked is not None
        return self.locked

    @property
    def seed(self) -> bytes:
        """This side's seed of the deal in play."""
        return self.own.seed(self.game, self.place, self.deal.number, self.deal.attempt, self.deal.again)

    @property
    def pack_keys(self) -> Keys:
        """This side's keys of the deal in play."""
        return deck.keys_of(self.seed, self.deal.number, self.deal.attempt)

    def cheat(self, code: str, seat: Seat, rule: str | None = None, **data: str | int) -> CheatError:
        """Return the error for a wrong message of a seat, with its player's name."""
        return CheatError(Problem(code, rule, {**data, "seat": seat, "name": self.names.get(seat, seat)}))

    def breach(self, code: str, player: Seat, event: Event, refused: Problem) -> CheatError:
        """Return the error for what a player did against the rules, with what the table would have said of it."""
        card = event.cards[0] if event.do == "play" else ""
        does, rank, suit = event.verb or event.do, card[:1], card[1:]
        reason = {f"why_{name}": value for name, value in refused.data.items()}
        return self.cheat(
            code, player, refused.rule, event=str(event), does=does, rank=rank, suit=suit, why=refused.code, **reason
        )

    @property
    def is_cut_short(self) -> bool:
        """Whether the game in play has ended before its end: somebody resigned, or all agreed."""
        return self.ended or bool(self.playing.record.resigned)

    @property
    def ending(self) -> Literal["", "agreed", "divided"]:
        """How all have agreed to end the game: "divided" in a pool, whose pot is shared (E33); else ""."""
        return ("divided" if self.agreed.is_pool and self.agreed.stake else "agreed") if self.ended else ""

    @property
    def is_over(self) -> bool:
        """Whether the game in play has ended, by its rules or before."""
        return self.is_cut_short or self.rules.score.over(self.public)

    @property
    def is_deal_over(self) -> bool:
        """Whether the deal in play has ended, so that it can be opened."""
        return self.is_over or self.rules.deal.next_head(self.public) is not None
