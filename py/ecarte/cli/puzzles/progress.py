"""A solver's progress: the rating, what was solved, and when what was missed comes again.

It is a JSON file in the user's own folder for `ecarte`. Only the first try at a problem changes the rating. A missed
one is repeated by FSRS (the package `fsrs`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from types import ModuleType
from typing import Any

from ecarte.cli.puzzles.glicko import Rating
from ecarte.collection.files import write
from ecarte.core.game import Problem, RuleError

_SURE = 80.0  # the deviation of a problem's own rating
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

    def note(self, name: str, rating: int, now: datetime, *, right: bool) -> None:
        """Note an answer to a problem with an id and a rating."""
        if name not in self.done:
            self.done.append(name)
            self.rating = self.rating.after([(rating, _SURE, float(right))])
        if name in self.again or not right:
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
        found = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return Progress()
    try:
        rating = Rating(*(float(found["rating"][each]) for each in ("rating", "deviation", "volatility")))
        if not isinstance(found["done"], list):
            raise TypeError(found["done"])
        progress = Progress(rating, found["done"], found["again"])
        for card in progress.again.values():
            import_fsrs().Card.from_dict(card)
        return progress
    except (AttributeError, KeyError, TypeError) as error:
        raise ValueError(path) from error


def save(path: Path, progress: Progress) -> None:
    """Write the progress into a file; raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write(path, json.dumps(asdict(progress), indent=1) + "\n")
