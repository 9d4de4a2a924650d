"""How a computer's player at écarté takes advice (E32): when it is as good to its own mind."""

from __future__ import annotations

from collections.abc import Sequence

from ecarte.core.cards import Card
from ecarte.core.game import Event
from ecarte.games.ecarte.state import View
from ecarte.players.ecarte import amateur

# Tricks that a hand may be worth more or less than what it is played from, and cards than each other.
CLOSE_HAND, CLOSE_CARDS = 0.25, 0.15


def near(view: View, own: Event, other: Event) -> bool:
    """Whether a player that would do one thing may as well do the other."""
    if own == other:
        return True
    if view.phase in ("choose", "answer"):
        return abs(amateur.margin(view)) < CLOSE_HAND
    if {own.do, other.do} == {"discard"}:
        kept = [[card for card in view.hand if card not in event.cards] for event in (own, other)]
        return len(kept[0]) == len(kept[1]) and _close(view, *kept)
    if {own.do, other.do} == {"play"}:
        trumps = {event.cards[0][1] == view.trump for event in (own, other)}
        return len(trumps) == 1 and _close(view, own.cards, other.cards)
    return False


def _close(view: View, one: Sequence[Card], two: Sequence[Card]) -> bool:
    return abs(amateur.worth(view, one) - amateur.worth(view, two)) < CLOSE_CARDS
