"""Écarté double dummy: the tricks of both hands when both are seen, from a look-up table.

Cards are numbers here, in *trump form*: 8 * suit + place, suit 0 being trumps, place 0 the highest of its suit; a
hand is a mask of 32 bits. A position is only who owns each card still in play, suit by suit from the top; the order of
plain suits does not matter. There are 15,871 such positions with one to five cards each.
`tools/tables/double.py` solves them and writes their tricks to `tricks`.
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
SUIT = 255  # the trumps of a mask; each further suit is 8 bits higher
# The owners of a suit are one number: a 1, then from the top 1 for each card of the leader and 0 for the other's.
NONE = 1  # no card of the suit
_LONGEST = 9  # binary digits


class Table(NamedTuple):
    """The leader's tricks by the sum of four numbers, one for each suit's owners; plain suits may be in any order."""

    tricks: dict[int, int]
    trumps: dict[int, int]  # the number of the trumps, by the leader's byte and, 8 bits higher, the other's
    plain: dict[int, int]


def solve(own: int, other: int, must_head: bool = True) -> int:
    """Return how many of the remaining tricks the leader takes; both hands have the same size."""
    tricks, trumps, plain = load_table(must_head)
    return tricks[
        trumps[own & SUIT | (other & SUIT) << 8]
        + plain[own >> 8 & SUIT | other & SUIT << 8]
        + plain[own >> 16 & SUIT | other >> 8 & SUIT << 8]
        + plain[own >> 24 | other >> 16 & SUIT << 8]
    ]


def solve_leads(own: int, other: int, must_head: bool = True) -> dict[int, int]:
    """Return the leader's tricks for each card led first."""
    left = own.bit_count() - 1
    found = {}
    for card in scan(own):
        rest = own & ~(1 << card)
        found[card] = min(
            1 + solve(rest, other & ~(1 << reply), must_head)
            if takes(card, reply) == card
            else left - solve(other & ~(1 << reply), rest, must_head)
            for reply in scan(follow(other, card, must_head))
        )
    return found


def solve_replies(own: int, other: int, led: int, must_head: bool = True) -> dict[int, int]:
    """Return the second player's tricks, this one included, for each card; the leader has ``other`` left."""
    left = other.bit_count()
    return {
        card: left - solve(other, own & ~(1 << card), must_head)
        if takes(led, card) == led
        else 1 + solve(own & ~(1 << card), other, must_head)
        for card in scan(follow(own, led, must_head))
    }


def scan(mask: int) -> Iterator[int]:
    """Return the cards of a mask, the highest trump first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def follow(hand: int, led: int, must_head: bool = True) -> int:
    """Return the cards of a hand that may be played to a lead (E17, E18)."""
    suit = hand & SUIT << (led & ~7)
    if suit:
        return (must_head and suit & (1 << led) - 1) or suit
    return hand & SUIT or hand


def takes(led: int, card: int) -> int:
    """Return which of the two cards takes the trick (E19)."""
    return card if (card < led if card >> 3 == led >> 3 else card < 8) else led


# --- the table ---

Position = tuple[int, int, int, int]
"""The owners of each suit, trumps first, the plain suits in order."""


@lru_cache(maxsize=2)
def load_table(must_head: bool = True) -> Table:
    """Return the tricks of every position, with E17's duty to head or without."""
    packed = double_tricks.MUST_HEAD if must_head else double_tricks.FREE
    trumps, plain = _number_owners()
    tricks = {
        trumps[trump] + plain[first] + plain[second] + plain[third]: won
        for (trump, first, second, third), won in zip(
            list_positions(), zlib.decompress(base64.b85decode(packed)), strict=True
        )
    }
    pairs = _pairs()
    return Table(tricks, *({pair: number[owners] for pair, owners in pairs.items()} for number in (trumps, plain)))


def _number_owners() -> tuple[dict[int, int], dict[int, int]]:
    """Return numbers for the owners of trumps, and of a plain suit, whose sums all differ."""
    rng = Random("ecarte double dummy")
    trumps, plain = ({owners: rng.getrandbits(60) for owners in list_owners()} for _ in range(2))
    return trumps, plain


def list_owners() -> list[int]:
    """Return all possible owners of a suit."""
    return [owners for owners in range(NONE, 1 << _LONGEST) if max(count_held(owners)) <= HAND]


@lru_cache(maxsize=1 << _LONGEST)
def count_held(owners: int) -> tuple[int, int]:
    """Return how many cards of a suit the leader has, and the other."""
    own = owners.bit_count() - 1
    return own, owners.bit_length() - 1 - own


def list_positions() -> Iterator[Position]:
    """Return every position, always in the same order."""
    of_held: dict[tuple[int, int], list[int]] = {}
    for owners in list_owners():
        of_held.setdefault(count_held(owners), []).append(owners)

    @lru_cache(maxsize=(HAND + 1) ** 2)
    def fitting(own: int, other: int) -> list[int]:
        return sorted(each for (a, b), group in of_held.items() if a <= own and b <= other for each in group)

    for first in list_owners():
        own, other = (HAND - number for number in count_held(first))
        for second in fitting(own, other):
            if second < first:
                continue
            own_left, other_left = own - count_held(second)[0], other - count_held(second)[1]
            for third in fitting(own_left, other_left):
                if third < second:
                    continue
                most = own_left - count_held(third)[0], other_left - count_held(third)[1]
                for less in range(min(most) + 1):
                    for trump in of_held.get((most[0] - less, most[1] - less), ()):
                        yield trump, first, second, third


def _pairs() -> dict[int, int]:
    """Return the owners of a suit, by the bytes of both hands."""
    found = {0: NONE}
    for place in range(_LONGEST - 1):
        found |= {pair | bit << place: owners << 1 | (bit == 1) for pair, owners in found.items() for bit in (1, 256)}
    return {pair: owners for pair, owners in found.items() if max(count_held(owners)) <= HAND}
