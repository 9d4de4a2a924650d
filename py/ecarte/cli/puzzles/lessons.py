"""``ecarte lessons``: the short lessons of a game, each ending in a few questions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from ecarte.analysis.puzzles import puzzles
from ecarte.cli.kit.options import GAME, GameName
from ecarte.cli.kit.records import check_output
from ecarte.cli.kit.terminal import Terminal, plain_table, reason
from ecarte.cli.puzzles.solving import Solving
from ecarte.cli.speech.answers import not_understood
from ecarte.cli.table import prompt
from ecarte.cli.table.prompt import ask, expect
from ecarte.collection.files import write
from ecarte.core.game import Json
from ecarte.lessons import LESSONS, Lesson, Step
from ecarte.lessons import lessons as lessons_of
from ecarte.text import joined

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
    chosen = _named(course, lesson)
    if chosen is None:
        terminal.fail("cli-lessons-unknown", lesson=lesson)
    check_output(terminal, str(path), "json", make_folder=True)
    try:
        Teaching(terminal, game).give(chosen)
    except EOFError:  # the person leaves
        return None
    if (name := f"{game}-{chosen.name}") not in done:
        _save(terminal, path, [*done, name])
    return None


def _named(course: tuple[Lesson, ...], name: str) -> Lesson | None:
    """Return the lesson with a name, or a number in the list."""
    if name.isdecimal() and 1 <= int(name) <= len(course):
        return course[int(name) - 1]
    return next((each for each in course if each.name == name), None)


def _list(terminal: Terminal, game: str, course: tuple[Lesson, ...], done: list[str]) -> None:
    words = terminal.words
    table = plain_table("")
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


class Teaching:
    """Gives the lessons of a game."""

    def __init__(self, terminal: Terminal, game: str) -> None:
        self.terminal, self.words, self.game = terminal, terminal.words, game
        self.solving = Solving(terminal, game)
        self.say = self.solving.say

    def give(self, lesson: Lesson) -> None:
        """Give a whole lesson; raises EOFError when it is left."""
        name = f"lesson-{self.game}-{lesson.name}"
        self.say(self.words(name), "bold")
        self.say(self.words(f"{name}-about"))
        pages = (*lesson.steps, *lesson.questions)
        for number, page in enumerate(pages, 1):
            self.terminal.out.print()
            self.say(self.words("lesson-place", number=number, count=len(pages)), "dim")
            if isinstance(page, Step):
                self.practise(page, f"{name}-{page.name}")
            else:
                self.solving.put(puzzles(self.game)[page], again=False)
        self.say(self.words("lesson-over"), "bold green")

    def practise(self, step: Step, name: str) -> None:
        """Show a step, ask until a right event is typed, and say why it is right."""
        there = expect(self.terminal, "view", record=step.record, seat=step.seat)
        view, log = there["view"], there["log"]
        story = self.solving.story(step.seat, view["seats"])
        self.solving.tell_log(story, [entry for entry in log if entry["deal"] == view["deal"]])
        for line in story.table(view):
            self.terminal.out.print(line)
        self.say(self.words(name), "bold")
        self.say(story.choices(view), "dim")
        event = self.answered(step, view, story.sayings(view))
        followed = expect(self.terminal, "view", record=step.after(event), seat=step.seat)
        self.solving.tell_log(story, followed["log"][len(log) :])
        self.say(joined([self.words("cli-problems-right"), self.words(f"{name}-done")]), "green")

    def answered(self, step: Step, view: Json, known: list[str]) -> str:
        """Return the right event that was typed at last; raises EOFError when that is to leave."""
        while True:
            text = prompt.answer(self.terminal, self.words("cli-lessons-help"))
            event = self.solving.parse(text, known, view)
            if event is None:
                if text:
                    self.say(not_understood(self.words, text, known), "yellow")
                continue
            refused = ask("play", record=step.record, seat=step.seat, event=event).get("problems", [])
            if not refused and step.is_right(event):
                return event
            again = [self.words.refusal(each) for each in refused] or [self.words("lesson-again")]
            self.say(joined(again), "yellow")
