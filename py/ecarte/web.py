"""The engine as the page sees it: one JSON text in, one JSON text out.

The shapes are written down in ``web/src/engine/types.ts``. `respond` is a pure function of its
request and never raises; what it keeps are folds of records it has seen, nothing else.
"""

from __future__ import annotations

import json
import traceback
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ecarte import __version__, branch, fair, fields, library, record, replay, seatview
from ecarte.ai import OPPONENTS, PLAYERS
from ecarte.game import Event, Head, Json, Problem, RuleError, Seat, parse_event, parse_head
from ecarte.games import GAMES
from ecarte.notation import challenge, ecn, link
from ecarte.record import Play

_KEPT = 16
_folds: OrderedDict[str, Play] = OrderedDict()


def respond(text: str) -> str:
    """The answer to a request: ``{"id", …}``, with ``problems`` when it was refused."""
    number: Any = None
    try:
        request = fields.request(text)
        number = request.get("id")
        answer = _ANSWERS[fields.text(request, "do", _ANSWERS)](request)
    except RuleError as error:
        answer = {"problems": [problem.to_json() for problem in error.problems]}
    except Exception as error:  # the page must get an answer whatever happens
        # The place only: a message could quote a card the seat may not see.
        where = traceback.extract_tb(error.__traceback__)[-1]
        data: dict[str, str | int] = {"error": type(error).__name__, "where": f"{where.name}:{where.lineno}"}
        answer = {"problems": [Problem("E-internal", None, data).to_json()]}
    return json.dumps({"id": number, **answer}, ensure_ascii=False, separators=(",", ":"))


def _version(_: Json) -> Json:
    return {"version": __version__}


def _catalog(_: Json) -> Json:
    games = [
        {
            "name": name,
            "presets": [{"name": preset, "options": dict(values)} for preset, values in game.PRESETS.items()],
            "options": [
                {
                    "name": option.name,
                    "values": list(option.values),
                    "default": option.default,
                    "rule": option.rule,
                    "needs": dict(option.needs),
                }
                for option in game.OPTIONS
            ],
            "players": list(OPPONENTS[name]),
        }
        for name, game in GAMES.items()
    ]
    return {"catalog": {"version": __version__, "games": games}}


def _new(request: Json) -> Json:
    game = fields.text(request, "game", GAMES)
    tags, players = fields.tags(request), fields.players(request, game)
    if players:
        tags["Computer"] = branch.format_players(players)
    preset, seed, dealer = (fields.text(request, field) for field in ("preset", "seed", "dealer"))
    play = record.new(game, preset, fields.table(request, "options"), tags, seed, dealer)
    return _answer(play, fields.seat(request, play), 0)


def _view(request: Json) -> Json:
    play = _fold(request)
    seat = fields.seat(request, play)
    if play.record.view not in (None, seat):
        raise RuleError(Problem("E-view-other", None, {"seat": seat, "view": play.record.view or ""}))
    return _answer(play, seat, None)


def _play(request: Json) -> Json:
    play = _game(request)
    seat, what = fields.seat(request, play), _parse(fields.text(request, "event"))
    if isinstance(what, Head) and play.record.branch:
        raise RuleError(Problem("E-branch-done", None, {}))
    if isinstance(what, Event) and what.seat != seat:
        raise RuleError(Problem("E-turn", "E16", {"seat": play.record.game.turn(play.state) or ""}))
    after = record.tagged(record.advance(play, what), fields.tags(request))
    return _answer(_asides(after), seat, len(play.steps))


def _bot(request: Json) -> Json:
    play = _game(request)
    seat, mover = fields.seat(request, play), fields.seat(request, play, "as")
    event = _choice(play, mover, fields.player(request, play))
    if event is None:
        return _answer(play, seat, None)
    return _answer(_asides(record.advance(play, event)), seat, len(play.steps))


def _back(request: Json) -> Json:
    play = _game(request)
    seat = fields.seat(request, play)
    earlier = record.back(play, seat)
    if earlier is None or branch.is_before(earlier.record):
        raise RuleError(Problem("E-nothing-to-take-back", None, {}))
    return _answer(_helped(earlier, "takebacks"), seat, None)


def _hint(request: Json) -> Json:
    play = _game(request)
    seat = fields.seat(request, play)
    event = _choice(play, seat, fields.player(request, play))
    if event is None:
        raise RuleError(Problem("E-no-hint", None, {}))
    return {**_answer(_helped(play, "hints"), seat, None), "hint": str(event)}


def _resign(request: Json) -> Json:
    play = _game(request)
    seat = fields.seat(request, play)
    return _answer(record.resign(play, seat), seat, len(play.steps))


def _import(request: Json) -> Json:
    text, line, number = (
        fields.text(request, "text"),
        fields.whole(request, "line", 1),
        fields.whole(request, "number", 0),
    )
    return {"slice": library.take(text, line, number, fields.flag(request, "last"))}


def _replay(request: Json) -> Json:
    play = _fold(request)
    return {"replay": _told(play, fields.onlooker(request, play))}


def _annotate(request: Json) -> Json:
    play, at = _fold(request), fields.text(request, "at")
    comment = None if request.get("comment") is None else fields.text(request, "comment")
    return _rewritten(request, branch.annotate(play, at, comment, fields.marks(request, "nags")))


def _prune(request: Json) -> Json:
    return _rewritten(request, branch.prune(_fold(request), fields.text(request, "at")))


def _branch(request: Json) -> Json:
    play, at = _fold(request), fields.text(request, "at")
    seed = fields.seed(request)
    begun = branch.branch(play, at, fields.players(request, play.record.game.NAME), seed)
    settled = _asides(record.settle(begun))
    return _answer(settled, fields.seat(request, play), len(begun.steps))


def _graft(request: Json) -> Json:
    play, at = branch.graft(_fold(request), _fold(request, "branch"))
    return {"record": _written(play)[1], "at": at}


def _views(request: Json) -> Json:
    play = _fold(request)
    return {"views": replay.views(play, fields.onlooker(request, play), fields.texts(request, "at"))}


def _redact(request: Json) -> Json:
    play = _fold(request)
    return {"record": ecn.dumps(Play(seatview.redact(play.record, fields.seat(request, play))))}


def _link(request: Json) -> Json:
    play = _fold(request)
    seat = fields.onlooker(request, play)
    at = "" if request.get("at") is None else fields.text(request, "at")
    return {"link": link.dumps(play, replay.as_seen(play, at, seat) if at else "", seat)}


def _challenge(request: Json) -> Json:
    play = _fold(request)
    return {"link": challenge.dumps(play, fields.seat(request, play))}


def _open(request: Json) -> Json:
    text = fields.text(request, "link")
    if link.parts(text)[0] == "c":
        return {"challenge": _offer(_challenged(text))}
    opened = link.loads(text)
    play, written = _written(opened.play)
    found: Json = {"record": written, "summary": library.summary(play)}
    return {**found, "at": opened.at} if opened.at else found


def _accept(request: Json) -> Json:
    play = challenge.begin(_challenged(fields.text(request, "link")), fields.tags(request))
    return _answer(play, fields.seat(request, play), 0)


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
        "name": found.sent.name,
        "seat": found.seat,
        "players": dict(found.players),
    }


_ANSWERS: dict[str, Callable[[Json], Json]] = {
    "version": _version,
    "catalog": _catalog,
    "new": _new,
    "view": _view,
    "play": _play,
    "bot": _bot,
    "back": _back,
    "hint": _hint,
    "resign": _resign,
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
}


def _parse(text: str) -> Event | Head:
    parsers: tuple[Callable[[str], Event | Head], ...] = (parse_head, parse_event)
    for parse in parsers:
        try:
            return parse(text)
        except ValueError:
            continue
    raise RuleError(Problem("E-word", None, {"text": text[:80]}))


def _choice(play: Play, seat: Seat, player: str) -> Event | None:
    """What a player would do in a seat, from the seat's view alone."""
    game = play.record.game
    view = game.view(play.state, seat)
    if not view.legal or play.record.resigned:
        return None
    head = play.record.deals[-1].head
    seed = play.record.seed or bytes(fair.SEED_BYTES)
    rng = fair.player_random(seed, head.number, head.attempt, play.steps[-1].number)
    return PLAYERS[game.NAME][player](view, rng)


def _asides(play: Play) -> Play:
    """The game after the computer's players have used their rights out of turn (a king to mark)."""
    game = play.record.game
    for part in play.record.tag("Computer").split():
        seat, _, player = part.partition(":")
        if game.turn(play.state) != seat and seat in game.SEATS and player in PLAYERS[game.NAME]:
            event = _choice(play, seat, player)
            if event is not None:
                play = record.advance(play, event)
    return play


def _helped(play: Play, kind: str) -> Play:
    """The game with one help more counted in its Help tag."""
    counts = library.help_counts(play.record)
    counts[kind] += 1
    return play.with_record(play.record.with_tag("Help", " ".join(f"{k}={n}" for k, n in counts.items() if n)))


def _fold(request: Json, field: str = "record") -> Play:
    text = fields.text(request, field)
    play = _folds.get(text)
    if play is None:
        plays = ecn.loads(text)
        if len(plays) != 1:
            raise RuleError(Problem("E-request", None, {"field": field}))
        play = record.settle(plays[0])
    _keep(text, play)
    return play


def _game(request: Json) -> Play:
    """A game that may be played on: not one seat's view, in which the others can do nothing."""
    play = _fold(request)
    if play.record.view:
        raise RuleError(Problem("E-view-play", None, {}))
    return play


def _keep(text: str, play: Play) -> None:
    _folds[text] = play
    _folds.move_to_end(text)
    while len(_folds) > _KEPT:
        _folds.popitem(last=False)


def _answer(play: Play, seat: Seat, since: int | None) -> Json:
    """Record, view, log and summary; frames from step ``since`` on, none when it is None."""
    play, text = _written(play)
    view = _seen(play, play.state, seat)
    frames = []
    if since is not None:
        for entry, state in record.log(play, seat, since):
            frames.append({"entry": entry, "view": _seen(play, state, seat)})
        if frames:
            frames[-1]["view"] = view
    return {
        "record": text,
        "view": view,
        "log": [entry for entry, _ in record.log(play, seat)],
        "frames": frames,
        "summary": library.summary(play),
    }


def _written(play: Play) -> tuple[Play, str]:
    """The game as it will be read again, and its record."""
    tags = tuple(ecn.canonical_tags(play.record, record.result(play)))
    play = play.with_record(replace(play.record, tags=tags))
    text = ecn.dumps(play)
    _keep(text, play)
    return play, text


def _told(play: Play, seat: Seat | None) -> Json:
    """A game to be looked at again, whole."""
    play, text = _written(play)
    return {"record": text, "summary": library.summary(play), **replay.replay(play, seat)}


def _rewritten(request: Json, play: Play) -> Json:
    """A game with something else written in it, and looked at again."""
    told = _told(play, fields.onlooker(request, play))
    return {"record": told["record"], "replay": told}


def _seen(play: Play, state: Any, seat: Seat) -> Json:
    view: Json = play.record.game.view(state, seat).to_json()
    if play.record.branch:  # it ends with its deal
        view["next"] = None
    if play.record.resigned and state is play.state:
        ended: Json = {"phase": "over", "turn": None, "pause": False, "legal": [], "refused": {}, "next": None}
        view.update(ended, winner=record.winner(play))
    return view
