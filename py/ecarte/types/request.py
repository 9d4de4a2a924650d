"""What the engine (py/ecarte/requests/web.py) is asked."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from ecarte.types.analysis import Exploring
from ecarte.types.limits import Limits, Unchecked
from ecarte.types.match import Bet, MatchBegin
from ecarte.types.replay import Moment
from ecarte.types.view import Options, Seat

Tags: TypeAlias = Annotated[dict[str, str], Unchecked()]
"""Tags to be set."""


class Asked(TypedDict):
    """What any request may say."""

    without: NotRequired[list[str]]  # tables that could not be had: it is to be answered without them


InSlices = TypedDict("InSlices", {"continue": NotRequired[str]})
"""Work that comes in slices: from where the last one ended."""


class VersionRequest(Asked):
    do: Literal["version"]


class CatalogRequest(Asked):
    """Presets, options, players, for the new-game panel."""

    do: Literal["catalog"]


class NewRequest(Asked):
    """A new game, its first deal dealt."""

    do: Literal["new"]
    game: str
    preset: str
    seed: str  # 64 hex digits from crypto.getRandomValues
    dealer: Seat | Literal["cut"]
    options: NotRequired[Annotated[Options, Unchecked()]]
    tags: NotRequired[Tags]
    players: NotRequired[dict[Seat, str]]  # the seats the computer plays, {"N": "amateur"}
    wishes: NotRequired[list[Bet] | None]  # of persons who watch, in a match; those of the gallery are added
    cut: NotRequired[str | None]  # words of the player's own, with which the pack of the first deal is cut
    seat: Seat  # "" watches


class MatchRequest(Asked):
    """How a match stands, from its records in any order; or, without any, how it begins. answer.match"""

    do: Literal["match"]
    records: list[str]
    begin: NotRequired[MatchBegin]


AdvisedSeat = TypedDict("AdvisedSeat", {"as": NotRequired[Seat]})
"""Who is advised, when it is another than `seat`."""


class AdviceRequest(AdvisedSeat, Asked):
    """French gallery: the backers of `seat` say what they would do now; once for each decision, and nothing happens
    when there are none. Answers like "play"; in the log { do: "ruling", verb: "advise", args: [name, seat, what] },
    where what is "stand", "accept-double", "7h" to play, "-Qs9s" to discard; "??" for the other seat."""

    do: Literal["advice"]
    record: str
    seat: Seat  # looks on


class AdviseRequest(Asked):
    """A person who watches advises the player they back, who must be the computer's."""

    do: Literal["advise"]
    record: str
    seat: Seat
    name: str
    event: str  # of that view's legal


class ViewRequest(Asked):
    """A game as it stands."""

    do: Literal["view"]
    record: str
    seat: Seat
    since: NotRequired[Annotated[int, Limits(0)]]  # frames of what the log tells from that entry on; without, none


class PlayRequest(Asked):
    do: Literal["play"]
    record: str
    seat: Seat
    event: str  # any of view.legal, or view.next, which who watches (seat "") may ask for too
    # words that the deal which view.next opens is cut with; it keeps them when it is taken back
    cut: NotRequired[str | None]
    tags: NotRequired[Tags]  # set: a deal prepared beforehand is dated when it is played


PlayedSeat = TypedDict("PlayedSeat", {"as": Seat})
"""Who chooses and plays."""


class BotRequest(PlayedSeat, Asked):
    """The computer plays."""

    do: Literal["bot"]
    record: str
    seat: Seat  # looks on
    player: str


class BackRequest(Asked):
    """To before this seat's last decision."""

    do: Literal["back"]
    record: str
    seat: Seat
    also: NotRequired[bool]  # with one that was taken back just now, counted with it


class HintRequest(Asked):
    """answer.hint"""

    do: Literal["hint"]
    record: str
    seat: Seat
    player: str


class ResignRequest(Asked):
    do: Literal["resign"]
    record: str
    seat: Seat


class ImportRequest(Asked):
    """Records out of a text, a piece at a time; answer.slice"""

    do: Literal["import"]
    text: str  # from where the last slice ended, about 32,000 characters
    line: Annotated[int, Limits(1)]  # 1 at first, then that of the last slice
    number: Annotated[int, Limits(0)]  # 0 at first, then that of the last slice
    last: bool  # there is no more


class Watched(Asked):
    record: str
    # null: all hands open
    seat: NotRequired[Seat | None]
    # of a game that goes on: those of deals that are over for good lie open, the rest is what the seat knows;
    # answer.replay.record is what it knows
    settled: NotRequired[bool]


class ReplayRequest(Watched):
    do: Literal["replay"]


class ViewsRequest(Watched):
    """answer.views"""

    do: Literal["views"]
    at: list[Moment]


class AnnotateRequest(Asked):
    """What is written beside an event is replaced; what is left out stays as it is. answer.record, .replay"""

    do: Literal["annotate"]
    record: str
    at: Moment
    comment: NotRequired[str | None]
    nags: NotRequired[list[Annotated[int, Limits(0, 999)]] | None]  # all that a record can hold
    seat: NotRequired[Seat | None]  # whose the replay is; all hands open without one


class PruneRequest(Asked):
    """Take the variation "3#12/0" away; answer.record, .replay"""

    do: Literal["prune"]
    record: str
    at: Moment
    seat: NotRequired[Seat | None]


class BranchRequest(Asked):
    """Play on from a moment of a game, in a game of its own that ends with the deal. Answers like "new";
    summary.branch is set."""

    do: Literal["branch"]
    record: str
    at: Moment
    seed: str  # for cards that nobody knows
    players: NotRequired[dict[Seat, str]]
    seat: Seat


class GraftRequest(Asked):
    """What was played in a branch, put into the game it left, as a variation; answer.record, .at (its first event)"""

    do: Literal["graft"]
    record: str
    branch: str


class Named(Asked):
    record: str
    names: NotRequired[dict[Seat, str]]  # that people at this device have given themselves


class RedactRequest(Named):
    """answer.record: what this seat knows of it"""

    do: Literal["redact"]
    seat: Seat


class LinkRequest(Named):
    """What stands behind "#" in a link to this game; answer.link"""

    do: Literal["link"]
    seat: NotRequired[Seat | None]  # only what that seat knows
    at: NotRequired[Moment | None]  # opened there


class ChallengeRequest(Named):
    """answer.link: the same deals for a friend, "c1…\""""

    do: Literal["challenge"]
    seat: Seat


class OpenRequest(Asked):
    """A link is opened: answer.record and .summary, .at when it names a moment; or answer.challenge."""

    do: Literal["open"]
    link: str


class LawsRequest(Asked):
    """answer.laws"""

    do: Literal["laws"]


class ArbiterRequest(Asked):
    """answer.arbiter"""

    do: Literal["arbiter"]
    what: str  # what happened (of answer.laws)
    answers: list[str]  # so far, in the order they were asked for


class WarmRequest(InSlices, Asked):
    """Gets ready for a hint, in slices; nothing is told."""

    do: Literal["warm"]
    record: str
    seat: Seat


class ReviewRequest(InSlices, Asked):
    """In slices, then answer.review"""

    do: Literal["review"]
    record: str
    seat: Seat


class WhyRequest(Asked):
    """answer.why; without a moment answer.whys, of the last deal"""

    do: Literal["why"]
    record: str
    at: NotRequired[Moment]


class ReaderRequest(InSlices, Asked):
    """What the other could hold, as far as the seat knows at a moment. In slices; answer.reader"""

    do: Literal["reader"]
    record: str
    seat: Seat
    at: Moment
    weighted: bool  # by how the other chose


class ExploreRequest(Exploring, InSlices, Asked):
    """In slices, each with what is known so far; answer.explore"""

    do: Literal["explore"]
    game: str


class CommitRequest(Asked):
    """answer.commitment: the seal of a game with this seed, shown before it is dealt"""

    do: Literal["commit"]
    seed: str


class VerifyRequest(Asked):
    """answer.proof"""

    do: Literal["verify"]
    record: str


class AcceptRequest(Asked):
    """The challenge of a link is taken up: answers like "new"."""

    do: Literal["accept"]
    link: str
    tags: NotRequired[Tags]
    players: NotRequired[dict[Seat, str]]  # play where the challenge names no player
    seat: Seat


Request: TypeAlias = (
    VersionRequest
    | CatalogRequest
    | NewRequest
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
    | WhyRequest
    | ReaderRequest
    | ExploreRequest
    | CommitRequest
    | VerifyRequest
    | AcceptRequest
)

Sliced: TypeAlias = ReviewRequest | ReaderRequest | ExploreRequest
"""What is asked slice by slice."""
