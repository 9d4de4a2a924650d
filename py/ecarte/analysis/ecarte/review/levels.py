"""What the players of écarté lose in a decision, as tools/tables/levels.py has measured it."""

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


# Measured: 11 games of each against itself (2026-11-25, version 0.6.0, x86_64).
LEVELS = (
    Level("A", "master", 0.179, 0.088, 0.98, 479),
    Level("B", "club", 0.249, 0.091, 1.01, 470),
    Level("C", "amateur", 0.638, 0.200, 2.31, 512),
    Level("D", "beginner", 0.796, 0.190, 2.11, 473),
    Level("E", "chance", 2.231, 0.435, 4.42, 397),
)
