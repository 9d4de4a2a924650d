"""What the engine is asked of a game to look at, of its record and of the laws."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias

from ecarte.types.analysis import Exploring, JudgedSums, ReviewedGame
from ecarte.types.asked import Asked, InSlices, Seated, Tags
from ecarte.types.limits import Limits
from ecarte.types.replay import Moment
from ecarte.types.view import Seat


class ImportRequest(Asked):
    """Read records from a text, a slice at a time. Answer: `slice`."""

    do: Literal["import"]
    text: str  # about 32,000 characters from where the last slice ended
    line: Annotated[int, Limits(1)]  # 1 at first, then that of the last slice
    number: Annotated[int, Limits(0)]  # 0 at first, then that of the last slice
    last: bool  # no text follows


class Watched(Asked):
    """A record, and who sees it."""

    record: str
    # null: all hands open
    seat: NotRequired[Seat | None]
    # in an unfinished game, hands of settled deals are open, and the rest, the record of the answer included, shows
    # what the seat knows
    settled: NotRequired[bool]


class ReplayRequest(Watched):
    """A game to be seen again. Answer: `replay`."""

    do: Literal["replay"]


class ViewsRequest(Watched):
    """Views at moments of a game. Answer: `views`."""

    do: Literal["views"]
    at: list[Moment]


class AnnotateRequest(Asked):
    """Replace what is written beside an event; omitted fields stay as they are. Answer: `record`, `replay`."""

    do: Literal["annotate"]
    record: str
    at: Moment
    comment: NotRequired[str | None]
    nags: NotRequired[list[Annotated[int, Limits(0, 999)]] | None]  # the range of records
    seat: NotRequired[Seat | None]  # who sees the replay; all hands are open without one


class PruneRequest(Asked):
    """Remove the variation "3#12/0". Answer: `record`, `replay`."""

    do: Literal["prune"]
    record: str
    at: Moment
    seat: NotRequired[Seat | None]


class BranchRequest(Asked):
    """Play on from a moment of a game, in a game of its own that ends with the deal.

    Answers like "new", with summary.branch set.
    """

    do: Literal["branch"]
    record: str
    at: Moment
    seed: str  # for the unknown cards
    players: NotRequired[dict[Seat, str]]
    seat: Seat


class GraftRequest(Asked):
    """Add the events of a branch to the game it left, as a variation. Answer: `record`, `at` (its first event)."""

    do: Literal["graft"]
    record: str
    branch: str


class Named(Asked):
    """A record, with the names used on this device."""

    record: str
    names: NotRequired[dict[Seat, str]]  # what people at this device call themselves


class RedactRequest(Named):
    """What a seat knows of a game. Answer: `record`."""

    do: Literal["redact"]
    seat: Seat


class LinkRequest(Named):
    """The part after "#" of a link to this game. Answer: `link`."""

    do: Literal["link"]
    seat: NotRequired[Seat | None]  # with only what that seat knows
    at: NotRequired[Moment | None]  # the moment it opens at


class ChallengeRequest(Named):
    """A link to the same deals for a friend, "c1…". Answer: `link`."""

    do: Literal["challenge"]
    seat: Seat


class OpenRequest(Asked):
    """Open the link in a text. Answer: `record`, `summary`, and `at` if it names a moment; or `challenge`.

    Where more than the link stands in the text, or less, the answer's `link` is the link as it was made.
    """

    do: Literal["open"]
    link: str


class LawsRequest(Asked):
    """The laws. Answer: `laws`."""

    do: Literal["laws"]


class ArbiterRequest(Asked):
    """Ask the arbiter. Answer: `arbiter`."""

    do: Literal["arbiter"]
    what: str  # what happened, one of those in `laws`
    answers: list[str]  # so far, in order


class JudgedRequest(Asked):
    """What reviewed games count for in a player's standing. Answer: `judged`, one for each, in order."""

    do: Literal["judged"]
    game: str
    reviews: list[ReviewedGame]


class StandingsRequest(Asked):
    """How well a player decided in groups of reviewed games. Answer: `standings`."""

    do: Literal["standings"]
    game: str
    sums: list[JudgedSums]  # of each group


class WarmRequest(InSlices, Seated):
    """Prepare a hint, in slices; the answer says nothing about the game."""

    do: Literal["warm"]


class ReviewRequest(InSlices, Seated):
    """Review a game, in slices. Answer: `review`."""

    do: Literal["review"]
    # the seat's own decisions are judged first, and a slice that found something has the review so far
    partial: NotRequired[bool]


class WhyRequest(Asked):
    """Why the computer did something. Answer: `why`, or without a moment `whys`, of the last deal."""

    do: Literal["why"]
    record: str
    at: NotRequired[Moment]


class ReaderRequest(InSlices, Seated):
    """The opponent's possible cards, by what the seat knows at a moment, in slices. Answer: `reader`."""

    do: Literal["reader"]
    at: Moment
    weighted: bool  # weigh hands by the opponent's choices


class ExploreRequest(Exploring, InSlices, Asked):
    """Explore a hand, in slices, each with the results so far. Answer: `explore`."""

    do: Literal["explore"]
    game: str


class CommitRequest(Asked):
    """The commitment of a game with this seed, shown before it is dealt. Answer: `commitment`."""

    do: Literal["commit"]
    seed: str


class VerifyRequest(Asked):
    """Compare the cards of a game with its seed. Answer: `proof`."""

    do: Literal["verify"]
    record: str


class AcceptRequest(Asked):
    """Take up the challenge of a link. Answers like "new"."""

    do: Literal["accept"]
    link: str
    tags: NotRequired[Tags]
    players: NotRequired[dict[Seat, str]]  # for seats where the challenge names no player
    seat: Seat


Sliced: TypeAlias = ReviewRequest | ReaderRequest | ExploreRequest
"""The requests whose answers come in slices."""
