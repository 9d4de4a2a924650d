"""Games of links are read by the machine's numbers just as the rules of the games read them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte.core.game import Event, Head
from ecarte.notation import codec, unpacking
from ecarte.notation.link import packed
from ecarte.notation.link.packing import Coder
from ecarte.record import Entry, Play, Record, format_score
from tests.kit.games import Chosen, options, started

STEPS = 160  # of a game, about three deals of belote


class Drawn(Coder):
    """Draws choices, and keeps what they were made among. Every value is equally likely, so that rare things happen.

    What is forced costs nothing in a link, and need not be asked.
    """

    def __init__(self, number: int) -> None:
        super().__init__(10**9)
        self.rng, self.asked = Random(number), list[object]()

    def choose(self, total: int, index: int = 0) -> int:
        if total == 1:
            return 0
        self.asked.append(total)
        return self.rng.randrange(total)

    def weigh(self, sizes: Sequence[int], index: int = 0) -> int:
        if len(sizes) == 1:
            return 0
        self.asked.append(tuple(sizes))
        return self.rng.randrange(len(sizes))


def same_choices(name: str, chosen: Chosen, number: int, has_seed: bool) -> None:
    tags = started(chosen, number, name).record.tags
    rules = Record(tuple(tag for tag in tags if has_seed or tag[0] != "Seed"))
    dealer = rules.seats[number % len(rules.seats)]
    code, other = Drawn(number), Drawn(number)
    course = packed._Course(code, rules, None)
    by_rules = list(islice(course.steps(dealer), STEPS))
    quick = unpacking.UNPACKING[name](rules.options(), other, dealer, codec.find_packs(rules.seed))
    assert quick is not None
    by_numbers = list(islice(quick.steps(), STEPS))
    assert list(map(key, by_numbers)) == list(map(key, by_rules))
    assert other.asked == code.asked
    play = Play(replace(rules, deals=unpacking.collect(iter(by_rules), len(by_rules))))
    assert quick.score == format_score(play.record.game.score.of(play.state), rules.sides)
    assert quick.is_over == play.record.game.score.over(play.state)


def key(what: Head | Entry) -> Head | Event:
    return packed._key(what.event if isinstance(what, Entry) else what)


@given(options("ecarte", plain=True), st.integers(0, 2**32 - 1), st.booleans())
def test_ecarte(chosen: Chosen, number: int, has_seed: bool) -> None:
    same_choices("ecarte", chosen, number, has_seed)


@given(options("belote"), st.integers(0, 2**32 - 1), st.booleans())
def test_belote(chosen: Chosen, number: int, has_seed: bool) -> None:
    same_choices("belote", chosen, number, has_seed)


def test_other_options_of_ecarte_are_left_to_its_rules() -> None:
    rules = started(("london", ()), 1).record
    assert unpacking.unpack(rules, Drawn(1), "S", None) is None


@pytest.mark.parametrize("tag", [("View", "S"), ("View", "N")])
def test_views_are_left_to_the_rules(tag: tuple[str, str]) -> None:
    rules = started(("akagiri", ()), 1).record.with_tag(*tag)
    assert unpacking.unpack(rules, Drawn(1), "S", None) is None
