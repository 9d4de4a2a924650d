"""The words of an ECN record, with their places."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

LONGEST_WORD = 80  # characters of a word that is looked at closely
LEFT_OUT = "?"
"""Stands in the claims, rulings and advice of a story for what its sentences leave out."""


@dataclass(frozen=True, slots=True)
class Token:
    """A word of the movetext.

    ``kind`` is head, event, suppose, check, score, result, nag, value, comment, remark (a comment behind ";"), open,
    close (of a variation), irregularity or unclosed (a comment without end). ``text`` is without braces or semicolon.
    Places count from 1.
    """

    kind: str
    text: str
    line: int
    column: int


_WORD = re.compile(
    r"""
      (?P<comment>\{[^}]*\})
    | (?P<unclosed>\{[^}]*\Z)
    | (?P<remark>;[^\n]*)
    | (?P<open>\()
    | (?P<close>\))
    | (?P<head>[1-9][0-9]{0,5}(?:/[1-9][0-9]{0,2})?\.[ \t]*[NESW](?=\s|\Z))
    | (?P<score>=\S+(?:[ ]+(?!\S*[:<^.{])[0-9][0-9-]*(?=\s|\Z))?)
    | (?P<nag>\$[0-9]{1,3}(?=[\s(){};]|\Z))
    | (?P<value>@[a-z]+=[^\s{}()]+)
    | (?P<check>/[NESW](?=[\s(){};]|\Z))
    | (?P<result>(?:\*|void|[0-9]+(?:-[0-9]+)+)(?=\s|;|\Z))
    | (?P<irregularity>&[^\s{}()]+)
    | (?P<suppose>\?[NESW]<[^\s{}()]*)
    | (?P<event>[^\s{}();]+|\})
    """,
    re.VERBOSE,
)

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9]*+) "([^"\\]*+(?:\\["\\n][^"\\]*+)*+)"\]')
_ESCAPE = re.compile(r"\\(.)")
_ESCAPES = {'"': '"', "\\": "\\", "n": "\n"}


def parse_tag(line: str) -> tuple[str, str]:
    """Return the name and value of a tag line; raises ValueError for any other line."""
    match = _TAG.fullmatch(line)
    if match is None:
        raise ValueError(line)
    return match[1], unescape(match[2])


def unescape(value: str) -> str:
    """Return the value of a tag from the text between its quotation marks."""
    return _ESCAPE.sub(lambda m: _ESCAPES[m[1]], value) if "\\" in value else value


def format_tag(name: str, value: str) -> str:
    """Return the line that `parse_tag` reads."""
    escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'[{name} "{escaped}"]'


def tokens(text: str, line: int) -> Iterator[Token]:
    """Return the words of a movetext whose first line has the number ``line``."""
    start = counted = 0
    for match in _WORD.finditer(text):
        begun = match.start()
        newlines = text.count("\n", counted, begun)
        if newlines:
            line += newlines
            start = text.rindex("\n", 0, begun) + 1
        counted = begun
        kind = match.lastgroup or "event"
        word = match[0]
        if kind in ("comment", "remark"):
            word = word[1:-1] if kind == "comment" else word[1:]
        yield Token(kind, word, line, begun - start + 1)


def match_word(text: str, at: int) -> tuple[str, str, int]:
    """Return the kind of the word at a place of a text, the word as a `Token` holds it, and where it ends."""
    match = _WORD.match(text, at)
    if match is None:
        return "", "", at
    kind = match.lastgroup or "event"
    return (
        kind,
        match[0] if kind not in ("comment", "remark") else match[0][1 : -1 if kind == "comment" else None],
        match.end(),
    )


def parse_scores(text: str) -> tuple[int, ...] | None:
    """Return the numbers of "1-0", or None for another form."""
    return tuple(map(int, text.split("-"))) if re.fullmatch(r"[0-9]{1,6}(-[0-9]{1,6})*", text) else None
