"""One side of a game as a value, and what becomes of it (`ecarte.friend.session`)."""

from __future__ import annotations

from dataclasses import dataclass

from ecarte.core.game import Problem, Seat
from ecarte.friend import asking, course
from ecarte.friend.course import Awaited
from ecarte.friend.message import Item, Message
from ecarte.friend.table import Table


@dataclass(frozen=True, slots=True)
class Session:
    """One side of a game.

    ``undo`` has the table before each of the last messages that others, sent at the same time, can take the place of.
    Where more than two play these are all since the pack was locked, and ``settled`` is the number of the first that
    anything but a spoilt pack can take the place of. ``waiting`` are messages that do not follow the last one;
    ``guests`` the answers to an invitation for more than two, until they have their seats. ``verdict`` says how another
    side cheated; ``evidence`` are the messages that show it, besides those of the game. A session
    that was ``moved`` goes on elsewhere: here it does nothing more.
    """

    table: Table
    chain: tuple[Message, ...] = ()
    guests: tuple[Message, ...] = ()
    undo: tuple[Table, ...] = ()
    settled: int = 0
    waiting: tuple[Message, ...] = ()
    verdict: Problem | None = None
    evidence: tuple[bytes, ...] = ()
    moved: bool = False

    @property
    def seat(self) -> Seat:
        """This side's seat."""
        return self.table.own.seat

    @property
    def seats_here(self) -> tuple[Seat, ...]:
        """The seats that are played on this side's device: its own, and of whoever invites those of the computers."""
        agreed = self.table.agreed
        return (self.seat, *(agreed.computers if self.seat == agreed.seat else ()))

    @property
    def are_many(self) -> bool:
        """Whether more than two play."""
        return len(self.table.agreed.seats) > 2

    @property
    def awaited(self) -> Awaited | None:
        """Who is to go on, and how; None when nobody is. Who holds messages that are missing here is to send them."""
        if self.verdict or self.moved:
            return None
        return Awaited(self.ahead[0].seat, "again") if self.ahead else course.awaited(self.table)

    @property
    def ahead(self) -> tuple[Message, ...]:
        """The messages before which others are missing, perhaps of this side itself, which must not go on before."""
        if self.are_many:  # some of them may go on from messages that nobody holds any more
            return ()
        return tuple(each for each in self.waiting if each.number > len(self.chain) and each.seat != self.seat)

    @property
    def asks(self) -> tuple[str, ...]:
        """What this side's player may ask of the other now, of `ecarte.friend.asking.ASKS`."""
        if self.verdict is not None or self.ahead or self.moved:
            return ()
        return tuple(what for what in asking.ASKS if asking.why_not(self.table, self.seat, what) is None)

    @property
    def says(self) -> tuple[str, ...]:
        """What this side's player may say now, of `ecarte.friend.asking.PHRASES`."""
        if self.verdict is not None or self.table.play is None or self.ahead or self.moved:
            return ()
        return asking.PHRASES if self.table.said.count(self.seat) < asking.MOST_SAID else ()

    @property
    def messages(self) -> tuple[bytes, ...]:
        """All messages of the game, for `restore`; together they are its evidence, too."""
        return tuple(each.raw for each in self.chain)


@dataclass(frozen=True, slots=True)
class Change:
    """Something that a message did: an item of a seat. One of this side's that came too late is withdrawn."""

    seat: Seat
    item: Item
    is_withdrawn: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """A session after something happened, what is to be sent, what has changed, and what was refused."""

    session: Session
    send: tuple[bytes, ...] = ()
    changes: tuple[Change, ...] = ()
    problem: Problem | None = None
