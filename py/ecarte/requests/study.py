"""Requests for games that are looked at and passed on: import, replay, notes, what-if games, links, challenges;
and what the laws say.

Apart from `ecarte.requests.web`, which loads it with the first of them: the first cards wait for nothing here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from ecarte import laws, record
from ecarte.core import fair
from ecarte.core.game import Json, Problem, RuleError, Seat
from ecarte.laws import arbiter
from ecarte.notation import challenge, ecn, link, verify
from ecarte.players import PLAYERS
from ecarte.record import Play, replay, seatview
from ecarte.requests import answers, branch, computer, fields, library
from ecarte.requests.summary import summary


def _import(request: Json) -> Json:
    text, line, number = (
        fields.text(request, "text"),
        fields.whole(request, "line", 1),
        fields.whole(request, "number", 0),
    )
    return {"slice": library.take(text, line, number, fields.flag(request, "last"))}


def _replay(request: Json) -> Json:
    play = answers.fold(request)
    if _settled(request):
        seat = fields.seat(request, play)
        seen = Play(seatview.redact(play.record, seat))
        return {"replay": {"record": ecn.dumps(seen), "summary": summary(seen), **replay.settled(play, seat)}}
    return {"replay": _told(play, fields.onlooker(request, play))}


def _annotate(request: Json) -> Json:
    play, at = answers.fold(request), fields.text(request, "at")
    comment = None if request.get("comment") is None else fields.text(request, "comment")
    return _rewritten(request, branch.annotate(play, at, comment, fields.marks(request, "nags")))


def _prune(request: Json) -> Json:
    return _rewritten(request, branch.prune(answers.fold(request), fields.text(request, "at")))


def _branch(request: Json) -> Json:
    play, at = answers.fold(request), fields.text(request, "at")
    seed = fields.seed(request)
    begun = branch.branch(play, at, fields.players(request, play.record.game.name, play.record.seats), seed)
    settled = computer.asides(record.settle(begun))
    return answers.answer(settled, fields.seat(request, play), len(begun.steps))


def _graft(request: Json) -> Json:
    play, at = branch.graft(answers.fold(request), answers.fold(request, "branch"))
    return {"record": answers.written(play)[1], "at": at}


def _views(request: Json) -> Json:
    play = answers.fold(request)
    if _settled(request):
        return {"views": replay.settled_views(play, fields.seat(request, play), fields.texts(request, "at"))}
    return {"views": replay.views(play, fields.onlooker(request, play), fields.texts(request, "at"))}


def _settled(request: Json) -> bool:
    """Whether a game that is going on is wanted with its settled deals open."""
    return "settled" in request and fields.flag(request, "settled")


def _redact(request: Json) -> Json:
    play = _named(request)
    return {"record": ecn.dumps(Play(seatview.redact(play.record, fields.seat(request, play))))}


def _named(request: Json) -> Play:
    """Return the game of a request with the names that people at this device have given themselves."""
    given = fields.table(request, "names")
    names = {seat: fields.text(given, seat) for seat in given}
    return record.named(answers.fold(request), names) if names else answers.fold(request)


def _link(request: Json) -> Json:
    play = _named(request)
    seat = fields.onlooker(request, play)
    at = "" if request.get("at") is None else fields.text(request, "at")
    return {"link": link.dumps(play, replay.as_seen(play, at, seat) if at else "", seat)}


def _challenge(request: Json) -> Json:
    play = _named(request)
    return {"link": challenge.dumps(play, fields.seat(request, play))}


def _open(request: Json) -> Json:
    text = fields.text(request, "link")
    if link.parts(text)[0] == "c":
        return {"challenge": _offer(_challenged(text))}
    opened = link.loads(text)
    play, written = answers.written(opened.play)
    found: Json = {"record": written, "summary": summary(play)}
    return {**found, "at": opened.at} if opened.at else found


def _accept(request: Json) -> Json:
    found = _challenged(fields.text(request, "link"))
    if "players" in request:  # the computer sits wherever somebody else sat
        seats = [each for each in challenge.begin(found, {}).record.seats if each != found.seat]
        found = replace(found, players=fields.players(request, found.game, seats) | dict(found.players))
    play = challenge.begin(found, fields.tags(request))
    return answers.answer(play, fields.seat(request, play), 0)


def _laws(_: Json) -> Json:
    return {"laws": arbiter.tree()}


def _arbiter(request: Json) -> Json:
    what, said = fields.text(request, "what", laws.IRREGULARITIES), fields.texts(request, "answers")
    try:
        return {"arbiter": arbiter.ask(what, said)}
    except LookupError:
        raise RuleError(Problem("E-request", None, {"field": "answers"})) from None


def _commit(request: Json) -> Json:
    return {"commitment": fair.commitment(fields.seed(request))}


def _verify(request: Json) -> Json:
    return {"proof": verify.answer(answers.fold(request))}


def _challenged(text: str) -> challenge.Challenge:
    """A challenge that can be taken up here."""
    found = challenge.loads(text)
    if not all(player in PLAYERS[found.game] for player in found.players.values()):
        raise RuleError(Problem("E-link-newer", None, {}))
    challenge.begin(found, {})  # raises RuleError
    return found


def _offer(found: challenge.Challenge) -> Json:
    """What is told of a challenge before it is taken up: not what there is to beat."""
    return {
        "game": found.game,
        "rules": {"preset": found.preset, "options": dict(found.options)},
        "seats": list(challenge.begin(found, {}).record.seats),
        "name": found.sent.name,
        "seat": found.seat,
        "players": dict(found.players),
    }


def _told(play: Play, seat: Seat | None) -> Json:
    """A game to be looked at again, whole."""
    play, text = answers.written(play)
    return {"record": text, "summary": summary(play), **replay.replay(play, seat)}


def _rewritten(request: Json, play: Play) -> Json:
    """A game with something else written in it, and looked at again."""
    told = _told(play, fields.onlooker(request, play))
    return {"record": told["record"], "replay": told}


ANSWERS: Mapping[str, Callable[[Json], Json]] = {
    "import": _import,
    "replay": _replay,
    "views": _views,
    "annotate": _annotate,
    "prune": _prune,
    "branch": _branch,
    "graft": _graft,
    "redact": _redact,
    "link": _link,
    "challenge": _challenge,
    "open": _open,
    "accept": _accept,
    "laws": _laws,
    "arbiter": _arbiter,
    "commit": _commit,
    "verify": _verify,
}
