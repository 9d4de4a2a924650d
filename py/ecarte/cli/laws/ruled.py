"""Laws and verdicts as the terminal says them."""

from __future__ import annotations

from collections.abc import Iterator

from rich.padding import Padding
from rich.text import Text

from ecarte import laws
from ecarte.cli.kit.terminal import Terminal
from ecarte.laws import Law, Verdict


def say_law(terminal: Terminal, number: int) -> None:
    """A law: number, title, what it says."""
    words = terminal.words
    title = words(f"law-{number}-title")
    terminal.out.print(Text.assemble((words("law-name", number=number), "bold"), "  ", (title, "bold")))
    indented(terminal, Text(words(f"law-{number}")))


def say_verdict(terminal: Terminal, verdict: Verdict) -> None:
    """Who chooses, and what each choice leads to."""
    words = terminal.words
    terminal.out.print(Text(words(f"arbiter-chooser-{verdict.chooser or 'none'}"), "bold"))
    for choice in verdict.choices:
        effects = " ".join(words(f"arbiter-effect-{effect}") for effect in choice.effects)
        indented(terminal, Text.assemble("· ", (words(f"arbiter-choice-{choice.name}"), "bold"), "  ", effects))


def indented(terminal: Terminal, text: Text) -> None:
    if terminal.out.is_terminal:
        terminal.out.print(Padding(text, (0, 0, 0, 2)))
    else:  # a file or pipe has no margin to break lines at
        terminal.out.print(Text("  ") + text, soft_wrap=True)


def situations(terminal: Terminal, number: int) -> Iterator[tuple[str, Verdict]]:
    """Everything that may happen under a law, in words: what, then what had to be known of it."""
    words = terminal.words
    for what, path, verdict in laws.cases(number):
        asked = [f"{words(f'arbiter-ask-{ask}')} {words(f'arbiter-answer-{ask}-{answer}')}" for ask, answer in path]
        yield " · ".join([words(f"arbiter-what-{what}"), *asked]), verdict


def label(terminal: Terminal, law: Law) -> str:
    """Its kind, and the rules of the game that it belongs to: "The arbiter rules · E26"."""
    return " · ".join([terminal.words(f"law-kind-{law.kind}"), *law.rules])
