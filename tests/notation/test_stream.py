"""Texts of any length, record by record: the same for every kind of source, and never held as a whole."""

from __future__ import annotations

import mmap
import tracemalloc
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ecarte.notation import ecn
from ecarte.notation.ecn import stream
from ecarte.notation.ecn.heading import Tags
from ecarte.notation.ecn.stream import LONGEST, Heading, Part, parts, scan

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.ecn"))
RECORD = '[ECN "1"]\n[Game "ecarte"]\n[Rules "akagiri"]\n\n*\n'

PIECES = [
    "[ECN ", '[ECN "1"]', '[Game "ecarte"]', '[Site "a\\"b\\\\c"]', '[Site "e\u0301 \u6771"]', '[Option "a=1"]',
    '[Option "a=2"]', '[Option "b=1"]', '[Site "x" ]', '[Site "x"] ', "[", "]", "x", " ", "\n", "\n", "\n", "\n\n",
    "\r\n", "\ufeff", "1. N", "\x0b", "\u2028", "\x85", "\\", '"',
]  # fmt: skip
texts = st.lists(st.sampled_from(PIECES), max_size=30).map("".join)


def split(text: str) -> list[Part]:
    """The parts of a text, the simple way."""
    lines = text.split("\n")
    first = lines[0].removeprefix("\ufeff")
    starts = [at for at, line in enumerate([first, *lines[1:]]) if line.startswith("[ECN ")]
    found = []
    before = lines[: starts[0]] if starts else lines
    filled = [at for at, line in enumerate([first, *before[1:]] if before else []) if line.strip()]
    if filled or not starts:
        found.append(Part("\n".join(before), (filled or [0])[0] + 1, 0, is_above=bool(starts)))
    for number, (begin, end) in enumerate(zip(starts, [*starts, len(lines)][1:], strict=True), 1):
        found.append(Part("\n".join(lines[begin:end]), begin + 1, number))
    return found


class Trickle:
    """A file that returns little at a time."""

    def __init__(self, content: Any, size: int) -> None:
        self.content, self.size = content, size

    def read(self, _: int) -> Any:
        block, self.content = self.content[: self.size], self.content[self.size :]
        return block


@given(texts, st.integers(7, 40))
@example('\ufeff\n[Game "ecarte"]', 7)  # the byte order mark is not the first line
def test_parts_are_the_same_however_they_come(text: str, size: int) -> None:
    expected = split(text)
    assert list(parts(text, exact=True)) == expected
    assert list(parts(Trickle(text, size), exact=True)) == expected
    assert list(parts(Trickle(text, size))) == list(parts(text))
    lines = (line + "\n" for line in text.split("\n")[:-1])
    assert list(parts(lines, exact=True)) == split(text[: text.rfind("\n") + 1])


@given(texts, st.integers(7, 40))
def test_headings_are_what_the_reader_reads(text: str, size: int) -> None:
    expected = []
    for part in split(text):
        if part.number:
            lines = [line.removesuffix("\r") for line in part.text.removeprefix("\ufeff").split("\n")]
            tags = Tags(lines, lambda problem, at: None, strict=True).tags
            expected.append((tuple(tags), part.line))
    found = list(scan(text))
    assert [(heading.tags, heading.line) for heading in found] == expected
    assert all(text.startswith("[ECN ", heading.offset) for heading in found)
    assert list(scan(Trickle(text, size))) == found
    content = text.encode()
    in_bytes = list(scan(content))
    assert [heading[:2] for heading in in_bytes] == [heading[:2] for heading in found]
    assert all(content.startswith(b"[ECN ", heading.offset) for heading in in_bytes)
    assert list(scan(Trickle(content, size))) == list(scan(BytesIO(content))) == in_bytes


def test_a_file_is_scanned_as_text_as_bytes_and_mapped(tmp_path: Path) -> None:
    path = tmp_path / "all.ecn"
    path.write_bytes(b"\n".join(golden.read_bytes() for golden in GOLDEN))
    with path.open("rb") as file:
        found = list(scan(file))
        file.seek(0)
        with mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as mapped:
            assert list(scan(mapped)) == found
            for heading in found:
                assert mapped[heading.offset :].startswith(b"[ECN ")
    with path.open(encoding="utf-8") as text:
        readings = list(ecn.read(text))
    with path.open(encoding="utf-8") as text:
        assert [heading[:2] for heading in scan(text)] == [heading[:2] for heading in found]
    assert len(found) == len(readings) >= len(GOLDEN)
    for heading, reading in zip(found, readings, strict=True):
        assert reading.play is not None
        assert heading == Heading(reading.play.record.tags, reading.line, heading.offset)


def test_records_come_before_the_source_is_at_its_end() -> None:
    def lines() -> Iterator[str]:
        for _ in range(5000):
            yield from RECORD.splitlines(keepends=True)
        raise AssertionError("read to the end")

    assert next(parts(lines())).number == 1
    assert next(scan(lines())).line == 1


class Endless:
    """An endless file, whose letters are made as they are read."""

    def __init__(self, begin: Any, middle: Any, length: int, end: Any) -> None:
        self.begin, self.middle, self.left, self.end = begin, middle, length, end

    def read(self, size: int) -> Any:
        if self.begin:
            found, self.begin = self.begin, self.begin[:0]
            return found
        if self.left > 0:
            self.left -= size
            return self.middle * (size // len(self.middle))
        found, self.end = self.end, self.end[:0]
        return found


@pytest.mark.sampled(8)
@pytest.mark.parametrize("middle", ["x", "x\n", "\n", "[a", "[a\n", '[Site "x"]\n', "\n[ECN"])
@pytest.mark.parametrize("begin", ["", RECORD, '[ECN "1"]\n', "["])
def test_what_is_too_long_is_passed_over_in_little_memory(begin: str, middle: str) -> None:
    length = 12 << 20
    tracemalloc.start()
    found = list(parts(Endless(begin, middle, length, "\n" + RECORD)))
    lines = found[-1].line
    headings = list(scan(Endless(begin.encode(), middle.encode(), length, b"\n" + RECORD.encode())))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 32 << 20
    assert found[-1].text == RECORD
    assert [part.long for part in found] == [bool(part.number) for part in found[:-1]] + [False]
    assert all(not part.text for part in found[:-1])
    size = length // stream._BLOCK * (stream._BLOCK // len(middle))
    assert lines == begin.count("\n") + middle.count("\n") * size + 2
    assert [heading.line for heading in headings][-1] == lines
    assert headings[-1].tags == (("ECN", "1"), ("Game", "ecarte"), ("Rules", "akagiri"))


def test_a_record_of_the_greatest_length_is_one() -> None:
    body = "x" * (LONGEST - len('[ECN "1"]\n'))
    for more, long in (("", False), ("x", True)):
        text = '[ECN "1"]\n' + body + more
        assert [part.long for part in parts(text)] == [long]
        assert [part.long for part in parts(text + "\n" + RECORD)] == [long, False]
