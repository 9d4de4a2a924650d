"""``ecarte lessons``: the short lessons of a game, each ending in a few questions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from ecarte.cli.kit.options import GAME, GameName
from ecarte.cli.kit.records import check_output
from ecarte.cli.kit.terminal import Terminal, reason
from ecarte.cli.puzzles.teaching import Teaching
from ecarte.collection.files import write
from ecarte.lessons import LESSONS, Lesson
from ecarte.lessons import lessons as lessons_of

FILE = "lessons.json"


def lessons(
    terminal: Terminal,
    lesson: Annotated[str | None, typer.Argument(metavar="LESSON", show_default=False)] = None,
    game: GameName = GAME,
    progress: Annotated[Path | None, typer.Option("--progress", metavar="FILE")] = None,
) -> None:
    """List the lessons, or take one."""
    for topic in ("lessons", "puzzles", "analysis"):
        terminal.words.about(topic)
    terminal.check_choice("--game", game, LESSONS)
    course = lessons_of(game)
    path = progress or Path(typer.get_app_dir("ecarte")) / FILE
    done = _load(terminal, path)
    if lesson is None:
        return _list(terminal, game, course, done)
    found = _named(course, lesson)
    if found is None:
        terminal.fail("cli-lessons-unknown", lesson=lesson)
    check_output(terminal, str(path), "json", make_folder=True)
    try:
        Teaching(terminal, game).give(found)
    except EOFError:  # the person leaves
        return None
    if (name := f"{game}-{found.name}") not in done:
        _save(terminal, path, [*done, name])
    return None


def _named(course: tuple[Lesson, ...], name: str) -> Lesson | None:
    """Return the lesson with a name, or a number in the list."""
    if name.isdecimal() and 1 <= int(name) <= len(course):
        return course[int(name) - 1]
    return next((each for each in course if each.name == name), None)


def _list(terminal: Terminal, game: str, course: tuple[Lesson, ...], done: list[str]) -> None:
    words = terminal.words
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for number, each in enumerate(course, 1):
        name = f"{game}-{each.name}"
        mark = f"✓ {words('lesson-done')}" if name in done else ""
        table.add_row(str(number), words(f"lesson-{name}"), each.name, mark)
    terminal.table(table)


def _load(terminal: Terminal, path: Path) -> list[str]:
    """Return the names of the lessons done, as kept in a file."""
    try:
        done = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return []
    except OSError as error:
        terminal.fail("cli-problems-unread", file=str(path), detail=reason(error))
    except ValueError:
        done = None
    if not isinstance(done, list) or not all(isinstance(each, str) for each in done):
        terminal.fail("cli-problems-damaged", file=str(path))
    return done


def _save(terminal: Terminal, path: Path, done: list[str]) -> None:
    with terminal.checked_writing(str(path)):
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path, json.dumps(done, indent=1) + "\n")
