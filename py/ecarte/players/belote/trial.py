"""Trials of close bids, on deals that fit the bids so far (`ecarte.machine.belote.trial`).

To keep chance from deciding, the bid that the features prefer stands unless another is clearly ahead.
"""

from __future__ import annotations

from random import Random

from ecarte.core.game import Event
from ecarte.games.belote.state import View
from ecarte.players.belote.search import Rows, try_out
from ecarte.players.belote.seen import bid_of
from ecarte.players.belote.table import bids, clearly_best, is_clear

CLOSE = 40.0  # points: bids further behind by their features are not tried
MOST = 3  # the most bids that are tried
DEALS, BATCH = 160, 40  # the most deals, and the number after which each check for a decision comes
DECIDED = 2.5  # trials stop when a bid is this many standard errors ahead
MARGIN = 1.0  # standard errors by which a bid must beat the one that the features prefer


def best_tried(view: View, rng: Random) -> Event:
    """Return the bid with the best result, by its features and on trial."""
    worth = bids(view)
    ranked = sorted(worth, key=lambda event: -worth[event])
    close = [event for event in ranked if worth[ranked[0]] - worth[event] < CLOSE][:MOST]
    if len(close) == 1:
        return close[0]
    choices, worths = [bid_of(event) for event in close], [worth[event] for event in close]
    rows: Rows = []
    while len(rows) < DEALS:
        rows += try_out(view, choices, worths, BATCH, rng)
        if is_clear(rows, DECIDED):
            break
    return close[clearly_best(rows, MARGIN)]
