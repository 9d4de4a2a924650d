"""What the hands of a game of écarté hold, as far as it is known.

A state may be one seat's view (``only``): the other's private cards are then "??", and what they cannot be
is kept in ``barred``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecarte.core.cards import PACK, UNKNOWN, Card
from ecarte.core.game import Seat
from ecarte.core.hands import known_cards
from ecarte.games.ecarte.state import AT, SEATS, Hand, State


def hidden(state: State, seat: Seat) -> bool:
    """Whether the seat's private cards are not known."""
    return state.only is not None and seat != state.only


def without(hand: Hand, cards: Sequence[Card]) -> Hand:
    """A hand that cards have left; those that were not known in it leave as unknown ones."""
    left = list(hand)
    for card in cards:
        left.remove(card if card in left else UNKNOWN)
    return tuple(left)


def could_hold(state: State, seat: Seat) -> Hand:
    """The cards the seat holds or, as far as they are not known, may hold."""
    hand = state.hand(seat)
    if UNKNOWN not in hand:
        return hand
    barred = state.barred[AT[seat]]
    return known_cards(hand) + tuple(card for card in unseen(state) if card not in barred)


def unseen(state: State) -> tuple[Card, ...]:
    """The cards of the pack that have not come into play, in the order of the pack."""
    return tuple(card for card in PACK if card not in state.seen)


def hands(state: State) -> Mapping[Seat, Hand]:
    """Both hands, unknown cards as "??"."""
    return dict(zip(SEATS, state.hands, strict=True))


def put(pair: tuple[Any, Any], seat: Seat, value: Any) -> tuple[Any, Any]:
    """A pair with another value for one seat."""
    return (value, pair[1]) if seat == "S" else (pair[0], value)
