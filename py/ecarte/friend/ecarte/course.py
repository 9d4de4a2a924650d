"""When a player of écarté owes a pass: the others cannot see that it has no king to mark."""

from __future__ import annotations

from ecarte.core.game import Seat
from ecarte.games.ecarte.legal import may_mark
from ecarte.games.ecarte.state import State


def owes_pass(state: State, seat: Seat) -> bool:
    """Return whether the seat, which is not to lead, must mark its king or pass before the first lead (E13, E14).

    A king that marks itself does so before the first lead, and under ``first-lead`` the right to mark one ends there.
    """
    if state.phase != "play" or state.tricks or state.trick or state.kings or seat == state.mover:
        return False
    if state.turned is None or state.turned[0] == "K":
        return False
    mark = state.options.king_mark
    return mark == "automatic" or (mark == "optional" and state.options.king_until == "first-lead")


def has_choice(state: State, seat: Seat) -> bool:
    """Return whether the seat holds a king that it may mark or not; the state is the one that the seat sees."""
    return state.options.king_mark == "optional" and may_mark(state, seat)
