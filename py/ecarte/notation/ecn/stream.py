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
_SEEN = re.compile("\\[(?:ECN |[ \\t]{0,2}ECN[\\s:]{0,4}[\"'&\u201c\u00ab=1])")  # perhaps the first tag
_LONGEST_SEEN = 11
_LINES = 16  # lines read at a time
BEGIN = "[ECN "  # how a record begins
_NEXT = "\n" + BEGIN
_BOM = "\ufeff"
BLANKS = f"{_BOM} \t\r\n"  # what may stand around a text
ENDS = "\n\r\x0b\x0c\x85\u2028\u2029"  # line ends of other systems and programs, too
_OTHER_END = re.compile(f'"\\][ \t]*+(?!\r\n)([{ENDS[1:]}])')  # below a tag
_START = re.compile(rf"(?:\A|[{ENDS}])(?=[^{ENDS}]{{0,40}}\Z)((?:[ \t]*+\d{{1,6}})?[^\w{ENDS}\"\[{{}}(]*+)\Z")
_LONGEST_START = 41  # characters that may stand before that on its line, with the end of the line above


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
    is_above: bool = False  # whether a record follows what comes before the records
    written: str = ""  # the text as it is written, if its lines end in another way


def parts(source: Source, *, exact: bool = False) -> Iterator[Part]:
    """Return the records of a source, and what comes before the first unless it is blank.

    A record begins with its first tag, before which on its line may stand what mail puts there ("> "); unless the text
    is taken ``exact``ly, its lines may end as on any system. A source without any record yields all its text as if it
    came before one.
    """
    line, number = 1, 0  # of the present part
    held, dropped, long = "", 0, False  # the text of the part so far; how many of its lines were dropped
    for block in _blocks(source):
        look = max(0, len(held) - _LONGEST_SEEN)  # no record begins before this in what was held
        data, begin = held + block, 0
        while seen := _SEEN.search(data, look):
            at = seen.start()
            look = at + 1
            if (cut := start_of(data, at, exact=exact)) < begin or (cut == 0 and (dropped or long)):
                continue
            if cut == begin:  # the first of all
                number = number or 1
                continue
            # Of the line above; a form feed beside its end belongs to it.
            end = cut - (data[max(0, cut - 2) : cut] != "\n\x0c")
            yield from _part(data[begin:end], line, number, long, exact, is_above=True)
            line += dropped + count_lines(data[begin:cut], exact=exact)
            number += 1
            begin = cut
            dropped, long = 0, False
        held = data[begin:]
        if len(held) > LONGEST or long:
            end = len(held) - _LONGEST_START - len(BEGIN)
            dropped += held.count("\n", 0, max(0, end))
            held, long = held[max(0, end) :], True
    yield from list(_part(held, line, number, long, exact)) or [Part(held, 1, 0)]


def start_of(text: str, at: int, *, exact: bool = False) -> int:
    """Return where the line begins in which the tag "[ECN" at a place begins a record; -1 where it does not."""
    if text.startswith(BEGIN, at):
        if at == 0 or text[at - 1] == "\n":
            return at
        if at == 1 and text[0] == _BOM:
            return 0
    elif exact:
        return -1
    before = None if exact else _START.search(text[max(0, at - _LONGEST_START) : at])
    if before is None or (at > _LONGEST_START and not before.start(1)):
        return -1
    return at - len(before[1])


def is_start(line: str, *, exact: bool = False) -> bool:
    """Return whether a record begins with a line."""
    return next(starts(line, exact=exact), -1) == 0


def starts(text: str, *, exact: bool = False) -> Iterator[int]:
    """Yield where the lines begin with which records begin."""
    for seen in _SEEN.finditer(text):
        if (start := start_of(text, seen.start(), exact=exact)) >= 0:
            yield start


def split_ends(lines: Iterable[str]) -> Iterator[str]:
    """Yield lines, those of a text whose lines end in another way one by one."""
    for line in lines:
        plain = unified(line)
        if plain == line:
            yield line
            continue
        at = 0
        for each in re.findall(r"[^\n]*\n|[^\n]+", plain):
            yield line[at : at + len(each)]
            at += len(each)


def unified(text: str) -> str:
    """Return a text with line feeds for the other ends of lines by which it parts its tags; as long as before."""
    if text.isascii() and "\r" not in text and "\x0b" not in text and "\x0c" not in text:
        return text
    ends = set(_OTHER_END.findall(text))
    for end in sorted(ends):
        text = re.sub("\r(?!\n)", "\n", text) if end == "\r" else text.replace(end, "\n")
    return text


def count_lines(text: str, *, exact: bool = False) -> int:
    """Return how many lines end in a text."""
    return text.count("\n") if exact else unified(text).count("\n")


def _part(text: str, line: int, number: int, long: bool, exact: bool, *, is_above: bool = False) -> Iterator[Part]:
    long = long or len(text) > LONGEST
    if long:
        yield Part("", line, number, number > 0, is_above)
        return
    plain = text if exact else unified(text)
    written = text if plain != text else ""
    if number:
        yield Part(plain, line, number, written=written)
    elif (bare := plain.removeprefix(_BOM)).strip():
        above = bare.count("\n", 0, len(bare) - len(bare.lstrip()))
        yield Part(plain, line + above, 0, is_above=is_above, written=written)


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
    tags = _TAG.findall(text)
    if "\\" in text:
        tags = [(name, unescape(value)) for name, value in tags]
    if not text.isascii():
        tags = [(name, nfc(value)) for name, value in tags]
    if len(dict(tags)) < len(tags):  # only options may occur twice
        once: dict[str, tuple[str, str]] = {}
        for name, value in tags:
            once.setdefault(f"Option {value.partition('=')[0]}" if name == "Option" else name, (name, value))
        tags = list(once.values())
    return tuple(tags)


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
