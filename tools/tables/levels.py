"""Measure what each level, and chance, loses in a decision, for a scale of grades: levels.py [GAMES] [GAME].

Each plays against itself by the default rules, with fixed seeds. Every decision is judged as the page's review judges
it (`QUICK`), so that a person's loss and a level's are measured alike: a loss cannot be below zero, which lets noise
add to every mean, but it adds to both. The losses of each game are kept in build/levels/, so that the work can be
interrupted and resumed, or its table written from fewer games. At the end it prints how often the grade of a game, or
of five together, names the player's own letter as possible: a range of letters should do so 95 times in 100. What it
prints goes into docs/strength.md; `python -m tests.requests.answers` stores the answers that hold the scale anew.
"""

from __future__ import annotations

import json
import platform
import sys
from datetime import date
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from ecarte import compiler
from ecarte.analysis import ANALYSTS, QUICK, finished
from ecarte.analysis.grades import Grades, Level
from ecarte.collection import simulate
from ecarte.games import GAMES
from ecarte.version import __version__

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "build/levels"
PLAYERS = {
    "ecarte": ("master", "club", "amateur", "beginner", "chance"),
    "belote": ("expert", "club", "amateur", "casual", "novice", "chance"),
}
RULES = {"ecarte": "akagiri", "belote": "classic"}
NUMBER = 200
SEED = 20261125
MEASURED = "# Measured:"  # what follows is written by this tool


class Measuring:
    """The levels of one game."""

    def __init__(self, game: str, number: int) -> None:
        self.game, self.number = game, number
        self.unit = ANALYSTS[game].UNIT
        self.letters = dict(zip("ABCDEF", PLAYERS[game], strict=False))
        self.target = ROOT / f"py/ecarte/analysis/{game}/levels.py"

    def path(self, player: str) -> Path:
        """Return the file with the losses that were found."""
        return KEPT / f"{self.game}-{player}.jsonl"

    def kept(self, player: str) -> list[list[float]]:
        """Return the losses of the decisions in each game judged so far, as figures show them."""
        path = self.path(player)
        return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []

    def judge(self, player: str, at: int) -> None:
        """Play a game of a player against itself, and keep its losses."""
        rules = RULES[self.game]
        seats = GAMES[self.game].resolve(rules, {}).seats
        plan = simulate.Plan(dict.fromkeys(seats, player), self.number, SEED, rules, game=self.game)
        compiler.prepare(self.game)  # the same figures in less time
        review = finished(ANALYSTS[self.game].pieces(simulate.play(plan, at), QUICK))
        losses = [round(self.unit.figure * decision.loss, 4) for decision in review.decisions]
        with self.path(player).open("a", encoding="utf-8") as file:
            file.write(json.dumps(losses) + "\n")

    def judge_missing(self) -> None:
        """Judge the games that are missing, a game of each player in turn."""
        done = {player: len(self.kept(player)) for player in self.letters.values()}
        for at in range(self.number):
            for player in self.letters.values():
                if at >= done[player]:
                    self.judge(player, at)

    def measured(self) -> list[Level]:
        """Return the levels; raises ValueError unless each loses more than the one before."""
        levels: list[Level] = []
        for letter, player in self.letters.items():
            losses = [loss for game in self.kept(player)[: self.number] for loss in game]
            mean, deviation = fmean(losses), stdev(losses)
            error = 1.96 * deviation / sqrt(len(losses))
            print(
                f"| {letter} | {player} | {self.number} | {len(losses)} | {mean:.3f} ± {error:.3f} | {deviation:.2f} |"
            )
            if levels and mean <= levels[-1].loss:
                raise ValueError(f"{player} loses no more than the level before")
            levels.append(Level(letter, player, round(mean, 3), round(error, 3), round(deviation, 2), len(losses)))
        return levels

    def write(self, levels: list[Level]) -> None:
        """Write the table into the module."""
        rows = [
            f'    Level("{each.letter}", "{each.player}", {each.loss:.3f}, {each.error:.3f}, {each.deviation:.2f}, '
            f"{each.decisions}),\n"
            for each in levels
        ]
        when = f"{date.today().isoformat()}, version {__version__}, {platform.machine()}"
        above, _, _ = self.target.read_text("utf-8").partition(MEASURED)
        head = f"{MEASURED} {self.number} games of each against itself ({when})."
        self.target.write_text(f"{above}{head}\nLEVELS = (\n{''.join(rows)})\n", "utf-8")

    def named(self, grades: Grades, letter: str, player: str, together: int) -> float:
        """Return how often the grade of some games together names the player's letter as possible."""
        games = self.kept(player)[: self.number]
        hits = []
        for at in range(0, max(1, len(games) - together + 1), together):  # of fewer, all
            losses = [loss / self.unit.figure for game in games[at : at + together] for loss in game]
            grade = grades.grade(sum(losses), len(losses))
            hits.append(grade["best"] <= letter <= grade["worst"])
        return sum(hits) / len(hits)


def main() -> None:
    """Judge the games that are missing, and write the table."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else NUMBER
    measuring = Measuring(sys.argv[2] if len(sys.argv) > 2 else "ecarte", number)
    KEPT.mkdir(parents=True, exist_ok=True)
    measuring.judge_missing()
    levels = measuring.measured()
    measuring.write(levels)
    grades = Grades(measuring.unit, levels)
    for letter, player in measuring.letters.items():
        shares = [f"{100 * measuring.named(grades, letter, player, together):.0f} %" for together in (1, 5)]
        print(f"{letter} is named for {player} in", " and ".join(shares), "of single games and of five together")


if __name__ == "__main__":
    main()
