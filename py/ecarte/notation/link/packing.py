"""Choices packed into one integer, and that integer as the text of a link.

A `Coder` handles one choice after the other. The `Packer` writes each, the `Unpacker` reads it back: a format is one
function that takes either, so that writing and reading cannot differ. A choice that has ``size`` of ``total`` equal
parts turns the integer x, 1 at first, into (x // size) * total + start + x % size (asymmetric numeral systems; with
size 1 the plain mixed radix). So a choice among n costs log2(n) bits, without rounding.
"""

from __future__ import annotations

import base64
import re
import zlib
from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb, log2

from ecarte.core.budget import spend

MOST_BITS = 24_000  # of one integer, so that arithmetic stays fast; no game needs a tenth of it
_FREE_BITS, _TIMES = 500, 4  # what choices may cost: games cost one and a half times their bits at most
_CHECK_BITS = 15
_FIRST = 1  # the integer before any choice, and again after the last one is read
_LENGTHS = 32  # the most bits of a number
_DIGITS = re.compile(r"[A-Za-z0-9_-]+")

# The share of each letter in a text, and words that programs write; other letters are spelt by their code point.
# Never change this: existing links depend on it.
_LETTERS = (
    (64, "ae"),
    (44, "inorst "),
    (28, "ldhucm"),
    (14, "gpykbvfjz"),
    (8, "wxqABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.:=-"),
    (3, "!\"#$%&'()*+,/;<>?@[\\]^_`{|}~\n"),
)
_WORD = 16
_WORDS = (
    *("You", "Hortense", "Vous", "あなた", "オルタンス", " (amateur)", "（amateur）", "N:amateur", "S:amateur"),
    *("amateur", "hints=", "takebacks=", "Écarté", "ecarte"),
)
_END, _OTHER = 90, 40  # the end of the text, and any letter that is not listed above
SYMBOLS = ("", "", *_WORDS, *(letter for _, letters in _LETTERS for letter in letters))
"""What a text is spelt with: its end, any letter that is not listed, words, letters."""
SIZES = (_END, _OTHER, *(_WORD for _ in _WORDS), *(size for size, letters in _LETTERS for _ in letters))
"""The share of each of the `SYMBOLS`."""
_PLACES = {symbol: place for place, symbol in enumerate(SYMBOLS)} | {"": 0}
_BLOCK = 256  # code points; most scripts of letters lie in one or two blocks
_BLOCKS = 0x110000 // _BLOCK


class Coder(ABC):
    """Handles choices: the argument is used in writing only, and the result is the choice in both directions.

    Raises ValueError when the integer becomes too long: a few digits could otherwise stand for endless likely
    choices.
    """

    def __init__(self, most: int = MOST_BITS) -> None:
        self._bits, self._most = 0, most

    def _count(self, size: int, total: int) -> None:
        """Add the cost of a choice, one bit at least."""
        spend()
        self._bits += (total // size).bit_length()
        if self._bits > self._most:
            raise ValueError("too much for one integer")

    @abstractmethod
    def choose(self, total: int, index: int = 0) -> int:
        """Choose one of ``total`` equally likely values."""

    @abstractmethod
    def weigh(self, sizes: Sequence[int], index: int = 0) -> int:
        """Choose one of several values, each with its size as a share of the whole."""

    def flag(self, value: bool = False, odds: int = 1) -> bool:
        """Choose a truth value; the odds are ``odds`` to one against true."""
        return bool(self.weigh((odds, 1), int(value)))

    def number(self, number: int = 0) -> int:
        """Choose a number from 0 up; small ones cost few bits (Elias gamma)."""
        size, length = (number + 1).bit_length(), 1
        while self.flag(length < size):
            length += 1
            if length > _LENGTHS:
                raise ValueError("a number too large")
        half = 1 << (length - 1)
        return half - 1 + self.choose(half, number + 1 - half)

    def text(self, text: str = "") -> str:
        """Choose a text of any script; names are short."""
        found, block = "", 0
        while True:
            letter = text[len(found) : len(found) + 1]
            symbol = next((word for word in _WORDS if text.startswith(word, len(found))), letter) if letter else ""
            place = self.weigh(SIZES, _PLACES.get(symbol, 1))
            if place == 0:
                return found
            if place > 1:
                found += SYMBOLS[place]
                continue
            point = ord(letter or "\0")
            moved = self.flag(point // _BLOCK != block)
            block = self.choose(_BLOCKS, point // _BLOCK) if moved else block
            other = chr(block * _BLOCK + self.choose(_BLOCK, point % _BLOCK))
            if "\ud800" <= other <= "\udfff":
                raise ValueError("half a letter")
            found += other

    def places(self, total: int, count: int, places: Sequence[int] = ()) -> list[int]:
        """Choose ``count`` of ``total`` places, in ascending order (combinatorial number system)."""
        rank = self.choose(comb(total, count), sum(comb(place, size) for size, place in enumerate(places, 1)))
        found = list[int]()
        for size in range(count, 0, -1):
            place = size - 1
            while comb(place + 1, size) <= rank:
                place += 1
            rank -= comb(place, size)
            found.append(place)
        return found[::-1]


class Packer(Coder):
    """Writes choices; raises ValueError for an impossible one."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: list[tuple[int, int, int]] = []  # start, size, total

    def choose(self, total: int, index: int = 0) -> int:
        """Write one of ``total`` equally likely values, and return it."""
        if not 0 <= index < total:
            raise ValueError(f"{index} of {total}")
        self._keep(index, 1, total)
        return index

    def weigh(self, sizes: Sequence[int], index: int = 0) -> int:
        """Write one of several weighted values, and return it."""
        self._keep(sum(sizes[:index]), sizes[index], sum(sizes))
        return index

    def _keep(self, start: int, size: int, total: int) -> None:
        self._count(size, total)
        self._parts.append((start, size, total))

    @property
    def bits(self) -> float:
        """Return the cost of the choices in bits."""
        return sum(log2(total / size) for _, size, total in self._parts)

    def digits(self, version: str) -> str:
        """Return all the choices as text that can stand in an address."""
        packed = _FIRST
        for start, size, total in reversed(self._parts):
            packed = packed // size * total + start + packed % size
        packed = packed << _CHECK_BITS | _check(version, packed)
        length = -(-packed.bit_length() // 24) * 3 or 3
        return base64.urlsafe_b64encode(packed.to_bytes(length, "big")).decode().lstrip("A") or "A"


class Unpacker(Coder):
    """Reads choices; raises ValueError for digits that were never packed."""

    def __init__(self, digits: str, version: str) -> None:
        self._left = whole(digits, version)
        # A few digits could otherwise stand for thousands of likely events.
        super().__init__(min(MOST_BITS, _FREE_BITS + _TIMES * self._left.bit_length()))

    def choose(self, total: int, index: int = 0) -> int:
        """Read one of ``total`` equally likely values."""
        if total < 1:
            raise ValueError("nothing to choose from")
        self._count(1, total)
        return self._keep(*divmod(self._left, total))

    def weigh(self, sizes: Sequence[int], index: int = 0) -> int:
        """Read one of several weighted values."""
        ends = _ends(sizes) if isinstance(sizes, tuple) else list(accumulate(sizes))
        rest, place = divmod(self._left, ends[-1])
        found = bisect_right(ends, place)
        self._count(sizes[found], ends[-1])
        return self._keep(rest * sizes[found] + place - ends[found] + sizes[found], found)

    def _keep(self, left: int, found: int) -> int:
        if not left:  # never the result of packing, and it would let loops run for ever
            raise ValueError("cut short")
        self._left = left
        return found

    def close(self) -> None:
        """Raise ValueError unless exactly the initial integer is left.

        This finds 99 damaged links of 100; the checksum finds all but one in 30,000.
        """
        if self._left != _FIRST:
            raise ValueError("something is left over")


@lru_cache
def _ends(sizes: tuple[int, ...]) -> Sequence[int]:
    return list(accumulate(sizes))


def whole(digits: str, version: str) -> int:
    """Return the integer in digits; raises ValueError when its checksum is wrong."""
    if len(digits) * 6 > MOST_BITS + 64 or not _DIGITS.fullmatch(digits):
        raise ValueError("no digits")
    data = base64.urlsafe_b64decode("A" * (-len(digits) % 4) + digits)
    packed, check = divmod(int.from_bytes(data, "big"), 1 << _CHECK_BITS)
    if check != _check(version, packed) or digits[0] == "A" != digits:
        raise ValueError("damaged")
    return packed


def _check(version: str, packed: int) -> int:
    """Return 15 bits of the CRC-32 of the version and the integer's bytes, most significant first."""
    data = version.encode() + packed.to_bytes(-(-packed.bit_length() // 8), "big")
    return zlib.crc32(data) >> (32 - _CHECK_BITS)
