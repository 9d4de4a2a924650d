"""How long the computer thinks: `python bench/decisions.py [GAMES] [GAME] [MOST]`.

In the browser's Python: `node bench/in_pyodide.mjs bench/decisions.py`.

Every decision with a choice, from games between amateurs, or so many of them, is given to each level; at écarté every
choice of a card also to the master's fallback, and at belote all to the expert twice, without what makes the machine
fast and with it. Prints their number, the median, the 95th percentile and the maximum, in milliseconds of processor
time, and the first of all, which loads tables.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from ecarte.collection.simulate import Plan, games
from ecarte.core.game import Event
from ecarte.games import GAMES
from ecarte.machine import module, run
from ecarte.machine.ways import Plain
from ecarte.players import OPPONENTS, PLAYERS
from ecarte.players.ecarte.worlds import counted

NUMBER = 12


def decisions(number: int, name: str) -> list[Any]:
    """Return the views in which somebody had a choice."""
    game, found = GAMES[name], []
    preset = next(iter(game.presets))
    players = dict.fromkeys(game.resolve(preset, {}).seats, "amateur")
    for play in games(Plan(players, number, seed=6, rules=preset, game=name)):
        for step in play.steps:
            if isinstance(step.what, Event) and game.rules.turn(step.before) == step.what.seat:
                view = game.view.of(step.before, step.what.seat)
                if view.turn == view.seat and len(view.legal) > 1:
                    found.append(view)
    return found


def measure(name: str, choose: Callable[[Any, Random], object], views: Sequence[Any]) -> None:
    """Print the times of one player."""
    rng, took = Random(1), []
    for view in views:
        begun = time.process_time()
        choose(view, rng)
        took.append(1000 * (time.process_time() - begun))
    first, rest = took[0], sorted(took[1:])
    at = [rest[len(rest) // 2], rest[int(len(rest) * 0.95)], rest[-1]]
    print(f"| {name} | {len(rest)} | " + " | ".join(f"{each:.2f}" for each in at) + f" | {first:.1f} |")


def hasten(game: str) -> None:
    """Let a game's functions run as fast as they can here."""
    if sys.platform == "emscripten":
        run.use(game, module.start(game))
    else:
        from ecarte import compiler

        compiler.prepare(game)


def main() -> None:
    """Measure all levels."""
    given = sys.argv[1:]
    number, game, most = (*given, *(str(NUMBER), "ecarte", "1000000")[len(given) :])
    views = decisions(int(number), game)
    views = views[:: -(-len(views) // int(most))]
    if game == "ecarte":
        for player in OPPONENTS[game]:
            measure(player, PLAYERS[game][player], views)
        measure(
            "drawn hands",
            lambda view, rng: counted(view, rng, view.hand[0]),
            [view for view in views if view.phase == "play"],
        )
        return
    module.call_for(game)
    run.use(game, Plain())
    for player in OPPONENTS[game]:
        measure(player, PLAYERS[game][player], views)
    hasten(game)
    measure("expert, fast", PLAYERS[game]["expert"], views)


if __name__ == "__main__":
    main()
