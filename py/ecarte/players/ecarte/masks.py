"""A seat's knowledge at écarté as numbers: cards in trump form, and sets of cards as masks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from ecarte.core.cards import SUITS, Card
from ecarte.games.ecarte.state import OTHER, View
from ecarte.machine.ecarte.sight import rule_out

PACK = (1 << 32) - 1
KING = "K"


class Known(NamedTuple):
    """A seat's knowledge of the cards of a deal.

    ``unseen`` are the opponent's cards, its discards and the stock. Of these the opponent surely ``holds`` some and
    surely ``lacks`` some.
    """

    own: int
    unseen: int
    holds: int
    lacks: int
    size: int  # the number of cards in the opponent's hand
    led: int | None  # the card of the opponent on the table, in the suit it counts as

    @property
    def pool(self) -> int:
        """Return the cards from which the rest of the opponent's hand comes."""
        pool = self.unseen & ~self.holds & ~self.lacks
        if pool.bit_count() < self.size - self.holds.bit_count():  # the opponent has broken the rules
            return self.unseen & ~self.holds
        return pool


@lru_cache(maxsize=8)
def number_cards(trump: str, order: str) -> dict[Card, int]:
    """Return the number of every card for this suit of trumps."""
    suits = (trump, *(suit for suit in SUITS if suit != trump))
    return {rank + suit: 8 * at + place for at, suit in enumerate(suits) for place, rank in enumerate(order)}


@lru_cache(maxsize=8)
def name_numbers(trump: str, order: str) -> tuple[Card, ...]:
    """Return the card of every number."""
    return tuple(number_cards(trump, order))


def to_mask(cards: Iterable[Card], trump: str, order: str) -> int:
    """Return a set of cards as a mask, ignoring unknown cards."""
    number = number_cards(trump, order)
    return sum(1 << number[card] for card in set(cards) if card in number)


def from_mask(mask: int, trump: str, order: str) -> tuple[Card, ...]:
    """Return the cards of a mask, trumps first, each suit from the top."""
    name = name_numbers(trump, order)
    return tuple(name[number] for number in scan(mask))


def read_view(view: View) -> Known:
    """Return what the seat of a view knows in a deal whose trumps are turned."""
    trump, order = view.trump or "", view.options.order
    number = number_cards(trump, order)
    # A card that named the wrong suit must be led again (E20): it lies on the table and may be taken back.
    back = [card for seat, card in view.trick if seat == view.seat == view.turn]
    own = to_mask((*view.hand, *back), trump, order)
    played = [card for trick in view.tricks for card in trick.cards]
    played += [card for seat, card in view.trick if seat != view.seat or not back]
    gone = to_mask((*played, *view.discarded, *((view.turned,) if view.turned else ())), trump, order)
    unseen = PACK & ~own & ~gone
    holds, lacks = _king(view, 1 << number[KING + trump] & unseen)
    lacks |= read_tricks(view)
    answered = number[view.counts or view.trick[0][1]] if view.trick and view.trick[0][0] != view.seat else None
    return Known(own, unseen, holds, lacks & unseen, view.sizes[OTHER[view.seat]], answered)


def read_tricks(view: View) -> int:
    """Return the cards that the opponent has shown to lack by not following, trumping or heading (E17, E18)."""
    number, lacks = number_cards(view.trump or "", view.options.order), 0
    for trick in view.tricks:
        if trick.leader == view.seat:
            led, card = trick.cards
            lacks |= rule_out(number[led], number[card], view.options.must_head)
    return lacks


def _king(view: View, king: int) -> tuple[int, int]:
    """Return masks that say whether the opponent surely holds, or surely lacks, an unseen king of trumps."""
    other = OTHER[view.seat]
    if other in view.kings:
        return king, 0
    playing = view.phase == "play" or bool(view.tricks or view.trick)
    return 0, king if playing and view.options.king_mark == "automatic" else 0


def scan(mask: int) -> Iterator[int]:
    """Return the cards of a mask, the highest trump first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
