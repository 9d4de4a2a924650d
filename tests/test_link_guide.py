"""The guide to links: its examples are run."""

from __future__ import annotations

import doctest
import zlib
from math import comb
from pathlib import Path

import pytest

from ecarte.cards import PACK
from ecarte.notation import ecn, link

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
GUIDE = Path(__file__).parent.parent / "docs/guide/links.md"
TEXT = """[ECN "1"]
[Game "ecarte"]
[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[South "?"]
[North "?"]
[Rules "akagiri"]
[Result "*"]

1. N
S<AsJhQdQc7c N<QsTsAh8h7h ^7d
S:propose
*
"""


@pytest.mark.skipif(not GUIDE.exists(), reason="the guide is not here")
def test_the_examples_of_the_guide() -> None:
    examples = doctest.DocTestParser().get_doctest(GUIDE.read_text("utf-8"), {"text": TEXT}, "links", str(GUIDE), 0)
    assert len(examples.examples) > 5
    said: list[str] = []
    assert doctest.DocTestRunner(verbose=False).run(examples, out=said.append).failed == 0, "".join(said)


def test_the_bits_are_where_the_guide_says() -> None:
    """The example once more, taken apart by hand."""
    digits = link.dumps(ecn.loads(TEXT)[0]).removeprefix("g1")
    packed: int = sum(ALPHABET.index(digit) * 64**place for place, digit in enumerate(reversed(digits)))
    x, check = divmod(packed, 2**15)
    assert check == zlib.crc32(b"g1" + x.to_bytes((x.bit_length() + 7) // 8, "big")) >> 17

    def take(*sizes: int) -> int:
        nonlocal x
        rest, place = divmod(x, sum(sizes))
        start = part = 0
        while place >= start + sizes[part]:
            start, part = start + sizes[part], part + 1
        x = rest * sizes[part] + place - start
        return part

    def one_of(total: int) -> int:
        nonlocal x
        x, found = divmod(x, total)
        return found

    def number() -> int:
        half = 1
        while take(1, 1):
            half *= 2
        return half + one_of(half) - 1

    assert (number(), number()) == (0, 0)  # écarté, akagiri
    assert (take(7, 1), take(7, 1), take(7, 1), take(7, 1)) == (0, 1, 0, 0)  # not over; no options, not void, no tags
    assert one_of(2) == 1  # North deals
    assert number() == 5  # an opening and four events
    unseen = list(PACK)
    for hand in (("As", "Jh", "Qd", "Qc", "7c"), ("Qs", "Ts", "Ah", "8h", "7h"), ("7d",)):
        places = sorted(map(unseen.index, hand))
        assert one_of(comb(len(unseen), len(hand))) == sum(comb(place, k) for k, place in enumerate(places, 1))
        unseen = [card for card in unseen if card not in hand]
    assert one_of(2) == 0  # propose, or stand
    assert x == 1
