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
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from lab.book import MASTER, book, seat
from lab.deal import PHASE, SIZE, least, most, outcome, say
from lab.imagine import LATER, LEVEL, ROUNDS, Needs, imagine, meet, needed
from lab.players import WORDS, club_says, laid, master_says, play_deal
from train.keys import ANSWER, CHOOSE, DEALERS_NUMBER, NUMBER
from train.rules import DEALER, ELDER, INTS, PACK, RNG

KINDS = {
    "elder: stand or propose": (CHOOSE, ELDER),
    "dealer: refuse or accept": (ANSWER, DEALER),
    "elder: how many cards": (NUMBER, ELDER),
    "dealer: how many cards": (DEALERS_NUMBER, DEALER),
    "elder: any later choice": (LATER, ELDER),
    "dealer: any later choice": (LATER, DEALER),
}


@njit(cache=True)
def weigh(s, seat, history, book, worlds, found, out, words, ints):
    """Put the worth of each choice (`outcome`) in two halves of the worlds into found[half, choice].

    The master's chances go into found[2]. Return whether worlds were found.
    """
    row, world, pack = np.empty(SIZE, np.int64), np.empty(SIZE, np.int64), np.zeros(PACK, np.int64)
    low, high = (0, 1) if s[PHASE] in (CHOOSE, ANSWER) else (least(s), most(s))
    found[:] = 0.0
    knows = master_says(s, book, out, words)
    if knows:
        found[2, :6] = out[:6]
    else:
        found[2, club_says(s, book)] = 1.0
    sign = 1.0 if seat == ELDER else -1.0
    for half in range(2):
        for _ in range(worlds):
            if not imagine(s, seat, history, book, world, pack, out, words, ints):
                return False
            state = ints[RNG]
            for what in range(low, high + 1):
                ints[RNG] = state
                row[:] = world
                gone = 0
                if s[PHASE] in (NUMBER, DEALERS_NUMBER):
                    gone = laid(row, book, MASTER, seat, what, knows)
                say(row, pack, what, gone)
                play_deal(row, pack, book, 0, out, words, ints)
                found[half, what] += sign * outcome(row, book) / worlds
    for what in range(6):
        if what < low or what > high:
            found[0, what] = found[1, what] = -9.0
    return True


@njit(cache=True)
def lost(found):
    """Return by how much the best choice of one half beats the master's in the other, and how often both agree."""
    gain, agrees = 0.0, 0.0
    for half in range(2):
        best = found[half].argmax()
        own = 0.0
        for what in range(6):
            if found[2, what] > 0:
                own += found[2, what] * found[1 - half, what]
        gain += (found[1 - half, best] - own) / 2
        agrees += found[2, best] / 2
    return gain, agrees


@njit(cache=True)
def measure(until, seat, needs, places, worlds, seed, first, book, gains):
    """Measure the loss at ``places`` positions; return how many deals it took to find them."""
    s, ints, history = np.zeros(SIZE, np.int64), np.zeros(INTS, np.int64), np.zeros((ROUNDS, 2), np.int64)
    out, words, found = np.zeros(6), np.zeros(WORDS, np.int64), np.zeros((3, 6))
    at, deals = 0, 0
    while at < places:
        deals += 1
        if not meet(s, book, seed, (first << 24) + deals, needs, until, seat, history, out, words, ints):
            continue
        if s[PHASE] in (NUMBER, DEALERS_NUMBER) and least(s) == most(s):
            continue
        if weigh(s, seat, history, book, worlds, found, out, words, ints):
            gains[at, 0], gains[at, 1] = lost(found)
            at += 1
    return deals


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


def _portion(given: tuple[str, Needs, int, int, int, int]) -> tuple[np.ndarray[Any, Any], int]:
    kind, needs, places, worlds, seed, first = given
    gains = np.zeros((places, 2))
    deals = measure(*KINDS[kind], needs, places, worlds, seed, first, book(seat(MASTER), seat(MASTER)), gains)
    return gains, deals


def loss(kind: str, places: int, worlds: int, seed: int = 1, jobs: int = 1, needs: Needs = LEVEL) -> Loss:
    """Return the loss at ``places`` positions of a kind, with ``worlds`` worlds in each half."""
    size = min(50, places)
    portions = [(kind, needs, size, worlds, seed, first) for first in range(places // size)]
    if jobs < 2:
        found = [_portion(each) for each in portions]
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            found = list(pool.map(_portion, portions))
    gains = np.concatenate([each for each, _ in found])
    often = len(gains) / sum(deals for _, deals in found)
    error = 1.96 * float(gains[:, 0].std(ddof=1)) / len(gains) ** 0.5
    return Loss(float(gains[:, 0].mean()), error, float(gains[:, 1].mean()), often)


def main(arguments: list[str]) -> None:
    """Print the losses of all kinds of choices."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--places", type=int, default=2000)
    reader.add_argument("--worlds", type=int, default=4000, help="in each half")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    reader.add_argument("--score", type=needed, default=LEVEL, help="when the deal begins, the elder's first")
    reader.add_argument("--kinds", nargs="*", default=list(KINDS), choices=list(KINDS), metavar="KIND")
    read = reader.parse_args(arguments)
    for kind in read.kinds:
        begun = time.monotonic()
        found = loss(kind, read.places, read.worlds, read.seed, read.jobs, read.score)
        print(f"{kind}: {found} ({time.monotonic() - begun:.0f} s)", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
