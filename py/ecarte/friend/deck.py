"""The pack of one deal: shuffled by everybody, locked card by card, opened card by card.

Each card of the pack has a point. In the first round each player in turn multiplies all points by one secret scalar and
puts them in an order of its own. In the second round each takes its scalar off again, and multiplies each point by a
key of its own for that place; it commits to the key by the base point times it. A point of which all keys are known is
a card's point again.

All that a player does in a deal follows from 32 bytes, the player's seed of the deal. They are opened when the deal is
over; the pack then follows without any arithmetic of points (`pack`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from ecarte.core import fair
from ecarte.core.cards import PACK, Card
from ecarte.friend import hashing
from ecarte.friend.group import ORDER, Group, invert

Deck: TypeAlias = tuple[bytes, ...]
SIZE = len(PACK)


@dataclass(frozen=True, slots=True)
class Keys:
    """What a player's seed of a deal leads to."""

    shuffle: int
    order: tuple[int, ...]  # the place before the shuffle of each card after it
    places: tuple[int, ...]  # a key for each place


@lru_cache(maxsize=8)
def keys_of(seed: bytes, number: int, attempt: int) -> Keys:
    """Return the keys that a seed leads to."""
    places = tuple(hashing.scalar("place", seed, hashing.number(place)) for place in range(SIZE))
    return Keys(hashing.scalar("shuffle", seed), order_of(seed, number, attempt), places)


def order_of(seed: bytes, number: int, attempt: int) -> tuple[int, ...]:
    """Return the order a seed puts the pack in: that of `ecarte.core.fair`, by the places in the unshuffled pack."""
    return tuple(map(PACK.index, fair.pack(seed, number, attempt)))


def pack(seeds: Iterable[bytes], number: int, attempt: int = 1) -> tuple[Card, ...]:
    """Return the pack that players shuffled, in this order, with these seeds; top card first."""
    cards = PACK
    for seed in seeds:
        cards = tuple(cards[place] for place in order_of(seed, number, attempt))
    return cards


def points(group: Group) -> Deck:
    """Return the points of the cards, in the order of the pack."""
    return tuple(_points(group))


@lru_cache(maxsize=4)
def _points(group: Group) -> Mapping[bytes, Card]:
    return {group.from_hash(hashing.uniform("card", card.encode())): card for card in PACK}


def shuffle(group: Group, deck: Deck, keys: Keys) -> Deck:
    """Return the deck after a player's shuffle."""
    return group.multiply(keys.shuffle, (deck[place] for place in keys.order))


def lock(group: Group, deck: Deck, keys: Keys) -> Deck:
    """Return the deck with a player's key for each place instead of its one scalar."""
    off = invert(keys.shuffle)
    each = zip(keys.places, deck, strict=True)
    return tuple(group.multiply(key * off % ORDER, (point,))[0] for key, point in each)


def commitments(group: Group, keys: Keys) -> Deck:
    """Return what a player commits to its keys with."""
    return tuple(map(group.multiply_base, keys.places))


def card(group: Group, point: bytes, keys: Sequence[int]) -> Card | None:
    """Return the card of a point of which all keys are known; None when it is no card's."""
    product = 1
    for key in keys:
        product = product * key % ORDER
    return _points(group).get(group.multiply(invert(product), (point,))[0])


def is_deck(group: Group, deck: Deck) -> bool:
    """Return whether a deck has a point for each card, no two of them equal."""
    return len(set(deck)) == SIZE == len(deck) and all(map(group.is_point, deck))
