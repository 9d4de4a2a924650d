"""Laws and verdicts as the terminal prints them."""

from __future__ import annotations

from collections.abc import Iterator

from rich.padding import Padding
from rich.text import Text

from ecarte import laws
from ecarte.cli.kit.terminal import Terminal
from ecarte.laws import Law, Verdict
from ecarte.text import joined


def say_law(terminal: Terminal, number: int) -> None:
    """Print a law: number, title, text."""
    words = terminal.words
    title = words(f"law-{number}-title")
    terminal.out.print(Text.assemble((words("law-name", number=number), "bold"), "  ", (title, "bold")))
    indented(terminal, Text(words(f"law-{number}")))


def say_verdict(terminal: Terminal, verdict: Verdict) -> None:
    """Print who chooses, and what each choice leads to."""
    words = terminal.words
    terminal.out.print(Text(words(f"arbiter-chooser-{verdict.chooser or 'none'}"), "bold"))
    for choice in verdict.choices:
        effects = joined(words(f"arbiter-effect-{effect}") for effect in choice.effects)
        indented(terminal, Text.assemble("· ", (words(f"arbiter-choice-{choice.name}"), "bold"), "  ", effects))


def indented(terminal: Terminal, text: Text) -> None:
    """Print an indented text."""
    if terminal.out.is_terminal:
        terminal.out.print(Padding(text, (0, 0, 0, 2)))
    else:  # a file or pipe has no width to wrap at
        terminal.out.print(Text("  ") + text, soft_wrap=True)


def situations(terminal: Terminal, number: int) -> Iterator[tuple[str, Verdict]]:
    """Return every case of a law in words: the irregularity, then the known facts."""
    words = terminal.words
    for what, path, verdict in laws.cases(number):
        asked = [joined([words(f"arbiter-ask-{ask}"), words(f"arbiter-answer-{ask}-{answer}")]) for ask, answer in path]
        yield " · ".join([words(f"arbiter-what-{what}"), *asked]), verdict


def label(terminal: Terminal, law: Law) -> str:
    """Return a law's kind, and the rules of the game that it belongs to: "The arbiter rules · E26"."""
    return " · ".join([terminal.words(f"law-kind-{law.kind}"), *law.rules])
