"""How long the computer thinks at écarté: `python bench/decisions.py [GAMES]`.

In the browser's Python: `node bench/in_pyodide.mjs bench/decisions.py`.

Every decision with a choice, from games between amateurs, is given to each level, and every choice of a card to the
master's fallback. Prints their number, the median, the 95th percentile and the maximum, in milliseconds of processor
time, and the first of all, which loads tables.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from random import Random

from ecarte.collection.simulate import Plan, games
from ecarte.core.game import Event
from ecarte.games.ecarte.state import View
from ecarte.players import OPPONENTS, PLAYERS
from ecarte.players.ecarte.worlds import counted

GAMES = 12


def decisions(number: int) -> list[View]:
    """Return the views in which somebody had a choice."""
    found = []
    for play in games(Plan({"S": "amateur", "N": "amateur"}, number, seed=6)):
        for step in play.steps:
            if isinstance(step.what, Event) and step.what.do in ("say", "discard", "play"):
                view = play.record.game.view.of(step.before, step.what.seat)
                if view.turn == view.seat and len(view.legal) > 1:
                    found.append(view)
    return found


def measure(name: str, choose: Callable[[View, Random], object], views: Sequence[View]) -> None:
    """Print the times of one player."""
    rng, took = Random(1), []
    for view in views:
        begun = time.process_time()
        choose(view, rng)
        took.append(1000 * (time.process_time() - begun))
    first, rest = took[0], sorted(took[1:])
    at = [rest[len(rest) // 2], rest[int(len(rest) * 0.95)], rest[-1]]
    print(f"| {name} | {len(rest)} | " + " | ".join(f"{each:.2f}" for each in at) + f" | {first:.1f} |")


def main() -> None:
    """Measure all levels."""
    views = decisions(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
    for player in OPPONENTS["ecarte"]:
        measure(player, PLAYERS["ecarte"][player], views)
    measure(
        "drawn hands",
        lambda view, rng: counted(view, rng, view.hand[0]),
        [view for view in views if view.phase == "play"],
    )


if __name__ == "__main__":
    main()
