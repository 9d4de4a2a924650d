"""The measure of what a decision lost: reviews, the daily deal, problems, statistics and records all go by it.

Losses and errors are chances of the game, 0…1; an error is half the width of a 95 % interval.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ecarte.types.analysis import FaultMark, Mark

# The least loss of a blunder, a mistake and a dubious decision. In a hundred decisions with a choice, an amateur makes
# 0.5, 2 and 4 of them, a club player 0.1, 0.5 and 4 (bench/analysis.py).
MARKS: tuple[tuple[float, FaultMark], ...] = ((0.12, "??"), (0.05, "?"), (0.02, "?!"))
NAGS = {"??": 4, "?": 2, "?!": 6}
_SIZES = {"??": "blunder", "?": "mistake", "?!": "dubious"}
_SHOWN = 0.0005  # half of the last digit of the figures
_LISTED = 3  # decisions


def mark(loss: float, error: float) -> Mark:
    """Return the mark for a loss, or "" for one within its error."""
    if loss <= error:
        return ""
    return next((sign for least, sign in MARKS if loss >= least), "")


def size(loss: float, error: float) -> str:
    """Return the size of a loss, a variant of the words `loss-told`; `analysis/words.ts` of the page does the same."""
    return _SIZES.get(mark(loss, error)) or ("small" if loss > error else "unsure")


def limits() -> dict[FaultMark, float]:
    """Return the least loss of each mark."""
    return {sign: least for least, sign in MARKS}


def is_none(loss: float, error: float) -> bool:
    """Return whether a loss is within its error, or too small to show."""
    return loss <= max(error, _SHOWN)


def costliest(losses: Iterable[tuple[int, float]]) -> list[int]:
    """Return the places of the greatest losses that show, at most three, with or without a mark."""
    shown = [(place, loss) for place, loss in losses if loss >= _SHOWN]
    return [place for place, _ in sorted(shown, key=lambda each: -each[1])[:_LISTED]]
