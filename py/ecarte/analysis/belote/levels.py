"""What the players of belote lose in a decision, in points, as tools/tables/levels.py has measured it."""

from __future__ import annotations

from ecarte.analysis.grades import Level

# Measured: 60 games of each against itself (2026-11-29, version 0.6.0, x86_64).
RATINGS = {"novice": 1000, "amateur": 1300, "expert": 1900}
"""The players as solvers of problems, on the scale where a person begins with 1500."""
LEVELS = (
    Level("A", "expert", 0.547, 0.052, 3.06, 13513),
    Level("B", "amateur", 2.746, 0.180, 10.76, 13688),
    Level("C", "novice", 4.539, 0.211, 13.49, 15684),
    Level("D", "chance", 10.098, 0.362, 22.08, 14265),
)
