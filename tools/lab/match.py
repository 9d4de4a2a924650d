"""Whole games to five between two players: `python -m lab.match master amateur --games 100000`, from tools/.

Every pack is played twice with the seats changed, and the two games are one observation. The packs of a pair follow
from the seed and its number alone, so that all matches of one seed are played with the same cards.
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

from lab.book import CARDS_KIND, KIND, MASTER, PIMC, PURE, SAVED, THUMB, WORLDS, book, seat
from lab.deal import SIZE, begin, kings, scored
from lab.players import WORDS, play_deal
from train.rules import CARDS, DEALER, ELDER, INTS, RNG, shuffle

# The first of two numbers that give a stream; deals and decisions have streams of their own.
PACKS, DECISIONS = 0x5EED_0000_0000, 0x5EED_8000_0000
PORTION = 500  # pairs


@njit(cache=True)
def stream(ints, kind, seed, number):
    """Begin the stream of two numbers."""
    z = np.uint64(kind + seed) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(number)
    z = (z ^ (z >> np.uint64(31))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    ints[RNG] = np.int64(z ^ (z >> np.uint64(31)))


@njit(cache=True)
def game(book, first_deals, seed, number, again, s, ints, chances, words, answer):
    """Return whether the first player wins a game; the number of its deals is put into ``answer``."""
    own, other = 5, 5
    dealing = first_deals
    deal = 0
    while True:
        stream(ints, PACKS, seed, number * 64 + deal)
        turned = shuffle(ints)
        stream(ints, DECISIONS, seed, (number * 64 + deal) * 2 + again)
        elder = 1 if dealing else 0  # the elder's row of the book
        if dealing:
            begin(s, ints[CARDS:], turned, other, own)
        else:
            begin(s, ints[CARDS:], turned, own, other)
        play_deal(s, ints[CARDS:], book, elder, chances, words, ints)
        deal += 1
        # In order of time: a turned king, the marks, the tricks. A king that ended the game has set PHASE to OVER.
        tricks = scored(s)
        elders = kings(s, ELDER) + max(0, tricks)
        dealers = kings(s, DEALER) + max(0, -tricks)
        answer[0] += 1
        if dealing:
            own, other = own - dealers, other - elders
        else:
            own, other = own - elders, other - dealers
        if own <= 0 or other <= 0:
            return own <= 0
        dealing = not dealing


@njit(cache=True)
def pairs(book, seed, first, number, won):
    """Play ``number`` pairs of games; note how many of each the first player won."""
    s, ints, answer = np.zeros(SIZE, np.int64), np.zeros(INTS, np.int64), np.zeros(1, np.int64)
    chances, words = np.zeros(6), np.zeros(WORDS, np.int64)
    changed = book.seats[::-1].copy()
    for at in range(number):
        pair = first + at
        starts = pair % 2 == 0
        won[at] = 1 if game(book, starts, seed, pair, 0, s, ints, chances, words, answer) else 0
        # The players change places: the same packs, and the same deals.
        mine = book.seats.copy()
        book.seats[:] = changed
        won[at] += 0 if game(book, starts, seed, pair, 1, s, ints, chances, words, answer) else 1
        book.seats[:] = mine
    return answer[0]


class Share(NamedTuple):
    """The share of games the first player won, half of the 95 % interval, and the number of games."""

    won: float
    error: float
    games: int

    def __str__(self) -> str:
        return f"{100 * self.won:.2f} % ± {100 * self.error:.2f} of {self.games:,}"


def share(found: np.ndarray[Any, Any]) -> Share:
    """Return the result of pairs."""
    halves = found / 2
    return Share(float(halves.mean()), 1.96 * float(halves.std(ddof=1)) / len(halves) ** 0.5, 2 * len(halves))


def player(name: str) -> list[float]:
    """Return a row of the book by name: master, amateur, pimc200 and the like.

    "pure" makes the master's likeliest choices, "thumb" is the amateur without its bad habits.
    "thumb:2.1,1.8,1.9,1.75" has other thresholds; "master+pimc200" exchanges like one and plays cards like the other.
    """
    exchange, _, cards = name.partition("+")
    if cards:
        row, other = player(exchange), player(cards)
        return [row[KIND], other[CARDS_KIND], other[WORLDS], *row[PURE:SAVED], other[SAVED]]
    if name in ("master", "pure"):
        return seat(MASTER, pure=name == "pure")
    if name.startswith("pimc"):
        return seat(PIMC, int(name[4:]))
    rule, _, numbers = name.partition(":")
    if rule not in ("amateur", "thumb"):
        raise SystemExit(f"no player {name!r}")
    thresholds = tuple(float(each) for each in numbers.split(",")) if numbers else ()
    return seat(THUMB, thresholds=thresholds, habits=rule == "amateur")


def _portion(given: tuple[str, str, int, int, int]) -> np.ndarray[Any, Any]:
    first, second, seed, begin_at, number = given
    won = np.zeros(number, np.int64)
    pairs(book(player(first), player(second)), seed, begin_at, number, won)
    return won


def match(first: str, second: str, games: int, seed: int = 1, jobs: int = 1) -> Share:
    """Play ``games`` duplicate games, and return the first player's share."""
    portions = [(first, second, seed, at, min(PORTION, games // 2 - at)) for at in range(0, games // 2, PORTION)]
    if jobs < 2:
        return share(np.concatenate([_portion(each) for each in portions]))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return share(np.concatenate(list(pool.map(_portion, portions))))


def main(arguments: list[str]) -> None:
    """Play a match, and print its result."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("first")
    reader.add_argument("second")
    reader.add_argument("--games", type=int, default=20_000, help="at least 4: two packs, each played twice")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    read = reader.parse_args(arguments)
    if read.games < 4:
        reader.error("argument --games: at least 4")
    begun = time.monotonic()
    found = match(read.first, read.second, read.games, read.seed, read.jobs)
    print(f"{read.first} v {read.second}: {found} ({time.monotonic() - begun:.0f} s)", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
