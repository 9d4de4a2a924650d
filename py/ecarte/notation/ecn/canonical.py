"""Differences between the text of a record and its canonical form."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from itertools import zip_longest

from ecarte.core.game import Problem

_MOST_LINES = 2000  # of a text and its canonical form: finding all differences is quadratic


def first_difference(lines: Sequence[str], canonical: str) -> Iterator[Problem]:
    """Return the first place where lines differ from the canonical text, as an error; nothing if equal."""
    for at, (found, wanted) in enumerate(zip_longest(lines, canonical.split("\n"))):
        if found != wanted:
            yield _difference(at, found or "", wanted or "", severe=True)
            return


def changes(lines: Sequence[str], canonical: str, said: Container[int | None]) -> Iterator[Problem]:
    """Return every place where the canonical form changes lines, as warnings.

    Lines in ``said`` already have a problem and are skipped. Of a text longer than any game, only the first
    difference is returned.
    """
    ended = next((at for at, line in enumerate(lines) if line.endswith("\r")), None)
    if ended is not None:  # reported once, because every line would differ
        yield _difference(ended, lines[ended], lines[ended].removesuffix("\r"), severe=False)
        lines = [line.removesuffix("\r") for line in lines]
    wanted = canonical.split("\n")
    for begin, end, into, to in _runs(lines, wanted):
        silent = (at for at in range(begin, end) if at + 1 not in said)
        at = next(silent, None) if begin < end else begin
        if at is not None:
            place = into + at - begin
            found, instead = lines[at] if at < end else "", wanted[place] if place < to else ""
            yield _difference(at, found, instead, severe=False)


def _difference(at: int, found: str, wanted: str, *, severe: bool) -> Problem:
    code = "E-canonical" if severe else "W-canonical"
    column = next((c for c, (a, b) in enumerate(zip_longest(found, wanted), 1) if a != b), 1)
    data = {"wanted": "text" if wanted else "blank", "expected": wanted[:80]}
    return Problem(code, None, data, line=at + 1, column=column)


def _runs(found: Sequence[str], wanted: Sequence[str]) -> Iterator[tuple[int, int, int, int]]:
    """Return the runs of lines that differ: start and end in the found text and in the wanted one."""
    if found == wanted:
        return
    if len(found) + len(wanted) > _MOST_LINES:
        at = next(at for at, (a, b) in enumerate(zip_longest(found, wanted)) if a != b)
        yield at, len(found), at, len(wanted)
        return
    from difflib import SequenceMatcher  # the page never calls this, so it need not load it

    for what, begin, end, into, to in SequenceMatcher(None, found, wanted, autojunk=False).get_opcodes():
        if what != "equal":
            yield begin, end, into, to
