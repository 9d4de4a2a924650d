"""The rules of écarté on masks, for numba: packs, exchange and tricks, as fast as possible.

Cards are in trump form, as in `ecarte.players.ecarte.double`: 8 * suit + place, suit 0 trumps, place 0 the highest. A
set of cards is a mask of 32 bits in an int64. The elder is 0, the dealer 1.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import njit

ELDER, DEALER = 0, 1
STOCK = 10  # where the stock begins in the pack of 31 cards without the turn-up
PACK = 31
FIRST, EVERY, NONE = 0, 1, 2  # vulnerability (E23)
KING = 1  # the king of trumps, as a mask
# The ends of the tricks: the elder's point and vole, the dealer's point and vole.
POINT, VOLE, LOST, LOST_ALL = 0, 1, 2, 3


class Rules(NamedTuple):
    """The rules that change the play, and the worth of the end of a deal to the elder.

    ``worth`` has a row for no king, one marked by the elder, one by the dealer or turned up; in it the elder scores 1
    or 2 by tricks, then the dealer 1 or 2.
    """

    must_head: bool
    vulnerability: int
    mark: bool
    least: int  # the fewest cards the dealer discards
    turned_king_ends: bool  # the game; there is nothing to decide then
    worth: np.ndarray[Any, Any]


# --- the working memory of the compiled functions: one array of integers, one of floats ---

RNG, TRAINS, WHAT, ENDED, ELDERS, DEALERS, MARKED, TURNED = range(8)
MUST_HEAD, VULNERABILITY, MARK, LEAST, ENDS_TURNED = range(8, 13)
USED, BEARS, LEFT = 13, 14, 15  # places used in a table; the vulnerable player, 2 for none; choices to try in full
CARDS = 16  # 31 cards of a pack
INTS = CARDS + PACK
# The worth of the four ends; the weight of an iteration; the rate of straying while watched; three rows of four.
ENDS, WEIGHT, STRAY, WORTH = 0, 4, 5, 8
CHANCES, VALUES = 32, 1032  # six for each depth
FLOATS = 2048


def desk(rules: Rules, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Return both arrays, for rules and a seed."""
    ints, floats = np.zeros(INTS, np.int64), np.zeros(FLOATS)
    ints[RNG] = seed
    ints[MUST_HEAD : ENDS_TURNED + 1] = rules[:5]
    floats[WORTH : WORTH + 12] = np.asarray(rules.worth, dtype=float).ravel()
    return ints, floats


@njit(cache=True)
def drawn(ints):
    """Return the next 64 bits of a stream (splitmix64)."""
    z = np.uint64(ints[RNG]) + np.uint64(0x9E3779B97F4A7C15)
    ints[RNG] = np.int64(z)
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@njit(cache=True)
def chance(ints):
    """Return a number from 0 up to 1."""
    return float(drawn(ints) >> np.uint64(11)) * 2.0**-53


@njit(cache=True)
def below(ints, n):
    """Return a random integer below ``n``."""
    return int(chance(ints) * n)


@njit(cache=True)
def shuffle(ints):
    """Shuffle the pack; return the turn-up. The others are the elder's five cards, the dealer's, and the stock."""
    turned = below(ints, 8)
    at = CARDS
    for card in range(32):
        if card != turned:
            ints[at] = card
            at += 1
    for left in range(PACK - 1, 0, -1):
        other = below(ints, left + 1)
        card = ints[CARDS + left]
        ints[CARDS + left] = ints[CARDS + other]
        ints[CARDS + other] = card
    ints[TURNED] = 1 if turned == 0 else 0
    return turned


@njit(cache=True)
def taken(ints, start, number):
    """Return cards of a pack as a mask."""
    found = 0
    for at in range(CARDS + start, CARDS + start + number):
        found |= 1 << ints[at]
    return found


@njit(cache=True)
def size(cards):
    """Return how many cards a mask has."""
    cards -= (cards >> 1) & 0x55555555
    cards = (cards & 0x33333333) + ((cards >> 2) & 0x33333333)
    return ((((cards + (cards >> 4)) & 0x0F0F0F0F) * 0x01010101) & 0xFFFFFFFF) >> 24


@njit(cache=True)
def answers(hand, led, must_head):
    """Return the cards of a hand that may be played to a lead (E17, E18)."""
    suit = hand & (255 << (led & 24))
    if suit:
        if must_head and suit & ((1 << led) - 1):
            return suit & ((1 << led) - 1)
        return suit
    return hand & 255 if hand & 255 else hand


@njit(cache=True)
def beats(card, led):
    """Return whether a card takes the trick from the one led (E19)."""
    return card < led if card >> 3 == led >> 3 else card < 8


@njit(cache=True)
def lacking(led, card, must_head):
    """Return the cards that a player who plays a card to a lead cannot have (E17, E18)."""
    suit = 255 << (led & 24)
    if card >> 3 == led >> 3:
        return suit & ((1 << led) - 1) if must_head and card > led else 0
    return suit if card < 8 or led < 8 else suit | 255


@njit(cache=True)
def ends(declined, exchanges, king, ints, floats):
    """Write down the worth of the four ends of the tricks to the elder (E22, E23), as play begins."""
    bears = ints[VULNERABILITY] == EVERY or (ints[VULNERABILITY] == FIRST and exchanges == 0)
    ints[BEARS] = declined if bears and declined >= 0 else 2
    row = WORTH + 4 * king
    floats[ENDS + POINT] = floats[row + 1] if bears and declined == DEALER else floats[row]
    floats[ENDS + VOLE] = floats[row + 1]
    floats[ENDS + LOST] = floats[row + 3] if bears and declined == ELDER else floats[row + 2]
    floats[ENDS + LOST_ALL] = floats[row + 3]
