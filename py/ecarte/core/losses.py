"""The measure of what a decision lost: reviews, the daily deal, problems, statistics and records all go by it.

Each game has a unit (`ecarte.core.columns.Facts.UNIT`). An error is half the width of a 95 % interval.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecarte.core import asked
from ecarte.core.game import RuleError

if TYPE_CHECKING:
    from ecarte.types import analysis as declared
    from ecarte.types.analysis import FaultMark, Mark

MARKS = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}
"""The NAGs that have a sign of their own, as in chess."""
NAGS = {mark: MARKS[mark] for mark in ("??", "?", "?!")}
MOST_NAG = 999
_SIZES = {"??": "blunder", "?": "mistake", "?!": "dubious"}
_LISTED = 3  # decisions


def nag_of(mark: str) -> int:
    """Return the NAG of a mark, one of `MARKS` or a number, "$10"; raises RuleError for any other text."""
    number = str(MARKS.get(mark, mark[1:] if mark[:1] == "$" else ""))
    if not (number.isascii() and number.isdecimal()) or int(number) > MOST_NAG:
        raise RuleError(asked.one_of("mark", mark, (*MARKS, "$0", "…", f"${MOST_NAG}")))
    return int(number)


@dataclass(frozen=True, slots=True)
class Unit:
    """The unit of a game's losses, luck and errors.

    ``name`` is "game", a chance of the game, or "points", points of the deal. ``marks`` has the least loss of a
    blunder, a mistake and a dubious decision. Means are shown times ``figure``: a chance in percent. A record has
    losses (``@loss``) times ``written``, at most ``most`` units, with so many ``digits``; columns have whole numbers of
    one of so many ``parts``.
    """

    name: declared.Unit
    marks: tuple[tuple[float, FaultMark], ...]
    shown: float  # half of the last digit of the figures
    figure: int
    written: int
    most: float
    digits: int
    parts: int

    def mark(self, loss: float, error: float) -> Mark:
        """Return the mark for a loss, or "" for one within its error."""
        if loss <= error:
            return ""
        return next((sign for least, sign in self.marks if loss >= least), "")

    def size(self, loss: float, error: float) -> str:
        """Return the size of a loss, a variant of the words `loss-told`; `analysis/words.ts` does it, too."""
        return _SIZES.get(self.mark(loss, error)) or ("small" if loss > error else "unsure")

    def limits(self) -> dict[FaultMark, float]:
        """Return the least loss of each mark."""
        return {sign: least for least, sign in self.marks}

    def is_none(self, loss: float, error: float) -> bool:
        """Return whether a loss is within its error, or too small to show."""
        return loss <= max(error, self.shown)

    def costliest(self, losses: Iterable[tuple[int, float]]) -> list[int]:
        """Return the places of the greatest losses that show, at most three, with or without a mark."""
        shown = [(place, loss) for place, loss in losses if loss >= self.shown]
        return [place for place, _ in sorted(shown, key=lambda each: -each[1])[:_LISTED]]
