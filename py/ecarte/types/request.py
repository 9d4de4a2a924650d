"""What the engine (py/ecarte/requests/web.py) is asked."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from ecarte.types import Limits, Unchecked
from ecarte.types.analysis import Exploring, JudgedSums, ReviewedGame
from ecarte.types.asked import Asked, InSlices, Named, Seated, Tags, Watched
from ecarte.types.figures import FactTable, Sums
from ecarte.types.match import Bet, MatchBegin
from ecarte.types.replay import Moment
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


class PadBeginRequest(Asked):
    """Begin a score pad, which is a record without cards. Answer: `record`, `summary`, `pad`."""

    do: Literal["pad-begin"]
    game: str
    preset: str
    dealer: Seat
    options: NotRequired[Annotated[Options, Unchecked()]]
    tags: NotRequired[Tags]


class PadChange(TypedDict):
    """A deal of a score pad as it is to be."""

    deal: Annotated[int, Limits(1)]  # its number; one more than there are adds one
    events: NotRequired[list[str]]  # none removes it


class PadRequest(Asked):
    """A score pad with one of its deals added, corrected or removed. Answer: `record`, `summary`, `pad`."""

    do: Literal["pad"]
    record: str
    change: NotRequired[PadChange]
    dealer: NotRequired[Seat]  # of the first deal


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


class FiguresRequest(Asked):
    """What games count for in statistics. Answer: `figures`, one for each record, in order."""

    do: Literal["figures"]
    records: list[str]  # a hundred or so at a time: each is read anew


class EstimatesRequest(Asked):
    """The estimates that sums amount to. Answer: `estimates`, one for each of them, in order."""

    do: Literal["estimates"]
    game: str
    sums: list[Sums]


class FilterRequest(Asked):
    """Check a condition of `ecarte filter`, before a search.

    Answer: `about`, the names of the games whose facts the condition uses, and `columns`, those facts.
    """

    do: Literal["filter"]
    condition: str


class TableRequest(Asked):
    """Put the facts of games into a table, below those of other tables. Answer: `table`."""

    do: Literal["table"]
    tables: list[FactTable]
    records: list[str]  # fifty or so at a time: each is read anew


class SearchRequest(Asked):
    """The games of a table that meet a condition. Answer: `matching`, in order."""

    do: Literal["search"]
    condition: str
    table: FactTable  # the columns that the condition uses are enough
    records: dict[str, str]  # by place in the table, from "0", of games of which facts alone did not tell


class OpeningRequest(Asked):
    """The position of the decision that comes next in a game. Answer: `opening`; none outside the opening of a deal."""

    do: Literal["opening"]
    record: str
    at: Moment


class FollowingRequest(Asked):
    """What was done in positions like one. Answer: `following`."""

    do: Literal["following"]
    position: str  # a condition that is a sequence, as `opening` has it
    records: list[str]  # fifty or so at a time: each is read anew


class ImportRequest(Asked):
    """Read records from a text, a slice at a time. Answer: `slice`."""

    do: Literal["import"]
    text: str  # about 32,000 characters from where the last slice ended
    line: Annotated[int, Limits(1)]  # 1 at first, then that of the last slice
    number: Annotated[int, Limits(0)]  # 0 at first, then that of the last slice
    last: bool  # no text follows


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
    cards: NotRequired[list[str] | None]  # those marked
    seat: NotRequired[Seat | None]  # who sees the replay; all hands are open without one


class RemoveRequest(Asked):
    """Remove an event of a variation and what follows it, with "3#12/0#0" all of it. Answer: `record`, `replay`."""

    do: Literal["remove"]
    record: str
    at: Moment
    seat: NotRequired[Seat | None]


class PromoteRequest(Asked):
    """Move a variation one place up: the first takes the place of its line. Answer: `record`, `replay`."""

    do: Literal["promote"]
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


class RedactRequest(Named):
    """What a seat knows of a game. Answer: `record`."""

    do: Literal["redact"]
    seat: Seat


class LinkRequest(Named):
    """The part after "#" of a link to this game. Answer: `link`."""

    do: Literal["link"]
    seat: NotRequired[Seat | None]  # with only what that seat knows
    at: NotRequired[Moment | None]  # the moment it opens at


class NewChapter(TypedDict):
    """A game that is to be a chapter of a study."""

    record: str
    title: str  # of the chapter, "" for none
    number: NotRequired[Annotated[int, Limits(0)]]  # of the chapter; otherwise its place in the list
    names: NotRequired[dict[Seat, str] | None]  # those that people at this device have given themselves


class StudyRequest(Asked):
    """Make games the chapters of a study, in this order. Answer: `games`, in the same order."""

    do: Literal["study"]
    title: str  # of the study
    study: str  # its id
    chapters: list[NewChapter]


class StudyLinkRequest(Asked):
    """The part after "#" of one link to several games. Answer: `link`."""

    do: Literal["study-link"]
    records: list[str]
    chapter: NotRequired[Annotated[int, Limits(1)]]  # the one it opens at
    at: NotRequired[Moment | None]  # the moment of it


class ChallengeRequest(Named):
    """A link to the same deals for a friend, "c1…". Answer: `link`."""

    do: Literal["challenge"]
    seat: Seat


class OpenRequest(Asked):
    """Open the link in a text. Answer: `record`, `summary`, and `at` if it names a moment; or `challenge`.

    A link to several games answers with all of them, `games`, and the number of that one, `chapter`.

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


class LinesRequest(Asked):
    """Play a deal of a game that is over on from a decision, after each of these events instead of the one there.

    Answer: `lines`, and `record` with each as a variation beside the event.
    """

    do: Literal["lines"]
    record: str
    at: Moment  # of the event
    events: list[str]  # "S:nothing": what was done


class WhyRequest(Asked):
    """Why the computer did something. Answer: `why`, or without a moment `whys`: those of the last deal."""

    do: Literal["why"]
    record: str
    at: NotRequired[Moment]
    seat: NotRequired[Seat]  # whose choices alone


class ReaderRequest(InSlices, Seated):
    """Where the hidden cards may be, by what the seat knows at a moment, in slices. Answer: `reader`."""

    do: Literal["reader"]
    at: Moment
    weighted: bool  # weigh hands by the others' choices
    # belote: what is supposed, "N+Js", "N-Js", "N-s": North has the card, does not have it, has no spade
    suppose: NotRequired[list[str]]
    figures: NotRequired[bool]  # weigh the choices of the seat, too


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
