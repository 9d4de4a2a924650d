"""Random orders of unseen cards, and the worth of the ends that were counted in them."""

from __future__ import annotations

from ecarte.machine.chance import shuffle
from ecarte.machine.ecarte.records import ENDS, WORTHS, Work


def list_masks(work: Work, left: int) -> int:
    """List the cards of a mask, each as a mask, the highest trump first, and return their number."""
    size = 0
    while left:
        bit = left & -left
        left ^= bit
        work.cards[size] = bit
        size += 1
    return size


def shuffle_order(work: Work, size: int, begin: int) -> None:
    """Shuffle the listed cards, and fill in the running sums of that order, gone through twice.

    The difference of two sums is the mask of the cards between them, also across the end of the order.
    """
    cards = work.cards
    shuffle(work.chance, cards, size)
    total = 0
    work.sums[begin] = 0
    for at in range(2 * size):
        total += cards[at if at < size else at - size]
        work.sums[begin + at + 1] = total


def add_up(work: Work, rows: int, first: int) -> None:
    """Add up the worth of each row's counts, and add the counts to the totals of the row's choice.

    The worths begin at ``first``. Where all hands are examined, they are those of all hands so far.
    """
    worths, counts, totals = work.worths, work.counts, work.totals
    for row in range(rows):
        begin, choice = row * ENDS, work.rows[row] * ENDS
        weight = game = points = won = 0.0
        for end in range(ENDS):
            number = counts[begin + end]
            total = totals[choice + end] + number
            totals[choice + end] = total
            if work.is_exact:
                number = total
            if number:
                weight += number
                game += number * work.game[end]
                points += number * work.points[end]
                won += number * work.won[end]
        at = first + row * WORTHS
        worths[at] = weight
        worths[at + 1] = game
        worths[at + 2] = points
        worths[at + 3] = won
