"""What the protocol asks of écarté: when a player owes a pass, because the others cannot see a king to mark.

Every game has a module with these names (`ecarte.friend.terms.COURSES`).
"""

from __future__ import annotations

from collections.abc import Sequence

from ecarte.core.game import Event, Seat
from ecarte.games.ecarte.deal import due as rule_due
from ecarte.games.ecarte.legal import may_mark
from ecarte.games.ecarte.options import Options
from ecarte.games.ecarte.state import SEATS, State

CLAIMS = True
"""Whether something can be claimed at the end of a deal, so that everybody passes before it is opened."""


def can_deal(options: Options) -> bool:
    """Return whether the protocol can deal by these options."""
    return True


def speaker(state: State, passed: Sequence[Seat]) -> tuple[Seat, bool] | None:
    """Return who has to speak before the game goes on, and whether it may pass; None when nobody has to.

    The seat that is not to lead must mark its king or pass before the first lead (E13, E14). A king that marks itself
    does so before the first lead, and under ``first-lead`` the right to mark one ends there.
    """
    if state.phase != "play" or state.tricks or state.trick or state.kings:
        return None
    if state.turned is None or state.turned[0] == "K":
        return None
    mark = state.options.king_mark
    if mark != "automatic" and not (mark == "optional" and state.options.king_until == "first-lead"):
        return None
    return next(((seat, True) for seat in SEATS if seat != state.mover and seat not in passed), None)


def is_early(state: State, passed: Sequence[Seat], seat: Seat, event: Event) -> bool:
    """Return whether a seat has to wait with an event, because another has to speak first."""
    first = speaker(state, passed)
    return first is not None and first[0] != seat


def due(state: State, seat: Seat, public: State, passed: Sequence[Seat]) -> Event | None:
    """Return what a seat does by rule, without a choice: a king that marks itself, a hand to be shown.

    ``state`` is the game as the seat sees it, ``public`` as everybody does.
    """
    done = rule_due(state, ())
    return done if done is not None and done.actor == seat else None


def has_choice(state: State, seat: Seat) -> bool:
    """Return whether the seat holds a king that it may mark or not; the state is the one that the seat sees."""
    return state.options.king_mark == "optional" and may_mark(state, seat)
