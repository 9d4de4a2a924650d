"""A session: one side of a game between friends, as a value.

`invite` and `join` begin one, `receive` takes a message of the other side, `act` what this side's player does. Each
returns the session afterwards, the messages to send, and what has changed; nothing is sent, stored or drawn by chance
here. A session is the fold of its messages and of its secret: `messages` and `restore` carry it over a reload.

Every message may be lost, doubled, late or out of order: `resend` gives again what the other side may not have.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from ecarte.core.game import Event, Problem, RuleError, Seat
from ecarte.friend import asking, canonical, course, effects, hashing, message, own, terms
from ecarte.friend.cheating import CheatError
from ecarte.friend.course import Awaited
from ecarte.friend.group import BYTES, Group
from ecarte.friend.message import Item, Message, Want
from ecarte.friend.table import Own, Table
from ecarte.friend.terms import CUT, Terms

PASS: Final = "pass"
RESIGN: Final = "resign"
_MOST_WAITING = 16  # messages that came before their time
_MOST_AGAIN = 64  # messages sent again at one request
_ALWAYS_AGAIN = (RESIGN, "say")  # said once more when the other went on at the same time


@dataclass(frozen=True, slots=True)
class Session:
    """One side of a game.

    ``undo`` has the table before each of the last messages of this side, which the other may not have yet: a message
    that the other side sent at the same time can take their place. ``verdict`` says how the other side cheated;
    ``evidence`` are the messages that show it, besides those of the game. A session that was ``moved`` goes on
    elsewhere: here it does nothing more.
    """

    table: Table
    chain: tuple[Message, ...] = ()
    undo: tuple[Table, ...] = ()
    waiting: tuple[Message, ...] = ()
    verdict: Problem | None = None
    evidence: tuple[bytes, ...] = ()
    moved: bool = False

    @property
    def seat(self) -> Seat:
        """This side's seat."""
        return self.table.own.seat

    @property
    def awaited(self) -> Awaited | None:
        """Who is to go on, and how; None when nobody is. Who holds messages that are missing here is to send them."""
        if self.verdict or self.moved:
            return None
        return Awaited(self.ahead[0].seat, "again") if self.ahead else course.awaited(self.table)

    @property
    def ahead(self) -> tuple[Message, ...]:
        """The messages before which others are missing, perhaps of this side itself, which must not go on before."""
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


# --- beginning ------------------------------------------------------------------------------------


def invite(group: Group, secret: bytes, agreed: Terms) -> Outcome:
    """Return a new session and its invitation; ``secret`` are 32 bytes of chance, kept for this game alone.

    Raises RuleError for terms by which nobody can play.
    """
    terms.check(agreed)
    table = Table(Own(agreed.seat, _checked(secret), group), terms=agreed)
    said = {"cut": own.promise(table), "key": canonical.pack(own.key(table)), "terms": agreed.to_json()}
    sealed = message.write(group, secret, b"", 0, agreed.seat, b"", (["invite", said],))
    return Outcome(Session(_invited(table.own, sealed), (sealed,)), (sealed.raw,))


def read_invitation(group: Group, data: bytes) -> Terms:
    """Return the terms of an invitation; raises RuleError for anything else."""
    return _invited(Own("", b"", group), _invitation(data)).agreed


def join(group: Group, secret: bytes, data: bytes, name: str) -> Outcome:
    """Return the session of a guest who accepts an invitation; raises RuleError for what is none."""
    terms.check_name(name)
    sealed = _invitation(data)
    seats = _invited(Own("", b"", group), sealed).agreed.seats
    seat = next(seat for seat in seats if seat != sealed.seat)
    session = Session(_invited(Own(seat, _checked(secret), group), sealed), (sealed,))
    return _send(session, [own.sit(session.table, name)])


def restore(group: Group, secret: bytes, seat: Seat, messages: Iterable[bytes]) -> Session:
    """Return the session that its own messages lead to; raises RuleError when they lead to none."""
    *_, last = fold(Own(seat, _checked(secret), group), messages)
    return last


def fold(mine: Own, messages: Iterable[bytes]) -> Iterator[Session]:
    """Yield the session after each of its messages; raises RuleError when they lead to none."""
    rest = map(message.read, messages)
    first = next(rest, None)
    if not isinstance(first, Message):
        raise RuleError(Problem("E-friend-form", None, {}))
    table = _invited(mine, first)
    if mine.seat not in table.agreed.seats:
        raise RuleError(Problem("E-friend-form", None, {}))
    session = Session(table, (first,))
    yield session
    for each in rest:
        if isinstance(each, Want) or each.number != len(session.chain) or each.previous != session.chain[-1].hash:
            raise RuleError(Problem("E-friend-form", None, {}))
        session, _ = _with(session, each)
        yield session


def _checked(secret: bytes) -> bytes:
    if len(secret) != hashing.SECRET_BYTES:
        raise ValueError("a secret has 32 bytes")
    return secret


def _invitation(data: bytes) -> Message:
    sealed = message.read(data)
    if isinstance(sealed, Want) or sealed.number:
        raise RuleError(Problem("E-friend-form", None, {}))
    return sealed


def _invited(mine: Own, sealed: Message) -> Table:
    """Return the table after an invitation; raises RuleError when it is none."""
    try:
        ((kind, said),) = sealed.items
        if kind != "invite" or set(said) != {"cut", "key", "terms"}:
            raise ValueError("no invitation")
        key = canonical.unpack(said["key"], BYTES)
        agreed = terms.from_json(said["terms"])
        promised = {sealed.seat: canonical.unpack(said["cut"], BYTES)} if agreed.dealer == CUT else {}
        if agreed.seat != sealed.seat or bool(promised) != bool(said["cut"]):
            raise ValueError("another seat")
    except RuleError:
        raise
    except (ValueError, TypeError):
        raise RuleError(Problem("E-friend-form", None, {})) from None
    if not sealed.is_by(mine.group, key):
        raise RuleError(Problem("E-friend-signature", None, {}))
    seat = sealed.seat
    return Table(mine, sealed.hash, agreed, {seat: key}, {seat: agreed.name}, promised)


# --- sending --------------------------------------------------------------------------------------


def act(session: Session, what: Event | str) -> Outcome:
    """Return what becomes of a session when its player plays an event, passes (`PASS`) or resigns (`RESIGN`).

    To pass means, at the end of a deal, that there is nothing to claim, and that the deal may be opened. Raises
    RuleError for what is not allowed now.
    """
    _check_open(session)
    return _send(session, [own.event(session.table, what) if isinstance(what, Event) else [what]])


def ask(session: Session, what: str) -> Outcome:
    """Return what becomes of a session when its player asks the other for something, of `ecarte.friend.asking.ASKS`.

    Until it is answered, nothing can be played. Raises RuleError for what cannot be asked now.
    """
    _check_open(session)
    return _send(session, [["ask", what]])


def answer(session: Session, accepted: bool) -> Outcome:
    """Return what becomes of a session when its player answers what the other has asked."""
    _check_open(session)
    return _send(session, [["answer", "yes" if accepted else "no"]])


def say(session: Session, phrase: str) -> Outcome:
    """Return what becomes of a session when its player says a phrase, of `ecarte.friend.asking.PHRASES`.

    It can be said after the end, too. Raises RuleError when this player has said enough for now.
    """
    if session.verdict is not None or session.table.play is None:
        raise RuleError(Problem("E-friend-closed", None, {}))
    _check_whole(session)
    return _send(session, [["say", phrase]])


def _check_open(session: Session) -> None:
    """Raise RuleError when nothing can be played: nobody sits there yet, or the game is closed."""
    if session.verdict is not None or session.table.play is None or session.table.closed:
        raise RuleError(Problem("E-friend-closed", None, {}))
    _check_whole(session)


def _check_whole(session: Session) -> None:
    """Raise RuleError when this side has not all messages: what it sent now might contradict another of its own."""
    if session.moved:
        raise RuleError(Problem("E-friend-moved", None, {}))
    if session.ahead:
        raise RuleError(Problem("E-friend-now", None, {"item": "", "why": "again"}))


def resend(session: Session) -> tuple[bytes, ...]:
    """Return what the other side may not have: the last messages of this side, and a request for missing ones."""
    if session.moved:
        return ()
    own_messages = _own_since(session, len(session.chain) - max(len(session.undo), 1))
    wanted = (message.write_want(session.table.game, len(session.chain)),) if session.ahead else ()
    return (*own_messages, *wanted)


def _own_since(session: Session, number: int) -> tuple[bytes, ...]:
    """Return this side's messages from a number on."""
    return tuple(each.raw for each in session.chain[max(number, 0) :] if each.seat == session.seat)[:_MOST_AGAIN]


def _send(session: Session, items: list[Item]) -> Outcome:
    """Return the outcome of items of this side, and of all that it then sends by itself; it may be none at all."""
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


def _applied(table: Table, item: Item) -> Table:
    """Return the table after an item of this side; raises RuleError, and never says that this side cheats."""
    try:
        return effects.apply(table, table.own.seat, item)
    except CheatError as error:
        code = error.problems[0].code
        raise RuleError(Problem("E-friend-now", None, {"item": str(item[0]), "why": code})) from None


# --- receiving ------------------------------------------------------------------------------------


def receive(session: Session, data: bytes) -> Outcome:
    """Return what becomes of a session when bytes arrive.

    What nobody has signed changes nothing and is refused, and so is a wrong answer to an invitation. What the other
    side has signed and may not send ends the session with a verdict.
    """
    try:
        sealed = message.read(data)
    except RuleError as error:
        return Outcome(session, problem=error.problems[0])
    if sealed.game != session.table.game and not (isinstance(sealed, Message) and sealed.raw == session.chain[0].raw):
        return Outcome(session, problem=Problem("E-friend-game", None, {}))
    if session.moved:
        return Outcome(session, problem=Problem("E-friend-moved", None, {}))
    if session.verdict is not None:
        return Outcome(session, problem=Problem("E-friend-closed", None, {}))
    if isinstance(sealed, Want):  # the other may have lost messages of its own, too
        return Outcome(session, tuple(each.raw for each in session.chain[sealed.number :][:_MOST_AGAIN]))
    if sealed.number < len(session.chain) and session.chain[sealed.number].hash == sealed.hash:
        return Outcome(session, () if sealed.seat == session.seat else _own_since(session, sealed.number + 1))
    if not sealed.is_by(session.table.own.group, _key(session, sealed)):
        return Outcome(session, problem=Problem("E-friend-signature", None, {}))
    return _dispatch(session, sealed)


def _dispatch(session: Session, sealed: Message) -> Outcome:
    return _regain(session, sealed) if sealed.seat == session.seat else _receive(session, sealed)


def _key(session: Session, sealed: Message) -> bytes:
    """Return the key of a message's sender; a guest brings it when it sits down."""
    known = session.table.keys.get(sealed.seat)
    if known is not None or sealed.number != 1 or sealed.seat not in session.table.agreed.seats:
        return known or b""
    try:
        return canonical.unpack(sealed.items[0][1]["key"], BYTES)
    except (ValueError, TypeError, KeyError, IndexError):
        return b""


def _receive(session: Session, sealed: Message) -> Outcome:
    """Return the outcome of a message that is new and signed: next, early, late, or in the place of another."""
    number, length = sealed.number, len(session.chain)
    if number > length:
        return _wait(session, sealed, length)
    if number == length and session.table.closed and any(item[0] != "say" for item in sealed.items):
        return Outcome(session, problem=Problem("E-friend-closed", None, {}))
    if sealed.previous != session.chain[number - 1].hash:  # one before it is missing, or was withdrawn
        return _wait(session, sealed, number - 1)
    if number == length:
        return _take(session, sealed)
    if session.chain[number].seat == sealed.seat:
        return _condemn(session, sealed, session.table.cheat("E-friend-twice", sealed.seat).problems[0])
    undone = number - (length - len(session.undo))
    if undone < 0:  # it comes late: the other has withdrawn it, and gone on from this side's message
        return Outcome(session)
    before = session.undo[undone]
    awaited = course.awaited(before)
    first = awaited.seat if awaited else before.agreed.seats[0]
    if first == session.seat:  # this side's message counts, and the other will see it
        return Outcome(session, _own_since(session, number))
    lost = tuple(each.items[0] for each in session.chain[number:])  # what the player did; the rest follows from it
    earlier = _earlier(session, number)
    outcome = _take(earlier, sealed)
    same = outcome.session.table.play == before.play  # else it would answer what its player has not seen
    withdrawn = []
    for item in lost:
        again = _again(outcome, item) if same or item[0] in _ALWAYS_AGAIN else None
        withdrawn += [item] if again is None else []
        outcome = again or outcome
    changes = (*(Change(session.seat, item, True) for item in withdrawn), *outcome.changes)
    return replace(outcome, changes=changes)


def _regain(session: Session, sealed: Message) -> Outcome:
    """Return the outcome of a message of this side that it does not hold, and the other does: it counts.

    What this side has done in its place since, and the other cannot have, is withdrawn.
    """
    number, length = sealed.number, len(session.chain)
    if number > length:
        return _wait(session, sealed, length)
    if number < length - len(session.undo):  # it was withdrawn
        return Outcome(session)
    if sealed.previous != session.chain[number - 1].hash:
        return _wait(session, sealed, number - 1)
    withdrawn = tuple(Change(session.seat, each.items[0], True) for each in session.chain[number:])
    try:
        after, changes = _with(_earlier(session, number), sealed)
    except RuleError:
        return Outcome(session, problem=Problem("E-friend-form", None, {}))
    return _follow(Outcome(after, changes=(*withdrawn, *changes)))


def _earlier(session: Session, number: int) -> Session:
    """Return the session before the message with a number, one of its last that the other may not have."""
    undone = number - (len(session.chain) - len(session.undo))
    table = (*session.undo, session.table)[undone]
    return replace(session, table=table, chain=session.chain[:number], undo=session.undo[:undone])


def _again(outcome: Outcome, item: Item) -> Outcome | None:
    """Return an outcome after an item that this side sends once more; None when it is not allowed any more."""
    if outcome.session.verdict is not None:
        return None
    try:
        more = _send(outcome.session, [item])
    except RuleError:
        return None
    return Outcome(more.session, (*outcome.send, *more.send), (*outcome.changes, *more.changes))


def _wait(session: Session, sealed: Message, wanted: int) -> Outcome:
    """Return the outcome of a message before which others are missing: they are asked for."""
    waiting = session.waiting
    if len(waiting) < _MOST_WAITING and all(each.hash != sealed.hash for each in waiting):
        waiting = (*waiting, sealed)
    return Outcome(replace(session, waiting=waiting), (message.write_want(session.table.game, wanted),))


def _take(session: Session, sealed: Message) -> Outcome:
    """Return the outcome of the next message, and of all that waited for it."""
    try:
        session, changes = _with(session, sealed)
    except RuleError as error:
        if sealed.seat not in session.table.keys:  # nobody sits there yet, so that anybody may have sent it
            return Outcome(session, problem=Problem("E-friend-sit", None, {}))
        return _condemn(session, sealed, error.problems[0])
    outcome = _send(session, [])
    return _follow(replace(outcome, changes=(*changes, *outcome.changes)))


def _follow(outcome: Outcome) -> Outcome:
    """Return an outcome after the messages that have waited for it."""
    session = outcome.session
    fitting = [each for each in session.waiting if each.number >= len(session.chain)]
    following = next((each for each in fitting if each.number == len(session.chain)), None)
    session = replace(session, waiting=tuple(each for each in fitting if each is not following))
    if following is None:
        return replace(outcome, session=session)
    more = _dispatch(session, following)
    return Outcome(more.session, (*outcome.send, *more.send), (*outcome.changes, *more.changes), more.problem)


def _with(session: Session, sealed: Message) -> tuple[Session, tuple[Change, ...]]:
    """Return the session after a message that fits it, and its changes; raises RuleError for wrong items."""
    table = session.table
    for item in sealed.items:
        table = effects.apply(table, sealed.seat, item)
    undo = (*session.undo, session.table) if sealed.seat == session.seat else ()
    after = replace(session, table=table, chain=(*session.chain, sealed), undo=undo)
    return after, tuple(Change(sealed.seat, item) for item in sealed.items)


def _condemn(session: Session, sealed: Message, problem: Problem) -> Outcome:
    """Return the session ended by a verdict, with the message that shows it."""
    after = replace(session, verdict=problem, evidence=(sealed.raw,), waiting=())
    return Outcome(after, problem=problem)
