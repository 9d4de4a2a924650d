"""The loss of the master's card play to the best response: `python -m lab.response`, from tools/.

A deal is brought to the beginning of play, with the master's exchange in both seats. One seat then knows its hand and
the exchange. Worlds are drawn for it in two halves, and a tree of all it may see and do is searched against the master,
whose chances are known in each world. The best choice of one half is scored in the other, and compared with the master
in the same seat and the same worlds. The choices are the master's own, and hardly better ones are not taken: the loss
is a lower bound. Where the master samples hands, it does so once for each hand at a place of the tree.
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

from lab.book import FALLBACK, MASTER, Array, book, seat
from lab.deal import AWAY, HANDS, LED, MOVER, PHASE, PLAY, PLAYED, SIZE, WON, put, scored
from lab.imagine import LEVEL, ROUNDS, imagine, meet
from lab.players import WORDS, cards_gone, choices
from lab.worlds import card as counted
from train.rules import DEALER, ELDER, INTS, PACK
from train.store import mixed

DEPTH = 12
STRETCHES = 40  # room for stretches, in worlds: at most seven times all for each of the other's five choices
# What is known of a place in the tree: the sums over one half of the worlds, with the choices that were best in one
# half; then both sums with the master's choices.
BY_A, BY_B, OWN_A, OWN_B = range(4)  # worth in B chosen by A, worth in A chosen by B
CHOSEN_A, CHOSEN_B = 4, 5  # worth in A chosen by A, in B by B, which decide the choice
# The best choice must beat the master's by so many standard errors of one point over the worlds.
CARE = 1.0
ASKED = 1 << 16  # places for the fallback's answers, by hand and situation; a new one replaces the old


class Tree(NamedTuple):
    """The working memory of a search: by depth, by world, by stretches of worlds; and the fallback's answers."""

    rows: Array
    found: Array
    outs: Array
    hands: Array  # the other's, at the beginning of play, and its discards
    away: Array
    half: Array
    which: Array  # a world, and its weight
    weight: Array
    card: Array  # the other's card in it
    asked: Array  # two numbers, and the card


def tree(worlds: int) -> Tree:
    """Return the memory for a search over ``worlds`` worlds in each half."""
    number = 2 * worlds
    return Tree(
        np.zeros((DEPTH, SIZE), np.int64),
        np.zeros((DEPTH, 6)),
        np.zeros((DEPTH, 6)),
        np.zeros(number, np.int64),
        np.zeros(number, np.int64),
        np.zeros(number, np.int64),
        np.zeros(STRETCHES * number, np.int64),
        np.zeros(STRETCHES * number),
        np.zeros(STRETCHES * number, np.int64),
        np.zeros((ASKED, 3), np.int64),
    )


@njit(cache=True)
def fallback(s, book, asked, ints):
    """Return the card found by sampling hands, always the same for the same hand and situation."""
    seat = s[MOVER]
    one = s[HANDS + seat] | cards_gone(s, seat) << 32
    # Marks and vulnerability do not change within a tree.
    other = s[LED] + 1 | s[WON] << 6 | s[WON + 1] << 9 | seat << 12 | 1 << 13
    at = np.int64(mixed(one ^ other << 45) & np.uint64(ASKED - 1))
    if asked[at, 0] != one or asked[at, 1] != other:
        asked[at, 0], asked[at, 1] = one, other
        asked[at, 2] = counted(s, book, seat, np.int64(book.rules[FALLBACK]), ints)
    return asked[at, 2]


@njit(cache=True)
def chances_of(s, book, pure, asked, out, words, ints):
    """Return the cards the master chooses among, and their chances; the fallback's only card is certain."""
    cards, number, knows = choices(s, book, out, words)
    if not knows:
        chosen = fallback(s, book, asked, ints)
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


@njit(cache=True)
def replied(s, book, pure, begun, end, tree, out, words, ints):
    """Put the other's card in each world of a stretch, with its chance, on a new stretch that begins at ``end``.

    Return its end, and the cards that are played at all.
    """
    mover = s[MOVER]
    top, played = end, 0
    for at in range(begun, end):
        world = tree.which[at]
        s[HANDS + mover] = tree.hands[world] & ~s[PLAYED]
        s[AWAY + mover] = tree.away[world]
        cards, number = chances_of(s, book, pure, tree.asked, out, words, ints)
        for one in range(number):
            if out[one] > 0:
                chosen = cards >> (5 * one) & 31
                tree.which[top], tree.weight[top], tree.card[top] = world, tree.weight[at] * out[one], chosen
                played |= 1 << chosen
                top += 1
    return top, played


@njit  # numba cannot read what calls itself from its cache
def search(depth, seat, book, pure, care, begun, end, tree, words, ints):
    """Put the worth of a place to the seat, over a stretch of weighted worlds, into ``tree.found``."""
    s, mine, out = tree.rows[depth], tree.found[depth], tree.outs[depth]
    mine[:] = 0.0
    if s[PHASE] > PLAY:
        worth = scored(s) * (1.0 if seat == ELDER else -1.0)
        for at in range(begun, end):
            side = tree.half[tree.which[at]]
            value = tree.weight[at] * worth
            mine[OWN_A + side] += value
            mine[BY_B if side == 0 else BY_A] += value
            mine[CHOSEN_A + side] += value
        return
    if s[MOVER] == seat:
        cards, number = chances_of(s, book, pure, tree.asked, out, words, ints)
        most = np.full(2, -1e18)
        best = np.zeros((2, 2))  # for the best choice of each half, its worth there and in the other
        squares = np.zeros(2)
        for at in range(begun, end):
            squares[tree.half[tree.which[at]]] += tree.weight[at] ** 2
        for one in range(number):
            tree.rows[depth + 1][:] = s
            put(tree.rows[depth + 1], cards >> (5 * one) & 31)
            search(depth + 1, seat, book, pure, care, begun, end, tree, words, ints)
            its = tree.found[depth + 1]
            for each in range(6):
                mine[each] += out[one] * its[each]
            for side in range(2):
                if its[CHOSEN_A + side] > most[side]:
                    most[side] = its[CHOSEN_A + side]
                    best[side, 0], best[side, 1] = its[CHOSEN_A + side], its[BY_A + side]
        for side in range(2):
            if best[side, 0] - mine[CHOSEN_A + side] > care * squares[side] ** 0.5:
                mine[CHOSEN_A + side], mine[BY_A + side] = best[side, 0], best[side, 1]
        return
    top, played = replied(s, book, pure, begun, end, tree, out, words, ints)
    for chosen in range(32):
        if not played >> chosen & 1:
            continue
        last = top
        for at in range(end, top):
            if tree.card[at] == chosen:
                tree.which[last], tree.weight[last] = tree.which[at], tree.weight[at]
                last += 1
        # Any hand that may have played it will do: the seat only knows how many cards it has.
        s[HANDS + 1 - seat] = tree.hands[tree.which[top]] & ~s[PLAYED]
        s[AWAY + 1 - seat] = tree.away[tree.which[top]]
        tree.rows[depth + 1][:] = s
        put(tree.rows[depth + 1], chosen)
        search(depth + 1, seat, book, pure, care, top, last, tree, words, ints)
        for each in range(6):
            mine[each] += tree.found[depth + 1][each]


@njit
def responded(s, seat, book, pure, care, number, tree, words, ints):
    """Put the sums of a place to the seat, over all worlds, into ``tree.found[0]``."""
    for one in range(number):
        tree.which[one], tree.weight[one] = one, 1.0
    tree.asked[:] = 0
    tree.rows[0][:] = s
    search(0, seat, book, pure, care, 0, number, tree, words, ints)


@njit
def measure(seat, pure, care, places, worlds, seed, first, book, tree, gains):
    """Measure the gain of the best response at ``places`` positions; return how many others had no worlds."""
    s, ints, history = np.zeros(SIZE, np.int64), np.zeros(INTS, np.int64), np.zeros((ROUNDS, 2), np.int64)
    out, words = np.zeros(6), np.zeros(WORDS, np.int64)
    world, pack = np.empty(SIZE, np.int64), np.zeros(PACK, np.int64)
    number = 2 * worlds
    at, deals, skipped = 0, 0, 0
    while at < places:
        deals += 1
        if not meet(s, book, seed, (first << 24) + deals, LEVEL, PLAY, seat, history, out, words, ints):
            continue
        enough = True
        for one in range(number):
            if not imagine(s, seat, history, book, world, pack, out, words, ints):
                enough = False
                break
            tree.hands[one], tree.away[one] = world[HANDS + 1 - seat], world[AWAY + 1 - seat]
            tree.half[one] = one % 2
        if not enough:
            skipped += 1
            continue
        responded(s, seat, book, pure, care, number, tree, words, ints)
        its = tree.found[0]
        gains[at] = (its[BY_A] - its[OWN_B] + its[BY_B] - its[OWN_A]) / number
        at += 1
    return skipped


class Loss(NamedTuple):
    """Points a deal lost by the card play, half of the 95 % interval, and the percentage of positions left out.

    A position is left out when no hands are found with which the master would have exchanged so.
    """

    mean: float
    error: float
    skipped: float

    def __str__(self) -> str:
        return f"{self.mean:.4f} ± {self.error:.4f} a deal ({self.skipped:.1f} % of places left out)"


def _portion(given: tuple[int, int, int, int, int, bool]) -> tuple[np.ndarray[Any, Any], int]:
    role, places, worlds, seed, first, pure = given
    gains = np.zeros(places)
    skipped = measure(
        role, pure, CARE, places, worlds, seed, first, book(seat(MASTER), seat(MASTER)), tree(worlds), gains
    )  # fmt: skip
    return gains, skipped


def loss(role: int, places: int, worlds: int, pure: bool = False, seed: int = 1, jobs: int = 1) -> Loss:
    """Return the loss to a best response in a seat, at ``places`` positions, with ``worlds`` worlds in each half."""
    size = min(10, places)
    portions = [(role, size, worlds, seed, first, pure) for first in range(places // size)]
    if jobs < 2:
        found = [_portion(each) for each in portions]
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            found = list(pool.map(_portion, portions))
    gains = np.concatenate([each for each, _ in found])
    left = sum(skipped for _, skipped in found)
    error = 1.96 * float(gains.std(ddof=1)) / len(gains) ** 0.5
    return Loss(float(gains.mean()), error, 100 * left / (len(gains) + left))


def main(arguments: list[str]) -> None:
    """Print the losses of both seats."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--places", type=int, default=300)
    reader.add_argument("--worlds", type=int, default=300, help="in each half")
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
