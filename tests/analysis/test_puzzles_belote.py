"""The problems of belote: their table, what is revealed before the answer, and bids without end."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

import pytest

from ecarte import policies
from ecarte.analysis import puzzles
from ecarte.analysis.belote import drill
from ecarte.analysis.puzzles import Puzzle
from ecarte.core.cards import PACK
from ecarte.core.game import parse_event
from ecarte.games.belote.facts import UNIT
from ecarte.record.lines import line_of, read_moment
from ecarte.requests.web import respond
from tests.analysis.test_puzzles import check_hides

THERE = puzzles.puzzles("belote")
KINDS = ("first", "second", "free", "lead", "draw", "partner", "belote", "last", "open")
SAMPLE = [min(name for name, each in THERE.items() if each.kind == kind) for kind in KINDS]
NAME = "bids.00000007"


def ask(do: str, **fields: Any) -> Any:
    return json.loads(respond(json.dumps({"do": do, "game": "belote", **fields})))


def test_there_are_enough_of_each_theme() -> None:
    kinds = Counter(each.kind for each in THERE.values())
    assert kinds.keys() == {*KINDS}
    assert len(THERE) >= 400
    assert min(kinds.values()) >= 30


def test_the_table_is_small() -> None:
    assert policies.index()["puzzles-belote"]["bytes"] == len(policies.load("puzzles-belote") or b"") < 200_000


def test_the_answer_cannot_be_guessed_from_the_theme() -> None:
    said = Counter(parse_event(each.answers[0]).verb for each in THERE.values() if each.kind == "first")
    assert max(said.values()) <= 0.85 * sum(said.values())
    suits = Counter(parse_event(each.answers[0]).args for each in THERE.values() if each.kind in ("second", "free"))
    assert max(suits.values()) <= 0.5 * sum(suits.values())


def test_every_answer_is_clearly_the_best() -> None:
    for each in THERE.values():
        assert each.lead >= {"belote": 5, "lead": 6, "draw": 6, "partner": 6}.get(each.kind, 12)
        assert each.lead >= 5 * each.error
        assert each.choices[0].event in each.answers
        assert len(each.answers) < len(each.choices)
        for choice in each.choices:
            assert (each.loss(choice) == 0) == each.is_answer(choice)
            assert bool(choice.reasons) != each.is_answer(choice)


@pytest.mark.thorough
def test_a_problem_of_a_theme_is_about_it() -> None:
    for each in THERE.values():
        state: Any = puzzles.decision(each).state
        left, takes = 8 - len(state.tricks), state.taker in ("N", "S")
        assert state.options.face_up == (each.kind == "open")
        first = parse_event(each.answers[0])
        if each.kind in ("first", "second", "free"):
            assert state.phase == "bid"
            assert (state.options.contracts == "suits") == (each.kind != "free")
            assert each.kind == "free" or (len(state.bids) < 4) == (each.kind == "first")
            continue
        if each.kind == "open":
            continue
        assert (left <= 4) == (each.kind == "last")
        assert each.kind not in ("lead", "draw") or not state.trick
        assert each.kind != "partner" or len(state.trick) >= 2
        assert each.kind != "draw" or takes
        if each.kind in ("draw", "belote"):
            both = {parse_event(choice.event).cards[0] for choice in each.choices}
            trumps = {card for card in both if card[1] == state.contract}
            about = trumps if each.kind == "draw" else {card for card in trumps if card[0] in "KQ"}
            assert about
            assert both - about
            assert {parse_event(event).cards[0] in about for event in each.answers} == {first.cards[0] in about}


@pytest.mark.parametrize("names", [SAMPLE, pytest.param(sorted(THERE), marks=pytest.mark.thorough)], ids=len)
def test_nothing_in_the_prompt_betrays_hidden_cards(names: list[str]) -> None:
    for name in names:
        puzzle, asked = THERE[name], ask("puzzle", puzzle=name)
        hidden = _hidden_from(puzzle, asked["puzzle"]["seat"])
        check_hides(asked, puzzle, hidden)


def _hidden_from(puzzle: Puzzle, seat: str) -> set[str]:
    """Return the cards of the present deal that a seat has not seen: not dealt to it, turned up, shown or played."""
    play, moment, seen = puzzles.whole(puzzle), read_moment(puzzle.at), set[str]()
    for entry in line_of(play, moment).entries[: moment.own]:
        event = entry.event
        if event.seat == seat or event.do in ("turn", "play") or event.verb == "up":
            seen |= {*event.cards}
        if event.call:  # who calls belote with one of king and queen holds the other
            seen |= {rank + event.cards[0][1] for rank in "KQ"}
        if event.verb == "show":
            seen |= {*re.findall("..", event.args[0])}
    return {*PACK} - seen


@pytest.mark.parametrize("name", SAMPLE)
def test_every_choice_can_be_made_and_is_judged(name: str) -> None:
    asked = ask("puzzle", puzzle=name)
    assert {*asked["puzzle"]["choices"]} <= {*asked["view"]["legal"]}
    for event in asked["puzzle"]["choices"]:
        solution = ask("solve", puzzle=name, event=event)["solution"]
        assert solution["unit"] == "points"
        for choice in solution["choices"]:
            assert choice["mark"] == UNIT.mark(choice["loss"], 0)
        assert solution["right"] == (event in solution["answers"])


# --- bids without end ---


def test_bids_without_end_are_named_and_stay_the_same() -> None:
    asked = ask("puzzle", puzzle=NAME)
    assert asked["puzzle"]["id"] == NAME
    assert asked["view"]["phase"] == "bid"
    assert asked["view"]["turn"] == "S"
    assert len(asked["view"]["hand"]) == 5
    again = drill.puzzle.__wrapped__(NAME)
    assert again == drill.puzzle(NAME)
    solved = ask("solve", puzzle=NAME, event=asked["puzzle"]["choices"][-1])
    choices = solved["solution"]["choices"]
    assert {each["event"] for each in choices} == {*asked["puzzle"]["choices"]}
    assert all((":take:" in each["event"]) == ("made" in each) for each in choices)
    assert solved["at"] == asked["puzzle"]["at"]


def test_the_cards_of_others_are_hidden_until_the_answer() -> None:
    asked = ask("puzzle", puzzle=NAME)
    hidden = _hidden_from(drill.puzzle(NAME), "S")
    assert len(hidden) == 32 - 6
    del asked["puzzle"]["id"]
    assert [card for card in hidden if card in json.dumps(asked)] == []


def test_with_open_cards_both_rows_are_seen_before_the_bid() -> None:
    asked = ask("puzzle", puzzle="bids-open.00000002")
    view = asked["view"]
    assert (view["rules"]["preset"], view["turn"], len(view["hand"]), len(view["known"]["N"])) == ("two", "S", 8, 8)
    hidden = _hidden_from(drill.puzzle("bids-open.00000002"), "S")
    assert len(hidden) == 16
    del asked["puzzle"]["id"]
    assert [card for card in hidden if card in json.dumps(asked)] == []


def test_both_rounds_and_every_contract_are_asked_for() -> None:
    """The deals that judge are left out."""
    rounds = Counter[int]()
    for kind in drill.KINDS:
        for number in range(24):
            play = drill._dealt(kind, f"{kind} {number}")
            if play is not None:
                view = play.record.game.view.of(play.state, "S")
                rounds[view.round] += 1
                if kind == "bids-free":
                    assert {"S:take:nt", "S:take:at"} & {str(event) for event in view.legal}
    assert rounds.keys() == {1, 2}


def test_no_other_name_is_one() -> None:
    for name in ("bids.7", "bids", "other.00000007", "bids.0000000g"):
        assert ask("puzzle", puzzle=name)["problems"][0]["code"] == "E-request"
    assert ask("puzzles")["drills"] == [*drill.KINDS]
