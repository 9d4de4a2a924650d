"""A player's grade: where the mean loss in a decision lies between those of our players, and how sure that is.

Most decisions lose nothing and a few lose much, so the mean of a single game says little. How much it varies is
measured, too (`Level`): for a loss between two levels the variance lies between theirs. A mean of so many decisions
is then taken to have a gamma distribution, which is never below zero and as skewed as sums of rare losses are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import erfc, sqrt
from typing import TYPE_CHECKING, NamedTuple

from ecarte.core.losses import Unit

if TYPE_CHECKING:
    from ecarte.types.analysis import Grade, GradeStep, Scale

_OUTSIDE = 0.025  # of a 95 % interval, at either end


class Level(NamedTuple):
    """A player, and what it loses in a decision, as figures show it: in percent of a game, or in points.

    ``error`` is half the width of the 95 % interval of ``loss``, the mean; ``deviation`` is the standard deviation of
    a single decision's loss.
    """

    letter: str
    player: str
    loss: float
    error: float
    deviation: float
    decisions: int


@dataclass(frozen=True, slots=True)
class Grades:
    """The grades of a game. Their losses are as figures show them."""

    unit: Unit
    levels: Sequence[Level]  # the best first

    def grade(self, lost: float, decisions: int) -> Grade:
        """Return the grade for what decisions lost in all, in the unit: those of one review, or of many.

        It has no letter while every letter is possible.
        """
        loss = self.unit.figure * lost / decisions
        low = min(loss, self._cross(lambda mean: self.at_most(loss, decisions, mean) > 1 - _OUTSIDE))
        high = max(loss, self._cross(lambda mean: self.at_most(loss, decisions, mean) > _OUTSIDE))
        best, worst = self.letter(low), self.letter(high)
        return {
            "decisions": decisions,
            "loss": loss,
            "low": low,
            "high": high,
            "mark": self.letter(loss) if (best, worst) != (self.levels[0].letter, self.levels[-1].letter) else None,
            "best": best,
            "worst": worst,
        }

    def letter(self, loss: float) -> str:
        """Return the letter of the player whose mean loss is nearest as a ratio."""
        return next(step["mark"] for step in self.steps() if step["most"] is None or loss <= step["most"])

    def steps(self) -> list[GradeStep]:
        """Return the players with their letters and losses, the best first."""
        limits = [sqrt(better.loss * worse.loss) for better, worse in pairwise(self.levels)]
        return [
            {"mark": level.letter, "player": level.player, "loss": level.loss, "error": level.error, "most": most}
            for level, most in zip(self.levels, [*limits, None], strict=True)
        ]

    def scale(self) -> Scale:
        """Return what grades and marks mean."""
        return {"grades": self.steps(), "marks": self.unit.limits(), "unit": self.unit.name}

    def at_most(self, loss: float, decisions: int, mean: float) -> float:
        """Return the chance that a player who loses ``mean`` on average loses at most ``loss`` in so many decisions.

        The cube root of a gamma distribution is nearly normal (Wilson and Hilferty).
        """
        spread = self.variance(mean) / decisions / mean**2 / 9
        return erfc((1 - spread - (loss / mean) ** (1 / 3)) / sqrt(2 * spread)) / 2

    def variance(self, mean: float) -> float:
        """Return the variance of a single decision's loss for a player of a mean loss.

        It is linear between neighbouring levels, and proportional to the mean outside: the same errors, but rarer or
        more.
        """
        known = [(level.loss, level.deviation**2) for level in self.levels]
        (least, of_least), (most, of_most) = known[0], known[-1]
        if mean < least:
            return of_least * mean / least
        for (loss, here), (next_loss, there) in pairwise(known):
            if mean <= next_loss:
                return here + (there - here) * (mean - loss) / (next_loss - loss)
        return of_most * mean / most

    def _cross(self, holds: Callable[[float], bool]) -> float:
        """Return the mean loss up to which something holds."""
        low, high = 0.0, self.unit.figure * self.unit.most
        for _ in range(60):
            middle = (low + high) / 2
            low, high = (middle, high) if holds(middle) else (low, middle)
        return low
