"""Texts with several links: a list with one on each line, or a message."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import pairwise

from ecarte.core.budget import SpentError, budget
from ecarte.core.game import RuleError
from ecarte.notation import ecn
from ecarte.notation.ecn.stream import BLANKS
from ecarte.notation.link import loads
from ecarte.notation.link.finding import LONGEST, MOST_TEXT, Effort, places

_LINK = re.compile(r"\W*+(?:\S*#)?[a-z][0-9][A-Za-z0-9_-]{8,}+(?!\w)")
_REST = re.compile(r"[\s>|]*+(?!(?:\S*#)?[gzcs]1[A-Za-z0-9_-]{8})[A-Za-z0-9_-]+(?:[^\w\s-]\S*)?\s*")


def is_link(line: str) -> bool:
    """Return whether a line holds a link and nothing else, or the first part of one."""
    *before, word = line.split() or [""]
    return bool(_LINK.match(word)) and not re.search(r"\w", "".join(before))


def in_lines(lines: Iterable[str], mending: Effort) -> Iterator[tuple[int, str]]:
    """Return the link of each line that is not blank, with its line; lines that a link was wrapped into are one.

    Each adds to what is left to mend them.
    """
    held = list[tuple[int, str]]()
    size = 0
    for number, line in enumerate(lines, 1):
        text = line.strip(BLANKS)
        if not (held and text and size < LONGEST and _REST.fullmatch(text)):
            yield from _unwrapped(held, mending)
            held, size = [], 0
        mending.allow(text)
        if text:
            held.append((number, text))
            size += len(text)
    yield from _unwrapped(held, mending)


def _unwrapped(lines: list[tuple[int, str]], mending: Effort) -> Iterator[tuple[int, str]]:
    """Return lines as one link if they are one, and the first is not one alone."""
    whole = "\n".join(text for _, text in lines)
    if len(lines) > 1 and not _opens(lines[0][1], mending) and _opens(whole, mending):
        yield lines[0][0], whole
    else:
        yield from lines


def _opens(text: str, mending: Effort) -> bool:
    try:
        loads(text, mending)
    except RuleError:
        return False
    return True


def in_message(text: str) -> Iterator[tuple[int, str]]:
    """Return the link behind each "#" of a text, with its line and all that follows; the text where there is none."""
    begins = places(text)
    if not begins and text.strip():
        yield 1, text
    line, counted = 1, 0
    for begin, end in pairwise([*begins, len(text)]):
        line, counted = line + text.count("\n", counted, begin), begin
        yield line, text[begin:end]


def links_in(text: str, mending: Effort | None = None) -> list[tuple[int, str]]:
    """Return the links of a text, each with its line; the text adds to what is left to mend them."""
    mending = mending or Effort()
    first = next(iter(text.strip(BLANKS).split("\n", 1)))
    if is_link(first.rstrip()):
        return list(in_lines(text.split("\n"), mending))
    mending.allow(text)
    return list(in_message(text))


def read(text: str) -> list[ecn.Reading]:
    """Return what the links in a message hold, none where nothing in it is a link, or it is too long to be one."""
    readings = list[ecn.Reading]()
    if len(text) > MOST_TEXT:
        return readings
    mending = Effort()
    with budget(len(text)):
        for record, (line, link) in enumerate(links_in(text, mending), 1):
            try:
                readings += [ecn.Reading(play, (), line, link) for play in loads(link, mending).plays]
            except RuleError as error:
                if error.problems[0].code != "E-link":
                    found = (replace(problem, line=line, column=1, record=record) for problem in error.problems)
                    readings.append(ecn.Reading(None, tuple(found), line, link))
                if isinstance(error, SpentError):
                    break
    return readings
