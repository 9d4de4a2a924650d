"""Tags in brackets, not as ECN has them: over several lines, several on a line, with comments and words between."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from ecarte.notation.ecn.loose.around import is_words
from ecarte.notation.ecn.loose.letters import fold
from ecarte.notation.ecn.loose.tags import value_of
from ecarte.notation.ecn.tokens import parse_tag

_MOST_LINES = 3  # of one tag
_NAME = re.compile(r"\s*+\[\s*+(?P<name>[A-Za-z][A-Za-z0-9]*+)\s*+[:=]?+\s*+")
_TAG = re.compile(r"\[(?P<name>[A-Za-z][A-Za-z0-9]*+)\s++\"(?P<value>[^\"\\]*+(?:\\.[^\"\\]*+)*+)\"\s*+\]\s*+,?\s*+")
_HEX = ("Seed", "Commit", "Digest")
_COMMENT = re.compile(r"\s*[;%]")


class Loose(NamedTuple):
    """The tags that begin at a line, how many lines they take, and what stands behind them on the last of these."""

    tags: list[tuple[str, str]]
    lines: int
    rest: str = ""


def loose_tags(lines: Sequence[str], at: int) -> Loose | None:
    """Return the tags in brackets at a line that is no tag in the right form; None where it is something else."""
    several = _several(lines[at])
    if several is not None:
        return several
    text = lines[at].strip()
    for number in range(1, _MOST_LINES + 1):
        tag = _one(text)
        if tag is not None:
            return Loose([tag], number)
        if at + number >= len(lines) or not (below := lines[at + number].strip()) or below.startswith("["):
            break
        text = f"{text} {below}"  # a mail breaks lines at blanks
    return None


def _several(line: str) -> Loose | None:
    """Return the tags of a line that has several, or a tag and more."""
    text = line.lstrip()
    found: list[tuple[str, str]] = []
    at = 0
    while match := _TAG.match(text, at):
        found.append((match["name"], value_of(match["value"])))
        at = match.end()
    rest = text[at:]
    if not found or (len(found) == 1 and not rest) or rest.startswith("["):
        return None
    return Loose(found, 1, " " * (len(line) - len(rest)) + rest if rest else "")


def _one(text: str) -> tuple[str, str] | None:
    """Return the tag that a text is."""
    try:
        return parse_tag(text)
    except ValueError:
        pass
    name = _NAME.match(text)
    if name is None or not text.endswith("]"):
        return None
    value = text[name.end() : -1].strip()
    folded = fold(value)
    if len(value) > 1 and folded[0] in "\"'" and folded[-1] == folded[0]:
        value = value[1:-1]
        value = value.strip() if folded.startswith(('" ', "' ")) or folded.endswith((' "', " '")) else value
    elif folded[:1] in "\"'" or folded[-1:] in "\"'" or "]" in value:
        is_half_quoted = len(value) > 1 and folded[0] in "\"'" and folded.count(folded[0]) == 1
        return (name["name"], value[1:]) if is_half_quoted else None
    value = value_of(value)
    return name["name"], re.sub(r"\s", "", value) if name["name"] in _HEX else value


def between(lines: Sequence[str], at: int) -> tuple[int, list[tuple[int, str]], list[int]] | None:
    """Return where the next tag stands below blank lines, comments and words, with these comments and words.

    None where the tags end. A comment comes with its line, words as the numbers of their lines.
    """
    comments: list[tuple[int, str]] = []
    words: list[int] = []
    while at < len(lines):
        line = lines[at]
        if _NAME.match(line) and '"' in fold(line):
            return at, comments, words
        if line.lstrip().startswith("{"):
            begun, held = at, [line.strip()]
            while "}" not in lines[at] and at + 1 < len(lines):
                at += 1
                held.append(lines[at].strip())
            text, _, behind = " ".join(held)[1:].partition("}")
            if behind.strip():
                return None
            comments.append((begun, text.strip()))
        elif _COMMENT.match(line):
            text = line.strip()
            if text.startswith(";"):
                comments.append((at, text[1:].strip().replace("}", ")")))
            else:
                words.append(at)
        elif line.strip():
            if not is_words(line):
                return None
            words.append(at)
        at += 1
    return None
