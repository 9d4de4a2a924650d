"""A message that nobody who keeps to the protocol sends: its sender is named, and the game ends."""

from __future__ import annotations

from ecarte.core.game import Problem, RuleError, Seat
from ecarte.friend.table import Table


class CheatError(RuleError):
    """What is wrong with a signed message; its problem says who sent it."""


def cheat(table: Table, seat: Seat, code: str, rule: str | None = None, **data: str | int) -> CheatError:
    """Return the error for a code ``E-friend-…``, with the seat and the name of who is at fault."""
    return CheatError(Problem(code, rule, {"seat": seat, "name": table.names.get(seat, seat), **data}))
