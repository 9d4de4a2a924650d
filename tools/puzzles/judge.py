"""The judgement of one decision: the value of every choice, and how clearly one is best.

Choices that come to the same against every hand, such as touching cards, are one answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ecarte.analysis import puzzles
from ecarte.analysis.values import Values
from ecarte.core.losses import Unit

CLEAR = 5  # standard errors
_NORMAL = 1.96  # half a 95 % interval in standard errors; fewer than in an interval by Student's t
_SAME = 1e-9


@dataclass(frozen=True, slots=True)
class Judgement:
    """The choices, the best first; ``answers`` are as good as the best, ``lead`` is how much better than the next.

    ``error`` is the standard error of the lead, 0 when exact.
    """

    choices: tuple[puzzles.Choice, ...]
    answers: tuple[str, ...]
    lead: float
    error: float
    exact: bool
    worlds: int

    def is_clear(self, least: float) -> bool:
        """Return whether one choice is clearly the best, by at least so much."""
        return self.lead >= least and self.lead >= CLEAR * self.error


def judged(
    estimate: Values[Any],
    worth: Callable[[Any, tuple[dict[str, Any], ...]], puzzles.Choice],
    reasons: Callable[[Any], Sequence[Any]],
    alike: float = 0.0,
) -> Judgement | None:
    """Return the judgement that values make, or None where all choices come to the same.

    ``worth`` returns a choice with its reasons as the table has it, ``reasons`` why a choice is worse than the best.
    Choices that are at most ``alike`` worse than the best are one answer with it, too.
    """
    best = estimate.best.worth

    def is_same(at: int) -> bool:
        is_near = alike > 0 and best - estimate.choices[at].worth <= alike
        return is_near or all(abs(each) < _SAME for each in estimate.groups[at])

    same = [at for at in range(estimate.full) if is_same(at)]
    second = next((at for at in range(estimate.full) if at not in same), None)
    if second is None:
        return None
    lead, half = estimate.loss(second)
    choices = []
    for at, choice in enumerate(estimate.choices):
        why = () if at in same else tuple({**reason.to_json()} for reason in reasons(choice))
        choices.append(worth(choice, why))
    answers = tuple(str(estimate.choices[at].event) for at in same)
    return Judgement(tuple(choices), answers, lead, standard_error(half), estimate.exact, estimate.worlds)


def standard_error(half: float) -> float:
    """Return the standard error, given half the width of a 95 % interval."""
    return half / _NORMAL


def least_of(unit: Unit) -> float:
    """Return the least lead of a problem: the least loss that a review marks."""
    return min(unit.limits().values())
