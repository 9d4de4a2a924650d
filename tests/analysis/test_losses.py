"""One measure of a loss: the same marks, words and list wherever a loss is told."""

from __future__ import annotations

import json
from typing import Any

import pytest

pytest.importorskip("fluent.runtime", reason="the words of the command line are native only")

from hypothesis import given
from hypothesis import strategies as st

from ecarte.analysis.ecarte.review import GRADES
from ecarte.games.ecarte.facts import UNIT
from ecarte.requests.web import respond
from ecarte.text import Words
from tests.analysis.reviewed import reviewed

CHANCE = st.floats(0, 1)


@given(CHANCE, CHANCE)
def test_size_and_mark_are_of_one_scale(loss: float, error: float) -> None:
    sizes = {"": {"small", "unsure"}, "?!": {"dubious"}, "?": {"mistake"}, "??": {"blunder"}}
    assert UNIT.size(loss, error) in sizes[UNIT.mark(loss, error)]
    assert (UNIT.size(loss, error) == "unsure") == (loss <= error)


@given(st.lists(CHANCE))
def test_the_costliest_are_listed_with_or_without_a_mark(lost: list[float]) -> None:
    listed = UNIT.costliest(enumerate(lost))
    assert len(listed) == min(3, sum(loss >= 0.0005 for loss in lost))
    unlisted = [loss for place, loss in enumerate(lost) if place not in listed]
    assert all(lost[place] >= max(unlisted, default=0) for place in listed)


@pytest.mark.parametrize("seat", ["S", "N"])
def test_a_review_that_counts_a_loss_lists_it(seat: str) -> None:
    review = reviewed().to_json(seat)
    own = sorted((each["loss"] for each in review["decisions"] if each["seat"] == seat), reverse=True)
    listed = [review["decisions"][at]["loss"] for at in review["worst"]]
    assert listed == [loss for loss in own if loss >= 0.0005][:3]
    assert listed == [reviewed().decisions[at].loss for at in reviewed().to_json(seat)["worst"]]


def test_a_problem_tells_a_loss_as_a_review_does() -> None:
    puzzles = _ask(do="puzzles", game="ecarte")["puzzles"]
    for one in puzzles[:: len(puzzles) // 12]:
        asked = _ask(do="puzzle", game="ecarte", puzzle=one["id"])["puzzle"]
        solved = _ask(do="solve", game="ecarte", puzzle=one["id"], event=asked["choices"][0])
        for choice in solved["solution"]["choices"]:
            assert choice["mark"] == UNIT.mark(choice["loss"], 0)
            assert choice["loss"] >= 0


@given(st.floats(0, 20), st.integers(1, 5000))
def test_no_letter_is_given_while_any_is_possible(loss: float, decisions: int) -> None:
    found = GRADES.grade(loss / 100 * decisions, decisions)
    assert (found["mark"] is None) == ((found["best"], found["worst"]) == ("A", "E"))


@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
def test_every_size_has_words_of_its_own(lang: str) -> None:
    words = Words(lang)
    words.about("analysis")
    told = [words("loss-told", amount="1 %", size=UNIT.size(loss, 0.001)) for loss in (0.2, 0.07, 0.03, 0.01, 0.0005)]
    assert len(set(told)) == 5
    for sign, text in zip(("??", "?", "?!"), told, strict=False):
        assert sign in text


def _ask(**request: Any) -> Any:
    return json.loads(respond(json.dumps({"id": 1, **request})))
