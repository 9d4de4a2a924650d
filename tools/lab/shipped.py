"""Places of games of the engine as rows of the lab, so that its players can be held against those that are shipped."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ecarte.ai.ecarte_masks import cards, mask, numbers, shown
from ecarte.game import Event
from ecarte.games import ecarte
from ecarte.games.ecarte_state import AT, KINGS, State, View
from ecarte.simulate import Plan, games
from lab import deal
from lab.book import Array
from train.keys import ANSWER, CHOOSE, DEALERS_NUMBER, NUMBER
from train.rules import STOCK

PHASES = {"choose": CHOOSE, "answer": ANSWER, "discard": NUMBER, "play": deal.PLAY}


def places(first: str, second: str, number: int, seed: int) -> Iterator[tuple[View, State]]:
    """All decisions of games between two players of the engine."""
    for play in games(Plan({"S": first, "N": second}, number, seed)):
        for step in play.steps:
            mover = ecarte.turn(step.before)
            if isinstance(step.what, Event) and mover is not None and step.what.seat == mover:
                view = ecarte.view(step.before, mover)
                if view.phase in PHASES and not any(event.verb == "king" for event in view.legal):
                    yield view, step.before


def row(state: State) -> Array:
    """A state as a row of the lab."""
    trump, order = state.trump or "", state.options.order
    number = numbers(trump, order)
    s = np.zeros(deal.SIZE, np.int64)
    seats = (state.elder, state.dealer)
    assert state.turned is not None
    s[deal.TURNED] = number[state.turned] & 7
    for role, seat in enumerate(seats):
        at = AT[seat]
        s[deal.HANDS + role] = mask(state.hands[at], trump, order)
        s[deal.AWAY + role] = mask((*state.discards[at], state.turned), trump, order)
        kings = sum(each.points for each in state.scored if each.seat == seat and each.why in KINGS)
        s[deal.NEEDS + role] = state.options.target - state.score[at] + kings
        s[deal.WON + role] = state.won[at]
        if state.exchanges:
            s[deal.NUMBERS + role] = state.exchanges[-1][at]
        if seat in state.kings and s[deal.TURNED]:
            s[deal.MARKED] = role + 1
        for trick in state.tricks:
            if trick.leader == seat:
                s[deal.LACKS + role] |= shown(number[trick.cards[0]], number[trick.cards[1]])
    played = [card for trick in state.tricks for card in trick.cards] + [card for _, card in state.trick]
    s[deal.PLAYED] = mask(played, trump, order)
    s[deal.LED] = number[state.trick[0][1]] if state.trick else -1
    s[deal.MOVER] = seats.index(state.mover or "")
    s[deal.TOP] = STOCK + sum(sum(pair) for pair in state.exchanges)
    s[deal.EXCHANGES] = len(state.exchanges)
    s[deal.PHASE] = PHASES[state.phase]
    if state.phase == "discard" and state.mover == state.dealer:
        s[deal.PHASE] = DEALERS_NUMBER
        s[deal.NUMBERS] = state.taking[AT[state.elder]]
        s[deal.LAID] = mask(state.discards[AT[state.elder]][-int(s[deal.NUMBERS]) :], trump, order)
        s[deal.HANDS] |= s[deal.LAID]
        s[deal.AWAY] &= ~s[deal.LAID]
    if state.phase == "play":
        declined = -1 if state.declined is None else seats.index(state.declined)
        s[deal.ENDED] = 6 if declined < 0 else 2 * min(len(state.exchanges), 2) + declined
    s[deal.BEARS] = deal.NOBODY if state.vulnerable is None else seats.index(state.vulnerable)
    return s


def event(view: View, what: int, gone: int) -> Event:
    """A decision of the lab as an event."""
    trump, order = view.trump or "", view.options.order
    if view.phase == "play":
        return Event("play", view.seat, cards(1 << what, trump, order))
    if view.phase == "discard":
        return Event("discard", view.seat, cards(gone, trump, order))
    verbs = ("stand", "propose") if view.phase == "choose" else ("refuse", "accept")
    return Event("say", view.seat, verb=verbs[what])
