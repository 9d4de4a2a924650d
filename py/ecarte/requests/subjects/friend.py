"""Requests about a game between friends that nobody deals: one side of it, as `ecarte.friend` plays it.

The page keeps the session's text, and draws the secret; nothing but folds of sessions is kept here.
`ecarte.requests.web` loads this module with the first of them.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ecarte import record
from ecarte.core.game import Problem, RuleError, Seat, parse_event
from ecarte.friend import asking, course, device, evidence, lines, message, session, sitting
from ecarte.friend.arithmetic import quickest
from ecarte.friend.device import Device
from ecarte.friend.message import Want
from ecarte.friend.side import Outcome, Session
from ecarte.friend.terms import Terms
from ecarte.games import GAMES
from ecarte.record import NOBODY, SEAT_TAGS, Play
from ecarte.requests import answers, check, computer
from ecarte.requests.check import refused

if TYPE_CHECKING:
    from ecarte.types import friend as asked
    from ecarte.types.answer import Answer
    from ecarte.types.friend import Friend, FriendMessage, FriendTerms
    from ecarte.types.view import View

_KEPT = 4  # sessions
_devices: OrderedDict[str, Device] = OrderedDict()


def _invite(request: asked.FriendInviteRequest) -> Answer:
    outcome = device.invite(quickest(), check.seed(request["secret"]), _terms(request))
    return _answer(device.seated(outcome.session), outcome, False, 0)


def _read(request: asked.FriendReadRequest) -> Answer:
    found = [_said(raw) for raw in lines.parse_lines(request["text"])]
    if not found:
        raise RuleError(Problem("E-friend-form", None, {}))
    return {"messages": found}


def _said(raw: bytes) -> FriendMessage:
    """Return what a message says by itself; raises RuleError for what is none."""
    sealed = message.read(raw)
    if isinstance(sealed, Want):
        return {"game": sealed.game.hex(), "number": sealed.number}
    if sealed.number:
        return {"game": sealed.game.hex(), "number": sealed.number, "seat": sealed.seat}
    terms = session.read_invitation(quickest(), raw)
    return {"game": sealed.hash.hex(), "number": 0, "seat": sealed.seat, "terms": _shown_terms(terms)}


def _join(request: asked.FriendJoinRequest) -> Answer:
    raw = next(iter(lines.parse_lines(request["text"])), b"")
    secret, wanted = check.seed(request["secret"]), request.get("seat", "")
    outcome = session.join(quickest(), secret, raw, request["name"], wanted)
    return _answer(Device(outcome.session), outcome, False, 0)


def _friend(request: asked.FriendRequest) -> Answer:
    here = _device(request)
    return _answer(here, Outcome(here.own), True, _place(request, here.own))


def _receive(request: asked.FriendReceiveRequest) -> Answer:
    here = _device(request)
    side, found = here.own, lines.parse_lines(request["text"])
    outcomes = [Outcome(side, problem=None if found else Problem("E-friend-form", None, {}))]
    for raw in found:
        outcomes.append(session.receive(side, raw))
        side = outcomes[-1].session
    return _answer(here, _together(outcomes), True, _place(request, here.own))


def _act(request: asked.FriendActRequest) -> Answer:
    here, text = _device(request), request["event"]
    side = here.own
    view = _view(side) if side.table.play is not None else None
    if text == session.RESIGN:
        outcome = session.act(side, session.RESIGN)
    elif text == session.PASS or (view and text == view["next"]):
        outcome = session.act(side, session.PASS)
    else:
        try:
            event = parse_event(text)
        except ValueError:
            raise refused("event") from None
        outcome = session.act(side, event)
    return _answer(here, outcome, True, _place(request, side))


def _say(request: asked.FriendSayRequest) -> Answer:
    here, word = _device(request), request["word"]
    side = here.own
    if word in asking.ASKS:
        outcome = session.ask(side, word)
    elif word in asking.PHRASES:
        outcome = session.say(side, word)
    else:
        outcome = session.answer(side, word == "yes")
    return _answer(here, outcome, True, _place(request, side))


def _move(request: asked.FriendMoveRequest) -> Answer:
    here = _device(request)
    return _answer(here, Outcome(replace(here.own, moved=request["away"])), True, _place(request, here.own))


ANSWERS: Mapping[str, Callable[[Any], Answer]] = {
    "friend": _friend,
    "friend-invite": _invite,
    "friend-read": _read,
    "friend-join": _join,
    "friend-receive": _receive,
    "friend-act": _act,
    "friend-say": _say,
    "friend-move": _move,
}


def _device(request: asked.FriendAsked) -> Device:
    """Return the device that a request is about: its player's side, and the computers with it."""
    text = request["session"]
    return _devices.get(text) or device.seated(lines.loads(quickest(), text))


def _keep(text: str, here: Device) -> None:
    _devices[text] = here
    _devices.move_to_end(text)
    while len(_devices) > _KEPT:
        _devices.popitem(last=False)


def _place(request: asked.FriendAsked, side: Session) -> int:
    """Return which game of the match is to be answered."""
    place = request.get("place", side.table.place)
    if place > side.table.place:
        raise refused("place")
    return place


def _together(outcomes: list[Outcome]) -> Outcome:
    """Return one outcome of several in order; its problem is the last one."""
    last = outcomes[-1]
    problems = [each.problem for each in outcomes if each.problem is not None]
    return Outcome(
        last.session,
        tuple(dict.fromkeys(raw for each in outcomes for raw in each.send)),
        tuple(change for each in outcomes for change in each.changes),
        problems[-1] if problems else None,
    )


# --- terms ----------------------------------------------------------------------------------------


def _terms(wanted: asked.FriendInviteRequest) -> Terms:
    """Return the terms of a request; raises RuleError for rules that do not hold together."""
    game = GAMES[check.one_of(wanted["game"], GAMES, "game")]
    tags = record.option_tags(game, game.resolve(wanted["preset"], wanted["options"]))
    return Terms(
        wanted["name"],
        game.name,
        wanted["preset"],
        tuple(value for _, value in tags),
        wanted["seat"],
        wanted["dealer"],
        wanted["match"],
        wanted["stake"],
        wanted.get("purse"),
        wanted["opened"],
        wanted["date"],
        check.players(wanted.get("computers", {}), game.name, game.all_seats),
    )


def _shown_terms(terms: Terms) -> FriendTerms:
    written, game = terms.record, terms.record.game
    chosen, usual = written.options(), game.resolve(terms.rules, {})
    names = [each.name for each in game.options if getattr(chosen, each.name) != getattr(usual, each.name)]
    shown: FriendTerms = {
        "name": terms.name,
        "game": terms.game,
        "rules": {"preset": terms.rules, "options": {name: getattr(chosen, name) for name in names}},
        "seats": list(terms.seats),
        "seat": terms.seat,
        "dealer": terms.dealer,
        "match": terms.match,
        "stake": terms.stake,
        "purse": terms.purse,
        "opened": "played" if terms.opened == "played" else "all",
        "computers": dict(terms.computers),
    }
    return shown


# --- answering ------------------------------------------------------------------------------------


def _answer(here: Device, outcome: Outcome, began: bool, place: int) -> Answer:
    """Return a side as it stands, with one game of its match; frames are those of what has happened in it.

    ``here`` are the sides before, and ``began`` tells whether the page has had an answer about them.
    """
    before = here.own if began else None
    here, outcome = device.follow(here, outcome, computer.choose_among_friends)
    side = outcome.session
    text = lines.dumps(side)
    _keep(text, here)
    found: Answer = {"friend": _stands(here.witness, outcome, text, before, place)}
    play = _game(side, place)
    if play is None:
        return found
    earlier, seat = None if before is None else _game(before, place), _seat(side, play)
    shown = answers.answer(play, seat, None, _told(play, earlier, seat))
    shown["view"] = _limited(side, place, shown["view"])
    if shown["frames"]:
        shown["frames"][-1]["view"] = shown["view"]
    return {**shown, **found}


def _told(play: Play, earlier: Play | None, seat: Seat) -> int | None:
    """Return how much of a game's log the page has; None where the game has gone back, and nothing is drawn of it."""
    told = record.log(earlier, seat) if earlier else []
    return len(told) if record.log(play, seat)[: len(told)] == told else None


def _stands(witness: Session, outcome: Outcome, text: str, before: Session | None, place: int) -> Friend:
    side, table = outcome.session, outcome.session.table
    awaited = side.awaited
    # A verdict says how somebody has cheated.
    refusals = [outcome.problem] if outcome.problem is not None and side.verdict is None else []
    found: Friend = {
        "session": text,
        "game": table.game.hex(),
        "terms": _shown_terms(table.agreed),
        "seat": side.seat,
        "plays": _seat(side, _game(side, place)),
        "key": sitting.own_key(table).hex(),
        "names": dict(table.names),
        "guests": _guests(side),
        "place": place,
        "last": table.place,
        "awaited": {"seat": awaited.seat, "what": awaited.what} if awaited else None,
        "lines": _lines(witness, outcome, session.resend(side)),
        "fresh": before is None or before.messages != side.messages or before.verdict != side.verdict,
        "withdrawn": [str(each.item[-1]) for each in outcome.changes if each.is_withdrawn],
        "heard": [
            {"seat": each.seat, "kind": each.item[0], "word": each.item[1]}
            for each in outcome.changes
            if each.seat not in (side.seat, *table.agreed.computers) and each.item[0] in asking.WORDS
        ],
        "says": [*side.says],
        "asks": [*side.asks],
        "asked": {"seat": table.asked.seat, "what": table.asked.what} if table.asked else None,
        "ended": table.ending if place == table.place else "",
        "refused": [problem.to_json() for problem in refusals],
        "verdict": side.verdict.to_json() if side.verdict else None,
    }
    if side.are_many:
        found["relayed"] = _lines(witness, outcome, session.relay(side))
    if side.moved:
        found["moved"] = lines.format_seat(side)
    if side.verdict:
        found["evidence"] = evidence.dumps(witness)
    return found


def _lines(witness: Session, outcome: Outcome, pending: tuple[bytes, ...]) -> list[str]:
    """Return the lines of what is sent once, and of what is pending; what shows a cheat is shown to the others."""
    pending = (*pending, *(witness.evidence if outcome.session.are_many else ()))
    return [lines.format_line(raw) for raw in (*(raw for raw in outcome.send if raw not in pending), *pending)]


def _guests(side: Session) -> list[str]:
    """Return the names of the people who have answered an invitation for more than two."""
    answered = (sitting.read(side.table, each) for each in side.guests)
    return [each.name for each in answered if each.wanted not in side.table.agreed.computers]


def _game(side: Session, place: int) -> Play | None:
    """Return a game of the match as this side's seat knows it; None before there is any."""
    finished = side.table.finished
    return finished[place] if place < len(finished) else side.table.play


def _seat(side: Session, play: Play | None) -> Seat:
    """Return the seat of this side in a game of the match, "" where it waits in a pool."""
    table = side.table
    if play is None or not table.agreed.is_pool:
        return side.seat
    name = table.names[side.seat]  # the records name nobody else so
    return next((seat for seat in play.record.seats if play.record.tag(SEAT_TAGS[seat]) == name), "")


def _view(side: Session) -> View:
    play = side.table.playing
    seen = play.record.game.view.of(play.state, _seat(side, play))
    found: View = _limited(side, side.table.place, seen.to_json())
    return found


def _limited(side: Session, place: int, view: Any) -> Any:
    """Return a view with what may be done now.

    Nothing may be done while another is to pass, something asked is unanswered, or messages are missing; nor after a
    verdict, a move to another browser or an agreed end.
    """
    table, awaited = side.table, side.awaited
    nothing: dict[str, Any] = {"legal": [], "refused": {}, "turn": None, "next": None, "pause": False}
    if table.ended and place == table.place:
        return view | nothing
    if place < len(table.finished):
        return view
    limited = dict(view)
    passes = awaited.seat if awaited is not None and awaited.what == "pass" and not table.is_deal_over else None
    limited["pause"] = passes == side.seat
    if table.asked:
        limited |= nothing
    if (
        side.verdict
        or side.ahead
        or side.moved
        or table.closed
        or side.seat in table.deal.passed
        or table.playing.record.resigned
        or not course.may_claim(table)  # the next deal follows by itself
        or table.view == NOBODY
    ):
        limited["next"] = None
    if side.verdict or side.ahead or side.moved or passes not in (None, side.seat):
        limited |= {"legal": [], "refused": {}, "turn": passes and table.seat_of(passes)}
    return limited
