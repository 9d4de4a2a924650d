"""Tricks, as every game has them: following, heading, trumping, winning.

``order`` is always a string of ranks, highest first: the table as written on paper (E2, B2).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ecarte.core.cards import Card
from ecarte.core.game import Seat


def of_suit(cards: Iterable[Card], suit: str) -> tuple[Card, ...]:
    """Return the cards of one suit, in the order given."""
    return tuple([card for card in cards if card[1] == suit])  # a list is faster here than a generator


def higher(a: Card, b: Card, order: str) -> bool:
    """Return whether ``a`` beats ``b``, both of one suit."""
    return order.index(a[0]) < order.index(b[0])


def heads(cards: Iterable[Card], led: Card, order: str) -> tuple[Card, ...]:
    """Return the cards of the led suit that beat the led card."""
    return tuple(card for card in cards if card[1] == led[1] and higher(card, led, order))


def taker(before: Any, after: Any) -> Seat | None:
    """Return who took the trick completed between two states of a game."""
    if len(after.tricks) <= len(before.tricks):
        return None
    winner: Seat = after.tricks[-1].winner
    return winner


def winner(cards: Sequence[Card], trump: str | None, order: str) -> int:
    """Return the place in the trick of the card that takes it: the highest trump, else the highest of the suit led."""
    best = 0
    for place in range(1, len(cards)):
        card, top = cards[place], cards[best]
        if card[1] == top[1]:
            if higher(card, top, order):
                best = place
        elif card[1] == trump:
            best = place
    return best
