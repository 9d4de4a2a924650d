"""Who takes a trick of belote (B2, B3, B22, B23)."""

from __future__ import annotations

from collections.abc import Sequence

from ecarte.cards import Card
from ecarte.game import Seat
from ecarte.games.belote_state import ALL_TRUMPS, PLAIN, TRUMPS


def rank_order(contract: str, suit: str) -> str:
    """The ranks of a suit under a contract, highest first (B2, B3, B26)."""
    return TRUMPS if contract in (suit, ALL_TRUMPS) else PLAIN


def taking(trick: Sequence[tuple[Seat, Card]], contract: str) -> Seat:
    """Who is winning a trick (B22, B23)."""
    led = trick[0][1][1]
    cards = [card for _, card in trick]
    at = 0
    for place in range(1, len(cards)):
        card, top = cards[place], cards[at]
        if card[1] == top[1]:
            order = TRUMPS if contract in (card[1], ALL_TRUMPS) else PLAIN
            if order.index(card[0]) < order.index(top[0]):
                at = place
        elif card[1] == contract and led != contract:
            at = place
    return trick[at][0]
