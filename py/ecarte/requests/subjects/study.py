"""Requests to study and share games: import, replay, notes, what-if games, links, challenges; and the laws.

`ecarte.requests.web` loads this module with the first of them, because the first deal needs nothing here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ecarte import laws, record
from ecarte.core import fair
from ecarte.core.cards import is_card
from ecarte.core.game import Problem, RuleError, Seat
from ecarte.laws import arbiter
from ecarte.notation import challenge, ecn, link, verify
from ecarte.players import PLAYERS
from ecarte.record import Play, replay, seatview, tree
from ecarte.record.study import Chapter, as_chapter
from ecarte.requests import answers, branch, check, computer, library
from ecarte.requests.check import refused
from ecarte.requests.summary import summary

if TYPE_CHECKING:
    from ecarte.types import request as asked
    from ecarte.types.answer import Answer, Challenge
    from ecarte.types.asked import Named
    from ecarte.types.replay import Replay
    from ecarte.types.summary import Imported


def _import(request: asked.ImportRequest) -> Answer:
    return {"slice": library.take(request["text"], request["line"], request["number"], request["last"])}


def _replay(request: asked.ReplayRequest) -> Answer:
    play = answers.fold(request["record"])
    if request.get("settled"):
        seat = check.seat(request.get("seat") or "", play)
        seen = Play(seatview.redact(play.record, seat))
        return {"replay": {"record": ecn.dumps(seen), "summary": summary(seen), **replay.settled(play, seat)}}
    return {"replay": _whole_replay(play, check.onlooker(request.get("seat"), play))}


def _annotate(request: asked.AnnotateRequest) -> Answer:
    play, cards = answers.fold(request["record"]), request.get("cards")
    if not all(map(is_card, cards or ())):
        raise refused("cards")
    return _rewritten(request, tree.annotate(play, request["at"], request.get("comment"), request.get("nags"), cards))


def _remove(request: asked.RemoveRequest) -> Answer:
    return _rewritten(request, tree.remove(answers.fold(request["record"]), request["at"]))


def _promote(request: asked.PromoteRequest) -> Answer:
    return _rewritten(request, tree.promote(answers.fold(request["record"]), request["at"])[0])


def _branch(request: asked.BranchRequest) -> Answer:
    play, at = answers.fold(request["record"]), request["at"]
    seed = check.seed(request["seed"])
    players = check.players(request.get("players", {}), play.record.game.name, play.record.seats)
    begun = branch.branch(play, at, players, seed)
    settled = computer.use_rights(record.settle(begun))
    return answers.answer(settled, check.seat(request["seat"], play), len(begun.steps))


def _graft(request: asked.GraftRequest) -> Answer:
    play, at = branch.graft(answers.fold(request["record"]), answers.fold(request["branch"], "branch"))
    return {"record": answers.written(play)[1], "at": at}


def _views(request: asked.ViewsRequest) -> Answer:
    play = answers.fold(request["record"])
    if request.get("settled"):
        return {"views": replay.settled_views(play, check.seat(request.get("seat") or "", play), request["at"])}
    return {"views": replay.views(play, check.onlooker(request.get("seat"), play), request["at"])}


def _redact(request: asked.RedactRequest) -> Answer:
    play = _named(request)
    return {"record": ecn.dumps(Play(seatview.redact(play.record, check.seat(request["seat"], play))))}


def _named(request: Named) -> Play:
    """Return the game of a request with the names that people at this device have given themselves."""
    names = request.get("names")
    play = answers.fold(request["record"])
    return record.named(play, names) if names else play


def _link(request: asked.LinkRequest) -> Answer:
    play = _named(request)
    seat = check.onlooker(request.get("seat"), play)
    at = request.get("at") or ""
    return {"link": link.dumps(play, replay.as_seen(play, at, seat) if at else "", seat)}


def _study(request: asked.StudyRequest) -> Answer:
    title = request["title"]
    games: list[Imported] = []
    for number, each in enumerate(request["chapters"], 1):
        play = answers.fold(each["record"])
        play = record.named(play, names) if (names := each.get("names")) else play
        chapter = Chapter(title, each.get("number", number), each["title"], request["study"])
        games.append(library.imported(play.with_record(as_chapter(play.record, chapter))))
    return {"games": games}


def _study_link(request: asked.StudyLinkRequest) -> Answer:
    plays = [answers.fold(each, "records") for each in request["records"]]
    return {"link": link.dumps_several(plays, request.get("chapter", 1), request.get("at") or "")}


def _challenge(request: asked.ChallengeRequest) -> Answer:
    play = _named(request)
    return {"link": challenge.dumps(play, check.seat(request["seat"], play))}


def _open(request: asked.OpenRequest) -> Answer:
    openers: link.Openers[tuple[Play, ...] | challenge.Challenge] = {**link.GAMES, **challenge.OPENERS}
    (plain, content), tail = link.open_first(request["link"], openers)
    if isinstance(content, challenge.Challenge):
        return {**_plain(request["link"], plain), "challenge": _offer(_playable(content))}
    opened = link.opened_at(plain, content, tail)
    play, written = answers.written(opened.play)
    answer: Answer = {"record": written, "summary": summary(play), **_plain(request["link"], plain, opened.behind)}
    if opened.at:
        answer["at"] = opened.at
    if len(opened.plays) > 1:
        answer["games"], answer["chapter"] = list(map(library.imported, opened.plays)), opened.chapter
    return answer


def _plain(asked_for: str, plain: str, behind: str = "") -> Answer:
    """Return the link as it was made if it was asked for in another form, for the address of the page."""
    whole = f"{plain}@{behind}" if behind else plain
    bare = re.sub(r"\A(?:https?://[^#\s]*)?#", "", asked_for)
    return {} if bare in (whole, whole.replace("#", "%23")) else {"link": plain}


def _accept(request: asked.AcceptRequest) -> Answer:
    received = _playable(challenge.loads(request["link"]))
    if "players" in request:  # the computer takes every other seat
        seats = [each for each in challenge.begin(received, {}).record.seats if each != received.seat]
        received = replace(
            received, players=check.players(request["players"], received.game, seats) | dict(received.players)
        )
    play = challenge.begin(received, check.tags(request.get("tags", {})))
    return answers.answer(play, check.seat(request["seat"], play), 0)


def _laws(_: asked.LawsRequest) -> Answer:
    return {"laws": arbiter.tree()}


def _arbiter(request: asked.ArbiterRequest) -> Answer:
    what, said = check.one_of(request["what"], laws.IRREGULARITIES, "what"), request["answers"]
    try:
        return {"arbiter": arbiter.ask(what, said)}
    except LookupError:
        raise refused("answers") from None


def _commit(request: asked.CommitRequest) -> Answer:
    return {"commitment": fair.commitment(check.seed(request["seed"]))}


def _verify(request: asked.VerifyRequest) -> Answer:
    return {"proof": verify.answer(answers.fold(request["record"]))}


def _playable(received: challenge.Challenge) -> challenge.Challenge:
    """Return the challenge; raises RuleError when it cannot be played in this version."""
    if not all(player in PLAYERS[received.game] for player in received.players.values()):
        raise RuleError(Problem("E-link-newer", None, {}))
    challenge.begin(received, {})  # raises RuleError
    return received


def _offer(received: challenge.Challenge) -> Challenge:
    """Return what a challenge shows before it is taken up: not the result to beat."""
    return {
        "game": received.game,
        "rules": {"preset": received.preset, "options": dict(received.options)},
        "seats": list(challenge.begin(received, {}).record.seats),
        "name": received.sent.name,
        "seat": received.seat,
        "players": dict(received.players),
    }


def _whole_replay(play: Play, seat: Seat | None) -> Replay:
    """Return a whole game for the replay."""
    play, text = answers.written(play)
    return {"record": text, "summary": summary(play), **replay.replay(play, seat)}


def _rewritten(request: asked.AnnotateRequest | asked.RemoveRequest | asked.PromoteRequest, play: Play) -> Answer:
    """Return a game with changed notes or variations, and its replay."""
    shown = _whole_replay(play, check.onlooker(request.get("seat"), play))
    return {"record": shown["record"], "replay": shown}


ANSWERS: Mapping[str, Callable[[Any], Answer]] = {
    "import": _import,
    "replay": _replay,
    "views": _views,
    "annotate": _annotate,
    "remove": _remove,
    "promote": _promote,
    "branch": _branch,
    "graft": _graft,
    "redact": _redact,
    "link": _link,
    "study": _study,
    "study-link": _study_link,
    "challenge": _challenge,
    "open": _open,
    "accept": _accept,
    "laws": _laws,
    "arbiter": _arbiter,
    "commit": _commit,
    "verify": _verify,
}
