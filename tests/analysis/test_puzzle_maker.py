"""Problems are found (tools/puzzles), and a second judgement over other hands confirms them."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

if sys.platform == "emscripten":
    pytest.skip("problems are made natively only", allow_module_level=True)

from ecarte.analysis import puzzles
from ecarte.analysis.puzzles import Puzzle
from ecarte.core.game import parse_event
from puzzles import find, grade, make
from puzzles.judge import judge

THERE = puzzles.puzzles("ecarte")


def judged(puzzle: Puzzle, worlds: int) -> Any:
    """Judge a problem over other hands than those it was chosen by."""
    return judge(puzzles.decision(puzzle).state, "S", puzzle.kind, f"verified {puzzle.id}", worlds)


def stands(puzzle: Puzzle, worlds: int) -> bool:
    """Return whether the answers are confirmed, with a real lead of about the stated size."""
    found = judged(puzzle, worlds)
    least = puzzle.lead - 4 * (found.error + puzzle.error) - 1e-4
    return bool(found.answers == puzzle.answers and found.lead > 3 * found.error and found.lead >= least)


SAMPLE = [min(name for name, each in THERE.items() if each.kind == kind) for kind in find.WANTED]


@pytest.mark.parametrize("name", SAMPLE)
def test_an_answer_stands(name: str) -> None:
    assert stands(THERE[name], 4000)


@pytest.mark.thorough
@pytest.mark.parametrize("kind", find.WANTED)
def test_every_answer_stands(kind: str) -> None:
    assert [name for name, each in THERE.items() if each.kind == kind and not stands(each, 16_000)] == []


def test_a_wrong_answer_would_not_stand() -> None:
    puzzle = next(each for each in THERE.values() if each.kind == "propose")
    assert stands(puzzle, 2000)
    other = puzzle.choices[::-1]
    turned = Puzzle(**{**{name: getattr(puzzle, name) for name in Puzzle.__slots__}, "choices": other,
                       "answers": (other[0].event,)})  # fmt: skip
    assert not stands(turned, 2000)


def test_cards_that_come_to_the_same_are_one_answer() -> None:
    several = [each for each in THERE.values() if len(each.answers) > 1]
    assert several
    assert {each.kind for each in several} <= {"lead", "card"}
    assert all(each.choices[1].game == pytest.approx(each.choices[0].game) for each in several)


def test_the_more_players_are_right_the_lower_the_rating() -> None:
    shares = [dict.fromkeys(grade.RATINGS, right) for right in (1.0, 0.75, 0.5, 0.25, 0.0)]
    ratings = [grade.rating(each) for each in shares]
    assert ratings == sorted(ratings)
    assert grade.LEAST <= ratings[0] < 900
    assert 1900 < ratings[-1] <= grade.MOST
    one = grade.rating({**shares[0], "beginner": 0.0})
    assert ratings[0] < one < grade.rating({**shares[0], "beginner": 0.0, "amateur": 0.0})


def test_a_player_is_asked_about_a_double_as_about_all_else() -> None:
    puzzle = next(each for each in THERE.values() if each.answers == ("S:double",))
    play = puzzles.decision(puzzle)
    view = play.record.game.view.of(play.state, "S")
    said = grade.decisions(view, "double", "amateur", "x", 2)
    assert {*said} <= {"S:double", "S:nothing"}


def test_no_more_are_taken_than_are_wanted() -> None:
    assert find._is_wanted("lead", Counter())
    full = Counter({("lead", 0, "a"): find.WANTED["lead"]})
    assert not find._is_wanted("lead", full)
    assert find._is_wanted("card", full)
    most = int(find.USUAL_SHARE * find.WANTED["lead"])
    assert not find._is_wanted("lead", Counter({("lead", 0, "a"): most}), 0)
    assert find._is_wanted("lead", Counter({("lead", 0, "a"): most}), 1)
    alike = Counter({("double", 0, "double"): int(find.ALIKE["double"] * find.WANTED["double"])})
    assert not find._is_wanted("double", alike, 2, "double")
    assert find._is_wanted("double", alike, 2, "nothing")


@pytest.mark.thorough
def test_whoever_looks_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where others began to look before it was known what is wanted still."""

    def beforehand(work: Any, pieces: Any, jobs: int) -> Any:
        return iter([(name, work(piece)) for name, piece in [*pieces]])

    monkeypatch.setattr(find, "in_order", beforehand)
    monkeypatch.setattr(find, "USUAL_SURE", 500)
    monkeypatch.setattr(find, "WANTED", dict.fromkeys(find.WANTED, 2))
    search, looked, found = find.search, list[int](), []

    def counted(number: int, known: find.Known) -> Iterator[find.Puzzle]:
        looked.append(number)
        return search(number, known)

    monkeypatch.setattr(find, "search", counted)
    for jobs in (1, 2):
        known: find.Known = Counter()
        found.append(([(number, list(puzzles)) for number, puzzles in find.find_in(range(4), known, jobs)], known))
    assert found[0] == found[1]
    assert 0 < found[0][1].total() < sum(find.WANTED.values())
    assert len(looked) > 2 * 4  # a game was looked at again, because one of its problems was too many by then


def test_stopped_and_started_again_it_comes_to_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed: list[Any] = []
    monkeypatch.setattr(make, "write", packed.append)
    monkeypatch.setattr("sys.argv", ["make"])
    monkeypatch.setattr(find, "USUAL_SURE", 1000)
    for name, ends in (("once", [2]), ("twice", [1, 2])):
        monkeypatch.setattr(make, "RESULTS", tmp_path / name)
        for end in ends:
            monkeypatch.setattr(make, "GAMES", end)
            make.main()
    assert packed[0]
    lines = (tmp_path / "once").read_text("utf-8")
    assert lines == (tmp_path / "twice").read_text("utf-8")
    assert [json.loads(line)["game"] for line in lines.splitlines()] == [0, 1]
    assert json.loads(json.dumps(packed[0])) == json.loads(json.dumps(packed[-1]))
    assert all(parse_event(answer) for each in packed[0] for answer in each["judgement"]["answers"])
