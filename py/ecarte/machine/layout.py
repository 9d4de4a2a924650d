"""Records of buffers: declared once, and laid out alike in Python, for compiled code, and in a module's memory.

A record is a class whose attributes are annotated with their kind::

    class Hands(Record):
        own: Number
        counts: Annotated[list[float], Doubles(54)]

In Python each attribute is a number, a list or a `bytearray`. `to_bytes` writes a record as compiled code has it: the
attributes in their order, each at a multiple of 8 bytes. Of several bases the attributes of the last come first.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cached_property
from typing import Annotated, Any, ClassVar, NamedTuple, Self, get_args, get_type_hints


class Kind(NamedTuple):
    """A kind of attribute: the code of its items in `array` and `struct`, and how many items its buffer has."""

    code: str
    number: int = 0  # 0: no buffer, a single item

    @property
    def size(self) -> int:
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


def Floats(number: int) -> Kind:  # noqa: N802
    """Return a buffer of floating-point numbers of 32 bits."""
    return Kind("f", number)


def Doubles(number: int) -> Kind:  # noqa: N802
    """Return a buffer of floating-point numbers."""
    return Kind("d", number)


TAKEN = frozenset(("address", "buffers", "data", "from_bytes", "record", "to_bytes", "width"))
"""Names that records use themselves."""

Number = Annotated[int, Kind("q")]
Double = Annotated[float, Kind("d")]


class Record:
    """Named numbers and buffers, all of them zero at first. None may have one of the `TAKEN` names."""

    def __init__(self) -> None:
        numbers, buffers = _empty(type(self))
        kept = self.__dict__
        kept.update(numbers)
        for name, zeros in buffers:
            kept[name] = zeros[:]

    def to_bytes(self) -> bytes:
        """Return the record as compiled code has it."""
        parts = []
        for name, kind in fields(type(self)).items():
            value = getattr(self, name)
            data = array(kind.code, value if kind.number else (value,)).tobytes()
            parts.append(data.ljust(kind.size, b"\0"))
        return b"".join(parts)

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """Return the record of these bytes."""
        record, at = cls.__new__(cls), 0
        for name, kind in fields(cls).items():
            setattr(record, name, _items(kind, data[at : at + array(kind.code).itemsize * max(1, kind.number)]))
            at += kind.size
        return record


def fields(record: type[Record]) -> dict[str, Kind]:
    """Return the kinds of a record's attributes, in their order; raises TypeError for a name that is `TAKEN`.

    Annotations that are deferred (`from __future__`) would be compiled here, so modules of records do not defer them.
    """
    if record not in _FIELDS:
        hints = get_type_hints(record, include_extras=True)
        if taken := TAKEN.intersection(hints):
            raise TypeError(f"{record.__name__}.{min(taken)}: every record has this name already; choose another one")
        _FIELDS[record] = {name: get_args(hint)[1] for name, hint in hints.items()}
    return _FIELDS[record]


_FIELDS: dict[type[Record], dict[str, Kind]] = {}


def offsets(record: type[Record]) -> dict[str, int]:
    """Return where each attribute begins in a packed record."""
    places, at = {}, 0
    for name, kind in fields(record).items():
        places[name] = at
        at += kind.size
    return places


def size(record: type[Record]) -> int:
    """Return the bytes of a record."""
    return sum(kind.size for kind in fields(record).values())


class Packed:
    """A record in one piece of memory, its own or a part of `Rows`, laid out for compiled code and used as a record is.

    A buffer is a `memoryview` of its items.
    """

    record: ClassVar[type[Record]]
    width: ClassVar[int]
    """The bytes of a record."""
    buffers: ClassVar[list[tuple[str, str, int, int]]]
    """The name of each buffer, the code of its items, and where they begin and end."""

    def __init__(self, data: memoryview | None = None) -> None:
        self.data = bytearray(self.width) if data is None else data
        whole = memoryview(self.data)
        items: dict[str, Any] = {code: whole.cast(code) for code in ("B", "i", "q", "f", "d")}
        self.__dict__.update(items)
        for name, code, begin, end in self.buffers:
            self.__dict__[f"_{name}"] = items[code][begin:end]

    def to_bytes(self) -> bytes:
        """Return the record as compiled code has it."""
        return bytes(self.data)


def packed(record: type[Record]) -> type[Packed]:
    """Return the class of a record that lies in one piece of memory."""
    if record not in _PACKED:
        parts: dict[str, object] = {"record": record, "width": size(record)}
        buffers = []
        for (name, kind), at in zip(fields(record).items(), offsets(record).values(), strict=True):
            begin = at // array(kind.code).itemsize
            if kind.number:
                buffers.append((name, kind.code, begin, begin + kind.number))
            parts[name] = _buffer(f"_{name}", kind.code) if kind.number else _item(kind.code, begin)
        _PACKED[record] = type(record.__name__, (Packed,), {**parts, "buffers": buffers})
    return _PACKED[record]


_PACKED: dict[type[Record], type[Packed]] = {}


class Rows:
    """Many records in one piece of memory, one after the other."""

    def __init__(self, record: type[Record], number: int) -> None:
        self.record, self.number, self.size = record, number, size(record)
        self.data = bytearray(number * self.size)

    @cached_property
    def records(self) -> list[Any]:
        """The records."""
        made, whole = packed(self.record), memoryview(self.data)
        return [made(whole[at : at + self.size]) for at in range(0, len(whole), self.size)]


def _item(code: str, at: int) -> property:
    """Return an attribute that is one item of the memory."""

    def get(record: Packed) -> Any:
        return record.__dict__[code][at]

    def put(record: Packed, value: Any) -> None:
        record.__dict__[code][at] = value

    return property(get, put)


def _buffer(view: str, code: str) -> property:
    """Return an attribute that is several items of the memory; setting it to fewer items changes the first ones."""

    def get(record: Packed) -> Any:
        return record.__dict__[view]

    def put(record: Packed, values: Sequence[Any]) -> None:
        record.__dict__[view][: len(values)] = array(code, values)

    return property(get, put)


def _empty(record: type[Record]) -> tuple[dict[str, float], list[tuple[str, Any]]]:
    """Return the numbers of an empty record, and its buffers, to be copied."""
    if record not in _EMPTY:
        numbers: dict[str, float] = {}
        buffers: list[tuple[str, Any]] = []
        for name, kind in fields(record).items():
            zero = 0.0 if kind.code in "fd" else 0
            if kind.number:
                buffers.append((name, bytearray(kind.number) if kind.code == "B" else [zero] * kind.number))
            else:
                numbers[name] = zero
        _EMPTY[record] = numbers, buffers
    return _EMPTY[record]


_EMPTY: dict[type[Record], tuple[dict[str, float], list[tuple[str, Any]]]] = {}


def _items(kind: Kind, data: bytes) -> Any:
    if kind.code == "B" and kind.number:
        return bytearray(data)
    items = array(kind.code, data)
    return items.tolist() if kind.number else items[0]
