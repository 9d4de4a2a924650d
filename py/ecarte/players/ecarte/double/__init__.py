"""Écarté double dummy: the tricks that both hands take when both are seen, by a look-up.

Cards are numbers here, in *trump form*: 8 * suit + place, suit 0 being trumps, place 0 the highest of its suit;
a hand is a mask of 32 bits. What matters of a position is only who owns each card that is still in play, from the
top, suit by suit, and not which plain suit is which: there are 15,871 such positions with one to five cards each.
They are solved by `tools/double.py`, which writes the tricks down in `tricks`.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import NamedTuple

from ecarte.players.ecarte.double import tricks as double_tricks

HAND = 5
SUIT = 255  # the trumps of a mask; 8 bits further on the next suit
# The owners of a suit are a number: a 1, then from the top 1 for each card of the leader's and 0 for the other's.
NONE = 1  # no card of the suit
_LONGEST = 9  # binary digits


class Table(NamedTuple):
    """Tricks of the leader by the sum of four numbers, one for each suit's owners; it need not be sorted for that."""

    tricks: dict[int, int]
    trumps: dict[int, int]  # the number of the trumps, by the leader's byte of them and, 8 bits on, the other's
    plain: dict[int, int]


def solve(own: int, other: int, must_head: bool = True) -> int:
    """The tricks that the leader takes of those that are left; both hands are as large."""
    tricks, trumps, plain = table(must_head)
    return tricks[
        trumps[own & SUIT | (other & SUIT) << 8]
        + plain[own >> 8 & SUIT | other & SUIT << 8]
        + plain[own >> 16 & SUIT | other >> 8 & SUIT << 8]
        + plain[own >> 24 | other >> 16 & SUIT << 8]
    ]


def cards(own: int, other: int, must_head: bool = True) -> dict[int, int]:
    """The tricks that the leader takes by each card led first."""
    left = own.bit_count() - 1
    found = {}
    for card in of(own):
        rest = own & ~(1 << card)
        found[card] = min(
            1 + solve(rest, other & ~(1 << reply), must_head)
            if takes(card, reply) == card
            else left - solve(other & ~(1 << reply), rest, must_head)
            for reply in of(answers(other, card, must_head))
        )
    return found


def replies(own: int, other: int, led: int, must_head: bool = True) -> dict[int, int]:
    """The tricks that whoever plays second takes, this one included, by each card; the leader has ``other`` left."""
    left = other.bit_count()
    return {
        card: left - solve(other, own & ~(1 << card), must_head)
        if takes(led, card) == led
        else 1 + solve(own & ~(1 << card), other, must_head)
        for card in of(answers(own, led, must_head))
    }


def of(mask: int) -> Iterator[int]:
    """The cards of a mask, the highest trump first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def answers(hand: int, led: int, must_head: bool = True) -> int:
    """The cards of a hand that may be played to a lead (E17, E18)."""
    suit = hand & SUIT << (led & ~7)
    if suit:
        return (must_head and suit & (1 << led) - 1) or suit
    return hand & SUIT or hand


def takes(led: int, card: int) -> int:
    """The card of the two that takes the trick (E19)."""
    return card if (card < led if card >> 3 == led >> 3 else card < 8) else led


# --- the table ---

Position = tuple[int, int, int, int]
"""The owners of each suit, trumps first, the plain suits in order."""


@lru_cache(maxsize=2)
def table(must_head: bool = True) -> Table:
    """The tricks of every position, for rules with E17's duty to head or without."""
    packed = double_tricks.MUST_HEAD if must_head else double_tricks.FREE
    trumps, plain = numbers()
    tricks = {
        trumps[trump] + plain[first] + plain[second] + plain[third]: won
        for (trump, first, second, third), won in zip(
            positions(), zlib.decompress(base64.b85decode(packed)), strict=True
        )
    }
    pairs = _pairs()
    return Table(tricks, *({pair: number[owners] for pair, owners in pairs.items()} for number in (trumps, plain)))


def numbers() -> tuple[dict[int, int], dict[int, int]]:
    """A number for the owners of the trumps, and of a plain suit, so far apart that no two sums are alike."""
    rng = Random("ecarte double dummy")
    trumps, plain = ({owners: rng.getrandbits(60) for owners in suits()} for _ in range(2))
    return trumps, plain


def suits() -> list[int]:
    """All that the owners of a suit can be."""
    return [owners for owners in range(NONE, 1 << _LONGEST) if max(held(owners)) <= HAND]


@lru_cache(maxsize=1 << _LONGEST)
def held(owners: int) -> tuple[int, int]:
    """How many cards of a suit the leader has, and the other."""
    own = owners.bit_count() - 1
    return own, owners.bit_length() - 1 - own


def positions() -> Iterator[Position]:
    """Every position, always in the same order."""
    of_held: dict[tuple[int, int], list[int]] = {}
    for owners in suits():
        of_held.setdefault(held(owners), []).append(owners)

    @lru_cache(maxsize=(HAND + 1) ** 2)
    def fitting(own: int, other: int) -> list[int]:
        return sorted(each for (a, b), group in of_held.items() if a <= own and b <= other for each in group)

    for first in suits():
        own, other = (HAND - number for number in held(first))
        for second in fitting(own, other):
            if second < first:
                continue
            own_left, other_left = own - held(second)[0], other - held(second)[1]
            for third in fitting(own_left, other_left):
                if third < second:
                    continue
                most = own_left - held(third)[0], other_left - held(third)[1]
                for less in range(min(most) + 1):
                    for trump in of_held.get((most[0] - less, most[1] - less), ()):
                        yield trump, first, second, third


def _pairs() -> dict[int, int]:
    """The owners of a suit, by the bytes of both hands."""
    found = {0: NONE}
    for place in range(_LONGEST - 1):
        found |= {pair | bit << place: owners << 1 | (bit == 1) for pair, owners in found.items() for bit in (1, 256)}
    return {pair: owners for pair, owners in found.items() if max(held(owners)) <= HAND}
