"""What the master's card play loses to the best response: `python -m lab.response`, from tools/.

A deal is taken to where the play begins, the exchange being the master's in both seats. One seat then knows its hand
and how the exchange went; worlds are drawn for it in two halves, and a tree of all it may see and do is searched
against the master, whose chances are known for each world. What is best in one half is scored in the other; against it
stands the master in the same seat and the same worlds. The choices are those that the master has, so that the loss is
a lower bound in this, too.
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

from lab.book import FALLBACK, MASTER, book, seat
from lab.deal import AWAY, HANDS, MOVER, PHASE, PLAY, PLAYED, SIZE, begin, put, scored
from lab.imagine import ROUNDS, imagine, opening
from lab.match import DECISIONS, PACKS, stream
from lab.players import WORDS, choices
from lab.worlds import card as counted
from train.rules import CARDS, DEALER, ELDER, INTS, PACK, shuffle

DEPTH = 12
# What is known of a place in the tree: the sums of one half's worlds when the choices are those that were best in
# one; then both sums when the master chooses.
BY_A, BY_B, OWN_A, OWN_B = range(4)  # worth in B chosen by A, worth in A chosen by B
CHOSEN_A, CHOSEN_B = 4, 5  # worth in A chosen by A, in B by B: what the choice is made by


@njit(cache=True)
def chances_of(s, book, pure, out, words, ints):
    """The cards among which the master chooses, and their chances; the fallback's one card is certain."""
    cards, number, knows = choices(s, book, out, words)
    if not knows:
        chosen = counted(s, book, s[MOVER], np.int64(book.rules[FALLBACK]), ints)
        at = -1
        for one in range(number):
            if cards >> (5 * one) & 31 == chosen:
                at = one
        if at < 0:
            at = number
            cards |= chosen << (5 * number)
            number += 1
        out[:6] = 0.0
        out[at] = 1.0
    elif pure:
        at = out[:number].argmax()
        out[:6] = 0.0
        out[at] = 1.0
    return cards, number


@njit
def search(depth, rows, seat, book, pure, hands, away, half, which, weight, begun, end, found, outs, words, ints):
    """The worth of a place to the seat over the worlds of a stretch of ``which``, with their weights: found[depth]."""
    s = rows[depth]
    mine = found[depth]
    mine[:] = 0.0
    if s[PHASE] > PLAY:
        worth = scored(s) * (1.0 if seat == ELDER else -1.0)
        for at in range(begun, end):
            side = half[which[at]]
            value = weight[at] * worth
            mine[OWN_A + side] += value
            mine[BY_B if side == 0 else BY_A] += value
            mine[CHOSEN_A + side] += value
        return
    out = outs[depth]
    mover = s[MOVER]
    if mover == seat:
        cards, number = chances_of(s, book, pure, out, words, ints)
        best_a, best_b = -1e18, -1e18
        some = np.zeros(2)
        for at in range(begun, end):
            some[half[which[at]]] += 1
        mixed_a = mixed_b = 0.0
        for one in range(number):
            rows[depth + 1][:] = s
            put(rows[depth + 1], cards >> (5 * one) & 31)
            search(
                depth + 1,
                rows,
                seat,
                book,
                pure,
                hands,
                away,
                half,
                which,
                weight,
                begun,
                end,
                found,
                outs,
                words,
                ints,
            )
            its = found[depth + 1]
            mine[OWN_A] += out[one] * its[OWN_A]
            mine[OWN_B] += out[one] * its[OWN_B]
            mixed_a += out[one] * its[BY_A]
            mixed_b += out[one] * its[BY_B]
            if its[CHOSEN_A] > best_a:
                best_a = its[CHOSEN_A]
                mine[CHOSEN_A], mine[BY_A] = its[CHOSEN_A], its[BY_A]
            if its[CHOSEN_B] > best_b:
                best_b = its[CHOSEN_B]
                mine[CHOSEN_B], mine[BY_B] = its[CHOSEN_B], its[BY_B]
        if some[0] == 0:  # nothing to choose by
            mine[BY_A] = mixed_a
        if some[1] == 0:
            mine[BY_B] = mixed_b
        return
    # The master's card in each world; what is played tells something of the world.
    top = end
    played = 0
    card = np.empty(6 * (end - begun), np.int64)
    for at in range(begun, end):
        world = which[at]
        s[HANDS + mover] = hands[world] & ~s[PLAYED]
        s[AWAY + mover] = away[world]
        cards, number = chances_of(s, book, pure, out, words, ints)
        for one in range(number):
            if out[one] > 0:
                chosen = cards >> (5 * one) & 31
                card[top - end] = chosen
                which[top], weight[top] = world, weight[at] * out[one]
                played |= 1 << chosen
                top += 1
    for chosen in range(32):
        if not played >> chosen & 1:
            continue
        last = top
        for at in range(end, top):
            if card[at - end] == chosen:
                which[last], weight[last] = which[at], weight[at]
                last += 1
        rows[depth + 1][:] = s
        rows[depth + 1][HANDS + mover] = s[HANDS + mover] | 1 << chosen
        put(rows[depth + 1], chosen)
        search(depth + 1, rows, seat, book, pure, hands, away, half, which, weight, top, last, found, outs, words, ints)
        for each in range(6):
            mine[each] += found[depth + 1][each]


@njit
def measure(seat, pure, places, worlds, seed, first, book, gains):
    """At so many places what the best response gains."""
    s, ints, history = np.zeros(SIZE, np.int64), np.zeros(INTS, np.int64), np.zeros((ROUNDS, 2), np.int64)
    out, words = np.zeros(6), np.zeros(WORDS, np.int64)
    world, pack = np.empty(SIZE, np.int64), np.zeros(PACK, np.int64)
    rows, found, outs = np.zeros((DEPTH, SIZE), np.int64), np.zeros((DEPTH, 6)), np.zeros((DEPTH, 6))
    number = 2 * worlds
    hands, away, half = np.zeros(number, np.int64), np.zeros(number, np.int64), np.zeros(number, np.int64)
    which, weight = np.zeros(40 * number, np.int64), np.zeros(40 * number)
    at, deals = 0, 0
    while at < places:
        stream(ints, PACKS, seed, (first << 24) + deals)
        turned = shuffle(ints)
        stream(ints, DECISIONS, seed, (first << 24) + deals)
        deals += 1
        begin(s, ints[CARDS:], turned, 5, 5)
        history[:] = 0
        if not opening(s, book, ints[CARDS:], history, PLAY, seat, out, words, ints):
            continue
        enough = True
        for one in range(number):
            if not imagine(s, seat, history, book, world, pack, out, words, ints):
                enough = False
                break
            hands[one], away[one], half[one] = world[HANDS + 1 - seat], world[AWAY + 1 - seat], one % 2
            which[one], weight[one] = one, 1.0
        if not enough:
            continue
        rows[0][:] = s
        search(0, rows, seat, book, pure, hands, away, half, which, weight, 0, number, found, outs, words, ints)
        its = found[0]
        gains[at] = (its[BY_A] - its[OWN_B] + its[BY_B] - its[OWN_A]) / number
        at += 1


class Loss(NamedTuple):
    """Points a deal that the card play loses, and half of the 95 % interval."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{self.mean:.4f} ± {self.error:.4f} a deal"


def _portion(given: tuple[int, int, int, int, int, bool]) -> np.ndarray[Any, Any]:
    role, places, worlds, seed, first, pure = given
    gains = np.zeros(places)
    measure(role, pure, places, worlds, seed, first, book(seat(MASTER), seat(MASTER)), gains)
    return gains


def loss(role: int, places: int, worlds: int, pure: bool = False, seed: int = 1, jobs: int = 1) -> Loss:
    """What is lost to a best response in a seat, at so many places and by so many worlds in each half."""
    size = min(20, places)
    portions = [(role, size, worlds, seed, first, pure) for first in range(places // size)]
    if jobs < 2:
        gains = np.concatenate([_portion(each) for each in portions])
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            gains = np.concatenate(list(pool.map(_portion, portions)))
    return Loss(float(gains.mean()), 1.96 * float(gains.std(ddof=1)) / len(gains) ** 0.5)


def main(arguments: list[str]) -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--places", type=int, default=1000)
    reader.add_argument("--worlds", type=int, default=1000, help="in each half")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    read = reader.parse_args(arguments)
    for pure in (False, True):
        for role, name in ((ELDER, "elder"), (DEALER, "dealer")):
            begun = time.monotonic()
            found = loss(role, read.places, read.worlds, pure, read.seed, read.jobs)
            about = "the likeliest card" if pure else "mixed"
            print(f"best response as {name}, master {about}: {found} ({time.monotonic() - begun:.0f} s)", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
