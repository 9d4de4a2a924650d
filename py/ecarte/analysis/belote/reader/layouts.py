"""All ways to lay hidden cards into hands: counted exactly, and drawn, each equally likely."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import comb
from random import Random
from typing import TypeAlias

Masks: TypeAlias = tuple[int, ...]
"""Cards as masks, by holder."""


@dataclass(frozen=True, slots=True)
class Layouts:
    """The ways to lay the ``hidden`` cards, a mask: each holder gets ``sizes`` of them.

    Every holder gets its ``fixed`` cards, and others only of those that it ``may`` hold.
    """

    hidden: int
    sizes: tuple[int, ...]
    fixed: Masks
    may: Masks

    def count(self) -> int:
        """Return how many there are."""
        return _Ways(self).total

    def chance(self, holder: int, cards: int) -> float:
        """Return how often a holder has any of some cards; there is a way to lay them."""
        if cards & self.fixed[holder]:
            return 1.0
        may = tuple(each & ~cards if at == holder else each for at, each in enumerate(self.may))
        ways = self.count()
        return (ways - Layouts(self.hidden, self.sizes, self.fixed, may).count()) / ways

    def fix(self, fixed: Masks) -> Layouts | None:
        """Return those in which every holder has some more cards, or None where a card would be in two hands."""
        both = tuple(one | other for one, other in zip(self.fixed, fixed, strict=True))
        certain = 0
        for mine, may in zip(both, self.may, strict=True):
            if mine & certain or mine & ~may:
                return None
            certain |= mine
        return Layouts(self.hidden, self.sizes, both, self.may)

    def draws(self, rng: Random) -> Iterator[Masks]:
        """Return ways drawn at random, without end; there is at least one."""
        ways = _Ways(self)
        while True:
            yield ways.draw(rng)


class _Ways:
    """The free cards in groups by who may hold them, and the number of ways to share out each from the last on."""

    def __init__(self, layouts: Layouts) -> None:
        self.fixed, certain = layouts.fixed, 0
        for cards in layouts.fixed:
            certain |= cards
        groups: dict[tuple[int, ...], list[int]] = {}
        free = layouts.hidden & ~certain
        while free:
            bit = free & -free
            free ^= bit
            groups.setdefault(tuple(at for at, may in enumerate(layouts.may) if may & bit), []).append(bit)
        self.groups = sorted(groups.items(), key=lambda group: (len(group[0]), group))
        needs = tuple(size - cards.bit_count() for size, cards in zip(layouts.sizes, layouts.fixed, strict=True))
        self.needs, self._known = needs, dict[tuple[int, tuple[int, ...]], int]()
        is_whole = min(needs, default=0) >= 0 and sum(needs) == sum(len(cards) for _, cards in self.groups)
        self.total = self._count(0, needs) if is_whole else 0

    def _count(self, at: int, needs: tuple[int, ...]) -> int:
        """Return in how many ways the groups from one on can be shared out to those who still need cards."""
        if at == len(self.groups):
            return int(not any(needs))
        found = self._known.get((at, needs))
        if found is None:
            found = sum(ways * self._count(at + 1, left) for _, ways, left in self._shares(at, needs))
            self._known[at, needs] = found
        return found

    def _shares(self, at: int, needs: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], int, tuple[int, ...]]]:
        """Return how many of a group each of its holders can get, in how many ways, and what all still need."""
        holders, cards = self.groups[at]
        if not holders:
            return
        for some in product(*(range(min(needs[holder], len(cards)) + 1) for holder in holders[:-1])):
            last = len(cards) - sum(some)
            if not 0 <= last <= needs[holders[-1]]:
                continue
            shares, ways, rest, left = (*some, last), 1, len(cards), list(needs)
            for holder, share in zip(holders, shares, strict=True):
                ways *= comb(rest, share)
                rest -= share
                left[holder] -= share
            yield shares, ways, tuple(left)

    def draw(self, rng: Random) -> Masks:
        """Return one way, each equally likely."""
        hands, needs = [*self.fixed], self.needs
        for at, (holders, cards) in enumerate(self.groups):
            shares, needs = self._draw_shares(at, needs, rng)
            order, begin = rng.sample(cards, len(cards)) if len(holders) > 1 else cards, 0
            for holder, share in zip(holders, shares, strict=True):
                for bit in order[begin : begin + share]:
                    hands[holder] |= bit
                begin += share
        return tuple(hands)

    def _draw_shares(self, at: int, needs: tuple[int, ...], rng: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return how many of a group each of its holders gets, and what all still need."""
        drawn = rng.randrange(self._count(at, needs))
        for shares, ways, left in self._shares(at, needs):
            drawn -= ways * self._count(at + 1, left)
            if drawn < 0:
                return shares, left
        raise AssertionError("every number drawn is that of a way")


def combine(layouts: Layouts, choices: Sequence[Sequence[tuple[int, int]]]) -> list[tuple[Layouts, int]]:
    """Return the layouts for each choice of one of ``(holder, cards)`` from every list, with how many they are."""
    found = []
    for chosen in product(*choices):
        fixed: Layouts | None = layouts
        for holder, cards in chosen:
            fixed = fixed and fixed.fix(tuple(cards if at == holder else 0 for at in range(len(layouts.sizes))))
        if fixed is not None and (number := fixed.count()):
            found.append((fixed, number))
    return found
