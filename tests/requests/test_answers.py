"""The answers of `respond` to each kind of request are the golden ones of `tests.requests.answers`."""

from __future__ import annotations

import sys

import pytest

from ecarte.requests import answers, web
from ecarte.requests.declared import REQUESTS
from tests.requests.answers import FOLDER, answer, find_difference, golden_pairs

KINDS = sorted(path.stem for path in FOLDER.glob("*.jsonl"))
IN_PYODIDE = sys.platform == "emscripten"
SLOW = "daily-result"  # belote's strongest player plays a deal; the built engine is asked for it, too


@pytest.mark.parametrize(
    "kind", [pytest.param(kind, marks=pytest.mark.thorough) if kind == SLOW else kind for kind in KINDS]
)
def test_the_golden_answers_are_given(kind: str) -> None:
    if kind.startswith("friend") and IN_PYODIDE:
        pytest.skip("the page's script has the group: the built engine is asked, with that script")
    pairs = list(golden_pairs(kind))
    assert pairs
    for request, golden in pairs:
        assert find_difference(golden, answer(request)) is None, request


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_kept_of_an_answer_is_what_its_record_reads_as(kind: str) -> None:
    for request, golden in golden_pairs(kind):
        if "record" in golden:
            answers.folds.clear()
            answer(request)
            kept = dict(answers.folds)
            answers.folds.clear()
            assert all(answers.fold(text) == play for text, play in kept.items()), request


def test_every_kind_of_request_has_golden_answers() -> None:
    known = web._ANSWERS.keys() | set().union(*web._SUBJECTS.values())
    assert {*KINDS} == {*known, "none"}
    assert REQUESTS.keys() == known


def test_a_difference_is_found_wherever_it_is() -> None:
    golden = {"a": [{"b": 1}, {"c": True}]}
    assert find_difference(golden, {"a": [{"b": 1}, {"c": True}]}) is None
    assert find_difference(golden, {"a": [{"b": 2}, {"c": True}]}) == "answer.a[0].b: expected 1, got 2"
    assert find_difference(golden, {"a": [{"b": 1}]}) is not None
    assert find_difference(golden, {"a": [{"b": 1}, {"c": True, "d": 0}]}) is not None
    assert find_difference(golden, {"a": [{"b": 1}, {"c": 1}]}) is not None
