"""Games between friends that nobody deals (`ecarte.friend`)."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ecarte.types.view import Problem, Rules, Seat


class FriendTerms(TypedDict):
    """What two players agree on before they sit down."""

    name: str  # of the inviting player
    game: str
    rules: Rules
    seat: Seat  # of the inviting player
    dealer: Seat | Literal["cut"]  # who deals first
    match: str  # "" for a single game
    stake: int  # chips for each game
    purse: int | None  # chips that each player begins with
    opened: Literal["all", "played"]  # which cards are opened at the end of a deal


class FriendAwaited(TypedDict):
    """Who is to go on, and how: sit, cut, shuffle, lock, keys, event, pass, open or sign."""

    seat: Seat
    what: str


class FriendMessage(TypedDict):
    """What a message tells without the session it is for."""

    game: str  # the game's id, as `Friend.game`
    number: int
    seat: NotRequired[Seat]  # of the player who sent it
    terms: NotRequired[FriendTerms]  # of an invitation


class Friend(TypedDict):
    """One side of a game between friends, as it stands."""

    session: str  # a text to be kept and sent again; it holds the secret, and is not for the other player
    game: str  # the hash of the invitation in hexadecimal: the same for both players
    terms: FriendTerms
    seat: Seat  # of this side
    names: dict[Seat, str]  # of those who have sat down
    place: int  # the game of the match that is answered, from 0
    last: int  # the game of the match that is in play, or was the last
    awaited: FriendAwaited | None  # null when nobody is
    lines: list[str]  # messages for the other player, who may not have them
    fresh: bool  # whether the request has changed anything
    withdrawn: list[str]  # events of this side that came too late
    refused: list[Problem]  # why messages were not taken
    verdict: Problem | None  # how the other player has cheated
