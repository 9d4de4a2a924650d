"""The analyst of belote: what its values rest on, and that they add up."""

from __future__ import annotations

import json
import sys
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from ecarte import compiler
from ecarte.analysis import ANALYSTS, Effort, finished
from ecarte.analysis.belote import open_cards
from ecarte.analysis.belote.chance import chances
from ecarte.analysis.belote.choices import can_declare, declaration, values
from ecarte.analysis.belote.review import Review
from ecarte.collection import annotate, simulate
from ecarte.core.cards import UNKNOWN
from ecarte.core.game import Event, evolve
from ecarte.core.moment import Moment
from ecarte.games.belote.facts import UNIT
from ecarte.games.belote.game import GAME as BELOTE
from ecarte.games.belote.state import State, View
from ecarte.machine import run
from ecarte.machine.ways import Plain
from ecarte.notation import ecn
from ecarte.record import Play, facts
from ecarte.record.seatview import redact
from ecarte.requests.web import respond
from tests.kit.belote_course import course

QUICKLY = Effort(worlds=100)
NATIVE = pytest.mark.skipif(sys.platform == "emscripten", reason="compiled code is native")
PRESETS = ("classic", "modern", "three")
CHANGES = {"deals": 5, "target": 1000}


@cache
def game(preset: str = "classic") -> Play:
    seats = BELOTE.resolve(preset, {}).seats
    plan = simulate.Plan(dict.fromkeys(seats, "novice"), 1, 7, preset, CHANGES, game="belote")
    return next(iter(simulate.games(plan)))


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let few cards be solved, because the functions may run as they stand."""
    monkeypatch.setattr(open_cards, "OPEN", 4)


@cache
def reviewed(preset: str = "classic") -> Review:
    found: Review = finished(ANALYSTS["belote"].pieces(game(preset), QUICKLY))
    return found


def decisions(preset: str, options: dict[str, Any], number: int) -> list[tuple[State, View]]:
    """Return states in which somebody decides, with what the seat sees."""
    return [
        (state, BELOTE.view.of(state, state.mover))
        for state in course(preset, options, number, "chance", 40)
        if state.mover and state.phase in ("bid", "play", "announce")
    ]


# --- what a seat could know ---


@pytest.mark.sampled
@pytest.mark.parametrize("preset", PRESETS)
def test_hidden_cards_change_no_value(preset: str) -> None:
    """Of two seats, the hands are exchanged as far as nothing that was seen contradicts it."""
    changed = 0
    for state, view in decisions(preset, {}, 5)[::3]:
        others = [seat for seat in state.seats if seat != view.seat]
        for one, other in pairwise(others):
            hands = list(state.hands)
            at, to = state.seats.index(one), state.seats.index(other)
            if len(hands[at]) != len(hands[to]):
                continue
            hands[at], hands[to] = hands[to], hands[at]
            swapped = evolve(state, hands=tuple(hands))
            if BELOTE.view.of(swapped, view.seat) != view:
                continue  # a card of one of them is known
            changed += 1
            found = [values(BELOTE.view.of(each, view.seat), Random(3), 100) for each in (state, swapped)]
            assert found[0] == found[1]
            assert declaration(view, Random(3), 100) == declaration(BELOTE.view.of(swapped, view.seat), Random(3), 100)
            break
    assert changed > 1


@pytest.mark.thorough
def test_a_view_of_the_game_has_the_same_decisions() -> None:
    """Of a record that holds only what the seat knew, its own decisions are judged alike."""
    whole = [each for each in reviewed().decisions if each.seat == "S"]
    own = finished(ANALYSTS["belote"].pieces(Play(redact(game().record, "S")), QUICKLY))
    assert UNKNOWN in ecn.dumps(Play(redact(game().record, "S")))
    assert [(each.at, each.done, each.best, each.loss) for each in own.decisions] == [
        (each.at, each.done, each.best, each.loss) for each in whole
    ]
    assert own.deals == own.line == []
    assert all(each.open is None for each in own.decisions)


# --- choices ---


@pytest.mark.sampled
@pytest.mark.parametrize("preset", PRESETS)
def test_choices_are_legal_and_ranked(preset: str) -> None:
    kinds = set()
    for _, view in decisions(preset, {}, 2):
        found = values(view, Random(1), 100)
        if found is None:
            continue
        assert {choice.event for choice in found.choices} <= set(view.legal)
        points = [choice.points for choice in found.choices]
        assert points == sorted(points, reverse=True)
        assert all(found.loss(at)[0] >= 0 for at in range(len(points)))
        assert all(choice.made is None or 0 <= choice.made <= 1 for choice in found.choices)
        kinds.add(view.phase)
    assert {"bid", "play"} <= kinds


@NATIVE
def test_compiled_code_finds_the_same() -> None:
    asked = decisions("classic", {}, 4)[::6]
    with run.using("belote", Plain()):
        plain = [values(view, Random(1), 100) for _, view in asked]
    with run.using("belote", Plain()):
        compiler.load("belote")
        assert [values(view, Random(1), 100) for _, view in asked] == plain


def test_silence_costs_what_it_loses() -> None:
    """A declaration that is not made, and a belote that is not called, are judged."""
    silent = called = 0
    for number in range(6):
        for _, view in decisions("classic", {}, number):
            if can_declare(view) is not None:
                found = declaration(view, Random(1), 100)
                assert found is not None
                assert {choice.event.verb for choice in found.choices} == {"meld", "nothing"}
                silent += 1
            calls = [event for event in view.legal if event.call]
            for event in calls:
                bare = Event("play", event.seat, event.cards)
                found = values(view, Random(1), 100, bare)
                assert found is not None
                place, said = found.place(bare), found.place(event)
                assert place is not None
                assert said is not None
                assert found.choices[said].points >= found.choices[place].points + 10
                called += 1
    assert silent
    assert called


# --- reviews ---


@pytest.mark.sampled
@pytest.mark.parametrize("preset", PRESETS)
def test_luck_and_skill_make_up_the_result(preset: str) -> None:
    play, options = game(preset), game(preset).record.options()
    for seat in options.seats:
        review = reviewed(preset).to_json(seat)
        assert len(review["deals"]) == len(play.record.deals)
        for deal in review["deals"]:
            came = deal["expected"] + sum(deal["luck"].values()) + sum(deal["skill"].values())
            assert deal["came"] == pytest.approx(came)
            own = next(side for side in options.sides if seat in side)
            others = [points for side, points in deal["points"].items() if side != own]
            assert deal["came"] == pytest.approx(deal["points"][own] - sum(others) / len(others))
        lost = sum(each["loss"] for each in review["decisions"] if each["seat"] == seat)
        assert -sum(deal["skill"][seat] for deal in review["deals"]) == pytest.approx(lost)


@pytest.mark.sampled
@pytest.mark.parametrize("preset", PRESETS)
def test_the_line_is_a_chance_of_each_side(preset: str) -> None:
    review = reviewed(preset)
    moments = [at for at, _ in review.line]
    assert len(moments) == len(set(moments))
    for _, chance in review.line:
        assert sum(chance) == pytest.approx(1)
        assert min(chance) >= 0
    winner = BELOTE.score.winner(game(preset).state)
    if winner is not None:
        assert review.line[-1][1][review.sides.index(winner)] == 1


def test_who_is_ahead_has_the_better_chance() -> None:
    options = BELOTE.resolve("classic", {})
    even, ahead, late = chances(options, (0, 0), 0), chances(options, (300, 200), 3), chances(options, (900, 800), 9)
    assert even == [0.5, 0.5]
    assert 0.5 < ahead[0] < late[0] < 1
    assert chances(options, (1010, 990), 9) == [1.0, 0.0]
    assert chances(options, (1010, 1010), 9) == [0.5, 0.5]
    three = chances(BELOTE.resolve("three", {}), (500, 300, 300), 4)
    assert three[0] > three[1] == three[2]


@pytest.mark.thorough
def test_all_cards_seen_cost_nothing_where_the_best_is_played() -> None:
    costs = [each.open for each in reviewed().decisions if each.open is not None]
    assert costs
    assert min(costs) == 0
    assert max(costs) > 0


@pytest.mark.thorough
def test_the_first_seat_is_judged_first_with_the_same_result() -> None:
    sizes = []

    def note(piece: tuple[float, int, Any]) -> None:
        sizes.append({each.seat for each in piece[2].decisions})

    found = finished(ANALYSTS["belote"].pieces(game(), QUICKLY, "W"), note)
    assert found.to_json("W") == reviewed().to_json("W")
    assert sizes.index({"W"}) < sizes.index(set("NESW"))


def test_a_review_is_written_into_the_record_and_read_back() -> None:
    written = ecn.dumps(annotate.annotated(game(), reviewed()))
    (again,) = ecn.loads(written)
    assert ecn.dumps(annotate.annotated(again, reviewed())) == written
    rows = facts.deals(again.record)
    for seat in "NESW":
        own = [each for each in reviewed().decisions if each.seat == seat]
        lost = sum(each.loss for each in own if not UNIT.is_none(each.loss, each.error))
        assert sum(int(row[f"lost_{seat}"] or 0) for row in rows) == pytest.approx(10 * lost, abs=len(own))


def test_a_verdict_says_first_what_a_player_would_say() -> None:
    """Of cards between which nothing tells, figures alone do."""
    verdicts = [each.reasons for each in reviewed().decisions if each.reasons and each.reasons[0].code != "equal"]
    told = [said for said in verdicts if not said[0].is_figures]
    assert len(told) > 0.9 * len(verdicts) > 0
    assert all(said[-1].code == "belote-points" for said in verdicts)


# --- the page ---


def test_a_hint_of_belote_has_figures() -> None:
    new = {"game": "belote", "preset": "classic", "seed": "5e" * 32, "dealer": "N", "seat": "S", "players": {}}
    record = _ask(do="new", **new)["record"]
    seat = BELOTE.rules.turn(ecn.loads(record)[0].state)
    answer = _ask(do="hint", record=record, seat=seat, player="amateur")
    estimate = answer["estimate"]
    assert answer["hint"] == estimate["best"] == estimate["choices"][0]["event"]
    assert estimate["unit"] == "points"
    assert {reason["code"] for reason in estimate["reasons"]} & {"belote-held", "equal"}


def test_a_review_and_a_hint_have_the_same_figures() -> None:
    play = game()
    decision = next(each for each in reviewed().decisions if each.done.event.verb == "pass")
    step = next(
        each for each in play.steps if Moment(each.deal, each.number) == decision.at and isinstance(each.what, Event)
    )
    estimate = ANALYSTS["belote"].estimate(BELOTE.view.of(step.before, decision.seat), decision.at, QUICKLY)
    assert estimate is not None
    points = {each["event"]: each["points"] for each in estimate["choices"]}
    assert points[str(decision.done.event)] == decision.done.points


def _ask(**request: Any) -> Any:
    return json.loads(respond(json.dumps({"id": 1, **request})))
