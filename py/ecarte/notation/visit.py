"""Records as a sequence instead of a tree: `events` yields one event after the other, `walk` calls a visitor.

Both read a text or an open file record by record, verify each like every reader, and hold only one at a time. `walk`
also visits notes and variations.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from ecarte.core.game import Event, Head
from ecarte.core.moment import Moment
from ecarte.notation import ecn
from ecarte.notation.ecn.stream import Source
from ecarte.record import Entry, Note, Play, Record, Variation

Records: TypeAlias = Source | Play | Record
"""A source of records: a text, its lines, an open file, or one game that has already been read."""


class Happening(NamedTuple):
    """An event of a game, its moment, and its note."""

    record: Record
    at: Moment  # after the event; its path leads into variations
    event: Event
    note: Note


class Visitor:
    """The methods that `walk` calls; a subclass overrides those it needs."""

    def begin(self, play: Play) -> bool | None:
        """Begin a game; False skips its deals."""

    def deal(self, at: Moment, head: Head, note: Note) -> None:
        """Open a deal; ``note`` is the one beside its number."""

    def event(self, at: Moment, event: Event, note: Note) -> None:
        """Visit an event; ``at`` is the moment after it. Its variations come next."""

    def variation(self, at: Moment, variation: Variation) -> bool | None:
        """Begin a variation at the moment ``at``; False skips it."""

    def back(self, at: Moment) -> None:
        """End a variation; its line continues after the moment ``at``."""

    def end(self, play: Play) -> None:
        """End the game."""


def walk(source: Records, visitor: Visitor) -> None:
    """Call the visitor for everything in every record; raises RuleError at the first record with errors."""
    for play in _plays(source):
        if visitor.begin(play) is not False:
            for deal in play.record.deals:
                visitor.deal(deal.opening, deal.head, deal.note)
                _walk_line(deal.entries, deal.opening, visitor)
        visitor.end(play)


def events(source: Records, *, variations: bool = False) -> Iterator[Happening]:
    """Return every event of every record in the order of the text, with those of variations on request.

    Raises RuleError at the first record with errors.
    """
    for play in _plays(source):
        for deal in play.record.deals:
            yield from _line_events(play.record, deal.entries, deal.opening, variations)


def _plays(source: Records) -> Iterator[Play]:
    if isinstance(source, Play):
        return iter((source,))
    if isinstance(source, Record):
        return iter((Play(source),))
    return ecn.load(source)


def _walk_line(entries: Sequence[Entry], start: Moment, visitor: Visitor) -> None:
    for number, entry in enumerate(entries, 1):
        at = start.after(number)
        visitor.event(at, entry.event, entry.note)
        for which, variation in enumerate(entry.note.variations):
            inside = at.beside(which)
            if visitor.variation(inside, variation) is not False:
                _walk_line(variation.entries, inside, visitor)
                visitor.back(at)


def _line_events(record: Record, entries: Sequence[Entry], start: Moment, variations: bool) -> Iterator[Happening]:
    for number, entry in enumerate(entries, 1):
        at = start.after(number)
        yield Happening(record, at, entry.event, entry.note)
        for which, variation in enumerate(entry.note.variations if variations else ()):
            yield from _line_events(record, variation.entries, at.beside(which), True)
