"""Records of buffers: declared once, and laid out alike in Python, for compiled code, and in a module's memory.

A record is a class whose attributes are annotated with their kind::

    class Hands(Record):
        own: Number
        counts: Annotated[list[float], Doubles(54)]

In Python each attribute is a number, a list or a `bytearray`. `pack` writes a record as compiled code has it: the
attributes in their order, each at a multiple of 8 bytes.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import cache
from typing import Annotated, Any, NamedTuple, Self, get_type_hints


class Kind(NamedTuple):
    """A kind of buffer: the code of its items in `array` and `struct`, and how many items there are."""

    code: str
    number: int = 0  # 0: a single item, which is not in a buffer

    @property
    def length(self) -> int:
        """The bytes it takes, rounded up to a multiple of 8."""
        return -(-array(self.code).itemsize * max(1, self.number) // 8) * 8


def Bytes(number: int) -> Kind:  # noqa: N802 -- reads as a type
    """Return a buffer of numbers from 0 to 255."""
    return Kind("B", number)


def Ints(number: int) -> Kind:  # noqa: N802
    """Return a buffer of numbers of 32 bits."""
    return Kind("i", number)


def Longs(number: int) -> Kind:  # noqa: N802
    """Return a buffer of numbers of 64 bits."""
    return Kind("q", number)


def Doubles(number: int) -> Kind:  # noqa: N802
    """Return a buffer of floating-point numbers."""
    return Kind("d", number)


Number = Annotated[int, Kind("q")]
Double = Annotated[float, Kind("d")]


class Record:
    """Named buffers, all of them zero at first."""

    def __init__(self) -> None:
        for name, kind in fields(type(self)).items():
            setattr(self, name, _zeros(kind))

    def pack(self) -> bytes:
        """Return the record as compiled code has it."""
        parts = []
        for name, kind in fields(type(self)).items():
            value = getattr(self, name)
            data = array(kind.code, value if kind.number else (value,)).tobytes()
            parts.append(data.ljust(kind.length, b"\0"))
        return b"".join(parts)

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        """Return the record that was packed."""
        found, at = cls.__new__(cls), 0
        for name, kind in fields(cls).items():
            setattr(found, name, _items(kind, data[at : at + array(kind.code).itemsize * max(1, kind.number)]))
            at += kind.length
        return found

    def fill(self, name: str, values: Iterable[int]) -> None:
        """Put values at the beginning of a buffer."""
        buffer = getattr(self, name)
        found = [*values]
        if len(found) > len(buffer):
            raise ValueError(f"{name} holds {len(buffer)} items, not {len(found)}")
        buffer[: len(found)] = found


@cache
def fields(record: type[Record]) -> dict[str, Kind]:
    """Return the kinds of a record's attributes, in their order."""
    hints = get_type_hints(record, include_extras=True)
    return {name: hint.__metadata__[0] for name, hint in hints.items()}


def size(record: type[Record]) -> int:
    """Return the bytes of a record."""
    return sum(kind.length for kind in fields(record).values())


def _zeros(kind: Kind) -> Any:
    if not kind.number:
        return 0.0 if kind.code == "d" else 0
    if kind.code == "B":
        return bytearray(kind.number)
    return [0.0 if kind.code == "d" else 0] * kind.number


def _items(kind: Kind, data: bytes) -> Any:
    if kind.code == "B" and kind.number:
        return bytearray(data)
    found = array(kind.code, data)
    return found.tolist() if kind.number else found[0]
