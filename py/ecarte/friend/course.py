"""Who is to send what: both sides know it from what everybody has seen, so that one message follows the other.

The others may still send what is allowed out of turn. Of two messages sent at the same time, that of whoever is awaited
counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from ecarte.core.cards import PACK, UNKNOWN
from ecarte.core.game import Event, Problem, Seat
from ecarte.friend.table import Locked, Table
from ecarte.friend.terms import COURSES, CUT

GIVEN: Final = ("deal", "turn", "take", "draw")
"""The events by which the table itself gives cards: from the pack, or the one that was turned up."""


@dataclass(frozen=True, slots=True)
class Awaited:
    """Who is to go on, and how.

    ``what`` is the kind of an item (`ecarte.friend.effects`): sit, seats, cut, shuffle, lock, keys, event, pass,
    answer, open, sign; or again, where the other is to send messages that are missing.
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
            return Awaited(seat, "sit") if len(seats) == 2 else Awaited(table.agreed.seat, "seats")
    if table.agreed.dealer == CUT and table.play is None:
        return next(Awaited(seat, "cut") for seat in seats if seat not in table.cuts)
    if table.asked is not None:
        return Awaited(table.asked.waiting[0], "answer")
    deal = table.deal
    speaking = (deal.order[-1], *deal.order[:-1])  # the dealer, who locked last, first
    if table.is_deal_over or deal.spoilt:
        return _closing(table, around(seats, table.first) if table.first else speaking)
    if not deal.is_locked:
        step = len(deal.decks)
        return Awaited(deal.order[step % len(deal.order)], "shuffle" if step < len(deal.order) else "lock")
    for seat in speaking:
        if places_owed(table, seat):
            return Awaited(seat, "keys")
    if (speaker := _speaker(table)) is not None:
        return Awaited(speaker[0], "pass" if speaker[1] else "event")
    return Awaited(_mover(table) or speaking[0], "event")


def _closing(table: Table, speaking: tuple[Seat, ...]) -> Awaited | None:
    """Return who is to go on when a deal is over: everybody passes, then opens, then signs a game that is over."""
    deal = table.deal
    passes = may_claim(table) and not table.is_cut_short and not deal.spoilt
    claiming = table.playing_order if passes else ()
    for what, who, done in (
        ("pass", claiming, deal.passed),
        ("open", speaking, deal.opened),
        ("sign", speaking, table.signed),
    ):
        for seat in speaking:
            if seat in who and seat not in done:
                return Awaited(seat, what)
    return None


def _mover(table: Table) -> Seat | None:
    game, state = table.rules, table.public
    mover = game.rules.turn(state)
    if mover is None and game.rulings is not None:  # a hand to be shown
        mover = next((event.actor for event in game.rulings(state)), None)
    return None if mover is None else table.player_at(mover)


def _speaker(table: Table) -> tuple[Seat, bool] | None:
    """Return who has to speak in the middle of a deal before the game goes on, and whether it may pass."""
    found: tuple[Seat, bool] | None = COURSES[table.rules.name].speaker(table.public, _passed(table))
    return None if found is None else (table.player_at(found[0]), found[1])


def _passed(table: Table) -> tuple[Seat, ...]:
    """Return the seats that have passed."""
    return tuple(map(table.seat_of, table.deal.passed))


def not_in_turn(table: Table) -> Problem:
    """Return why somebody who is not on turn cannot play."""
    return Problem("E-turn", None, {"seat": table.rules.rules.turn(table.public) or ""})


def owes_pass(table: Table, seat: Seat) -> bool:
    """Return whether a seat must act or pass in the middle of a deal, because the others cannot see which it can do."""
    return _speaker(table) == (seat, True)


def is_early(table: Table, seat: Seat, event: Event) -> bool:
    """Return whether a seat has to wait with an event, because something else has to be said first."""
    found: bool = COURSES[table.rules.name].is_early(table.public, _passed(table), table.seat_of(seat), event)
    return found


def may_claim(table: Table) -> bool:
    """Return whether something can be claimed at the end of a deal, so that everybody passes before it is opened."""
    found: bool = COURSES[table.rules.name].CLAIMS
    return found


def has_choice(table: Table) -> bool:
    """Return whether this side's player must choose between acting and the pass that is owed."""
    found: bool = COURSES[table.rules.name].has_choice(table.playing.state, table.view)
    return found


def due(table: Table) -> Event | None:
    """Return what this side's seat does by rule, without a choice: a king that marks itself, a hand to be shown."""
    module, state = COURSES[table.rules.name], table.playing.state
    done: Event | None = module.due(state, table.view, table.public, _passed(table))
    return done


def coming(table: Table) -> Iterator[tuple[Event, tuple[int, ...]]]:
    """Yield what the table deals next, with unknown cards, and the places of the pack it comes from.

    A turn-up that is taken comes from no place. It ends with a card that is turned up, because what follows depends on
    it.
    """
    game, state = table.rules, table.public
    while (event := game.deal.due(state, PACK)) is not None and event.do in GIVEN:
        taken = event.do == "take"
        hidden = event if taken else replace(event, cards=(UNKNOWN,) * len(event.cards))
        yield hidden, () if taken else tuple(sorted(map(PACK.index, event.cards)))
        if not event.seat:
            return
        state = game.rules.play(state, hidden)


def places_owed(table: Table, seat: Seat) -> tuple[int, ...]:
    """Return the places whose keys a seat has to give now: all that is dealt next to others, or turned up."""
    given = table.deal.given.get(seat, {})
    others = (places for event, places in coming(table) if event.seat != table.seat_of(seat))
    return tuple(place for places in others for place in places if place not in given)


def around(seats: tuple[Seat, ...], first: Seat) -> tuple[Seat, ...]:
    """Return the seats in turn, from one on."""
    at = seats.index(first)
    return seats[at:] + seats[:at]


def order_of(seats: tuple[Seat, ...], dealer: Seat) -> tuple[Seat, ...]:
    """Return the order in which the players shuffle: in turn, the dealer last."""
    at = seats.index(dealer) + 1
    return seats[at:] + seats[:at]


def locked(table: Table, number: int, attempt: int, dealer: Seat) -> Locked:
    """Return a deal before anybody has shuffled; who waits in a pool is the first."""
    seats = table.agreed.record.seats
    order = tuple(map(table.player_at, order_of(seats, dealer)))
    return Locked(number, attempt, (*(each for each in table.agreed.seats if each not in order), *order))
