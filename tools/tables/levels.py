"""Measure what each level of écarté, and chance, loses in a decision, for the scale of grades: levels.py [GAMES].

Each plays against itself, with fixed seeds; every decision is judged as the page's review judges it. The results of
games are kept in build/levels/, so that the work can be interrupted and resumed.
"""

from __future__ import annotations

import json
import sys
from math import sqrt
from pathlib import Path

from ecarte.analysis import ANALYSTS, QUICK, finished
from ecarte.collection import simulate

ROOT = Path(__file__).parents[2]
TARGET = ROOT / "py/ecarte/analysis/ecarte/levels.py"
KEPT = ROOT / "build/levels"
PLAYERS = ("master", "club", "amateur", "beginner", "chance")
GAMES = 200
SEED = 20261125
HEAD = '''"""What the players of écarté lose in a decision: measured by tools/tables/levels.py, which writes this file.

For each player, the best first: the mean loss in a decision that leaves a choice, in percent of a game; half the width
of its 95 % interval; and how much the mean of a single decision varies (its standard deviation).
"""

LEVELS: tuple[tuple[str, float, float, float], ...] = (
'''


def losses(player: str, games: int) -> list[list[float]]:
    """Return the losses of the decisions in each game of a player against itself, in percent of a game."""
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"{player}.jsonl"
    known = [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []
    plan = simulate.Plan({"S": player, "N": player}, games, SEED)
    with path.open("a", encoding="utf-8") as kept:
        for number in range(len(known), games):
            review = finished(ANALYSTS["ecarte"].pieces(simulate.play(plan, number), QUICK))
            known.append([round(100 * decision.loss, 4) for decision in review.decisions])
            kept.write(json.dumps(known[-1]) + "\n")
            kept.flush()
    return known[:games]


def summed_up(games: list[list[float]]) -> tuple[float, float, float]:
    """Return the mean loss in a decision, half of its 95 % interval (between games), and the standard deviation."""
    each = [loss for game in games for loss in game]
    mean = sum(each) / len(each)
    between = sum((sum(game) - mean * len(game)) ** 2 for game in games)
    error = 1.96 * sqrt(between * len(games) / (len(games) - 1)) / len(each)
    return mean, error, sqrt(sum((loss - mean) ** 2 for loss in each) / (len(each) - 1))


def main() -> None:
    """Measure all players, and write the table."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    rows = []
    for player in PLAYERS:
        mean, error, deviation = summed_up(losses(player, games))
        print(f"{player:9} {mean:.3f} ± {error:.3f} % of a game, deviation {deviation:.2f}", flush=True)
        rows.append(f'    ("{player}", {mean:.3f}, {error:.3f}, {deviation:.2f}),\n')
    TARGET.write_text(HEAD + "".join(rows) + ")\n", "utf-8")


if __name__ == "__main__":
    main()
