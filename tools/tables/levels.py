"""Measure what each level of écarté, and chance, loses in a decision, for the scale of grades: levels.py [GAMES].

Each plays against itself by the default rules, with fixed seeds. Every decision is judged as the page's review judges
it (`QUICK`), so that a person's loss and a level's are measured alike: a loss cannot be below zero, which lets noise
add to every mean, but it adds to both. The losses of each game are kept in build/levels/, so that the work can be
interrupted and resumed, or its table written from fewer games. At the end it prints how often the grade of a game, or
of five together, names the player's own letter as possible: a range of letters should do so 95 times in 100. What it
prints goes into docs/strength.md; `python -m tests.requests.answers` stores the answers that hold the scale anew.
"""

from __future__ import annotations

import importlib
import json
import platform
import sys
from datetime import date
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from ecarte import compiler
from ecarte.analysis import ANALYSTS, QUICK, finished
from ecarte.analysis.ecarte.review import grades, levels
from ecarte.collection import simulate
from ecarte.version import __version__

ROOT = Path(__file__).parents[2]
TARGET = ROOT / "py/ecarte/analysis/ecarte/review/levels.py"
KEPT = ROOT / "build/levels"
LETTERS = {"A": "master", "B": "club", "C": "amateur", "D": "beginner", "E": "chance"}
GAMES = 200
SEED = 20261125
MEASURED = "# Measured:"  # what follows is written by this tool


def kept(player: str) -> list[list[float]]:
    """Return the losses of the decisions in each game judged so far, in percent of a game."""
    path = KEPT / f"{player}.jsonl"
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []


def judge(player: str, number: int) -> None:
    """Play a game of a player against itself, and keep its losses."""
    play = simulate.play(simulate.Plan({"S": player, "N": player}, GAMES, SEED), number)
    compiler.prepare("ecarte")  # the same figures in less time
    review = finished(ANALYSTS["ecarte"].pieces(play, QUICK))
    with (KEPT / f"{player}.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps([round(100 * decision.loss, 4) for decision in review.decisions]) + "\n")


def written(games: int) -> str:
    """Return the module with the table; raises ValueError unless each level loses more than the one before."""
    rows, last = [], 0.0
    for letter, player in LETTERS.items():
        records = kept(player)[:games]
        losses = [loss for game in records for loss in game]
        decisions, mean, deviation = len(losses), fmean(losses), stdev(losses)
        error = 1.96 * deviation / sqrt(decisions)
        print(f"| {letter} | {player} | {len(records)} | {decisions} | {mean:.3f} ± {error:.3f} | {deviation:.2f} |")
        if mean <= last:
            raise ValueError(f"{player} loses no more than the level before")
        last = mean
        rows.append(f'    Level("{letter}", "{player}", {mean:.3f}, {error:.3f}, {deviation:.2f}, {decisions}),\n')
    when = f"{date.today().isoformat()}, version {__version__}, {platform.machine()}"
    above, _, _ = TARGET.read_text("utf-8").partition(MEASURED)
    return f"{above}{MEASURED} {games} games of each against itself ({when}).\nLEVELS = (\n{''.join(rows)})\n"


def named(letter: str, player: str, games: int, together: int) -> float:
    """Return how often the grade of some games together names the player's letter as possible."""
    records = kept(player)[:games]
    hits = []
    for at in range(0, max(1, len(records) - together + 1), together):  # of fewer, all
        losses = [loss / 100 for game in records[at : at + together] for loss in game]
        grade = grades.grade(sum(losses), len(losses))
        hits.append(grade["best"] <= letter <= grade["worst"])
    return sum(hits) / len(hits)


def main() -> None:
    """Judge the games that are missing, a game of each player in turn, and write the table."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    KEPT.mkdir(parents=True, exist_ok=True)
    done = {player: len(kept(player)) for player in LETTERS.values()}
    for number in range(games):
        for player in LETTERS.values():
            if number >= done[player]:
                judge(player, number)
    TARGET.write_text(written(games), "utf-8")
    for module in (levels, grades):  # the table has just been written
        importlib.reload(module)
    for letter, player in LETTERS.items():
        shares = [f"{100 * named(letter, player, games, together):.0f} %" for together in (1, 5)]
        print(f"{letter} is named for {player} in", " and ".join(shares), "of single games and of five together")


if __name__ == "__main__":
    main()
