"""Doubling at écarté against never doubling: `python bench/doubling.py --games 2400`.

The amateur has both seats under `casino`; in one of them it never doubles nor offers the point, but accepts or refuses
what the other offers. Every pack is played twice, the second time with the seats changed. Prints the share of games won
by the one that doubles, and its points of the game (E25), with 95 % intervals; the two games on one seed are one
observation. `--only` leaves the player one of the two words.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import fmean, stdev

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.match import played

from ecarte.core import fair
from ecarte.core.game import Event
from ecarte.games.ecarte.course import game_points
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.state import View
from ecarte.players.ecarte import amateur

WORDS = ("double", "offer")


def silent(view: View, rng: Random, words: Sequence[str] = WORDS) -> Event | None:
    """Return the amateur's choice, without some of the words."""
    return amateur.choose(replace(view, legal=tuple(event for event in view.legal if event.verb not in words)), rng)


def match(games: int, seed: int, spoken: Sequence[str]) -> list[tuple[float, float]]:
    """Return for each pack the share of its two games won by the player with the words, and its points of the game."""
    rng, options = Random(seed), ECARTE.resolve("casino", {})
    left = [word for word in WORDS if word not in spoken]
    found = []
    for number in range(games // 2):
        pack, dealer = rng.randbytes(fair.SEED_BYTES), ECARTE.all_seats[number % 2]
        won = value = 0.0
        for speaker, other in (("S", "N"), ("N", "S")):
            players = {
                speaker: lambda view, chance: silent(view, chance, left),
                other: silent,
            }
            state = played(ECARTE, options, players, pack, dealer, rng)
            sign = 1 if ECARTE.score.winner(state) == speaker else -1
            won += sign > 0
            value += sign * (game_points(state) or 1)
        found.append((won / 2, value / 2))
    return found


def main() -> None:
    """Play the match, and print its result."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=WORDS)
    chosen = parser.parse_args()
    found = match(chosen.games, chosen.seed, [chosen.only] if chosen.only else WORDS)
    (won, value), (half_won, half_value) = (
        [measure([pair[at] for pair in found]) for at in range(2)]
        for measure in (fmean, lambda each: 1.96 * stdev(each) / len(each) ** 0.5)
    )
    print(
        f"| {chosen.only or 'doubling and offering'} v neither, casino, {chosen.games} duplicate games "
        f"| {won:.1%} ± {half_won:.1%} won | {value:+.3f} ± {half_value:.3f} points of the game a game |"
    )


if __name__ == "__main__":
    main()
