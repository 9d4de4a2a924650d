"""Grades: the letters of our players, how sure a grade is, and the standing of a player in many games."""

from __future__ import annotations

import json
from itertools import pairwise
from math import exp, factorial
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte.analysis import ANALYSTS
from ecarte.analysis.ecarte.levels import LEVELS
from ecarte.analysis.ecarte.review import GRADES
from ecarte.analysis.grades import Level
from ecarte.analysis.standing import PARTS
from ecarte.requests.web import respond
from tests.analysis.reviewed import reviewed

if TYPE_CHECKING:
    from ecarte.types.analysis import JudgedSums

LOSSES = st.floats(0, 20)
DECISIONS = st.integers(1, 5000)


def test_worse_players_lose_more() -> None:
    for better, worse in pairwise(LEVELS):
        assert better.letter < worse.letter
        assert better.loss < worse.loss
    assert [step["mark"] for step in GRADES.steps()] == list("ABCDE")


@pytest.mark.parametrize("level", LEVELS)
def test_the_loss_of_a_level_gets_its_letter_for_sure(level: Level) -> None:
    found = GRADES.grade(level.loss / 100 * 50_000, 50_000)
    assert {found["mark"], found["best"], found["worst"]} == {level.letter}
    assert GRADES.variance(level.loss) == pytest.approx(level.deviation**2)
    half = (found["high"] - found["low"]) / 2
    assert half == pytest.approx(1.96 * level.deviation / 50_000**0.5, rel=0.05)  # as a normal mean's


@given(LOSSES, DECISIONS)
def test_the_interval_holds_the_loss(loss: float, decisions: int) -> None:
    found = GRADES.grade(loss / 100 * decisions, decisions)
    assert 0 <= found["low"] <= found["loss"] <= found["high"] <= 100
    assert found["best"] <= GRADES.letter(found["loss"]) <= found["worst"]
    assert found["mark"] in (None, GRADES.letter(found["loss"]))


@given(LOSSES, LOSSES, DECISIONS)
def test_who_loses_more_gets_no_better_grade(one: float, other: float, decisions: int) -> None:
    pair: list[Any] = [GRADES.grade(loss / 100 * decisions, decisions) for loss in sorted((one, other))]
    better, worse = pair
    for name in ("low", "high"):
        assert better[name] <= worse[name] + 1e-9
    for name in ("best", "worst"):
        assert better[name] <= worse[name]
    assert GRADES.letter(better["loss"]) <= GRADES.letter(worse["loss"])


@given(LOSSES, st.integers(2, 5000))  # of one, the loss is too skewed for its cube root to be nearly normal
def test_more_decisions_are_surer(loss: float, decisions: int) -> None:
    few, many = (GRADES.grade(loss / 100 * number, number) for number in (decisions, 2 * decisions))
    assert few["high"] >= many["high"] - 1e-9
    assert few["best"] <= many["best"]
    assert few["worst"] >= many["worst"]


def test_a_few_decisions_without_a_loss_prove_little() -> None:
    few, many = GRADES.grade(0.0, 4), GRADES.grade(0.0, 400)
    assert few["mark"] == few["best"] == "A" < few["worst"]
    assert many["worst"] == "A"


def test_between_two_levels_the_nearer_by_ratio_gives_the_letter() -> None:
    for better, worse in pairwise(LEVELS):
        middle = (better.loss * worse.loss) ** 0.5
        assert GRADES.letter(middle * 0.99) == better.letter
        assert GRADES.letter(middle * 1.01) == worse.letter


@pytest.mark.parametrize("shape", [2, 5, 20])
@pytest.mark.parametrize("share", [0.3, 0.8, 1.0, 1.7])
def test_chances_are_those_of_a_gamma_distribution(shape: int, share: float) -> None:
    """With a whole number as its shape its distribution function is a finite sum (Erlang's)."""
    mean = LEVELS[1].loss
    decisions = shape * LEVELS[1].deviation ** 2 / mean**2
    x = shape * share
    wanted = 1 - sum(exp(-x) * x**number / factorial(number) for number in range(shape))
    assert GRADES.at_most(share * mean, decisions, mean) == pytest.approx(wanted, abs=0.006)  # type: ignore[arg-type]


# --- the standing of a player ---


def _judged(*decisions: tuple[str, str, float, str], luck: float = 0.0) -> JudgedSums:
    events = [{"event": event, "best": best, "loss": loss, "mark": mark} for event, best, loss, mark in decisions]
    return ANALYSTS["ecarte"].judging().judged({"decisions": events, "luck": luck})  # type: ignore[typeddict-item]


def test_the_standing_tells_what_each_kind_of_decision_lost() -> None:
    sums = _judged(
        ("S:propose", "S:stand", 0.02, "?!"),
        ("S:propose", "S:propose", 0.0, ""),
        ("S:refuse", "S:accept", 0.01, ""),
        ("S-Ks7d", "S-7d", 0.004, ""),
        ("S.Qh", "S.Jh", 0.006, ""),
        ("S:king", "S:king", 0.0, ""),
        luck=-0.25,
    )
    found = ANALYSTS["ecarte"].judging().standings([sums, {}])
    one, none = found["groups"]
    assert found["scale"] == {
        "grades": GRADES.steps(),
        "marks": {"??": 0.12, "?": 0.05, "?!": 0.02},
        "unit": "game",
    }
    assert one["grade"] == GRADES.grade(0.04, 6)
    assert one["luck"]["value"] == -25
    assert {kind: (of["faultless"]["value"], of["loss"]["value"]) for kind, of in one["kinds"].items()} == {
        "choose": (0.5, 1.0),
        "answer": (1.0, 1.0),
        "discard": (1.0, 0.4),
        "play": (1.0, 0.6),
    }
    assert {verb: [each["value"] for each in of] for verb, of in one["said"].items()} == {
        "propose": [1.0, 0.5],
        "refuse": [1.0, 0.0],
    }
    assert none == {"grade": None, "luck": none["luck"], "kinds": {}, "said": {}}
    assert none["luck"]["value"] is None


@pytest.mark.thorough
def test_the_standing_in_a_review_is_its_grade() -> None:
    review = reviewed().to_json("S")
    own = [each for each in review["decisions"] if each["seat"] == "S"]
    sums = ANALYSTS["ecarte"].judging().judged({"decisions": own, "luck": review["luck"]})  # type: ignore[typeddict-item]
    [found] = ANALYSTS["ecarte"].judging().standings([sums])["groups"]
    expected = review["grade"]["S"]
    assert found["grade"] is not None
    assert found["grade"]["decisions"] == expected["decisions"] == len(own)
    assert found["grade"]["loss"] == pytest.approx(expected["loss"], abs=1 / PARTS)
    assert found["luck"]["value"] == pytest.approx(100 * review["luck"], abs=1 / PARTS)


@pytest.mark.parametrize(
    "sums",
    [
        {"loss-play": [2, 0, 5]},
        {"loss-play": [1, 2, 9]},
        {"loss": [1]},
        {"loss": [2, -5, 1]},
        {"luck": [-3, 4, 0]},
        {"said-propose": [1, 5, 25]},
    ],
)
def test_sums_of_no_games_are_refused(sums: dict[str, list[int]]) -> None:
    answer = json.loads(respond(json.dumps({"id": 1, "do": "standings", "game": "ecarte", "sums": [sums]})))
    assert [problem["code"] for problem in answer["problems"]] == ["E-request"]


@pytest.mark.parametrize(
    ("event", "best", "loss", "luck"),
    [("", "S.Ks", 0, 0), ("S.Ks", "?", 0, 0), ("S.Ks", "S.Ks", -0.1, 0), ("S.Ks", "S.Ks", 0, 1e400)],
)
def test_what_no_review_says_is_refused(event: str, best: str, loss: float, luck: float) -> None:
    decision = {"event": event, "best": best, "loss": loss, "mark": ""}
    review = {"decisions": [decision], "luck": luck}
    answer = json.loads(respond(json.dumps({"id": 1, "do": "judged", "game": "ecarte", "reviews": [review]})))
    assert [(problem["code"], problem["data"]) for problem in answer["problems"]] == [
        ("E-request", {"field": "reviews"})
    ]
