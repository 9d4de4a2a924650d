"""Requests and answers are as declared in `ecarte.types`, and the generated files are up to date."""

from __future__ import annotations

import json
import sys
from collections import OrderedDict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ecarte import laws, policies
from ecarte.analysis.belote import explore, open_cards
from ecarte.friend.ristretto import Integers
from ecarte.machine import module
from ecarte.notation import ecn
from ecarte.requests import web
from ecarte.requests.declared import REQUESTS
from ecarte.requests.subjects import reading, reviews
from shapes import fits
from tests.analysis.reviewed import QUICKLY, game
from tests.kit.friends import GROUP, OTHER
from tests.players.test_why import played
from tests.requests.answers import FOLDER, golden_pairs
from tests.requests.test_friend import Two
from tests.requests.test_friend_many import Group

KINDS = sorted(path.stem for path in FOLDER.glob("*.jsonl"))
GOLDEN = Path(__file__).parents[1] / "golden"
LOOKED_AT = ["annotated", "belote-annotated", "belote-draw", "match-pool", "match-french", "real-table"]
NEW = {"game": "ecarte", "preset": "akagiri", "seed": "5e" * 32, "dealer": "N", "seat": "S"}
HAND = {"game": "ecarte", "rules": {"preset": "akagiri", "options": {}}, "hand": ["Ks", "Qs", "Ah", "Ad", "7c"],
        "turned": "7s", "role": "elder", "score": [0, 0], "laid": 3}  # fmt: skip
BELOTE = {"game": "belote", "rules": {"preset": "classic", "options": {}}, "asks": "first", "place": 1,
          "hand": ["Js", "9s", "As", "Kd", "7h"], "turned": "8s"}  # fmt: skip


def ask(do: str, **fields: Any) -> Any:
    """Return the answer, after checking it against the declaration."""
    return fitting(json.loads(web.respond(json.dumps({"do": do, **fields}))))


def fitting(answer: Any, seen: Any = None) -> Any:
    found = {name: value for name, value in answer.items() if name != "id"}
    assert fits.find_misfit(found, "answer", "Answer", seen) is None
    return found


def slices(do: str, **fields: Any) -> Iterator[Any]:
    """Yield the answers to a request that is worked out in slices."""
    answer = ask(do, **fields)
    yield answer
    while "continue" in answer:
        answer = ask(do, **fields, **{"continue": answer["continue"]})
        yield answer


@pytest.mark.parametrize("kind", KINDS)
def test_golden_answers_are_as_they_are_declared(kind: str) -> None:
    for _, answer in golden_pairs(kind):
        fitting(answer)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "none"])
def test_requests_that_are_answered_are_as_they_are_declared(kind: str) -> None:
    """Further fields of a request, which nobody reads, are left out."""
    answered = [request for request, answer in golden_pairs(kind) if "problems" not in answer]
    common = {"do", *REQUESTS[kind]}
    for request in answered:
        said = {name: value for name, value in request.items() if name in common}
        assert fits.find_misfit(said, "request", "Request") is None
        if kind == "explore":  # the game declares the rest
            own = {name: value for name, value in request.items() if name not in {*common, "id"} - {"game"}}
            assert fits.find_misfit(own, "analysis", "Exploring") is None


def test_a_misfit_is_found_wherever_it_is() -> None:
    good = ask("new", **NEW)
    cases: list[tuple[list[Any], Any, str]] = [
        (["summary", "score", "S"], "0", "Answer.summary.score.S: '0' is no int"),
        (["view", "phase"], "bid", "Answer.view.phase: 'bid' is no Literal"),
        (["view", "hand", 0], None, "Answer.view.hand[0]: None is no str"),
        (["view", "pause"], 0, "Answer.view.pause: 0 is no bool"),
        (["view", "deal"], True, "Answer.view.deal: True is no int"),
        (["view", "more"], 1, "Answer.view: EcarteView has no more"),
        (["frames", 0, "entry", "seat"], ["S"], "Answer.frames[0].entry.seat: ['S'] is no"),
    ]
    for at, value, misfit in cases:
        changed = json.loads(json.dumps(good))
        place = changed
        for key in at[:-1]:
            place = place[key]
        place[at[-1]] = value
        assert str(fits.find_misfit(changed, "answer", "Answer")).startswith(misfit)
    del good["summary"]["winner"]
    assert fits.find_misfit(good, "answer", "Answer") == "Answer.summary: Summary lacks winner"


@pytest.mark.thorough
@pytest.mark.skipif(isinstance(GROUP, Integers), reason="plain integers take too long for a friend's game")
def test_every_field_that_is_declared_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """No answer has undeclared fields, and every declared field occurs in some answer."""
    for subject, kept in ((reviews, "_found"), (reviews, "_begun"), (reading, "_works")):  # other tests start afresh
        monkeypatch.setattr(subject, kept, OrderedDict())
    seen: Any = set()
    monkeypatch.setattr(sys.modules[__name__], "fitting", lambda answer, _=None, check=fitting: check(answer, seen))
    for kind in KINDS:
        for _, answer in golden_pairs(kind):
            fitting(answer)
    for name in LOOKED_AT:
        for play in ecn.loads((GOLDEN / f"{name}.ecn").read_text("utf-8")):
            replay = ask("replay", record=ecn.dumps(play), seat=None)["replay"]
            ask("views", record=ecn.dumps(play), seat=None, at=[event["at"] for event in replay["deals"][-1]["events"]])
    for what in laws.IRREGULARITIES:
        answer = ask("arbiter", what=what, answers=[])["arbiter"]
        while answer["question"]:
            said = [*(each["answer"] for each in answer["asked"]), answer["question"]["answers"][0]]
            answer = ask("arbiter", what=what, answers=said)["arbiter"]
    ask("import", text=(GOLDEN.parent / "corpus/typed/capitals.txt").read_text("utf-8"), line=1, number=0, last=True)
    begun = ask("accept", link=(GOLDEN / "challenge.txt").read_text().split()[-1], tags={}, seat="S")
    ask("resign", record=begun["record"], seat="S")
    ask("verify", record=ask("daily-begin", game="ecarte", day="2026-11-23")["record"])
    two = Two()
    seat = two.pass_on()
    said = ask("friend-say", session=two.sides[OTHER[seat]]["friend"]["session"], word="moment")
    ask("friend-receive", session=two.sides[seat]["friend"]["session"], text="\n".join(said["friend"]["lines"]))
    ask("friend-say", session=said["friend"]["session"], word="end")
    fitting(two.cheat()[1])
    for side in Group(3, "S").sides:
        fitting(side)
    monkeypatch.setattr(reviews, "QUICK", QUICKLY)  # of few hands the halves differ
    assert list(slices("review", record=ecn.dumps(game()), seat="S"))[-1].keys() == {"review"}
    monkeypatch.setattr(open_cards, "OPEN", 4)  # more take long where the machine's functions run as they stand
    belote = ecn.loads((GOLDEN / "belote-annotated.ecn").read_text("utf-8"))[0]
    assert list(slices("review", record=ecn.dumps(belote), seat="S"))[-1].keys() == {"review"}
    read = {"record": ecn.dumps(belote), "seat": "S", "at": "1#48", "weighted": False}
    assert list(slices("reader", **read, suppose=["W+Jd"], figures=True))[-1]["reader"]["figures"]
    play = played("expert", "amateur", 1, "classic", "belote")
    figured = next(each for each in ask("why", record=ecn.dumps(play), seat="S")["whys"] if "figures" in each)
    events = [str(entry.event) for entry in play.record.deals[0].entries]
    ask("why", record=ecn.dumps(play), at=f"1#{events.index(figured['event']) + 1}")
    lesson = next(each["id"] for each in ask("puzzles", game="ecarte")["puzzles"] if each.get("lesson"))
    ask("puzzle", game="ecarte", puzzle=lesson)
    bid = next(each["id"] for each in ask("puzzles", game="belote")["puzzles"] if each["kind"] == "first")
    ask("solve", game="belote", puzzle=bid, event="S:pass")
    monkeypatch.setattr(module, "_slow", {"ecarte": "it could not be loaded"})  # as in the browser
    ask("version")
    for answer in slices("explore", **HAND):
        if None not in answer["explore"].values():
            break
    monkeypatch.setattr(explore, "EFFORTS", (1,))
    assert list(slices("explore", **BELOTE))[-1]["explore"]["estimate"]
    monkeypatch.setattr(policies, "_provided", {})
    monkeypatch.setattr("pkgutil.get_data", lambda *_: None)
    begun = ask("new", **NEW)
    assert any("needs" in answer for answer in slices("warm", record=begun["record"], seat="S"))
    unseen = fits.declared_fields("answer", "Answer") - seen
    assert unseen == {("Answer", "without")}  # set by the page
