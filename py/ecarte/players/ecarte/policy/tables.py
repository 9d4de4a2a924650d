"""The files of the trained policies of écarté: their content, and how it is found.

A file begins with `MAGIC`, the length of its head and the head in JSON. The choices of the first exchange follow for
every hand in order, deflated. Everything else is a function without stored keys: the value of an information set is the
exclusive or of three cells that its number selects. A few extra bits of the cells recognize a set that was not entered,
with very rare errors. Chances are rounded to a short list, so that cells are small.
"""

from __future__ import annotations

import json
import zlib
from functools import cache
from hashlib import sha256
from itertools import combinations
from typing import Any, NamedTuple

from ecarte.machine.ecarte.levels.trained import CHECK

MAGIC = b"ECP1"
HAND = 5
# The planes of the first hands, a byte for each with the king turned up or not. Stand and refuse: the chance in so
# many `PARTS`; the elder's number: a code; the dealer's, for each number of the elder's: the number itself.
PLANES = ("stands", "refuses", "elder", *(f"dealer-{number}" for number in range(1, 6)))
Chances = tuple[float, ...]


@cache
def codes(number: int) -> tuple[Chances, ...]:
    """Return what the chances of that many choices are rounded to: one, two equally likely ones, or any."""
    spreads = [_spread(number, {one: 1.0}) for one in range(number)]
    if number == 2:
        spreads += [_spread(number, {0: part, 1: 1 - part}) for part in (1 / 3, 2 / 3)]
        return tuple(spreads)
    pairs = combinations(range(number), 2)
    spreads += [_spread(number, {a: 0.5, b: 0.5}) for a, b in pairs if number < 6 or b == a + 1]
    spreads.append((1 / number,) * number)
    return tuple(spreads)


def _spread(number: int, chances: dict[int, float]) -> Chances:
    return tuple(chances.get(at, 0.0) for at in range(number))


def bits(number: int) -> int:
    """Return how many bits identify one of the codes."""
    return (len(codes(number)) - 1).bit_length()


class Places(NamedTuple):
    """The places of the first hands: the start for each set of plain suits, and the place of the trumps within it."""

    plain: dict[int, int]
    trumps: dict[int, int]
    number: int


@cache
def places() -> Places:
    """Return the places of the first hands: by the plain suits, the greatest first, and by the trumps."""
    masks = [mask for mask in range(255, -1, -1) if mask.bit_count() <= HAND]
    fitting = [[(mask, mask.bit_count()) for mask in masks if mask.bit_count() <= left] for left in range(HAND + 1)]
    trumps: dict[int, int] = {}
    of_size = [0] * (HAND + 1)
    for mask in range(128):  # one trump is turned up
        if (size := mask.bit_count()) <= HAND:
            trumps[mask << 1] = of_size[size]
            of_size[size] += 1
    plain: dict[int, int] = {}
    number = 0
    for a in masks:
        left = HAND - a.bit_count()
        for b, second in fitting[left]:
            if b <= a:
                two = (a << 12 | b << 2) << 10
                for c, third in fitting[left - second]:
                    if c <= b:
                        plain[two | c << 2] = number
                        number += of_size[left - second - third]
    return Places(plain, trumps, number)


def place(key: int) -> int | None:
    """Return the place of a first hand by its number (`keys.hand`), or None for other numbers."""
    plain, trumps, _ = places()
    begin, at = plain.get(key >> 9), trumps.get(key & 511)
    return None if begin is None or at is None or key.bit_count() != HAND else begin + at


def hands() -> dict[int, int]:
    """Return all first hands with their places, in order."""
    plain, trumps, _ = places()
    keys = (begin << 9 | trump for begin in plain for trump in trumps if begin.bit_count() + trump.bit_count() == HAND)
    return {key: at for at, key in enumerate(keys)}


def cells(key: int, size: int, salt: int) -> tuple[int, int, int, int]:
    """Return the three cells that a number selects, of three times ``size``, and its check bits."""
    mixed = sha256((key | salt << 60).to_bytes(8, "little")).digest()
    word = int.from_bytes
    return (
        word(mixed[0:4], "little") % size,
        word(mixed[4:8], "little") % size + size,
        word(mixed[8:12], "little") % size + 2 * size,
        mixed[12] & (1 << CHECK) - 1,
    )


class PolicyFile:
    """A policy file that was read."""

    def __init__(self, data: bytes) -> None:
        if data[:4] != MAGIC:
            raise ValueError("not a policy")
        end = 8 + int.from_bytes(data[4:8], "little")
        self.head: dict[str, Any] = json.loads(data[8:end])
        planes = zlib.decompress(data[end : end + self.head["bytes"]])
        each = 2 * places().number
        names = self.head["planes"]
        self._planes = {name: planes[at * each : (at + 1) * each] for at, name in enumerate(names)}
        self.sets: dict[int, tuple[bytes, int, int]] = {}  # by the number of choices: cells, a third of them, salt
        at = end + self.head["bytes"]
        for number, size, salt, length in self.head["sets"]:
            self.sets[number] = (data[at : at + length], size, salt)
            at += length

    def plane(self, name: str) -> bytes | None:
        """Return a plane of the first hands, or None where another table decides."""
        return self._planes.get(name)
