"""What numba compiles of the play of cards and of chance, for simulated games.

`games.entries`, which calls some of these, notices changes of this file by a digest.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from ecarte.players.ecarte.double import HAND, SUIT


@njit(cache=True)
def bits(mask: int) -> int:
    """Return the number of cards of a mask (`int.bit_count`)."""
    found = mask - (mask >> 1 & 0x55555555)
    found = (found & 0x33333333) + (found >> 2 & 0x33333333)
    found = found + (found >> 4) & 0x0F0F0F0F
    return (found * 0x01010101 & 0xFFFFFFFF) >> 24


@njit(cache=True)
def look_up(keys: Any, values: Any, key: int) -> int:
    """Return the value of a key in a hash table; raises KeyError, as a dictionary does."""
    last = keys.size - 1
    at = key & last
    while keys[at] != key:
        if not keys[at]:
            raise KeyError
        at = at + 1 & last
    return values[at]


@njit(cache=True, boundscheck=True)
def word(rng: Any) -> int:
    """Return the next 32 bits of the generator (MT19937)."""
    if rng[624] >= 624:
        for at in range(624):
            both = rng[at] & 0x80000000 | rng[(at + 1) % 624] & 0x7FFFFFFF
            rng[at] = rng[(at + 397) % 624] ^ both >> 1 ^ (0x9908B0DF if both & 1 else 0)
        rng[624] = 0
    found = rng[rng[624]]
    rng[624] += 1
    found ^= found >> 11
    found ^= found << 7 & 0x9D2C5680
    found ^= found << 15 & 0xEFC60000
    return found ^ found >> 18


@njit(cache=True, boundscheck=True)
def random(rng: Any) -> float:
    """Return what `Random.random` does."""
    high = word(rng) >> 5
    return (high * 67108864.0 + (word(rng) >> 6)) * (1.0 / 9007199254740992.0)


@njit(cache=True, boundscheck=True)
def bits_of(number: int) -> int:
    """Return the binary digits of a number."""
    found = 0
    while number:
        number >>= 1
        found += 1
    return found


@njit(cache=True)
def follow(hand: int, led: int, must_head: bool) -> int:
    """Return the cards that may be played to a lead (`double.follow`)."""
    suit = hand & SUIT << (led & ~7)
    if suit:
        heads = suit & (1 << led) - 1
        return heads if must_head and heads else suit
    return hand & SUIT if hand & SUIT else hand


@njit(cache=True)
def beats(card: int, led: int) -> bool:
    """Return whether a card takes the trick from the card led (`double.takes`)."""
    return card < led if card >> 3 == led >> 3 else card < 8


@njit(cache=True)
def solve(u: Any, own: int, other: int) -> int:
    """Return how many tricks the leader takes (`double.solve`)."""
    return u.tricks[
        u.trumps[own & SUIT | (other & SUIT) << 8]
        + u.plain[own >> 8 & SUIT | other & SUIT << 8]
        + u.plain[own >> 16 & SUIT | other >> 8 & SUIT << 8]
        + u.plain[own >> 24 | other >> 16 & SUIT << 8]
    ]


@njit(cache=True)
def lead(u: Any, own: int, other: int, card: int, must_head: bool) -> int:
    """Return the leader's tricks when this card is led (`double.solve_leads`)."""
    left = bits(own) - 1
    rest = own & ~(1 << card)
    replies = follow(other, card, must_head)
    if not replies:
        raise ValueError
    least = HAND + 1
    while replies:
        bit = replies & -replies
        replies ^= bit
        if beats(bits(bit - 1), card):
            least = min(least, left - solve(u, other & ~bit, rest))
        else:
            least = min(least, 1 + solve(u, rest, other & ~bit))
    return least


@njit(cache=True)
def reply(u: Any, own: int, other: int, led: int, card: int) -> int:
    """Return the second player's tricks with this card, when the leader has ``other`` left (`double.solve_replies`)."""
    rest = own & ~(1 << card)
    return 1 + solve(u, rest, other) if beats(card, led) else bits(other) - solve(u, other, rest)


@njit(cache=True, boundscheck=True)
def combine(cards: Any, size: int, holds: int, hands: Any) -> None:
    """Fill in all hands of that many of the cards, in the order of `itertools.combinations`."""
    at: Any = np.arange(size)
    for number in range(hands.size):
        hand = holds
        for each in at:
            hand |= cards[each]
        hands[number] = hand
        move = size - 1
        while move >= 0 and at[move] == cards.size - size + move:
            move -= 1
        if move < 0:
            return
        at[move] += 1
        for each in range(move + 1, size):
            at[each] = at[each - 1] + 1
