"""Matches: games that follow each other (E27 rubbers, E31 pool, E32 spectators, E33 chips)."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from ecarte.types import Limits, Unchecked
from ecarte.types.view import Card, Options, Problem, Seat

Gallery: TypeAlias = Literal["french", "english"]
"""Whether spectators may speak: "french" ones advise the player they back, "english" ones are silent."""


class Bet(TypedDict):
    """Chips on the player in a seat. A wish to bet has the same shape; what finds no match is given back."""

    name: str
    seat: Seat
    chips: Annotated[int, Limits(1)]


class Drawn(TypedDict):
    """A card drawn for who sits out."""

    name: str
    card: Card


class MatchTags(TypedDict):
    """A match as the tags of one of its games say: how it stood before that game."""

    id: str  # the same in all games of a match, "" when the record has none
    kind: str  # "rubber-1" "rubber-3" "rubber-5" "rubber-7" "rubber-11" "pool"; words: `match-<kind>`
    game: int  # which of the match, from 1
    wins: int  # games that win it: the majority, in a pool two in a row
    score: dict[Seat, int]  # games won by each seat, in a pool in a row
    out: str | None  # pool: who waits and plays next
    pot: int  # chips in the pool, 0 in a rubber
    stake: int  # chips a game is played for, or 0
    purses: dict[str, int] | None  # before the game, by seat ("S"), or by name for people without one
    gallery: Gallery | None
    bets: list[Bet]  # the bets that were matched; the game settles them
    worth: int | None  # game points (E25, 1 where they are off), once it is over
    # no game can follow, though nobody has won the match, because a purse cannot pay; absent from games saved by an
    # older version
    stops: NotRequired[bool]
    draw: list[Drawn]  # pool, first game: the three cards drawn for who sits out


class MatchPerson(TypedDict):
    """One of the people of a match."""

    name: str
    seat: Seat | None  # null: watches
    waits: bool  # pool: takes the next free seat
    won: int  # games won, in a pool in a row
    purse: int | None  # null: without chips
    may_bet: int | None  # most chips to bet on the next game: the one who waits keeps a stake back, players cannot bet
    player: str | None  # the computer player; null: a person, or one of the gallery
    # "gallery": one of the computer's spectators, words: `gallery-<name>`, `gallery-<name>-is`; "spectator": a person
    # who only watches
    role: Literal["player", "gallery", "spectator"]


class MatchGame(TypedDict):
    """One game of a match."""

    number: int
    players: dict[Seat, str]  # names
    out: str | None
    before: dict[Seat, int]  # the score of the match
    score: dict[Seat, int]  # of the game
    over: bool
    void: bool  # does not count, and bets are given back
    winner: Seat | None
    resigned: Seat | None
    worth: int | None  # game points, 1 without E25; null while it is not won
    bets: list[Bet]
    moved: dict[str, int]  # chips won and lost by name: stakes, the pool, bets


class MatchNext(TypedDict):
    """The next game of a match, as fields of the request `new`."""

    game: str
    preset: str
    options: Options
    dealer: Seat | Literal["cut"]
    tags: dict[str, str]  # South and North among them
    players: dict[str, str]  # the computer's, by seat; in a pool also the one who waits, by name


class MatchStanding(TypedDict):
    """How a match stands."""

    id: str
    kind: str
    wins: int
    people: list[MatchPerson]  # the players (S, N), the one who waits (pool), then spectators
    stake: int
    pot: int
    gallery: Gallery | None


class MatchCourse(MatchStanding):
    """The games of a match, and how it stands."""

    games: list[MatchGame]  # in order
    missing: list[int]  # numbers of games that were played, as later ones show, but are not among the records
    playing: int | None  # the number of the unfinished game
    over: bool  # somebody has won it
    winner: str | None  # the winner's name
    stopped: Problem | None  # why it cannot go on though nobody has won
    divided: dict[str, int] | None  # a pool that cannot go on: each share of its pot, by name
    # games that do not fit those before them; `record` is their place among the records, from 1
    problems: list[Problem]


class Match(MatchCourse):
    """A match, put together from its records."""

    # What `new` needs for the next game, besides seed, seat and wishes; other tags (Date, Event) may be added. Null
    # while a game is being played, and when the match is over or cannot go on.
    next: MatchNext | None


class Entrant(TypedDict):
    """Somebody who begins a match; `player` is a computer player."""

    name: str
    player: NotRequired[str | None]


class MatchBegin(TypedDict):
    """The beginning of a match. With a pool or a spectator, names have neither blanks nor colons."""

    kind: str
    game: str
    preset: str
    options: NotRequired[Annotated[Options, Unchecked()]]
    seed: str  # also that of the first game: a pool's draw comes from it
    people: list[Entrant]  # S, N; in a pool three, who draw in this order for who sits out
    dealer: Seat | Literal["cut"]  # of the first game
    gallery: NotRequired[Gallery | None]  # with the computer's spectators
    spectators: list[str]  # people who watch, bet and, in a French gallery, advise
    # the chips each begins with; null: no purses (a pool is then played for its pot alone)
    purse: NotRequired[Annotated[int, Limits(0)] | None]
    id: str  # 16 hex digits from crypto.getRandomValues
    stake: Annotated[int, Limits(0)]
