"""The matches in files, collected while their records are read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from ecarte import match
from ecarte.core.game import Problem
from ecarte.match import Course, Played
from ecarte.notation.ecn import Reading


@dataclass(frozen=True, slots=True)
class MatchGame:
    """A game of a match, and its place."""

    file: str
    line: int
    game: Played

    def problem(self, problem: Problem) -> Problem:
        """Return a problem with the place of the game."""
        return replace(problem, line=self.line, column=1)


def of_match(reading: Reading) -> Played | None:
    """Return the game of a record if it belongs to a match."""
    if reading.sound and reading.play is not None and reading.play.record.tag("Match"):
        return match.played(reading.play)
    return None


@dataclass(slots=True)
class Matches:
    """The games of matches, with little data for each, and no other games.

    With ``by_file``, games of different files belong to different matches.
    """

    by_file: bool = False
    games: list[MatchGame] = field(default_factory=list)

    def add(self, file: str, line: int, game: Played | None) -> None:
        """Add the game of a record, None for a record that belongs to no match."""
        if game is not None:
            self.games.append(MatchGame(file, line, game))

    def courses(self) -> Iterator[tuple[Course, list[tuple[str, Problem]]]]:
        """Return each match with its problems, each with its file and place."""
        keys = [((each.file,) if self.by_file else (), each.game.key) for each in self.games]
        for key in dict.fromkeys(keys):
            games = [each for each, its in zip(self.games, keys, strict=True) if its == key]
            course = match.fold([each.game for each in games])
            yield course, [(games[at].file, games[at].problem(problem)) for at, problem in course.problems]
