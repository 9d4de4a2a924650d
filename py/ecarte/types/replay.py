"""A game seen again moment by moment, with its notes."""

from __future__ import annotations

from typing import TypeAlias, TypedDict

from ecarte.types.summary import Summary
from ecarte.types.view import Card, Entry, OptionValue, Seat, Side

Moment: TypeAlias = str
"""A moment of a game: "3#12" is after event 12 of deal 3, "3#0" its opening. "3#12/0#4" is after event 4 of the first
variation beside event 12, which that variation replaces."""


class Supposed(TypedDict):
    """A hand that a variation supposes."""

    seat: Seat
    cards: list[Card]


class Variation(TypedDict):
    """What could have happened instead of an event."""

    at: Moment  # its place, "3#12/0"
    supposed: list[Supposed]
    events: list[ReplayEvent]


class PlayedLine(TypedDict):
    """A deal that is over, played on with its own cards after an event; a variation of the record holds it."""

    event: str
    at: Moment  # after that event
    solved: bool  # all that follows as though all cards lay open, else by rules of thumb at first
    points: dict[Side, int] | None  # of the deal; null where nobody played it


class Note(TypedDict):
    """What is written beside an event."""

    nags: list[int]  # as in PGN: 1 good … 6 dubious
    comment: str
    values: dict[str, str]  # "@eq" and the like, without the "@"
    variations: list[Variation]


class ReplayEvent(TypedDict):
    """An event of a replay."""

    at: Moment
    entry: Entry  # as the seat may see it
    follows: list[Entry]  # marks, a trick, the score, the end
    note: Note | None


class ReplayDeal(TypedDict):
    """A deal of a replay."""

    number: int
    attempt: int
    dealer: Seat
    at: Moment  # of its opening
    events: list[ReplayEvent]
    points: dict[Side, int] | None  # of this deal; null while it is not over
    score: dict[Side, int]  # running, after the deal (or after its last event)
    facts: dict[str, OptionValue | None]  # one row of the score sheet; see ecarte.record.facts
    note: Note | None


class Course(TypedDict):
    """A replay without its record."""

    tags: list[tuple[str, str]]
    seats: list[Seat]
    names: dict[Seat, str]  # of the seats' tags, "" when unknown
    seat: Seat | None  # whose view it is; null: all hands are open
    prepared: bool  # its seed is public: it began with a deal that comes with the page, or is a daily deal
    deals: list[ReplayDeal]


class Replay(Course):
    """A whole game to be seen again."""

    record: str  # in canonical form
    summary: Summary
