"""The first hands of a deal, quickly: their places in the tables, and which of their cards to discard.

`keys` and `tables` say the same of any hand. An analysis asks for some ten thousand first hands, before which only the
turn-up is known; here their suits are looked up by their bytes.
"""

from __future__ import annotations

from functools import cache, lru_cache
from random import Random
from typing import NamedTuple

from ecarte.players.ecarte.double import SUIT
from ecarte.players.ecarte.policy import keys
from ecarte.players.ecarte.policy.tables import places

_CARD = 31  # the last bits of a value are its card


class Plain(NamedTuple):
    """The plain suits: a number for each byte, and the place of three of them by the sum."""

    numbers: tuple[int, ...]
    places: dict[int, int]


class FirstHands:
    """The first hands when a certain trump is turned up."""

    def __init__(self, turned: int) -> None:
        self.cards = _cards()  # of plain suits, by their byte
        self.places, self.trumps = _trumps(turned)
        self._ordered: dict[int, list[int]] = {}  # a hand is asked for with several numbers

    def place(self, own: int) -> int:
        """Return the place of a hand in the planes of a table."""
        numbers, plain = number_plain()
        return (
            plain[numbers[own >> 8 & SUIT] + numbers[own >> 16 & SUIT] + numbers[own >> 24]] + self.places[own & SUIT]
        )

    def worst(self, own: int, number: int) -> int:
        """Return that many cards to discard: plain cards before trumps, those with many above them first."""
        ordered = self._ordered.get(own)
        if ordered is None:
            ordered = self._ordered[own] = self._order(own)
        return sum(ordered[:number])

    def _order(self, own: int) -> list[int]:
        values = [*self.trumps[own & SUIT]]
        plain = (own >> 8 & SUIT, -1), (own >> 16 & SUIT, -2), (own >> 24, -3)
        for rank, (byte, at) in enumerate(sorted(plain, reverse=True)):
            if byte:
                more = (2 - rank) * 8 * (_CARD + 1) - 8 * at
                values += [value + more for value in self.cards[byte]]
        values.sort()
        return [1 << (value & _CARD) for value in values]


def _values(byte: int, gone: int, *, trumps: bool) -> tuple[int, ...]:
    """Return what `keys.worst` orders the cards of a suit by, without the suit's rank, each with its place."""
    found = []
    for higher, card in enumerate(card for card in range(8) if byte >> card & 1):
        over = keys.above(card, gone) - higher
        good = 1000 + 8 - over if trumps else (8 - over) * 8 + byte.bit_count()
        found.append((good * 64 + 24 * trumps + 7 - card) * (_CARD + 1) + card)
    return tuple(found)


@cache
def number_plain() -> Plain:
    """Return the numbers of the plain suits, the same for every turn-up."""
    rng = Random("first hands")
    numbers = tuple(rng.getrandbits(60) for _ in range(SUIT + 1))
    by_sum = {}
    for key, begin in places().plain.items():
        a, b, c = (key >> shift & 1023 for shift in (20, 10, 0))
        by_sum[sum(numbers[each >> 2] for each in (a, b, c))] = begin
    return Plain(numbers, by_sum)


@cache
def _cards() -> tuple[tuple[int, ...], ...]:
    return tuple(_values(byte, 0, trumps=False) for byte in range(SUIT + 1))


@lru_cache(maxsize=8)
def _trumps(turned: int) -> tuple[dict[int, int], tuple[tuple[int, ...], ...]]:
    """Return the place of each set of trumps, and what orders its cards."""
    gone, of_key = 1 << turned, places().trumps
    found = {}
    for byte in range(SUIT + 1):
        at = of_key.get(keys.hand(byte, gone)[0])
        if at is not None and not byte & gone:
            found[byte] = at
    return found, tuple(_values(byte, gone, trumps=True) for byte in range(SUIT + 1))
