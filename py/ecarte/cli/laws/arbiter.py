"""``ecarte arbiter``: asks what happened, and rules."""

from __future__ import annotations

import sys
from collections.abc import Collection, Sequence
from typing import Annotated, NoReturn

import typer
from rich.text import Text

from ecarte import laws
from ecarte.cli.kit.terminal import USAGE, AsJson, Terminal
from ecarte.cli.laws.law import say_law, say_verdict
from ecarte.cli.speech.answers import whole
from ecarte.core.near import near
from ecarte.laws import Question, Verdict
from ecarte.laws import arbiter as asked

_QUIT = ("q", "quit", "exit")


def arbiter(
    terminal: Terminal,
    what: Annotated[str | None, typer.Argument(metavar="WHAT", show_default=False)] = None,
    answers: Annotated[list[str] | None, typer.Argument(metavar="ANSWER", show_default=False)] = None,
    as_json: AsJson = False,
) -> None:
    """Ask what happened, and rule."""
    terminal.words.about("laws")
    given: list[str] = []
    if what is not None:
        what, given = _known(terminal, what, answers or [])
    if as_json:
        terminal.write_json(asked.tree() if what is None else asked.ask(what, given))
    else:
        _Hearing(terminal).run(what, given)


def _known(terminal: Terminal, what: str, answers: Sequence[str]) -> tuple[str, list[str]]:
    """Return the irregularity and the answers, abbreviations written out; end the command when one is unknown."""
    what = _written_out(what, laws.IRREGULARITIES)
    if what not in laws.IRREGULARITIES:
        terminal.fail("cli-arbiter-missing", what=what, near=near(what, laws.IRREGULARITIES))
    known: list[str] = []
    for each in answers:
        outcome = laws.rule(what, known)
        if isinstance(outcome, Verdict):
            terminal.fail("cli-arbiter-ruled", answer=each)
        known.append(terminal.check_choice(outcome.name, _written_out(each, outcome.answers), outcome.answers))
    return what, known


def _written_out(text: str, known: Collection[str]) -> str:
    """Return what a text abbreviates where that is one thing, otherwise the text itself."""
    return text if text in known else whole(text, known) or text


class _Hearing:
    """The questions up to a verdict."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal, self.words = terminal, terminal.words

    def run(self, what: str | None, answers: list[str]) -> None:
        if what is None:
            groups = {name: self.words(f"arbiter-group-{name}") for name in laws.GROUPS}
            group = self.choose(self.words("arbiter-when"), groups)
            things = {each.name: self.words(f"arbiter-what-{each.name}") for each in laws.GROUPS[group]}
            what = self.choose(self.words("arbiter-what"), things)
        outcome = laws.rule(what, answers)
        while isinstance(outcome, Question):
            said = {each: self.words(f"arbiter-answer-{outcome.name}-{each}") for each in outcome.answers}
            answers.append(self.choose(self.words(f"arbiter-ask-{outcome.name}"), said))
            outcome = laws.rule(what, answers)
        self.rule(outcome)

    def rule(self, verdict: Verdict) -> None:
        for number in verdict.laws:
            say_law(self.terminal, number)
        if verdict.laws:
            self.terminal.out.print()
        say_verdict(self.terminal, verdict)

    def choose(self, question: str, answers: dict[str, str]) -> str:
        """Ask for one of the answers, by its number or its name."""
        out = self.terminal.out
        out.print(Text(question, "bold"))
        for number, label in enumerate(answers.values(), 1):
            out.print(Text.assemble((f"{number:3} ", "dim"), label), soft_wrap=True)
        names = list(answers)
        while True:
            out.print("> ", end="")
            line = sys.stdin.readline()
            if not line or line.strip().lower() in _QUIT:
                self.leave()
            said = line.strip().lower()
            if (answer := _written_out(said, answers)) in answers:
                return answer
            if said.isdecimal() and 1 <= int(said) <= len(names):
                return names[int(said) - 1]
            out.print(Text(self.words("arbiter-number", last=len(names))))

    def leave(self) -> NoReturn:
        """End without a ruling."""
        self.terminal.out.print()
        raise typer.Exit(USAGE)
