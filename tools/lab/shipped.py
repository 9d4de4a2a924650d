"""Positions of the engine's games as rows of the lab, to compare the lab's players with the shipped ones."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np

from ecarte.collection.simulate import Plan, games
from ecarte.core.game import Event
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.state import AT, HAND, OTHER, State, View
from ecarte.machine.ecarte.sight import rule_out
from ecarte.players import Choose
from ecarte.players.ecarte import amateur
from ecarte.players.ecarte.masks import from_mask, number_cards, to_mask
from ecarte.players.ecarte.policy import needs
from lab import deal, players
from lab.book import Array, Book
from train.keys import ANSWER, CHOOSE, DEALERS_NUMBER, NUMBER
from train.rules import INTS, RNG, STOCK

PHASES = {"choose": CHOOSE, "answer": ANSWER, "discard": NUMBER, "play": deal.PLAY}


def places(first: str, second: str, number: int, seed: int) -> Iterator[tuple[View, State]]:
    """Yield all decisions of games between two players of the engine."""
    for play in games(Plan({"S": first, "N": second}, number, seed)):
        for step in play.steps:
            mover = ECARTE.rules.turn(step.before)
            if isinstance(step.what, Event) and mover is not None and step.what.seat == mover:
                view = ECARTE.view.of(step.before, mover)
                if view.phase in PHASES and not any(event.verb == "king" for event in view.legal):
                    yield view, step.before


def row(view: View) -> Array:
    """Return what the mover of a view knows, as a row of the lab.

    Of the other's hand only its size is true: no player of the lab looks at it (`tests/players/test_lab.py`).
    """
    trump, order = view.trump or "", view.options.order
    number = number_cards(trump, order)
    s = np.zeros(deal.SIZE, np.int64)
    seats = (view.elder, view.dealer)
    own = seats.index(view.seat)
    assert view.turned is not None
    s[deal.TURNED] = number[view.turned] & 7
    s[deal.HANDS + own] = to_mask(view.hand, trump, order)
    s[deal.HANDS + 1 - own] = (1 << view.sizes[seats[1 - own]]) - 1
    s[deal.AWAY + own] = to_mask((*view.discarded, view.turned), trump, order)
    s[deal.AWAY + 1 - own] = to_mask((view.turned,), trump, order)
    s[deal.NEEDS : deal.NEEDS + 2] = needs(view)
    for role, seat in enumerate(seats):
        s[deal.WON + role] = view.won[seat]
        if view.exchanges:
            s[deal.NUMBERS + role] = view.exchanges[-1][AT[seat]]
        if seat in view.kings and s[deal.TURNED]:
            s[deal.MARKED] = role + 1
        for trick in view.tricks:
            if trick.leader == seat:
                s[deal.LACKS + role] |= rule_out(number[trick.cards[0]], number[trick.cards[1]], 1)
    played = [card for trick in view.tricks for card in trick.cards] + [card for _, card in view.trick]
    s[deal.PLAYED] = to_mask(played, trump, order)
    s[deal.LED] = number[view.trick[0][1]] if view.trick else -1
    s[deal.MOVER] = own
    s[deal.TOP] = STOCK + sum(sum(pair) for pair in view.exchanges)
    s[deal.EXCHANGES] = len(view.exchanges)
    s[deal.PHASE] = PHASES[view.phase]
    if view.phase == "discard" and view.seat == view.dealer:
        s[deal.PHASE] = DEALERS_NUMBER
        s[deal.NUMBERS] = HAND - view.sizes[view.elder]
        s[deal.HANDS] = (1 << HAND) - 1  # the elder's, before it discarded any
    if view.phase == "play":
        declined = -1 if view.declined is None else seats.index(view.declined)
        s[deal.ENDED] = 6 if declined < 0 else 2 * min(len(view.exchanges), 2) + declined
    s[deal.BEARS] = deal.NOBODY if view.vulnerable is None else seats.index(view.vulnerable)
    return s


def whole(state: State) -> Array:
    """Return a state as a row of the lab, with both hands."""
    assert state.mover is not None
    view = ECARTE.view.of(state, state.mover)
    s = row(view)
    trump, order = state.trump or "", state.options.order
    other = OTHER[view.seat]
    role = (state.elder, state.dealer).index(other)
    gone = state.discards[AT[other]]
    s[deal.HANDS + role] = to_mask(state.hands[AT[other]], trump, order)
    s[deal.AWAY + role] |= to_mask(gone, trump, order)
    if s[deal.PHASE] == DEALERS_NUMBER:
        s[deal.LAID] = to_mask(gone[-int(s[deal.NUMBERS]) :], trump, order)
        s[deal.HANDS] |= s[deal.LAID]
        s[deal.AWAY] &= ~s[deal.LAID]
    return s


def event(view: View, what: int, gone: int) -> Event:
    """Return a decision of the lab as an event."""
    trump, order = view.trump or "", view.options.order
    if view.phase == "play":
        return Event("play", view.seat, from_mask(1 << what, trump, order))
    if view.phase == "discard":
        return Event("discard", view.seat, from_mask(gone, trump, order))
    verbs = ("stand", "propose") if view.phase == "choose" else ("refuse", "accept")
    return Event("say", view.seat, verb=verbs[what])


def guest(book: Book, at: int = 0) -> Choose:
    """Return a player of the lab for a table of the engine under the default rules; ``at`` is its row of the book.

    The amateur makes the decisions unknown to the lab.
    """
    ints, out, words = np.zeros(INTS, np.int64), np.zeros(6), np.zeros(players.WORDS, np.int64)

    def choose(view: View, rng: Random) -> Event | None:
        if view.turn != view.seat or view.phase not in PHASES:
            return amateur.choose(view, rng)
        ints[RNG] = rng.getrandbits(62)
        return event(view, *players.decide(row(view), book, at, out, words, ints))

    return choose
