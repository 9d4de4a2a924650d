"""What the players of belote lose in a decision, in points, as tools/tables/levels.py has measured it."""

from __future__ import annotations

from ecarte.analysis.grades import Level

# Measured: not yet.
LEVELS = (
    Level("A", "expert", 1.0, 0.1, 4.0, 1000),
    Level("B", "amateur", 1.5, 0.1, 6.0, 1000),
    Level("C", "novice", 4.0, 0.1, 10.0, 1000),
    Level("D", "chance", 12.0, 0.1, 20.0, 1000),
)
