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
from ecarte.friend import asking, canonical, course, effects, hashing, message, own, sitting, terms
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
_MOST_OF_ALL = 16  # where more than two play, each of whom answers
_ALWAYS_AGAIN = (RESIGN, "say")  # said once more when the other went on at the same time


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


def join(group: Group, secret: bytes, data: bytes, name: str, wanted: Seat = "") -> Outcome:
    """Return the session of a guest who accepts an invitation; raises RuleError for what is none.

    Where more than two play, a guest may say which seat it would like, and has none before the others have answered.
    """
    terms.check_name(name)
    sealed = _invitation(data)
    seats = _invited(Own("", b"", group), sealed).agreed.seats
    others = [seat for seat in seats if seat != sealed.seat]
    wanted = wanted if wanted in others else ""
    seat = wanted or others[0]
    session = Session(_invited(Own(seat, _checked(secret), group), sealed), (sealed,))
    if len(others) == 1:
        return _send(session, [own.sit(session.table, name)])
    item = own.sit_with_others(session.table, name, wanted)
    answer = message.write(group, secret, sealed.hash, 1, seat, sealed.hash, (item,))
    return Outcome(replace(session, guests=(answer,)), (answer.raw,))


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
        if not session.seat:  # the seats went to others
            raise RuleError(Problem("E-friend-form", None, {}))
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
    """Return what another side may not have: the last messages of this side, and a request for missing ones."""
    if session.moved:
        return ()
    if session.guests and session.seat != session.table.agreed.seat:
        return tuple(each.raw for each in session.guests)
    if not session.are_many:
        own_messages = _own_since(session, len(session.chain) - max(len(session.undo), 1))
        wanted = (message.write_want(session.table.game, len(session.chain)),) if session.ahead else ()
        return (*own_messages, *wanted)
    last = dict.fromkeys(session.table.agreed.seats, -1)
    last |= {each.seat: each.number for each in session.chain}
    own_messages = _own_since(session, 1 + min(last[seat] for seat in last if seat != session.seat))
    wanted = (message.write_want(session.table.game, _settled(session)),) if _is_lacking(session) else ()
    return (*own_messages, *wanted)


def _own_since(session: Session, number: int) -> tuple[bytes, ...]:
    """Return this side's messages from a number on."""
    return tuple(each.raw for each in session.chain[max(number, 0) :] if each.seat == session.seat)[:_MOST_AGAIN]


def _all_since(session: Session, number: int) -> tuple[bytes, ...]:
    """Return all messages from a number on: the others may have lost some of their own, or be away."""
    most = _MOST_OF_ALL if session.are_many else _MOST_AGAIN
    return tuple(each.raw for each in session.chain[number:][:most])


def _send(session: Session, items: list[Item]) -> Outcome:
    """Return the outcome of items of this side, and of all that it then sends by itself; it may be none at all."""
    if (signed := _signed_before(session)) is not None:
        kept, changes = _with(session, signed)
        rest = _send(kept, [item for item in items if item not in signed.items])
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
    if isinstance(sealed, Want) and (session.verdict is None or session.are_many):
        return Outcome(session, _all_since(session, sealed.number))
    if session.verdict is not None or isinstance(sealed, Want):
        return Outcome(session, problem=Problem("E-friend-closed", None, {}))
    if sealed.number == 1 and session.are_many and sealed.seat != session.table.agreed.seat:
        return _welcome(session, sealed)
    if sealed.number < len(session.chain) and session.chain[sealed.number].hash == sealed.hash:
        is_answered = sealed.seat != session.seat and not session.are_many  # among many all that is new is sent to all
        return Outcome(session, _own_since(session, sealed.number + 1) if is_answered else ())
    if not sealed.is_by(session.table.own.group, _key(session, sealed)):
        return Outcome(session, problem=Problem("E-friend-signature", None, {}))
    return _dispatch(session, sealed)


def _dispatch(session: Session, sealed: Message) -> Outcome:
    is_own = sealed.seat == session.seat and not session.are_many
    return _regain(session, sealed) if is_own else _receive(session, sealed)


def _welcome(session: Session, sealed: Message) -> Outcome:
    """Return the outcome of a guest's answer to the invitation; with the last one everybody gets a seat."""
    table = session.table
    if session.seat != table.agreed.seat:  # it is for the inviting player
        return Outcome(session)
    try:
        guest = sitting.read(table, sealed)
    except (ValueError, TypeError, LookupError, AttributeError):
        return Outcome(session, problem=Problem("E-friend-sit", None, {}))
    known = {*table.keys.values(), *(sitting.read(table, each).key for each in session.guests)}
    if guest.key in known:
        return Outcome(session, _all_since(session, 1))
    if len(session.chain) > 1:
        return Outcome(session, problem=Problem("E-friend-signature", None, {}))
    guests = (*session.guests, sealed)
    if len(guests) < len(table.agreed.seats) - 1:
        return Outcome(replace(session, guests=guests), changes=(Change(sealed.seat, sealed.items[0]),))
    return _send(replace(session, guests=()), [sitting.seat(table, guests)])


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
        return _turn(session, sealed) or _wait(session, sealed, number - 1)
    if number == length:
        return _take(session, sealed)
    present = session.chain[number]
    if present.seat == sealed.seat:  # even if it is this side's: two programs play with one secret
        return _condemn(session, sealed, session.table.cheat("E-friend-twice", sealed.seat).problems[0])
    is_late = number < (len(session.chain) - len(session.undo) if _is_spoilt(sealed) else _settled(session))
    if is_late:  # its sender has withdrawn it, and gone on from the other
        return Outcome(session)
    if _counts(session, sealed):
        return _replace(session, number, sealed)
    session = _set_aside(session, sealed)
    on_it = next((each for each in session.waiting if each.previous == sealed.hash), None)
    turned = _turn(session, on_it) if on_it is not None else None
    return turned or Outcome(session, () if session.are_many else _own_since(session, number))


def _settled(session: Session) -> int:
    """Return the number of messages that no other can take the place of."""
    return session.settled if session.are_many else len(session.chain) - len(session.undo)


def _before(session: Session, number: int) -> Table:
    """Return the table before a message of the chain whose place another can take."""
    return session.undo[number - len(session.chain) + len(session.undo)]


def _is_spoilt(sealed: Message) -> bool:
    """Return whether a message shows a spoilt pack: its sender cannot go on, so that nothing counts instead of it."""
    return bool(sealed.items[0][0] == "spoilt")


def _is_of_awaited(session: Session, number: int) -> bool:
    """Return whether a message of the chain, which is not settled, was sent by whoever was awaited."""
    awaited = course.awaited(_before(session, number))
    return awaited is not None and awaited.seat == session.chain[number].seat


def _is_decided(session: Session, number: int) -> bool:
    """Return whether the awaited seat has gone on from a message: then that is settled for everybody."""
    return session.are_many and any(_is_of_awaited(session, each) for each in range(number, len(session.chain)))


def _counts(session: Session, sealed: Message) -> bool:
    """Return whether a message counts, rather than the one of the chain with the same number and the same before it."""
    if session.are_many and _is_spoilt(sealed) != _is_spoilt(session.chain[sealed.number]):
        return _is_spoilt(sealed)
    if _is_decided(session, sealed.number):
        return False
    awaited = course.awaited(_before(session, sealed.number))
    present, seats = session.chain[sealed.number].seat, session.table.agreed.seats
    if awaited is not None and awaited.seat in (present, sealed.seat):
        return awaited.seat == sealed.seat
    return seats.index(sealed.seat) < seats.index(present)


def _turn(session: Session, sealed: Message) -> Outcome | None:
    """Return the outcome of a message that goes on from one that was set aside; None where that changes nothing.

    Where more than two play, whoever is awaited decides by its message which of those before it count.
    """
    first, known = sealed, {each.hash: each for each in session.waiting}
    while first.previous in known and first.number > _settled(session):
        first = known[first.previous]
    number = first.number
    if not _settled(session) <= number < min(sealed.number, len(session.chain)) or _is_decided(session, number):
        return None
    awaited = course.awaited(_before(session, number))
    if first.previous != session.chain[number - 1].hash or awaited is None or awaited.seat != sealed.seat:
        return None
    return _replace(_set_aside(session, sealed), number, first)


def _set_aside(session: Session, *sealed: Message) -> Session:
    """Return the session with messages that others may go on from, where more than two play."""
    if not session.are_many:
        return session
    known = {each.hash for each in session.waiting}
    useful = [each for each in session.waiting if each.number >= _settled(session)]
    useful += [each for each in sealed if each.hash not in known]
    others = [each for each in useful if each.seat != session.seat][-2 * _MOST_WAITING :]
    return replace(session, waiting=tuple(each for each in useful if each.seat == session.seat or each in others))


def _is_lacking(session: Session) -> bool:
    """Return whether a message waits for one that is not there, where more than two play."""
    known = {each.hash for each in (*session.chain[max(_settled(session) - 1, 0) :], *session.waiting)}
    return session.are_many and any(each.previous not in known for each in session.waiting)


def _replace(session: Session, number: int, sealed: Message) -> Outcome:
    """Return the outcome of a message in the place of another; what this side sent is sent again where it can be."""
    gone, before = session.chain[number:], _before(session, number)
    lost = tuple(each.items[0] for each in gone if each.seat == session.seat)  # what the player did; the rest follows
    outcome = _take(_set_aside(_earlier(session, number), *gone), sealed)
    same = outcome.session.table.play == before.play  # else it would answer what its player has not seen
    kept = [item for each in outcome.session.chain[number:] if each.seat == session.seat for item in each.items]
    withdrawn = []
    for item in (each for each in lost if not session.are_many or each not in kept):
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
    settled = min(session.settled, number)
    return replace(session, table=table, chain=session.chain[:number], undo=session.undo[:undone], settled=settled)


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
    want = message.write_want(session.table.game, wanted)
    if session.are_many:
        aside = _set_aside(session, sealed)
        return Outcome(aside, (want,) if _is_lacking(aside) and not _is_lacking(session) else ())
    waiting = session.waiting
    if len(waiting) < _MOST_WAITING and all(each.hash != sealed.hash for each in waiting):
        waiting = (*waiting, sealed)
    return Outcome(replace(session, waiting=waiting), (want,))


def _take(session: Session, sealed: Message) -> Outcome:
    """Return the outcome of the next message, and of all that waited for it."""
    before = session
    try:
        session, changes = _with(session, sealed)
    except RuleError as error:
        if sealed.seat not in session.table.keys:  # nobody sits there yet, so that anybody may have sent it
            return Outcome(session, problem=Problem("E-friend-sit", None, {}))
        return _condemn(session, sealed, error.problems[0])
    if not session.seat:  # the seats went to others
        return Outcome(before, problem=Problem("E-friend-signature", None, {}))
    outcome = _send(session, [])
    return _follow(replace(outcome, changes=(*changes, *outcome.changes)))


def _follow(outcome: Outcome) -> Outcome:
    """Return an outcome after the messages that have waited for it."""
    session = outcome.session
    useful = _settled(session) if session.are_many else len(session.chain)
    fitting = [each for each in session.waiting if each.number >= useful and each.hash != session.chain[-1].hash]
    last = session.chain[-1].hash
    coming = [each for each in fitting if each.number == len(session.chain)]
    coming = [each for each in coming if each.previous == last] or ([] if session.are_many else coming)
    following = coming[0] if coming else None
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


def _condemn(session: Session, sealed: Message, problem: Problem) -> Outcome:
    """Return the session ended by a verdict, with the message that shows it."""
    after = replace(session, verdict=problem, evidence=(sealed.raw,), waiting=())
    return Outcome(after, (sealed.raw, *_last_opened(session, sealed)) if session.are_many else (), problem=problem)


def _last_opened(session: Session, sealed: Message) -> tuple[bytes, ...]:
    """Return this side's opening of the deal, if it is the last: without it the others cannot see who cheated."""
    table, mine = session.table, session.table.own
    if sealed.items[-1][0] != "open" or set(table.deal.order) - set(table.deal.opened) != {sealed.seat, mine.seat}:
        return ()
    items = (own.opened(table),)
    return (message.write(mine.group, mine.secret, table.game, sealed.number + 1, mine.seat, sealed.hash, items).raw,)
