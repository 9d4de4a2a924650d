"""Which message counts, where several were sent at the same time, and what is kept of the others."""

from __future__ import annotations

from dataclasses import replace

from ecarte.friend import course
from ecarte.friend.message import Message
from ecarte.friend.side import Session
from ecarte.friend.table import Table

MOST_WAITING = 16  # messages that came before their time


def count_settled(session: Session) -> int:
    """Return the number of messages that no other can take the place of."""
    return session.settled if session.are_many else len(session.chain) - len(session.undo)


def table_before(session: Session, number: int) -> Table:
    """Return the table before a message of the chain whose place another can take."""
    return session.undo[number - len(session.chain) + len(session.undo)]


def is_spoilt(sealed: Message) -> bool:
    """Return whether a message shows a spoilt pack: its sender cannot go on, so that nothing counts instead of it."""
    return bool(sealed.items[0][0] == "spoilt")


def _is_of_awaited(session: Session, number: int) -> bool:
    """Return whether a message of the chain, which is not settled, was sent by whoever was awaited."""
    awaited = course.awaited(table_before(session, number))
    return awaited is not None and awaited.seat == session.chain[number].seat


def is_decided(session: Session, number: int) -> bool:
    """Return whether the awaited seat has gone on from a message: then that is settled for everybody."""
    return session.are_many and any(_is_of_awaited(session, each) for each in range(number, len(session.chain)))


def counts(session: Session, sealed: Message) -> bool:
    """Return whether a message counts, rather than the one of the chain with the same number and the same before it."""
    if session.are_many and is_spoilt(sealed) != is_spoilt(session.chain[sealed.number]):
        return is_spoilt(sealed)
    if is_decided(session, sealed.number):
        return False
    awaited = course.awaited(table_before(session, sealed.number))
    present, seats = session.chain[sealed.number].seat, session.table.agreed.seats
    if awaited is not None and awaited.seat in (present, sealed.seat):
        return awaited.seat == sealed.seat
    return seats.index(sealed.seat) < seats.index(present)


def set_aside(session: Session, *sealed: Message) -> Session:
    """Return the session with messages that others may go on from, where more than two play."""
    if not session.are_many:
        return session
    known = {each.hash for each in session.waiting}
    useful = [each for each in session.waiting if each.number >= count_settled(session)]
    useful += [each for each in sealed if each.hash not in known]
    others = [each for each in useful if each.seat != session.seat][-2 * MOST_WAITING :]
    return replace(session, waiting=tuple(each for each in useful if each.seat == session.seat or each in others))


def is_lacking(session: Session) -> bool:
    """Return whether a message waits for one that is not there, where more than two play."""
    known = {each.hash for each in (*session.chain[max(count_settled(session) - 1, 0) :], *session.waiting)}
    return session.are_many and any(each.previous not in known for each in session.waiting)


def cut_back(session: Session, number: int) -> Session:
    """Return the session before the message with a number, one of its last that the other may not have."""
    undone = number - (len(session.chain) - len(session.undo))
    table = (*session.undo, session.table)[undone]
    settled = min(session.settled, number)
    return replace(session, table=table, chain=session.chain[:number], undo=session.undo[:undone], settled=settled)
