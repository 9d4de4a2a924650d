"""Orders of cards that no one has seen."""

from __future__ import annotations

from ecarte.machine.chance import shuffle
from ecarte.machine.ecarte.records import Work


def list_cards(work: Work, left: int) -> int:
    """List the cards of a mask, the highest trump first, and return their number."""
    size = 0
    while left:
        bit = left & -left
        left ^= bit
        work.cards[size] = bit
        size += 1
    return size


def shuffle_order(work: Work, size: int, begin: int) -> None:
    """Shuffle the cards that are listed, and fill in the sums of that order over two rounds."""
    cards = work.cards
    shuffle(work.chance, cards, size)
    total = 0
    work.sums[begin] = 0
    for at in range(2 * size):
        total += cards[at if at < size else at - size]
        work.sums[begin + at + 1] = total
