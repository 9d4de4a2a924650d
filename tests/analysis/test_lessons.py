"""The lessons: every position can be read, every claim is checked by the engine or the analyst, no word is missing."""

from __future__ import annotations

import json
import sys
from collections import Counter
from random import Random
from typing import Any

import pytest

if sys.platform == "emscripten":
    pytest.skip("lessons are read natively only", allow_module_level=True)

from ecarte.analysis.puzzles import puzzles, upcoming
from ecarte.core.game import parse_event
from ecarte.lessons import LESSONS, Lesson, Step, lessons
from ecarte.notation import ecn
from ecarte.players import OPPONENTS, PLAYERS
from ecarte.record import Play
from ecarte.requests import web
from ecarte.text import languages
from ecarte.titles import belote, ecarte
from puzzles import lessons as choosing
from puzzles.ecarte import judge, kind
from tests.project.test_locales import LOCALES, messages_in

COURSES = [(game, lesson) for game in LESSONS for lesson in lessons(game)]
STEPS = [(f"{game}-{lesson.name}-{step.name}", step) for game, lesson in COURSES for step in lesson.positions()]
SURE = 3  # standard errors
WORLDS = 2000
SEEDS = 5


def ask(**request: Any) -> Any:
    return json.loads(web.respond(json.dumps({"id": 1, **request})))


def read(text: str) -> Play:
    (reading,) = ecn.read(text)
    assert [problem for problem in reading.problems if problem.severe] == []
    assert reading.play is not None
    return reading.play


def after(step: Step, event: str) -> Any:
    """Return the page's answer after a right event."""
    found = ask(do="view", record=step.after(event), seat=step.seat)
    assert "problems" not in found, found
    return found


def choices(step: Step, view: Any) -> set[str]:
    """Return the legal events of the kind that is asked for: cards, or declarations."""
    asked = parse_event(step.right[0])
    every = {event: parse_event(event) for event in view["legal"]}
    return {event for event, each in every.items() if (each.do, each.verb) == (asked.do, asked.verb)}


def takes(step: Step, event: str) -> bool:
    answer = ask(do="play", record=step.record, seat=step.seat, event=event)
    return bool(answer["view"]["tricks"][-1]["winner"] == step.seat)


def strongest(step: Step) -> list[str]:
    """Return what the strongest player chooses, from several seeds; between choices nearly alike it may waver."""
    play = read(step.record)
    game = play.record.game
    view = game.view.of(play.state, step.seat)
    player = PLAYERS[game.name][OPPONENTS[game.name][-1]]
    return [str(player(view, Random(seed))) for seed in range(SEEDS)]


def is_true(step: Step) -> bool:
    """Return whether the claim of a step is true."""
    before = ask(do="view", record=step.record, seat=step.seat)["view"]
    if step.because == "legal":
        return choices(step, before) == {*step.right} and len(before["hand"]) > len(step.right)
    if step.because == "takes":
        return {event for event in choices(step, before) if takes(step, event)} == {*step.right}
    if step.because == "strongest":
        return Counter(strongest(step)).most_common(1)[0][0] in step.right
    if step.because == "scores":
        return all(after(step, each)["view"]["score"][step.seat] > before["score"][step.seat] for each in step.right)
    assert step.because == "best"
    state: Any = read(step.record).state
    found = judge(state, kind(state) or "", f"lesson {step.name}", WORLDS)
    return found is not None and {*found.answers} == {*step.right} and found.lead > SURE * found.error


@pytest.mark.sampled(10)
@pytest.mark.parametrize("step", [step for _, step in STEPS], ids=[name for name, _ in STEPS])
def test_the_claims_of_a_step_are_true(step: Step) -> None:
    play = read(step.record)
    legal = {str(event) for event in play.record.game.rules.legal(play.state, step.seat)}
    assert {*step.right} <= legal
    assert is_true(step)
    for each in step.right:
        after(step, each)


def test_a_false_claim_would_be_noticed() -> None:
    found = {step.because: step for _, step in STEPS}
    for step in found.values():
        state = read(step.record).state
        others = [str(each) for each in read(step.record).record.game.rules.legal(state, step.seat)]
        wrong = next((each for each in others if each not in step.right), None)
        if wrong is None or step.because == "scores":
            continue
        assert not is_true(Step(step.name, step.seat, step.record, (wrong,), step.because, "")), step


@pytest.mark.sampled
@pytest.mark.parametrize(("game", "lesson"), COURSES, ids=[lesson.name for _, lesson in COURSES])
def test_questions_are_problems_of_the_theme(game: str, lesson: Lesson) -> None:
    """If this fails after `make puzzles`, `python -m puzzles.lessons` chooses other problems."""
    ids = [each for each in lesson.questions if isinstance(each, str)]
    assert len(lesson.questions) >= 2
    assert {*ids} <= puzzles(game).keys()
    assert ids == (choosing.chosen(game, lesson.name) if lesson.name in choosing.THEMES[game] else [])
    assert game != "ecarte" or ids


@pytest.mark.parametrize("game", LESSONS)
def test_what_a_lesson_asks_is_put_to_nobody_else(game: str) -> None:
    there = puzzles(game)
    asked = {each for lesson in lessons(game) for each in lesson.questions if isinstance(each, str)}
    assert asked == {each.id for each in there.values() if each.is_of_lesson}
    done: list[str] = []
    while (puzzle := upcoming(there.values(), 1500, done)) is not None:
        done.append(puzzle.id)
    assert {*done} == there.keys() - asked
    listed = ask(do="puzzles", game=game)["puzzles"]
    assert {each["id"] for each in listed if each.get("lesson")} == asked


# Two cards of trumps, the higher of which is right: it is the first in every order.
FIRST_IS_RIGHT = {"belote-count-last"}


@pytest.mark.parametrize(("name", "step"), STEPS, ids=[name for name, _ in STEPS])
def test_a_step_can_be_failed(name: str, step: Step) -> None:
    """A card that comes first in the hand is not the answer, and there is always another."""
    view = ask(do="view", record=step.record, seat=step.seat)["view"]
    assert len({*view["legal"], *view["refused"]} - {*step.right}) > 0
    cards = [parse_event(each).cards[0] for each in step.right if parse_event(each).do == "play"]
    if name not in FIRST_IS_RIGHT:
        assert view["hand"][0] not in cards


def test_there_are_eight_lessons_or_more() -> None:
    for game in LESSONS:
        names = [lesson.name for lesson in lessons(game)]
        assert len({*names}) == len(names) >= 8


def test_a_game_offers_the_lessons_it_has() -> None:
    titles = (ecarte.TITLE, belote.TITLE)
    assert {title.name for title in titles if "lessons" in title.offers} == {*LESSONS}


@pytest.mark.parametrize("language", languages())
def test_everything_is_said_in_every_language(language: str) -> None:
    there = messages_in(LOCALES / language / "topics/lessons.ftl").keys()
    titles = {f"lesson-{game}-{lesson.name}{end}" for game, lesson in COURSES for end in ("", "-about")}
    steps = {f"lesson-{name}{end}" for name, _ in STEPS for end in ("", "-done")}
    named = {name for name in there if any(name.startswith(f"lesson-{game}-") for game in LESSONS)}
    assert named == titles | steps
