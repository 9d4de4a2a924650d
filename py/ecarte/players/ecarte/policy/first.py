"""The tables of a policy as the machine has them: the places of first hands, and the order of discards by their suits.

`keys` and `tables` say the same of any hand. An analysis asks for some ten thousand first hands, before which only the
turn-up is known; the machine looks up their suits by their bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from ecarte.machine.cards import SUIT
from ecarte.machine.ecarte.records import CODES, OPTIONS, PLACES, TABLES, Policy
from ecarte.players.ecarte.policy import keys
from ecarte.players.ecarte.policy.tables import HAND, PLANES, PolicyFile, bits, codes, places

_CARD = 31  # the last bits of a value are its card


def fill(policy: Policy, tables: Sequence[PolicyFile]) -> None:
    """Fill in what the tables hold, in their order."""
    assert len(tables) <= TABLES
    policy.planes, policy.sets = [-1] * len(policy.planes), [-1] * len(policy.sets)
    data = bytearray()
    for row, table in enumerate(tables):
        for column, name in enumerate(PLANES):
            if (plane := table.plane(name)) is not None:
                policy.planes[len(PLANES) * row + column] = len(data)
                data += plane
        for number, (cells, size, salt) in table.sets.items():
            at = 4 * ((OPTIONS + 1) * row + number)
            policy.sets[at : at + 4] = [len(data), size, salt, bits(number)]
            data += cells + bytes(2)  # the last cell is read as three bytes, too
    assert len(data) <= len(policy.contents)
    policy.contents[: len(data)] = data
    for number in range(2, OPTIONS + 1):
        policy.known[number] = len(codes(number))
        for code, chances in enumerate(codes(number)):
            at = (CODES * number + code) * OPTIONS
            policy.codes[at : at + number] = chances
    policy.pairs, policy.thirds = place_plain()
    policy.trump_places = [place for turned in range(8) for place in place_trumps(turned)]


@cache
def place_plain() -> tuple[list[int], list[int]]:
    """Return where first hands begin by their two greater plain suits, with the cards left, and more by the third."""
    masks = [mask for mask in range(255, -1, -1) if mask.bit_count() <= HAND]
    with_trumps = [sum(mask.bit_count() == size for mask in range(128)) for size in range(HAND + 1)]
    before = [[0] * 256 for _ in range(8)]  # by the cards left, and the third suit
    whole = [0] * (HAND + 1)
    for left in range(HAND + 1):
        number = 0
        for mask in masks:
            before[left][mask] = number
            if mask.bit_count() <= left:
                number += with_trumps[left - mask.bit_count()]
        whole[left] = number
    pairs, number = [0] * (1 << 16), 0
    sizes = [mask.bit_count() for mask in masks]
    for at, a in enumerate(masks):
        for b, size in zip(masks[at:], sizes[at:], strict=True):
            left = HAND - sizes[at] - size
            if left >= 0:  # the third suit comes after the second
                pairs[a << 8 | b] = number - before[left][b] << 3 | left
                number += whole[left] - before[left][b]
    assert 2 * number == PLACES == 2 * places().number
    return pairs, [each for row in before for each in row]


@lru_cache(maxsize=8)
def place_trumps(turned: int) -> list[int]:
    """Return the place of a first hand's trumps by their byte; ``turned`` is the place of the turn-up."""
    gone, of_key = 1 << turned, places().trumps
    return [0 if byte & gone else of_key.get(keys.hand(byte, gone)[0], 0) for byte in range(SUIT + 1)]


@lru_cache(maxsize=8)
def order_trumps(turned: int) -> list[tuple[int, ...]]:
    """Return what orders the discards of trumps, by their byte: values with the card in their last bits."""
    return [_values(byte, 1 << turned, trumps=True) for byte in range(SUIT + 1)]


@cache
def order_plain() -> list[tuple[int, ...]]:
    """Return the same for the cards of a plain suit, without the suit's rank."""
    return [_values(byte, 0, trumps=False) for byte in range(SUIT + 1)]


def _values(byte: int, gone: int, *, trumps: bool) -> tuple[int, ...]:
    """Return what `keys.worst` orders the cards of a suit by, without the suit's rank, each with its place."""
    values = []
    for higher, card in enumerate(card for card in range(8) if byte >> card & 1):
        over = keys.above(card, gone) - higher
        good = 1000 + 8 - over if trumps else (8 - over) * 8 + byte.bit_count()
        values.append((good * 64 + 24 * trumps + 7 - card) * (_CARD + 1) + card)
    return tuple(values)
