"""The types of analysis: effort, analyst, review, and work done in slices."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from ecarte.core.game import Problem, Seat
from ecarte.core.moment import Moment
from ecarte.record import Play

if TYPE_CHECKING:
    from ecarte.types import analysis as declared


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is looked at: hands the other may hold, for a decision; hands that are all looked at where there are
    no more of them; orders of the stock. Chance follows from ``number``."""

    worlds: int = 2000
    most: int = 15_000
    orders: int = 100
    number: int = 1

    def seed(self, at: Moment) -> str:
        """What chance follows from for what is done at a moment: a hint and a review of it have the same figures."""
        return f"ecarte analysis {self.number} {at}"


QUICK = Effort(worlds=2000, most=2100, orders=60)
"""For a page: somebody waits."""

Pieces = Generator[tuple[float, int], None, Any]
"""Work in small pieces: how far it is after each, 0 to 1, and about how many deals that has played out; in the end
its result."""


class Review(Protocol):
    """What is told of a game."""

    def to_json(self, seat: Seat) -> declared.Review:
        """As the page has it, in chances of the seat."""


class Analyst(Protocol):
    """Who analyses the records of a game."""

    ENGINE: str

    def refusal(self, play: Play) -> Problem | None:
        """Why a record cannot be analysed; None when it can."""

    def pieces(self, play: Play, effort: Effort) -> Pieces:
        """A review of all its deals that are over, in pieces; raises RuleError."""

    def estimate(self, view: Any, at: Moment, effort: Effort) -> declared.Estimate | None:
        """What every choice is worth that a view's seat has now; None when it has none. ``at``: after what it does."""

    def warming(self, view: Any) -> Sequence[Callable[[], object]]:
        """What the first estimate would wait for, in pieces that take as long as what each makes ready: a table some
        hundred milliseconds. Each raises policies.Needed."""

    def equities(self, options: Any, *, points: bool = False) -> list[list[float]]:
        """The elder's chance of the game before a deal, or what the game counts to the elder, by what the elder has
        (rows) and the dealer."""

    def annotated(self, play: Play, review: Any, seat: Seat | None = None, *, overwrite: bool = False) -> Play:
        """The game with what was found written beside its events: of a seat, or of all."""


class Work(Protocol):
    """Something that is worked out a slice at a time."""

    progress: float

    def slice(self) -> None:
        """Goes on a little."""

    def to_json(self) -> Any:
        """As far as it is known."""


T = TypeVar("T")


def finished(work: Generator[Any, None, T]) -> T:
    """The result of some work, all at once."""
    while True:
        try:
            next(work)
        except StopIteration as result:
            found: T = result.value
            return found
