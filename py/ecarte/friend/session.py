"""A session: one side of a game between friends, as a value.

`invite` and `join` begin one, `receive` takes a message of the other side, `act` what this side's player does. Each
returns the session afterwards, the messages to send, and what has changed; nothing is sent, stored or drawn by chance
here. A session is the fold of its messages and of its secret: `messages` and `restore` carry it over a reload.

Every message may be lost, doubled, late or out of order: `resend` gives again what the other side may not have.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from ecarte.core.game import Event, Problem, RuleError, Seat
from ecarte.friend import canonical, course, hashing, message, order, own, sending, sitting, terms
from ecarte.friend.group import BYTES, Group
from ecarte.friend.message import Item, Message, Want
from ecarte.friend.side import Change, Outcome, Session
from ecarte.friend.table import Own, Table
from ecarte.friend.terms import CUT, Terms

PASS: Final = "pass"
RESIGN: Final = "resign"
_ALWAYS_AGAIN = (RESIGN, "say")  # said once more when the other went on at the same time


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
    agreed = _invited(Own("", b"", group), sealed).agreed
    others = [seat for seat in agreed.seats if seat != sealed.seat]
    wanted = wanted if wanted in others else ""
    seat = wanted or next(each for each in others if each not in agreed.computers)
    session = Session(_invited(Own(seat, _checked(secret), group), sealed), (sealed,))
    if len(others) == 1:
        return sending.send(session, [own.sit(session.table, name)])
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
        session, _ = sending.add(session, each)
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


# --- playing --------------------------------------------------------------------------------------


def act(session: Session, what: Event | str) -> Outcome:
    """Return what becomes of a session when its player plays an event, passes (`PASS`) or resigns (`RESIGN`).

    To pass means, at the end of a deal, that there is nothing to claim, and that the deal may be opened. Raises
    RuleError for what is not allowed now.
    """
    _check_open(session)
    return sending.send(session, [own.event(session.table, what) if isinstance(what, Event) else [what]])


def ask(session: Session, what: str) -> Outcome:
    """Return what becomes of a session when its player asks the other for something, of `ecarte.friend.asking.ASKS`.

    Until it is answered, nothing can be played. Raises RuleError for what cannot be asked now.
    """
    _check_open(session)
    return sending.send(session, [["ask", what]])


def answer(session: Session, accepted: bool) -> Outcome:
    """Return what becomes of a session when its player answers what the other has asked."""
    _check_open(session)
    return sending.send(session, [["answer", "yes" if accepted else "no"]])


def say(session: Session, phrase: str) -> Outcome:
    """Return what becomes of a session when its player says a phrase, of `ecarte.friend.asking.PHRASES`.

    It can be said after the end, too. Raises RuleError when this player has said enough for now.
    """
    if session.verdict is not None or session.table.play is None:
        raise RuleError(Problem("E-friend-closed", None, {}))
    _check_whole(session)
    return sending.send(session, [["say", phrase]])


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
    """Return what another side may not have: the last messages of this side, and a request for missing ones.

    The messages of the computers that are played on this device are among them.
    """
    if session.moved:
        return ()
    if session.guests and session.seat != session.table.agreed.seat:
        return tuple(each.raw for each in session.guests)
    if not session.are_many:
        own_messages = sending.own_since(session, len(session.chain) - max(len(session.undo), 1))
        wanted = (message.write_want(session.table.game, len(session.chain)),) if session.ahead else ()
        return (*own_messages, *wanted)
    wanted = (
        (message.write_want(session.table.game, order.count_settled(session)),) if order.is_lacking(session) else ()
    )
    return (*sending.own_since(session, _first_lacked(session)), *wanted)


def relay(session: Session) -> tuple[bytes, ...]:
    """Return what `resend` does and, where more than two play, the messages of the others with it, in their order.

    Who connects others passes on all that one of them may lack; whoever gets one of its own again has lost nothing.
    """
    pending = resend(session)
    if not session.are_many or session.moved or len(session.chain) == 1:
        return pending
    passed = tuple(each.raw for each in session.chain[max(_first_lacked(session), 1) :])
    return (*passed, *(raw for raw in pending if raw not in passed))


def _first_lacked(session: Session) -> int:
    """Return the number of the first message that another player may lack: who sent one had all before it."""
    last = dict.fromkeys(session.table.agreed.seats, -1)
    last |= {each.seat: each.number for each in session.chain}
    return 1 + min(last[seat] for seat in last if seat not in session.seats_here)


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
        return Outcome(session, sending.all_since(session, sealed.number))
    if session.verdict is not None or isinstance(sealed, Want):
        return Outcome(session, problem=Problem("E-friend-closed", None, {}))
    if sealed.number == 1 and session.are_many and sealed.seat != session.table.agreed.seat:
        return _welcome(session, sealed)
    if sealed.number < len(session.chain) and session.chain[sealed.number].hash == sealed.hash:
        is_answered = sealed.seat != session.seat and not session.are_many  # among many all that is new is sent to all
        return Outcome(session, sending.own_since(session, sealed.number + 1) if is_answered else ())
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
    others = [sitting.read(table, each) for each in session.guests]
    if guest.key in {*table.keys.values(), *(each.key for each in others)}:
        return Outcome(session, sending.all_since(session, 1))
    if guest.wanted in table.agreed.computers and any(each.wanted == guest.wanted for each in others):
        return Outcome(session, problem=Problem("E-friend-sit", None, {}))
    if len(session.chain) > 1:
        return Outcome(session, problem=Problem("E-friend-signature", None, {}))
    guests = (*session.guests, sealed)
    if len(guests) < len(table.agreed.seats) - 1:
        return Outcome(replace(session, guests=guests), changes=(Change(sealed.seat, sealed.items[0]),))
    return sending.send(replace(session, guests=()), [sitting.seat(table, guests)])


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
    is_late = number < (
        len(session.chain) - len(session.undo) if order.is_spoilt(sealed) else order.count_settled(session)
    )
    if is_late:  # its sender has withdrawn it, and gone on from the other
        return Outcome(session)
    if order.counts(session, sealed):
        return _replace(session, number, sealed)
    session = order.set_aside(session, sealed)
    on_it = next((each for each in session.waiting if each.previous == sealed.hash), None)
    turned = _turn(session, on_it) if on_it is not None else None
    return turned or Outcome(session, () if session.are_many else sending.own_since(session, number))


def _turn(session: Session, sealed: Message) -> Outcome | None:
    """Return the outcome of a message that goes on from one that was set aside; None where that changes nothing.

    Where more than two play, whoever is awaited decides by its message which of those before it count.
    """
    first, known = sealed, {each.hash: each for each in session.waiting}
    while first.previous in known and first.number > order.count_settled(session) and not _follows(session, first):
        first = known[first.previous]
    number = first.number
    if not order.count_settled(session) <= number < min(sealed.number, len(session.chain)) or order.is_decided(
        session, number
    ):
        return None
    awaited = course.awaited(order.table_before(session, number))
    if first.previous != session.chain[number - 1].hash or awaited is None or awaited.seat != sealed.seat:
        return None
    return _replace(order.set_aside(session, sealed), number, first)


def _follows(session: Session, sealed: Message) -> bool:
    """Return whether a message follows one of the chain."""
    return 0 < sealed.number <= len(session.chain) and session.chain[sealed.number - 1].hash == sealed.previous


def _replace(session: Session, number: int, sealed: Message) -> Outcome:
    """Return the outcome of a message in the place of another; what this side sent is sent again where it can be."""
    gone, before = session.chain[number:], order.table_before(session, number)
    lost = tuple(each.items[0] for each in gone if each.seat == session.seat)  # what the player did; the rest follows
    outcome = _take(order.set_aside(order.cut_back(session, number), *gone), sealed)
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
        after, changes = sending.add(order.cut_back(session, number), sealed)
    except RuleError:
        return Outcome(session, problem=Problem("E-friend-form", None, {}))
    return _follow(Outcome(after, changes=(*withdrawn, *changes)))


def _again(outcome: Outcome, item: Item) -> Outcome | None:
    """Return an outcome after an item that this side sends once more; None when it is not allowed any more."""
    if outcome.session.verdict is not None:
        return None
    try:
        more = sending.send(outcome.session, [item])
    except RuleError:
        return None
    return Outcome(more.session, (*outcome.send, *more.send), (*outcome.changes, *more.changes))


def _wait(session: Session, sealed: Message, wanted: int) -> Outcome:
    """Return the outcome of a message before which others are missing: they are asked for."""
    want = message.write_want(session.table.game, wanted)
    if session.are_many:
        aside = order.set_aside(session, sealed)
        return Outcome(aside, (want,) if order.is_lacking(aside) and not order.is_lacking(session) else ())
    waiting = session.waiting
    if len(waiting) < order.MOST_WAITING and all(each.hash != sealed.hash for each in waiting):
        waiting = (*waiting, sealed)
    return Outcome(replace(session, waiting=waiting), (want,))


def _take(session: Session, sealed: Message) -> Outcome:
    """Return the outcome of the next message, and of all that waited for it."""
    before = session
    try:
        session, changes = sending.add(session, sealed)
    except RuleError as error:
        if sealed.seat not in session.table.keys:  # nobody sits there yet, so that anybody may have sent it
            return Outcome(session, problem=Problem("E-friend-sit", None, {}))
        return _condemn(session, sealed, error.problems[0])
    if not session.seat:  # the seats went to others
        return Outcome(before, problem=Problem("E-friend-signature", None, {}))
    outcome = sending.send(session, [])
    return _follow(replace(outcome, changes=(*changes, *outcome.changes)))


def _follow(outcome: Outcome) -> Outcome:
    """Return an outcome after the messages that have waited for it."""
    session = outcome.session
    useful = order.count_settled(session) if session.are_many else len(session.chain)
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
