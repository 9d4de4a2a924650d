"""What is wrong with a record that is being read."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from ecarte.core.game import Problem
from ecarte.record import Play

Found: TypeAlias = tuple[Play | None, list[Problem], list[int]]
"""A record, if the text is one, its problems, and the lines of its events."""
MANY = 3  # places in which a habit is reported once
MOST = 1000  # a text with more problems is not a record


class Findings:
    """The problems of one record of a text; ``number`` is its place there.

    With more than ``most`` errors it is no longer of use.
    """

    def __init__(self, number: int, most: int = MOST) -> None:
        self.number, self.most = number, most
        self.errors = 0
        self.problems: list[Problem] = []

    def add(self, problem: Problem, line: int, column: int, deal: int | None = None) -> None:
        """Record a problem at a place in the source."""
        if len(self.problems) == MOST:
            problem = Problem("E-too-many", None, {"most": MOST})
        if len(self.problems) <= MOST:
            self.errors += problem.severe
            self.problems.append(replace(problem, line=line, column=column, record=self.number, deal=deal))

    @property
    def too_many(self) -> bool:
        """Return whether there are so many problems that reading on is useless."""
        return len(self.problems) > MOST or self.errors > self.most

    @property
    def sound(self) -> bool:
        """Return whether no error was found."""
        return not self.errors
