"""Cards as bits, for players that look many tricks ahead.

A hand is four masks of eight bits, one for each suit in the order "shdc"; within a suit bit 7 is the highest card
under the contract. So no number exceeds 255, and every property of a suit is a look-up. Seats are numbers in turn
order; partners sit two apart when four play.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from ecarte.core.cards import RANKS, SUITS, Card
from ecarte.games.belote.state import NATURAL, PLAIN, PLAIN_POINTS, TRUMP_POINTS, TRUMPS

# By mask: its highest bit and its lowest (-1 for none), and the number of bits.
TOP = tuple(mask.bit_length() - 1 for mask in range(256))
LOW = tuple((mask & -mask).bit_length() - 1 for mask in range(256))
COUNT = tuple(mask.bit_count() for mask in range(256))
# By bit: the bits above it; ABOVE[-1] is all of them.
ABOVE = (*(0xFF & ~((2 << bit) - 1) for bit in range(8)), 0xFF)

_PLAIN_BITS = {rank: 7 - place for place, rank in enumerate(PLAIN)}
_TRUMP_BITS = {rank: 7 - place for place, rank in enumerate(TRUMPS)}
_NATURAL_BITS = {rank: 7 - place for place, rank in enumerate(NATURAL)}


def _turned(before: dict[str, int], after: dict[str, int]) -> tuple[int, ...]:
    """Return, by mask in one order of ranks, the same cards in another."""
    return tuple(sum(1 << after[rank] for rank in RANKS if mask >> before[rank] & 1) for mask in range(256))


PLAIN_TO_TRUMP = _turned(_PLAIN_BITS, _TRUMP_BITS)
PLAIN_TO_NATURAL = _turned(_PLAIN_BITS, _NATURAL_BITS)
TRUMP_TO_NATURAL = _turned(_TRUMP_BITS, _NATURAL_BITS)
TRUMP_TO_PLAIN = _turned(_TRUMP_BITS, _PLAIN_BITS)

NO_TRUMP, ALL_TRUMP = -1, 4

Masks = list[int]  # by suit


@dataclass(frozen=True)
class Frame:
    """The ranks and points of the cards under a contract, and the seats."""

    trump: int  # the suit of trumps, NO_TRUMP or ALL_TRUMP
    players: int
    undertrump: bool  # option ``undertrump_partner``
    high: tuple[bool, ...]  # by suit: whether it ranks like trumps, and must be beaten when led
    points: tuple[tuple[int, ...], ...]  # by suit and bit
    bits: tuple[dict[str, int], ...]  # by suit and rank
    ranks: tuple[str, ...]  # by suit and bit
    to_natural: tuple[tuple[int, ...], ...]  # by suit
    to_plain: tuple[tuple[int, ...], ...]

    def masks(self, cards: Iterable[Card]) -> Masks:
        """Return cards as four masks."""
        found = [0, 0, 0, 0]
        for card in cards:
            suit, bit = self.place(card)
            found[suit] |= 1 << bit
        return found

    def place(self, card: Card) -> tuple[int, int]:
        """Return a card's suit and bit."""
        suit = SUITS.index(card[1])
        return suit, self.bits[suit][card[0]]

    def card(self, suit: int, bit: int) -> Card:
        """Return the card of a suit and bit."""
        return self.ranks[suit][bit] + SUITS[suit]

    def partners(self, one: int, other: int) -> bool:
        """Return whether two different seats are partners."""
        return self.players == 4 and (one ^ other) == 2

    def side(self, seat: int) -> int:
        """Return the number of a seat's side."""
        return seat & 1 if self.players == 4 else seat


@cache
def frame(contract: str, players: int = 4, undertrump: bool = False) -> Frame:
    """Return the frame of a contract: a suit letter, "nt" or "at"."""
    trump = {"nt": NO_TRUMP, "at": ALL_TRUMP}.get(contract, -2)
    if trump == -2:
        trump = SUITS.index(contract)
    high = tuple(trump in (ALL_TRUMP, suit) for suit in range(4))
    return Frame(
        trump,
        players,
        undertrump,
        high,
        tuple(tuple((TRUMP_POINTS if h else PLAIN_POINTS)[r] for r in (TRUMPS if h else PLAIN)[::-1]) for h in high),
        tuple(_TRUMP_BITS if h else _PLAIN_BITS for h in high),
        tuple((TRUMPS if h else PLAIN)[::-1] for h in high),
        tuple(TRUMP_TO_NATURAL if h else PLAIN_TO_NATURAL for h in high),
        tuple(TRUMP_TO_PLAIN if h else tuple(range(256)) for h in high),
    )


def legal(own: Sequence[int], led: int, suit: int, bit: int, partner: bool, of: Frame) -> Masks:
    """Return the legal cards after a lead, while (suit, bit) is winning, by the partner or not (B18-B23)."""
    found = [0, 0, 0, 0]
    mask = own[led]
    if mask:
        if of.high[led]:
            mask = mask & ABOVE[bit] or mask
        found[led] = mask
        return found
    trump = of.trump
    if not 0 <= trump < 4 or led == trump or not own[trump]:
        return list(own)
    trumps = own[trump]
    over = trumps & ABOVE[bit] if suit == trump else trumps
    if partner:
        found = list(own)
        if suit == trump and over:
            found[trump] = over
        elif suit == trump and of.undertrump:
            return [trumps if each == trump else 0 for each in range(4)]
        return found
    found[trump] = over or trumps
    return found


def beats(suit: int, bit: int, winning_suit: int, winning_bit: int, trump: int) -> bool:
    """Return whether a new card beats the winning one (B22)."""
    return bit > winning_bit if suit == winning_suit else suit == trump
