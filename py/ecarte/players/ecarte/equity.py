"""The equity of a score, and of the end of a deal, for a player of écarté.

The unit is the game, or the points it counts where the rules set them (E25): 1 for one won, -1 for one lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ecarte.games.ecarte.course import count_game_points
from ecarte.games.ecarte.state import HAND, OTHER, View
from ecarte.machine.ecarte.course import DOUBLE, points_for
from ecarte.machine.sums import total

# Points of both players in a deal, kings included, with their frequency in a thousand deals: 12,555 deals of the
# amateur against itself. Either player may be the first of the pair.
_DEALS = {(1, 0): 406, (2, 0): 343, (1, 1): 131, (3, 0): 91, (2, 1): 29}


@lru_cache(maxsize=1024)
def worth(own: int, other: int, target: int, game_points: bool) -> float:
    """Return the equity of a score for the player of the first number."""
    if own == other:
        return 0.0
    if own >= target or other >= target:
        value = count_game_points(min(own, other), target) if game_points else 1
        return value if own > other else -value
    after = total(
        often * (worth(own + a, other + b, target, game_points) + worth(own + b, other + a, target, game_points))
        for (a, b), often in _DEALS.items()
    )
    return after / (2 * sum(_DEALS.values()))


def after(view: View, own: int, other: int, king: int = 0) -> float:
    """Return the equity of the score for the seat after more points for both players.

    ``king`` are points of the seat that count before them, and may end the game (E15).
    """
    score, options = view.score, view.options
    mine, theirs = score[view.seat] + king, score[OTHER[view.seat]]
    if king and mine >= options.target:
        own = other = 0
    return worth(mine + own, theirs + other, options.target, options.game_points)


def king_due(view: View) -> int:
    """Return the points for a king of trumps that the seat can still mark in its hand (E13, E14)."""
    options, waits = view.options, view.question.phase if view.question else view.phase
    if options.king_mark == "none" or view.seat in view.kings or not view.turned or view.turned[0] == "K":
        return 0
    in_time = waits != "play" or any(event.verb == "king" and not event.suffix for event in view.legal)
    return options.king_points * (in_time and f"K{view.trump}" in view.hand)


def played_on(view: View, chances: Sequence[float], doubled: bool = False) -> float:
    """Return the equity of playing the deal to its end, from the chance of each number of tricks."""
    king = king_due(view)
    return total(
        chance * after(view, *points(view, won, doubled), king) for won, chance in enumerate(chances) if chance
    )


def points(view: View, won: int, doubled: bool = False) -> tuple[int, int]:
    """Return the points of the seat and of the opponent for a deal with that many tricks (E22, E23, E26, E28, E29)."""
    seat = view.seat if 2 * won > HAND else OTHER[view.seat]
    most = max(won, HAND - won)
    value = points_for(most == HAND, view.vulnerable == OTHER[seat])
    if view.offered is not None:
        made = most == HAND and seat != view.offered
        seat, value = (seat if made else view.offered), DOUBLE
    return scored(view, seat, value, doubled)


def scored(view: View, seat: str, value: int, doubled: bool = False) -> tuple[int, int]:
    """Return points for a seat, the seat of the view first; less for an offender, double after an accepted double."""
    value = (value - (seat in view.offenders)) * (2 if doubled or view.doubled is not None else 1)
    return (value, 0) if seat == view.seat else (0, value)
