"""Games between friends that nobody deals (`ecarte.friend`): what the engine is asked, and one side as it stands."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from ecarte.types import Limits, Unchecked
from ecarte.types.asked import Asked
from ecarte.types.view import Options, Problem, Rules, Seat


class FriendInviteRequest(Asked):
    """Invite friends to a game that nobody deals. Answer: `friend`."""

    do: Literal["friend-invite"]
    secret: str  # 64 hex digits of chance, for this game alone
    name: str  # of the player who invites
    game: str
    preset: str
    options: Annotated[Options, Unchecked()]
    seat: Seat  # of the player who invites
    dealer: Seat | Literal["cut"]
    match: str  # "" for a single game
    stake: Annotated[int, Limits(0)]
    purse: NotRequired[Annotated[int, Limits(0)] | None]
    opened: Literal["all", "played"]  # which cards are opened at the end of a deal
    date: str  # "2026.11.30"
    computers: NotRequired[dict[Seat, str]]  # their players by seat, where more than two play


class FriendReadRequest(Asked):
    """Read which games the messages in a text are for. Answer: `messages`, in order."""

    do: Literal["friend-read"]
    text: str


class FriendJoinRequest(Asked):
    """Accept the invitation in a text. Answer: `friend`."""

    do: Literal["friend-join"]
    secret: str  # 64 hex digits of chance, for this game alone
    text: str
    name: str  # of the guest
    seat: NotRequired[Seat]  # that the guest would like, where more than two play


class FriendAsked(Asked):
    """One side of a game between friends.

    Answers `friend`, and once all players sit like "play", too.
    """

    session: str
    place: NotRequired[Annotated[int, Limits(0)]]  # the game of the match to be answered, if not the one in play


class FriendRequest(FriendAsked):
    """A game between friends as it stands."""

    do: Literal["friend"]


class FriendReceiveRequest(FriendAsked):
    """Take the messages in a text."""

    do: Literal["friend-receive"]
    text: str


class FriendActRequest(FriendAsked):
    """Play an event, "pass" or "resign"."""

    do: Literal["friend-act"]
    event: str  # view.next, which opens the next deal, is a pass


class FriendSayRequest(FriendAsked):
    """Ask the others for something, answer what one has asked, or say a phrase (`ecarte.friend.asking`)."""

    do: Literal["friend-say"]
    word: Literal["back", "deal", "end", "yes", "no", "hello", "moment", "played", "sorry", "thanks"]


class FriendMoveRequest(FriendAsked):
    """Move this side to another browser, or take it back because it went on nowhere else."""

    do: Literal["friend-move"]
    away: bool


class FriendTerms(TypedDict):
    """What the players agree on before they sit down."""

    name: str  # of the inviting player
    game: str
    rules: Rules
    seats: list[Seat]  # in turn order
    seat: Seat  # of the inviting player
    dealer: Seat | Literal["cut"]  # who deals first
    match: str  # "" for a single game
    stake: int  # chips for each game
    purse: int | None  # chips that each player begins with
    opened: Literal["all", "played"]  # which cards are opened at the end of a deal
    computers: dict[Seat, str]  # their players by seat; the inviting player's device plays them


class FriendAwaited(TypedDict):
    """Who is to go on, and how: sit, seats, cut, shuffle, lock, keys, event, pass, answer, open, sign; or again,
    where messages are missing that the other is to send once more.
    """

    seat: Seat
    what: str


class FriendAsking(TypedDict):
    """What a player asks of the others."""

    seat: Seat
    what: str


class FriendHeard(TypedDict):
    """What another player has asked, answered or said, as "friend-say" has it."""

    seat: Seat
    kind: Literal["ask", "answer", "say"]
    word: str


class FriendMessage(TypedDict):
    """What a message tells without the session it is for."""

    game: str  # the game's id, as `Friend.game`
    number: int
    seat: NotRequired[Seat]  # of the player who sent it
    terms: NotRequired[FriendTerms]  # of an invitation


class Friend(TypedDict):
    """One side of a game between friends, as it stands."""

    session: str  # a text to be kept and sent again; it holds the secret, and is for nobody else
    game: str  # the hash of the invitation in hexadecimal: the same for all players
    terms: FriendTerms
    seat: Seat  # of this side; of a guest whom `names` does not have, one that it may get
    plays: Seat | Literal[""]  # the seat of this side in the game that is answered; "" for one who waits in a pool
    key: str  # of this side, in hexadecimal, whatever seat it gets: nobody else has it
    names: dict[Seat, str]  # of those who have sat down, by the seats that they sat down at
    guests: list[str]  # names of the people who have answered an invitation for more than two, until they have seats
    place: int  # the game of the match that is answered, from 0
    last: int  # the game of the match that is in play, or was the last
    awaited: FriendAwaited | None  # null when nobody is
    lines: list[str]  # messages for the others, who may not have them
    relayed: NotRequired[list[str]]  # with those of the others, for connections among more than two
    fresh: bool  # whether the request has changed anything
    withdrawn: list[str]  # events of this side that came too late
    heard: list[FriendHeard]  # what has come besides moves
    says: list[str]  # the phrases that may be said now
    asks: list[str]  # what may be asked of the others now
    asked: FriendAsking | None  # nothing is played before it is answered
    ended: Literal["", "agreed", "divided"]  # how all agreed to end it: "divided" shares out the pot, too
    refused: list[Problem]  # why messages were not taken
    verdict: Problem | None  # how another player has cheated
    moved: NotRequired[str]  # where this side was moved: the line that carries it, with the secret
    evidence: NotRequired[str]  # of a verdict, as a file for anybody: it holds no secret
