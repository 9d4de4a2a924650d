"""A solver's progress: the rating, what was solved, and when what was missed comes again.

It is a JSON file in the user's own folder for `ecarte`. Only the first try at a problem changes the rating. A missed
one is repeated by FSRS (the package `fsrs`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from datetime import datetime, timedelta
from math import exp, log, pi, sqrt
from pathlib import Path
from types import ModuleType
from typing import Any

from ecarte.collection.files import write
from ecarte.core.game import Problem, RuleError

_SCALE = 173.7178
_MIDDLE = 1500.0
_TAU = 0.5  # how fast the volatility changes
_NEAR = 1e-6
WIDEST = 350.0


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating with its deviation, and how much it is expected to change: Glicko-2, in which problems are opponents.

    By Mark Glickman, "Example of the Glicko-2 system" (2022); its example is the test. The only maintained package
    installs a top-level `tests`, which hides a project's own.
    """

    rating: float = _MIDDLE
    deviation: float = WIDEST
    volatility: float = 0.06

    def after(self, games: list[tuple[float, float, float]]) -> Rating:
        """Return the rating after a period of games: each opponent's rating and deviation, and the score, 0 to 1."""
        own, wide = (self.rating - _MIDDLE) / _SCALE, self.deviation / _SCALE
        weight = gain = 0.0
        for rating, deviation, score in games:
            less = 1 / sqrt(1 + 3 * (deviation / _SCALE / pi) ** 2)
            expected = 1 / (1 + exp(-less * (own - (rating - _MIDDLE) / _SCALE)))
            weight += less * less * expected * (1 - expected)
            gain += less * (score - expected)
        volatility = self._volatility(wide, 1 / weight, gain / weight)
        new = 1 / sqrt(1 / (wide * wide + volatility * volatility) + weight)
        return Rating(_MIDDLE + _SCALE * (own + new * new * gain), min(WIDEST, _SCALE * new), volatility)

    def _volatility(self, wide: float, variance: float, change: float) -> float:
        """Return the new volatility: the root of Glickman's step 5, by the Illinois algorithm."""
        begun = log(self.volatility**2)

        def f(x: float) -> float:
            total = wide * wide + variance + exp(x)
            return exp(x) * (change * change - total) / (2 * total * total) - (x - begun) / _TAU**2

        low = begun
        high = log(change * change - wide * wide - variance) if change * change > wide * wide + variance else begun
        if high == begun:
            high -= _TAU
            while f(high) < 0:
                high -= _TAU
        at_low, at_high = f(low), f(high)
        while abs(high - low) > _NEAR:
            middle = low + (low - high) * at_low / (at_high - at_low)
            at_middle = f(middle)
            if at_middle * at_high <= 0:
                low, at_low = high, at_high
            else:
                at_low /= 2
            high, at_high = middle, at_middle
        return exp(low / 2)


_SURE = 80.0  # the deviation of a problem's own rating
_KEPT = 50
_SOON = timedelta(minutes=10)  # a problem just missed comes again in the same sitting


def import_fsrs() -> ModuleType:
    """Return the scheduler's module; raises RuleError when it is not installed."""
    try:
        import fsrs
    except ImportError:
        raise RuleError(Problem("E-extra", None, {"package": "fsrs", "extra": "problems"})) from None
    return fsrs


@dataclass(slots=True)
class Progress:
    """What a person has done: ``done`` are the ids of the problems tried.

    ``again`` has the cards of those that were missed, as FSRS writes them.
    """

    rating: Rating = field(default_factory=Rating)
    done: list[str] = field(default_factory=list)
    again: dict[str, Any] = field(default_factory=dict)

    def note(self, name: str, rating: int, now: datetime, *, right: bool, again: bool = True) -> None:
        """Note an answer to a problem with an id and a rating; ``again`` says whether one missed comes again."""
        if name not in self.done:
            self.done.append(name)
            if not again:  # of problems without end only the last are kept
                del self.done[:-_KEPT]
            self.rating = self.rating.after([(rating, _SURE, float(right))])
        if again and (name in self.again or not right):
            fsrs = import_fsrs()
            scheduler = fsrs.Scheduler(learning_steps=[_SOON], relearning_steps=[_SOON], enable_fuzzing=False)
            card = fsrs.Card.from_dict(self.again[name]) if name in self.again else fsrs.Card(card_id=int(name, 16))
            card, _ = scheduler.review_card(card, fsrs.Rating.Good if right else fsrs.Rating.Again, now)
            self.again[name] = card.to_dict()

    def due(self, there: Iterable[str], now: datetime) -> str | None:
        """Return the missed problem that has been due longest, of those there are, or None."""
        waiting = [(when, name) for name in there if (when := self._when(name)) is not None and when <= now]
        return min(waiting, default=(now, None))[1]

    def next_due(self, there: Iterable[str]) -> datetime | None:
        """Return when the next missed problem comes again, or None when none was missed."""
        return min((when for name in there if (when := self._when(name)) is not None), default=None)

    def _when(self, name: str) -> datetime | None:
        return datetime.fromisoformat(self.again[name]["due"]) if name in self.again else None


def load(path: Path) -> Progress:
    """Return the progress kept in a file, or a beginner's; raises OSError, and ValueError for another kind of file."""
    try:
        saved = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return Progress()
    try:
        rating = Rating(*(float(saved["rating"][each]) for each in ("rating", "deviation", "volatility")))
        if not isinstance(saved["done"], list):
            raise TypeError(saved["done"])
        progress = Progress(rating, saved["done"], saved["again"])
        for card in progress.again.values():
            import_fsrs().Card.from_dict(card)
        return progress
    except (AttributeError, KeyError, TypeError) as error:
        raise ValueError(path) from error


def save(path: Path, progress: Progress) -> None:
    """Write the progress into a file; raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write(path, json.dumps(asdict(progress), indent=1) + "\n")
