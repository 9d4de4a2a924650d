"""What the engine (py/ecarte/requests/web.py) is asked."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from ecarte.types.asked import Asked, Seated, Tags
from ecarte.types.figures import EstimatesRequest, FiguresRequest, FilterRequest
from ecarte.types.limits import Limits, Unchecked
from ecarte.types.match import Bet, MatchBegin
from ecarte.types.study import (
    AcceptRequest,
    AnnotateRequest,
    ArbiterRequest,
    BranchRequest,
    ChallengeRequest,
    CommitRequest,
    ExploreRequest,
    GraftRequest,
    ImportRequest,
    JudgedRequest,
    LawsRequest,
    LinkRequest,
    OpenRequest,
    PruneRequest,
    ReaderRequest,
    RedactRequest,
    ReplayRequest,
    ReviewRequest,
    StandingsRequest,
    VerifyRequest,
    ViewsRequest,
    WarmRequest,
    WhyRequest,
)
from ecarte.types.view import Options, Seat


class VersionRequest(Asked):
    """The engine's version. Answer: `version`."""

    do: Literal["version"]


class CatalogRequest(Asked):
    """Presets, options and players for the new-game panel. Answer: `catalog`."""

    do: Literal["catalog"]


class NewRequest(Asked):
    """Begin a game, its first deal dealt."""

    do: Literal["new"]
    game: str
    preset: str
    seed: str  # 64 hex digits from crypto.getRandomValues
    dealer: Seat | Literal["cut"]
    options: NotRequired[Annotated[Options, Unchecked()]]
    tags: NotRequired[Tags]
    players: NotRequired[dict[Seat, str]]  # the seats the computer plays, {"N": "amateur"}
    wishes: NotRequired[list[Bet] | None]  # bets that spectators wish to make in a match, besides the gallery's
    cut: NotRequired[str | None]  # the player's words for the cut of the first deal
    seat: Seat  # "" watches


class DailyRequest(Asked):
    """How a game's daily deal is played on a day. Answer: `daily`."""

    do: Literal["daily"]
    game: str
    day: str  # "2026-11-23"


class DailyBeginRequest(Asked):
    """Begin the daily deal of a day, its first deal dealt; the user is South. Answers like "new"."""

    do: Literal["daily-begin"]
    game: str
    day: str  # "2026-11-23"
    tags: NotRequired[Tags]


class DailyResultRequest(Asked):
    """The strongest player's result with the cards of a daily deal that is over. Answer: `dailyResult`."""

    do: Literal["daily-result"]
    record: str


class MatchRequest(Asked):
    """The standing of a match, from its records in any order; without records, its beginning. Answer: `match`."""

    do: Literal["match"]
    records: list[str]
    begin: NotRequired[MatchBegin]


AdvisedSeat = TypedDict("AdvisedSeat", {"as": NotRequired[Seat]})
"""Who is advised, if not `seat`."""


class AdviceRequest(AdvisedSeat, Asked):
    """French gallery: the backers of `seat` advise it, once for each decision.

    Answers like "play", unchanged when there are no backers. The log has { do: "ruling", verb: "advise", args: [name,
    seat, what] }, where what is "stand", "accept-double", "7h" to play, "-Qs9s" to discard; "??" for the other seat.
    """

    do: Literal["advice"]
    record: str
    seat: Seat  # whose view is answered


class AdviseRequest(Seated):
    """Let a spectator advise the computer player they back."""

    do: Literal["advise"]
    name: str
    event: str  # of that view's legal


class ViewRequest(Seated):
    """A game as it stands."""

    do: Literal["view"]
    since: NotRequired[Annotated[int, Limits(0)]]  # answer frames from that log entry on; none without it


class PlayRequest(Seated):
    """Play an event."""

    do: Literal["play"]
    event: str  # any of view.legal, or view.next, which spectators (seat "") may play too
    # words for the cut of the deal that view.next opens, which keeps them even when taken back
    cut: NotRequired[str | None]
    tags: NotRequired[Tags]  # a deal dealt in advance is dated when it is played


PlayedSeat = TypedDict("PlayedSeat", {"as": Seat})
"""Who chooses and plays."""


class BotRequest(PlayedSeat, Asked):
    """Let the computer play."""

    do: Literal["bot"]
    record: str
    seat: Seat  # whose view is answered
    player: str


class BackRequest(Seated):
    """Take back to before this seat's last decision."""

    do: Literal["back"]
    also: NotRequired[bool]  # goes with one just taken back, and is not counted as another


class HintRequest(Seated):
    """A hint for a seat. Answer: `hint`."""

    do: Literal["hint"]
    player: str


class ResignRequest(Seated):
    """Resign the game."""

    do: Literal["resign"]


class PuzzlesRequest(Asked):
    """The problems of a game. Answer: `puzzles`."""

    do: Literal["puzzles"]
    game: str


class PuzzleRequest(Asked):
    """A problem. Answers like "view", with `puzzle`."""

    do: Literal["puzzle"]
    game: str
    puzzle: str  # its id


class SolveRequest(Asked):
    """What a choice in a problem is worth. Answer: `solution`, and `record`, `at` and `summary` of the whole game."""

    do: Literal["solve"]
    game: str
    puzzle: str  # its id
    event: str  # one of the problem's `choices`


Request: TypeAlias = (
    VersionRequest
    | CatalogRequest
    | NewRequest
    | DailyRequest
    | DailyBeginRequest
    | DailyResultRequest
    | MatchRequest
    | AdviceRequest
    | AdviseRequest
    | ViewRequest
    | PlayRequest
    | BotRequest
    | BackRequest
    | HintRequest
    | ResignRequest
    | ImportRequest
    | ReplayRequest
    | ViewsRequest
    | AnnotateRequest
    | PruneRequest
    | BranchRequest
    | GraftRequest
    | RedactRequest
    | LinkRequest
    | ChallengeRequest
    | OpenRequest
    | LawsRequest
    | ArbiterRequest
    | WarmRequest
    | ReviewRequest
    | JudgedRequest
    | StandingsRequest
    | WhyRequest
    | ReaderRequest
    | ExploreRequest
    | PuzzlesRequest
    | PuzzleRequest
    | SolveRequest
    | FiguresRequest
    | EstimatesRequest
    | FilterRequest
    | CommitRequest
    | VerifyRequest
    | AcceptRequest
)
