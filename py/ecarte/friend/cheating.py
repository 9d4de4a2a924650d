"""A message that nobody who keeps to the protocol sends: its sender is named, and the game ends."""

from __future__ import annotations

from ecarte.core.game import RuleError


class CheatError(RuleError):
    """What is wrong with a signed message; its problem has the name of who sent it."""
