"""Trials of close bids, on deals that fit the bids so far (`ecarte.machine.belote.trial`).

To keep chance from deciding, the bid that the features prefer stands unless another is clearly ahead.
"""

from __future__ import annotations

from itertools import starmap
from random import Random

from ecarte.games.belote.state import View
from ecarte.machine.sums import total
from ecarte.players.belote.reasons import weighed
from ecarte.players.belote.search import Rows, try_out
from ecarte.players.belote.seen import bid_of
from ecarte.players.belote.table import ahead_by, bids, clearly_best, is_clear
from ecarte.players.thoughts import Figure, Thought

CLOSE = 40.0  # points: bids further behind by their features are not tried
MOST = 3  # the most bids that are tried
DEALS, BATCH = 160, 40  # the most deals, and the number after which each check for a decision comes
DECIDED = 2.5  # trials stop when a bid is this many standard errors ahead
MARGIN = 1.0  # standard errors by which a bid must beat the one that the features prefer


def best_tried(view: View, rng: Random) -> Thought:
    """Return the bid with the best result, by its features and on trial, and what each was worth."""
    worth = bids(view)
    ranked = sorted(worth, key=lambda event: -worth[event])
    close = [event for event in ranked if worth[ranked[0]] - worth[event] < CLOSE][:MOST]
    if len(close) == 1:
        return weighed(close[0], starmap(Figure, worth.items()), "table")
    choices, worths = [bid_of(event) for event in close], [worth[event] for event in close]
    rows: Rows = []
    while len(rows) < DEALS:
        rows += try_out(view, choices, worths, BATCH, rng)
        if is_clear(rows, DECIDED):
            break
    found = clearly_best(rows, MARGIN)
    halves = [total(row[at] for row in rows) / (2 * len(rows)) for at in range(len(close))]
    return weighed(close[found], map(Figure, close, halves), "tried", len(rows), ahead_by(rows, found or 1)[1])
