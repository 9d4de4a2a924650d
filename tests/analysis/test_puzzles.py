"""The problems to solve: their table, and what is revealed of a position before it is solved."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import comb
from typing import Any

import pytest

from ecarte import policies
from ecarte.analysis import puzzles
from ecarte.analysis.puzzles import Choice, Puzzle
from ecarte.core.cards import PACK
from ecarte.core.game import parse_event
from ecarte.games.ecarte.state import State
from ecarte.players.ecarte.masks import read_view
from ecarte.record.lines import line_of, read_moment
from ecarte.requests.web import respond

THERE = puzzles.puzzles("ecarte")
KINDS = ("propose", "accept", "discard", "lead", "card", "double")
SAMPLE = sorted(THERE)[::15]


def ask(do: str, **fields: Any) -> Any:
    return json.loads(respond(json.dumps({"do": do, "game": "ecarte", **fields})))


def state_of(puzzle: Puzzle) -> State:
    """Return the whole state at the moment, hidden cards included."""
    state: State = puzzles.decision(puzzle).state
    return state


def test_there_are_enough_of_each_kind_and_difficulty() -> None:
    assert len(THERE) >= 400
    kinds = Counter(each.kind for each in THERE.values())
    assert kinds.keys() == set(KINDS)
    assert min(kinds.values()) >= 50
    ratings = sorted(each.rating for each in THERE.values())
    assert ratings[len(ratings) // 10] < 1200
    assert 1250 < ratings[len(ratings) // 2] < 1600
    assert ratings[-len(ratings) // 10] > 1700


def test_the_answer_cannot_be_guessed_from_the_kind() -> None:
    for kind in ("propose", "accept", "double"):
        said = Counter(parse_event(each.answers[0]).verb for each in THERE.values() if each.kind == kind)
        assert max(said.values()) <= 0.62 * sum(said.values())


def test_the_table_is_small() -> None:
    assert policies.index()["puzzles-ecarte"]["bytes"] == len(policies.load("puzzles-ecarte") or b"") < 200_000


def test_every_answer_is_clearly_the_best() -> None:
    for each in THERE.values():
        assert each.lead >= (0.01 if each.kind == "discard" else 0.02)
        assert each.lead >= 5 * each.error
        assert each.exact == (each.error == 0)
        assert each.choices[0].event in each.answers
        assert len(each.answers) < len(each.choices)
        best = each.choices[0].game
        assert all(best - choice.game < 1e-9 for choice in each.choices if each.is_answer(choice))


def test_the_play_of_cards_is_counted() -> None:
    assert all(each.exact for each in THERE.values() if each.kind in ("lead", "card"))
    for name in SAMPLE:
        if (puzzle := THERE[name]).exact and puzzle.kind != "double":
            play = puzzles.decision(puzzle)
            seen = read_view(play.record.game.view.of(play.state, "S"))
            assert puzzle.worlds == comb(seen.pool.bit_count(), seen.size - seen.holds.bit_count())


def test_only_worse_choices_have_reasons() -> None:
    for each in THERE.values():
        assert not any(choice.reasons for choice in each.choices if each.is_answer(choice))
        assert all(choice.reasons for choice in each.choices if not each.is_answer(choice)), each.id


def test_written_puzzles_are_read_as_they_were() -> None:
    found = [THERE[name] for name in SAMPLE]
    assert [*puzzles._read("ecarte", puzzles.written(found)).values()] == found


def test_a_table_of_another_form_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "FORM", 3)
    data = puzzles.written([])
    monkeypatch.undo()
    with pytest.raises(ValueError, match="form 3"):
        puzzles._read("ecarte", data)


# --- before a problem is solved ---


@pytest.mark.parametrize("names", [SAMPLE, pytest.param(sorted(THERE), marks=pytest.mark.thorough)], ids=len)
def test_nothing_in_the_prompt_betrays_hidden_cards(names: list[str]) -> None:
    """The page gets no card of the present deal that the seat has not seen."""
    for name in names:
        puzzle, asked = THERE[name], ask("puzzle", puzzle=name)
        seat = asked["puzzle"]["seat"]
        hidden = hidden_from(puzzle, seat)
        assert {*state_of(puzzle).hand("N" if seat == "S" else "S")} <= hidden
        check_hides(asked, puzzle, hidden)


def check_hides(asked: Any, puzzle: Puzzle, hidden: set[str]) -> None:
    """Check that what the page is given of a problem names none of these cards of the present deal."""
    deal = read_moment(puzzle.at).deal
    opening = asked["record"].rindex(f"\n{deal}. ")
    asked["record"], tags = asked["record"][opening:], asked["record"][:opening]
    asked["log"] = [entry for entry in asked["log"] if entry["deal"] == deal]
    del asked["puzzle"]["id"]  # hex digits may look like a card
    answer = json.dumps(asked)
    assert [card for card in hidden if card in answer] == []
    assert '[View "S"]' in tags
    assert not any(tag in tags for tag in ("[Seed", "[Pack", "[Commit", "[Digest"))


def hidden_from(puzzle: Puzzle, seat: str) -> set[str]:
    """Return the cards of the present deal that a seat has not seen: not dealt to it, turned up or played."""
    play = puzzles.whole(puzzle)
    moment = read_moment(puzzle.at)
    line = line_of(play, moment)
    seen = set()
    for entry in line.entries[: moment.own]:
        event = entry.event
        if event.seat == seat or event.do in ("turn", "play"):
            seen |= {*event.cards}
    return {*PACK} - seen


def test_the_order_of_the_choices_tells_nothing() -> None:
    for name in SAMPLE:
        puzzle, asked = THERE[name], ask("puzzle", puzzle=name)
        legal = [parse_event(event) for event in asked["view"]["legal"]]
        turned = replace(puzzle, choices=puzzle.choices[::-1], answers=(puzzle.choices[-1].event,))
        assert puzzles.offered(turned, legal) == asked["puzzle"]["choices"]


@pytest.mark.parametrize("kind", KINDS)
def test_every_choice_can_be_made_and_the_game_played_on(kind: str) -> None:
    """The choices are legal events, or saying nothing; the deal can be played on from the solution's moment."""
    name = next(name for name in SAMPLE if THERE[name].kind == kind)
    asked = ask("puzzle", puzzle=name)
    offered, legal = asked["puzzle"]["choices"], asked["view"]["legal"]
    assert {each for each in offered if not each.endswith(":nothing")} <= {*legal}
    assert asked["view"]["turn"] == asked["puzzle"]["seat"]
    solved = ask("solve", puzzle=name, event=offered[0])
    assert solved["at"] == THERE[name].at
    on = json.loads(
        respond(
            json.dumps(
                {"do": "branch", "record": solved["record"], "at": solved["at"], "seed": "5e" * 32,
                 "players": {"N": "master"}, "seat": "S"}
            )
        )
    )  # fmt: skip
    assert on["view"]["hand"] == asked["view"]["hand"]
    assert {*on["view"]["legal"]} == {*legal}


def test_the_cards_of_a_discard_can_be_named_in_any_order() -> None:
    puzzle = next(each for each in THERE.values() if each.kind == "discard" and len(each.answers[0]) > 6)
    head, cards = puzzle.answers[0][:2], puzzle.answers[0][2:]
    turned = head + "".join(reversed([cards[at : at + 2] for at in range(0, len(cards), 2)]))
    solved = ask("solve", puzzle=puzzle.id, event=turned)["solution"]
    assert solved["right"]
    assert solved["event"] == puzzle.answers[0]


def test_what_is_no_problem_is_refused() -> None:
    name = SAMPLE[0]
    for fields in (
        {"puzzle": "0"},
        {"puzzle": name, "game": "belote"},
        {"puzzle": "bids.00000000"},
        {"puzzle": "bids.0", "game": "belote"},
    ):
        assert ask("puzzle", **fields)["problems"][0]["code"] == "E-request"
    for event in ("S:pass", "?", "N.Ks"):
        assert ask("solve", puzzle=name, event=event)["problems"][0]["data"] == {"field": "event"}


def test_without_the_table_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "puzzles-ecarte" in policies.index()
    monkeypatch.setattr(policies, "_provided", {})
    monkeypatch.setattr("pkgutil.get_data", lambda *_: None)  # as in the browser
    assert ask("puzzles")["needs"] == ["puzzles-ecarte"]
    assert ask("puzzles", without=["puzzles-ecarte"])["puzzles"] == []


# --- which is next ---


def made(kind: str, rating: int) -> Puzzle:
    """Return a puzzle without more than its kind and rating."""
    choice = Choice("S:stand", 0.5, 0.0, 0.0, 0.5, None, None, ())
    return Puzzle("ecarte", kind, rating, f"g{kind}{rating}", "1#3", ("S:stand",), 0.1, 0.01, False, 100, (choice,))


def order(there: Iterable[Puzzle], rating: float, tried: Sequence[str] = (), number: int = 10**6) -> list[Puzzle]:
    """Return the puzzles that follow each other, the rating staying the same."""
    left, done, put = list(there), list(tried), list[Puzzle]()
    while len(put) < number and (puzzle := puzzles.upcoming(left, rating, done)) is not None:
        put.append(puzzle)
        done.append(puzzle.id)
    return put


TRIED = [f"{number}" for number in range(30)]


def test_a_new_one_near_the_rating_is_next_and_none_twice() -> None:
    four = [made("propose", 1000), made("propose", 1400), made("double", 1500), made("propose", 1900)]
    assert puzzles.upcoming(four, 1500, TRIED) == four[1]
    assert puzzles.upcoming(four, 1500, [*TRIED, four[1].id]) == four[2]  # another kind's turn
    assert {each.id for each in order(four, 1500, TRIED)} == {each.id for each in four}
    assert puzzles.upcoming(four, 1500, [each.id for each in four]) is None


# The same list as in web/tests/panels/puzzles.test.ts: page and terminal put the same.
TURNS = "propose-1210 accept-1210 lead-1410 card-1410 discard-1410 propose-1610 accept-1410 lead-1210 card-1610"


def test_kinds_take_turns() -> None:
    kinds = ("discard", "card", "lead", "accept", "propose", "double")
    many = [made(kind, rating) for kind in kinds for rating in range(810, 2011, 200)]
    put = order(many, 1500, number=9)
    assert " ".join(f"{each.kind}-{each.rating}" for each in put) == TURNS


def test_a_kind_far_from_the_rating_misses_its_turn() -> None:
    easy = [made("discard", 800 + number) for number in range(5)]
    hard = [made(kind, 1900 + number) for kind in ("lead", "card") for number in range(5)]
    assert {each.kind for each in order([*easy, *hard], 1900, TRIED, 10)} == {"lead", "card"}
    assert len(order([*easy, *hard], 1900, TRIED)) == 15  # in the end they are put, too


def test_problems_are_spread_over_the_scale() -> None:
    """No rating is that of a crowd, as those were that all players solve alike."""
    ratings = Counter(each.rating for each in puzzles.puzzles("ecarte").values())
    assert max(ratings.values()) <= 5
    assert len(ratings) > 300
