"""The lessons: short, at the table, one file for each game that has some; the words are in ``topics/lessons.ftl``.

A lesson has steps and questions. A step is a position (a record in ECN), a seat, and the events that are right there;
``then`` is how the record goes on after one of them. ``because`` says why they are right, which a test asks the engine
or the analyst:

- "legal": nothing else is allowed
- "best": the analyst counts or samples every hand of the other, and they come out ahead
- "scores": the seat has more points right afterwards
- "takes": these cards take the trick, and no other allowed card does
- "strongest": the strongest player chooses one of them, however it is seeded

Questions are more steps (``questions``), then problems to solve by their ids (``problems``, `ecarte.analysis.puzzles`),
which ``tools/puzzles/lessons.py`` chooses. The page uses the same files directly; this module is for Python alone.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable

from ecarte.core.game import Json, Seat, parse_event
from ecarte.core.titles import Parts

LESSONS: Mapping[str, Traversable] = Parts("lessons")
"""The file of each game that has lessons, by the name of the game."""


@dataclass(frozen=True, slots=True)
class Step:
    """Something to do at the table."""

    name: str
    seat: Seat
    record: str
    right: tuple[str, ...]
    because: str
    then: str

    def is_right(self, event: str) -> bool:
        """Return whether an event is a right one, in any order of its cards."""
        return _choice(event) in map(_choice, self.right)

    def after(self, event: str) -> str:
        """Return the record after a right event and what follows it."""
        return self.record.removesuffix("*\n") + f"{event} {self.then}".strip() + "\n*\n"


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: its steps, then its questions, steps themselves or the ids of problems."""

    name: str
    steps: tuple[Step, ...]
    questions: tuple[Step | str, ...]

    def positions(self) -> tuple[Step, ...]:
        """Return all its steps, those among the questions too."""
        return (*self.steps, *(each for each in self.questions if isinstance(each, Step)))


def _choice(event: str) -> tuple[object, ...]:
    """Return what makes an event the same choice as another: for a king or queen of trumps the call too."""
    parsed = parse_event(event)
    return *parsed.choice, parsed.call


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in their order."""
    data = json.loads(LESSONS[game].read_text("utf-8"))
    return tuple(_lesson(each) for each in data["lessons"])


def _lesson(data: Json) -> Lesson:
    questions = (*(_step(each) for each in data.get("questions", ())), *data.get("problems", ()))
    return Lesson(data["lesson"], tuple(_step(each) for each in data["steps"]), questions)


def _step(data: Json) -> Step:
    record = "\n".join([*data["record"], "*", ""])
    return Step(data["step"], data["seat"], record, tuple(data["right"]), data["because"], data.get("then", ""))
