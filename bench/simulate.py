"""Measure simulated games of écarté: python bench/simulate.py [PLAYER …] [--games N] [--rules PRESET].

Each player plays itself, by Python's code and by compiled code, in turn; games are written as ECN. Prints the games a
second of both, in processor time, and how long compiling, or loading what was compiled, takes.
"""

from __future__ import annotations

import argparse
import time
from itertools import islice

from ecarte.collection import simulate
from ecarte.collection.simulate import Plan, play, texts
from ecarte.notation import ecn
from ecarte.players import PLAYERS

MORE = 10  # times as many games for compiled code
SLICES = 4


def beside(player: str, games: int, rules: str) -> tuple[float, float]:
    """Return the games a second by Python's code and by compiled code, after comparing their games."""
    plan = Plan({"S": player, "N": player}, max(games * MORE, simulate.COMPILED_FROM), 5, rules)
    fast = texts(plan)
    written = list(islice(fast, games))  # also has both load what they need
    slow_time = fast_time = 0.0
    for at in range(SLICES):
        begun = time.process_time()
        found = [ecn.dumps(play(plan, number)) for number in range(at * games // SLICES, (at + 1) * games // SLICES)]
        slow_time += time.process_time() - begun
        assert found == written[at * games // SLICES : (at + 1) * games // SLICES]
        begun = time.process_time()
        more = list(islice(fast, games * (MORE - 1) // SLICES))
        fast_time += time.process_time() - begun
        assert len(more) == games * (MORE - 1) // SLICES
    return games / slow_time, SLICES * (games * (MORE - 1) // SLICES) / fast_time


def main() -> None:
    """Measure the players."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("players", nargs="*", default=["master"])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--rules", default="akagiri")
    chosen = parser.parse_args()
    begun = time.process_time()
    compiled = simulate.prepare(Plan(dict.fromkeys("SN", "master"), simulate.COMPILING_FROM))
    print(f"{'compiled' if compiled else 'loaded'} in {time.process_time() - begun:.1f} s of processor time")
    print("player    games a second: Python  compiled  times")
    for player in chosen.players if chosen.players != ["all"] else PLAYERS["ecarte"]:
        slow, quick = beside(player, chosen.games, chosen.rules)
        print(f"{player:9} {slow:22.0f} {quick:9.0f} {quick / slow:6.1f}")


if __name__ == "__main__":
    main()
