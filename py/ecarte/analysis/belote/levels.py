"""What the players of belote lose in a decision, in points, as tools/tables/levels.py has measured it."""

from __future__ import annotations

from ecarte.analysis.grades import Level

RATINGS = {"novice": 1000, "casual": 1150, "amateur": 1300, "club": 1600, "expert": 1900}
"""The players as solvers of problems, on the scale where a person begins with 1500.

The occasional player and the club's are as far from their neighbours as in matches (docs/strength.md).
"""
# Measured: 55 games of each against itself (2026-12-01, version 0.6.0, x86_64).
LEVELS = (
    Level("A", "expert", 0.841, 0.062, 3.53, 12441),
    Level("B", "club", 1.842, 0.119, 6.75, 12467),
    Level("C", "amateur", 3.021, 0.208, 11.92, 12568),
    Level("D", "casual", 3.702, 0.222, 12.75, 12736),
    Level("E", "novice", 4.810, 0.226, 13.83, 14373),
    Level("F", "chance", 10.675, 0.387, 22.58, 13047),
)
