"""Reading texts of any length record by record, in bounded memory.

A source is a text, the lines of one (each with its end), or an open file. Files are read in blocks, so that even an
endless line is never held whole. Decompressing and decoding are left to the caller.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, islice
from typing import Any, NamedTuple, Protocol, TypeAlias

from ecarte.notation.ecn.tokens import unescape
from ecarte.record import nfc

LONGEST = 1 << 20  # the most characters of a record
_BLOCK = 1 << 18  # characters read at a time
_LINES = 16  # lines read at a time
BEGIN = "[ECN "  # how a record begins
_NEXT = "\n" + BEGIN
_BOM = "\ufeff"


class TextFile(Protocol):
    """An open file of text."""

    def read(self, size: int, /) -> str:
        """Return up to ``size`` characters."""


class BinaryFile(Protocol):
    """An open file of bytes, or an `mmap`."""

    def read(self, size: int, /) -> bytes:
        """Return up to ``size`` bytes."""


Source: TypeAlias = str | Iterable[str] | TextFile


@dataclass(frozen=True, slots=True)
class Part:
    """A record as it is written in its source, or what comes before the first one.

    ``number`` counts the records from 1 and is 0 for what comes before them. ``line`` is the first line, or for what
    comes before the records the first that is not blank. The text of a ``long`` part is left out.
    """

    text: str  # without the line feed before the next record
    line: int
    number: int
    long: bool = False


def parts(source: Source) -> Iterator[Part]:
    """Return the records of a source, and what comes before the first unless it is blank.

    A source without any record yields all its text as if it came before one.
    """
    line, number = 1, 0  # of the present part
    held, dropped, long = "", 0, False  # the text of the part so far; how many of its lines were dropped
    for block in _blocks(source):
        if not (held or dropped or number) and block.removeprefix(_BOM).startswith(BEGIN):
            number = 1
        look = max(0, len(held) - len(_NEXT) + 1)  # no record begins in what was held
        data, begin = held + block, 0
        while (cut := data.find(_NEXT, look)) >= 0:
            yield from _part(data[begin:cut], line, number, long)
            line += dropped + data.count("\n", begin, cut + 1)
            number += 1
            begin = look = cut + 1
            dropped, long = 0, False
        held = data[begin:]
        if len(held) > LONGEST or long:
            end = len(held) - len(_NEXT)
            dropped += held.count("\n", 0, max(0, end))
            held, long = held[max(0, end) :], True
    yield from list(_part(held, line, number, long)) or [Part(held, 1, 0)]


def _part(text: str, line: int, number: int, long: bool) -> Iterator[Part]:
    long = long or len(text) > LONGEST
    if number:
        yield Part("" if long else text, line, number, long)
    elif long:
        yield Part("", line, 0)
    elif (bare := text.removeprefix(_BOM)).strip():
        yield Part(text, line + bare.count("\n", 0, len(bare) - len(bare.lstrip())), 0)


class Heading(NamedTuple):
    """The tags in the first lines of a record; nothing is verified.

    ``line`` counts from 1. ``offset`` is where the record begins: in bytes for a source of bytes, in characters for
    text.
    """

    tags: tuple[tuple[str, str], ...]
    line: int
    offset: int


def scan(source: Source | bytes | BinaryFile) -> Iterator[Heading]:
    """Return the tags of every record without reading movetexts. Bytes, binary files and `mmap`s are fastest."""
    form, held = _TEXT, None
    line = offset = 0  # of the first character of `data`
    for block in chain(_blocks(source), (None,)):
        if held is None:
            form = _TEXT if block is None or isinstance(block, str) else _BYTES
            held, line, offset = form.feed, 0, -1  # put a line feed first, so that the first line is like all others
            if block is not None and block.startswith(form.bom):
                offset += len(form.bom)
                block = block[len(form.bom) :]
        data = held if block is None else held + block
        counted = at = 0  # lines are counted up to `counted`, records searched from `at`
        while (cut := data.find(form.begin, at)) >= 0:
            end = form.heading.match(data, cut + 1).end()
            if end > len(data) - len(form.begin) and block is not None and len(data) - cut < LONGEST:
                break  # it may continue in the next block
            line += data.count(form.feed, counted, cut + 1)
            yield Heading(_tags(data[cut + 1 : end]), line, offset + cut + 1)
            counted, at = cut + 1, end
        keep = cut if cut >= 0 else max(at, len(data) - len(form.begin) + 1)
        line += data.count(form.feed, counted, keep)
        offset += keep
        held = data[keep:]


class _Form:
    """The patterns searched for, as text or as bytes."""

    def __init__(self, form: Any) -> None:
        self.feed, self.begin, self.bom = form("\n"), form(_NEXT), form(_BOM)
        self.heading: re.Pattern[Any] = re.compile(form(r"\[[^\n]*+(?:\n(?!" + re.escape(BEGIN) + r")\[[^\n]*+)*+"))


_TEXT: Any = _Form(str)
_BYTES: Any = _Form(str.encode)
_TAG = re.compile(r'^\[([A-Za-z][A-Za-z0-9]*+) "([^"\\\n]*+(?:\\["\\n][^"\\\n]*+)*+)"\][^\S\n]*+$', re.MULTILINE)


def _tags(heading: Any) -> tuple[tuple[str, str], ...]:
    text = heading if isinstance(heading, str) else str(heading, "utf-8", "replace")
    found = _TAG.findall(text)
    if "\\" in text:
        found = [(name, unescape(value)) for name, value in found]
    if not text.isascii():
        found = [(name, nfc(value)) for name, value in found]
    if len(dict(found)) < len(found):  # only options may occur twice
        once: dict[str, tuple[str, str]] = {}
        for name, value in found:
            once.setdefault(f"Option {value.partition('=')[0]}" if name == "Option" else name, (name, value))
        found = list(once.values())
    return tuple(found)


def _blocks(source: Any) -> Iterator[Any]:
    """Return the source in blocks of bounded size."""
    if isinstance(source, str | bytes | bytearray):
        for at in range(0, len(source), _BLOCK):
            yield source[at : at + _BLOCK]
    elif hasattr(source, "read"):
        while block := source.read(_BLOCK):
            yield block
    else:
        lines = iter(source)
        while block := "".join(_filled(lines)):
            yield block


def _filled(lines: Iterator[str]) -> Iterator[str]:
    """Return blocks of several lines; only a few lines, because one line may fill the memory."""
    size = 0
    while size < _BLOCK // 4 and (piece := "".join(islice(lines, _LINES))):
        size += len(piece)
        yield piece
