"""The values of a decision's choices, which were all tried on the same hands, and how sure they are."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from typing import Generic, Protocol, TypeVar

from ecarte.core.game import Event
from ecarte.machine.sums import NORMAL, WIDER, total


class Choice(Protocol):
    """A choice and its value."""

    @property
    def event(self) -> Event:
        """Return what is done."""

    @property
    def points(self) -> float:
        """Return the points expected in the rest of the deal, the seat's own less the others'."""

    @property
    def worth(self) -> float:
        """Return its value, in the unit of the game's losses (`ecarte.core.losses`)."""


C = TypeVar("C", bound=Choice)


@dataclass(frozen=True)
class Values(Generic[C]):
    """All the choices, the best first; those rejected early come after all others."""

    choices: tuple[C, ...]
    exact: bool
    worlds: int
    groups: tuple[tuple[float, ...], ...]  # each choice's value less the best one's, in every group of hands
    weights: tuple[float, ...]

    @property
    def best(self) -> C:
        """Return the best choice."""
        return self.choices[0]

    @property
    def full(self) -> int:
        """Return how many of the choices, from the first on, were tried on all the hands."""
        return sum(len(groups) == len(self.weights) for groups in self.groups)

    def place(self, event: Event) -> int | None:
        """Return the index of an event among the choices, whatever the order of its cards, or None.

        Where a card is a choice with a call and without, only the same one is meant.
        """
        events = [choice.event for choice in self.choices]
        if event in events:
            return events.index(event)
        wanted = event.choice
        return next((at for at, each in enumerate(events) if each.choice == wanted), None)

    def loss(self, at: int) -> tuple[float, float]:
        """Return what a choice loses, and half the width of its interval.

        Cross-fit: pick the best choice on one half of the sampled hands, measure its lead on the other. This removes
        the winner's curse.
        """
        if self.exact or at == 0:
            return max(0.0, self.best.worth - self.choices[at].worth), 0.0
        lead = 0.0
        for judged, best, share in self._halves:
            lead += (best - self._mean(at, judged)) * share
        return max(0.0, lead), interval(self.groups[at], self.weights)

    @cached_property
    def _halves(self) -> list[tuple[slice, float, float]]:
        """Return both halves of the hands: there, the value of the choice that is best on the other, and its weight."""
        halves = [slice(side, None, 2) for side in (0, 1)]
        crossed = []
        for chosen, judged in (halves, reversed(halves)):
            best = max(range(self.full), key=lambda each: self._mean(each, chosen))
            crossed.append((judged, self._mean(best, judged), total(self.weights[judged]) / total(self.weights)))
        return crossed

    def _mean(self, choice: int, groups: slice) -> float:
        values, weights = self.groups[choice], self.weights
        if len(values) < len(weights):  # not tried on all hands
            groups = slice(len(values))
        return total(values[groups]) / total(weights[groups])


Steps = Generator[int, None, Values[C] | None]
"""Work in small pieces that returns its result. Each piece yields about how many deals it has played out."""


def interval(centred: Sequence[float], weights: Sequence[float]) -> float:
    """Return half the width of the 95 % interval of a mean of groups, from their weighted deviations."""
    number = len(centred)
    if number < 2:
        return 1.0
    whole = total(weights[:number])
    middle = total(centred) / whole
    spread = total((each - middle * weight) ** 2 for each, weight in zip(centred, weights, strict=False))
    wide = NORMAL + WIDER / (number - 1)
    return wide * sqrt(spread * number / (number - 1)) / whole
