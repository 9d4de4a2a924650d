"""What the ends that were counted are worth."""

from __future__ import annotations

from ecarte.machine.ecarte.records import ENDS, WORTHS, Work


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
