"""Cutting the pack with words of the players, at the terminal (`ecarte.core.cut`)."""

from __future__ import annotations

from ecarte.cli.kit.terminal import Terminal
from ecarte.cli.speech.story import coloured
from ecarte.cli.table.engine import ask
from ecarte.cli.table.prompt import answer
from ecarte.core.game import Json

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
        line = coloured(text)
        line.stylize(style)
        self.terminal.out.print(line, soft_wrap=True)
