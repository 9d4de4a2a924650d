"""Hands the opponent may hold, as one seat knows it, weighted by what the opponent has said and done.

Nothing here uses more than a view.
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
from ecarte.players.ecarte.double import HAND, SUIT, scan
from ecarte.players.ecarte.double.masks import Known, read_view, to_mask

SELDOM = 1 / 128  # the least chance: no choice of the opponent is impossible
LIGHT = 1 / 4
ORDERS = 32  # the most for a group


class World(NamedTuple):
    """A hand of the opponent, its weight, and the stock: from ``top`` on in the sums of an order."""

    other: int
    weight: float
    sums: list[int]
    top: int


def in_exchange(view: View, habits: Habits, rng: Random) -> Iterator[list[World]]:
    """Return worlds for a moment of the exchange, endlessly, in groups.

    A group takes random orders of the unseen cards, each started from all its places. Of hands with little weight only
    some are used, each with more weight, so that a few hands that fit a rare choice cannot decide everything.
    """
    seen = read_view(view)
    size = seen.unseen.bit_count()
    while True:
        group: list[World] = []
        for _ in range(ORDERS):
            for sums in orders(seen.unseen, rng, 1):
                for top in range(size):
                    world = _world(view, habits, sums, top)
                    if world.weight >= LIGHT:
                        group.append(world)
                    elif rng.random() * LIGHT < world.weight:
                        group.append(world._replace(weight=LIGHT))
            if 2 * len(group) >= size:
                break
        if group:
            yield group


def _world(view: View, habits: Habits, sums: list[int], top: int) -> World:
    other, elder = OTHER[view.seat], view.seat != view.elder  # `elder`: whether the opponent is elder
    says = habits.stands if elder else habits.refuses
    hand, top, weight = sums[top + HAND] - sums[top], top + HAND, 1.0
    for times, taken in enumerate(view.exchanges):
        number = taken[AT[other]]
        discarded, likely = habits.guess_discards(hand, number, times, 0 if elder else taken[AT[view.elder]])
        weight *= likely * (1 - says(hand, times))
        hand = hand & ~discarded | sums[top + number] - sums[top]
        top += number
    times = len(view.exchanges)
    if view.phase == "discard" or (view.phase == "answer" and elder):
        weight *= 1 - says(hand, times)
        if elder and view.sizes[other] < HAND:  # it has discarded
            discarded, likely = habits.guess_discards(hand, HAND - view.sizes[other], times, 0)
            weight *= likely
            hand &= ~discarded
    return World(hand, max(weight, SELDOM), sums, top)


# --- in the play ---


Weighed = tuple[int, float]
"""A hand of the opponent, and its weight."""


def in_play(view: View, habits: Habits, rng: Random, most: int) -> Iterator[list[Weighed]]:
    """Return weighted hands of the opponent for a moment of the play.

    They are all in one group if there are at most ``most``; otherwise they are sampled endlessly, a group at a time.
    """
    seen = read_view(view)
    weigh = Weights(view, habits)
    size = max(0, seen.size - seen.holds.bit_count())
    if number(seen) <= most:
        bits = [1 << card for card in scan(seen.pool)]
        yield [(hand, weigh(hand)) for each in combinations(bits, size) for hand in (seen.holds | sum(each),)]
        return
    places = seen.pool.bit_count()
    while True:
        for sums in orders(seen.pool, rng, 1):
            hands = (seen.holds | sums[top + size] - sums[top] for top in range(places))
            yield [(hand, weigh(hand)) for hand in hands]


def number(seen: Known) -> int:
    """Return how many hands the opponent may hold."""
    return comb(seen.pool.bit_count(), max(0, seen.size - seen.holds.bit_count()))


class Weights:
    """The relative chance of each hand of the opponent, from its choices in the exchange.

    Cards it has played since belong to the hand.
    """

    def __init__(self, view: View, habits: Habits) -> None:
        other = OTHER[view.seat]
        trump, order = view.trump or "", view.options.order
        shown = [trick.cards[trick.leader != other] for trick in view.tricks]
        shown += [card for seat, card in view.trick if seat == other]
        self.shown = to_mask(shown, trump, order)
        self.elder = other == view.elder
        self.habits = habits
        self.times = len(view.exchanges)
        self.declined = view.declined == other
        self.kept = HAND - view.exchanges[-1][AT[other]] if view.exchanges else None

    def __call__(self, hand: int) -> float:
        """Return the relative chance of a hand."""
        hand |= self.shown
        says = self.habits.stands if self.elder else self.habits.refuses
        if self.kept is None:  # as dealt
            played = says(hand, self.times)
            weight = played if self.declined else 1 - played if self.elder else 1.0
            return max(weight, SELDOM)
        # After a draw, the cards kept may be any good ones in the hand: the more good ones it has, the more ways
        # lead to it.
        good = (hand & (SUIT | TOPS)).bit_count()
        return max(comb(good, self.kept), SELDOM * 4)
