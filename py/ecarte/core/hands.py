"""What hands of every game share, in records where some cards are not known: pure helpers and refusals.

The rule ids differ from game to game: ``pack`` is the one that says that every card is there once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from ecarte.core.cards import UNKNOWN, Card
from ecarte.core.game import Problem, RuleError, Seat

Hand: TypeAlias = tuple[Card, ...]


def known_cards(hand: Hand) -> Hand:
    """A hand without its unknown cards."""
    return hand if UNKNOWN not in hand else tuple(card for card in hand if card != UNKNOWN)


def with_card(known: Hand, card: Card) -> Hand:
    """A hand with a card that is, or may be, in it."""
    return known if card in known else (*known, card)


def named(card: Card) -> dict[str, str | int]:
    """A card as the words of a problem need it."""
    return {"card": card, "rank": card[0], "suit": card[1]}


def why_not_hidden(card: Card, only: Seat | None, pack: str) -> Problem:
    """A private card that is known where it cannot be, or unknown where it must not be, ``only`` being the
    seat whose cards are known."""
    if card == UNKNOWN:
        return Problem("E-card-unknown", pack, {})
    return Problem("E-view-known", None, {"rank": card[0], "suit": card[1], "seat": only or ""})


def supposed(hand: Hand, seen: frozenset[Card], cards: Sequence[Card], pack: str) -> frozenset[Card]:
    """The cards that have come into play when a hand is supposed in place of another; raises RuleError when it
    cannot be: it is as large, and its cards come from that hand or from where nobody has seen them."""
    if len(cards) != len(hand) or not cards:
        raise RuleError(Problem("E-suppose-number", None, {"expected": len(hand), "found": len(cards)}))
    gone = seen - set(hand)
    for at, card in enumerate(cards):
        if card == UNKNOWN:
            raise RuleError(Problem("E-card-unknown", pack, {}))
        if card in gone or card in cards[:at]:
            raise RuleError(Problem("E-card-twice", pack, named(card)))
    return (gone | set(cards)) - {UNKNOWN}
