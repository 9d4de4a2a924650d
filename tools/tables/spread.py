"""Measure what a deal of belote counts, for the chance of the game at a score: spread.py [GAMES].

Amateurs play by every choice of the options that matter. Of each deal that is not passed out: the points of all sides
together, and how far one side is ahead of another, as its standard deviation. What it prints is the table of
`ecarte.analysis.belote.chance`.
"""

from __future__ import annotations

import sys
from itertools import product
from statistics import fmean, pstdev

from ecarte import compiler
from ecarte.collection import simulate

GAMES = 60
OPEN = "open"  # in place of declarations: the cards lie open (B32)
SEED = 5


def measure(players: int, contracts: str, declarations: str, games: int) -> tuple[float, float]:
    """Return the mean of the points of a deal, and the standard deviation of the difference of two sides."""
    preset, seats = {4: ("classic", "NESW"), 3: ("three", "ESW"), 2: ("two-hand", "NS")}[players]
    changes = {"contracts": contracts, "declarations": declarations}
    if declarations == OPEN:
        preset, changes = "two", {"contracts": contracts}
    plan = simulate.Plan(dict.fromkeys(seats, "amateur"), games, SEED, preset, changes, game="belote")
    points = [
        step.after.scored.points
        for play in simulate.games(plan)
        for step in play.steps
        if step.after.scored and not step.before.scored
    ]
    return fmean(map(sum, points)), pstdev(each[0] - each[1] for each in points)


def main() -> None:
    """Measure all."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    compiler.prepare("belote")
    contracts, held = ("suits", "suits+nt", "suits+nt+at"), ("all", "belote-only")
    for key in (*product((4, 3, 2), contracts, held), *product((2,), contracts, (OPEN,))):
        whole, wide = measure(*key, games)
        print(f"    {key}: ({whole:.0f}, {wide:.0f}),", flush=True)


if __name__ == "__main__":
    main()
