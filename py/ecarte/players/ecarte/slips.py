"""The mistakes of a player where irregularities can be committed (E26), and its oversights.

A slip of the hand is drawn each time it could happen. What is forgotten or overlooked stays so for the whole deal: it
follows from the cards of the seat.
"""

from __future__ import annotations

from random import Random

from ecarte.core.game import Event
from ecarte.games.ecarte.state import View

ONE_IN = {
    "forget": 12,  # kings held, or turned up, and not marked
    "false": 120,  # deals in which a king is announced without being held
    "revoke": 60,  # tricks in which an illegal card could be played
    "turn": 150,  # leads of the opponent that could be mistaken for one's own
    "overlook": 20,  # offences of the opponent that could be claimed
    "notice": 3,  # one's own slips that are corrected
}


def slip(view: View, rng: Random, care: float = 1) -> Event | None:
    """Return the irregularity that the seat commits now, or None, as in most cases.

    A player with ``care`` 2 does so half as often as the amateur.
    """
    if any(event.suffix == "back" for event in view.legal):
        return None  # one at a time
    false = [event for event in view.legal if event.suffix == "false"]
    if false and _happens(view, "false", care):
        return false[0]
    for kind in ("revoke", "turn"):
        wrong = [event for event in view.legal if event.suffix == kind]
        if wrong and rng.randrange(_one_in(kind, care)) == 0:
            return rng.choice(wrong)
    return None


def noticed(view: View, care: float = 1) -> tuple[Event, ...]:
    """Return the legal events of the seat, without those it forgets or overlooks."""
    return tuple(event for event in view.legal if not _is_overlooked(view, event, care))


def _one_in(kind: str, care: float) -> int:
    return max(1, round(ONE_IN[kind] / care if kind == "notice" else ONE_IN[kind] * care))


def _is_overlooked(view: View, event: Event, care: float) -> bool:
    if event.verb == "king" and not event.suffix:
        return _happens(view, "forget", care)
    if event.verb == "claim" and event.do == "ruling":
        return _happens(view, "overlook", care, str(event))
    if event.suffix == "back" or event.verb == "unmark":
        return not _happens(view, "notice", care, str(event))
    return False


def _happens(view: View, kind: str, care: float, which: str = "") -> bool:
    """Return whether a mistake happens in this deal: the same at every moment of it."""
    own = [trick.cards[trick.leader != view.seat] for trick in view.tricks]
    own += [card for seat, card in view.trick if seat == view.seat]
    cards = "".join(sorted([*view.hand, *own]))
    return Random(f"{view.seat} {view.deal} {view.turned} {cards} {kind} {which}").randrange(_one_in(kind, care)) == 0
