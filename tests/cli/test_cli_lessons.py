"""``ecarte lessons``: the list, a whole lesson of each game, and the note that a lesson is done."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte.analysis.puzzles import offered, position, puzzles
from ecarte.core.game import parse_event
from ecarte.lessons import LESSONS, Lesson, Step, lessons
from ecarte.text import languages
from tests.kit.commandline import Cli, cli

__all__ = ["cli"]  # a fixture, used by name

COURSES = [(game, lesson) for game in LESSONS for lesson in lessons(game)]


def typed(event: str) -> str:
    """Return what a person types for an event of a step."""
    parsed = parse_event(event)
    if parsed.do != "say":
        return " ".join(parsed.cards)
    if parsed.verb in ("meld", "take"):
        return parsed.args[0]
    return parsed.verb


def answered(page: Step | str) -> str:
    """Return the typed answer to a page of a lesson."""
    if isinstance(page, Step):
        return typed(page.right[0])
    puzzle = {**puzzles("ecarte"), **puzzles("belote")}[page]
    event = parse_event(puzzle.answers[0])
    if event.do != "say":
        return " ".join(event.cards) or "0"
    play, _ = position(puzzle)
    return str(offered(puzzle, play.record.game.rules.legal(play.state, "S")).index(puzzle.answers[0]) + 1)


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("game", "lesson"), COURSES, ids=[f"{game}-{lesson.name}" for game, lesson in COURSES])
def test_every_lesson_can_be_taken(cli: Cli, tmp_path: Path, game: str, lesson: Lesson) -> None:
    pages = (*lesson.steps, *lesson.questions)
    lines = "".join(f"{answered(page)}\n" for page in pages)
    run = cli("lessons", lesson.name, "--game", game, "--progress", tmp_path / "done", stdin=lines)
    assert (run.status, run.err) == (0, "")
    assert run.out.count("Right.") == len(pages)
    assert "Lesson done" in run.out
    assert json.loads((tmp_path / "done").read_text("utf-8")) == [f"{game}-{lesson.name}"]


def test_the_list_shows_what_is_done(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "done").write_text('["ecarte-king"]', "utf-8")
    run = cli("lessons", "--progress", tmp_path / "done")
    assert run.status == 0
    lines = run.out.splitlines()
    assert len(lines) == len(lessons("ecarte"))
    assert [line for line in lines if "✓" in line] == [lines[1]]
    assert "The king is the highest" in lines[1]


def test_other_answers_are_tried_again(cli: Cli, tmp_path: Path) -> None:
    run = cli("lessons", "1", "--progress", tmp_path / "done", stdin="hm\n\n?\n8h\nQh\nq\n")
    assert run.status == 0
    assert "is not understood here" in run.out
    assert "“q” leaves the lesson" in " ".join(run.out.split())
    assert "You must beat the 9 of hearts" in run.out
    assert run.out.count("Right.") == 1
    assert not (tmp_path / "done").exists()
    run = cli("lessons", "propose", "--progress", tmp_path / "done", stdin="stand\npropose\n")
    assert "Allowed, but not what is asked here." in run.out
    assert run.out.count("Right.") == 1


def test_progress_is_kept_in_the_folder_of_the_program(cli: Cli, tmp_path: Path) -> None:
    lines = "".join(f"{answered(page)}\n" for page in lessons("ecarte")[4].steps + lessons("ecarte")[4].questions)
    assert cli("lessons", "5", stdin=lines).status == 0
    assert len([*(tmp_path / "home").rglob("lessons.json")]) == 1


@pytest.mark.parametrize("language", languages())
def test_every_language(cli: Cli, language: str) -> None:
    run = cli("lessons", "--lang", language, "--game", "belote")
    assert run.status == 0
    assert "lesson-" not in run.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["99"], "There is no lesson “99”"),
        (["--game", "whist"], "--game"),
        (["--progress", "{bad}"], "does not hold anybody’s progress"),
    ],
)
def test_what_is_wrong_is_said(cli: Cli, tmp_path: Path, arguments: list[str], said: str) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text('{"done": 3}', "utf-8")
    run = cli("lessons", *(each.format(bad=bad) for each in arguments))
    assert (run.status, run.out) == (2, "")
    assert said in run.err
    assert bad.read_text("utf-8") == '{"done": 3}'
