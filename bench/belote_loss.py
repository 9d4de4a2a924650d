"""Card points that players of belote lose against perfect play with all cards open: `python bench/belote_loss.py`.

    python bench/belote_loss.py expert expert --deals 200
    python bench/belote_loss.py expert amateur --deals 200
    python bench/belote_loss.py expert colver-isdd --deals 200 --preset tournament

The first player sits North and South, the second East and West. Two different players play every pack twice, the
second time with the sides exchanged. All seats bid as the amateur does; deals that are passed out do not count. Prints
the loss a deal and side with its 95 % interval, by trick, for leads and for other cards, by role, and three kinds of
blunder for each 1,000 deals. Seeds are fixed: the same packs are dealt to every player. Those of colver are searches of
another program (`bench/belote_colver.py`), which knows no declarations.
"""

from __future__ import annotations

import argparse
import pickle
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from math import inf
from pathlib import Path
from random import Random
from time import perf_counter, process_time

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.kit.belote_open_cards import value_cards

from ecarte import compiler
from ecarte.core import fair
from ecarte.core.cards import Card
from ecarte.core.game import Event, Seat
from ecarte.games.belote.game import GAME as BELOTE
from ecarte.games.belote.legal import may_play
from ecarte.games.belote.state import State, side_of
from ecarte.games.belote.tricks import heights, taking
from ecarte.players import PLAYERS as EVERY_PLAYER

PLAYERS = EVERY_PLAYER["belote"]
COLVER = ("colver-isdd", "colver-smart", "colver-naive")
Choose = Callable[[State, Random], Event]
BLUNDERS = ("bares a ten", "does not draw", "trumps a master")


class Count:
    """What is counted of one player."""

    def __init__(self) -> None:
        self.sides: list[float] = []  # the loss of a side in each deal
        self.points: list[int] = []  # and the points it wrote, less the other side's
        self.tricks: defaultdict[tuple[int, str], float] = defaultdict(float)
        self.roles: defaultdict[str, float] = defaultdict(float)
        self.blunders: Counter[str] = Counter()
        self.took: list[float] = []  # milliseconds of each choice


def find_player(name: str, milliseconds: int) -> Choose:
    """Return what chooses the cards of a player by its name."""
    if name in COLVER:
        from bench.belote_colver import Search

        search = Search(name, milliseconds)
        return lambda state, _: search.choose(state)
    return lambda state, rng: choose(name, state, rng)


def choose(name: str, state: State, rng: Random) -> Event:
    """Return what one of our players does in the seat whose turn it is."""
    event = PLAYERS[name](BELOTE.view.of(state, str(BELOTE.rules.turn(state))), rng)
    assert event is not None
    return event


def play_deal(
    start: State,
    players: dict[Seat, str],
    pack: tuple[str, ...],
    rng: Random,
    choosers: dict[str, Choose],
    counts: dict[str, Count],
) -> Iterator[tuple[State, Event, dict[Card, int]]]:
    """Play a deal, count, and yield every card that was chosen among several, with what each was worth."""
    head = BELOTE.deal.next_head(start)
    assert head is not None
    state = BELOTE.deal.begin(start, head)
    lost: defaultdict[str, float] = defaultdict(float)
    while (tally := BELOTE.score.tally(state)) is None:
        event = BELOTE.deal.due(state, pack)
        if event is None:
            seat = BELOTE.rules.turn(state)
            assert seat is not None
            name, began = players[seat], process_time()
            event = choosers[name](state, rng) if state.phase == "play" else choose("amateur", state, rng)
            if event.do == "play" and len(may_play(state, seat)) > 1:
                count = counts[name]
                count.took.append((process_time() - began) * 1000)
                values = value_cards(state)
                cost = max(values.values()) - values[event.cards[0]]
                lost[side_of(seat, 4)] += cost
                count.tricks[len(state.tricks) + 1, "follow" if state.trick else "lead"] += cost
                count.roles[role_of(state, seat)] += cost
                count.blunders.update(find_blunders(state, seat, event.cards[0]))
                yield state, event, values
        state = BELOTE.rules.play(state, event)
    if state.contract:
        for at, side in enumerate(state.options.sides):
            count, other = counts[players[side[0]]], state.options.sides[1 - at]
            count.sides.append(lost[side])
            count.points.append(tally[0][side] - tally[0][other])


def role_of(state: State, seat: Seat) -> str:
    """Return whether a seat took, is the taker's partner, or defends."""
    if seat == state.taker:
        return "taker"
    return "partner" if side_of(seat, 4) == side_of(str(state.taker), 4) else "defender"


def find_blunders(state: State, seat: Seat, card: Card) -> Iterator[str]:
    """Yield the kinds of blunder that a card is."""
    hand, trump = state.hand(seat), state.trump
    mine = [each for each in hand if each[1] == card[1]]
    others = {each for other in state.seats if other != seat for each in state.hand(other)}
    if not state.trick:
        if trump != card[1] and len(mine) == 2 and card[0] != "T" and "T" + card[1] in mine and "A" + card[1] in others:
            yield BLUNDERS[0]
        if trump and seat == state.taker and card[1] != trump and {"J" + trump, "9" + trump} <= {*hand}:
            foes = [other for other in state.seats if side_of(other, 4) != side_of(seat, 4)]
            if any(each[1] == trump for foe in foes for each in state.hand(foe)):
                yield BLUNDERS[1]
    elif trump and card[1] == trump and any(each[1] != trump for each in hand):
        winner, led = taking(state.trick, str(state.contract)), state.trick[0][1]
        best = dict(state.trick)[winner]
        is_partners = led[1] == best[1] != trump and side_of(winner, 4) == side_of(seat, 4)
        height = heights(str(state.contract))
        is_master = not any(each[1] == led[1] and height[each] > height[best] for each in others)
        if is_partners and is_master and all(each[1] != led[1] for each in hand):
            yield BLUNDERS[2]


def spread(values: list[float]) -> tuple[float, float]:
    """Return the mean, and half the width of the 95 % interval."""
    mean = sum(values) / len(values)
    variance = sum((each - mean) ** 2 for each in values) / max(1, len(values) - 1)
    return mean, 1.96 * (variance / len(values)) ** 0.5


def report(name: str, count: Count) -> None:
    """Print what was counted of a player."""
    sides, took = len(count.sides), sorted(count.took)
    mean, half = spread(count.sides)
    print(f"\n{name}: {mean:.1f} ± {half:.1f} card points lost a deal and side, {sides} of them")
    points = [(one + other) / 2 for one, other in zip(count.points[::2], count.points[1::2], strict=True)]  # of a pack
    print("points won a deal: {:+.1f} ± {:.1f}".format(*spread(points)))
    print(f"milliseconds a choice: {sum(took) / len(took):.1f}, 95 % {took[len(took) * 95 // 100]:.1f}, {took[-1]:.1f}")
    print("| trick | 1 | 2 | 3 | 4 | 5 | 6 | 7 | all |\n|---|---|---|---|---|---|---|---|---|")
    for kind in ("lead", "follow"):
        losses = [count.tricks[trick, kind] / sides for trick in range(1, 8)]
        print(f"| {kind} |", *(f"{loss:.2f} |" for loss in (*losses, sum(losses))))
    print("by role:", ", ".join(f"{role} {loss / sides:.1f}" for role, loss in sorted(count.roles.items())))
    found = ", ".join(f"{kind} {1000 * count.blunders[kind] / (sides / 2):.0f}" for kind in BLUNDERS)
    print(f"for 1,000 deals, if both sides play so: {found}")


def main() -> None:
    """Play, and print what was counted."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("first", choices=(*PLAYERS, *COLVER))
    parser.add_argument("second", choices=(*PLAYERS, *COLVER))
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--preset", default="classic", choices=("classic", "tournament"))
    parser.add_argument("--time", type=int, default=100, help="processor milliseconds that colver has for a card")
    parser.add_argument("--minutes", type=float, default=inf, help="end after so many minutes, if not before")
    parser.add_argument("--keep", type=Path, help="a file for the choices, with what each card was worth")
    chosen = parser.parse_args()
    compiler.prepare("belote")
    options = BELOTE.resolve(chosen.preset, {})
    rng, seats, kept = Random(chosen.seed), options.seats, []
    counts = {name: Count() for name in (chosen.first, chosen.second)}
    choosers = {name: find_player(name, chosen.time) for name in counts}
    arrangements = [(chosen.first, chosen.second)]
    if chosen.first != chosen.second:
        arrangements.append((chosen.second, chosen.first))
    began = perf_counter()
    for number in range(chosen.deals):
        if perf_counter() - began > 60 * chosen.minutes:
            break
        pack = fair.pack(rng.randbytes(fair.SEED_BYTES), 1)
        for ours, theirs in arrangements:
            players = {seat: ours if seat in "NS" else theirs for seat in seats}
            chance = Random(number)
            start = BELOTE.rules.start(options, seats[number % 4])
            kept += [(number, *each) for each in play_deal(start, players, pack, chance, choosers, counts)]
        if chosen.keep and number % 20 == 19:
            chosen.keep.write_bytes(pickle.dumps(kept))
        elif not chosen.keep:
            kept.clear()
    for name, count in counts.items():
        report(name, count)


if __name__ == "__main__":
    main()
