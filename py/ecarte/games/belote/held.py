"""The hands of a game of belote, as far as they are known.

A state may be one seat's view (``only``): the others' private cards are then "??", and the cards they cannot hold are
kept in ``barred``.
"""

from __future__ import annotations

from collections.abc import Mapping

from ecarte.core.cards import PACK, UNKNOWN, Card, sort_cards
from ecarte.core.game import Seat
from ecarte.core.hands import known_cards
from ecarte.games.belote.state import NATURAL, Hand, Hands, State, around


def hidden(state: State, seat: Seat) -> bool:
    """Return whether the seat's private cards are unknown."""
    return state.only is not None and seat != state.only and not state.options.face_up


def known_seats(state: State) -> tuple[Seat, ...]:
    """Return the seats whose private cards are known."""
    return tuple(seat for seat in state.seats if not hidden(state, seat))


def could_hold(state: State, seat: Seat) -> Hand:
    """Return the cards the seat holds or, where its hand is unknown, may hold."""
    hand = state.hand(seat)
    if UNKNOWN not in hand:
        return hand
    barred = state.barred[state.seats.index(seat)]
    return known_cards(hand) + tuple(card for card in unseen(state) if card not in barred)


def unseen(state: State) -> tuple[Card, ...]:
    """Return the cards that have not come into play, in the order of the pack."""
    return tuple(card for card in PACK if card not in state.seen)


def hands(state: State) -> Mapping[Seat, Hand]:
    """Return every seat's hand, unknown cards as "??"."""
    return dict(zip(state.seats, state.hands, strict=True)) if state.hands else dict.fromkeys(state.seats, ())


def put(state: State, seat: Seat, hand: Hand) -> Hands:
    """Return all hands, with another in one seat."""
    at = state.options.places[seat]
    return (*state.hands[:at], hand, *state.hands[at + 1 :])


def played_first(state: State, seat: Seat) -> Card | None:
    """Return the seat's card in the first trick."""
    if not state.tricks:
        return dict(state.trick).get(seat)
    first = state.tricks[0]
    order = around(state.seats, first.leader)
    return dict(zip((order[-1], *order[:-1]), first.cards, strict=True))[seat]


def uncovering(state: State) -> tuple[Seat, ...]:
    """Return who has still to turn up the card beneath the one just played, the winner of the trick first (B33)."""
    last = state.tricks[-1]
    other = around(state.seats, last.winner)[0]
    return tuple(seat for seat in (last.winner, other) if covered_by(state, seat) is not None)


def covered_by(state: State, seat: Seat) -> Card | None:
    """Return the card that the seat has just played, if the one beneath has still to be turned up (B33)."""
    last = state.tricks[-1]
    card = last.cards[seat != last.leader]
    return card if card in state.covering[state.options.places[seat]] else None


def dealt(state: State, seat: Seat) -> Hand:
    """Return all eight cards of a seat, including the one it played to the first trick."""
    card = played_first(state, seat)
    return sort_cards((*state.hand(seat), card), NATURAL) if card else state.hand(seat)
