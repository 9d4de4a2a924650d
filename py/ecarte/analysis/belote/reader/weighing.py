"""Hands the others may hold, drawn and weighed: one counts the more, the likelier its holder would act so with it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from random import Random

from ecarte.analysis.belote.reader.hidden import Hidden
from ecarte.analysis.belote.reader.layouts import Masks, combine
from ecarte.machine import run
from ecarte.machine.belote.sampling import believe
from ecarte.machine.belote.sight import Work
from ecarte.machine.belote.trial import find_likelihood
from ecarte.machine.ways import Plain
from ecarte.players.belote.cards import tables
from ecarte.players.belote.search import GAME, hear, look

UNCALLED = 0.02  # how often a king or queen of trumps is played without its call by a hand with both


class Drawn:
    """Layouts drawn at random, each with its weight.

    An announced sequence lies in one of several places: a layout is drawn from those with one of them, and counts the
    less, the more ways lead to it.
    """

    def __init__(self, hidden: Hidden, rng: Random, *, weighted: bool) -> None:
        self._hidden, self._rng, self._weighted, view = hidden, rng, weighted, hidden.view
        self._rules = tables(view.options)
        with run.using(GAME, Plain()):
            self._work = look(view) if hidden.is_played else hear(view, ()) if view.phase == "bid" else Work()
        self._work.chance = list(rng.getstate()[1])
        self.runs = _runs(hidden, self._work) if hidden.is_played else []
        self._layouts = combine(hidden.layouts, self.runs)
        self.fits = bool(self._layouts)  # whether every announced sequence can lie somewhere
        self._layouts = self._layouts or [(hidden.layouts, 1)]
        self._sums = list(accumulate(number for _, number in self._layouts))
        self._draws: dict[int, Iterator[Masks]] = {}
        self._places = [view.seats.index(seat) for seat in hidden.seats if seat]

    def draw(self) -> tuple[Masks, float]:
        """Return a layout and its weight."""
        drawn = self._rng.randrange(self._sums[-1])
        at = next(at for at, most in enumerate(self._sums) if drawn < most)
        if at not in self._draws:
            self._draws[at] = self._layouts[at][0].draws(self._rng)
        hands = next(self._draws[at])
        weight = self._weigh(hands) if self._weighted else 1.0
        return hands, weight / self._ways(hands)

    def _ways(self, hands: Masks) -> int:
        """Return from how many of the lists of places a layout can be drawn."""
        if len(self._layouts) == 1:
            return 1
        return sum(
            all(not fixed & ~hand for fixed, hand in zip(layouts.fixed, hands, strict=True))
            for layouts, _ in self._layouts
        )

    def _weigh(self, hands: Masks) -> float:
        rules, work = self._rules, self._work
        if not self._hidden.is_played and self._hidden.view.phase != "bid":
            return 1.0  # between both
        for place, hand in zip(self._places, hands, strict=False):
            work.world[place], work.complete[place] = hand, hand | work.played[place]
        if not self._hidden.is_played:
            likely = find_likelihood(rules, work)
        else:
            work.world[work.me] = work.hands[work.me]
            work.complete[work.me] = work.hands[work.me] | work.played[work.me]
            likely = believe(rules, work)
            for place, hand in zip(self._places, hands, strict=False):
                if hand & work.unlikely[place]:
                    likely *= UNCALLED
        return likely


def _runs(hidden: Hidden, work: Work) -> list[list[tuple[int, int]]]:
    """Return for each announced sequence the holder with the cards of each place where it may lie."""
    found, begin = [], 0
    for at in range(work.sequences):
        holder = hidden.seats.index(hidden.view.seats[work.owners[at]])
        found.append([(holder, work.runs[each]) for each in range(begin, work.ends[at])])
        begin = work.ends[at]
    return found
