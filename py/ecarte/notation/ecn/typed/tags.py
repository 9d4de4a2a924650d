"""The tags of a game as people type them: in brackets, or as lines such as "South: Anna"."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import NamedTuple

from ecarte.core.game import Problem
from ecarte.notation.ecn.dates import canonical_date
from ecarte.notation.ecn.tokens import format_tag, parse_tag
from ecarte.notation.ecn.typed import vocabulary
from ecarte.notation.ecn.typed.brackets import Loose, between, loose_tags, value_of
from ecarte.notation.ecn.typed.letters import fold, has_card
from ecarte.record import SEAT_TAGS

_IN_BRACKETS = re.compile(
    r"""\[\s*+(?P<name>[a-z][a-z0-9]*+)\s*+[:=]?+\s*+(?:"(?P<quoted>.*)"\s*+|'(?P<single>.*)'\s*+|(?P<bare>[^"\]]*+))\]"""
)
_TITLE = re.compile(
    r"[#*=\s-]*(?:(?:game|partie|manche|ゲーム|第)[ ]*:?[ ]*(?P<number>[1-9]\d{0,2})"
    r"|(?P<early>[1-9]\d{0,2})(?:e|è|ère|ème)[ ]+partie)[ ]*(?:局|ゲーム|戦)?[.:)\s#*=-]*"
)
_SEATS = tuple(SEAT_TAGS.values())
_NAMES = {
    name.lower(): name
    for name in ("ECN", "Game", "Event", "Site", "Date", "Round", *_SEATS, "Rules", "Result", "Option", "Lang")
}
# Words for tags without brackets; in brackets they are tags of one's own.
_BARE: Mapping[str, str] = {
    **_NAMES,
    **{word: SEAT_TAGS[seat] for word, seat in vocabulary.SEATS.items() if len(word) > 1 or not word.isascii()},
    "jeu": "Game",
    "ゲーム": "Game",
    "tournoi": "Event",
    "大会": "Event",
    "lieu": "Site",
    "場所": "Site",
    "日付": "Date",
    **dict.fromkeys(("règle", "règles", "regle", "regles", "ルール"), "Rules"),
    **dict.fromkeys(("résultat", "resultat", "結果"), "Result"),
    "langue": "Lang",
}
_BARE_NAME = re.compile(rf"(?<!\w)(?P<name>{'|'.join(sorted(_BARE, key=len, reverse=True))})[ ]*:")
_CODES = ("Game", "Rules", "Lang")  # values in small letters without accents
_REMARK = re.compile(r"[{;]")
_LONG = 5  # letters of a word that is not like another by chance
_ALIKE = 0.8


class Tag(NamedTuple):
    """A tag as it is typed, its name in ECN, and the column where it begins, from 1."""

    name: str
    value: str
    column: int = 1


def title(line: str) -> int:
    """Return the number of a game that a line is the title of, "Game 2", else 0."""
    match = _TITLE.fullmatch(fold(line).strip())
    return int(match["number"] or match["early"]) if match else 0


def is_in_brackets(line: str) -> bool:
    """Return whether a line is a tag in brackets."""
    return bool(_IN_BRACKETS.fullmatch(fold(line).strip()))


def find_tags(line: str) -> list[Tag]:
    """Return the tags that a line consists of, none where it is something else.

    Without brackets it may hold several. Behind a seat stands a player's name, not what may be a move.
    """
    folded = fold(line)
    lead = len(folded) - len(folded.lstrip())
    match = _IN_BRACKETS.fullmatch(folded.strip())
    if match is None:
        return _find_bare(line, folded, lead)
    try:
        name, value = parse_tag(line.rstrip())
    except ValueError:
        group = next(group for group in ("quoted", "single", "bare") if match[group] is not None)
        name, value = (line[lead + match.start(part) : lead + match.end(part)] for part in ("name", group))
        value = value_of(value.rstrip() if group == "bare" else value)
    return [Tag(_NAMES.get(name.lower(), name), value, lead + 1)]


def _find_bare(line: str, folded: str, lead: int) -> list[Tag]:
    names = list(_BARE_NAME.finditer(folded))
    if not names or names[0].start() != lead:
        return []
    found: list[Tag] = []
    ends = [*(match.start() for match in names[1:]), len(line)]
    for match, end in zip(names, ends, strict=True):
        name, value = _BARE[match["name"]], line[match.end() : end].strip().rstrip(",/|").rstrip()
        quotes = fold(value[:1] + value[-1:])
        is_quoted = len(value) > 1 and quotes in ('""', "''")
        value = value[1:-1].strip() if is_quoted else _REMARK.split(value, maxsplit=1)[0].rstrip()
        if not value or (name in _SEATS and not is_quoted and _may_be_move(fold(value))):
            return []
        found.append(Tag(name, value, match.start() + 1))
    return found


def _may_be_move(folded: str) -> bool:
    """Return whether a text behind a seat may be what that seat does, perhaps mistyped."""
    words = folded.split()
    phrase = vocabulary.PHRASE.match(folded)
    is_phrase = phrase is not None and len(phrase[0]) > 1  # "A. Smith" is a name
    rest = folded[phrase.end() :].lstrip() if phrase else ""
    return (
        any(letter.isdigit() for letter in folded)
        or has_card(folded)
        or (is_phrase and rest[:1] in ("", ",", ":", ";", "."))
        or folded in vocabulary.DEALS
        or (len(words) > 1 and all(len(word) == 1 for word in words))  # ranks
        or (len(folded) >= _LONG and bool(get_close_matches(folded, vocabulary.MEANINGS, 1, _ALIKE)))
    )


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
            self.add(Tag(_NAMES.get(name.lower(), name), value, column), line)
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
