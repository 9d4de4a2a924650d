"""The scores that a record states, compared with those of the fold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecarte.core.contract import Game
from ecarte.core.game import Event, Problem
from ecarte.notation.ecn.line import Line
from ecarte.notation.ecn.tokens import parse_scores
from ecarte.record import format_score


class Scores:
    """Checks the score of each deal against its main line, and knows when one is missing or written twice."""

    def __init__(self, game: Game, sides: Sequence[str]) -> None:
        self.game, self.sides, self.rule = game, sides, game.rule_ids["score"]
        self.tallied = True  # whether the last deal's score is written, or not due
        self.marked_since = False  # whether a mark came after that score, which may then be written again
        self.unsure = False  # whether a deal broke off without a score, so that the game's score is unknown

    def begin_deal(self, *, is_broken_off: bool) -> None:
        """Begin a deal, after one that broke off or one that ended."""
        self.unsure = self.unsure or (not self.tallied and is_broken_off)
        self.tallied = self.marked_since = False

    def follow(self, event: Event, before: Any) -> None:
        """Note whether an event after the score makes another score due.

        A claim may change the score of its deal (E26). So does a mark between two deals (laws 22, 50), but by then the
        score of the deal itself has been written.
        """
        if self.tallied and self.game.score.tally(before) is not None:
            self.tallied = event.verb not in ("claim", "ruling")
            self.marked_since = self.tallied

    def parse(self, text: str) -> tuple[dict[str, int], dict[str, int]] | None:
        """Return the points and the score of ``=3-0 3-0`` by side, or None for another form."""
        stated = [parse_scores(part) for part in text[1:].split()]
        if len(stated) != 2 or any(each is None or len(each) != len(self.sides) for each in stated):
            return None
        points, running = (dict(zip(self.sides, each or (), strict=True)) for each in stated)
        return points, running

    def is_twice(self) -> bool:
        """Return whether a score now would be the second of its deal."""
        return self.tallied and not self.marked_since

    def compare(self, text: str, points: Mapping[str, int], running: Mapping[str, int], line: Line) -> Problem | None:
        """Take the score of the deal; return what is wrong with it."""
        self.tallied, self.marked_since = True, False
        if line.broken:  # trust the record, so that the next deals can be checked
            line.state = self.game.score.replace(line.state, running)
            line.broken = self.unsure = False
            return None
        totals = self.game.score.tally(line.state)
        if totals is None:
            return Problem("E-score-early", self.rule, {})
        due = running if self.unsure else dict(totals[1])
        if self.unsure:
            line.state = self.game.score.replace(line.state, running)
            self.unsure = False
        if (points, running) == (dict(totals[0]), due):
            return None
        return Problem("E-score", self.rule, {"found": text, "expected": self._write(totals[0], due)})

    def missing(self, line: Line) -> Problem | None:
        """Return that a finished deal has no score."""
        totals = self.game.score.tally(line.state)
        if line.broken or self.unsure or self.tallied or totals is None:
            return None
        return Problem("W-score-missing", self.rule, {"expected": self._write(*totals)})

    def _write(self, points: Mapping[str, int], running: Mapping[str, int]) -> str:
        return f"={format_score(points, self.sides)} {format_score(running, self.sides)}"
