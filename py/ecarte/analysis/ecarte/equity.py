"""The chance of the game at any score: a match equity table for écarté.

It follows from how deals end (`ecarte.analysis.ecarte.outcomes`). Every deal scores, so the table is computed
backwards from its end.
"""

from __future__ import annotations

from functools import lru_cache

from ecarte.analysis.ecarte.outcomes import OUTCOMES
from ecarte.games.ecarte.course import count_game_points
from ecarte.games.ecarte.options import Options

Ending = tuple[bool, int, bool, int, int]
"""One end of a deal.

The parts are: whether a king was turned up; who marked one in hand (0 nobody, 1 the elder, 2 the dealer); whether the
elder won the deal; its points; its frequency.
"""


@lru_cache(maxsize=64)
def equity(options: Options) -> Equity:
    """Return the table for some rules."""
    key = (options.king_mark != "none", options.must_head, options.vulnerability)
    return Equity(OUTCOMES[key], options.target, options.king_points)


class Equity:
    """The chances of a game to ``target`` points, in which a king counts ``king_points``."""

    def __init__(self, endings: tuple[Ending, ...], target: int, king_points: int) -> None:
        self.endings, self.target, self.king_points = endings, target, king_points
        self.deals = sum(ending[-1] for ending in endings)
        self._known: dict[tuple[int, int, bool | None], float] = {}

    def elder(self, elder: int, dealer: int) -> float:
        """Return the elder's chance of the game before a deal, or 1 or 0 when it is over."""
        if elder >= self.target or dealer >= self.target:
            return float(elder > dealer)
        return self.turned(elder, dealer, None)

    def chance(self, own: int, other: int, elder: bool) -> float:
        """Return a player's chance of the game, as elder or dealer of the next deal."""
        return self.elder(own, other) if elder else 1 - self.elder(other, own)

    def points(self, elder: int, dealer: int) -> float:
        """Return what the game counts to the elder in game points (E25), less what it counts to the dealer."""
        if elder >= self.target or dealer >= self.target:
            won = count_game_points(min(elder, dealer), self.target)
            return won if elder > dealer else -won
        return self._points(elder, dealer)

    def turned(self, elder: int, dealer: int, king: bool | None) -> float:
        """Return the elder's chance when it is known whether a king was turned up; ``dealer`` is the score before."""
        key = (elder, dealer, king)
        if key not in self._known:
            chance, deals = 0.0, 0
            for ending in self.endings:
                if king in (None, ending[0]):
                    chance += ending[-1] * (1 - self.elder(*reversed(self._after(elder, dealer, ending))))
                    deals += ending[-1]
            self._known[key] = chance / deals
        return self._known[key]

    @lru_cache(maxsize=1024)  # noqa: B019  # few tables exist, and they are kept
    def _points(self, elder: int, dealer: int) -> float:
        points = 0.0
        for ending in self.endings:
            after = self._after(elder, dealer, ending)
            points -= ending[-1] * self.points(after[1], after[0])
        return points / self.deals

    def _after(self, elder: int, dealer: int, ending: Ending) -> tuple[int, int]:
        """Return the score after a deal, marks in their order (E15)."""
        turned, king, won, points, _ = ending
        dealer += self.king_points * (turned or king == 2)
        elder += self.king_points * (king == 1)
        if max(elder, dealer) < self.target:
            elder, dealer = elder + points * won, dealer + points * (not won)
        return elder, dealer
