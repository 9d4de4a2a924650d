"""The choices of the exchange and of discarding, played out by habit over hands that the opponent may hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from ecarte.analysis.ecarte import worlds
from ecarte.analysis.ecarte.choices.judge import Judge
from ecarte.analysis.ecarte.choices.value import NOTHING, Steps, interval
from ecarte.analysis.ecarte.playout import ENDS, LEAST, Counts, Course
from ecarte.core.game import Event
from ecarte.games.ecarte.state import View
from ecarte.players.ecarte.double.masks import to_mask

TRIED = 80  # hands on which every discard is tried before the first are dropped
_KEPT = 6
_CLEAR = 2  # half intervals by which a choice is worse before it is dropped: four standard errors


class Exchange(Judge):
    """Judges what may be said and discarded, at about ``wanted`` hands of the opponent."""

    def __init__(
        self,
        view: View,
        events: Sequence[Event],
        rng: Random,
        wanted: int,
        event: Event | None,
        tried: int = TRIED,
    ) -> None:
        super().__init__(view, events)
        self.rng, self.event, self.tried = rng, event, tried
        # Discards and proposals of a number (E9) are many choices, so half the hands take as long.
        self.wanted = wanted // 2 if view.phase == "discard" or len(events) > 2 else wanted
        trump, order = view.trump or "", view.options.order
        self.own = to_mask(view.hand, trump, order)
        self.discarded = [to_mask(each.cards, trump, order) if each.do == "discard" else 0 for each in events]
        self.times, self.left = len(view.exchanges), view.stock

    def steps(self) -> Steps:
        """Return the work in small pieces."""
        trying = list(range(len(self.events)))
        for number, group in enumerate(self.groups(), 1):
            for at, counts in zip(trying, self.count(trying, group), strict=True):
                self.counts[at].append(counts)
            self.worlds += len(group)
            if self.worlds >= self.wanted and number > 3 and number % 2 == 0:
                break
            if self.worlds >= self.tried and len(trying) > _KEPT:
                trying = self.hopeful(trying)
            yield len(group) * len(trying)
        return self.values(exact=False)

    def groups(self) -> Iterator[Sequence[worlds.World]]:
        """Return hands of the opponent, endlessly."""
        return worlds.in_exchange(self.view, self.playout.habits, self.rng)

    def count(self, trying: Sequence[int], group: Sequence[worlds.World]) -> Sequence[Counts]:
        """Count the ends of each choice in ``trying`` over a group of worlds."""
        return [self.count_one(at, group) for at in trying]

    def count_one(self, at: int, group: Sequence[worlds.World]) -> Counts:
        """Count the ends of one choice over a group of worlds."""
        course = Course([0.0] * ENDS, (), 0)
        for world in group:
            course.sums, course.end, course.least = world.sums, world.top + self.left, LEAST * world.weight
            self.go_on(self.events[at], self.discarded[at], world, course)
        return course.counts

    def hopeful(self, trying: list[int]) -> list[int]:
        """Return the choices that may still be the best, at least `_KEPT` of them, and the one to examine fully."""
        sign = 1 if self.elder else -1
        values = {at: [sign * each for each in self.sums(at, self.ends.game)] for at in trying}
        ranked = sorted(trying, key=lambda at: -sum(values[at]))
        weights = self.weights(ranked[0])
        total = sum(weights)
        kept = []
        for place, at in enumerate(ranked):
            less = [best - each for best, each in zip(values[ranked[0]], values[at], strict=True)]
            if (
                place < _KEPT
                or sum(less) / total < _CLEAR * interval(less, weights)
                or (self.event and self.events[at].choice == self.event.choice)
            ):
                kept.append(at)
        return kept

    def go_on(self, event: Event, discarded: int, world: worlds.World, course: Course) -> None:
        """Play out one choice in one world."""
        playout, weight, top, times = self.playout, world.weight, world.top, self.times
        elder, dealer = (self.own, world.other) if self.elder else (world.other, self.own)
        if event.verb == "stand":
            course.counts[playout.stood(elder, dealer, times)] += weight
        elif event.verb == "refuse":
            course.counts[playout.refused(elder, dealer, times)] += weight
        elif event.verb == "propose":
            playout.answer(course, weight, elder, dealer, top, times, int(event.args[0]) if event.args else 0)
        elif event.verb == "accept":
            playout.discard_elder(course, weight, elder, dealer, top, times, self.view.proposed or 0)
        elif event.verb == NOTHING:
            self.other_goes_on(course, weight, elder, dealer, top)
        elif self.elder:
            playout.discard_dealer(course, weight, elder ^ discarded, dealer, top, times)
        else:
            playout.draw(course, weight, elder, dealer ^ discarded, top, times)

    def other_goes_on(self, course: Course, weight: float, elder: int, dealer: int, top: int) -> None:
        """Play out the deal from the opponent's decision."""
        playout, asked = self.playout, self.view.proposed or 0
        if self.view.phase == "choose":
            playout.choose(course, weight, elder, dealer, top, self.times)
        elif self.view.phase == "answer":
            playout.answer(course, weight, elder, dealer, top, self.times, asked)
        elif self.elder:  # its own cards are discarded
            playout.discard_dealer(course, weight, elder, dealer, top, self.times)
        else:
            playout.discard_elder(course, weight, elder, dealer, top, self.times, asked)
