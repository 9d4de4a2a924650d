"""What players think: a choice with its reasons, and what each choice was worth to them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from ecarte.core.game import Event

if TYPE_CHECKING:
    from ecarte.types import analysis as declared


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason: a code with its data; the words are in the locales (`reason-…`, `review-…`).

    Chances are in percent; tricks have one decimal, or more where needed. With ``is_figures`` it only says how much
    better a choice is: what stands behind the other reasons.
    """

    code: str
    data: Mapping[str, str | int | float] = field(default_factory=dict)
    is_figures: bool = False

    def to_json(self) -> declared.Reason:
        """Return the reason as the page gets it."""
        reason: declared.Reason = {"code": self.code, "data": dict(self.data)}
        if self.is_figures:
            reason["figures"] = True
        return reason


class Figure(NamedTuple):
    """A choice, and what a player expected of it: points of the deal."""

    event: Event
    points: float


class Thought(NamedTuple):
    """A player's choice, its reasons, the weightiest first, and the choices that it weighed, the best first."""

    event: Event
    reasons: tuple[Reason, ...] = ()
    figures: tuple[Figure, ...] = ()
