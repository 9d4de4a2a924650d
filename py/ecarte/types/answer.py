"""What the engine (py/ecarte/requests/web.py) answers."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ecarte.types.analysis import ChosenWhy, Estimate, Explored, Reading, Review, Why
from ecarte.types.laws import Arbiter, Laws
from ecarte.types.match import Match
from ecarte.types.replay import Moment, Replay
from ecarte.types.summary import Slice, Summary
from ecarte.types.view import Entry, Frame, Options, OptionValue, Problem, Rules, Seat, View


class OfferedPreset(TypedDict):
    name: str  # words: `preset-<name>`, `preset-<name>-help`
    options: Options


class OfferedOption(TypedDict):
    """Words: `option-<name>`, `option-<name>-help`, `option-<name>-<value>` (not for flags)."""

    name: str
    values: list[OptionValue]
    default: OptionValue
    rule: str
    needs: dict[str, list[OptionValue]]  # other options, and the values of theirs that it makes sense with
    superseded: dict[str, OptionValue]  # values that only games of before have, and what is played in their place
    suggests: dict[str, Options]  # for a value: what other options are then offered first


class OfferedGame(TypedDict):
    name: str  # words: `game-<name>`
    presets: list[OfferedPreset]  # the newest version of each
    options: list[OfferedOption]
    players: list[str]  # words: `player-<name>`
    matches: list[str]  # kinds of match, words: `match-<kind>`
    gallery: list[str]  # the computer's spectators, words: `gallery-<name>`, `gallery-<name>-is`


class Catalog(TypedDict):
    version: str
    games: list[OfferedGame]


class Challenge(TypedDict):
    """What a challenge link offers, before it is taken up. What there is to beat stays sealed."""

    game: str
    rules: Rules
    seats: list[Seat]  # who plays, in turn order
    name: str  # who sends it, "" when unknown
    seat: Seat  # the seat to be played
    players: dict[Seat, str]  # the computer's as they were, {"N": "amateur"}; whom nobody plays now is not there


class ProvedDeal(TypedDict):
    number: int
    attempt: int
    cut: str
    cards: int
    proved: bool


class Proof(TypedDict):
    """What the seed of a game proves of its deals: every card that was given compared with the pack."""

    commitment: str  # as the record has it, "" when it has none
    prepared: int | None  # which deal that comes with the page it began with: its seed is public, and seals nothing
    seed: str | None  # given out when the game is over
    over: bool
    proved: bool  # as far as it has been played
    cards: int  # that were compared
    deals: list[ProvedDeal]
    problems: list[Problem]  # why it is not proved
    cuts: bool  # the next deal may be opened, and cut with words
    kept: str | None  # the words it is bound to, "" for none, when it has been opened before and was taken back


Continued = TypedDict("Continued", {"continue": NotRequired[str]})
"""Long work comes in slices: what to ask again with, until there is a result."""


class Answer(Continued, total=False):
    """What any request is answered; which of it, the request says."""

    needs: list[str]  # tables to be provided before it is asked again; the client sees to that (client.ts)
    without: list[str]  # tables that could not be had: it was answered without them; the client's
    progress: float  # how far long work is, 0…1
    record: str  # ECN, to be kept as it is, never read by the page
    view: View
    log: list[Entry]  # the whole game
    frames: list[Frame]  # what this request added, in order; the last frame's view is `view`
    summary: Summary
    hint: str  # an event of view.legal; in écarté with its figures, answer.estimate
    catalog: Catalog
    version: str
    slice: Slice
    replay: Replay
    views: dict[Moment, View]
    link: str  # without "#"
    at: Moment
    challenge: Challenge
    match: Match
    laws: Laws
    arbiter: Arbiter
    commitment: str  # "sha256:…"
    proof: Proof
    estimate: Estimate
    review: Review
    why: Why
    whys: list[ChosenWhy]  # in order, what was forced left out
    reader: Reading
    explore: Explored
    problems: list[Problem]  # when it was refused; the record is as it was
