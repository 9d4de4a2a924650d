"""A game looked back on, moment by moment, and what is written beside it."""

from __future__ import annotations

from typing import TypeAlias, TypedDict

from ecarte.types.summary import Summary
from ecarte.types.view import Card, Entry, OptionValue, Seat, Side

Moment: TypeAlias = str
"""A moment of a game is written "3#12": after event 12 of deal 3; "3#0" is its opening. Inside a
variation "3#12/0#4": after event 4 of the first variation beside event 12 (which it replaces)."""


class Supposed(TypedDict):
    seat: Seat
    cards: list[Card]


class Variation(TypedDict):
    at: Moment  # its place, "3#12/0"
    supposed: list[Supposed]  # hands that are supposed
    events: list[ReplayEvent]


class Note(TypedDict):
    """What is written beside an event."""

    nags: list[int]  # as in PGN: 1 good … 6 dubious
    comment: str
    values: dict[str, str]  # "@eq" and the like, without the "@"
    variations: list[Variation]


class ReplayEvent(TypedDict):
    at: Moment
    entry: Entry  # as the seat may see it
    follows: list[Entry]  # what follows from it: marks, a trick, the score, the end
    note: Note | None


class ReplayDeal(TypedDict):
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
    """All of a replay but its record."""

    tags: list[tuple[str, str]]
    seats: list[Seat]
    names: dict[Seat, str]  # the seats' tags, "" when unknown
    seat: Seat | None  # whose view it is; null: all hands are open
    prepared: bool  # it began with a deal that comes with the page: its seed is public
    deals: list[ReplayDeal]


class Replay(Course):
    record: str  # as given, in canonical form
    summary: Summary
