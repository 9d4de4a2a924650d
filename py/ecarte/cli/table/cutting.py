"""The pack cut by words of the players' own, at the terminal (`ecarte.core.cut`)."""

from __future__ import annotations

from ecarte.cli.kit.terminal import Terminal
from ecarte.cli.speech.story import coloured
from ecarte.cli.table.engine import ask
from ecarte.cli.table.prompt import is_quit, read_line
from ecarte.core.game import Json

ASK = "ask"
"""Wished for: before each deal somebody is asked for words."""


class Cutting:
    """``wish``: nothing, words that cut every deal, or `ASK`."""

    def __init__(self, terminal: Terminal, wish: str | None = None) -> None:
        self.terminal, self.words, self.wish = terminal, terminal.words, wish or ""

    def first(self, seed: str) -> Json:
        """What is said of the cut when a game begins with this seed, once its seal has been shown."""
        answer = ask("commit", seed=seed) if self.wish else {}
        if "commitment" in answer:  # else the seed is none, which is said when the cards are asked for
            self.say(self.words("cli-seal", seal=answer["commitment"]), "dim")
        return self.next()

    def next(self) -> Json:
        """The same when another deal is opened."""
        if self.wish != ASK:
            return {"cut": self.wish} if self.wish else {}
        self.say(self.words("cli-cut-ask"), "bold")
        text = read_line(self.terminal)
        if is_quit(text):
            raise EOFError
        return {"cut": text} if text else {}

    def say(self, text: str, style: str) -> None:
        line = coloured(text)
        line.stylize(style)
        self.terminal.out.print(line, soft_wrap=True)
