"""Duplicate games of one player against another: `python bench/match.py amateur chance --games 10000`.

Every pack is played twice, the second time with the seats changed. Prints the share of games the first player won, with
its 95 % interval. Seeds are fixed, so the figure can be reproduced.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from random import Random
from typing import Any

from ecarte.core import fair
from ecarte.core.cards import Card
from ecarte.core.contract import Game
from ecarte.core.game import Event, Seat
from ecarte.games import GAMES
from ecarte.players import PLAYERS, Choose


def play_game(game: Game, options: Any, players: dict[Seat, Choose], seed: bytes, dealer: Seat, rng: Random) -> Seat:
    """Return the seat that wins a game."""
    won = game.score.winner(played(game, options, players, seed, dealer, rng))
    assert won is not None
    return won


def played(game: Game, options: Any, players: dict[Seat, Choose], seed: bytes, dealer: Seat, rng: Random) -> Any:
    """Return the state at the end of a game; players with rights out of turn are asked first."""
    state = game.rules.start(options, dealer)
    pack: Sequence[Card] = ()
    while True:
        event = game.deal.due(state, pack) or _decision(game, state, players, rng)
        if event is not None:
            state = game.rules.play(state, event)
            continue
        head = game.deal.next_head(state)
        if head is None:
            return state
        state = game.deal.begin(state, head)
        pack = fair.pack(seed, head.number, head.attempt)


def _decision(game: Game, state: Any, players: dict[Seat, Choose], rng: Random) -> Event | None:
    mover = game.rules.turn(state)
    for seat in players:
        if seat != mover and game.rules.legal(state, seat):
            event = players[seat](game.view.of(state, seat), rng)
            if event is not None:
                return event
    return players[mover](game.view.of(state, mover), rng) if mover is not None else None


def duplicate(
    first: Choose, second: Choose, games: int, seed: int = 1, preset: str = "akagiri", **changed: Any
) -> tuple[float, float]:
    """Return the share of games won by the first player, and half the width of its 95 % interval.

    Each pair of games on one seed is one observation. ``changed`` are changes to the preset's options.
    """
    game, rng = GAMES["ecarte"], Random(seed)
    options = game.resolve(preset, changed)
    one, other = game.all_seats
    pairs: list[float] = []
    for number in range(games // 2):
        pack_seed, dealer = rng.randbytes(fair.SEED_BYTES), game.all_seats[number % 2]
        won = play_game(game, options, {one: first, other: second}, pack_seed, dealer, rng) == one
        won_back = play_game(game, options, {one: second, other: first}, pack_seed, dealer, rng) == other
        pairs.append((won + won_back) / 2)
    mean = sum(pairs) / len(pairs)
    variance = sum((pair - mean) ** 2 for pair in pairs) / (len(pairs) - 1)
    return mean, 1.96 * (variance / len(pairs)) ** 0.5


def main() -> None:
    """Play a match, and print its result."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("first", choices=PLAYERS["ecarte"])
    parser.add_argument("second", choices=PLAYERS["ecarte"])
    parser.add_argument("--games", type=int, default=10_000)
    chosen = parser.parse_args()
    players = PLAYERS["ecarte"]
    share, half = duplicate(players[chosen.first], players[chosen.second], chosen.games)
    print(f"| {chosen.first} v {chosen.second}, {chosen.games} duplicate games | {share:.1%} ± {half:.1%} won |")


if __name__ == "__main__":
    main()
