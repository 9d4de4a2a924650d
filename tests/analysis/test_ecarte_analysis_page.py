"""The analyst's answers to the page: estimates, and reviews in slices."""

from __future__ import annotations

import json
import pkgutil
from collections import OrderedDict
from dataclasses import replace
from typing import Any

import pytest

from ecarte.analysis import ANALYSTS, finished
from ecarte.machine import run
from ecarte.notation import ecn
from ecarte.record import Play
from ecarte.requests import web
from tests.analysis.reviewed import QUICKLY, game, reviewed

# --- the page ---

TAGS = '[ECN "1"]\n[Game "ecarte"]\n[Rules "akagiri"]\n\n1. N\n'


def ask(do: str, **fields: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(web.respond(json.dumps({"id": 1, "do": do, **fields})))
    return answer


def codes(answer: dict[str, Any]) -> list[str]:
    return [problem["code"] for problem in answer["problems"]]


@pytest.mark.parametrize("said", ["", "S:propose\n", "S:stand\n", "S:propose N:refuse\n"])
def test_an_estimate_depends_on_no_hidden_card(said: str) -> None:
    seat = "N" if said == "S:propose\n" else "S"
    own, other = {
        "S": ("S<AsJhQdQc7c", "N<QsTsAh8h7h N<KsTs9h8h7h"),
        "N": ("N<QsTsAh8h7h", "S<AsJhQdQc7c S<Js8cQdQc7c"),
    }[seat]
    found = []
    for hidden in other.split():
        hands = f"{own} {hidden}" if seat == "S" else f"{hidden} {own}"
        answer = ask("hint", record=f"{TAGS}{hands} ^7d\n{said}*\n", seat=seat, player="amateur")
        found.append(answer["estimate"])
    assert found[0] == found[1]
    choices = found[0]["choices"]
    assert found[0]["best"] == choices[0]["event"]
    assert [choice["game"] for choice in choices] == sorted((choice["game"] for choice in choices), reverse=True)


def test_nothing_is_estimated_where_nothing_is_decided() -> None:
    text = TAGS + "S<AsJhQdQc7c N<QsTsAh8h7h ^7d\n*\n"
    assert codes(ask("hint", record=text, seat="N", player="amateur")) == ["E-no-hint"]


def test_a_review_comes_in_slices_and_the_same_from_wherever_it_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    from ecarte.requests.subjects import reviews

    monkeypatch.setattr(reviews, "QUICK", QUICKLY)
    monkeypatch.setattr(run, "SLICE", 900)
    monkeypatch.setattr(run, "QUICK_SLICE", 900)
    monkeypatch.setattr(reviews, "_found", OrderedDict())  # no such review is cached
    text = ecn.dumps(game("jirai"))
    answer, tokens = ask("review", record=text, seat="N"), list[str]()
    while "continue" in answer:
        assert 0 <= answer["progress"] < 1
        tokens.append(answer["continue"])
        answer = ask("review", record=text, seat="N", **{"continue": answer["continue"]})
    assert len(tokens) > 3
    other = ask("review", record=text, seat="S")["review"]  # at once
    assert other["luck"] == -answer["review"]["luck"]
    reviews._begun.clear()  # as after a restart of the engine
    reviews._found.clear()
    late = ask("review", record=text, seat="N", **{"continue": tokens[-1]})
    assert late["continue"] == "1"  # one slice, however many were done before
    late = ask("review", record=text, seat="S")  # the review for the other seat, halfway
    assert late["continue"] == "2"
    while "continue" in late:
        late = ask("review", record=text, seat="N", **{"continue": late["continue"]})
    assert late["review"] == answer["review"]
    assert {"line", "decisions", "deals", "worst", "grade", "scale", "luck", "engine"} == set(answer["review"])
    assert codes(ask("review", record=text, seat="N", **{"continue": "x"})) == ["E-request"]


def test_what_is_known_of_a_review_comes_with_its_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seat's own decisions come first, then the others and the deals; the whole is as if nobody had looked."""
    from ecarte.requests.subjects import reviews

    monkeypatch.setattr(reviews, "QUICK", QUICKLY)
    monkeypatch.setattr(run, "SLICE", 40)
    monkeypatch.setattr(run, "QUICK_SLICE", 40)
    monkeypatch.setattr(reviews, "_found", OrderedDict())
    monkeypatch.setattr(reviews, "_begun", OrderedDict())
    text = ecn.dumps(game("jirai"))

    def answers(**fields: Any) -> list[dict[str, Any]]:
        found = [ask("review", record=text, seat="N", **fields)]
        while "continue" in found[-1]:
            found.append(ask("review", record=text, seat="N", **fields, **{"continue": found[-1]["continue"]}))
        reviews._found.clear()
        return found

    *slices, last = answers(partial=True)
    *plain, whole = answers()
    assert last["review"] == whole["review"]
    assert all("review" not in each for each in plain)
    known = [each["review"] for each in slices if "review" in each]
    assert len(known) < len(slices)  # a slice that found nothing repeats nothing
    sizes = [len(each["decisions"]) + len(each["line"]) + len(each["deals"]) for each in known]
    assert sizes == sorted(set(sizes))
    judged = whole["review"]["decisions"]
    for each in known:
        assert [one for one in judged if one in each["decisions"]] == each["decisions"]  # in the order of the game
        theirs = any(one["seat"] == "S" for one in each["decisions"])
        own = sum(one["seat"] == "N" for one in each["decisions"])
        assert not theirs or own == sum(one["seat"] == "N" for one in judged)
    first = next(each for each in known if each["decisions"])
    assert len(first["decisions"]) < 4
    # Whoever opens it again meanwhile is told at once what is known, and goes on.
    ask("review", record=text, seat="N", partial=True)
    again = ask("review", record=text, seat="N", partial=True)
    assert again["continue"] == "2"
    assert "review" in again


def test_what_is_reviewed_without_its_tables_is_no_other_review(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews without tables are kept apart from those with them.

    In the browser tables are separate files: every slice, for either seat, says which are missing, and they are asked
    for again once they can be fetched.
    """
    from ecarte import policies
    from ecarte.requests.subjects import reviews

    monkeypatch.setattr(reviews, "QUICK", QUICKLY)
    monkeypatch.setattr(reviews, "_found", OrderedDict())
    monkeypatch.setattr(policies, "_provided", {})
    monkeypatch.setattr(pkgutil, "get_data", absent_tables(pkgutil.get_data))
    text = ecn.dumps(game("jirai"))
    without: list[str] = []
    while "needs" in (first := ask("review", record=text, seat="N", without=without)):
        without += first["needs"]
    assert len(without) == len(set(without)) > 0
    answer = first
    while "continue" in answer:
        lost = ask("review", record=text, seat="N", **{"continue": answer["continue"]})
        assert set(lost["needs"]) <= set(without)  # not taken over: they are asked for again, and no work is lost
        answer = ask("review", record=text, seat="N", without=without, **{"continue": answer["continue"]})
    assert "needs" in ask("review", record=text, seat="S")
    other = ask("review", record=text, seat="S", without=without[::-1])["review"]  # at once
    assert other["luck"] == -answer["review"]["luck"]


def absent_tables(get_data: Any) -> Any:
    def absent(package: str, name: str) -> bytes | None:
        if name.endswith(".bin"):
            raise OSError(name)
        found: bytes | None = get_data(package, name)
        return found

    return absent


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    new = ask("new", game="ecarte", preset="akagiri", options={}, seed="5e" * 32, dealer="N", seat="S", tags={})
    assert codes(ask("review", record=new["record"], seat="S")) == ["E-review-going"]
    resigned = ask("resign", record=new["record"], seat="S")
    begun = ask("review", record=resigned["record"], seat="S")
    assert "continue" in begun or "review" in begun  # how much is in the first slice does not matter


@pytest.mark.thorough
def test_the_review_of_an_unfinished_game_covers_its_finished_deals() -> None:
    text = ecn.dumps(game())
    begun = text[: text.index("\n2. ")].replace('"6-1"', '"*"') + "\n2. N\n"
    deal = text[text.index("\n2. ") :].split("\n")[2]
    review = finished(ANALYSTS["ecarte"].pieces(ecn.loads(f"{begun}{deal}\n*\n")[0], QUICKLY))
    assert {decision.at.deal for decision in review.decisions} == {1}
    assert [each.head.number for each in review.deals] == [1]


def test_what_cannot_be_reviewed_is_said_to_be_so() -> None:
    assert codes(ask("review", record=ecn.dumps(game("real-table")), seat="S")) == ["E-review-real"]


def test_a_hint_and_a_review_have_the_same_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ecarte.analysis.QUICK", QUICKLY)
    play, same = game(), 0
    for decision in reviewed().decisions[:12]:
        done, best = decision.done, decision.best
        own = next(
            at for at, step in enumerate(play.steps) if step.what == done.event and step.number == decision.at.number
        )
        steps, deals = play.steps[:own], play.record.deals[: decision.at.deal]
        found = web._estimate(
            Play(replace(play.record, deals=deals), steps[-1].after, steps), decision.seat, done.event
        )
        assert found is not None
        games = {choice["event"]: (choice["game"], choice["wins"]) for choice in found["choices"]}
        assert games[str(best.event)] == (best.game, best.wins)
        same += games.get(str(done.event)) == (done.game, done.wins)
    assert same > 8
