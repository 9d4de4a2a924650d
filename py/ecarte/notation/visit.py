"""Records for those who do not want trees: `events` gives what happened one thing after the other, `walk`
calls a visitor for each thing it meets, notes and variations too.

Both go through a text or an open file record by record, verified like everywhere, and hold one at a time.
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
"""What holds records: a text, its lines, an open file, or one game that has been read already."""


class Happening(NamedTuple):
    """An event of a game, where it stands, and what is written beside it."""

    record: Record
    at: Moment  # after the event; its path leads into variations
    event: Event
    note: Note


class Visitor:
    """What `walk` calls; a subclass has those of these methods that it wants."""

    def begin(self, play: Play) -> bool | None:
        """A game begins. False: its deals are passed over."""

    def deal(self, at: Moment, head: Head, note: Note) -> None:
        """A deal is opened; ``note`` is what is written beside its number."""

    def event(self, at: Moment, event: Event, note: Note) -> None:
        """An event happens; ``at`` is the moment after it. Its variations come next."""

    def variation(self, at: Moment, variation: Variation) -> bool | None:
        """A variation begins; ``at`` is the moment it begins from. False: it is passed over."""

    def back(self, at: Moment) -> None:
        """The variation is over, and the line it left goes on after the moment ``at``."""

    def end(self, play: Play) -> None:
        """The game is at its end."""


def walk(source: Records, visitor: Visitor) -> None:
    """Calls the visitor for everything in every record; raises RuleError at the first record with errors."""
    for play in _plays(source):
        if visitor.begin(play) is not False:
            for deal in play.record.deals:
                visitor.deal(deal.opening, deal.head, deal.note)
                _walk_line(deal.entries, deal.opening, visitor)
        visitor.end(play)


def events(source: Records, *, variations: bool = False) -> Iterator[Happening]:
    """Every event of every record in the order of the text, those of variations too when they are asked for.

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
