"""The engine as the page sees it: one JSON text in, one JSON text out.

The shapes are written down in ``web/src/engine/types.ts``. `respond` is a pure function of its
request and never raises; what it keeps are folds of records it has seen, nothing else.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable
from typing import Any

from ecarte import __version__, answers, computer, fields, record
from ecarte.ai import OPPONENTS
from ecarte.game import Event, Head, Json, Problem, RuleError, parse_event, parse_head
from ecarte.games import GAMES
from ecarte.record import Play
from ecarte.summary import help_counts

_STUDY = {
    "import", "replay", "views", "annotate", "prune", "branch", "graft",
    "redact", "link", "challenge", "open", "accept",
}  # fmt: skip
"""What `ecarte.study` answers."""


def respond(text: str) -> str:
    """The answer to a request: ``{"id", …}``, with ``problems`` when it was refused."""
    number: Any = None
    try:
        request = fields.request(text)
        number = request.get("id")
        answer = _answers(fields.text(request, "do", _ANSWERS.keys() | _STUDY))(request)
    except RuleError as error:
        answer = {"problems": [problem.to_json() for problem in error.problems]}
    except Exception as error:  # the page must get an answer whatever happens
        # The place only: a message could quote a card the seat may not see.
        where = traceback.extract_tb(error.__traceback__)[-1]
        data: dict[str, str | int] = {"error": type(error).__name__, "where": f"{where.name}:{where.lineno}"}
        answer = {"problems": [Problem("E-internal", None, data).to_json()]}
    return json.dumps({"id": number, **answer}, ensure_ascii=False, separators=(",", ":"))


def _answers(do: str) -> Callable[[Json], Json]:
    if do in _STUDY:
        from ecarte import study  # not before it is asked for: the first cards wait for what is imported above

        return study.ANSWERS[do]
    return _ANSWERS[do]


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
                    "needs": {name: list(wanted) for name, wanted in option.needs.items()},
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
    preset, seed, dealer = (fields.text(request, field) for field in ("preset", "seed", "dealer"))
    changes, tags = fields.table(request, "options"), fields.tags(request)
    seats = GAMES[game].seats(GAMES[game].resolve(preset, changes))
    if players := fields.players(request, game, seats):
        tags["Computer"] = computer.format_players(players)
    play = record.new(game, preset, changes, tags, seed, dealer)
    return answers.answer(play, fields.seat(request, play), 0)


def _view(request: Json) -> Json:
    play = answers.fold(request)
    seat = fields.seat(request, play)
    if play.record.view not in (None, seat):
        raise RuleError(Problem("E-view-other", None, {"seat": seat, "view": play.record.view or ""}))
    return answers.answer(play, seat, None)


def _play(request: Json) -> Json:
    play = answers.game(request)
    seat, what = fields.seat(request, play), _parse(fields.text(request, "event"))
    if isinstance(what, Head) and play.record.branch:
        raise RuleError(Problem("E-branch-done", None, {}))
    if isinstance(what, Event) and what.seat != seat:
        game = play.record.game
        raise RuleError(Problem("E-turn", game.RULES["turn"], {"seat": game.turn(play.state) or ""}))
    after = record.tagged(record.advance(play, what), fields.tags(request))
    return answers.answer(computer.asides(after), seat, len(play.steps))


def _bot(request: Json) -> Json:
    play = answers.game(request)
    seat, mover = fields.seat(request, play), fields.seat(request, play, "as")
    event = computer.choice(play, mover, fields.player(request, play))
    if event is None:
        return answers.answer(play, seat, None)
    return answers.answer(computer.asides(record.advance(play, event)), seat, len(play.steps))


def _back(request: Json) -> Json:
    play = answers.game(request)
    seat = fields.seat(request, play)
    earlier = record.back(play, seat)
    if earlier is None:
        raise RuleError(Problem("E-nothing-to-take-back", None, {}))
    return answers.answer(_helped(earlier, "takebacks"), seat, None)


def _hint(request: Json) -> Json:
    play = answers.game(request)
    seat = fields.seat(request, play)
    event = computer.choice(play, seat, fields.player(request, play))
    if event is None:
        raise RuleError(Problem("E-no-hint", None, {}))
    return {**answers.answer(_helped(play, "hints"), seat, None), "hint": str(event)}


def _resign(request: Json) -> Json:
    play = answers.game(request)
    seat = fields.seat(request, play)
    return answers.answer(record.resign(play, seat), seat, len(play.steps))


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
}


def _parse(text: str) -> Event | Head:
    parsers: tuple[Callable[[str], Event | Head], ...] = (parse_head, parse_event)
    for parse in parsers:
        try:
            return parse(text)
        except ValueError:
            continue
    raise RuleError(Problem("E-word", None, {"text": text[:80]}))


def _helped(play: Play, kind: str) -> Play:
    """The game with one help more counted in its Help tag."""
    counts = help_counts(play.record)
    counts[kind] += 1
    return play.with_record(play.record.with_tag("Help", " ".join(f"{k}={n}" for k, n in counts.items() if n)))
