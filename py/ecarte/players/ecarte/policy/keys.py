"""The information sets of a trained player of écarté, as numbers below 2^59 (`ecarte.machine.ecarte.keys` makes them).

Cards are in trump form (`ecarte.machine.cards`). A card is described by how many cards above it the opponent may still
hold; plain suits are interchangeable; of earlier events only a little is kept. ``gone`` are the cards outside the hand
that the opponent cannot have: turned up, discarded, played, shown to be lacking.
"""

from __future__ import annotations

from ecarte.machine.ecarte import keys as machine
from ecarte.machine.ecarte.records import Deal
from ecarte.machine.ecarte.sight import above as find_above

PLAYED = 1 << 58


def hand(own: int, gone: int, led: int = -1) -> tuple[int, tuple[tuple[int, int], ...]]:
    """Return a hand as a number, and its plain suits in that order, each with its value."""
    key, first, second, third, a, b, c = machine.hand_key(own, gone, led)
    return key, ((a, first), (b, second), (c, third))


def above(card: int, gone: int) -> int:
    """Return how many cards above one in its suit are possible, or in the hand."""
    return (~gone & find_above(card)).bit_count()


def worst(own: int, gone: int, number: int) -> int:
    """Return that many cards to discard: plain cards before trumps, those with many above them first."""
    return machine.worst(Deal(), own, gone, number)
