"""Double dummy of écarté, for measurements."""

from __future__ import annotations

from typing import Annotated

from ecarte.machine.layout import Bytes, Double, Longs, Number, Record

SUIT = 255
HASHED = 1 << 15
STEPS = (0, 8, 16, 24)


class Tables(Record):
    """Tables of double dummy."""

    trumps: Annotated[list[int], Longs(1 << 16)]
    plain: Annotated[list[int], Longs(1 << 16)]
    sums: Annotated[list[int], Longs(HASHED)]
    tricks: Annotated[bytearray, Bytes(HASHED)]


class Work(Record):
    """A position, and the answer."""

    own: Number
    other: Number
    must_head: Number
    total: Number
    found: Annotated[bytearray, Bytes(32)]
    mean: Double


def solve(t: Tables, own: int, other: int) -> int:
    """Return how many tricks the leader takes."""
    key = (
        t.trumps[own & SUIT | (other & SUIT) << 8]
        + t.plain[own >> 8 & SUIT | other & SUIT << 8]
        + t.plain[own >> 16 & SUIT | other >> 8 & SUIT << 8]
        + t.plain[own >> 24 | other >> 16 & SUIT << 8]
    )
    at = key & HASHED - 1
    while t.sums[at] != key:
        at = at + 1 & HASHED - 1
    return t.tricks[at]


def follow(hand: int, led: int, must_head: int) -> int:
    """Return the cards that may be played to a lead."""
    suit = hand & SUIT << (led & ~7)
    if suit:
        heads = suit & (1 << led) - 1
        return heads if must_head and heads else suit
    return hand & SUIT if hand & SUIT else hand


def takes(led: int, card: int) -> bool:
    """Return whether a card takes the trick."""
    return card < led if card >> 3 == led >> 3 else card < 8


def lead(t: Tables, own: int, other: int, card: int, must_head: int) -> int:
    """Return the leader's tricks when this card is led."""
    left = own.bit_count() - 1
    rest = own & ~(1 << card)
    replies = follow(other, card, must_head)
    least = 6
    while replies:
        bit = replies & -replies
        replies ^= bit
        if takes(card, bit.bit_length() - 1):
            least = min(least, left - solve(t, other & ~bit, rest))
        else:
            least = min(least, 1 + solve(t, rest, other & ~bit))
    return least


def leads(tables: Tables, work: Work) -> int:
    """Put the tricks of each lead into `found`; return the most."""
    own = work.own
    most = 0
    number = 0
    while own:
        bit = own & -own
        own ^= bit
        card = bit.bit_length() - 1
        tricks = lead(tables, work.own, work.other, card, work.must_head)
        work.found[card] = tricks
        work.total += tricks
        number += 1
        most = max(most, tricks)
    work.mean = work.total / number + STEPS[number & 3]
    return most
