"""Where the text of a record differs from its canonical form."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from itertools import zip_longest

from ecarte.core.game import Problem

_MOST_LINES = 2000  # of a text and its canonical form, when all that differs is looked for: that is quadratic


def first_difference(lines: Sequence[str], canonical: str) -> Iterator[Problem]:
    """The first place where lines are not the canonical text, as an error; nothing where they are."""
    for at, (found, wanted) in enumerate(zip_longest(lines, canonical.split("\n"))):
        if found != wanted:
            yield _difference(at, found or "", wanted or "", severe=True)
            return


def changes(lines: Sequence[str], canonical: str, said: Container[int | None]) -> Iterator[Problem]:
    """Every place where the canonical form changes lines, as warnings, but for lines of which something was
    ``said``; of a text with more lines than games have, the first."""
    ended = next((at for at, line in enumerate(lines) if line.endswith("\r")), None)
    if ended is not None:  # said once, else every line is another
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
    """The runs of lines that differ: begin and end in what was found and in what is wanted."""
    if found == wanted:
        return
    if len(found) + len(wanted) > _MOST_LINES:
        at = next(at for at, (a, b) in enumerate(zip_longest(found, wanted)) if a != b)
        yield at, len(found), at, len(wanted)
        return
    from difflib import SequenceMatcher  # the page, which never asks, need not load it

    for what, begin, end, into, to in SequenceMatcher(None, found, wanted, autojunk=False).get_opcodes():
        if what != "equal":
            yield begin, end, into, to
