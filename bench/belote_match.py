"""Duplicate deals of one player of belote against another: `python bench/belote_match.py expert amateur --deals 1000`.

Every deal is played twice, the second time with the sides exchanged, each player sitting in both seats of a side.
Prints the points written per deal, own less the other side's, with the 95 % interval, and each player's loss in the
last tricks against perfect play with all cards known. Seeds are fixed, so the figures can be reproduced.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from random import Random
from time import process_time

from ecarte import compiler
from ecarte.core import fair
from ecarte.core.game import Event, OptionValue, Seat
from ecarte.games.belote.game import GAME as BELOTE
from ecarte.games.belote.state import State, side_of
from ecarte.machine.belote.solver import solve
from ecarte.players import PLAYERS as EVERY_PLAYER
from ecarte.players.belote.cards import mask_of, numbers, tables
from ecarte.players.belote.search import look

PLAYERS = EVERY_PLAYER["belote"]
EXACT = 5  # cards in hand from which play is compared with perfect play


class Contest:
    """Plays deals, and counts for both players the milliseconds of each choice and the points lost."""

    def __init__(self, preset: str, changes: Mapping[str, OptionValue], measured: bool = True) -> None:
        self.options = BELOTE.resolve(preset, changes)
        self.measured = measured
        self.taken: dict[str, list[float]] = {}
        self.lost: dict[str, float] = {}
        self.played: dict[str, int] = {}

    def deal(self, players: Mapping[Seat, str], pack: tuple[str, ...], dealer: Seat, rng: Random) -> Mapping[str, int]:
        """Return the points written by each side in one deal."""
        state = BELOTE.rules.start(self.options, dealer)
        head = BELOTE.deal.next_head(state)
        assert head is not None
        state = BELOTE.deal.begin(state, head)
        for name in {*players.values()}:
            self.played[name] = self.played.get(name, 0) + 1
        while (tally := BELOTE.score.tally(state)) is None:
            event = BELOTE.deal.due(state, pack)
            if event is None:
                seat = BELOTE.rules.turn(state)
                assert seat is not None
                view = BELOTE.view.of(state, seat)
                began = process_time()
                event = PLAYERS[players[seat]](view, rng)
                if len(view.legal) > 1:
                    self.taken.setdefault(players[seat], []).append((process_time() - began) * 1000)
                assert event is not None
                if self.measured and event.do == "play" and self.options.players == 4:
                    lost = self.loss(state, event)
                    self.lost[players[seat]] = self.lost.get(players[seat], 0.0) + lost
            state = BELOTE.rules.play(state, event)
        return tally[0]

    def loss(self, state: State, event: Event) -> float:
        """Return the card points that a card in the last tricks costs its side against perfect play."""
        seats = self.options.seats
        if len(state.tricks) < 8 - EXACT or len(state.hand(event.seat)) == 1:
            return 0.0
        legal = list(dict.fromkeys(e.cards[0] for e in BELOTE.rules.legal(state, event.seat) if e.do == "play"))
        if len(legal) == 1:
            return 0.0
        contract, work = str(state.contract), look(BELOTE.view.of(state, event.seat))
        for at, card in enumerate(legal):
            work.choices[at] = numbers(contract)[card]
        for at, seat in enumerate(seats):
            work.world[at] = mask_of(state.hand(seat), contract)
        work.trying = len(legal)
        solve(tables(self.options), work)
        values = work.solved[: len(legal)]
        best = max(values) if side_of(event.seat, 4) == self.options.sides[0] else min(values)
        return abs(best - values[legal.index(event.cards[0])])


def duplicate(contest: Contest, first: str, second: str, deals: int, seed: int = 1) -> tuple[float, float]:
    """Return points per deal of the first player less the second's, and half the width of the 95 % interval.

    Two plays of one pack are one observation. With three players, each seat in turn is the first player's.
    """
    rng = Random(seed)
    seats, sides = contest.options.seats, contest.options.sides
    found: list[float] = []
    for number in range(deals):
        pack = fair.pack(rng.randbytes(fair.SEED_BYTES), 1)
        dealer = seats[number % len(seats)]
        total = 0.0
        arrangements = [{seat: first if seat in side else second for seat in seats} for side in sides]
        for side, players in zip(sides, arrangements, strict=True):
            points = contest.deal(players, pack, dealer, rng)
            others = [points[other] for other in sides if other != side]
            total += points[side] - sum(others) / len(others)
        found.append(total / len(sides))
    mean = sum(found) / len(found)
    variance = sum((each - mean) ** 2 for each in found) / (len(found) - 1)
    return mean, 1.96 * (variance / len(found)) ** 0.5


def main() -> None:
    """Play a match, and print its result."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("first", choices=PLAYERS)
    parser.add_argument("second", choices=PLAYERS)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--preset", default="classic", choices=BELOTE.presets)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fast", action="store_true", help="leave the comparison with perfect play out")
    chosen = parser.parse_args()
    compiler.prepare("belote")
    contest = Contest(chosen.preset, {}, not chosen.fast)
    mean, half = duplicate(contest, chosen.first, chosen.second, chosen.deals, chosen.seed)
    print(f"| {chosen.first} v {chosen.second}, {chosen.preset} | {chosen.deals} | {mean:+.1f} ± {half:.1f} |")
    for name, times in contest.taken.items():
        times.sort()
        middle, most, worst = times[len(times) // 2], times[len(times) * 95 // 100], times[-1]
        rate, lost = 1000 * len(times) / sum(times), contest.lost.get(name, 0.0) / contest.played[name]
        print(
            f"| {name} | {middle:.1f} / {most:.1f} / {worst:.1f} ms | {rate:,.0f} choices/s | {lost:.2f} points lost |"
        )


if __name__ == "__main__":
    main()
