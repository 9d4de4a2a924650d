"""A choice at écarté and its value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from ecarte.analysis import values
from ecarte.core.game import Event

NOTHING = "nothing"
"""The verb of a non-event: the seat says nothing, or the opponent must act."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice and its value.

    ``points`` are those expected in the rest of the deal, the seat's own less the opponent's; ``game`` is the chance of
    the game, ``error`` half the width of its 95 % interval, ``wins`` the chance to win the trick points of the deal.
    ``deals`` gives, for each number of trick points (negative: the opponent's), its chance and its part of the chance
    of the game. ``kings`` gives the chance that the seat marks a king in hand, and that the opponent does.
    """

    event: Event
    points: float
    game: float
    error: float
    wins: float
    deals: Mapping[int, tuple[float, float]] = field(default_factory=dict)
    kings: tuple[float, float] = (0.0, 0.0)

    @property
    def worth(self) -> float:
        """Return the chance of the game, in which losses are told."""
        return self.game


Values: TypeAlias = values.Values[Choice]
Steps: TypeAlias = values.Steps[Choice]
