"""The top of a typed text: its tags, in any form, and what stands between them."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from ecarte.core.game import Problem
from ecarte.notation.ecn.dates import canonical_date
from ecarte.notation.ecn.loose.brackets import Loose, between, loose_tags
from ecarte.notation.ecn.loose.tags import NAMES, Tag, find_tags, title
from ecarte.notation.ecn.tokens import format_tag

_CODES = ("Game", "Rules", "Lang")  # values in small letters without accents


class Top:
    """The tags at the top of a text, as `Tags`; warnings for those in another form, and where the movetext begins.

    ``lines`` are the text, changed where movetext begins behind a tag; ``early`` are comments between the tags.
    """

    def __init__(self, lines: Sequence[str], first: int, number: int) -> None:
        self.lines, self.first, self.number = list(lines), first, number
        self.tags: list[tuple[str, str]] = []
        self.names: set[str] = set()
        self.problems: list[Problem] = []
        self.early: list[str] = []
        self.words: list[int] = []  # the lines of words between tags
        self.end = 0
        while self.end < len(self.lines) and (self.read() or self.go_on()):
            pass
        while self.end < len(self.lines) and not self.lines[self.end].strip():
            self.end += 1  # the reader wants tags, a blank line, and the movetext
        if self.words:
            text = " ".join(self.lines[self.words[0]].split())
            self.say("W-outside", self.words[0], text=text[:80], more=len(self.words) - 1)

    def read(self) -> bool:
        """Read the tags of a line; return whether there are any, and nothing behind them."""
        line = self.lines[self.end]
        played = title(line)
        found = Loose([("Round", str(played))] if played else [], 1)
        named = [] if played else find_tags(line)
        if not played and not named and line.lstrip().startswith("["):
            found = loose_tags(self.lines, self.end) or found
        columns = [tag.column for tag in named] or [1] * len(found.tags)
        pairs = [(tag.name, tag.value) for tag in named] or found.tags
        for column, (name, value) in zip(columns, pairs, strict=True):
            self.add(Tag(NAMES.get(name.lower(), name), value, column), line)
        if not pairs:
            return False
        self.end += found.lines
        if found.rest:
            self.end -= 1
            self.lines[self.end] = found.rest
        return not found.rest

    def add(self, tag: Tag, line: str) -> None:
        """Add a tag, and say where it is in another form."""
        value = _canonical_value(tag)
        written = format_tag(tag.name, value)
        if written != line.rstrip():
            data: dict[str, str | int] = {"found": line.strip()[:80], "expected": written, "habit": "tags"}
            self.problems.append(Problem("W-form", None, data, line=self.first + self.end, column=tag.column))
        self.tags.append((tag.name, value))
        self.names.add(tag.name)

    def say(self, code: str, at: int, **data: str | int) -> None:
        """Add a warning at a line."""
        self.problems.append(Problem(code, None, data, line=self.first + at, column=1))

    def go_on(self) -> bool:
        """Go to the next tags, if the heading does not have them yet; return whether there are any."""
        at = self.end
        if self.lines[at].lstrip().startswith("[") or not (self.tags or not self.lines[at].strip()):
            return False
        while at < len(self.lines) and not self.lines[at].strip():
            at += 1
        if at == len(self.lines) or (not self.tags and at > self.end):
            self.end = at
            return at < len(self.lines)
        if names := {tag.name for tag in find_tags(self.lines[at])}:
            if at == self.end or names & self.names:
                return False
            self.end = at
            return True
        found = between(self.lines, at)
        loose = found and loose_tags(self.lines, found[0])
        named = found and (find_tags(self.lines[found[0]]) or (loose and [Tag(*tag) for tag in loose.tags]))
        if not found or not named or self.names & {tag.name for tag in named}:
            return False
        self.end, comments, words = found
        self.words += words
        if comments and not self.early:
            self.say("W-comment-early", comments[0][0], text=" ".join(comments[0][1].split())[:80])
        self.early += [text for _, text in comments]
        return True


def _canonical_value(tag: Tag) -> str:
    if tag.name in _CODES:
        plain = unicodedata.normalize("NFD", tag.value.lower())
        return "".join(letter for letter in plain if not unicodedata.combining(letter)).strip().rstrip(".")
    return (canonical_date(tag.value) or tag.value) if tag.name == "Date" else tag.value
