"""What the protocol asks of belote: when a player owes a pass, because the others cannot see what it has to declare.

After the first trick (B15) those who announced a sequence of the best kind name its rank in turn, or that it is in
trumps, where that can still decide; then the players of the winning side declare and show what they have. All of this
happens by rule. Who has nothing to say passes, so that the others need not wait.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecarte.core.game import Event, Seat
from ecarte.games.belote.declarations import best_side, may_declare, showings, shown_due, statements
from ecarte.games.belote.options import Options
from ecarte.games.belote.state import State, side_of

CLAIMS = False
"""Nothing can be claimed at the end of a deal."""
_COMPARING = ("rank", "trump")


def can_deal(options: Options) -> bool:
    """Return whether the protocol can deal by these options: from the hand, from a pack that is shuffled each time."""
    return not options.face_up and options.shuffle == "shuffle"


def speaker(state: State, passed: Sequence[Seat]) -> tuple[Seat, bool] | None:
    """Return who has to speak before the game goes on, and whether it may pass; None when nobody has to."""
    comparing, showing, must = _speakers(state)
    left = (*comparing, *showing)[len(passed) :]
    return (left[0], not must) if left else None


def is_early(state: State, passed: Sequence[Seat], seat: Seat, event: Event) -> bool:
    """Return whether a seat has to wait with an event, because something else has to be said first."""
    comparing, showing, _ = _speakers(state)
    left = (*comparing, *showing)[len(passed) :]
    if not left:
        return False
    compares = event.do == "say" and event.verb in _COMPARING
    return left[0] != seat or event.do == "play" or compares != (len(passed) < len(comparing))


def due(state: State, seat: Seat, public: State, passed: Sequence[Seat]) -> Event | None:
    """Return what a seat does by rule: it names a rank or trumps, declares late, or shows a declaration.

    ``state`` is the game as the seat sees it, ``public`` as everybody does.
    """
    comparing, showing, _ = _speakers(public)
    if (*comparing, *showing)[len(passed) :][:1] != (seat,):
        return None
    if len(passed) >= len(comparing):
        return shown_due(state, seat)
    said, _ = statements(state, (seat,))
    who, verb, args = said[-1] if said else ("", "", ())
    return Event("say", who, verb=verb, args=args) if who == seat else None


def has_choice(state: State, seat: Seat) -> bool:
    """Return False: what is said out of turn is said by rule."""
    return False


def _speakers(state: State) -> tuple[tuple[Seat, ...], tuple[Seat, ...], bool]:
    """Return who may still compare declarations, who may then show some, in order, and whether the first must speak.

    All of it follows from what everybody has heard.
    """
    if not may_declare(state):
        return (), (), False
    begun = any(meld.shown or meld.late for meld in state.melds)  # then all has been compared
    said, must = ([], False) if begun else statements(state, ())
    side, players = best_side(state), state.options.players
    showing = (seat for seat in state.order if side_of(seat, players) == side and any(showings(state, seat)))
    return tuple(dict.fromkeys(seat for seat, _, _ in said)), () if must else tuple(showing), must
