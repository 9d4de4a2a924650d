"""What the other may hold, as one seat knows it: hands with how likely they are, by what the other has said and done.

Nothing here sees more than a view.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb
from random import Random
from typing import NamedTuple

from ecarte.analysis.ecarte.habits import TOPS, Habits
from ecarte.analysis.ecarte.playout import orders
from ecarte.games.ecarte.state import AT, OTHER, View
from ecarte.players.ecarte.double import HAND, SUIT, of
from ecarte.players.ecarte.double.masks import Known, known, mask

_SELDOM = 1 / 128  # nothing the other may have done is impossible
_LIGHT = 1 / 4
_ORDERS = 32  # at most, for a group


class World(NamedTuple):
    """A hand of the other's, how likely it is beside others, and the stock: from ``top`` on in an order's sums."""

    other: int
    weight: float
    sums: list[int]
    top: int


def in_exchange(view: View, habits: Habits, rng: Random) -> Iterator[list[World]]:
    """Worlds for a moment of the exchange, endlessly, a group at a time: each begins orders of the unseen cards from
    each of their places. Of those with little weight only some are looked at, with as much more of it: else a few
    hands that would do what was hardly ever done would tell everything."""
    seen = known(view)
    size = seen.unseen.bit_count()
    while True:
        group: list[World] = []
        for _ in range(_ORDERS):
            for sums in orders(seen.unseen, rng, 1):
                for top in range(size):
                    world = _world(view, habits, sums, top)
                    if world.weight >= _LIGHT:
                        group.append(world)
                    elif rng.random() * _LIGHT < world.weight:
                        group.append(world._replace(weight=_LIGHT))
            if 2 * len(group) >= size:
                break
        if group:
            yield group


def _world(view: View, habits: Habits, sums: list[int], top: int) -> World:
    other, elder = OTHER[view.seat], view.seat != view.elder  # whether the other is elder
    says = habits.stands if elder else habits.refuses
    hand, top, weight = sums[top + HAND] - sums[top], top + HAND, 1.0
    for times, taken in enumerate(view.exchanges):
        number = taken[AT[other]]
        thrown, likely = habits.threw(hand, number, times, 0 if elder else taken[AT[view.elder]])
        weight *= likely * (1 - says(hand, times))
        hand = hand & ~thrown | sums[top + number] - sums[top]
        top += number
    times = len(view.exchanges)
    if view.phase == "discard" or (view.phase == "answer" and elder):
        weight *= 1 - says(hand, times)
        if elder and view.sizes[other] < HAND:  # it has laid cards away
            thrown, likely = habits.threw(hand, HAND - view.sizes[other], times, 0)
            weight *= likely
            hand &= ~thrown
    return World(hand, max(weight, _SELDOM), sums, top)


# --- in the play ---


def in_play(view: View, habits: Habits, rng: Random, most: int) -> Iterator[list[tuple[int, float]]]:
    """Hands of the other with their weights, for a moment of the play: all there are, in one group, when they are
    no more than so many; else drawn, a group at a time, endlessly."""
    seen = known(view)
    weigh = weigher(view, habits)
    size = max(0, seen.size - seen.holds.bit_count())
    if number(seen) <= most:
        bits = [1 << card for card in of(seen.pool)]
        yield [(hand, weigh(hand)) for each in combinations(bits, size) for hand in (seen.holds | sum(each),)]
        return
    places = seen.pool.bit_count()
    while True:
        for sums in orders(seen.pool, rng, 1):
            hands = (seen.holds | sums[top + size] - sums[top] for top in range(places))
            yield [(hand, weigh(hand)) for hand in hands]


def number(seen: Known) -> int:
    """How many hands the other may hold."""
    return comb(seen.pool.bit_count(), max(0, seen.size - seen.holds.bit_count()))


class weigher:  # noqa: N801  # it is called like a function
    """How likely the other is to have a hand, by what it said and how many cards it took; what it has played since
    belongs to the hand."""

    def __init__(self, view: View, habits: Habits) -> None:
        other = OTHER[view.seat]
        trump, order = view.trump or "", view.options.order
        shown = [trick.cards[trick.leader != other] for trick in view.tricks]
        shown += [card for seat, card in view.trick if seat == other]
        self.shown = mask(shown, trump, order)
        self.elder = other == view.elder
        self.habits = habits
        self.times = len(view.exchanges)
        self.declined = view.declined == other
        self.kept = HAND - view.exchanges[-1][AT[other]] if view.exchanges else None

    def __call__(self, hand: int) -> float:
        hand |= self.shown
        says = self.habits.stands if self.elder else self.habits.refuses
        if self.kept is None:  # as dealt
            played = says(hand, self.times)
            weight = played if self.declined else 1 - played if self.elder else 1.0
            return max(weight, _SELDOM)
        # Of a hand drawn to, the cards that were kept may be any that are worth it; the more it has of them, the
        # more ways there are to it.
        good = (hand & (SUIT | TOPS)).bit_count()
        return max(comb(good, self.kept), _SELDOM * 4)
