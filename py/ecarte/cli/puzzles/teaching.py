"""One lesson at the terminal: its steps at the table, then its questions."""

from __future__ import annotations

from ecarte.analysis.puzzles import puzzles
from ecarte.cli.kit.terminal import Terminal
from ecarte.cli.parlance import PARLANCES
from ecarte.cli.puzzles.solving import Solving
from ecarte.cli.speech.guessing import not_understood, whole
from ecarte.cli.speech.story import Story, coloured
from ecarte.cli.table import prompt
from ecarte.cli.table.engine import ask, expect
from ecarte.core.game import Json, Seat
from ecarte.lessons import Lesson, Step
from ecarte.text import Words, joined


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
        story = PARLANCES[self.game].story(self.words, _names(self.words, view["seats"], step.seat), step.seat)
        story.room = self.terminal.room
        self.tell(story, [entry for entry in log if entry["deal"] == view["deal"]])
        for line in story.table(view):
            self.terminal.out.print(line)
        self.say(self.words(name), "bold")
        self.say(story.choices(view), "dim")
        event = self.answered(step, view, story.sayings(view))
        followed = expect(self.terminal, "view", record=step.after(event), seat=step.seat)
        self.tell(story, followed["log"][len(log) :])
        self.say(joined([self.words("cli-problems-right"), self.words(f"{name}-done")]), "green")

    def tell(self, story: Story, entries: list[Json]) -> None:
        """Print what has happened."""
        for entry in entries:
            if sentence := story.line(entry):
                self.terminal.out.print(coloured(f"  {sentence}"))

    def answered(self, step: Step, view: Json, known: list[str]) -> str:
        """Return the right event that was typed at last; raises EOFError when that is to leave."""
        while True:
            text = prompt.answer(self.terminal, self.words("cli-lessons-help"))
            event = PARLANCES[self.game].answer(whole(text, known) or text, view, self.words) if text else None
            if event is None:
                if text:
                    self.say(not_understood(self.words, text, known), "yellow")
                continue
            refused = ask("play", record=step.record, seat=step.seat, event=event).get("problems", [])
            if not refused and step.is_right(event):
                return event
            again = [self.words.refusal(each) for each in refused] or [self.words("lesson-again")]
            self.say(joined(again), "yellow")


def _names(words: Words, seats: list[Seat], me: Seat) -> dict[Seat, str]:
    return {seat: words("you") if seat == me else words("seat-title", seat=seat) for seat in seats}
