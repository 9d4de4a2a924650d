"""The lines of events of a deal while it is read: its main line, and the variations that are open in it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ecarte.core.cards import Card
from ecarte.core.game import Problem
from ecarte.notation.ecn.tokens import LONGEST_WORD, Token
from ecarte.record import Entry, Note, Variation, nfc

_LONGEST_VALUE = 1000  # characters of an @ value
_DEEPEST = 20  # nested variations


class Line:
    """A line of events while it is read: of a deal, or of a variation."""

    def __init__(self, state: Any, opened: Token | None = None) -> None:
        self.state = state
        self.opened = opened  # the "(" of a variation
        self.before: Any = None  # the state before the last event
        self.supposed: list[tuple[str, tuple[Card, ...]]] = []
        self.entries: list[Entry] = []
        self.broken = state is None  # whether the rest cannot be replayed
        self.unchecked = False  # whether the last event completed a trick whose winner is not yet written
        self.played: Token | None = None  # the last event
        self.nags: set[int] = set()  # this and the next: the note beside the last event
        self.values: dict[str, str] = {}
        self.comments: list[str] = []
        self.variations: list[Variation] = []

    def add_note(self, token: Token) -> Problem | None:
        """Add a NAG, an ``@`` value or a comment to the note; return what is wrong with it."""
        if token.kind == "nag":
            self.nags.add(int(token.text[1:]))
        elif token.kind == "comment":
            self.comments.append(token.text)
        elif token.kind == "remark":
            self.comments.append(token.text.replace("}", ")"))
            return Problem("W-remark", None, {})
        elif len(token.text) > _LONGEST_VALUE:
            return Problem("E-word", None, {"text": token.text[:80], "near": 0})
        else:
            key, _, value = token.text[1:].partition("=")
            is_known = key in self.values
            self.values[key] = nfc(value)
            return Problem("W-value-twice", None, {"key": key[:LONGEST_WORD]}) if is_known else None
        return None

    def note(self) -> Note:
        """Return the note beside the last event, and clear it."""
        comment = " ".join(nfc(" ".join(self.comments)).split())
        note = Note(tuple(sorted(self.nags)), tuple(sorted(self.values.items())), comment, tuple(self.variations))
        self.nags, self.values, self.comments, self.variations = set(), {}, [], []
        return note

    def write_note(self) -> None:
        """Attach the note to the last event."""
        if self.entries and (self.nags or self.values or self.comments or self.variations):
            self.entries[-1] = replace(self.entries[-1], note=self.note())


class Lines:
    """The main line of a deal, and the variations that are open in it."""

    def __init__(self, main: Line) -> None:
        self.main = main
        self.inner: list[Line] = []  # the open variations, the innermost last
        self.sunk, self.sink = 0, Line(None)  # the number nested too deep, and the line that takes their events

    @property
    def now(self) -> Line:
        """Return the line that is being read."""
        if self.sunk:
            return self.sink
        return self.inner[-1] if self.inner else self.main

    def open(self, token: Token) -> Problem | None:
        """Begin a variation; return what is wrong with its place."""
        if len(self.inner) == _DEEPEST:
            self.sunk += 1
            return Problem("E-variation-deep", None, {"most": _DEEPEST}) if self.sunk == 1 else None
        line = self.now
        begun = bool(line.entries) and not line.broken
        self.inner.append(Line(line.before if begun else None, token))
        return None if line.entries or line.broken else Problem("E-variation-place", None, {})

    def close(self) -> Problem | None:
        """End a variation; return what is wrong with it."""
        if self.sunk:
            self.sunk -= 1
            return None
        if not self.inner:
            return Problem("E-variation-close", None, {})
        line = self.inner.pop()
        line.write_note()
        if line.entries and not self.now.broken:
            self.now.variations.append(Variation(tuple(line.supposed), tuple(line.entries)))
        elif not line.broken:
            return Problem("E-variation-empty", None, {})
        return None

    def leave(self) -> Token | None:
        """Leave all variations, where the game goes on; return the first that has no end."""
        opened = self.inner[0].opened if self.inner else None
        if self.inner:
            self.main.broken = True  # where the game continues is unknown
        self.inner, self.sunk = [], 0
        return opened
