"""The sides on one device: that of its player, and those of the computers that the terms of an invitation name.

A computer is a player of the protocol like any other. Its secret follows from that of the inviting player, so that its
session is kept nowhere: it is the fold of the messages that the player's own side holds. It knows its own seat's cards
and no others, and the player's side learns nothing of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from ecarte.core.game import Event, RuleError, Seat
from ecarte.friend import hashing, sending, session
from ecarte.friend.group import Group
from ecarte.friend.side import Outcome, Session
from ecarte.friend.table import Table
from ecarte.friend.terms import Terms

Choose = Callable[[Table, str], Event | None]
"""What a computer of a level plays, from its own seat's view of the table."""


@dataclass(frozen=True, slots=True)
class Device:
    """The sides on one device. A verdict of a computer ends its player's side, too."""

    own: Session
    computers: tuple[Session, ...] = ()

    @property
    def witness(self) -> Session:
        """The side that has seen somebody cheat, and holds what shows it; the player's own without a verdict."""
        return next((each for each in self.computers if each.verdict and not self.own.evidence), self.own)


def invite(group: Group, secret: bytes, agreed: Terms) -> Outcome:
    """Return a new session and its invitation, as `session.invite`; its computers have answered it."""
    outcome = session.invite(group, secret, agreed)
    own = outcome.session
    for seat in agreed.computers:
        own = session.receive(own, _joined(own, seat).send[0]).session
    return replace(outcome, session=own)


def seated(own: Session) -> Device:
    """Return the device of a side, whose computers know all that it knows."""
    computers = own.seats_here[1:]
    return _judged(own, tuple(_told(_joined(own, seat).session, own).session for seat in computers))


def follow(device: Device, outcome: Outcome, choose: Choose) -> tuple[Device, Outcome]:
    """Return the device and what becomes of its player's side once the computers have done all that is theirs to do.

    ``outcome`` is what became of that side. A computer agrees to whatever the people agree to.
    """
    own, computers = outcome.session, [*device.computers]
    send, changes = [*outcome.send], [*outcome.changes]
    before = None
    while before != own.chain and own.verdict is None and not own.moved:
        before = own.chain
        for at, computer in enumerate(computers):
            done = _act(_told(computer, own), choose)
            computers[at] = done.session
            send += done.send
            for raw in done.send:
                heard = session.receive(own, raw)
                own = heard.session
                send += heard.send
                changes += heard.changes
    after = _judged(own, tuple(computers))
    problem = outcome.problem if own.verdict == after.own.verdict else after.own.verdict
    return after, Outcome(after.own, tuple(dict.fromkeys(send)), tuple(changes), problem)


def _secret(own: Session, seat: Seat) -> bytes:
    """Return the secret of a computer's side."""
    return hashing.derive(own.table.own.secret, "computer", seat.encode())


def _joined(own: Session, seat: Seat) -> Outcome:
    """Return the session of a computer that accepts the invitation, and its answer."""
    level = own.table.agreed.computers[seat]
    outcome = session.join(own.table.own.group, _secret(own, seat), own.chain[0].raw, level, seat)
    table = outcome.session.table
    its = replace(table, own=replace(table.own, checks_locks=False))
    return replace(outcome, session=replace(outcome.session, table=its))


def _told(computer: Session, own: Session) -> Outcome:
    """Return what becomes of a computer that reads the messages which its player's side holds, and it does not."""
    known = len(computer.chain)
    if computer.verdict is not None:
        return Outcome(computer)
    if known > len(own.chain) or computer.chain[-1].hash != own.chain[known - 1].hash:  # others count now
        computer = _joined(own, computer.seat).session
    for each in own.chain[len(computer.chain) :]:
        try:
            computer, _ = sending.add(computer, each)
        except RuleError:  # it sees more than its player's side, and now that somebody cheats
            return session.receive(computer, each.raw)
    return Outcome(replace(computer, waiting=own.waiting))


def _act(outcome: Outcome, choose: Choose) -> Outcome:
    """Return the outcome after a computer has done what is its to do: what it owes by rule, an answer, or a move."""
    if outcome.session.verdict is not None:
        return outcome
    owed = sending.send(outcome.session, [])
    done = _decided(owed.session, choose)
    return Outcome(done.session, (*outcome.send, *owed.send, *done.send))


def _decided(side: Session, choose: Choose) -> Outcome:
    """Return the outcome of a computer's decision, if one is awaited."""
    awaited, table = side.awaited, side.table
    if awaited is None or awaited.seat != side.seat:
        return Outcome(side)
    if awaited.what == "answer":
        return session.answer(side, True)
    event = choose(table, table.agreed.computers[side.seat]) if awaited.what == "event" else None
    return Outcome(side) if event is None else session.act(side, event)


def _judged(own: Session, computers: tuple[Session, ...]) -> Device:
    """Return a device whose player's side has the verdict of its computers."""
    verdict = next((each.verdict for each in computers if each.verdict), None)
    return Device(replace(own, verdict=own.verdict or verdict), computers)
