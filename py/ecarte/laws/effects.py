"""Choices that several laws give, and the verdict where no law applies."""

from __future__ import annotations

from ecarte.laws.case import choice, may

REDEAL = choice("redeal", "new-deal")
STAND = choice("stand", "deal-stands")
RECUT = choice("recut", "cut-again")
# A wrong deal that stands; law 19 then applies.
DISCARD = choice("discard", "excess-discarded", "no-look", "no-turned-king")
FILL = choice("fill", "filled", "no-turned-king")
# The cards taken in exchange were too few: the deal itself was right.
FILL_TAKEN = choice("fill", "filled")
REPLAY = choice("replay", "hand-replayed", "offender-lessened")
BOUND = choice("bound", "said-is-said")
NO_LAW = may("players", (), choice("settle", "no-law"))
