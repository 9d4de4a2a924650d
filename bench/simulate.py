"""Measure simulated games of écarté: python bench/simulate.py [PLAYER …] [--games N] [--rules PRESET].

Each player plays itself: by its choices one after the other, by the machine as it stands, and by the machine's code of
the processor, in turn; games are written as ECN. Prints the games a second of each, in processor time, and how long
compiling, or loading what was compiled, takes.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import islice

from ecarte.collection import simulate
from ecarte.collection.simulate import Plan, play, texts
from ecarte.compiler.code import Native
from ecarte.machine import run
from ecarte.machine.ecarte.games import ENTRIES
from ecarte.machine.ways import Plain, Way
from ecarte.notation import ecn
from ecarte.players import PLAYERS

MORE = 10  # times as many games for compiled code
SLICES = 4


def by_players(plan: Plan) -> Iterator[str]:
    """Return the games by their players' choices."""
    return (ecn.dumps(play(plan, number)) for number in range(plan.games))


def by_machine(plan: Plan, way: Way) -> Iterator[str]:
    """Return the games by the machine."""
    with run.using("ecarte.games", way):
        found = texts(plan)
        first = next(found)  # which way they are played is found now
    yield first
    yield from found


def rates(player: str, games: int, rules: str, native: Way) -> list[float]:
    """Return the games a second of each way, after comparing their games."""
    plan = Plan({"S": player, "N": player}, games * MORE, 5, rules)
    ways = (by_players(plan), 1), (by_machine(plan, Plain()), 1), (by_machine(plan, native), MORE)
    spent, firsts = [0.0] * len(ways), []
    for found, _ in ways:
        firsts.append(list(islice(found, games // 10)))  # has each load what it needs
    assert all(each == firsts[0] for each in firsts)
    size = games // 2 // SLICES
    for _ in range(SLICES):
        for at, (found, more) in enumerate(ways):
            begun = time.process_time()
            assert len(list(islice(found, size * more))) == size * more
            spent[at] += time.process_time() - begun
    return [SLICES * size * more / seconds for (_, more), seconds in zip(ways, spent, strict=True)]


def main() -> None:
    """Measure the players."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("players", nargs="*", default=["master"])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--rules", default="akagiri")
    chosen = parser.parse_args()
    simulate.LOADED_FROM = sys.maxsize  # here the ways are chosen
    begun = time.process_time()
    native = Native(ENTRIES)
    print(f"{'compiled' if native.is_new else 'loaded'} in {time.process_time() - begun:.1f} s of processor time")
    print("games a second  choices  machine  compiled")
    for player in chosen.players if chosen.players != ["all"] else PLAYERS["ecarte"]:
        found = rates(player, chosen.games, chosen.rules, native)
        print(f"{player:14} {found[0]:8.0f} {found[1]:8.0f} {found[2]:9.0f}")


if __name__ == "__main__":
    main()
