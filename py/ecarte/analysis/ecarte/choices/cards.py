"""The choices of the play of cards, double dummy over the hands that the opponent may hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from ecarte.analysis.ecarte import worlds
from ecarte.analysis.ecarte.choices.judge import Judge
from ecarte.analysis.ecarte.choices.value import Steps
from ecarte.analysis.ecarte.playout import DEALER, ELDER, ENDS, NOBODY, Counts, end
from ecarte.core.game import Event
from ecarte.games.ecarte.state import HAND, OTHER, View
from ecarte.players.ecarte import double
from ecarte.players.ecarte.double.masks import number_cards, read_view

_NO_CARD = -1  # the opponent must play, or a hand is thrown in


class Cards(Judge):
    """Judges cards: over all hands of the opponent if they are not more than ``most``, else over a sample."""

    def __init__(
        self,
        view: View,
        events: Sequence[Event],
        rng: Random,
        most: int,
        wanted: int,
        marks: bool | None = None,
    ) -> None:
        super().__init__(view, events)
        self.seen = read_view(view)
        self.exact = worlds.number(self.seen) <= most
        self.rng, self.most, self.wanted = rng, most, wanted
        number = number_cards(view.trump or "", view.options.order)
        self.cards = [number[event.cards[0]] if event.cards else _NO_CARD for event in events]
        self.lies = next((number[card] for seat, card in view.trick if seat == view.seat), None)
        vulnerable = {None: NOBODY, view.elder: ELDER, view.dealer: DEALER}[view.vulnerable]
        if marks is None:  # by default it is marked in time
            marks = any(event.verb == "king" and not event.suffix for event in view.legal)
        own, other = (ELDER, DEALER) if self.elder else (DEALER, ELDER)
        self.king = self.playout.king if _may_yet_mark(view) else 0
        won = view.won[view.seat]
        self.end_of = [  # by whether the opponent marks a king, and by the tricks still taken
            [
                end(king, vulnerable, min(won + more, HAND) if self.elder else HAND - min(won + more, HAND))
                for more in range(HAND + 1)
            ]
            for king in (own if marks and self.playout.king else NOBODY, other)
        ]

    def steps(self) -> Steps:
        """Return the work in small pieces."""
        for number, group in enumerate(self.groups(), 1):
            for piece in _pieces(group):
                counted = self.count(piece)
                for at, counts in enumerate(counted):
                    if piece is group or not self.exact or not self.counts[at]:
                        self.counts[at].append(counts)
                    else:
                        self.counts[at][0] = [a + b for a, b in zip(self.counts[at][0], counts, strict=True)]
                self.worlds += len(piece)
                yield 3 * len(piece)
            if not self.exact and self.worlds >= self.wanted and number > 3 and number % 2 == 0:
                break
        if not all(any(counts) for choice in self.counts for counts in choice):  # other cards are legal than usual
            return None
        return self.values(self.exact)

    def groups(self) -> Iterator[Sequence[worlds.Weighed]]:
        """Return hands of the opponent: all in one group if they are exact, else endlessly."""
        return worlds.in_play(self.view, self.playout.habits, self.rng, self.most)

    def count(self, hands: Sequence[worlds.Weighed]) -> list[Counts]:
        """Return where each card leads against these hands."""
        by_card: dict[int, Counts] = {card: [0.0] * ENDS for card in self.cards}
        for hand, weight in hands:
            end_of = self.end_of[hand & self.king != 0]
            for card, tricks in self.won(hand).items():
                if card in by_card:  # a named suit leaves fewer cards (E20)
                    by_card[card][end_of[tricks]] += weight
        return [by_card[card] for card in self.cards]

    def won(self, hand: int) -> dict[int, int]:
        """Return the tricks the seat still takes against this hand of the opponent, by the card it plays."""
        own, must_head = self.seen.own, self.view.options.must_head
        if self.view.turn != self.view.seat:
            if self.lies is None:
                return {_NO_CARD: hand.bit_count() - double.solve(hand, own, must_head)}
            replies = double.solve_replies(hand, own, self.lies, must_head)
            return {_NO_CARD: hand.bit_count() - max(replies.values())}
        if self.seen.led is None:
            found = double.solve_leads(own, hand, must_head)
        else:
            found = double.solve_replies(own, hand, self.seen.led, must_head)
        found[_NO_CARD] = 0  # thrown in (E30)
        return found


def _may_yet_mark(view: View) -> bool:
    """Return whether the opponent marks a king it has: it can until it plays a card (E13, E14)."""
    options = view.options
    if options.king_mark != "optional" or OTHER[view.seat] in view.kings or view.tricks:
        return False
    return not view.trick or (view.trick[0][0] == view.seat and options.king_until == "laws")


def _pieces(group: Sequence[worlds.Weighed], size: int = 500) -> Iterator[Sequence[worlds.Weighed]]:
    if len(group) <= size:
        yield group
        return
    for begin in range(0, len(group), size):
        yield group[begin : begin + size]
