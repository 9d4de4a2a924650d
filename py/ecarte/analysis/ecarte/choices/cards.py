"""The choices of the play of cards, double dummy over the hands that the opponent may hold."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import count
from math import comb
from random import Random

from ecarte.analysis.ecarte.choices.judge import Judge
from ecarte.analysis.ecarte.choices.value import Steps
from ecarte.core.game import Event
from ecarte.games.ecarte.state import AT, HAND, OTHER, View
from ecarte.machine.cards import may_play
from ecarte.machine.ecarte.exchange import number_end
from ecarte.machine.ecarte.play import LEADS, NO_CARD, REPLIES, WAITS, WAITS_TO_REPLY, judge_cards
from ecarte.machine.ecarte.records import DEALER, ELDER, NOBODY, Work
from ecarte.players.ecarte.masks import number_cards, read_view, to_mask


class Cards(Judge):
    """Judges cards: over all hands of the opponent if they are not more than ``most``, else over a sample."""

    def __init__(
        self, view: View, events: Sequence[Event], rng: Random, most: int, wanted: int, marks: bool | None = None
    ) -> None:
        super().__init__(view, events, rng)
        self.seen = read_view(view)
        self.missing = max(0, self.seen.size - self.seen.holds.bit_count())  # unknown cards of the opponent
        self.exact = comb(self.seen.pool.bit_count(), self.missing) <= most
        self.wanted = wanted
        number = number_cards(view.trump or "", view.options.order)
        self.cards = [number[event.cards[0]] if event.cards else NO_CARD for event in events]
        self.lies = next((number[card] for seat, card in view.trick if seat == view.seat), None)
        vulnerable = {None: NOBODY, view.elder: ELDER, view.dealer: DEALER}[view.vulnerable]
        if marks is None:  # by default it is marked in time
            marks = any(event.verb == "king" and not event.suffix for event in view.legal)
        own, other = (ELDER, DEALER) if self.elder else (DEALER, ELDER)
        self.king = self.playout.king if _may_yet_mark(view) else 0
        won = view.won[view.seat]
        self.end_of = [  # by whether the opponent marks a king, and by the tricks still taken
            [
                number_end(king, vulnerable, min(won + more, HAND) if self.elder else HAND - min(won + more, HAND))
                for more in range(HAND + 1)
            ]
            for king in (own if marks and self.playout.king else NOBODY, other)
        ]

    def steps(self) -> Steps:
        """Return the work in small pieces."""
        work = self.work()
        for number in count(1):
            worlds = self.playout.call(judge_cards, work)
            for known, worth in zip(self.worths, self.worth(work, 0, work.trying), strict=True):
                if self.exact:  # of all hands so far
                    known.clear()
                known.append(worth)
            self.worlds += worlds
            yield 3 * worlds
            if work.is_done if self.exact else self.worlds >= self.wanted and number > 3 and number % 2 == 0:
                break
        self.finish(work)
        if not all(weight for choice in self.worths for weight, *_ in choice):  # other cards are legal than usual
            return None
        return self.values(self.exact)

    def work(self) -> Work:
        """Return what the machine is given."""
        view, seen, work = self.view, self.seen, super().work()
        other = OTHER[view.seat]
        shown = [trick.cards[trick.leader != other] for trick in view.tricks]
        shown += [card for seat, card in view.trick if seat == other]
        work.shown = to_mask(shown, view.trump or "", view.options.order)
        work.times, work.declined = len(view.exchanges), int(view.declined == other)
        work.kept = HAND - view.exchanges[-1][AT[other]] if view.exchanges else -1
        work.holds, work.pool, work.size = seen.holds, seen.pool, self.missing
        work.own, work.is_elder, work.is_exact = seen.own, int(self.elder), int(self.exact)
        if view.turn != view.seat:
            work.does, work.led = (WAITS, 0) if self.lies is None else (WAITS_TO_REPLY, self.lies)
        elif seen.led is None:
            work.does = LEADS
        else:
            work.does, work.led = REPLIES, seen.led
            work.may = may_play(seen.own, seen.led, view.options.must_head)
        work.trying = len(self.cards)
        work.rows[: len(self.cards)] = array("i", range(len(self.cards)))
        work.plays[: len(self.cards)] = array("i", self.cards)
        work.ends = [each for row in self.end_of for each in row]
        work.marks = self.king
        work.chosen = list(range(HAND))
        return work


def _may_yet_mark(view: View) -> bool:
    """Return whether the opponent marks a king it has: it can until it plays a card (E13, E14)."""
    options = view.options
    if options.king_mark != "optional" or OTHER[view.seat] in view.kings or view.tricks:
        return False
    return not view.trick or (view.trick[0][0] == view.seat and options.king_until == "laws")
