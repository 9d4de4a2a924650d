"""The master's loss by its choices in the exchange, against the best of them: `python -m lab.regret`, from tools/.

The loss is in points at 0-0, in games at another score (`--score 4-4`, the elder's first).

Positions are taken from the master's own deals. At each, worlds are drawn in two halves, and every choice is played out
in all of them by the master in both seats. The best choice of one half is scored in the other: this cross-fit makes the
result a lower bound of the loss, free of the winner's curse.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from functools import partial
from typing import Annotated, Any, NamedTuple

import numpy as np

from ecarte.machine.ecarte.records import ANSWER, CHOOSE, DEALER, DEALERS_NUMBER, ELDER, NUMBER
from ecarte.machine.layout import Doubles, Number
from lab.deal import MASTER, WAYS, Minds, bring, compile_all, do, keep, minds, outcome, row
from lab.imagine import LATER, LEVEL, REAL, Position, Score, imagine, meet, read_score
from lab.players import club_says, master_says, play_out
from lab.portions import average, measure_all
from lab.worlds import discard

MOST = 50  # places of a portion
WORLD = 1  # the place of a world

KINDS = {
    "elder: stand or propose": (CHOOSE, ELDER),
    "dealer: refuse or accept": (ANSWER, DEALER),
    "elder: how many cards": (NUMBER, ELDER),
    "dealer: how many cards": (DEALERS_NUMBER, DEALER),
    "elder: any later choice": (LATER, ELDER),
    "dealer: any later choice": (LATER, DEALER),
}


class Regret(Position):
    """A measurement of the loss."""

    places_wanted: Number
    worlds: Number  # in each half
    worths: Annotated[list[float], Doubles(3 * WAYS)]  # the worth of each choice in both halves; the master's chances
    gains: Annotated[list[float], Doubles(2 * MOST)]  # for each place the loss, and how often the best is chosen


def weigh(minds: Minds, play: Regret) -> int:
    """Find the worth of each choice (`outcome`) in two halves of the worlds, and return whether there are worlds."""
    role, phase, worths = play.role, play.phase, play.worths
    low, high = (play.least, play.most) if phase > ANSWER else (0, 1)
    keep(play, REAL)
    for at in range(3 * WAYS):
        worths[at] = 0.0
    knows = master_says(minds, play)
    if knows:
        for what in range(WAYS):
            worths[2 * WAYS + what] = play.out_of[what]
    else:
        said, _ = club_says(minds, play)
        worths[2 * WAYS + said] = 1.0
    for half in range(2):
        for _ in range(play.worlds):
            if not imagine(minds, play):
                return 0
            keep(play, WORLD)
            state = play.chance[0]
            for what in range(low, high + 1):
                play.chance[0] = state  # the same luck for all
                bring(play, WORLD)
                do(minds, play, what, discard(play, role, what, knows) if phase > ANSWER else 0)
                play_out(minds, play, 0)
                worth = outcome(minds, play)
                worths[WAYS * half + what] += (worth if role == ELDER else -worth) / play.worlds
    for what in range(WAYS):
        if what < low or what > high:
            worths[what] = worths[WAYS + what] = -9.0
    return 1


def compare(play: Regret, place: int) -> None:
    """Note by how much the best choice of one half beats the master's in the other, and how often both agree."""
    worths, gain, agrees = play.worths, 0.0, 0.0
    for half in range(2):
        best, own, other = 0, 0.0, WAYS * (1 - half)
        for what in range(WAYS):
            if worths[WAYS * half + what] > worths[WAYS * half + best]:
                best = what
            if worths[2 * WAYS + what] > 0.0:
                own += worths[2 * WAYS + what] * worths[other + what]
        gain += (worths[other + best] - own) / 2.0
        agrees += worths[2 * WAYS + best] / 2.0
    play.gains[2 * place], play.gains[2 * place + 1] = gain, agrees


def measure(minds: Minds, play: Regret) -> int:
    """Measure the loss at as many positions as are wanted; return how many deals it took to find them."""
    place = deals = 0
    while place < play.places_wanted:
        deals += 1
        if meet(minds, play, deals) and not (play.phase > ANSWER and play.least == play.most) and weigh(minds, play):
            compare(play, place)
            place += 1
    return deals


native = partial(compile_all, measure)
"""Return the functions as code of the processor."""


class Loss(NamedTuple):
    """The loss by a choice, half of the 95 % interval, how often the best is chosen, how often it comes up."""

    mean: float
    error: float
    agrees: float
    often: float

    def __str__(self) -> str:
        return (
            f"{self.mean:.4f} ± {self.error:.4f} a choice, {self.often:.3f} of them a deal: "
            f"{self.mean * self.often:.4f} ± {self.error * self.often:.4f} a deal; chosen {100 * self.agrees:.0f} %"
        )


def _portion(given: tuple[str, Score, int, int, int, int]) -> tuple[np.ndarray[Any, Any], int]:
    kind, score, places, worlds, seed, first = given
    play = native().new(Regret)
    (play.until, play.role), (play.elders, play.dealers) = KINDS[kind], score
    play.places_wanted, play.worlds, play.seed, play.first = places, worlds, seed, first
    deals = native().call(measure, minds(native(), row(MASTER), row(MASTER)), play)
    return np.array(play.gains[: 2 * places]).reshape(places, 2), deals


def loss(kind: str, places: int, worlds: int, seed: int = 1, jobs: int = 1, score: Score = LEVEL) -> Loss:
    """Return the loss at ``places`` positions of a kind, with ``worlds`` worlds in each half."""
    size = min(MOST, places)
    portions = [(kind, score, size, worlds, seed, first) for first in range(places // size)]
    measured = measure_all(_portion, portions, jobs)
    gains = np.concatenate([each for each, _ in measured])
    often = len(gains) / sum(deals for _, deals in measured)
    return Loss(*average(gains[:, 0]), float(gains[:, 1].mean()), often)


def main(arguments: list[str]) -> None:
    """Print the losses of all kinds of choices."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--places", type=int, default=2000)
    reader.add_argument("--worlds", type=int, default=4000, help="in each half")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    reader.add_argument("--score", type=read_score, default=LEVEL, help="when the deal begins, the elder's first")
    reader.add_argument("--kinds", nargs="*", default=list(KINDS), choices=list(KINDS), metavar="KIND")
    read = reader.parse_args(arguments)
    for kind in read.kinds:
        begun = time.monotonic()
        lost = loss(kind, read.places, read.worlds, read.seed, read.jobs, read.score)
        print(f"{kind}: {lost} ({time.monotonic() - begun:.0f} s)", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
