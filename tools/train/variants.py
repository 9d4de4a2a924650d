"""The policies to train: for which rules, at which score, and how long."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ecarte.games.ecarte.options import Options, resolve
from ecarte.machine.ecarte.course import DOUBLE, POINT
from ecarte.machine.ecarte.records import Rules
from ecarte.players.ecarte.policy.tables import PLANES
from ecarte.players.ecarte.rules import load_rules
from train.cfr import native
from train.desk import Desk
from train.store import Store

# The elder's chance at 4-4, from runs of these policies, which depend on nothing else in the match table.
LEVEL = 0.461
# Points of elder and dealer.
KINGS = ((0, 0), (Options.king_points, 0), (0, Options.king_points))
TRICKS = ((POINT, 0), (DOUBLE, 0), (0, POINT), (0, DOUBLE))


def points() -> np.ndarray[Any, Any]:
    """Return the elder's points less the dealer's, by king and tricks."""
    return np.array([[k[0] + t[0] - k[1] - t[1] for t in TRICKS] for k in KINGS], float)


def chances(needs: tuple[int, int]) -> np.ndarray[Any, Any]:
    """Return the elder's chance of the game, by king and tricks, when elder and dealer need so many points, 1 or 2."""

    def won(king: tuple[int, int], tricks: tuple[int, int]) -> float:
        elder, dealer = needs
        for scored in (king, tricks):  # in the order of time (E15)
            elder, dealer = elder - scored[0], dealer - scored[1]
            if elder <= 0 or dealer <= 0:
                return float(elder <= 0)
        return 1 - LEVEL  # it is 4-4, and the elder deals

    return np.array([[won(k, t) for t in TRICKS] for k in KINGS])


class Variant(NamedTuple):
    """A policy to train."""

    options: dict[str, Any]
    needs: tuple[int, int] | None = None  # the elder's points first; None for any score
    iterations: int = 1_000_000
    bits: int = 23
    settles: int = 500_000  # the iteration from which trials of the exchange are fewer and deeper
    most: int = 100_000  # information sets in its file
    planes: tuple[str, ...] = PLANES

    def rules(self) -> Rules:
        """Return the rules of the policy."""
        return native().load(load_rules(resolve("akagiri", self.options)))

    @property
    def ends_turned(self) -> bool:
        """Whether a king turned up ends the game."""
        return self.needs is not None and self.needs[1] == 1

    def worth(self) -> np.ndarray[Any, Any]:
        """Return the worth of the end of a deal to the elder, by king and tricks."""
        return points() if self.needs is None else chances(self.needs)

    def desk(self, table: Store, seed: int = 0) -> Desk:
        """Return the working memory for the policy and a table."""
        desk = native().new(Desk)
        desk.worth, desk.ends_turned = self.worth().ravel().tolist(), int(self.ends_turned)
        desk.mask, desk.chance[0] = table.mask, seed
        return desk


SCORED = PLANES[:2]  # these depend on the score; the others are in the table for any score

VARIANTS = {
    "akagiri": Variant({}, iterations=13_000_000, bits=24, settles=4_000_000, most=330_000),
    "akagiri-1-1": Variant({}, (1, 1), 2_000_000, most=20_000, planes=SCORED),
    "akagiri-2-1": Variant({}, (2, 1), 1_000_000, most=0, planes=SCORED),
    "akagiri-1-2": Variant({}, (1, 2), 1_000_000, most=0, planes=SCORED),
    "every": Variant({"vulnerability": "every"}, iterations=1_500_000),
    "jirai": Variant({"must_head": False, "king_mark": "none"}, iterations=1_500_000),
    "unmarked": Variant({"king_mark": "none"}, iterations=1_500_000),
}
