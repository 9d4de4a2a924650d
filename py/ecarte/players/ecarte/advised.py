"""How a computer player at écarté takes advice (E32): it follows it when its own judgement finds it as good."""

from __future__ import annotations

from collections.abc import Sequence

from ecarte.core.cards import Card
from ecarte.core.game import Event
from ecarte.games.ecarte.state import View
from ecarte.players.ecarte import amateur

# Differences in tricks that count as equal: of a hand from the threshold for playing it, and between cards.
CLOSE_HAND, CLOSE_CARDS = 0.25, 0.15


def near(view: View, own: Event, other: Event) -> bool:
    """Return whether another choice is as good as the player's own."""
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
