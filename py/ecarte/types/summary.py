"""What lists show of games, and games read from a text."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ecarte.types.figures import FactTable
from ecarte.types.match import MatchTags
from ecarte.types.view import Problem, Seat, Side


class Help(TypedDict):
    """How often the player was helped."""

    hints: int
    takebacks: int


class Beaten(TypedDict):
    """The result to beat in a challenge, and whether it was beaten."""

    name: str
    score: dict[Side, int]
    winner: Side | None
    beaten: bool


class DailyDeal(TypedDict):
    """A daily deal: its version, and its day."""

    version: int
    day: str  # "2026-11-23"


class StudyTags(TypedDict):
    """The place of a game in a study."""

    id: str  # equal for the chapters of a study; "" for a study without one
    title: str  # of the study
    chapter: int  # 0 where the record does not say
    name: str  # the chapter's own title, "" for none


class Summary(TypedDict):
    """What is kept beside a record, so that lists and first paint need no engine."""

    game: str
    preset: str
    seats: list[Seat]  # in turn order
    sides: list[Side]  # in the order scores are written
    players: dict[Seat, str]  # the seats' tags
    score: dict[Side, int]
    target: int
    deals: NotRequired[int]  # after how many the game ends; absent where it goes to the target
    deal: int
    over: bool  # also when drawn, without a winner
    winner: Side | None
    resigned: Seat | None  # who resigned
    date: str  # "2026.11.20"
    help: Help
    noBack: NotRequired[Problem | None]  # why decisions are final; absent from games saved by an older version
    result: str  # the Result tag: "5-3", "*", "void"
    event: str  # the Event tag, "?" when it has none
    viewOf: Seat | None  # the record is this seat's view, and cannot be seen by another
    branch: str | None  # a what-if game: the moment at which it left its original, "3#12"; it ends with its deal
    challenge: Beaten | None  # a friend's game on the same deals, once it is over
    match: MatchTags | None  # the match it belongs to
    study: NotRequired[StudyTags]  # the study it is a chapter of; absent from other games
    daily: NotRequired[DailyDeal]  # the daily deal that it is; absent from other games
    pad: NotRequired[bool]  # it was kept at a real table, without cards; absent from other games
    warmUp: NotRequired[bool]  # its first deal came with the page, so it is not counted; absent from other games


class Typed(TypedDict):
    """A record as it was written, where it was read with warnings, for a person to compare with what is kept."""

    text: str
    rows: list[list[str]]  # pairs of its lines and those of the canonical record that hold the same events


class Imported(TypedDict):
    """A record from a text, or the place where one could not be read."""

    line: int  # where it begins, from 1
    key: str  # equal for equal games, so that none is kept twice; "" without a record
    record: str | None  # canonical ECN; of one with errors (codes "E-…") what is kept; null when that is nothing
    summary: Summary | None  # of what could be read, despite errors
    problems: list[Problem]
    typed: NotRequired[Typed]  # of a record with warnings and without errors


class Slice(TypedDict):
    """The records in the first part of a text."""

    games: list[Imported]
    table: FactTable  # of the games that have a record, in order
    used: int  # characters that were read; 0 when they hold no whole record (ask with more)
    line: int  # to be sent with the next slice
    number: int  # likewise
