"""The reasons of players of écarté: codes with their data; the words are in the locales (`reason-…`).

A mind gives them with its decision, from what decided it; they are not invented afterwards. They describe its hand,
so they are shown only after the deal.
"""

from __future__ import annotations

from ecarte.core import tricks
from ecarte.core.cards import Card
from ecarte.core.game import Event
from ecarte.games.ecarte.state import View
from ecarte.players.thoughts import Reason

NAMES = (
    "leads-master-trump",
    "leads-trumps",
    "leads-master",
    "leads-longest",
    "leads-highest",
    "leads-low",
    "hoards-trumps",
    "spends-trump",
    "takes-cheaply",
    "takes-high",
    "gives-least",
    "counted",
    "sampled",
)
"""The machine's reasons for a card, in their order (`ecarte.machine.ecarte.records`)."""


def percent(chance: float) -> int:
    """Return a chance as a whole percentage."""
    return round(100 * chance)


def hand(view: View) -> Reason:
    """Return the reason that describes a hand: its trumps, and kings of other suits, guarded or not."""
    plain = [card for card in view.hand if card[1] != view.trump]
    highest = [card for card in plain if card[0] == view.options.order[0]]
    guarded = [card for card in highest if len(tricks.of_suit(plain, card[1])) > 1]
    trumps = len(view.hand) - len(plain)
    return Reason("hand", {"trumps": trumps, "bare": len(highest) - len(guarded), "guarded": len(guarded)})


def card(code: str, chosen: Card) -> Reason:
    """Return a reason about a card."""
    return Reason(code, {"card": chosen})


def expected(worth: float, needed: float) -> Reason:
    """Return the expected tricks and the number needed, with enough digits to show which is more."""
    digits = next((places for places in (1, 2) if round(worth, places) != round(needed, places)), 3)
    return Reason("expected", {"tricks": round(worth, digits), "needed": round(needed, digits)})


def kept_queens(view: View, event: Event) -> tuple[Reason, ...]:
    """Return the reason for keeping plain queens in a discard, if it keeps any."""
    queens = [card for card in view.hand if card[0] == "Q" and card[1] != view.trump]
    return (Reason("keeps-queens"),) if any(card not in event.cards for card in queens) else ()


def discarded(event: Event) -> Reason:
    """Return the reason for a discard, or for a refusal after all, when too few cards are left (law 38)."""
    return Reason("throws-worst", {"number": len(event.cards)}) if event.do == "discard" else Reason("too-few")
