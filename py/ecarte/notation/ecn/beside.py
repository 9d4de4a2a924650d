"""A record as it was written beside its canonical form, in rows that hold the same events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

from ecarte.notation.ecn.tokens import tokens

_EVENTS = ("head", "event", "irregularity")


class Row(NamedTuple):
    """Lines of the source, and the lines of the canonical text with the same events: the first and the end of each."""

    found: tuple[int, int]
    written: tuple[int, int]


def rows(found: Sequence[str], places: Sequence[int], written: Sequence[str]) -> list[Row]:
    """Return the rows of a text and its canonical form; the first is above the first event.

    ``places`` are the indexes of the lines of ``found`` in which the events of the main line stand, none where they are
    unknown. All lines of both texts are in a row, in order, and rows are as short as the order of the events allows.
    """
    pairs = list(zip(places, _places(written), strict=True)) if places else []
    before = list(accumulate((line for line, _ in pairs), max))
    behind = list(accumulate((line for line, _ in reversed(pairs)), min))[::-1]
    begins = [(0, 0)]
    for at, (_, line) in enumerate(pairs):
        begin = behind[at]
        if (
            begin > begins[-1][0]
            and line > begins[-1][1]
            and (at == 0 or (line > pairs[at - 1][1] and begin > before[at - 1]))
        ):
            begins.append((begin, line))
    ends = [*begins[1:], (len(found), len(written))]
    return [Row((a, c), (b, d)) for (a, b), (c, d) in zip(begins, ends, strict=True)]


def _places(lines: Sequence[str]) -> Iterator[int]:
    """Yield the index of the line of each opening and event of the main line of a canonical text."""
    begin = lines.index("") + 1
    depth = 0
    for token in tokens("\n".join(lines[begin:]), begin):
        depth += {"open": 1, "close": -1}.get(token.kind, 0)
        if not depth and token.kind in _EVENTS:
            yield token.line
