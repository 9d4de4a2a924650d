"""Problems are found (tools/puzzles), and a second judgement over other hands confirms them."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

if sys.platform == "emscripten":
    pytest.skip("problems are made natively only", allow_module_level=True)

from ecarte.analysis import ANALYSTS, puzzles
from ecarte.analysis.belote.drill import BY_RIGHT
from ecarte.analysis.puzzles import Puzzle
from ecarte.core.game import parse_event
from puzzles import belote, find, grade, make
from puzzles.ecarte import MAKER
from puzzles.find import MAKERS
from puzzles.maker import Maker
from puzzles.reword import reword

THERE = puzzles.puzzles("ecarte")
EVERY = {game: puzzles.puzzles(game) for game in MAKERS}
# Worlds for another judgement: in a quick test, and in a thorough one, where belote is judged by compiled code.
WORLDS = {"ecarte": (4000, 16_000), "belote": (100, 3000)}


def judged(puzzle: Puzzle, worlds: int) -> Any:
    """Judge a problem over other hands than those it was chosen by."""
    maker = MAKERS[puzzle.game]
    return maker.judge(puzzles.decision(puzzle).state, puzzle.kind, f"verified {puzzle.id}", worlds)


def stands(puzzle: Puzzle, worlds: int) -> bool:
    """Return whether the answers are confirmed, with a real lead of about the stated size.

    What is nearly the same may differ by a little more over other hands.
    """
    found = judged(puzzle, worlds)
    if found is None:
        return False
    unit = ANALYSTS[puzzle.game].UNIT
    worth = {each.event: each.points if unit.name == "points" else each.game for each in found.choices}
    right = [worth[event] for event in puzzle.answers]
    lead = min(right) - max(value for event, value in worth.items() if event not in puzzle.answers)
    alike = MAKERS[puzzle.game].alike
    near = max(right) - min(right) <= 1e-9 + 3 * alike
    # The lead is that of the least of the answers, which may be another one over other hands.
    slack = alike + 4 * (found.error + puzzle.error) + 1e-4
    return bool(near and lead > 3 * found.error and lead >= puzzle.lead - slack)


def named(game: str, kind: str) -> Puzzle:
    """Return one of the problems of a kind."""
    return min((each for each in EVERY[game].values() if each.kind == kind), key=lambda each: each.id)


KINDS = [(game, kind) for game, maker in MAKERS.items() for kind in maker.kinds]


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game, kind in KINDS if game == "ecarte"])
def test_an_answer_stands(game: str, kind: str) -> None:
    assert stands(named(game, kind), WORLDS[game][0])


@pytest.mark.parametrize("kind", ["first", "last"])
def test_an_answer_of_belote_stands(kind: str) -> None:
    """Over few hands, played out by functions that are not compiled here: those with the greatest leads."""
    puzzle = max((each for each in EVERY["belote"].values() if each.kind == kind), key=lambda each: each.lead)
    assert stands(puzzle, WORLDS["belote"][0])


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_every_answer_stands(game: str, kind: str) -> None:
    MAKERS[game].prepare()
    of_kind = [each for each in EVERY[game].values() if each.kind == kind]
    assert [each.id for each in of_kind if not stands(each, WORLDS[game][1])] == []


@pytest.mark.parametrize("game", MAKERS)
def test_what_is_said_of_the_cards_is_what_would_be_said_today(game: str) -> None:
    for name in sorted(EVERY[game])[::10]:
        assert reword(EVERY[game][name]) == EVERY[game][name]


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
    shares = [dict.fromkeys(MAKER.ratings, right) for right in (1.0, 0.75, 0.5, 0.25, 0.0)]
    ratings = [grade.rating(MAKER, each) for each in shares]
    assert ratings == sorted(ratings)
    assert grade.LEAST <= ratings[0] < 900
    assert 1900 < ratings[-1] <= grade.MOST
    one = grade.rating(MAKER, {**shares[0], "beginner": 0.0})
    assert ratings[0] < one < grade.rating(MAKER, {**shares[0], "beginner": 0.0, "amateur": 0.0})


def test_a_bid_without_end_is_rated_by_the_players_who_find_it() -> None:
    once = replace(belote.MAKER, asked=1)
    names = [*once.ratings]
    found = [
        grade.rating(once, {name: float(at < right) for at, name in enumerate(names)})
        for right in range(len(names) + 1)
    ]
    assert tuple(found) == BY_RIGHT


def test_a_player_is_asked_about_a_double_as_about_all_else() -> None:
    puzzle = next(each for each in THERE.values() if each.answers == ("S:double",))
    play = puzzles.decision(puzzle)
    view = play.record.game.view.of(play.state, "S")
    said = MAKER.decide(view, "double", "amateur", "x", 2)
    assert {*said} <= {"S:double", "S:nothing"}


def test_no_more_are_taken_than_are_wanted() -> None:
    lead, double = MAKER.kinds["lead"], MAKER.kinds["double"]
    assert find.is_wanted(MAKER, "lead", Counter())
    full = Counter({("lead", 0, "a"): lead.wanted})
    assert not find.is_wanted(MAKER, "lead", full)
    assert find.is_wanted(MAKER, "card", full)
    most = int(lead.share * lead.wanted)
    assert not find.is_wanted(MAKER, "lead", Counter({("lead", 0, "a"): most}), 0)
    assert find.is_wanted(MAKER, "lead", Counter({("lead", 0, "a"): most}), 1)
    alike = Counter({("double", 0, "double"): int(double.alike * double.wanted)})
    assert not find.is_wanted(MAKER, "double", alike, 2, "double")
    assert find.is_wanted(MAKER, "double", alike, 2, "nothing")


FEW = replace(MAKER, kinds={name: replace(each, wanted=2, sure=500) for name, each in MAKER.kinds.items()})


@pytest.mark.thorough
def test_whoever_looks_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where others began to look before it was known what is wanted still."""

    def beforehand(work: Any, pieces: Any, jobs: int) -> Any:
        return iter([(name, work(piece)) for name, piece in [*pieces]])

    monkeypatch.setattr(find, "in_order", beforehand)
    monkeypatch.setattr(find, "MAKERS", {"ecarte": FEW})
    search, looked, found = find.search, list[int](), []

    def counted(maker: Maker, number: int, known: find.Known) -> Iterator[find.Puzzle]:
        looked.append(number)
        return search(maker, number, known)

    monkeypatch.setattr(find, "search", counted)
    for jobs in (1, 2):
        known: find.Known = Counter()
        found.append(([(number, list(each)) for number, each in find.find_in(FEW, range(4), known, jobs)], known))
    assert found[0] == found[1]
    assert 0 < found[0][1].total() < sum(each.wanted for each in FEW.kinds.values())
    assert len(looked) > 2 * 4  # a game was looked at again, because one of its problems was too many by then


def test_stopped_and_started_again_it_comes_to_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed: list[Any] = []

    def write(game: str, found: Any) -> None:
        packed.append(found)

    quick = replace(MAKER, kinds={name: replace(each, sure=1000) for name, each in MAKER.kinds.items()})
    monkeypatch.setattr(make, "write", write)
    monkeypatch.setattr(make, "MAKERS", {"ecarte": quick})
    monkeypatch.setattr("sys.argv", ["make"])
    for name, ends in (("once", [2]), ("twice", [1, 2])):
        monkeypatch.setattr(make, "BUILD", tmp_path / name)
        for end in ends:
            monkeypatch.setattr(make, "GAMES", end)
            make.main()
    assert packed[0]
    lines = (tmp_path / "once/puzzles-ecarte.jsonl").read_text("utf-8")
    assert lines == (tmp_path / "twice/puzzles-ecarte.jsonl").read_text("utf-8")
    assert [json.loads(line)["game"] for line in lines.splitlines()] == [0, 1]
    assert json.loads(json.dumps(packed[0])) == json.loads(json.dumps(packed[-1]))
    assert all(parse_event(answer) for each in packed[0] for answer in each["judgement"]["answers"])
