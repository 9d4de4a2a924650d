"""Whole games to five between two players: `python -m lab.match master amateur --games 100000`, from tools/.

Every pack is played twice with the seats changed, and the two games are one observation. The packs of a pair follow
from the seed and its number alone, so that all matches of one seed are played with the same cards.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from functools import partial
from typing import Annotated, Any, NamedTuple

import numpy as np

from ecarte.machine.ecarte.records import DEALER, ELDER
from ecarte.machine.layout import Bytes, Number
from lab.deal import (
    CARDS_KIND,
    DECISIONS,
    MASTER,
    PACKS,
    PIMC,
    SAVES,
    THUMB,
    WORLDS,
    Minds,
    Play,
    begin,
    compile_all,
    minds,
    row,
    stream,
)
from lab.players import play_out
from lab.portions import average, measure_all

PORTION = 500  # pairs


class Match(Play):
    """A match in play."""

    seed: Number
    first: Number  # pair
    pairs: Number
    games_won: Annotated[bytearray, Bytes(PORTION)]  # by the first player, of each pair


def game(rules: Minds, play: Match, first_deals: int, number: int, again: int) -> int:
    """Return whether the first player wins a game; in the second of a pair that is the other row."""
    own = other = deal = 0
    dealing = first_deals
    while True:
        stream(play, PACKS, play.seed, number * 64 + deal)
        elders, dealers = (other, own) if dealing else (own, other)
        begin(rules, play, elders, dealers)
        stream(play, DECISIONS, play.seed, (number * 64 + deal) * 2 + again)
        play_out(rules, play, dealing ^ again)
        deal += 1
        elders, dealers = play.score[ELDER], play.score[DEALER]
        own, other = (dealers, elders) if dealing else (elders, dealers)
        if own >= rules.target or other >= rules.target:
            return own >= rules.target
        dealing = 1 - dealing


def play_pairs(rules: Minds, play: Match) -> int:
    """Play pairs of games, note how many of each the first player won, and return how many there are.

    In the second game the players change places, with the same packs and the same deals.
    """
    for at in range(play.pairs):
        pair = play.first + at
        won = game(rules, play, 1 - pair % 2, pair, 0)
        play.games_won[at] = won + 1 - game(rules, play, 1 - pair % 2, pair, 1)
    return play.pairs


native = partial(compile_all, play_pairs)
"""Return the functions as code of the processor."""


class Share(NamedTuple):
    """The share of games the first player won, half of the 95 % interval, and the number of games."""

    won: float
    error: float
    games: int

    def __str__(self) -> str:
        return f"{100 * self.won:.2f} % ± {100 * self.error:.2f} of {self.games:,}"


def share(games_won: np.ndarray[Any, Any]) -> Share:
    """Return the result of pairs."""
    return Share(*average(games_won / 2), 2 * len(games_won))


def player(name: str) -> list[float]:
    """Return the row of a player by name: master, amateur, pimc200 and the like.

    "pure" makes the master's likeliest choices, "thumb" is the amateur without its bad habits.
    "thumb:2.1,1.8,1.9,1.75" has other thresholds; "master+pimc200" exchanges like one and plays cards like the other.
    """
    exchange, _, cards = name.partition("+")
    if cards:
        mind, other = player(exchange), player(cards)
        mind[CARDS_KIND], mind[WORLDS], mind[SAVES] = other[CARDS_KIND], other[WORLDS], other[SAVES]
        return mind
    if name in ("master", "pure"):
        return row(MASTER, pure=name == "pure")
    if name.startswith("pimc"):
        return row(PIMC, int(name[4:]))
    rule, _, numbers = name.partition(":")
    if rule not in ("amateur", "thumb"):
        raise SystemExit(f"no player {name!r}")
    thresholds = tuple(float(each) for each in numbers.split(",")) if numbers else ()
    return row(THUMB, thresholds=thresholds, habits=rule == "amateur")


def _portion(given: tuple[str, str, int, int, int]) -> np.ndarray[Any, Any]:
    first, second, seed, begin_at, number = given
    play = native().new(Match)
    play.seed, play.first, play.pairs = seed, begin_at, number
    native().call(play_pairs, minds(native(), player(first), player(second)), play)
    return np.array(play.games_won[:number])


def match(first: str, second: str, games: int, seed: int = 1, jobs: int = 1) -> Share:
    """Play ``games`` duplicate games, and return the first player's share."""
    portions = [(first, second, seed, at, min(PORTION, games // 2 - at)) for at in range(0, games // 2, PORTION)]
    return share(np.concatenate(measure_all(_portion, portions, jobs)))


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
    result = match(read.first, read.second, read.games, read.seed, read.jobs)
    print(f"{read.first} v {read.second}: {result} ({time.monotonic() - begun:.0f} s)", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
