"""Choices packed into one integer, and that integer as the text of a link.

A `Coder` goes through choices one after the other. The `Packer` is told each and keeps it; the
`Unpacker` tells what was kept: a format is one function that both are given, so that writing and
reading cannot differ. A choice of which ``size`` of ``total`` equal parts stand for what was chosen
turns the integer x, 1 at first, into (x // size) * total + start + x % size (asymmetric numeral systems; with
size 1 the plain mixed radix), so that a choice among n costs log2(n) bits, and not a bit more in all.
"""

from __future__ import annotations

import base64
import re
import zlib
from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from math import log2

MOST_BITS = 24_000  # of one integer: arithmetic on it stays quick; no game has a tenth of it
_CHECK_BITS = 15
_FIRST = 1  # the integer that no choice was put into yet: what is left after the last must be just that
_LENGTHS = 32  # bits of a number at most
_DIGITS = re.compile(r"[A-Za-z0-9_-]+")

# How much of a text each letter takes, and words that programs write; what is not here is spelt by its code point.
# Never to be changed: links that were given away are read by it.
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
_END, _OTHER = 90, 40  # the end of the text, and any letter that has no place above
_SYMBOLS = ("", "", *_WORDS, *(letter for _, letters in _LETTERS for letter in letters))
_PARTS = (_END, _OTHER, *(_WORD for _ in _WORDS), *(size for size, letters in _LETTERS for _ in letters))
_PLACES = {symbol: place for place, symbol in enumerate(_SYMBOLS)} | {"": 0}
_BLOCK = 256  # code points; most scripts of letters lie in one or two blocks
_BLOCKS = 0x110000 // _BLOCK


class Coder(ABC):
    """Goes through choices: what is given as the choice counts only in writing; what was chosen comes back.

    Raises ValueError when it becomes too much: there may be likely choices without end in a few digits.
    """

    def __init__(self) -> None:
        self._bits = 0

    def _count(self, size: int, total: int) -> None:
        """Takes down what a choice costs, one bit at least."""
        self._bits += (total // size).bit_length()
        if self._bits > MOST_BITS:
            raise ValueError("too much for one integer")

    @abstractmethod
    def choose(self, total: int, index: int = 0) -> int:
        """One of ``total`` equally likely ones."""

    @abstractmethod
    def weigh(self, sizes: Sequence[int], index: int = 0) -> int:
        """One of several, each taking its size of the whole."""

    def flag(self, value: bool = False, odds: int = 1) -> bool:
        """Whether something is so, which is ``odds`` to one against."""
        return bool(self.weigh((odds, 1), int(value)))

    def number(self, number: int = 0) -> int:
        """A number from 0 on, small ones in few bits (Elias gamma)."""
        size, length = (number + 1).bit_length(), 1
        while self.flag(length < size):
            length += 1
            if length > _LENGTHS:
                raise ValueError("a number too large")
        half = 1 << (length - 1)
        return half - 1 + self.choose(half, number + 1 - half)

    def text(self, text: str = "") -> str:
        """Text of any script, short where it is a name."""
        found, block = "", 0
        while True:
            letter = text[len(found) : len(found) + 1]
            symbol = next((word for word in _WORDS if text.startswith(word, len(found))), letter)
            place = self.weigh(_PARTS, _PLACES.get(symbol, 1))
            if place == 0:
                return found
            if place > 1:
                found += _SYMBOLS[place]
                continue
            point = ord(letter or "\0")
            moved = self.flag(point // _BLOCK != block)
            block = self.choose(_BLOCKS, point // _BLOCK) if moved else block
            other = chr(block * _BLOCK + self.choose(_BLOCK, point % _BLOCK))
            if "\ud800" <= other <= "\udfff":
                raise ValueError("half a letter")
            found += other


class Packer(Coder):
    """Keeps what is chosen; raises ValueError for what is no choice."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: list[tuple[int, int, int]] = []  # start, size, total

    def choose(self, total: int, index: int = 0) -> int:
        if not 0 <= index < total:
            raise ValueError(f"{index} of {total}")
        self._keep(index, 1, total)
        return index

    def weigh(self, sizes: Sequence[int], index: int = 0) -> int:
        self._keep(sum(sizes[:index]), sizes[index], sum(sizes))
        return index

    def _keep(self, start: int, size: int, total: int) -> None:
        self._count(size, total)
        self._parts.append((start, size, total))

    @property
    def bits(self) -> float:
        """What the choices cost."""
        return sum(log2(total / size) for _, size, total in self._parts)

    def digits(self, version: str) -> str:
        """All that was chosen, as text that can stand in an address."""
        packed = _FIRST
        for start, size, total in reversed(self._parts):
            packed = packed // size * total + start + packed % size
        packed = packed << _CHECK_BITS | _check(version, packed)
        length = -(-packed.bit_length() // 24) * 3 or 3
        return base64.urlsafe_b64encode(packed.to_bytes(length, "big")).decode().lstrip("A") or "A"


class Unpacker(Coder):
    """Tells what was chosen; raises ValueError for digits that nobody has packed."""

    def __init__(self, digits: str, version: str) -> None:
        super().__init__()
        if not _DIGITS.fullmatch(digits) or len(digits) * 6 > MOST_BITS + 64:
            raise ValueError("no digits")
        data = base64.urlsafe_b64decode("A" * (-len(digits) % 4) + digits)
        self._left, check = divmod(int.from_bytes(data, "big"), 1 << _CHECK_BITS)
        if check != _check(version, self._left) or digits[0] == "A" != digits:
            raise ValueError("damaged")

    def choose(self, total: int, index: int = 0) -> int:
        if total < 1:
            raise ValueError("nothing to choose from")
        self._count(1, total)
        rest, found = divmod(self._left, total)
        return self._keep(rest, found)

    def weigh(self, sizes: Sequence[int], index: int = 0) -> int:
        rest, place = divmod(self._left, sum(sizes))
        ends = list(accumulate(sizes))
        found = bisect_right(ends, place)
        self._count(sizes[found], ends[-1])
        return self._keep(rest * sizes[found] + place - ends[found] + sizes[found], found)

    def _keep(self, left: int, found: int) -> int:
        if not left:  # nobody packs to less than the beginning; and no loop goes on over nothing
            raise ValueError("cut short")
        self._left = left
        return found

    def close(self) -> None:
        """Raises ValueError when more is left than the beginning, or less: one damage in a hundred is not seen so,
        and the checksum sees all but one in 30,000."""
        if self._left != _FIRST:
            raise ValueError("something is left over")


def _check(version: str, packed: int) -> int:
    """15 bits of the CRC-32 of the version and the integer's bytes, most significant first."""
    data = version.encode() + packed.to_bytes(-(-packed.bit_length() // 8), "big")
    return zlib.crc32(data) >> (32 - _CHECK_BITS)
