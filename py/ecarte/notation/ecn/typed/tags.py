"""The tags of a game as people type them: in brackets, or as lines such as "South: Anna"."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence

from ecarte.core.game import Problem
from ecarte.notation.ecn.dates import canonical_date
from ecarte.notation.ecn.tokens import format_tag, parse_tag
from ecarte.notation.ecn.typed import vocabulary
from ecarte.notation.ecn.typed.letters import fold, has_card
from ecarte.record import SEAT_TAGS

_VALUE = r"""(?:"(?P<quoted>.*)"|'(?P<single>.*)'|(?P<bare>[^"\]]*?))"""
_TAG = re.compile(rf"\[\s*(?P<name>[a-z][a-z0-9]*)\s*[:=]?\s*{_VALUE}\s*\]")
_LINE = re.compile(rf"(?P<name>[^\W\d_]+)[ ]*:[ ]*{_VALUE}")
_TITLE = re.compile(
    r"[#*=\s-]*(?:(?:game|partie|manche|ゲーム|第)[ ]*(?P<number>[1-9]\d{0,2})"
    r"|(?P<early>[1-9]\d{0,2})(?:e|è|ère|ème)[ ]+partie)[ ]*(?:局|ゲーム|戦)?[.:)\s#*=-]*"
)
_NAMES: Mapping[str, str] = {
    **{
        name.lower(): name
        for name in ("ECN", "Game", "Event", "Site", "Date", "Round", "Rules", "Result", "Option", "Lang")
    },
    **{name: SEAT_TAGS[seat] for name, seat in vocabulary.SEATS.items() if len(name) > 1 or not name.isascii()},
    **dict.fromkeys(("jeu", "ゲーム"), "Game"),
    **dict.fromkeys(("日付",), "Date"),
    **dict.fromkeys(("rule", "règle", "règles", "regle", "regles", "ルール"), "Rules"),
    **dict.fromkeys(("résultat", "resultat", "結果"), "Result"),
}
_CODES = ("Game", "Rules", "Lang")  # values in small letters without accents


def title(line: str) -> int:
    """Return the number of a game that a line is the title of, "Game 2", else 0."""
    match = _TITLE.fullmatch(fold(line).strip())
    return int(match["number"] or match["early"]) if match else 0


def match_tag(folded: str) -> re.Match[str] | None:
    """Return the name and value of a tag that a folded line is.

    A tag without brackets has a name of ECN. One of a seat names its player, and so holds nothing that a seat does.
    """
    found = _TAG.fullmatch(folded)
    if found:
        return found
    found = _LINE.fullmatch(folded)
    name = found and _NAMES.get(found["name"])
    if not found or not name:
        return None
    _, value = _value(found)
    return found if value and not (name in SEAT_TAGS.values() and _may_be_move(value)) else None


def opens_game(lines: Sequence[str], at: int) -> bool:
    """Return whether a line behind moves is a tag of the next game.

    Without brackets it must stand below a blank line, with another tag behind it: it may be a mistyped move.
    """
    folded = fold(lines[at]).strip()
    if _TAG.fullmatch(folded):
        return True
    is_first = not lines[at - 1].strip() and at + 1 < len(lines)
    return is_first and all(map(match_tag, (folded, fold(lines[at + 1]).strip())))


def _value(tag: re.Match[str]) -> tuple[str, str]:
    """Return the value of a tag, after the name of its group."""
    return next((group, tag[group]) for group in ("quoted", "single", "bare") if tag[group] is not None)


def _may_be_move(folded: str) -> bool:
    phrase = vocabulary.PHRASE.match(folded)
    is_phrase = phrase is not None and len(phrase[0]) > 1  # "A. Smith" is a name
    return is_phrase or has_card(folded) or any(letter.isdigit() for letter in folded)


def read_tags(lines: Sequence[str], first: int) -> tuple[list[tuple[str, str]], list[Problem], int]:
    """Return the tags, a warning for each in another form, and the index of the first line after them."""
    tags: list[tuple[str, str]] = []
    problems: list[Problem] = []
    for at, line in enumerate(lines):
        folded = fold(line).strip()
        if not folded:
            if tags:
                return tags, problems, at
            continue
        match = match_tag(folded)
        played = title(line)
        if played:
            tags.append(("Round", str(played)))
            found = {"found": line.strip()[:80], "expected": format_tag("Round", str(played)), "habit": "tags"}
            problems.append(Problem("W-form", None, found, line=first + at, column=1))
            continue
        if match is None:
            return tags, problems, at
        try:
            name, value = parse_tag(line.rstrip())
        except ValueError:
            if "\\" in line:  # it may be a letter or an escape
                return tags, problems, at
            group, _ = _value(match)
            lead = len(fold(line)) - len(fold(line).lstrip())
            name = line[lead + match.start("name") : lead + match.end("name")]
            value = line[lead + match.start(group) : lead + match.end(group)]
            column = lead + 1
        else:
            column = 1
        name = _NAMES.get(fold(name), name)
        if name in _CODES:
            plain = unicodedata.normalize("NFD", value.lower())
            value = "".join(letter for letter in plain if not unicodedata.combining(letter)).strip()
        elif name == "Date":
            value = canonical_date(value) or value
        written = format_tag(name, value)
        if written != line.rstrip():
            data: dict[str, str | int] = {"found": line.strip()[:80], "expected": written, "habit": "tags"}
            problems.append(Problem("W-form", None, data, line=first + at, column=column))
        tags.append((name, value))
    return tags, problems, len(lines)
