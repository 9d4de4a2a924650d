"""Properties that must hold for any bytes. A target returns nothing, and raises when its property does not hold."""

from __future__ import annotations

import base64
import io
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from ecarte.core.game import RuleError
from ecarte.friend import canonical, lines, session
from ecarte.notation import challenge, ecn, link
from ecarte.notation import json as to
from ecarte.notation.ecn.salvage import salvage
from ecarte.notation.link import packing
from ecarte.record import fold
from tests.fuzz.work import cases, work
from tests.kit.friends import GROUP
from tests.kit.moments import moments, refused, taken

TESTS = Path(__file__).parent.parent


def reader(data: bytes) -> None:
    """No text makes the reader raise; a sound record is written, read strictly and written the same again."""
    text = data.decode("utf-8", "surrogateescape" if data[:1] == b"\x00" else "replace")
    for reading in ecn.read(text):
        assert reading.play is not None or reading.problems
        assert all(problem.line and problem.column for problem in reading.problems)
        part = salvage(reading)
        assert part is None or all(each.sound for each in ecn.read(ecn.dumps(part.play), mode="strict"))
        if reading.sound and reading.play is not None:
            written = ecn.dumps(reading.play)
            (again,) = ecn.read(written, mode="strict")
            # Warnings about the game itself, W-mark-late and W-not-taken, remain.
            assert {each.code for each in again.problems} <= {each.code for each in reading.problems} - {"E-canonical"}
            assert again.play is not None
            assert ecn.dumps(again.play) == written
            fold(again.play.record)
            assert ecn.dumps(to.loads(to.dumps(again.play))[0]) == written
    tags = [each.tags for each in ecn.scan(text)]
    assert tags == [each.tags for each in ecn.scan(io.StringIO(text, newline=""))]


def json(data: bytes) -> None:
    """No text makes the reader of JSON raise; what it accepts is a record."""
    for reading in to.read(data.decode("utf-8", "replace")):
        assert reading.play is not None or reading.problems
        if reading.sound and reading.play is not None:
            written = ecn.dumps(reading.play)
            assert ecn.dumps(ecn.loads(written)[0]) == written
            assert ecn.dumps(to.loads(to.dumps(reading.play))[0]) == written


def links(data: bytes) -> None:
    """A link is opened or refused; what is opened is legal, and its own link opens the same.

    A checksum stands before all else, which chance never passes: half of the texts are given a right one.
    """
    text = data.decode("utf-8", "replace")
    opened(text)
    number = int.from_bytes(data[1:], "big")
    for kind in "gc":
        if number and number.bit_length() < packing.MOST_BITS:
            opened(f"{kind}1{packed(number, 'g1' if kind == 'g' else 'c1')}")


def packed(number: int, version: str) -> str:
    """The digits of an integer, with their checksum."""
    whole = number << packing._CHECK_BITS | packing._check(version, number)
    size = -(-whole.bit_length() // 24) * 3
    return base64.urlsafe_b64encode(whole.to_bytes(size, "big")).decode().lstrip("A")


def opened(text: str) -> None:
    with suppress(RuleError):
        found = link.loads(text)
        written = ecn.dumps(found.play)
        assert ecn.dumps(ecn.loads(written)[0]) == written
        again = comes_back(found)
        assert again.at == found.at
        assert ecn.dumps(again.play) == ecn.dumps(link.shared(found.play))
    with suppress(RuleError):
        assert challenge.loads(text)


def comes_back(found: link.Opened) -> link.Opened:
    """Return what the link of an opened link opens."""
    try:
        return link.loads(link.dumps(found.play, found.at))
    except RuleError as error:
        raise AssertionError(f"a game of a link has no link: {error}") from error


def friend(data: bytes) -> None:
    """A side of a game between friends takes right messages, refuses all others, and is kept as it is.

    The first byte chooses a moment. The rest is a message, a text with messages, or the items of one: chance never
    passes a signature, so these are signed by the sender.
    """
    moment = moments()[data[0] % len(moments())] if data else moments()[0]
    rest = data[1:]
    text = rest.decode("utf-8", "replace")
    refused(lambda: lines.loads(GROUP, text))
    refused(lambda: session.join(GROUP, bytes(32), rest, "Ben"))
    for raw in (rest, *lines.parse_lines(text)):
        taken(moment.side, raw)
    with suppress(ValueError):
        items = canonical.read(rest)
        if isinstance(items, list) and all(isinstance(item, list) and item and type(item[0]) is str for item in items):
            taken(moment.side, moment.signed(items))


TARGETS: dict[str, Callable[[bytes], None]] = {
    "reader": reader,
    "json": json,
    "links": links,
    "friend": friend,
    "work": work,
}


def seeds(target: str) -> Iterator[bytes]:
    """Return the first texts: the golden records and the corpus of mistakes."""
    records = [*(TESTS / "golden").glob("*.ecn"), *(TESTS / "corpus").glob("*.ecn")]
    if target == "reader":
        yield from (path.read_bytes() for path in sorted(records) if path.stat().st_size < 20_000)
    elif target == "json":
        yield from (path.read_bytes() for path in sorted((TESTS / "corpus").glob("*.jsonl")))
        for path in sorted((TESTS / "golden").glob("*.jsonl")):
            yield from path.read_bytes().splitlines()
    elif target == "friend":
        for number, moment in enumerate(moments()):
            first, raw = bytes([number]), moment.sealed.raw
            yield first + canonical.write(list(moment.sealed.items))
            yield first + (raw if number % 2 else lines.format_line(raw).encode())
        yield b"\x30" + lines.dumps(moments()[48].side).encode()
    elif target == "work":
        yield from cases(200, 1)
    else:
        for path in sorted((TESTS / "golden").glob("*.ecn")):
            for play in ecn.loads(path.read_text("utf-8")):
                digits = link.dumps(play)
                yield digits.encode()
                if digits.startswith("g"):
                    padded = digits[2:].rjust(-(-len(digits[2:]) // 4) * 4, "A")
                    whole = int.from_bytes(base64.urlsafe_b64decode(padded), "big")
                    number = whole >> packing._CHECK_BITS
                    yield b"#" + number.to_bytes(-(-number.bit_length() // 8), "big")
