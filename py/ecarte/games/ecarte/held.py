"""The hands of a game of écarté, as far as they are known.

A state may be one seat's view (``only``): the opponent's private cards are then "??", and the cards it cannot hold are
kept in ``barred``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecarte.core.cards import PACK, UNKNOWN, Card
from ecarte.core.game import Seat
from ecarte.core.hands import known_cards
from ecarte.games.ecarte.state import AT, SEATS, Hand, State


def hidden(state: State, seat: Seat) -> bool:
    """Return whether the seat's private cards are unknown."""
    return state.only is not None and seat != state.only


def without(hand: Hand, cards: Sequence[Card]) -> Hand:
    """Return a hand without some cards; a card not known to be in it leaves as an unknown one."""
    left = list(hand)
    for card in cards:
        left.remove(card if card in left else UNKNOWN)
    return tuple(left)


def could_hold(state: State, seat: Seat) -> Hand:
    """Return the cards the seat holds or, where its hand is unknown, may hold."""
    hand = state.hand(seat)
    if UNKNOWN not in hand:
        return hand
    barred = state.barred[AT[seat]]
    return known_cards(hand) + tuple(card for card in unseen(state) if card not in barred)


def unseen(state: State) -> tuple[Card, ...]:
    """Return the cards that have not come into play, in the order of the pack."""
    return tuple(card for card in PACK if card not in state.seen)


def hands(state: State) -> Mapping[Seat, Hand]:
    """Return both hands, unknown cards as "??"."""
    return dict(zip(SEATS, state.hands, strict=True))


def put(pair: tuple[Any, Any], seat: Seat, value: Any) -> tuple[Any, Any]:
    """Return a pair with another value for one seat."""
    return (value, pair[1]) if seat == "S" else (pair[0], value)
