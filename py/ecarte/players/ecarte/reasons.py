"""Why a player of écarté did what it did: codes with what they speak of; the words are in the locales (`reason-…`).

A mind gives them with its decision, from what decided it: they are not made up afterwards. They tell of its hand,
and so are for after the deal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ecarte.core import tricks
from ecarte.core.cards import Card
from ecarte.core.game import Event
from ecarte.games.ecarte.state import View

if TYPE_CHECKING:
    from ecarte.types import analysis as declared


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason. Chances are in percent, tricks with a digit after the point, or more where it takes more."""

    code: str
    data: Mapping[str, str | int | float] = field(default_factory=dict)

    def to_json(self) -> declared.Reason:
        """As the page has it."""
        return {"code": self.code, "data": dict(self.data)}


def percent(chance: float) -> int:
    """A chance as words tell it."""
    return round(100 * chance)


def hand(view: View) -> Reason:
    """What a hand was judged by: its trumps, and kings of other suits with a card beside them or without."""
    plain = [card for card in view.hand if card[1] != view.trump]
    highest = [card for card in plain if card[0] == view.options.order[0]]
    guarded = [card for card in highest if len(tricks.of_suit(plain, card[1])) > 1]
    trumps = len(view.hand) - len(plain)
    return Reason("hand", {"trumps": trumps, "bare": len(highest) - len(guarded), "guarded": len(guarded)})


def card(code: str, chosen: Card) -> Reason:
    """A reason that speaks of a card."""
    return Reason(code, {"card": chosen})


def expected(worth: float, needed: float) -> Reason:
    """Tricks expected, and from how many the hand is played: as exactly as is needed to tell which is more."""
    digits = next((places for places in (1, 2) if round(worth, places) != round(needed, places)), 3)
    return Reason("expected", {"tricks": round(worth, digits), "needed": round(needed, digits)})


def laid_away(event: Event) -> Reason:
    """Cards laid away; or refused after all, there being too few (law 38)."""
    return Reason("throws-worst", {"number": len(event.cards)}) if event.do == "discard" else Reason("too-few")
