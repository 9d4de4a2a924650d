"""Answers to nonsense, to broken records, and when the engine has a bug."""

from __future__ import annotations

import json
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte.notation import ecn
from ecarte.requests import web
from ecarte.requests.subjects import matches, study
from tests.kit.games import Game
from tests.requests.asking import SEED, Json, ask, codes, new, sound

# In Pyodide such depth ends the whole engine, because its C stack is small. Only the page sends requests.
DEEP = ["[" * 100_000, '{"a":' * 100_000] if sys.platform != "emscripten" else []


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "1", '"view"', "{", "{}", '{"do":1}', '{"do":"nothing"}', '{"do":["view"]}', '{"do":"view"}',
     '{"do":"view","record":1,"seat":"S"}', '{"do":"view","record":"","seat":"S"}', *DEEP,
     "[" * 50, "9" * 10_000, "\x00", '{"do":"view","seat":"S","record":"[ECN \\"1\\"]"}'],
)  # fmt: skip
def test_nonsense_is_answered(text: str) -> None:
    answer = json.loads(web.respond(text))
    assert set(answer) == {"id", "problems"}
    assert "E-internal" not in codes(answer)


def test_two_records_are_not_one() -> None:
    record = new()["record"]
    assert codes(ask("view", record=f"{record}\n{record}", seat="S")) == ["E-request"]


def test_a_broken_record_is_refused_with_its_problems() -> None:
    record = new()["record"].replace("1. N", "1. S")
    answer = ask("view", record=record, seat="S")
    assert "E-given-order" in codes(answer)
    assert {"line", "column", "deal"} <= set(answer["problems"][0])


def test_a_bug_is_answered_with_its_place_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: Json) -> Json:
        raise LookupError("the king of spades is with North")

    monkeypatch.setitem(web._ANSWERS, "version", broken)
    (problem,) = ask("version")["problems"]
    assert problem["code"] == "E-internal"
    assert problem["data"]["error"] == "LookupError"
    assert "king" not in json.dumps(problem)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 12) | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
FIELDS = [
    "record", "seat", "as", "event", "player", "game", "preset", "options", "seed", "dealer", "tags", "players",
    "text", "line", "number", "last", "at", "comment", "nags", "branch", "link", "records", "begin", "name", "wishes",
    "sums", "reviews",
]  # fmt: skip


@given(
    st.sampled_from(sorted(web._ANSWERS.keys() | study.ANSWERS.keys() | matches.ANSWERS.keys())),
    st.dictionaries(st.sampled_from(FIELDS), json_values, max_size=3),
    st.integers(0, 40),
)
def test_junk_is_refused_and_never_stumbled_over(do: str, junk: Json, number: int) -> None:
    """A sound request with some fields replaced by anything gets a valid answer, and never an internal error."""
    record = ecn.dumps(Game(("article", ()), number, 20).play)
    request = {"do": do, "id": 1, "record": record, "seat": "S", "as": "N", "event": "S:stand", "player": "chance",
               "game": "ecarte", "preset": "akagiri", "seed": SEED, "dealer": "cut",
               "text": record, "line": 1, "number": 0, "last": True,
               "at": ["1#3"] if do == "views" else "1#3", "branch": record, "link": "g1AAAA", **junk}  # fmt: skip
    answer = json.loads(web.respond(json.dumps(request)))
    assert answer["id"] == 1
    for problem in answer.get("problems", []):
        assert problem["code"] != "E-internal", problem
    if "view" in answer:
        sound(answer, request["seat"])


@given(st.text(max_size=300))
def test_any_text_is_answered(text: str) -> None:
    for request in (text, json.dumps({"do": "view", "seat": "S", "record": text})):
        answer = json.loads(web.respond(request))
        assert "problems" in answer
        assert "E-internal" not in [problem["code"] for problem in answer["problems"]]
