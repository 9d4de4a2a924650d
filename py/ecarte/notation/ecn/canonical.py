"""The canonical form of a record: the order of its cards, and where a text differs from it."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import accumulate, zip_longest
from typing import NamedTuple

from ecarte.core.cards import sort_cards
from ecarte.core.game import Event, Head, Problem
from ecarte.notation.ecn.tokens import tokens
from ecarte.record import Entry, Note, Play, Record, Variation

_MOST_LINES = 2000  # of a text and its canonical form: finding all differences is quadratic


def card_order(record: Record) -> str:
    """Return the order by which `dumps` sorts hands, discards and draws; "" when they stay as they were dealt."""
    return record.options().order if record.tag("DealOrder") != "kept" else ""


def in_order(play: Play) -> Play:
    """Return the play with its cards in the order that `dumps` writes, as reading that text back gives them."""
    order, record = card_order(play.record), play.record
    if all(_is_sorted(entry, order) for deal in record.deals for entry in deal.entries):
        return play
    deals = tuple(replace(deal, entries=_sort_entries(deal.entries, order)) for deal in record.deals)
    whats: list[Event | Head] = []
    for deal in deals:
        whats += [deal.head, *(entry.event for entry in deal.entries)]
    steps = tuple(replace(step, what=what) for step, what in zip(play.steps, whats, strict=True))
    return Play(replace(record, deals=deals), play.state, steps)


def _is_sorted(entry: Entry, order: str) -> bool:
    return entry.event.in_order(order) is entry.event and not entry.note.variations


def _sort_entries(entries: Iterable[Entry], order: str) -> tuple[Entry, ...]:
    return tuple(Entry(entry.event.in_order(order), _sort_note(entry.note, order)) for entry in entries)


def _sort_note(note: Note, order: str) -> Note:
    if not note.variations or not order:
        return note
    return replace(
        note,
        variations=tuple(
            Variation(
                tuple((seat, sort_cards(cards, order)) for seat, cards in variation.supposed),
                _sort_entries(variation.entries, order),
            )
            for variation in note.variations
        ),
    )


def first_difference(lines: Sequence[str], canonical: str) -> Iterator[Problem]:
    """Yield the first place where lines differ from the canonical text, as an error; nothing if equal."""
    for at, (found, wanted) in enumerate(zip_longest(lines, canonical.split("\n"))):
        if found != wanted:
            yield _difference(at, found or "", wanted or "", severe=True)
            return


def changes(lines: Sequence[str], canonical: str, said: Container[int | None]) -> Iterator[Problem]:
    """Yield a warning for each run of lines that the canonical form changes.

    ``said`` holds the numbers of lines that already have a problem; these are skipped. Of a text longer than any game,
    only the first difference is reported.
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


def _runs(lines: Sequence[str], wanted: Sequence[str]) -> Iterator[tuple[int, int, int, int]]:
    """Yield the runs of lines that differ: start and end in the found text, then in the wanted one."""
    if lines == wanted:
        return
    if len(lines) + len(wanted) > _MOST_LINES:
        at = next(at for at, (a, b) in enumerate(zip_longest(lines, wanted)) if a != b)
        yield at, len(lines), at, len(wanted)
        return
    from difflib import SequenceMatcher  # the page never calls this, so it need not load it

    for what, begin, end, into, to in SequenceMatcher(None, lines, wanted, autojunk=False).get_opcodes():
        if what != "equal":
            yield begin, end, into, to


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
