"""Records in whatever form they come: ECN, JSON (one object, a list, JSON lines), links one to a line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import chain
from typing import TypeAlias

from ecarte.core.game import Problem, RuleError
from ecarte.notation import ecn, json, link

Source: TypeAlias = Callable[[Iterable[str]], Iterator[ecn.Reading]]
MOST = 256 * 2**20  # characters of a text that is wanted whole
_LINK = re.compile(r"(?:\S*#)?[a-z][0-9][A-Za-z0-9_-]{8,}(?:@\S*)?\s*")
_JSON = re.compile(r"\{|\[\s*(?:\Z|[\[{\]])")


def guess(line: str) -> str:
    """The form that a text has whose first line with anything on it is given: one of `SOURCES`."""
    text = line.removeprefix("\ufeff").strip()
    if _JSON.match(text):
        return "json"
    return "link" if _LINK.fullmatch(text) else "ecn"


def read(lines: Iterable[str]) -> Iterator[ecn.Reading]:
    """The records of a text or an open file's lines, in the form that its first line shows, each with its
    problems and the line it begins in. Blank lines above it are passed over, as many as there are."""
    above = 0
    rest = iter(lines)
    for line in rest:
        if line == "\n":  # a file may have millions of them
            above += 1
        elif line.strip("\ufeff \t\r\n"):
            found = SOURCES[guess(line)](chain([line], rest))
            yield from (_moved(reading, above, 0) for reading in found) if above else found
            return
        else:
            above += line.count("\n")
    yield from ecn.read("")


def read_json(lines: Iterable[str]) -> Iterator[ecn.Reading]:
    """The records of JSON. As long as each line is an object, one after the other; what is written in another
    way is read as a whole, unless it is more than `MOST`."""
    records = 0
    rest = iter(lines)
    for above, line in enumerate(rest):
        text = line.strip("\ufeff \t\r\n")
        if not text:
            continue
        whole = text.startswith("{") and text.endswith("}")
        before = records
        wanted = [line] if whole else _bounded(chain([line], rest))
        if wanted is None:
            problem = Problem("E-file", None, {"reason": "size", "detail": str(MOST // 2**20)}, line=above + 1)
            yield ecn.Reading(None, (problem,), above + 1)
            return
        for reading in json.read(wanted):
            yield _moved(reading, above, before)
            records += 1


def _bounded(lines: Iterable[str]) -> list[str] | None:
    """All lines, when they are no more than can be held."""
    found: list[str] = []
    size = 0
    for line in lines:
        found.append(line)
        size += len(line)
        if size > MOST:
            return None
    return found


def _moved(reading: ecn.Reading, lines: int, records: int) -> ecn.Reading:
    """A reading of a later part of a text: so many lines and records stand above."""
    problems = (
        replace(each, line=each.line and each.line + lines, record=each.record and each.record + records)
        for each in reading.problems
    )
    return replace(reading, line=reading.line + lines, problems=tuple(problems))


def read_links(lines: Iterable[str]) -> Iterator[ecn.Reading]:
    """The records of links, one on each line."""
    record = 0
    for number, line in enumerate(lines, 1):
        text = line.strip("\ufeff \t\r\n")
        if not text:
            continue
        record += 1
        try:
            yield ecn.Reading(link.loads(text).play, (), number, text)
        except RuleError as error:
            problems = (replace(problem, line=number, column=1, record=record) for problem in error.problems)
            yield ecn.Reading(None, tuple(problems), number, text)


SOURCES: dict[str, Source] = {"ecn": ecn.read, "json": read_json, "link": read_links}
"""What reads each form. JSON lines are read as JSON."""
