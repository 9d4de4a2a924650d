"""Matches: games that follow each other (E27 rubbers, E31 pool, E32 spectators, E33 chips)."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from ecarte.types.limits import Limits, Unchecked
from ecarte.types.view import Card, Options, Problem, Seat

Gallery: TypeAlias = Literal["french", "english"]
"""Whether spectators may speak: "french" ones advise whom they back, "english" ones are silent."""


class Bet(TypedDict):
    """Chips on the player who sits in a seat. Wishes have the same shape: what finds no match is given back."""

    name: str
    seat: Seat
    chips: Annotated[int, Limits(1)]


class Drawn(TypedDict):
    name: str
    card: Card


class MatchTags(TypedDict):
    """What a game's own tags tell of its match: how things stood before it."""

    id: str  # the same in all games of a match, "" when the record has none
    kind: str  # "rubber-1" "rubber-3" "rubber-5" "rubber-7" "rubber-11" "pool"; words: `match-<kind>`
    game: int  # which of the match, from 1
    wins: int  # games that win it: the majority, in a pool two running
    score: dict[Seat, int]  # games won, in a pool running, by who sits there
    out: str | None  # pool: who watches and plays next
    pot: int  # chips in the pool, 0 in a rubber
    stake: int  # chips that a game moves, 0 when it is played for love
    purses: dict[str, int] | None  # before the game, by seat ("S") or, for who has none, by name
    gallery: Gallery | None
    bets: list[Bet]  # as matched; they are settled with the game
    worth: int | None  # game points (E25, 1 where they are off), once it is over
    # no game can follow this one, though nobody has won the match: a purse cannot pay; not told of games kept by an
    # older version
    stops: NotRequired[bool]
    draw: list[Drawn]  # pool, first game: what each of the three drew for who sits out


class MatchPerson(TypedDict):
    name: str
    seat: Seat | None  # null: watches
    waits: bool  # pool: takes the next seat that is given up
    won: int  # games won, in a pool running
    purse: int | None  # null: without chips
    may_bet: int | None  # chips for a bet on the next game; who waits keeps a stake back, who sits can bet none
    player: str | None  # the computer's player; null: a person, or one of the gallery
    # "gallery": one of the computer's spectators, words: `gallery-<name>`, `gallery-<name>-is`; "spectator": a person
    # who watches only
    role: Literal["player", "gallery", "spectator"]


class MatchGame(TypedDict):
    number: int
    players: dict[Seat, str]  # names
    out: str | None
    before: dict[Seat, int]  # the score of the match
    score: dict[Seat, int]  # of the game
    over: bool
    void: bool  # counts for nothing, what was bet is given back
    winner: Seat | None
    resigned: Seat | None
    worth: int | None  # game points, 1 without E25; null while it is not won
    bets: list[Bet]
    moved: dict[str, int]  # chips won and lost by name: stakes, the pool, bets


class MatchNext(TypedDict):
    """Fields of the request `new`."""

    game: str
    preset: str
    options: Options
    dealer: Seat | Literal["cut"]
    tags: dict[str, str]  # South and North among them
    players: dict[str, str]  # the computer's, by seat; in a pool also who waits, by name


class MatchStanding(TypedDict):
    """How a match stands."""

    id: str
    kind: str
    wins: int
    people: list[MatchPerson]  # as they stand now: who plays (S, N), who waits (pool), then spectators
    stake: int
    pot: int
    gallery: Gallery | None


class MatchCourse(MatchStanding):
    """How a match went, and stands."""

    games: list[MatchGame]  # in order
    missing: list[int]  # numbers of games that are not among the records, though others show that they were played
    playing: int | None  # the number of the game that is not over yet
    over: bool  # won by somebody
    winner: str | None  # their name
    stopped: Problem | None  # why it cannot go on though nobody has won: a purse cannot pay
    divided: dict[str, int] | None  # a pool that cannot go on: what each of the three has of its pot, by name
    # games that do not fit those before them; `record` is their place among those given, from 1
    problems: list[Problem]


class Match(MatchCourse):
    """A match as its records tell it."""

    # What `new` needs for the game that comes next, besides seed, seat and wishes; null while one is being played, and
    # when the match is over or cannot go on. Other tags (Date, Event) may be added to its own.
    next: MatchNext | None


class Entrant(TypedDict):
    """Somebody who begins a match; `player`: of the computer's."""

    name: str
    player: NotRequired[str | None]


class MatchBegin(TypedDict):
    """How a match begins. Where there is a pool or a spectator, names have neither blanks nor colons."""

    kind: str
    game: str
    preset: str
    options: NotRequired[Annotated[Options, Unchecked()]]
    seed: str  # that of the first game, too: a pool's draw comes from it
    people: list[Entrant]  # S, N; in a pool three, who draw in this order for who sits out
    dealer: Seat | Literal["cut"]  # of the first game
    gallery: NotRequired[Gallery | None]  # with the computer's spectators
    spectators: list[str]  # persons who watch, bet and, in the French game, advise
    # what each has to begin with; null: no chips (a pool is then played for its pot alone)
    purse: NotRequired[Annotated[int, Limits(0)] | None]
    id: str  # 16 hex digits from crypto.getRandomValues
    stake: Annotated[int, Limits(0)]
