"""Analysis of games: the value of every choice, luck and skill, reviews.

The value of a decision is computed from what its seat knows; luck is computed from all the cards, and only for
finished deals. An analyst lives in the folder of its game.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from ecarte.core.game import Event, Json, Problem, Seat
from ecarte.core.losses import Unit
from ecarte.core.moment import Moment
from ecarte.core.titles import Parts
from ecarte.record import Play

if TYPE_CHECKING:
    from ecarte.analysis.standing import Judging
    from ecarte.types import analysis as declared


@dataclass(frozen=True, slots=True)
class Effort:
    """How much work an analysis does.

    ``worlds`` is the number of sampled hands for a decision; up to ``most`` hands, all are examined instead.
    ``orders`` is the number of orders of the stock. ``number`` is the seed of randomness.
    """

    worlds: int = 2000
    most: int = 15_000
    orders: int = 100
    number: int = 1

    def seed(self, at: Moment) -> str:
        """Return the seed for a moment: a hint and a later review of it have the same figures."""
        return f"ecarte analysis {self.number} {at}"


QUICK = Effort(worlds=2000, most=2100, orders=60)
"""The effort for a page, where a person waits for the answer."""


class Review(Protocol):
    """The review of a game."""

    @property
    def size(self) -> int:
        """Return how much is known: it grows with every decision, deal and point of the line."""

    def worst(self, seat: Seat) -> list[int]:
        """Return the indexes of the seat's costliest decisions."""

    def to_json(self, seat: Seat) -> declared.Review:
        """Return the review as the page gets it, in chances of the seat."""


Pieces = Generator[tuple[float, int, Review], None, Any]
"""Work in small pieces that returns its result.

Each piece yields its progress, 0 to 1, about how many deals it has played out, and the review so far.
"""


class Analyst(Protocol):
    """The analyst of a game."""

    UNIT: Unit

    def refusal(self, play: Play) -> Problem | None:
        """Return why a record cannot be analysed, or None when it can."""

    def pieces(self, play: Play, effort: Effort, first: Seat | None = None) -> Pieces:
        """Return a review of all finished deals, in pieces; raises RuleError.

        The decisions of ``first`` are judged before everything else. The result is always the same.
        """

    def estimate(self, view: Any, at: Moment, effort: Effort) -> declared.Estimate | None:
        """Return the value of every choice of a view's seat now, or None when it has none.

        ``at`` is the moment after the choice.
        """

    def warming(self, view: Any) -> Sequence[Callable[[], object]]:
        """Return the preparations of the first estimate; each takes some hundred milliseconds.

        They raise policies.Needed for a table that must be fetched, the first of them for none.
        """

    def judging(self) -> Judging:
        """Return how decisions are counted in a player's standing."""

    def go_on(self, state: Any) -> tuple[Event, bool]:
        """Return how a deal is played on from a state, and whether that was solved with all cards seen."""


class Work(Protocol):
    """Something computed a slice at a time."""

    progress: float

    def slice(self) -> None:
        """Do the next slice."""

    def to_json(self) -> Any:
        """Return what is known so far."""


class Asked(NamedTuple):
    """What a hand reader is asked: to weigh hands by what was done, to suppose something, to weigh choices."""

    weighted: bool = False
    suppose: tuple[str, ...] = ()
    figures: bool = False


class Equities(Protocol):
    """The table of the chance of the game by score."""

    def __call__(self, options: Any, *, points: bool = False) -> list[list[float]]:
        """Return the elder's chance of the game before a deal, by the scores of elder (rows) and dealer.

        With ``points`` it is what the game counts to the elder.
        """


T = TypeVar("T")


def finished(work: Generator[Any, None, T], each: Callable[[Any], object] = lambda piece: None) -> T:
    """Return the result of some work, done all at once; ``each`` is called with what every piece yields."""
    while True:
        try:
            each(next(work))
        except StopIteration as result:
            value: T = result.value
            return value


# Each by game; `ecarte.titles.title.Title` describes them.
ANALYSTS: Mapping[str, Analyst] = Parts("analyst")
EQUITIES: Mapping[str, Equities] = Parts("equities")
READERS: Mapping[str, Callable[[Any, Asked], Work]] = Parts("reader")
EXPLORERS: Mapping[str, Callable[[Json], Work]] = Parts("explorer")
