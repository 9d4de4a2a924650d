"""A choice at belote and its value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ecarte.analysis import values
from ecarte.core.game import Event


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice and its value.

    ``points`` are those of the deal, the side's own less the others'; ``error`` is half the width of the 95 % interval
    of its difference to the best choice, or of the best one's to the second. ``made`` is how often the contract is made
    with it, None where that says nothing.
    """

    event: Event
    points: float
    error: float
    made: float | None

    @property
    def worth(self) -> float:
        """Return the points, in which losses are told."""
        return self.points


Values: TypeAlias = values.Values[Choice]
Steps: TypeAlias = values.Steps[Choice]
