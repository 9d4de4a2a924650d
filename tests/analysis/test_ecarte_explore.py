"""The hand explorer, and the requests of the page for it and for the hand reader."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ecarte.notation import ecn
from ecarte.requests import web
from ecarte.requests.subjects import reading
from tests.players.test_ecarte_classic import MOSSOP

Json = dict[str, Any]
HAND = ["7h", "8h", "Ks", "7s", "7d"]
EXPLORE = {
    "game": "ecarte",
    "rules": {"preset": "akagiri", "options": {}},
    "hand": HAND,
    "turned": "9h",
    "role": "elder",
    "score": [0, 0],
    "laid": 3,
}
RECORD = (Path(__file__).parents[1] / "golden/short-stock.ecn").read_text("utf-8")


def ask(do: str, **fields: Any) -> Json:
    answer: Json = json.loads(web.respond(json.dumps({"id": 1, "do": do, **fields})))
    return answer


def to_the_end(do: str, **fields: Any) -> tuple[Json, list[Json]]:
    """Return the last answer, and those before it."""
    before: list[Json] = []
    answer = ask(do, **fields)
    while "continue" in answer:
        assert not before or answer["progress"] >= before[-1]["progress"]
        before.append(answer)
        answer = ask(do, **fields, **{"continue": answer["continue"]})
    assert "progress" not in answer
    return answer[do], before


def games() -> str:
    play = ecn.loads(RECORD)[0]
    return ecn.dumps(play)


# --- the explorer ---


@pytest.mark.sampled
@pytest.mark.parametrize("cards", list(MOSSOP)[2:])
def test_standing_is_counted_against_every_hand(cards: str) -> None:
    """With the best first lead, not seeing the dealer's cards costs these hands nothing."""
    why, wins = MOSSOP[cards]
    hand = [cards[at : at + 2] for at in range(0, 10, 2)]
    found, _ = to_the_end("explore", **{**EXPLORE, "hand": hand})
    assert found["deals"]["hands"] == 65_780
    assert found["deals"]["wins"] == wins
    assert max(found["deals"]["leads"].values()) == wins
    assert (found["classic"]["plays"], found["classic"]["why"]) == (True, why)


def test_estimates_come_first_and_counts_are_exact() -> None:
    found, before = to_the_end("explore", **EXPLORE)
    first = next(each["explore"] for each in before if each["explore"]["choices"])
    assert first["deals"] is None
    assert {each["event"] for each in first["choices"]} == {"S:stand", "S:propose"}
    assert all(0 < each["error"] < 0.03 for each in first["choices"])
    by_event = {each["event"]: each for each in found["choices"]}
    assert by_event["S:stand"]["error"] == 0
    assert 0 < by_event["S:propose"]["error"] < 0.006
    assert by_event["S:propose"]["p"] + by_event["S:stand"]["p"] == pytest.approx(1, abs=1e-3)  # the master's
    early = {each["event"]: each for each in first["choices"]}
    assert abs(early["S:stand"]["game"] - by_event["S:stand"]["game"]) < 2 * early["S:stand"]["error"]
    best = found["discards"][0]
    assert best["event"] in ("S-7s7d", "S-7d")  # equally good, as far as sampled hands show
    [both] = [each for each in found["discards"] if each["event"] == "S-7s7d"]
    assert best["game"] - both["game"] < best["error"] + both["error"]
    assert found["leads"][0]["event"] in ("S.Ks", "S.7d")
    assert by_event["S:stand"]["game"] == pytest.approx(found["leads"][0]["game"], abs=1e-4)
    assert found["classic"] == {
        "plays": True, "why": "two-trumps-guarded-queen", "standard": "87 Q7 *", "thrown": ["7s", "7d"], "lead": "Ks",
    }  # fmt: skip


@pytest.mark.thorough
def test_the_value_of_seeing_the_dealers_hand_before_leading_is_given() -> None:
    """If the best lead depends on the dealer's cards, standing beats any lead; not so for a classic hand."""
    hand = ["Kc", "Jh", "Ad", "8d", "7d"]
    found, before = to_the_end("explore", **{**EXPLORE, "hand": hand, "turned": "Qc"})
    assert before[0]["explore"]["seeing"] is None
    [stand] = [each for each in found["choices"] if each["event"] == "S:stand"]
    lead = found["leads"][0]
    assert found["seeing"] == {
        "game": pytest.approx(stand["game"] - lead["game"], abs=2e-5),
        "points": pytest.approx(stand["points"] - lead["points"], abs=2e-4),
    }
    assert found["seeing"]["game"] > 0.005
    assert found["seeing"]["points"] > 0.05
    assert found["deals"]["wins"] > max(found["deals"]["leads"].values())
    classic, _ = to_the_end("explore", **EXPLORE)
    assert classic["seeing"] == {"points": 0, "game": 0}
    dealer, _ = to_the_end("explore", **{**EXPLORE, "role": "dealer"})
    assert dealer["seeing"] is None


@pytest.mark.thorough
def test_a_dealer_is_asked_whether_to_refuse() -> None:
    found, _ = to_the_end("explore", **{**EXPLORE, "role": "dealer"})
    assert {each["event"] for each in found["choices"]} == {"S:refuse", "S:accept"}
    assert found["deals"]["wins"] == 43_799  # an elder who sees the dealer's cards before leading
    assert found["deals"]["leads"] is found["leads"] is found["classic"]["lead"] is None
    assert "S-0" not in {each["event"] for each in found["discards"][:1]}
    one, _ = to_the_end("explore", **{**EXPLORE, "role": "dealer", "laid": 1})
    assert one["choices"] == found["choices"]
    assert one["discards"] != found["discards"]


@pytest.mark.thorough
def test_the_score_and_the_rules_count() -> None:
    even, _ = to_the_end("explore", **EXPLORE)
    pressed, _ = to_the_end("explore", **{**EXPLORE, "score": [4, 4]})
    assert pressed["choices"][0]["event"] == "S:stand"  # because the dealer may be dealt the king
    assert even["choices"][0]["event"] == "S:propose"
    free, _ = to_the_end("explore", **{**EXPLORE, "rules": {"preset": "jirai", "options": {}}})
    assert free["choices"] != even["choices"]
    over, _ = to_the_end("explore", **{**EXPLORE, "role": "dealer", "turned": "Kh", "score": [4, 0]})
    assert over["choices"] is over["deals"] is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"hand": ["7h", "8h", "Ks", "7s"]},
        {"hand": ["7h", "8h", "Ks", "7s", "7s"]},
        {"hand": ["7h", "8h", "Ks", "7s", "??"]},
        {"hand": ["7h", "8h", "Ks", "7s", ["7d"]]},
        {"turned": "7h"},
        {"turned": "??"},
        {"role": "both"},
        {"score": [0, 5]},
        {"score": [0]},
        {"laid": 6},
        {"rules": {}},
        {"rules": {"preset": "whist", "options": {}}},
        {"game": "whist"},
    ],
)
def test_what_cannot_be_explored_is_refused(wrong: Json) -> None:
    (problem,) = ask("explore", **{**EXPLORE, **wrong})["problems"]
    assert problem["code"] == "E-request"
    assert problem["data"]["field"] == next(iter(wrong))


# --- the reader ---


def test_the_reader_tells_of_every_card_not_seen() -> None:
    found, before = to_the_end("reader", record=games(), seat="S", at="1#3", weighted=False)
    assert before == []
    (held,) = found["holders"]
    assert (held["seat"], held["size"], found["looked"], found["error"]) == ("N", 5, 0, 0)
    assert sum(held["cards"].values()) == pytest.approx(5, abs=0.01)
    assert len(held["cards"]) == 26
    assert found["hands"] == 65_780


KING = """[ECN "1"]
[Game "ecarte"]
[Event "?"]
[Site "?"]
[Date "2026.11.20"]
[Round "?"]
[South "South"]
[North "North"]
[Rules "akagiri"]
[Result "*"]

1. N
S<JsTh9h8d7d N<7sKhKdTdTc ^Jd
S:propose N:refuse
N:king S.Js N.7s /S
*
"""


@pytest.mark.thorough
@pytest.mark.parametrize("weighted", [False, True])
def test_a_king_may_be_there_until_it_would_have_been_marked(weighted: bool) -> None:
    asked: Json = {"record": KING, "seat": "S", "weighted": weighted}
    refused, _ = to_the_end("reader", at="1#5", **asked)
    assert 0.1 < refused["holders"][0]["cards"]["Kd"] < 0.9
    marked, _ = to_the_end("reader", at="1#6", **asked)
    assert marked["holders"][0]["cards"]["Kd"] == 1
    without, _ = to_the_end("reader", at="1#5", **{**asked, "record": KING.replace("Kd", "Qd").replace("N:king ", "")})
    assert without["holders"][0]["cards"]["Kd"] == 0


@pytest.mark.thorough
def test_weighed_it_comes_in_slices_and_is_the_same_when_it_was_forgotten() -> None:
    asked: Json = {"record": games(), "seat": "S", "at": "1#6", "weighted": True}
    found, before = to_the_end("reader", **asked)
    assert len(before) > 2
    assert found["looked"] > 0
    begun = ask("reader", **asked)
    reading._works.clear()
    again = ask("reader", **asked, **{"continue": begun["continue"]})
    assert again == begun
    assert to_the_end("reader", **asked)[0] == found


def test_the_reader_refuses_an_unfinished_record_with_both_hands_open() -> None:
    begun = ask("new", game="ecarte", preset="akagiri", options={}, seed="5e" * 32, dealer="N", seat="S", tags={})
    asked: Json = {"at": "1#3", "weighted": False}
    for seat in "SN":
        (problem,) = ask("reader", record=begun["record"], seat=seat, **asked)["problems"]
        assert problem["code"] == "E-reader-going"
    known = ask("redact", record=begun["record"], seat="S")["record"]
    assert "reader" in ask("reader", record=known, seat="S", **asked)
    over = ask("resign", record=begun["record"], seat="S")["record"]
    assert "reader" in ask("reader", record=over, seat="N", **asked)


def test_the_reader_reads_moments_that_are_and_supposes_nothing() -> None:
    problems = ask("reader", record=games(), seat="S", at="1#3", weighted=False, suppose=["N+Ks"])["problems"]
    assert problems[0]["code"] == "E-reader-suppose"
    problems = ask("reader", record=games(), seat="S", at="1#99", weighted=False)["problems"]
    assert problems[0]["code"] == "E-moment"
    view = ecn.dumps(ecn.loads((Path(__file__).parents[1] / "golden/irregular-views.ecn").read_text("utf-8"))[0])
    seat = "N" if '[View "S"]' in view else "S"
    problems = ask("reader", record=view, seat=seat, at="1#3", weighted=False)["problems"]
    assert problems[0]["code"] == "E-view-other"
