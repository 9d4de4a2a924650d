"""The page's requests about the laws, as `ecarte.types.laws` declares them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ecarte import laws
from ecarte.requests import web


def ask(**request: Any) -> dict[str, Any]:
    answer = json.loads(web.respond(json.dumps({"id": 3, **request})))
    assert answer.pop("id") == 3
    assert isinstance(answer, dict)
    return answer


def test_the_laws_and_what_may_happen() -> None:
    tree = ask(do="laws")["laws"]
    assert set(tree) == {"laws", "groups"}
    assert [each["number"] for each in tree["laws"]] == list(range(1, 52))
    assert tree["laws"][42] == {"number": 43, "kind": "ruling", "rules": ["E17", "E26"]}
    assert [each["name"] for each in tree["groups"]] == list(laws.GROUPS)
    assert [what for each in tree["groups"] for what in each["what"]] == list(laws.IRREGULARITIES)


def test_every_irregularity_leads_to_a_verdict() -> None:
    """Every irregularity leads to a verdict by the answers it offers."""
    for what, each in laws.IRREGULARITIES.items():
        for path, verdict in laws.paths(each.tree):
            said: list[str] = []
            for question, answer in path:
                found = ask(do="arbiter", what=what, answers=said)["arbiter"]
                assert (found["question"]["name"], found["verdict"]) == (question, None)
                assert answer in found["question"]["answers"]
                said.append(answer)
            found = ask(do="arbiter", what=what, answers=said)["arbiter"]
            assert set(found) == {"what", "asked", "question", "verdict"}
            assert (found["what"], found["question"]) == (what, None)
            assert found["asked"] == [{"question": q, "answer": a} for q, a in path]
            assert found["verdict"] == {
                "laws": list(verdict.laws),
                "chooser": verdict.chooser,
                "choices": [{"name": choice.name, "effects": list(choice.effects)} for choice in verdict.choices],
            }


@pytest.mark.parametrize(
    ("request_", "field"),
    [
        ({"what": "revok", "answers": []}, "what"),
        ({"what": "revoke", "answers": ["maybe"]}, "answers"),
        ({"what": "revoke", "answers": ["no", "no"]}, "answers"),
        ({"what": "revoke", "answers": "no"}, "answers"),
        ({"answers": []}, "what"),
    ],
)
def test_what_the_arbiter_cannot_be_asked(request_: dict[str, Any], field: str) -> None:
    (problem,) = ask(do="arbiter", **request_)["problems"]
    assert (problem["code"], problem["data"]) == ("E-request", {"field": field})
