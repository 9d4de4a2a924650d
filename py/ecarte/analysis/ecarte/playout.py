"""Deals played out from the exchange on: by the players' habits, then double dummy.

The result is a count of ends: who marks the king, who is vulnerable, how many tricks the elder takes.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from ecarte.analysis.ecarte.equity import Equity
from ecarte.analysis.ecarte.habits import tables
from ecarte.games.ecarte.options import Options
from ecarte.machine import module, run
from ecarte.machine.ecarte.course import DOUBLE, points_for
from ecarte.machine.ecarte.double import solve
from ecarte.machine.ecarte.records import DEALER, ELDER, ENDS, NOBODY, TRICKS, Work
from ecarte.machine.ways import Entry
from ecarte.players.ecarte.policy import Policy

Counts = list[float]
"""The frequency of each end, by its number."""


def read_end(number: int) -> tuple[int, int, int]:
    """Return who marks a king in hand in an end, who is vulnerable, and the elder's tricks (`number_end`)."""
    sides = NOBODY, ELDER, DEALER
    return sides[number // (3 * TRICKS)], sides[number // TRICKS % 3], number % TRICKS


class Ends:
    """The value of each end of a deal to the elder.

    It is the points, less the dealer's; the chance of the game; whether the elder gets the trick points; and how many
    they are, negative for the dealer's.
    """

    def __init__(self, equity: Equity, elder: int, dealer: int, doubled: bool = False, offered: int = NOBODY) -> None:
        ends = [_ended(equity, elder, dealer, number, doubled, offered) for number in range(ENDS)]
        self.points = tuple(points for points, _, _ in ends)
        self.game = tuple(game for _, game, _ in ends)
        self.won = tuple(float(tricks > 0) for _, _, tricks in ends)
        self.tricks = tuple(tricks for _, _, tricks in ends)


@lru_cache(maxsize=256)
def ends_at(equity: Equity, elder: int, dealer: int, doubled: bool = False, offered: int = NOBODY) -> Ends:
    """Return the `Ends` of a deal that begins at a score (cached)."""
    return Ends(equity, elder, dealer, doubled, offered)


def _ended(
    equity: Equity, elder: int, dealer: int, number: int, doubled: bool, offered: int
) -> tuple[float, float, int]:
    king, vulnerable, tricks = read_end(number)
    taken = tricks >= 3
    points = points_for(tricks in (0, 5), vulnerable == (DEALER if taken else ELDER))
    if offered != NOBODY:  # the player who declined the point must make the vole (E29)
        made = tricks == (5 if offered == DEALER else 0)
        taken, points = (offered == ELDER) != made, DOUBLE
    points *= 1 + doubled
    own, others = equity.king_points * (king == ELDER), equity.king_points * (king == DEALER)
    marked, elder, dealer = own - others, elder + own, dealer + others
    if max(elder, dealer) < equity.target:  # otherwise the mark has ended the game (E15)
        marked += points if taken else -points
        elder, dealer = elder + points * taken, dealer + points * (not taken)
    return marked, 1 - equity.elder(dealer, elder), points if taken else -points  # the deal alternates


class Playout:
    """A deal with a known turn-up, whose number is ``turned``; the machine plays it out."""

    def __init__(self, options: Options, turned: int, policy: Policy | None = None) -> None:
        self.must_head = options.must_head
        self.tables = tables(options, turned, policy)
        self.king = self.tables.markable
        self._way = run.find("ecarte")
        try:
            self._loaded = self._way.load(self.tables)
        except MemoryError as error:
            self._give_up(error)

    def tricks(self, elder: int, dealer: int) -> int:
        """Return the elder's tricks, double dummy."""
        return solve(self.tables, elder, dealer)

    def work(self, rng: Random) -> Work:
        """Return room to work in, with the chance of a generator."""
        try:
            work = self._way.new(Work)
        except MemoryError as error:
            self._give_up(error)
            work = Work()
        work.chance = list(rng.getstate()[1])
        return work

    def call(self, entry: Entry, work: Work) -> int:
        """Call an entry of the machine."""
        return self._way.call(entry, self._loaded, work)

    def _give_up(self, error: MemoryError) -> None:
        """Let the machine's functions run as they stand; those can also use records made before."""
        module.give_up("ecarte", str(error))
        self._way, self._loaded = run.find("ecarte"), self.tables


def give_back(rng: Random, work: Work) -> None:
    """Let a generator go on where the machine has left it."""
    version, _, normal = rng.getstate()
    rng.setstate((version, tuple(work.chance), normal))
