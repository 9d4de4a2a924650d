"""Who is to send what: both sides know it from what everybody has seen, so that one message follows the other.

The others may still send what is allowed out of turn. Of two messages sent at the same time, that of whoever is awaited
counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from ecarte.core.cards import PACK, UNKNOWN
from ecarte.core.game import Event, Seat
from ecarte.friend.table import Locked, Table
from ecarte.friend.terms import CUT, SILENCE

GIVEN: Final = ("deal", "turn", "draw")
"""The events by which cards come from the pack."""


@dataclass(frozen=True, slots=True)
class Awaited:
    """Who is to go on, and how.

    ``what`` is the kind of an item (`ecarte.friend.effects`): sit, cut, shuffle, lock, keys, event, pass, answer, open,
    sign; or again, where the other is to send messages that are missing.
    """

    seat: Seat
    what: str


def awaited(table: Table) -> Awaited | None:
    """Return who is to send what; None when the game or match is closed."""
    seats = table.agreed.seats
    if table.closed:
        return None
    for seat in seats:
        if seat not in table.keys:
            return Awaited(seat, "sit")
    if table.agreed.dealer == CUT and table.play is None:
        return next(Awaited(seat, "cut") for seat in seats if seat not in table.cuts)
    if table.asked is not None:
        return next(Awaited(seat, "answer") for seat in seats if seat != table.asked.seat)
    deal = table.deal
    speaking = (deal.order[-1], *deal.order[:-1])  # the dealer, who locked last, first
    if table.is_deal_over or deal.spoilt:
        return _closing(table, speaking)
    if not deal.is_locked:
        step = len(deal.decks)
        return Awaited(deal.order[step % len(deal.order)], "shuffle" if step < len(deal.order) else "lock")
    for seat in speaking:
        if places_owed(table, seat):
            return Awaited(seat, "keys")
    for seat in speaking:
        if owes_pass(table, seat):
            return Awaited(seat, "pass")
    return Awaited(_mover(table) or speaking[0], "event")


def _closing(table: Table, speaking: tuple[Seat, ...]) -> Awaited | None:
    """Return who is to go on when a deal is over: everybody passes, then opens, then signs a game that is over."""
    deal = table.deal
    passes = not table.is_cut_short and not deal.spoilt
    for what, done in (("pass", deal.passed if passes else speaking), ("open", deal.opened), ("sign", table.signed)):
        for seat in speaking:
            if seat not in done:
                return Awaited(seat, what)
    return None


def _mover(table: Table) -> Seat | None:
    game, state = table.rules, table.public
    mover = game.rules.turn(state)
    if mover is None and game.rulings is not None:  # a hand to be shown
        mover = next((event.actor for event in game.rulings(state)), None)
    return mover


def owes_pass(table: Table, seat: Seat) -> bool:
    """Return whether a seat must act or pass in the middle of a deal, because the others cannot see which it can do."""
    found: bool = SILENCE[table.rules.name].owes_pass(table.public, seat)
    return found and seat not in table.deal.passed


def has_choice(table: Table) -> bool:
    """Return whether this side's player must choose between acting and the pass that is owed."""
    found: bool = SILENCE[table.rules.name].has_choice(table.playing.state, table.own.seat)
    return found


def due(table: Table) -> Event | None:
    """Return what this side's seat does by rule, without a choice: a king that marks itself, a hand to be shown."""
    done = table.rules.deal.due(table.playing.state, ())
    return done if done is not None and done.actor == table.own.seat else None


def coming(table: Table) -> Iterator[tuple[Event, tuple[int, ...]]]:
    """Yield what the table deals next, with unknown cards, and the places of the pack it comes from.

    It ends with a card that is turned up, because what follows depends on it.
    """
    game, state = table.rules, table.public
    while (event := game.deal.due(state, PACK)) is not None and event.do in GIVEN:
        hidden = replace(event, cards=(UNKNOWN,) * len(event.cards))
        yield hidden, tuple(sorted(map(PACK.index, event.cards)))
        if not event.seat:
            return
        state = game.rules.play(state, hidden)


def places_owed(table: Table, seat: Seat) -> tuple[int, ...]:
    """Return the places whose keys a seat has to give now: all that is dealt next to others, or turned up."""
    given = table.deal.given.get(seat, {})
    others = (places for event, places in coming(table) if event.seat != seat)
    return tuple(place for places in others for place in places if place not in given)


def order_of(seats: tuple[Seat, ...], dealer: Seat) -> tuple[Seat, ...]:
    """Return the order in which the players shuffle: in turn, the dealer last."""
    at = seats.index(dealer) + 1
    return seats[at:] + seats[:at]


def locked(seats: tuple[Seat, ...], number: int, attempt: int, dealer: Seat) -> Locked:
    """Return a deal before anybody has shuffled."""
    return Locked(number, attempt, order_of(seats, dealer))
