"""Orders of cards that no one has seen, and what the ends that were counted in them are worth."""

from __future__ import annotations

from ecarte.machine.chance import shuffle
from ecarte.machine.ecarte.records import ENDS, WORTHS, Work


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


def add_up(work: Work, rows: int, first: int) -> None:
    """Add up what the counts in each row are worth, from a place on, and add them to those of the row's choice.

    When all hands are examined, some at each call, the worths are those of all hands so far.
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
