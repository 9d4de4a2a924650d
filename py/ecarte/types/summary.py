"""What lists tell of games, and games that are read out of a text."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ecarte.types.match import MatchTags
from ecarte.types.view import Problem, Seat, Side


class Help(TypedDict):
    hints: int
    takebacks: int


class Beaten(TypedDict):
    name: str
    score: dict[Side, int]
    winner: Side | None
    beaten: bool


class Summary(TypedDict):
    """Kept beside a record, so that lists and first paint need no engine."""

    game: str
    preset: str
    seats: list[Seat]  # who plays, in turn order
    sides: list[Side]  # who plays together, in the order scores are written
    players: dict[Seat, str]  # the seats' tags
    score: dict[Side, int]
    target: int
    deal: int
    over: bool  # with no winner when it is drawn
    winner: Side | None
    resigned: Seat | None  # who gave the game up
    date: str  # "2026.11.20"
    help: Help
    noBack: NotRequired[Problem | None]  # why decisions are final; not told of games kept by an older version
    result: str  # as the record has it: "5-3", "*", "void"
    event: str  # the Event tag, "?" when it has none
    viewOf: Seat | None  # the record is one seat's view: only this seat can be looked from
    branch: str | None  # a what-if game: the moment of the game it left, "3#12"; it ends with its deal
    # A friend's game on the same deals, once it is over: what there was to beat, from this player's side.
    challenge: Beaten | None
    match: MatchTags | None  # the match it is a game of


class Imported(TypedDict):
    """A record out of a text, or the place where one could not be read."""

    line: int  # where it begins, from 1
    key: str  # equal for equal games, so that none is kept twice; "" without a record
    record: str | None  # canonical ECN; null when it has errors (codes "E-…"); warnings ("W-…") do no harm
    summary: Summary | None  # of what could be read, also when there are errors
    problems: list[Problem]


class Slice(TypedDict):
    games: list[Imported]
    used: int  # characters of the text that are done with; 0 when it holds no whole record (ask with more)
    line: int  # to be given with the next slice
    number: int  # likewise
