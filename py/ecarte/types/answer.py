"""What the engine (py/ecarte/requests/web.py) answers."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ecarte.types.analysis import (
    ChosenWhy,
    Estimate,
    Explored,
    Followed,
    HandReading,
    JudgedSums,
    ListedPuzzle,
    Opening,
    Puzzle,
    Review,
    Solution,
    Standings,
    Why,
)
from ecarte.types.figures import Estimated, FactTable, GameFigures
from ecarte.types.friend import Friend, FriendMessage
from ecarte.types.laws import Arbiter, Laws
from ecarte.types.match import Match
from ecarte.types.replay import Moment, PlayedLine, Replay
from ecarte.types.summary import Imported, Slice, Summary
from ecarte.types.view import Entry, Frame, Options, OptionValue, Problem, Rules, Seat, Side, View


class OfferedPreset(TypedDict):
    """A preset for new games."""

    name: str  # words: `preset-<name>`, `preset-<name>-help`
    options: Options


class OfferedOption(TypedDict):
    """An option for new games. Words: `option-<name>`, `option-<name>-help`, `option-<name>-<value>` (except flags)."""

    name: str
    values: list[OptionValue]
    default: OptionValue
    rule: str
    needs: dict[str, list[OptionValue]]  # it has an effect only while other options have one of these values
    superseded: dict[str, OptionValue]  # values only older games have, and those that replace them in new games
    suggests: dict[str, Options]  # for a chosen value, the values other options are then set to


class OfferedGame(TypedDict):
    """What the panel for new games offers of a game."""

    name: str  # words: `game-<name>`
    presets: list[OfferedPreset]  # the newest version of each
    options: list[OfferedOption]
    players: list[str]  # words: `player-<name>`
    matches: list[str]  # kinds of match, words: `match-<kind>`
    gallery: list[str]  # the computer's spectators, words: `gallery-<name>`, `gallery-<name>-is`


class Catalog(TypedDict):
    """The games that can be played, and the engine's version."""

    version: str
    games: list[OfferedGame]


class Challenge(TypedDict):
    """What a challenge link offers, before it is taken up. The result to beat stays sealed."""

    game: str
    rules: Rules
    seats: list[Seat]  # in turn order
    name: str  # the sender's name, "" when unknown
    seat: Seat  # the seat to be played
    players: dict[Seat, str]  # the computer players of the original, {"N": "amateur"}, without other people's seats


class DailyTerms(TypedDict):
    """How a game's daily deal is played."""

    seat: Seat  # the user's
    players: dict[Seat, str]  # the computer's, {"N": "club"}
    strongest: str  # the player with whose result the user's is compared
    target: int  # points
    deals: NotRequired[int]  # after how many the game ends; absent where it goes to the target


class DailyGame(TypedDict):
    """The result of a daily deal, and the points each deal of it brought."""

    score: dict[Side, int]
    winner: Side | None
    deals: list[dict[Side, int]]


class DailyResult(TypedDict):
    """The result of a daily deal, and the strongest player's with the same cards in the same seat."""

    own: DailyGame
    strongest: DailyGame


class ProvedDeal(TypedDict):
    """What the seed proves of one deal."""

    number: int
    attempt: int
    cut: str
    cards: int
    proved: bool


class Proof(TypedDict):
    """What the seed of a game proves of its deals: every card dealt is compared with the pack."""

    commitment: str  # of the record, "" when it has none
    prepared: int | None  # the number of the deal that comes with the page, if it began with one: its seed is public
    daily: NotRequired[str]  # the day whose daily deal it is, "2026-11-23": its seed is public
    seed: str | None  # revealed when the game is over
    over: bool
    proved: bool  # as far as it has been played
    cards: int  # the number of cards compared
    deals: list[ProvedDeal]
    problems: list[Problem]  # why it is not proved
    cuts: bool  # the next deal may be opened, and cut with words
    kept: str | None  # the words that deal keeps, "" for none, if it was opened before and taken back


class PadDeal(TypedDict):
    """A deal of a score pad."""

    dealer: Seat
    events: list[str]
    view: View  # at its end


class Pad(TypedDict):
    """A score pad: a game of a real table, of which no card is written."""

    deals: list[PadDeal]
    view: View  # of the deal that is next, or of the end
    worths: dict[str, list[int]]  # by contract, the least and the most points that all sides count together


Continued = TypedDict("Continued", {"continue": NotRequired[str]})
"""Long work is answered in slices: what to ask again with, until there is a result."""


class Answer(Continued, total=False):
    """The answer to any request; the request says which fields it has."""

    needs: list[str]  # tables to be provided before asking again, which client.ts does
    without: list[str]  # tables that could not be loaded, so that it was answered without them; set by client.ts
    progress: float  # of long work, 0…1
    record: str  # ECN, which the page keeps and never reads
    view: View
    log: list[Entry]  # the whole game
    frames: list[Frame]  # one for each log entry this request added; the last frame's view is `view`
    summary: Summary
    hint: str  # an event of view.legal; in écarté with its figures, `estimate`
    catalog: Catalog
    version: str
    slow: dict[str, str]  # games whose analysis runs without its module, and why, in English; with `version`
    slice: Slice
    replay: Replay
    views: dict[Moment, View]
    link: str  # without "#"
    games: list[Imported]  # the chapters of a study, in order
    chapter: int  # which of them a link opens at, from 1
    at: Moment
    challenge: Challenge
    match: Match
    daily: DailyTerms
    dailyResult: DailyResult
    pad: Pad
    laws: Laws
    arbiter: Arbiter
    commitment: str  # "sha256:…"
    proof: Proof
    estimate: Estimate
    review: Review  # with `continue`: what is known so far
    lines: list[PlayedLine]
    judged: list[JudgedSums]
    standings: Standings
    why: Why
    whys: list[ChosenWhy]  # in order, without forced choices
    reader: HandReading
    explore: Explored
    puzzles: list[ListedPuzzle]  # the easiest first; none when their table could not be loaded
    drills: list[str]  # kinds of problems made without end, each when it is asked for by a name: "bids.3fa9c1d2"
    puzzle: Puzzle
    solution: Solution
    figures: list[GameFigures | None]  # null for a text that is not one sound record
    estimates: list[dict[str, Estimated]]  # by measure: words `measure-<name>`
    matching: list[bool | None]  # false for a text that is not one sound record; null if the record must be read
    opening: Opening
    following: list[Followed]  # by choice, in any order
    about: list[str]  # the games whose facts a condition uses; all games where it uses none that only some have
    columns: list[str]  # the facts that it uses
    table: FactTable
    friend: Friend
    messages: list[FriendMessage]
    problems: list[Problem]  # when it was refused; the record is unchanged
