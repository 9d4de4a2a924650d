"""Records in any form: ECN, JSON (one object, a list, JSON lines), links, one to a line, csv with links, or PBN."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from io import StringIO
from itertools import chain
from typing import TypeAlias

from ecarte.collection import spreadsheet
from ecarte.collection.processes import CHARACTERS_AT_ONCE, RECORDS_AT_ONCE
from ecarte.core.game import Problem, RuleError
from ecarte.notation import ecn, json, link, pbn
from ecarte.notation.ecn.stream import BLANKS, ENDS, LONGEST, is_start, split_ends, starts
from ecarte.notation.link import texts
from ecarte.notation.link.finding import MOST_TEXT, Effort

Source: TypeAlias = Callable[[Iterable[str]], Iterator[ecn.Reading]]
MOST_WHOLE = 32 * 2**20  # the most characters of a text that is read whole
_MOST_KEPT = 2 * LONGEST  # characters of a record
_JSON = re.compile(r"\{\s*(?:\Z|[\"}])|\[\s*(?:\Z|[\[{\]])")


def guess(line: str) -> str:
    """Return the form of a text, one of `SOURCES`, from its first line that is not blank."""
    text = line.removeprefix("\ufeff").strip()
    if _JSON.match(text):
        return "json"
    if spreadsheet.is_heading(text):
        return "csv"
    if pbn.is_sheet(text):
        return "pbn"
    return "link" if texts.is_link(text) else "ecn"


def read(lines: Iterable[str]) -> Iterator[ecn.Reading]:
    """Return the records of a text or an open file's lines, in the form that its first line shows.

    Each comes with its problems and its first line. Blank lines before the first record are skipped, however many.
    """
    above, line, rest = _skip_blank(lines)
    form, rest = _form(line, rest)
    readings = SOURCES[form](chain([line], rest))
    yield from (moved(reading, above, 0) for reading in readings) if above and line else readings


def _form(line: str, rest: Iterator[str]) -> tuple[str, Iterator[str]]:
    """Return the form of a text that begins with a line, and its other lines.

    A brace alone on its line may begin an object, or a comment.
    """
    form = guess(line)
    if form != "json" or line.strip(BLANKS) != "{" or not line.endswith("\n"):
        return form, rest
    below, second, rest = _skip_blank(rest)
    is_object = not second.strip() or second.lstrip().startswith(('"', "}"))
    return form if is_object else "ecn", chain(["\n"] * below, [second] if second else [], rest)


def _skip_blank(lines: Iterable[str]) -> tuple[int, str, Iterator[str]]:
    """Return how many lines before the first record are blank, the line after them ("" for none) and the rest."""
    above = 0
    rest = iter(lines)
    for line in rest:
        if line == "\n":  # a file may have millions of blank lines
            above += 1
        elif line.strip(BLANKS):
            return above, line, rest
        else:
            above += line.count("\n")
    return above, "", rest


def read_json(lines: Iterable[str]) -> Iterator[ecn.Reading]:
    """Return the records of JSON.

    While each line is an object, records are read one after the other; any other layout is read as a whole, up to
    `MOST_WHOLE`.
    """
    records = 0
    rest = iter(lines)
    for above, line in enumerate(rest):
        text = line.strip(BLANKS)
        if not text:
            continue
        whole = text.startswith("{") and text.endswith("}")
        before = records
        wanted = [line] if whole else _bounded(chain([line], rest))
        if wanted is None:
            problem = Problem("E-file", None, {"reason": "whole", "detail": str(MOST_WHOLE // 2**20)}, line=above + 1)
            yield ecn.Reading(None, (problem,), above + 1)
            return
        for reading in json.read(wanted):
            yield moved(reading, above, before)
            records += 1


def _bounded(lines: Iterable[str]) -> list[str] | None:
    """Return all lines, or None when they are too many."""
    kept: list[str] = []
    size = 0
    for line in lines:
        kept.append(line)
        size += len(line)
        if size > MOST_WHOLE:
            return None
    return kept


def moved(reading: ecn.Reading, lines: int, records: int) -> ecn.Reading:
    """Return a reading of a later part of a text, with that many lines and records before it."""
    problems = (
        replace(each, line=each.line and each.line + lines, record=each.record and each.record + records)
        for each in reading.problems
    )
    return replace(reading, line=reading.line + lines, problems=tuple(problems))


def renumbered(problems: Iterable[Problem], before: int) -> tuple[Problem, ...]:
    """Return problems with that many records more before theirs."""
    return tuple(replace(each, record=each.record and each.record + before) for each in problems)


def _whole(lines: Iterable[str]) -> Iterator[str]:
    """Return lines that may come in pieces whole; of one that is too long for a link, the beginning."""
    begun = ""
    for piece in lines:
        begun = begun or piece
        if piece.endswith("\n"):
            yield begun if begun.endswith("\n") else begun + "\n"
            begun = ""
    if begun:
        yield begun


def read_links(lines: Iterable[str]) -> Iterator[ecn.Reading]:
    """Return the records of links, one on each line, or wrapped into several."""
    mending = Effort()
    for record, (number, text) in enumerate(texts.in_lines(_whole(lines), mending), 1):
        try:
            if text == spreadsheet.NO_LINK:
                raise RuleError(Problem("E-csv-row", None, {}))
            yield from (ecn.Reading(play, (), number, text) for play in link.loads(text, mending).plays)
        except RuleError as error:
            problems = (replace(problem, line=number, column=1, record=record) for problem in error.problems)
            yield ecn.Reading(None, tuple(problems), number, text)


def read_text(lines: Iterable[str]) -> Iterator[ecn.Reading]:
    """Return the records of ECN; of a message without a game, what the links in it hold."""
    kept = list[str]()
    readings = ecn.read(_kept(lines, kept))
    first = next(readings)
    linked = list[ecn.Reading]()
    if not first.sound and next(starts(text := "".join(kept)), None) is None:
        linked = texts.read(text)
    is_message = bool(linked) and (not first.is_record or any(each.sound for each in linked))
    yield from linked if is_message else chain([first], readings)


def _kept(lines: Iterable[str], kept: list[str]) -> Iterator[str]:
    """Return lines, and keep those of a text that may be a message."""
    size = 0
    for line in lines:
        if size <= MOST_TEXT:
            kept.append(line)
            size += len(line)
        yield line


def read_csv(lines: Iterable[str]) -> Iterator[ecn.Reading]:
    """Return the records of a table with a column of links: each game once, where its first row is."""
    above, heading, rest = _skip_blank(lines)
    if not spreadsheet.has_links(heading):
        yield ecn.Reading(None, (Problem("E-csv", None, {}, line=above + 1),), above + 1)
        return
    links = spreadsheet.links(_whole(chain([heading], rest)))
    yield from (moved(reading, above, 0) for reading in read_links(links))


SOURCES: dict[str, Source] = {"ecn": read_text, "json": read_json, "link": read_links, "csv": read_csv, "pbn": pbn.read}
"""The reader of each form. JSON lines are read as JSON."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """Some records of a text, which can be read without the rest.

    ``above`` is how many lines are before it; ``form`` is its form, "" for the one that was given.
    """

    text: str
    above: int
    form: str = ""

    def read(self, source: Source) -> Iterator[ecn.Reading]:
        """Return its records, with their lines in the whole text; records are counted from the first of the stretch."""
        readings = (SOURCES[self.form] if self.form else source)(StringIO(self.text))
        return (moved(reading, self.above, 0) for reading in readings) if self.above else iter(readings)


def _without_end(text: str, ends: str) -> str:
    """Return a text without the end of its last line; a form feed beside another end belongs to the next."""
    return text[:-1] if text[-1] in ends and not text.endswith("\n\x0c") else text


def cut(lines: Iterable[str], form: str = "", *, exact: bool = False) -> Iterator[Stretch]:
    """Return a text in stretches of whole records, at least one.

    ``form`` is one of `SOURCES`; without it, the first line shows it. No more is kept of a record than shows that it is
    too long. JSON in another layout than lines is one stretch. The stretches of csv are its links alone; PBN is one.
    Lines of ECN that is read ``exact``ly, as the strict reader does, end in line feeds alone.
    """
    ends = "\n" if exact else ENDS
    above, line, rest = _skip_blank(lines)
    # The first line of a later stretch may show another form, for example a comment among links.
    own_form, rest = ("", rest) if form else _form(line, rest)
    form = form or own_form
    lines = chain([line], rest) if line else ()
    if form == "csv":
        if not spreadsheet.has_links(line):
            yield Stretch(line, above, own_form)
            return
        lines, form, own_form = spreadsheet.links(_whole(lines)), "link", "link"
    elif form == "link":
        lines = _whole(lines)
    elif form == "ecn" and not exact:
        lines = split_ends(lines)
    held: list[str] = []
    size = records = below = 0  # of the stretch: its characters, records and lines
    length = 0  # of the record that is being read
    ended = True  # the line before was whole: only the first piece of a long line begins a record
    solid = False
    for line in lines:
        text = line.strip(BLANKS)
        if not held and not text:
            above += line.count("\n")
            continue
        begins = ended and is_start(line, exact=exact) if form == "ecn" else bool(text) and not solid
        if begins and held and (records >= RECORDS_AT_ONCE or size > CHARACTERS_AT_ONCE or length > _MOST_KEPT):
            yield Stretch(_without_end("".join(held), ends), above, own_form)
            held, size, records, above, below = [], 0, 0, above + below, 0
        is_object = text.startswith("{") and text.endswith("}")
        solid = solid or form == "pbn" or (form == "json" and bool(text) and not is_object)
        length = len(line) if begins else length + len(line)
        if length <= (MOST_WHOLE if solid else _MOST_KEPT) + len(line):
            held.append(line)
            size += len(line)
        records += begins
        ended = line[-1] in ends
        below += ended
    yield Stretch("".join(held), above, own_form) if held else Stretch("", 0, own_form)
