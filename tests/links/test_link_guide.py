"""The guide to links: its examples are run."""

from __future__ import annotations

import doctest
import zlib
from math import comb
from pathlib import Path

import pytest

from ecarte.core.cards import PACK
from ecarte.games.belote import weights
from ecarte.notation import ecn, link

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
GUIDE = Path(__file__).parents[2] / "docs/guide/links.md"
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
    pytest.importorskip("fluent.runtime", reason="the words of errors are native only")
    examples = doctest.DocTestParser().get_doctest(GUIDE.read_text("utf-8"), {"text": TEXT}, "links", str(GUIDE), 0)
    assert len(examples.examples) > 5
    said: list[str] = []
    assert doctest.DocTestRunner(verbose=False).run(examples, out=said.append).failed == 0, "".join(said)


class Digits:
    """A link decoded by hand."""

    def __init__(self, text: str) -> None:
        digits = link.dumps(ecn.loads(text)[0]).removeprefix("g1")
        packed: int = sum(ALPHABET.index(digit) * 64**place for place, digit in enumerate(reversed(digits)))
        self.x, check = divmod(packed, 2**15)
        assert check == zlib.crc32(b"g1" + self.x.to_bytes((self.x.bit_length() + 7) // 8, "big")) >> 17

    def take(self, *sizes: int) -> int:
        rest, place = divmod(self.x, sum(sizes))
        start = part = 0
        while place >= start + sizes[part]:
            start, part = start + sizes[part], part + 1
        self.x = rest * sizes[part] + place - start
        return part

    def one_of(self, total: int) -> int:
        self.x, found = divmod(self.x, total)
        return found

    def number(self) -> int:
        half = 1
        while self.take(1, 1):
            half *= 2
        return half + self.one_of(half) - 1

    def given(self, *hands: str) -> None:
        unseen = list(PACK)
        for hand in hands:
            places = sorted(unseen.index(hand[at : at + 2]) for at in range(0, len(hand), 2))
            total = comb(len(unseen), len(places))
            assert self.one_of(total) == sum(comb(place, k) for k, place in enumerate(places, 1))
            unseen = [card for card in unseen if card not in hand]


def test_the_example_decodes_as_the_guide_says() -> None:
    """Decode the guide's first example by hand."""
    digits = Digits(TEXT)
    assert (digits.number(), digits.number()) == (0, 0)  # écarté, akagiri
    assert [digits.take(7, 1) for _ in range(4)] == [0, 1, 0, 0]  # not over; no options, not void, no tags
    assert digits.one_of(2) == 1  # North deals
    assert digits.number() == 5  # an opening and four events
    digits.given("AsJhQdQc7c", "QsTsAh8h7h", "7d")
    assert digits.one_of(2) == 0  # propose, or stand
    assert digits.x == 1


def test_a_belote_link_decodes_as_the_guide_says() -> None:
    text = TEXT.replace("ecarte", "belote").replace("akagiri", "modern").partition("1. N")[0].replace("\n\n", "\n")
    text += '[East "?"]\n[West "?"]\n\n1. S\n'
    text += "W<Kh7hJdTd7c N<KsQsQdKc8c E<7sJh7dAc9c S<9s8hKdJcTc ^Js\nW:pass N:take:s\n*\n"
    sizes = {letter: round(2 ** (place / 2)) for place, letter in enumerate("abcdefghijklmnopqrstuvwxyz")}
    digits = Digits(text)
    assert (digits.number(), digits.number()) == (1, 2)  # belote, modern
    assert [digits.take(7, 1) for _ in range(4)] == [0, 1, 0, 0]  # not over; no options, not void, no tags
    assert digits.one_of(4) == 2  # South deals
    assert digits.number() == 8  # an opening and seven events
    digits.given("Kh7hJdTd7c", "KsQsQdKc8c", "7sJh7dAc9c", "9s8hKdJcTc", "Js")
    suit, no_trumps, all_trumps = (weights._BIDS[bid] for bid in ("suit 1", "nt", "at"))
    passing = sizes[weights._PASS["1"]]
    # What West bids on: in spades the jack turned up, at no trumps a ten, at all trumps a jack.
    assert digits.take(passing, sizes[suit[5]], sizes[no_trumps[1]], sizes[all_trumps[3]]) == 0
    # And North: in spades king, queen and the jack turned up, at no trumps and at all trumps nothing.
    assert digits.take(passing, sizes[suit[7]], sizes[no_trumps[0]], sizes[all_trumps[0]]) == 1
    assert digits.x == 1


def test_doubles_and_offers_decode_as_the_guide_says() -> None:
    text = TEXT.replace("akagiri", "casino").replace("S:propose\n", "S:stand\nN:double S:refuse:double\n=0-2 0-2\n")
    digits = Digits(text)
    assert (digits.number(), digits.number()) == (0, 4)  # écarté, casino
    assert [digits.take(7, 1) for _ in range(4)] == [0, 1, 0, 0]  # not over; no options, not void, no tags
    assert digits.one_of(2) == 1  # North deals
    assert digits.number() == 7  # an opening and six events
    digits.given("AsJhQdQc7c", "QsTsAh8h7h", "7d")
    assert digits.one_of(6) == 1  # propose, stand, double, offer; North's double, offer
    assert digits.one_of(9) == 7  # South's double, offer, and five cards; North's double, offer
    assert digits.one_of(2) == 1  # accept, or refuse
    assert digits.x == 1
