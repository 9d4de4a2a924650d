"""Glicko-2: the rating of a solver, to whom each problem is an opponent with a rating.

By Mark Glickman, "Example of the Glicko-2 system" (2022); its example is the test. Written here because the only
maintained package installs a top-level `tests`, which hides a project's own.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, pi, sqrt

_SCALE = 173.7178
_MIDDLE = 1500.0
_TAU = 0.5  # how fast the volatility changes
_NEAR = 1e-6
WIDEST = 350.0


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating with its deviation, and how much it is expected to change."""

    rating: float = _MIDDLE
    deviation: float = WIDEST
    volatility: float = 0.06

    def after(self, games: list[tuple[float, float, float]]) -> Rating:
        """Return the rating after a period of games: each opponent's rating and deviation, and the score, 0 to 1."""
        own, wide = (self.rating - _MIDDLE) / _SCALE, self.deviation / _SCALE
        weight = gain = 0.0
        for rating, deviation, score in games:
            less = 1 / sqrt(1 + 3 * (deviation / _SCALE / pi) ** 2)
            expected = 1 / (1 + exp(-less * (own - (rating - _MIDDLE) / _SCALE)))
            weight += less * less * expected * (1 - expected)
            gain += less * (score - expected)
        volatility = self._volatility(wide, 1 / weight, gain / weight)
        new = 1 / sqrt(1 / (wide * wide + volatility * volatility) + weight)
        return Rating(_MIDDLE + _SCALE * (own + new * new * gain), min(WIDEST, _SCALE * new), volatility)

    def _volatility(self, wide: float, variance: float, change: float) -> float:
        """Return the new volatility: the root of Glickman's step 5, by the Illinois algorithm."""
        begun = log(self.volatility**2)

        def f(x: float) -> float:
            total = wide * wide + variance + exp(x)
            return exp(x) * (change * change - total) / (2 * total * total) - (x - begun) / _TAU**2

        low = begun
        high = log(change * change - wide * wide - variance) if change * change > wide * wide + variance else begun
        if high == begun:
            high -= _TAU
            while f(high) < 0:
                high -= _TAU
        at_low, at_high = f(low), f(high)
        while abs(high - low) > _NEAR:
            middle = low + (low - high) * at_low / (at_high - at_low)
            found = f(middle)
            if found * at_high <= 0:
                low, at_low = high, at_high
            else:
                at_low /= 2
            high, at_high = middle, found
        return exp(low / 2)
