"""Helpers for hands with unknown cards, and the refusals every game shares.

Rule ids differ from game to game: ``pack`` is that of the rule that every card exists once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from ecarte.core.cards import UNKNOWN, Card
from ecarte.core.game import Problem, RuleError, Seat

Hand: TypeAlias = tuple[Card, ...]


def known_cards(hand: Hand) -> Hand:
    """Return a hand without its unknown cards."""
    return hand if UNKNOWN not in hand else tuple(card for card in hand if card != UNKNOWN)


def with_card(known: Hand, card: Card) -> Hand:
    """Return a hand with a card added, unless it holds that card already."""
    return known if card in known else (*known, card)


def card_data(card: Card) -> dict[str, str | int]:
    """Return a card as the data of a problem."""
    return {"card": card, "rank": card[0], "suit": card[1]}


def why_not_hidden(card: Card, only: Seat | None, pack: str) -> Problem:
    """Return the problem of a private card that should be unknown, or is unknown and should not be.

    ``only`` is the seat whose cards are known.
    """
    if card == UNKNOWN:
        return Problem("E-card-unknown", pack, {})
    return Problem("E-view-known", None, {"rank": card[0], "suit": card[1], "seat": only or ""})


def supposed(hand: Hand, seen: frozenset[Card], cards: Sequence[Card], pack: str) -> frozenset[Card]:
    """Return the cards that have come into play once ``cards`` replace a hand.

    Raises RuleError unless they are as many as the hand's, and come from it or from where nobody has seen them.
    """
    if len(cards) != len(hand) or not cards:
        raise RuleError(Problem("E-suppose-number", None, {"expected": len(hand), "found": len(cards)}))
    gone = seen - set(hand)
    for at, card in enumerate(cards):
        if card == UNKNOWN:
            raise RuleError(Problem("E-card-unknown", pack, {}))
        if card in gone or card in cards[:at]:
            raise RuleError(Problem("E-card-twice", pack, card_data(card)))
    return (gone | set(cards)) - {UNKNOWN}
