"""Writing this side's messages, and adding messages to its chain."""

from __future__ import annotations

from dataclasses import replace

from ecarte.core.game import Problem, RuleError
from ecarte.friend import course, effects, message, own
from ecarte.friend.cheating import CheatError
from ecarte.friend.message import Item, Message
from ecarte.friend.side import Change, Outcome, Session
from ecarte.friend.table import Table

_MOST_AGAIN = 64  # messages sent again at one request
_MOST_OF_ALL = 16  # where more than two play, each of whom answers


def own_since(session: Session, number: int) -> tuple[bytes, ...]:
    """Return the messages from a number on of this side, and of the computers that are played on its device."""
    here = session.seats_here
    return tuple(each.raw for each in session.chain[max(number, 0) :] if each.seat in here)[:_MOST_AGAIN]


def all_since(session: Session, number: int) -> tuple[bytes, ...]:
    """Return all messages from a number on: the others may have lost some of their own, or be away."""
    most = _MOST_OF_ALL if session.are_many else _MOST_AGAIN
    return tuple(each.raw for each in session.chain[number:][:most])


def send(session: Session, items: list[Item]) -> Outcome:
    """Return the outcome of items of this side, and of all that it then sends by itself; it may be none at all."""
    if (signed := _signed_before(session)) is not None:
        kept, changes = add(session, signed)
        rest = send(kept, [item for item in items if item not in signed.items])
        return Outcome(rest.session, (signed.raw, *rest.send), (*changes, *rest.changes))
    before, made, table = session.table, [*items], session.table
    for item in items:
        table = _applied(table, item)
    while len(made) < message.MOST_ITEMS and (more := own.next_item(table)) is not None:
        table = _applied(table, more)
        made.append(more)
    if not made:
        return Outcome(session)
    number, previous = len(session.chain), session.chain[-1].hash
    sealed = message.write(table.own.group, table.own.secret, table.game, number, session.seat, previous, tuple(made))
    after = replace(session, table=table, chain=(*session.chain, sealed), undo=(*session.undo, before))
    return Outcome(after, (sealed.raw,), tuple(Change(session.seat, item) for item in made))


def _signed_before(session: Session) -> Message | None:
    """Return the message that this side has already sent after the last one, in case it was set aside and counts again.

    Nobody may sign two messages for one place.
    """
    if not session.are_many:
        return None
    own_messages = (each for each in session.waiting if each.seat == session.seat)
    return next((each for each in own_messages if each.previous == session.chain[-1].hash), None)


def _applied(table: Table, item: Item) -> Table:
    """Return the table after an item of this side; raises RuleError, and never says that this side cheats."""
    try:
        return effects.apply(table, table.own.seat, item)
    except CheatError as error:
        code = error.problems[0].code
        raise RuleError(Problem("E-friend-now", None, {"item": str(item[0]), "why": code})) from None


def add(session: Session, sealed: Message) -> tuple[Session, tuple[Change, ...]]:
    """Return the session after a message that fits it, and its changes; raises RuleError for wrong items."""
    table = session.table
    for item in sealed.items:
        table = effects.apply(table, sealed.seat, item)
    settles = sealed.seat != session.seat
    if settles and session.are_many:  # others may have sent something at the same time
        awaited = course.awaited(session.table)
        settles = awaited is not None and awaited.seat == sealed.seat
    undo = (*session.undo, session.table)
    if settles and not (session.are_many and table.locked is not None and table.deal.is_locked):
        undo = ()
    settled = sealed.number + 1 if settles else session.settled
    after = replace(session, table=table, chain=(*session.chain, sealed), undo=undo, settled=settled, guests=())
    return after, tuple(Change(sealed.seat, item) for item in sealed.items)
