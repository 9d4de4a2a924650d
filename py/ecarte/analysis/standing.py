"""How well somebody decided in many reviewed games, by kind of decision.

Each review becomes sums, as a game does for `ecarte.figures.stats`; sums of many reviews are added up, and estimated
together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from ecarte.analysis.grades import Grades
from ecarte.core.game import Event, parse_event
from ecarte.figures.stats import Estimate, Sums, Z, are_sums, estimate_mean, estimate_rate

if TYPE_CHECKING:
    from ecarte.types.analysis import JudgedSums, ReviewedGame, Standing, Standings

PARTS = 1000  # of what figures show: sums are of whole numbers


@dataclass(frozen=True, slots=True)
class Judging:
    """How the decisions of a game are counted.

    ``kind_of`` returns the kind of a decision, or None. ``said`` has the word that is counted in decisions of a kind.
    """

    grades: Grades
    kinds: Sequence[str]
    kind_of: Callable[[Event], str | None]
    said: Mapping[str, str]

    def judged(self, game: ReviewedGame) -> JudgedSums:
        """Return the sums of a reviewed game: for each measure the number, the sum and the sum of squares.

        ``loss`` is of every decision, ``loss-<kind>`` and ``faultless-<kind>`` of one kind; ``said-<verb>`` is how
        often a word was said, ``best-<verb>`` how often it was best. Losses and luck are thousandths of what figures
        show: of a percent of a game, or of a point. Raises ValueError for what no review has.
        """
        sums: dict[str, Sums] = {}

        def count(measure: str, number: int) -> None:
            sums.setdefault(measure, Sums()).add(1, number, number * number)

        def whole(figure: float) -> int:
            return round(self.grades.unit.figure * PARTS * figure)

        count("luck", whole(game["luck"]))
        for decision in game["decisions"]:
            event, best, loss = parse_event(decision["event"]), parse_event(decision["best"]), whole(decision["loss"])
            if loss < 0:
                raise ValueError(loss)
            count("loss", loss)
            kind = self.kind_of(event)
            if kind is None:
                continue
            count(f"loss-{kind}", loss)
            count(f"faultless-{kind}", not decision["mark"])
            verb = self.said.get(kind)
            if verb is not None:
                count(f"said-{verb}", event.verb == verb)
                count(f"best-{verb}", best.verb == verb)
        return {measure: [one.n, one.total, one.squares] for measure, one in sums.items()}

    def standings(self, groups: Sequence[JudgedSums]) -> Standings:
        """Return how well a player decided in groups of games, given their sums, and the scale of grades and marks.

        Raises ValueError for sums that no games have.
        """
        return {"groups": [self._standing(sums) for sums in groups], "scale": self.grades.scale()}

    def _standing(self, sums: JudgedSums) -> Standing:
        decisions, lost, _ = _of(sums, "loss")
        return {
            "grade": self.grades.grade(lost / PARTS / self.grades.unit.figure, decisions) if decisions else None,
            "luck": _luck(*sums.get("luck", (0, 0, 0))).to_json(),
            "kinds": {
                kind: {
                    "faultless": estimate_rate(*_of(sums, f"faultless-{kind}")[:2]).to_json(),
                    "loss": estimate_mean(*_of(sums, f"loss-{kind}"), PARTS).to_json(),
                }
                for kind in self.kinds
                if f"loss-{kind}" in sums
            },
            "said": {
                verb: [estimate_rate(*_of(sums, f"{which}-{verb}")[:2]).to_json() for which in ("said", "best")]
                for verb in self.said.values()
                if f"said-{verb}" in sums
            },
        }


def _luck(n: int, total: int, squares: int) -> Estimate:
    """Return the mean luck of games, with the normal interval: unlike losses, luck can be negative."""
    if n * squares < total * total:
        raise ValueError(total)
    if n < 2:
        return Estimate("mean", n, total / n / PARTS if n else None)
    half = Z * sqrt((squares - total * total / n) / (n - 1) / n)
    low, middle, high = ((total / n + by) / PARTS for by in (-half, 0, half))
    return Estimate("mean", n, middle, low, high)


def _of(sums: Mapping[str, Sequence[int]], measure: str) -> tuple[int, int, int]:
    """Return the sums of a measure; raises ValueError if no numbers have such sums."""
    found = sums.get(measure, (0, 0, 0))
    if not are_sums(found):
        raise ValueError(measure)
    n, total, squares = found
    return n, total, squares
