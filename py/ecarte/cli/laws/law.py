"""``ecarte law``: the 51 laws, or one of them with its cases and an example."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from typing import Annotated

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ecarte import laws
from ecarte.cli.kit.terminal import AsJson, Terminal
from ecarte.cli.laws.sources import tell
from ecarte.core.game import Json
from ecarte.laws import Law, Verdict, arbiter
from ecarte.text import joined

_EXAMPLES = resources.files("ecarte.cli") / "laws"


def law(
    terminal: Terminal,
    number: Annotated[int | None, typer.Argument(metavar="NUMBER", show_default=False)] = None,
    as_json: AsJson = False,
    sources: Annotated[bool, typer.Option("--sources")] = False,
) -> None:
    """Print the laws, or one of them."""
    terminal.words.about("laws")
    if number is not None and not 1 <= number <= len(laws.LAWS):
        terminal.fail("cli-law-missing", number=number, last=len(laws.LAWS))
    if sources and (as_json or number is None):
        terminal.fail("cli-law-which")
    if as_json:
        for each in [number] if number is not None else range(1, len(laws.LAWS) + 1):
            terminal.write_json(_json(terminal, each))
    elif number is None:
        _list(terminal)
    else:
        _show(terminal, number, with_source=sources)


def example(number: int) -> str:
    """Return a record in which the law is applied, or "" where a record cannot show it."""
    file = _EXAMPLES / f"{number}.ecn"
    return file.read_text("utf-8") if file.is_file() else ""


def _json(terminal: Terminal, number: int) -> Json:
    """Return the law with its words; ``cases`` are all its cases, by name."""
    words = terminal.words
    cases = [
        {
            "what": what,
            "asked": [{"question": question, "answer": answer} for question, answer in path],
            "verdict": arbiter.verdict_to_json(verdict),
        }
        for what, path, verdict in laws.cases(number)
    ]
    texts = {"title": words(f"law-{number}-title"), "text": words(f"law-{number}")}
    return {**arbiter.law_to_json(laws.law(number)), **texts, "cases": cases, "example": example(number)}


def _list(terminal: Terminal) -> None:
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right")
    table.add_column()
    for each in laws.LAWS:
        table.add_row(str(each.number), terminal.words(f"law-{each.number}-title"))
    terminal.table(table)


def _show(terminal: Terminal, number: int, *, with_source: bool) -> None:
    out, words = terminal.out, terminal.words
    say_law(terminal, number)
    for each in tell(words, "", [f"law-{number}"]) if with_source else ():
        indented(terminal, each)
    indented(terminal, Text(label(terminal, laws.law(number)), "dim"))
    for situation, verdict in situations(terminal, number):
        out.print()
        out.print(Text(situation, "italic"), soft_wrap=not out.is_terminal)
        say_verdict(terminal, verdict)
    if record := example(number):
        out.print()
        out.print(Text(words("law-example"), "bold"))
        out.print(Text(record.rstrip("\n")), soft_wrap=True)


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
