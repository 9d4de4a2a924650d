"""What the players of écarté lose in a decision, in percent of a game, as tools/tables/levels.py has measured it."""

from __future__ import annotations

from ecarte.analysis.grades import Level

# Measured: 200 games of each against itself (2026-11-27, version 0.6.0, x86_64).
LEVELS = (
    Level("A", "master", 0.144, 0.017, 0.77, 7442),
    Level("B", "club", 0.298, 0.031, 1.37, 7401),
    Level("C", "amateur", 0.587, 0.045, 2.06, 8142),
    Level("D", "beginner", 0.952, 0.056, 2.66, 8607),
    Level("E", "chance", 2.491, 0.117, 4.98, 6955),
)
