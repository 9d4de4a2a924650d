"""ECN: reading and writing records as text.

`read` yields each record of a text with all its problems; `repair` also reports every change that the canonical form
makes; `load` and `loads` accept no errors; `dumps` writes the canonical form; `scan` reads tags alone. The reader
replays every event and checks every trick, point, score and result, and, when the record holds its seed, every card
dealt.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from ecarte.core.budget import SpentError, budget
from ecarte.core.game import Problem, RuleError
from ecarte.notation.ecn import canonical
from ecarte.notation.ecn.findings import MANY, SPARE, Found
from ecarte.notation.ecn.reader import Reader
from ecarte.notation.ecn.stream import BEGIN, BLANKS, LONGEST, Part, Source, parts
from ecarte.notation.ecn.stream import Heading as Heading  # these, too, are this module's public names
from ecarte.notation.ecn.stream import scan as scan
from ecarte.notation.ecn.tokens import format_tag as format_tag
from ecarte.notation.ecn.writing import bare as bare
from ecarte.notation.ecn.writing import canonical_tags as canonical_tags
from ecarte.notation.ecn.writing import digest as digest
from ecarte.notation.ecn.writing import dump as dump
from ecarte.notation.ecn.writing import dumps as dumps
from ecarte.notation.ecn.writing import format_note as format_note
from ecarte.notation.ecn.writing import movetext as movetext
from ecarte.notation.ecn.writing import with_heading as with_heading
from ecarte.record import Deal, Play

Mode: TypeAlias = Literal["lenient", "strict", "repair"]
"""How strict a reader is.

``lenient`` accepts the import forms, each with a warning; ``strict`` accepts the canonical form only; ``repair`` is
lenient, and also reports every other change that the canonical form makes.
"""

_ASKED = ("E-rules-open", "E-dealer-open")


@dataclass(frozen=True, slots=True)
class Reading:
    """One record of a text: as much of it as could be read, and all its problems.

    ``play`` is None when its game or rules are unknown; otherwise it holds the record up to the first event of each
    deal that could not be read. ``text`` is the record as written.
    """

    play: Play | None
    problems: tuple[Problem, ...]
    line: int  # its first line, from 1
    text: str = ""
    moves: str = ""  # its movetext, if known to be in canonical form: see `dumps`
    places: tuple[int, ...] = ()  # the lines of its steps, where it is not in that form

    @property
    def sound(self) -> bool:
        """Return whether the record was read without errors; warnings are allowed."""
        return self.play is not None and not any(problem.severe for problem in self.problems)

    @property
    def is_record(self) -> bool:
        """Return whether this is a record, with or without errors, and not some other text."""
        return self.play is not None or any(problem.record for problem in self.problems)


def loads(text: str) -> list[Play]:
    """Return the records of a text; raises RuleError with all the errors when there are any."""
    return list(_plays(list(read(text))))


def load(file: Source) -> Iterator[Play]:
    """Return the records of an open file, one after the other; raises RuleError at the first with errors."""
    for reading in read(file):
        yield from _plays([reading])


def _plays(readings: Sequence[Reading]) -> Iterator[Play]:
    problems = [problem for reading in readings for problem in reading.problems if problem.severe]
    if problems:
        raise RuleError(*problems)
    return (reading.play for reading in readings if reading.play is not None)


def read(source: Source, *, mode: Mode = "lenient") -> Iterator[Reading]:
    """Return the records of a text, of an open file, or of lines, one after the other, each with its problems.

    In the strict mode a record that differs from its canonical form has an error at the first difference; in the
    repair mode it has a warning at every one. After an unreadable record, reading continues at the next ``[ECN``
    line.
    """
    more = 0  # games typed in one part
    above: tuple[Problem, ...] = ()  # of words above the first record
    for part in parts(source, exact=mode == "strict"):
        readings = read_part(replace(part, number=part.number + more) if more and part.number else part, mode)
        if part.is_above and not any(reading.is_record for reading in readings) and mode != "strict":
            above = _outside(part)
            continue
        if above:
            said = tuple(replace(problem, record=part.number + more) for problem in above)
            readings = (replace(readings[0], problems=(*said, *readings[0].problems)), *readings[1:])
            above = ()
        more += len(readings) - (1 if part.number or readings[0].play is None else 0)
        yield from readings


def repair(source: Source) -> Iterator[Reading]:
    """Return what `read` does in the repair mode: `dumps` of each gives the canonical record.

    The problems are every change that this makes.
    """
    return read(source, mode="repair")


def _with_ends(reading: Reading, part: Part, mode: Mode) -> Reading:
    """Return a reading with its text as it is written, and with a warning that the canonical form has line feeds."""
    problems = reading.problems
    if mode == "repair" and reading.sound:
        line = part.text.partition("\n")[0]
        data = {"wanted": "text", "expected": line[:80]}
        problems = (Problem("W-canonical", None, data, part.line, len(line) + 1, part.number), *problems)
    return replace(reading, text=part.written, problems=problems)


def _outside(part: Part) -> tuple[Problem, ...]:
    """Return the warning that words above the first record are left out; a fence or a line of signs has none."""
    from ecarte.notation.ecn.loose.around import mend  # few texts have words above

    lines = mend(part.text.strip().split("\n"), part.line, 1).lines
    text = " ".join(" ".join(lines).split())
    if not any(letter.isalnum() for letter in text):
        return ()
    return (Problem("W-outside", None, {"text": text[:80], "more": 0}, part.line, 1),)


def read_part(part: Part, mode: Mode = "lenient") -> tuple[Reading, ...]:
    """Return one record of those that `ecarte.notation.ecn.stream.parts` yields; several where people typed several."""
    try:
        with budget(len(part.text)):
            return _read_part(part, mode)
    except SpentError as spent:
        found = tuple(replace(each, line=part.line, column=1, record=part.number or 1) for each in spent.problems)
        return (Reading(None, found, part.line),)


def _read_part(part: Part, mode: Mode) -> tuple[Reading, ...]:
    if part.long:
        problem = Problem("E-record-long", None, {"most": LONGEST}, part.line, 1, part.number)
        return (Reading(None, (problem,), part.line),)
    if part.number:
        reading = _read_record(part.text, part.line, part.number, mode)
        if part.written:
            reading = _with_ends(reading, part, mode)
        return (reading,) if reading.sound or mode == "strict" else _read_games(_lines(part.text), reading, mode)
    above = len(part.text) - len(part.text.lstrip(BLANKS))
    lines = _lines(part.text[part.text.rfind("\n", 0, above) + 1 :])
    reading = Reading(None, (Problem("E-no-record", None, {}, part.line, 1),), part.line)
    return (reading,) if mode == "strict" else _read_games(lines, _read_headless(lines, part.line, 1, mode), mode)


def _read_headless(
    lines: list[str], first: int, number: int, mode: Mode, above: Mapping[str, str] | None = None
) -> Reading:
    """Return the game that a text without a heading may be; ``above`` are the tags of the game before it."""
    problem = Problem("E-no-record", None, {}, first, 1)
    return _read_mended(lines, first, number, mode, (None, [problem], []), above) or Reading(None, (problem,), first)


def _read_games(lines: list[str], whole: Reading, mode: Mode) -> tuple[Reading, ...]:
    """Return the games typed one after the other in one text, or the ``whole`` text's reading when it is one."""
    if whole.sound:
        return (whole,)
    from ecarte.notation.ecn.loose.around import mend, one_by_one  # a text without errors does not need it
    from ecarte.notation.ecn.typed import split

    number = next((problem.record for problem in whole.problems if problem.record), 1)
    mended = mend(lines, whole.line, number)
    lines = mended.lines
    pieces = one_by_one(lines) or [(begin, lines[begin:end]) for begin, end in split(lines)]
    if len(pieces) < 2:
        return (whole,)
    readings: list[Reading] = []
    above: dict[str, str] = {}
    for at, (begin, piece) in enumerate(pieces):
        chunk, first = _lines("\n".join(piece)), whole.line + begin
        if chunk[0].startswith(BEGIN):
            readings.append(_read_record("\n".join([*chunk, ""]), first, number + at, mode))
        else:
            readings.append(_read_headless(chunk, first, number + at, mode, above))
        play = readings[-1].play
        if len(readings) > 1 and not (readings[-1].is_record or readings[-2].is_record):
            readings.pop()  # said once of what is no record
        above = dict(play.record.tags) if play else above
    readings[0] = replace(readings[0], problems=(*mended.warnings, *readings[0].problems))
    readings[:-1] = map(_ended, readings[:-1])
    is_better = all(map(_is_game, readings)) and _count_errors(*readings) < _count_errors(whole)
    return tuple(readings) if is_better or any(reading.sound for reading in readings) else (whole,)


def _is_game(reading: Reading) -> bool:
    """Return whether a text is a game, though perhaps its rules or its dealer are asked for."""
    return reading.play is not None or any(each.code in _ASKED for each in reading.problems)


def _ended(reading: Reading) -> Reading:
    """Return a game that another follows, so that nothing is lost of it where only its result is missing."""
    if {problem.code for problem in reading.problems if problem.severe} != {"E-result-missing"}:
        return reading
    from ecarte.notation.ecn.typed import without_end

    return replace(reading, problems=tuple(without_end(each) if each.severe else each for each in reading.problems))


def _count_errors(*readings: Reading) -> tuple[int, int]:
    """Return the number of errors, first without those of games that lack their end; a question is none."""
    problems = (problem for reading in readings for problem in reading.problems)
    codes = [problem.code for problem in problems if problem.severe and problem.code not in _ASKED]
    missing = codes.count("E-result-missing")
    return len(codes) - missing, missing


def _read_record(text: str, first: int, number: int, mode: Mode) -> Reading:
    """Return a record from its text, the number of its first line, and its own number."""
    chunk = _lines(text)
    reader = Reader(chunk, first, number, strict=mode == "strict")
    play = reader.run()
    if mode != "strict" and not reader.found.sound:
        better = _read_mended(chunk, first, number, mode, (play, reader.found.problems, reader.places))
        if better is not None:
            return replace(better, text=text)
        if any(problem.code == "E-word" for problem in reader.found.problems):
            play, reader = _without_foreign(chunk, first, number, reader.found.errors) or (play, reader)
    if play is not None and reader.found.sound:
        written = play.record.tag("Digest")
        if written and written != digest(play):
            reader.report(Problem("E-digest", None, {}), line=reader.tag_line("Digest"))
        differences: Iterable[Problem] = ()
        if mode == "strict":
            differences = canonical.first_difference(text.split("\n"), dumps(play))
        elif mode == "repair":
            said = {problem.line and problem.line - first + 1 for problem in reader.found.problems}
            differences = canonical.changes(text.split("\n"), dumps(play), said)
        for problem in differences:
            reader.found.add(problem, first - 1 + (problem.line or 1), problem.column or 1)
    problems = reader.found.problems
    if sum(problem.code == "W-form" for problem in problems) >= MANY and mode != "strict":
        from ecarte.notation.ecn.findings import gather  # most texts do not need it

        problems = gather(problems, MANY)
    return Reading(play, tuple(problems), first, text, reader.moves, tuple(reader.places))


def _without_foreign(lines: list[str], first: int, number: int, most: int) -> tuple[Play, Reader] | None:
    """Return a record without its foreign words, and its reader, where there are fewer than ``most`` errors then."""
    reader = Reader(lines, first, number)
    reader.spare, reader.found.most = SPARE, most
    play = reader.run()
    return (play, reader) if play is not None and reader.found.errors < most else None


def assemble(tags: Iterable[tuple[str, str]], deals: Sequence[Deal], *, are_right: bool = False) -> Reading | None:
    """Return the record of these tags and deals, verified as its text would be, or None.

    Deals that ``are_right`` are known to be so, with their result. None means that it must be read as a text: something
    in it is wrong, or it is more than plain play.
    """
    reader = Reader([format_tag(name, value) for name, value in tags], 1, 1)
    play = reader.run_with(deals, are_right=are_right)
    if play is None or reader.found.problems or play.record.tag("Digest"):
        return None
    return Reading(play, (), 1, moves=reader.moves)


def _lines(text: str) -> list[str]:
    """Return the lines of a record without their ends, nor blank ones at its end."""
    chunk = [line.removesuffix("\r") for line in text.split("\n")] if "\r" in text else text.split("\n")
    chunk[0] = chunk[0].removeprefix("\ufeff")
    while chunk and not chunk[-1].strip():
        chunk.pop()
    return chunk


def _read_mended(
    lines: list[str],
    first: int,
    number: int,
    mode: Mode,
    found: Found,
    above: Mapping[str, str] | None = None,
) -> Reading | None:
    """Return the record without what the world did to it, or None when that is no better than what was ``found``."""
    from ecarte.notation.ecn import typed  # a text without errors does not need it

    better = typed.read_mended(lines, first, number, found, above)
    if better is None:
        return None
    play, problems, places = better
    if play is not None and mode == "repair" and not any(problem.severe for problem in problems):
        said = {problem.line and problem.line - first + 1 for problem in problems}
        for problem in canonical.changes([*lines, ""], dumps(play), said):
            problems.append(replace(problem, line=first - 1 + (problem.line or 1), record=number))
    return Reading(play, tuple(problems), first, "\n".join([*lines, ""]), places=tuple(places))
