"""The information sets of a trained player of écarté, as numbers of at most 60 bits.

Cards are in trump form (`ecarte.machine.cards`). A card is described by how many cards above it the opponent may still hold;
plain suits are interchangeable; of earlier events only a little is kept. ``gone`` are the cards outside the hand that
the opponent cannot have: turned up, discarded, played, shown to be lacking. The machine makes them
(`ecarte.machine.ecarte.keys`).
"""

from __future__ import annotations

from ecarte.machine.ecarte import keys as machine
from ecarte.machine.ecarte.deals import ANSWER, CHOOSE, DEALERS_NUMBER, NUMBER, Deal
from ecarte.machine.ecarte.sight import above as find_above

__all__ = ["ANSWER", "CHOOSE", "DEALERS_NUMBER", "NUMBER", "PLAYED", "above", "choice", "exchanging", "hand", "worst"]

PLAYED = 1 << 58


def hand(own: int, gone: int, led: int = -1) -> tuple[int, tuple[tuple[int, int], ...]]:
    """Return a hand as a number, and its plain suits in that order, each with its value."""
    key, first, second, third, a, b, c = machine.hand_key(own, gone, led)
    return key, ((a, first), (b, second), (c, third))


def above(card: int, gone: int) -> int:
    """Return how many cards above one in its suit are possible, or in the hand."""
    return (~gone & find_above(card)).bit_count()


def choice(own: int, gone: int, led: int, must_head: bool) -> tuple[tuple[int, ...], int]:
    """Return the cards to choose from, and the hand as a number; ``led`` is -1 for a lead."""
    deal = Deal()
    number, key = machine.list_choices(deal, own, gone, led, must_head)
    return tuple(deal.choices[:number]), key


def exchanging(
    own: int, gone: int, phase: int, exchanges: int, discarded: int, king_turned: bool, stock: int
) -> int:  # fmt: skip
    """Return the number of a choice in the exchange; ``discarded`` is the opponent's last number."""
    return machine.exchanging(own, gone, phase, exchanges, discarded, king_turned, stock)


def worst(own: int, gone: int, number: int) -> int:
    """Return that many cards to discard: plain cards before trumps, those with many above them first."""
    return machine.worst(Deal(), own, gone, number)
