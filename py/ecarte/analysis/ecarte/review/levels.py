"""What the players of écarté lose in a decision. Written by tools/tables/levels.py: measured, not chosen.

PROVISIONAL
"""

from __future__ import annotations

from typing import NamedTuple


class Level(NamedTuple):
    """A player, and what it loses in a decision, in percent of a game.

    ``error`` is half the width of the 95 % interval of ``loss``, the mean; ``deviation`` is the standard deviation of
    a single decision's loss.
    """

    letter: str
    player: str
    loss: float
    error: float
    deviation: float
    decisions: int


LEVELS = (
    Level("A", "master", 0.100, 0.010, 0.55, 8000),
    Level("B", "club", 0.250, 0.020, 1.00, 8000),
    Level("C", "amateur", 0.400, 0.030, 1.40, 8000),
    Level("D", "beginner", 0.600, 0.040, 2.00, 8000),
    Level("E", "chance", 2.800, 0.100, 5.00, 8000),
)
