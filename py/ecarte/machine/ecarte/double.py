"""Double dummy: the tricks of both hands when both are seen, from a table."""

from __future__ import annotations

from ecarte.machine.cards import SUIT, beats, may_play
from ecarte.machine.ecarte.records import HAND, DoubleDummy


def solve(tables: DoubleDummy, own: int, other: int) -> int:
    """Return how many of the remaining tricks the leader takes; both hands have the same size."""
    plain = tables.plain
    return tables.tricks[
        tables.trumps[own & SUIT | (other & SUIT) << 8]
        + plain[own >> 8 & SUIT | other & SUIT << 8]
        + plain[own >> 16 & SUIT | other >> 8 & SUIT << 8]
        + plain[own >> 24 | other >> 16 & SUIT << 8]
    ]


def solve_lead(tables: DoubleDummy, own: int, other: int, card: int) -> int:
    """Return the leader's tricks when this card is led."""
    left = own.bit_count() - 1
    rest = own ^ 1 << card
    replies = may_play(other, card, tables.must_head)
    fewest = HAND
    while replies:
        bit = replies & -replies
        replies ^= bit
        if beats(bit.bit_length() - 1, card):
            won = left - solve(tables, other ^ bit, rest)
        else:
            won = 1 + solve(tables, rest, other ^ bit)
        if won < fewest:
            fewest = won
    return fewest


def solve_reply(tables: DoubleDummy, own: int, other: int, led: int, card: int) -> int:
    """Return the second player's tricks when this card is played to a lead; the leader has ``other`` left."""
    rest = own ^ 1 << card
    if beats(card, led):
        return 1 + solve(tables, rest, other)
    return other.bit_count() - solve(tables, other, rest)
