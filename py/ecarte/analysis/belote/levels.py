"""What the players of belote lose in a decision, in points, as tools/tables/levels.py has measured it."""

from __future__ import annotations

from ecarte.analysis.grades import Level

RATINGS = {"novice": 1000, "casual": 1150, "amateur": 1300, "club": 1600, "expert": 1900}
"""The players as solvers of problems, on the scale where a person begins with 1500.

The occasional player and the club's are as far from their neighbours as in matches (docs/strength.md).
"""
# Measured: 16 games of each against itself (2026-11-30, version 0.6.0, x86_64).
LEVELS = (
    Level("A", "expert", 0.715, 0.105, 3.26, 3694),
    Level("B", "club", 1.827, 0.209, 6.39, 3582),
    Level("C", "amateur", 2.749, 0.357, 10.91, 3580),
    Level("D", "casual", 3.489, 0.425, 13.10, 3654),
    Level("E", "novice", 4.746, 0.445, 14.19, 3901),
    Level("F", "chance", 10.729, 0.739, 23.00, 3718),
)
