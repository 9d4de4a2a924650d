"""The double-dummy table of `ecarte.players.ecarte.double`, for numba."""

from __future__ import annotations

from numba import njit

from train.rules import answers, beats, size


@njit(cache=True)
def solve(book, own, other):
    """Return the leader's tricks."""
    return book.tricks[
        book.trumps[own & 255 | (other & 255) << 8]
        + book.plain[own >> 8 & 255 | (other >> 8 & 255) << 8]
        + book.plain[own >> 16 & 255 | (other >> 16 & 255) << 8]
        + book.plain[own >> 24 & 255 | (other >> 24 & 255) << 8]
    ]


@njit(cache=True)
def leading(book, own, other, card):
    """Return the leader's tricks after leading a card."""
    left = size(own) - 1
    rest = own & ~(1 << card)
    may = answers(other, card, True)
    least = 5
    while may:
        bit = may & -may
        may ^= bit
        reply = bits(bit)
        taken = beats(reply, card)
        won = left - solve(book, other & ~bit, rest) if taken else 1 + solve(book, rest, other & ~bit)
        least = min(least, won)
    return least


@njit(cache=True)
def replying(book, own, other, led, card):
    """Return the second player's tricks after playing a card; the leader has ``other`` left."""
    rest = own & ~(1 << card)
    if beats(card, led):
        return 1 + solve(book, rest, other)
    return size(other) - solve(book, other, rest)


@njit(cache=True)
def bits(bit):
    """Return the number of the only card of a mask."""
    return size(bit - 1)
