"""Choices that more than one law gives, and the verdict where none does."""

from __future__ import annotations

from ecarte.laws.case import choice, may

REDEAL = choice("redeal", "new-deal")
STAND = choice("stand", "deal-stands")
RECUT = choice("recut", "cut-again")
# A deal that was wrong and is let stand: law 19 goes with it.
DISCARD = choice("discard", "excess-discarded", "no-look", "no-turned-king")
FILL = choice("fill", "filled", "no-turned-king")
# The cards taken in exchange were too few: the deal itself was right.
FILL_TAKEN = choice("fill", "filled")
REPLAY = choice("replay", "hand-replayed", "offender-lessened")
BOUND = choice("bound", "said-is-said")
NO_LAW = may("players", (), choice("settle", "no-law"))
