"""Suits, ranks and packs. A card is two letters, rank and suit: "Ks", "Th" (ECN)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

Card: TypeAlias = str

SUITS = "shdc"
RANKS = "AKQJT987"  # the order cards are named in; each game has its own table of which beats which
UNKNOWN: Card = "??"

PACK: tuple[Card, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""The 32 cards of the piquet pack, in the order the shuffle starts from (E1, B1)."""

_KNOWN = frozenset(PACK)


def is_card(text: str) -> bool:
    """Return whether a text names one of the 32 cards."""
    return text in _KNOWN


def split_cards(text: str) -> tuple[Card, ...]:
    """Return a text in pairs of characters, each perhaps a card."""
    return tuple(text[at : at + 2] for at in range(0, len(text), 2))


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return cards written without gaps, "AsJh"; raises ValueError at the first that is no card."""
    cards = split_cards(text)
    for card in cards:
        if card not in _KNOWN and card != UNKNOWN:
            raise ValueError(card)
    return cards


def format_cards(cards: Iterable[Card]) -> str:
    """Return cards without gaps: the inverse of `parse_cards`."""
    return "".join(cards)


def format_known(cards: Iterable[Card], order: str) -> str | None:
    """Return cards sorted and written as one word, or None when there are none or some are unknown."""
    hand = sort_cards(cards, order)
    return format_cards(hand) if hand and UNKNOWN not in hand else None


def sort_cards(cards: Iterable[Card], order: str) -> tuple[Card, ...]:
    """Return cards sorted by suit (s h d c), each suit high to low by ``order``; unknown cards come last."""
    keys = _sort_keys(order)
    return tuple(sorted(cards, key=keys.__getitem__))


_KEYS: dict[str, dict[Card, int]] = {}


def _sort_keys(order: str) -> dict[Card, int]:
    keys = _KEYS.get(order)
    if keys is None:
        keys = {rank + suit: 8 * SUITS.index(suit) + place for suit in SUITS for place, rank in enumerate(order)}
        keys[UNKNOWN] = 32
        _KEYS[order] = keys
    return keys
