"""More than two friends in memory: their sessions, and the messages on the way to each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random
from typing import Any

from ecarte.core.game import Event, Problem, Seat
from ecarte.friend import asking, message, session
from ecarte.friend.message import Item
from ecarte.friend.side import Change, Outcome, Session
from ecarte.friend.terms import Terms
from tests.kit.friends import GROUP

NAMES = ("Ben", "Clara", "David")
Choose = Callable[[Session, tuple[Event, ...]], Event]
Tamper = Callable[[int, int, bytes], tuple[bytes, ...]]


class Party:
    """Three or four sessions, numbered from the inviting player's, 0, in a chat in which everybody reads everything.

    What the players decide is drawn by chance. ``tamper`` may change a message on the way from one side to another;
    ``bad`` is how often a message is lost, doubled or late, in percent.
    """

    def __init__(self, terms: Terms, seed: int = 1, wanted: tuple[Seat, ...] = ("", "", ""), bad: int = 0) -> None:
        self.chance, self.bad = Random(seed), bad
        number = len(terms.seats)
        self.secrets = [self.chance.randbytes(32) for _ in range(number)]
        self.sides: list[Session] = []
        self.way: list[tuple[int, int, bytes]] = []
        self.sent: list[bytes] = []
        self.changes: list[list[Change]] = [[] for _ in range(number)]
        self.problems: list[tuple[int, Problem]] = []
        self.tamper: Tamper = lambda by, to, raw: (raw,)
        self.choose: Choose = lambda side, events: self.chance.choice(events)
        invited = session.invite(GROUP, self.secrets[0], terms)
        joined = [
            session.join(GROUP, secret, invited.send[0], name, seat)
            for secret, name, seat in zip(self.secrets[1:], NAMES, wanted, strict=False)
        ]
        self.sides = [each.session for each in (invited, *joined)]
        for at, outcome in enumerate((invited, *joined)):
            self.take(at, outcome)

    def take(self, at: int, outcome: Outcome) -> None:
        """Keep the outcome of one side, and put what it sends on the way to the others."""
        self.sides[at] = outcome.session
        self.changes[at] += outcome.changes
        if outcome.problem is not None:
            self.problems.append((at, outcome.problem))
        self.sent += outcome.send
        for raw in outcome.send:
            self.way += [(at, to, raw) for to in range(len(self.sides)) if to != at]

    def deliver(self, most: int | None = None) -> None:
        """Deliver messages until none is on the way, or at most so many, in an order of chance."""
        left = most
        while self.way and left != 0:
            left = None if left is None else left - 1
            place = self.chance.randrange(len(self.way)) if self.bad or most is not None else 0
            by, to, raw = self.way.pop(place)
            luck = self.chance.randrange(300) if self.bad else 300
            if luck < self.bad:
                continue
            for each in self.tamper(by, to, raw) * (2 if luck < 2 * self.bad else 1):
                self.take(to, session.receive(self.sides[to], each))

    def again(self, only: int | None = None) -> None:
        """Have all sides send again what others may lack, as they do when nothing arrives; or one, without delivery."""
        for at, side in enumerate(self.sides):
            if only in (None, at):
                self.way += [(at, to, raw) for raw in session.resend(side) for to in range(len(self.sides)) if to != at]
        if only is None:
            self.deliver()

    def at(self, seat: Seat) -> int:
        """Return which side sits at a seat."""
        return next(at for at, side in enumerate(self.sides) if side.seat == seat)

    def act(self, at: int, what: Event | str) -> None:
        """Have a player do something, and deliver all that follows."""
        self.take(at, session.act(self.sides[at], what))
        self.deliver()

    def step(self) -> bool:
        """Have the player who is awaited decide; return whether the game went on."""
        self.deliver()
        for at, side in enumerate(self.sides):
            awaited = side.awaited
            if awaited is None or awaited.seat != side.seat or side.table.play is None:
                continue
            if awaited.what == "event":
                events = side.table.rules.rules.legal(side.table.playing.state, side.table.view)
                self.act(at, self.choose(side, events))
            elif awaited.what == "pass":
                self.act(at, session.PASS)
            elif awaited.what == "answer":
                self.take(at, session.answer(side, True))
                self.deliver()
            else:
                continue
            return True
        return False

    def play(self, until: Callable[[Party], bool] = lambda party: False) -> None:
        """Play until a condition holds, or to the end."""
        self.deliver()
        tries = 0
        while not until(self) and tries < 40:
            if self.step():
                tries = 0
            elif self.bad and not all(side.table.closed for side in self.sides):
                self.again()
                tries += 1
            else:
                return

    def signed(self, at: int, items: Iterable[Item], number: int | None = None, **fields: Any) -> bytes:
        """Return a message signed with a side's secret, whatever it holds."""
        side = self.sides[at]
        number = len(side.chain) if number is None else number
        previous = fields["previous"] if "previous" in fields else side.chain[number - 1].hash
        return message.write(GROUP, self.secrets[at], side.table.game, number, side.seat, previous, tuple(items)).raw


def lost(side: Session) -> Session:
    """Return a session as it is after a reload."""
    own = side.table.own
    found = session.restore(own.group, own.secret, own.seat, side.messages)
    return replace(found, waiting=side.waiting, guests=side.guests)


class Star(Party):
    """The same over connections: each guest has one to the inviting player, over which messages come in their order."""

    def __init__(self, terms: Terms, seed: int = 1) -> None:
        self.sent_over: dict[tuple[int, int], tuple[bytes, ...]] = {}  # by and to: what is on the way, or has come
        self.came_over: dict[tuple[int, int], set[bytes]] = {}  # by and to
        super().__init__(terms, seed)
        for guest in range(1, len(self.sides)):
            self.connect(guest)

    def connect(self, guest: int) -> None:
        """Connect a guest anew: neither page knows what the other has got."""
        self.cut(guest)
        for pair in ((0, guest), (guest, 0)):
            self.sent_over[pair], self.came_over[pair] = (), set()
        self.pass_on(0)
        self.pass_on(guest)

    def cut(self, guest: int) -> None:
        """Break a connection, with all that is on the way."""
        for pair in ((0, guest), (guest, 0)):
            self.sent_over.pop(pair, None)
        self.way = [(by, to, raw) for by, to, raw in self.way if (by, to) in self.sent_over]

    def take(self, at: int, outcome: Outcome) -> None:
        """Keep the outcome of one side, and send what the others may lack."""
        self.sides[at] = outcome.session
        self.changes[at] += outcome.changes
        if outcome.problem is not None:
            self.problems.append((at, outcome.problem))
        self.pass_on(at, outcome.send)

    def pass_on(self, at: int, once: tuple[bytes, ...] = ()) -> None:
        """Send what the others may lack to all that are connected, as `ecarte.friend.session.relay` has it."""
        pending = session.relay(self.sides[at])
        pending = (*(raw for raw in once if raw not in pending), *pending)
        for (by, to), sent in self.sent_over.items():
            if by == at:
                known = {*sent, *self.came_over[to, by]}
                self.way += [(by, to, raw) for raw in pending if raw not in known]
                self.sent_over[by, to] = pending

    def deliver(self, most: int | None = None) -> None:
        """Deliver messages until none is on the way, or at most so many, from connections of chance."""
        left = most
        while self.way and left != 0:
            left = None if left is None else left - 1
            pair = self.chance.choice([*dict.fromkeys((by, to) for by, to, _ in self.way)])
            _, to, raw = self.way.pop(next(place for place, each in enumerate(self.way) if each[:2] == pair))
            self.came_over[pair].add(raw)
            self.take(to, session.receive(self.sides[to], raw))


def some_item(party: Party, side: Session) -> Outcome | None:
    """Return what becomes of a side that says, asks, answers or plays something; None where it can do nothing."""
    chance, awaited = party.chance, side.awaited
    asks = [what for what in side.asks if what != asking.END]
    if chance.random() < 0.3 and side.says:
        return session.say(side, chance.choice(side.says))
    if chance.random() < 0.1 and asks:
        return session.ask(side, chance.choice(asks))
    if side.table.play is None or awaited is None or awaited.seat != side.seat:
        return None
    if awaited.what == "answer":
        return session.answer(side, chance.random() < 0.7)
    if awaited.what == "pass":
        return session.act(side, session.PASS)
    return session.act(side, chance.choice(side.table.rules.rules.legal(side.table.playing.state, side.table.view)))
