"""A player's grade: where the mean loss in a decision lies between those of our players, and how sure that is.

Most decisions lose nothing and a few lose much, so the mean of a single game says little. How much it varies is
measured, too (`levels`): for a loss between two levels the variance lies between theirs. A mean of so many decisions
is then taken to have a gamma distribution, which is never below zero and as skewed as sums of rare losses are.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import erfc, sqrt
from typing import TYPE_CHECKING

from ecarte.analysis.ecarte.review.levels import LEVELS

if TYPE_CHECKING:
    from ecarte.types.analysis import Grade, GradeStep

_OUTSIDE = 0.025  # of a 95 % interval, at either end
_MOST = 100.0  # percent of a game


def grade(lost: float, decisions: int) -> Grade:
    """Return the grade for what decisions lost in all, in chances of the game: those of one review, or of many.

    It has no letter while every letter is possible.
    """
    loss = 100 * lost / decisions
    low = min(loss, _crossing(lambda mean: at_most(loss, decisions, mean) > 1 - _OUTSIDE))
    high = max(loss, _crossing(lambda mean: at_most(loss, decisions, mean) > _OUTSIDE))
    best, worst = letter(low), letter(high)
    return {
        "decisions": decisions,
        "loss": loss,
        "low": low,
        "high": high,
        "mark": letter(loss) if (best, worst) != (LEVELS[0].letter, LEVELS[-1].letter) else None,
        "best": best,
        "worst": worst,
    }


def letter(loss: float) -> str:
    """Return the letter of the player whose mean loss, in percent of a game, is nearest as a ratio."""
    return next(step["mark"] for step in scale() if step["most"] is None or loss <= step["most"])


def scale() -> list[GradeStep]:
    """Return the players with their letters and losses in percent of a game, the best first."""
    limits = [sqrt(better.loss * worse.loss) for better, worse in pairwise(LEVELS)]
    return [
        {"mark": level.letter, "player": level.player, "loss": level.loss, "error": level.error, "most": most}
        for level, most in zip(LEVELS, [*limits, None], strict=True)
    ]


def at_most(loss: float, decisions: int, mean: float) -> float:
    """Return the chance that a player who loses ``mean`` on average loses at most ``loss`` in so many decisions.

    All in percent of a game and decision. The cube root of a gamma distribution is nearly normal (Wilson and Hilferty).
    """
    spread = variance(mean) / decisions / mean**2 / 9
    return erfc((1 - spread - (loss / mean) ** (1 / 3)) / sqrt(2 * spread)) / 2


def variance(mean: float) -> float:
    """Return the variance of a single decision's loss for a player of a mean loss, in percent of a game.

    It is linear between neighbouring levels, and proportional to the mean outside: the same errors, but rarer or more.
    """
    known = [(level.loss, level.deviation**2) for level in LEVELS]
    (least, of_least), (most, of_most) = known[0], known[-1]
    if mean < least:
        return of_least * mean / least
    for (loss, here), (next_loss, there) in pairwise(known):
        if mean <= next_loss:
            return here + (there - here) * (mean - loss) / (next_loss - loss)
    return of_most * mean / most


def _crossing(holds: Callable[[float], bool]) -> float:
    """Return the mean loss up to which something holds."""
    low, high = 0.0, _MOST
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if holds(middle) else (low, middle)
    return low
