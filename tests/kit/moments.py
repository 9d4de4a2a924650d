"""Moments of games between friends: a side, and the right message that it is about to receive. Every kind is there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from ecarte.core.game import Event, RuleError, Seat
from ecarte.friend import canonical, lines, message, own, session
from ecarte.friend.group import BYTES
from ecarte.friend.message import Item, Message
from ecarte.friend.side import Outcome, Session
from ecarte.friend.table import Table
from ecarte.friend.terms import Terms
from tests.kit.friends import GROUP, OTHER, Friends


@dataclass(frozen=True)
class Moment:
    """A side, the message that comes next, and the secret of its sender."""

    side: Session
    sealed: Message
    secret: bytes

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of the message's items."""
        return tuple(item[0] for item in self.sealed.items)

    def signed(self, items: list[Item]) -> bytes:
        """Return the message with other items, signed by its sender; raises ValueError for what cannot be written."""
        sealed = self.sealed
        made = message.write(GROUP, self.secret, sealed.game, sealed.number, sealed.seat, sealed.previous, tuple(items))
        return made.raw


@lru_cache
def moments() -> tuple[Moment, ...]:
    """Return the moments of three short games: with all cards opened, with played ones opened, with a spoilt pack."""
    return (*_of(_whole), *_of(_played), *_of(_spoilt))


def _of(play: Callable[[Friends], None]) -> Iterator[Moment]:
    opened = "played" if play is _played else "all"
    friends = Friends(Terms("Anna", dealer="N" if play is _spoilt else "cut", opened=opened), seed=4)
    found: list[Moment] = []

    def tamper(to: Seat, raw: bytes) -> tuple[bytes, ...]:
        sealed = message.read(raw)
        if isinstance(sealed, Message):
            found.append(Moment(friends.sides[to], sealed, friends.secrets[OTHER[to]]))
        return (raw,)

    friends.tamper = tamper
    play(friends)
    return iter(found)


def _whole(friends: Friends) -> None:
    """Ask, answer and speak, finish a deal, resign in the next, and sign."""
    friends.choose = lambda side, events: _changing(events)
    friends.play(until=lambda all: bool(all.sides["S"].table.public.trick))
    mover = OTHER[_awaited(friends)]
    said: tuple[tuple[Seat, Callable[[Session], Outcome]], ...] = (
        (mover, lambda side: session.ask(side, "back")),
        (OTHER[mover], lambda side: session.answer(side, False)),
        (mover, lambda side: session.say(side, "hello")),
        (OTHER[mover], lambda side: session.ask(side, "deal")),
        (mover, lambda side: session.answer(side, False)),
    )
    for seat, do in said:
        friends.take(seat, do(friends.sides[seat]))
        friends.deliver()
    friends.play(until=lambda all: all.sides["S"].table.deal.number > 1 and all.sides["S"].table.deal.is_locked)
    friends.act("S", session.RESIGN)
    assert friends.sides["N"].table.closed
    assert not friends.problems


def _played(friends: Friends) -> None:
    """Exchange cards, play a deal, and open what was played."""
    friends.choose = lambda side, events: _changing(events)
    friends.play(until=lambda all: all.sides["S"].table.deal.number > 1)
    assert not friends.problems


def _spoilt(friends: Friends) -> None:
    """North puts a point into the pack that is no card; whoever turns it up or holds it shows it."""
    shuffle = own._ITEMS["shuffle"]

    def marked(table: Table) -> Item | None:
        item = shuffle(table)
        if item is None or table.own.seat != "N":
            return item
        points = canonical.split(canonical.unpack(item[1], 32 * BYTES), BYTES)
        return ["shuffle", canonical.pack(b"".join(GROUP.add(point, point) for point in points))]

    own._ITEMS["shuffle"] = marked
    try:
        friends.deliver()
    finally:
        own._ITEMS["shuffle"] = shuffle
    assert friends.sides["N"].table.deal.spoilt


def _changing(events: tuple[Event, ...]) -> Event:
    """Choose to exchange cards once, two of them."""
    return next(
        (each for each in events if each.verb in ("propose", "accept") or (each.do, len(each.cards)) == ("discard", 2)),
        events[0],
    )


def _awaited(friends: Friends) -> Seat:
    awaited = friends.sides["S"].awaited
    assert awaited is not None
    return awaited.seat


def taken(side: Session, raw: bytes) -> bool:
    """Receive any bytes, and check what must hold for all; return whether they were a right message.

    They are taken, or refused by a named problem; what was refused has changed nothing but, by what its sender has
    signed, the verdict. What is kept of the side leads to the same.
    """
    outcome = session.receive(side, raw)
    after, problem = outcome.session, outcome.problem
    if problem is None:
        return after != side
    assert problem.code.startswith("E-friend-"), problem
    assert (after.table, after.chain, after.undo) == (side.table, side.chain, side.undo)
    assert (after.verdict is None) == (after.evidence == ())
    if after.verdict is not None:
        assert lines.loads(GROUP, lines.dumps(after)).verdict == after.verdict
    return False


def refused(read: Callable[[], object]) -> bool:
    """Return whether a reader refuses what it is given, by the protocol's problems."""
    try:
        read()
    except RuleError as error:
        if not all(problem.code.startswith("E-friend-") for problem in error.problems):
            raise AssertionError(f"refused otherwise: {error}") from error
        return True
    return False
