"""The engine as the page sees it: one JSON text in, one JSON text out.

The shapes are written down in ``web/src/engine/types.ts``. `respond` is a pure function of its
request and never raises; what it keeps are folds of records it has seen, nothing else.
"""

from __future__ import annotations

import json
import traceback
from collections import OrderedDict
from collections.abc import Callable, Container
from dataclasses import replace
from typing import Any

from ecarte import __version__, branch, fair, library, record, replay
from ecarte.ai import OPPONENTS, PLAYERS
from ecarte.game import Event, Head, Json, Problem, RuleError, Seat, parse_event, parse_head
from ecarte.games import GAMES
from ecarte.notation import ecn
from ecarte.record import Play

_KEPT = 16
_folds: OrderedDict[str, Play] = OrderedDict()


def respond(text: str) -> str:
    """The answer to a request: ``{"id", …}``, with ``problems`` when it was refused."""
    number: Any = None
    try:
        request = _request(text)
        number = request.get("id")
        answer = _ANSWERS[_text(request, "do", _ANSWERS)](request)
    except RuleError as error:
        answer = {"problems": [problem.to_json() for problem in error.problems]}
    except Exception as error:  # the page must get an answer whatever happens
        # The place only: a message could quote a card the seat may not see.
        where = traceback.extract_tb(error.__traceback__)[-1]
        data: dict[str, str | int] = {"error": type(error).__name__, "where": f"{where.name}:{where.lineno}"}
        answer = {"problems": [Problem("E-internal", None, data).to_json()]}
    return json.dumps({"id": number, **answer}, ensure_ascii=False, separators=(",", ":"))


def _request(text: str) -> Json:
    try:
        request = json.loads(text)
    except (TypeError, ValueError, RecursionError):
        request = None
    if not isinstance(request, dict):
        raise RuleError(Problem("E-request", None, {"field": "request"}))
    return request


def _text(request: Json, field: str, known: Container[str] | None = None) -> str:
    """A field that must be text, one of the known when that is given."""
    value = request.get(field)
    if not isinstance(value, str) or (known is not None and value not in known):
        raise RuleError(Problem("E-request", None, {"field": field}))
    return value


def _whole(request: Json, field: str, least: int) -> int:
    """A field that must be a whole number, not below the least."""
    value = request.get(field)
    if type(value) is not int or value < least:
        raise RuleError(Problem("E-request", None, {"field": field}))
    return value


def _table(request: Json, field: str) -> Json:
    """A field that may be left out, else an object."""
    value = request.get(field, {})
    if not isinstance(value, dict):
        raise RuleError(Problem("E-request", None, {"field": field}))
    return value


def _seed(request: Json) -> bytes:
    seed = _text(request, "seed")
    try:
        return fair.parse_seed(seed)
    except ValueError:
        raise RuleError(Problem("E-seed-form", None, {"seed": seed[:80]})) from None


def _tags(request: Json) -> dict[str, str]:
    return {name: str(value) for name, value in _table(request, "tags").items()}


def _players(request: Json, game: str) -> Json:
    """The seats the computer plays, each with its player."""
    players = _table(request, "players")
    if not all(seat in GAMES[game].SEATS and _text(players, seat, PLAYERS[game]) for seat in players):
        raise RuleError(Problem("E-request", None, {"field": "players"}))
    return players


def _seat(request: Json, play: Play, field: str = "seat") -> Seat:
    return _text(request, field, play.record.game.SEATS)


def _onlooker(request: Json, play: Play) -> Seat | None:
    """The seat that is looked from, none when all hands are open."""
    return None if request.get("seat") is None else _seat(request, play)


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
    game = _text(request, "game", GAMES)
    tags, players = _tags(request), _players(request, game)
    if players:
        tags["Computer"] = branch.format_players(players)
    preset, seed, dealer = (_text(request, field) for field in ("preset", "seed", "dealer"))
    play = record.new(game, preset, _table(request, "options"), tags, seed, dealer)
    return _answer(play, _seat(request, play), 0)


def _view(request: Json) -> Json:
    play = _fold(request)
    seat = _seat(request, play)
    if play.record.view not in (None, seat):
        raise RuleError(Problem("E-view-other", None, {"seat": seat, "view": play.record.view or ""}))
    return _answer(play, seat, None)


def _play(request: Json) -> Json:
    play = _game(request)
    seat, what = _seat(request, play), _parse(_text(request, "event"))
    if isinstance(what, Head) and play.record.branch:
        raise RuleError(Problem("E-branch-done", None, {}))
    if isinstance(what, Event) and what.seat != seat:
        raise RuleError(Problem("E-turn", "E16", {"seat": play.record.game.turn(play.state) or ""}))
    after = record.tagged(record.advance(play, what), _tags(request))
    return _answer(_asides(after), seat, len(play.steps))


def _bot(request: Json) -> Json:
    play = _game(request)
    seat, mover = _seat(request, play), _seat(request, play, "as")
    event = _choice(play, mover, _player(request, play))
    if event is None:
        return _answer(play, seat, None)
    return _answer(_asides(record.advance(play, event)), seat, len(play.steps))


def _back(request: Json) -> Json:
    play = _game(request)
    seat = _seat(request, play)
    earlier = record.back(play, seat)
    if earlier is None or branch.is_before(earlier.record):
        raise RuleError(Problem("E-nothing-to-take-back", None, {}))
    return _answer(_helped(earlier, "takebacks"), seat, None)


def _hint(request: Json) -> Json:
    play = _game(request)
    seat = _seat(request, play)
    event = _choice(play, seat, _player(request, play))
    if event is None:
        raise RuleError(Problem("E-no-hint", None, {}))
    return {**_answer(_helped(play, "hints"), seat, None), "hint": str(event)}


def _resign(request: Json) -> Json:
    play = _game(request)
    seat = _seat(request, play)
    return _answer(record.resign(play, seat), seat, len(play.steps))


def _import(request: Json) -> Json:
    text, last = _text(request, "text"), request.get("last")
    if type(last) is not bool:
        raise RuleError(Problem("E-request", None, {"field": "last"}))
    return {"slice": library.take(text, _whole(request, "line", 1), _whole(request, "number", 0), last)}


def _replay(request: Json) -> Json:
    play = _fold(request)
    return {"replay": _told(play, _onlooker(request, play))}


def _annotate(request: Json) -> Json:
    play, at = _fold(request), _text(request, "at")
    comment, nags = request.get("comment"), request.get("nags")
    if comment is not None:
        comment = _text(request, "comment")
    if nags is not None and not (isinstance(nags, list) and all(type(nag) is int and 0 <= nag < 256 for nag in nags)):
        raise RuleError(Problem("E-request", None, {"field": "nags"}))
    return _rewritten(request, branch.annotate(play, at, comment, nags))


def _prune(request: Json) -> Json:
    return _rewritten(request, branch.prune(_fold(request), _text(request, "at")))


def _branch(request: Json) -> Json:
    play, at = _fold(request), _text(request, "at")
    seed = _seed(request)
    begun = branch.branch(play, at, _players(request, play.record.game.NAME), seed)
    settled = _asides(record.settle(begun))
    return _answer(settled, _seat(request, play), len(begun.steps))


def _graft(request: Json) -> Json:
    play, at = branch.graft(_fold(request), _fold(request, "branch"))
    return {"record": _written(play)[1], "at": at}


def _views(request: Json) -> Json:
    play = _fold(request)
    at = request.get("at")
    if not isinstance(at, list) or not all(isinstance(each, str) for each in at):
        raise RuleError(Problem("E-request", None, {"field": "at"}))
    return {"views": replay.views(play, _onlooker(request, play), at)}


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
}


def _parse(text: str) -> Event | Head:
    parsers: tuple[Callable[[str], Event | Head], ...] = (parse_head, parse_event)
    for parse in parsers:
        try:
            return parse(text)
        except ValueError:
            continue
    raise RuleError(Problem("E-word", None, {"text": text[:80]}))


def _player(request: Json, play: Play) -> str:
    return _text(request, "player", PLAYERS[play.record.game.NAME])


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
    text = _text(request, field)
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
    told = _told(play, _onlooker(request, play))
    return {"record": told["record"], "replay": told}


def _seen(play: Play, state: Any, seat: Seat) -> Json:
    view: Json = play.record.game.view(state, seat).to_json()
    if play.record.branch:  # it ends with its deal
        view["next"] = None
    if play.record.resigned and state is play.state:
        ended: Json = {"phase": "over", "turn": None, "pause": False, "legal": [], "refused": {}, "next": None}
        view.update(ended, winner=record.winner(play))
    return view
