"""Two friends in memory: their sessions, and the messages on the way between them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from ecarte.core.game import Event, Problem, Seat
from ecarte.friend import message, session
from ecarte.friend.group import Group
from ecarte.friend.message import Item, Message
from ecarte.friend.ristretto import Integers
from ecarte.friend.side import Change, Outcome, Session
from ecarte.friend.terms import Terms

try:
    from ecarte.sodium import Sodium
except ImportError:  # plain integers do the same, slowly
    Sodium = Integers  # type: ignore[assignment, misc]

GROUP: Group = Sodium()
OTHER = {"S": "N", "N": "S"}
Choose = Callable[[Session, tuple[Event, ...]], Event]
Tamper = Callable[[Seat, bytes], tuple[bytes, ...]]


class Friends:
    """Two sessions that answer each other at once; what either player decides is drawn by chance.

    ``tamper`` may change the messages on the way to a seat.
    """

    def __init__(self, terms: Terms | None = None, seed: int = 1, group: Group = GROUP) -> None:
        self.chance = Random(seed)
        self.group = group
        self.secrets = {seat: self.chance.randbytes(32) for seat in ("S", "N")}
        terms = terms or Terms("Anna", dealer="N")
        self.host = terms.seat
        invited = session.invite(group, self.secrets[self.host], terms)
        guest = OTHER[self.host]
        joined = session.join(group, self.secrets[guest], invited.send[0], "Ben")
        self.sides: dict[Seat, Session] = {self.host: invited.session, guest: joined.session}
        self.way: list[tuple[Seat, bytes]] = [(self.host, raw) for raw in joined.send]
        self.sent: list[bytes] = [*invited.send]
        self.changes: dict[Seat, list[Change]] = {"S": [], "N": []}
        self.problems: list[tuple[Seat, Problem]] = []
        self.tamper: Tamper = lambda to, raw: (raw,)
        self.choose: Choose = lambda side, events: self.chance.choice(events)

    def take(self, seat: Seat, outcome: Outcome) -> None:
        """Keep the outcome of one side, and put what it sends on the way."""
        self.sides[seat] = outcome.session
        self.changes[seat] += outcome.changes
        if outcome.problem is not None:
            self.problems.append((seat, outcome.problem))
        self.sent += outcome.send
        self.way += [(OTHER[seat], raw) for raw in outcome.send]

    def deliver(self) -> None:
        """Deliver messages until none is on the way."""
        while self.way:
            to, raw = self.way.pop(0)
            for each in self.tamper(to, raw):
                self.take(to, session.receive(self.sides[to], each))

    def act(self, seat: Seat, what: Event | str) -> None:
        """Have a player do something, and deliver all that follows."""
        self.take(seat, session.act(self.sides[seat], what))
        self.deliver()

    def step(self) -> bool:
        """Have the player who is awaited decide; return whether anybody was."""
        self.deliver()
        awaited = self.sides["S"].awaited or self.sides["N"].awaited
        if awaited is None or any(side.verdict for side in self.sides.values()):
            return False
        side = self.sides[awaited.seat]
        if awaited.what == "pass":
            self.act(awaited.seat, session.PASS)
        elif awaited.what == "event":
            events = side.table.rules.rules.legal(side.table.playing.state, awaited.seat)
            self.act(awaited.seat, self.choose(side, events))
        else:
            return False
        return True

    def play(self, until: Callable[[Friends], bool] = lambda friends: False) -> None:
        """Play until a condition holds, or to the end."""
        self.deliver()
        while not until(self) and self.step():
            pass

    def deal_over(self) -> bool:
        """Return whether the first deal has been played."""
        return self.sides["S"].table.is_deal_over

    def verdict(self, seat: Seat) -> Problem | None:
        """Return how a side says that the other cheated."""
        return self.sides[seat].verdict

    def signed(self, seat: Seat, items: list[Item], number: int | None = None, **fields: Any) -> bytes:
        """Return a message signed with a side's secret, whatever it holds."""
        side = self.sides[seat]
        number = len(side.chain) if number is None else number
        previous = fields["previous"] if "previous" in fields else side.chain[number - 1].hash
        game = fields.get("game", side.table.game)
        return message.write(self.group, self.secrets[seat], game, number, seat, previous, tuple(items)).raw

    def changed(self, seat: Seat, raw: bytes, change: Callable[[Item], Item | None]) -> bytes:
        """Return a side's message with other items, signed again; None leaves one out."""
        sealed = message.read(raw)
        assert isinstance(sealed, Message)
        items = tuple(item for item in map(change, sealed.items) if item is not None)
        secret = self.secrets[seat]
        return message.write(self.group, secret, sealed.game, sealed.number, seat, sealed.previous, items).raw

    def change(self, seat: Seat, kind: str, change: Callable[[Item], Item | None]) -> None:
        """Change the first item of a kind that a side sends from now on."""
        done = False

        def tamper(to: Seat, raw: bytes) -> tuple[bytes, ...]:
            nonlocal done
            sealed = message.read(raw)
            if done or to == seat or not isinstance(sealed, Message) or all(i[0] != kind for i in sealed.items):
                return (raw,)
            done = True
            return (self.changed(seat, raw, lambda item: change(item) if item[0] == kind else item),)

        self.tamper = tamper


def events(table: Any) -> list[str]:
    """Return the events of the deal in play, as a side knows them."""
    return [str(entry.event) for entry in table.playing.record.deals[-1].entries]


def lost(side: Session) -> Session:
    """Return a session as it is after a reload."""
    own = side.table.own
    found = session.restore(own.group, own.secret, own.seat, side.messages)
    return replace(found, waiting=side.waiting)
