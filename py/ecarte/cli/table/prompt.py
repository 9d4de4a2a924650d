"""Input at the table, the words of players that cut the pack, and the engine's answers, the same as the page's."""

from __future__ import annotations

import json
import sys
from collections.abc import Collection, Mapping
from contextlib import suppress
from typing import Any

from ecarte.cli.kit.terminal import Terminal, printable_lines
from ecarte.cli.speech.answers import plain
from ecarte.cli.speech.story import coloured
from ecarte.core.game import Json
from ecarte.requests.web import respond
from ecarte.text import Words, printable


def ask(do: str, **request: Any) -> Json:
    """Return the engine's answer, which may be a refusal."""
    answer: Json = json.loads(respond(json.dumps({"id": 1, "do": do, **request})))
    return answer


def expect(terminal: Terminal, do: str, **request: Any) -> Json:
    """Return the engine's answer, or end the command with its sentences when it refuses."""
    answer = ask(do, **request)
    if "problems" in answer:
        terminal.stop("\n".join(terminal.words.refusal(problem) for problem in answer["problems"]))
    return answer


Commands = Mapping[str, tuple[str, ...]]
_COMMANDS: Commands = {
    "help": ("?", "help"),
    "hint": ("h", "hint"),
    "undo": ("u", "undo", "back"),
    "resign": ("resign",),
    "quit": ("q", "quit", "exit"),
}
"""Words that are commands in every language; each language has others: ``cli-typed-<command>``."""
WITH_A_FRIEND: Commands = {
    "again": ("again",),
    "deal": ("new deal",),
    "end": ("stop",),
    "say": ("say",),
    "yes": ("y", "yes"),
    "no": ("n", "no"),
}
"""Those of a game with a friend elsewhere, besides."""


def read_line(terminal: Terminal, known: Collection[str] = ()) -> str:
    """Return the next line typed; raises EOFError at the end of input. The Tab key completes the ``known`` words."""
    terminal.out.file.flush()
    if sys.stdin.isatty():
        _edit(known)
    text = input("> ")
    if not sys.stdin.isatty():
        terminal.out.print(coloured(printable(text)))  # print input from a file like typed input
    return text.strip()


def answer(terminal: Terminal, explanation: str, known: Collection[str] = ()) -> str:
    """Return the next line typed, after an explanation for whoever asks; raises EOFError when somebody leaves.

    The Tab key completes the ``known`` words.
    """
    while True:
        text = read_line(terminal, known)
        asked = command(text, terminal.words)
        if asked == "quit":
            raise EOFError
        if asked != "help":
            return text
        terminal.out.print(coloured(printable_lines(explanation)))


def command(text: str, words: Words, among: Commands = _COMMANDS) -> str | None:
    """Return the name of the command that a text is."""
    typed = plain(text)
    return next((name for name in among if typed in _typed(name, words, among)), None)


def commands(words: Words, among: Commands = _COMMANDS) -> list[str]:
    """Return the words of all commands."""
    return [word for name in among for word in _typed(name, words, among)]


def _typed(name: str, words: Words, among: Commands) -> list[str]:
    return [*among[name], *(plain(each) for each in words(f"cli-typed-{name}").split(","))]


def _edit(known: Collection[str]) -> None:
    """Let the line be edited as in a shell, where Python can."""
    with suppress(ImportError):  # not on Windows
        import readline

        listed = sorted({word for word in known if len(word) > 1})

        def complete(begun: str, number: int) -> str | None:
            matching = [word for word in listed if word.startswith(begun.casefold())]
            return matching[number] if number < len(matching) else None

        readline.set_auto_history(False)  # another person at this terminal could read what was discarded
        readline.set_completer(complete)
        readline.parse_and_bind("tab: complete")


ASK = "ask"
"""The option to ask somebody for words before each deal."""


class Cutting:
    """The cut of each deal. ``wish`` is None, words that cut every deal, or `ASK`."""

    def __init__(self, terminal: Terminal, wish: str | None = None) -> None:
        self.terminal, self.words, self.wish = terminal, terminal.words, wish or ""

    def first(self, seed: str) -> Json:
        """Return the cut for a game that begins with this seed, after its commitment has been shown."""
        sealed = ask("commit", seed=seed) if self.wish else {}
        if "commitment" in sealed:  # otherwise the seed is malformed, which is reported when the cards are dealt
            self.say(self.words("cli-seal", seal=sealed["commitment"]), "dim")
        return self.next()

    def next(self) -> Json:
        """Return the cut for the next deal."""
        if self.wish != ASK:
            return {"cut": self.wish} if self.wish else {}
        self.say(self.words("cli-cut-ask"), "bold")
        text = answer(self.terminal, self.words("cli-help-words"))
        return {"cut": text} if text else {}

    def say(self, text: str, style: str) -> None:
        """Print a line."""
        self.terminal.out.print(coloured(text, style), soft_wrap=True)
