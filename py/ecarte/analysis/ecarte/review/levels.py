"""What the players of écarté lose in a decision. Written by tools/tables/levels.py: measured, not chosen.

3 games of each against itself (2026-11-25, version 0.6.0, x86_64).
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
    Level("A", "master", 0.075, 0.057, 0.36, 150),
    Level("B", "club", 0.282, 0.219, 1.20, 115),
    Level("C", "amateur", 0.444, 0.208, 1.39, 171),
    Level("D", "beginner", 1.003, 0.394, 2.66, 175),
    Level("E", "chance", 2.470, 0.768, 4.47, 130),
)
