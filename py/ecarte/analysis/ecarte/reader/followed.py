"""The opponent's possible first hands at écarté, followed through the exchange.

Each first hand is weighted by the chance that a player who holds it makes all the choices that were observed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from math import comb, sqrt
from random import Random
from typing import NamedTuple, Protocol

from ecarte.games.ecarte.state import HAND
from ecarte.machine.sums import total
from ecarte.players.ecarte.masks import scan

FIRST_HANDS = 100_000
"""The most first hands that are all followed; of more, a sample is."""
DRAWN = 8000
"""The size of the sample."""
Z95 = 1.96


class Spot(NamedTuple):
    """The position in which the opponent made a choice: what it knew besides its hand."""

    elder: bool
    exchange: int  # the number of earlier exchanges
    stock: int  # the number of cards left for it
    number: int  # the number of cards its own opponent discarded last, or just now


class Model(Protocol):
    """A model of the opponent's choices; hands are masks in trump form, ``away`` its earlier discards."""

    def declines(self, hand: int, away: int, spot: Spot) -> float:
        """Return the chance that it stands (elder) or refuses (dealer)."""

    def discards(self, hand: int, away: int, number: int, spot: Spot) -> Mapping[int, float]:
        """Return the chance of each discard of that many cards."""


class Choice(NamedTuple):
    """A choice of the opponent: it declined, asked for cards, or discarded ``number`` cards."""

    declined: bool
    number: int | None
    spot: Spot


@dataclass(frozen=True, slots=True)
class Seen:
    """The observations that limit which cards the opponent can hold now."""

    every: int  # all cards that it has had, or can have had
    shown: int  # the cards it has played
    must: int  # the cards it has played, or surely holds
    lacks: int
    draws: int  # how many times it has drawn


class _End(NamedTuple):
    """A present hand that follows from a first hand: the cards ``held``, and any ``number`` of the ``loose`` ones."""

    weight: float
    held: int
    loose: int = 0
    number: int = 0


class Followed:
    """Estimates the chance of each card by following first hands; the result is exact once all are followed."""

    def __init__(self, seen: Seen, choices: Sequence[Choice], model: Model, seed: str) -> None:
        self._seen, self._choices, self._model, self._rng = seen, choices, model, Random(seed)
        self._numbers = [each.number for each in choices if each.number is not None]
        self._last = max((at for at, each in enumerate(choices) if each.number is not None), default=-1)
        # Earlier draws are sampled here; only the last one is computed exactly.
        certain = not self._numbers or (len(self._numbers) == 1 and self._last == len(choices) - 1)
        number = sum(_ways(seen, self._numbers).values())
        self.all = certain and number <= FIRST_HANDS
        self.total = number if self.all else DRAWN
        self.looked = 0
        self._firsts = _all(seen, self._numbers) if self.all else _some(seen, self._numbers, DRAWN, self._rng)
        # Of the weights w of first hands, and of the weights x among them with which each card is held.
        self._sum_w = self._sum_ww = 0.0
        self._sum_x, self._sum_wx, self._sum_xx = [0.0] * 32, [0.0] * 32, [0.0] * 32

    @property
    def done(self) -> bool:
        """Return whether all first hands have been followed."""
        return self.looked == self.total

    def follow(self, number: int) -> None:
        """Follow this many more first hands."""
        for first in islice(self._firsts, number):
            self.looked += 1
            ends = list(self._follow(first, first, 1.0, 0))
            weight = total(end.weight for end in ends)
            if not weight:
                continue
            self._sum_w += weight
            self._sum_ww += weight * weight
            own = [0.0] * 32
            for end in ends:
                for card in scan(end.held):
                    own[card] += end.weight
                share = end.number * end.weight / end.loose.bit_count() if end.number else 0.0
                for card in scan(end.loose if end.number else 0):
                    own[card] += share
            for card, each in enumerate(own):
                if each:
                    self._sum_x[card] += each
                    self._sum_wx[card] += each * weight
                    self._sum_xx[card] += each * each

    def chances(self) -> tuple[dict[int, float], float] | None:
        """Return the chance that each card is held now, and half the width of the widest 95 % interval.

        None means that the observed choices are impossible in the model.
        """
        if not self._sum_w:
            return None
        hidden = self._seen.every & ~self._seen.shown
        chances = {card: self._sum_x[card] / self._sum_w for card in scan(hidden)}
        if self.all and self.done:
            return chances, 0.0
        spread = max(
            (
                self._sum_xx[card] - 2 * mean * self._sum_wx[card] + mean * mean * self._sum_ww
                for card, mean in chances.items()
            ),
            default=0.0,
        )
        return chances, Z95 * sqrt(max(spread, 0.0)) / self._sum_w

    def _follow(self, hand: int, gone: int, weight: float, at: int) -> Iterator[_End]:
        """Yield the present hands that follow from ``hand`` before a choice; ``gone`` are the cards held so far."""
        seen = self._seen
        if not weight:
            return
        if at == len(self._choices):
            yield _End(weight, hand & ~seen.shown)
            return
        declined, number, spot = self._choices[at]
        if number is None:
            chance = self._model.declines(hand, gone & ~hand, spot)
            yield from self._follow(hand, gone, weight * (chance if declined else 1 - chance), at + 1)
            return
        for discarded, likely in self._model.discards(hand, gone & ~hand, number, spot).items():
            kept, rest = hand & ~discarded, seen.every & ~gone
            if at < self._last:
                drawn = _sum(self._rng.sample(list(scan(rest)), number))
                yield from self._follow(kept | drawn, gone | drawn, weight * likely, at + 1)
                continue
            missing = seen.must & ~kept
            if kept & seen.lacks or missing & ~rest:
                continue
            if seen.draws < len(self._numbers):  # discarded, and not drawn yet
                if not missing:
                    yield _End(weight * likely, kept & ~seen.shown)
                continue
            free, loose = number - missing.bit_count(), rest & ~seen.lacks & ~missing
            if not 0 <= free <= loose.bit_count():
                continue
            fits = weight * likely * comb(loose.bit_count(), free) / comb(rest.bit_count(), number)
            if at + 1 == len(self._choices):
                yield _End(fits, (kept | missing) & ~seen.shown, loose, free)
            else:
                drawn = missing | _sum(self._rng.sample(list(scan(loose)), free))
                yield from self._follow(kept | drawn, gone | drawn, fits, at + 1)


def _pool(seen: Seen, numbers: list[int]) -> int:
    """Return the cards from which the rest of a first hand comes, besides the required ones."""
    return seen.every & ~seen.must & ~(0 if numbers else seen.lacks)


def _ways(seen: Seen, numbers: list[int]) -> dict[int, int]:
    """Return how many first hands hold each number of the required cards.

    A required card that could not be drawn in an exchange must have been held from the start.
    """
    must, others = seen.must.bit_count(), _pool(seen, numbers).bit_count()
    drawn = numbers[0] if len(numbers) == 1 and seen.draws else HAND if numbers else 0
    least = max(0, must - drawn)
    return {each: comb(must, each) * comb(others, HAND - each) for each in range(least, min(must, HAND) + 1)}


def _all(seen: Seen, numbers: list[int]) -> Iterator[int]:
    for each in _ways(seen, numbers):
        for some in combinations(scan(seen.must), each):
            for rest in combinations(scan(_pool(seen, numbers)), HAND - each):
                yield _sum(some) | _sum(rest)


def _some(seen: Seen, numbers: list[int], most: int, rng: Random) -> Iterator[int]:
    ways = _ways(seen, numbers)
    must, others = list(scan(seen.must)), list(scan(_pool(seen, numbers)))
    for each in rng.choices(list(ways), list(ways.values()), k=most):
        yield _sum(rng.sample(must, each)) | _sum(rng.sample(others, HAND - each))


def _sum(cards: tuple[int, ...] | list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
