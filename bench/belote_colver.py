"""colver's searches as players of belote's cards, for `bench/belote_loss.py`: without its networks, which are not here.

The contract is told to colver as a bid of 80, the lowest of contrée, in the taker's suit; that the turn-up is the
taker's it is not told.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from time import perf_counter, process_time

import colver

from ecarte.core.cards import SUITS, Card
from ecarte.core.game import Event, Seat
from ecarte.games.belote.game import GAME as BELOTE
from ecarte.games.belote.legal import may_play
from ecarte.games.belote.state import State, around
from ecarte.players.belote import table
from ecarte.players.belote.cards import numbers

SEARCHES = {"colver-isdd": "isdd", "colver-smart": "smart_ismcts", "colver-naive": "ismcts"}
"""Sampled hands solved with all cards open, its strongest search; and two kinds of Monte Carlo tree search."""
_SPEC = """
[bid]
strategy = "heuristic"
[play]
method = "{method}"
time_ms = {milliseconds}
[worlds]
source = "uniform"
"""
_CARDS = {rank + suit: 8 * at + place for at, suit in enumerate(SUITS) for place, rank in enumerate("789JQKTA")}
_NAMES = {number: card for card, number in _CARDS.items()}
_PASS, _EIGHTY = 0, 1  # bids: 80 in the first suit


class Search:
    """A search of colver's, in whichever seat plays."""

    def __init__(self, name: str, milliseconds: int) -> None:
        self.method, self.milliseconds = SEARCHES[name], milliseconds
        self.hands: Mapping[Seat, Set[Card]] = {}
        self.played = 0
        self.passed = self.used = 0.1  # seconds of all searches: by the clock, and of the processor

    def choose(self, state: State) -> Event:
        """Return what the seat to move does: declarations as any player, the card as colver."""
        seat = str(BELOTE.rules.turn(state))
        spoken = table.said(BELOTE.view.of(state, seat))
        if spoken is not None:
            return spoken
        cards = may_play(state, seat)
        card = cards[0] if len(cards) == 1 else self._search(state)
        if card not in cards:  # by its rules a trump need not be played under a higher one of the opponents
            card = min(cards, key=numbers(str(state.contract)).__getitem__)
        legal = [event for event in BELOTE.rules.legal(state, seat) if event.cards == (card,)]
        return max(legal, key=lambda event: bool(event.call))

    def _search(self, state: State) -> Card:
        self._follow(state)
        agent = self.agents[self.env.current_player()]
        # On a busy machine a search has less of the processor than the time it is given: so it is given more.
        agent.set_time_ms(round(self.milliseconds * self.passed / self.used))
        began, used = perf_counter(), process_time()
        card = _NAMES[agent.action(self.env)]
        self.passed += perf_counter() - began
        self.used += process_time() - used
        return card

    def _follow(self, state: State) -> None:
        """Tell colver what was played since it was asked last."""
        played = [*state.trick]
        for trick in reversed(state.tricks):
            order = around(state.seats, trick.leader)
            played[:0] = zip((order[-1], *order), trick.cards, strict=False)
        hands = {seat: {*state.hand(seat), *(card for other, card in played if other == seat)} for seat in state.seats}
        if hands != self.hands or len(played) < self.played:
            self.hands = hands
            self._begin(state)
        for _, card in played[self.played :]:
            self._do(_CARDS[card])
        self.played = len(played)

    def _begin(self, state: State) -> None:
        """Deal the hands, and bid."""
        seats, self.played = state.options.seats, 0
        dealer, taker = seats.index(state.dealer), seats.index(str(state.taker))
        hands = [[_CARDS[card] for card in self.hands[seat]] for seat in seats]
        self.env = colver.Env.deal_with_hands(dealer, hands)
        spec = _SPEC.format(method=self.method, milliseconds=self.milliseconds)
        self.agents = [colver.Agent(spec, seat, dealer) for seat in range(4)]
        for agent in self.agents:
            agent.init_deal(self.env)
        bid = _EIGHTY + SUITS.index(str(state.contract))
        for action in (*(_PASS,) * ((taker - dealer - 1) % 4), bid, *(_PASS,) * 3):
            self._do(action)

    def _do(self, action: int) -> None:
        for agent in self.agents:
            agent.observe(self.env, action)
        self.env.step(action)
