"""The tags of a game as people type them: in brackets, or as lines such as "South: Anna"."""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import NamedTuple

from ecarte.notation.ecn.loose import vocabulary
from ecarte.notation.ecn.loose.letters import fold, has_card
from ecarte.notation.ecn.tokens import parse_tag, unescape
from ecarte.record import SEAT_TAGS

_IN_BRACKETS = re.compile(
    r"""\[\s*+(?P<name>[a-z][a-z0-9]*+)\s*+[:=]?+\s*+(?:"(?P<quoted>(?:(?!"\s*+\]\s*+\[).)*)"\s*+|'(?P<single>.*)'\s*+|(?P<bare>[^"\]]*+))\]"""
)
_TITLE = re.compile(
    r"[#*=\s-]*+(?:(?:game|partie|manche|ゲーム|第)[ ]*+:?[ ]*+(?P<number>[1-9]\d{0,2})"
    r"|(?P<early>[1-9]\d{0,2})(?:e|è|ère|ème)[ ]+partie)[ ]*+(?:局|ゲーム|戦)?[.:)\s#*=-]*+"
)
_SEATS = tuple(SEAT_TAGS.values())
NAMES = {
    name.lower(): name
    for name in ("ECN", "Game", "Event", "Site", "Date", "Round", *_SEATS, "Rules", "Result", "Option", "Lang")
}
# Words for tags without brackets; in brackets they are tags of one's own.
_BARE: Mapping[str, str] = {
    **NAMES,
    **{word: SEAT_TAGS[seat] for word, seat in vocabulary.SEATS.items() if len(word) > 1 or not word.isascii()},
    **dict.fromkeys(("jeu", "spiel", "ゲーム"), "Game"),
    **dict.fromkeys(("tournoi", "turnier", "大会"), "Event"),
    **dict.fromkeys(("lieu", "ort", "場所"), "Site"),
    **dict.fromkeys(("datum", "日付"), "Date"),
    **dict.fromkeys(("règle", "règles", "regle", "regles", "regel", "regeln", "ルール"), "Rules"),
    **dict.fromkeys(("résultat", "resultat", "ergebnis", "結果"), "Result"),
    "langue": "Lang",
}
GAME_NAMES: Mapping[str, str] = {"エカルテ": "ecarte", "ブロット": "belote", "ベロット": "belote"}
"""The games in other letters."""
_NAME = rf"(?P<name>{'|'.join(sorted(_BARE, key=len, reverse=True))})"
_BARE_NAME = re.compile(rf"(?<!\w){_NAME}[ ]*[:=]")
_IN_CELL = re.compile(rf"[ ]*{_NAME}(?=[\t,][^\t,]+[\t,]*\Z)[ ]*.")
_NICKNAME = re.compile(r"[^\W\d_]{3,}\d+")
_ESCAPES = re.compile(r"(?:[^\\]|\\[\"\\n])*+")
_REMARK = re.compile(r"[{;]")
_PERSONS = ("player", "joueur")  # like "play" and "joue"
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
    return [Tag(NAMES.get(name.lower(), name), value, lead + 1)]


def _find_bare(line: str, folded: str, lead: int) -> list[Tag]:
    cell = _IN_CELL.match(line.lower())  # a line of a sheet; `fold` has blanks for tabs
    names = [cell] if cell else list(_BARE_NAME.finditer(folded))
    if not names or names[0].start("name") != lead:
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
        found.append(Tag(name, value, match.start("name") + 1))
    return found


def _may_be_move(folded: str) -> bool:
    """Return whether a text behind a seat may be what that seat does, perhaps mistyped."""
    words = folded.split()
    phrase = vocabulary.PHRASE.match(folded)
    is_phrase = phrase is not None and len(phrase[0]) > 1  # "A. Smith" is a name
    rest = folded[phrase.end() :].lstrip() if phrase else ""
    if folded in _PERSONS:
        return False
    return (
        any(letter.isdigit() for letter in _NICKNAME.sub("", folded))
        or has_card(folded)
        or (is_phrase and rest[:1] in ("", ",", ":", ";", "."))
        or folded in vocabulary.DEALS
        or (len(words) > 1 and all(len(word) == 1 for word in words))  # ranks
        or (len(folded) >= _LONG and bool(get_close_matches(folded, vocabulary.MEANINGS, 1, _ALIKE)))
    )


def value_of(written: str) -> str:
    """Return what stands between quotation marks; where a backslash is no escape, none of them is: "D:\\new\\Lyon"."""
    if _ESCAPES.fullmatch(written):
        return unescape(written)
    return written.replace('\\"', '"')
