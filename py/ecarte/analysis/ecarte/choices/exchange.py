"""The choices of the exchange and of discarding, played out by habit over hands that the opponent may hold."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from random import Random

from ecarte.analysis.ecarte.choices.judge import Judge
from ecarte.analysis.ecarte.choices.value import NOTHING, Steps
from ecarte.core.game import Event
from ecarte.games.ecarte.state import AT, HAND, OTHER, View
from ecarte.machine import run
from ecarte.machine.ecarte.exchange import REFUSED, STOOD, judge_exchange
from ecarte.machine.ecarte.records import ANSWER, CHOICES, CHOOSE, DEALERS_NUMBER, DRAWING, NUMBER, Work
from ecarte.players.ecarte.masks import read_view, to_mask

TRIED = 80  # hands on which every discard is tried before the first are dropped
_SAID = {"stand": STOOD, "refuse": REFUSED, "propose": ANSWER, "accept": NUMBER}


class Exchange(Judge):
    """Judges what may be said and discarded, at about ``wanted`` hands of the opponent."""

    def __init__(
        self, view: View, events: Sequence[Event], rng: Random, wanted: int, event: Event | None, tried: int = TRIED
    ) -> None:
        super().__init__(view, events, rng)
        self.event, self.tried = event, tried
        # Discards and proposals of a number (E9) are many choices, so half the hands take as long.
        self.wanted = wanted // 2 if view.phase == "discard" or len(events) > 2 else wanted

    def steps(self) -> Steps:
        """Return the work in small pieces."""
        work = self.work()
        while not work.is_done:
            spent = self.playout.call(judge_exchange, work)
            for group in range(work.groups):
                begin = group * CHOICES
                tried = work.choices[begin : begin + work.sizes[group]]
                for choice, worth in zip(tried, self.worth(work, begin, len(tried)), strict=True):
                    self.worths[choice].append(worth)
            yield spent
        self.worlds = work.worlds
        self.finish(work)
        return self.values(exact=False)

    def work(self) -> Work:
        """Return what the machine is given."""
        view, work = self.view, super().work()
        other = OTHER[view.seat]
        work.unseen, work.times = read_view(view).unseen, len(view.exchanges)
        for at, taken in enumerate(view.exchanges):
            work.exchanged[2 * at], work.exchanged[2 * at + 1] = taken[AT[other]], taken[AT[view.elder]]
        if view.phase == "discard" or (view.phase == "answer" and not self.elder):
            work.has_chosen = 1
            work.laid = 0 if self.elder else max(0, HAND - view.sizes[other])
        trump, order = view.trump or "", view.options.order
        work.own, work.is_elder, work.left = to_mask(view.hand, trump, order), int(self.elder), view.stock
        for at, event in enumerate(self.events):
            work.stages[at], work.asked[at] = self.stage(event)
            work.discards[at] = to_mask(event.cards, trump, order) if event.do == "discard" else 0
        work.trying = len(self.events)
        work.rows[: work.trying] = array("i", range(work.trying))
        work.wanted, work.tried, work.slice = self.wanted, self.tried, run.find_slice("ecarte")
        chosen = self.event and self.event.choice
        work.examined = next((at for at, event in enumerate(self.events) if event.choice == chosen), -1)
        return work

    def stage(self, event: Event) -> tuple[int, int]:
        """Return where a deal goes on after a choice, and the number said with a proposal, or 0."""
        asked = self.view.proposed or 0
        if event.verb == NOTHING:  # the opponent decides, whose own cards are discarded unless it is the elder's turn
            discards = DEALERS_NUMBER if self.elder else NUMBER
            return {"choose": CHOOSE, "answer": ANSWER}.get(self.view.phase, discards), asked
        if event.do == "discard":
            return DEALERS_NUMBER if self.elder else DRAWING, 0
        if event.verb == "propose":
            asked = int(event.args[0]) if event.args else 0
        return _SAID[event.verb], asked
