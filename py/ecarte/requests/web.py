"""The engine as the page sees it: one JSON text in, one JSON text out.

The shapes are written down in ``web/src/engine/types/request.ts``. `respond` is a pure function of its
request and of the tables that were provided, and never raises; what else it keeps are folds of records it has seen.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable
from typing import Any

from ecarte import policies, record
from ecarte.core.game import Event, Head, Json, Problem, RuleError, Seat, parse_event, parse_head
from ecarte.core.moment import Moment
from ecarte.core.options import families, newest
from ecarte.games import GAMES
from ecarte.players import OPPONENTS
from ecarte.record import Play
from ecarte.requests import answers, computer, fields
from ecarte.requests.summary import help_counts
from ecarte.version import __version__

_STUDY = {
    "import", "replay", "views", "annotate", "prune", "branch", "graft",
    "redact", "link", "challenge", "open", "accept", "laws", "arbiter", "commit", "verify",
}  # fmt: skip
"""What `ecarte.requests.study` answers."""
_MATCHES = {"match", "advice", "advise"}
"""What `ecarte.requests.matches` answers."""
_READING = {"reader", "explore"}
"""What `ecarte.requests.reading` answers."""
_WHY = {"why"}
"""What `ecarte.requests.why` answers."""
_REVIEW = {"review", "warm"}
"""What `ecarte.requests.reviews` answers."""


def respond(text: str) -> str:
    """The answer to a request: ``{"id", …}``, with ``problems`` when it was refused; or ``needs``, names of tables
    (`ecarte.policies`) to be provided before it is asked again."""
    number: Any = None
    try:
        request = fields.request(text)
        number = request.get("id")
        do = _answers(fields.text(request, "do", _ANSWERS.keys() | _STUDY | _MATCHES | _READING | _REVIEW | _WHY))
        with policies.without(fields.texts(request, "without") if "without" in request else ()):
            answer = do(request)
    except policies.Needed as needed:
        answer = {"needs": [needed.name]}
    except RuleError as error:
        answer = {"problems": [problem.to_json() for problem in error.problems]}
    except Exception as error:  # the page must get an answer whatever happens
        # The place only: a message could quote a card the seat may not see.
        where = traceback.extract_tb(error.__traceback__)[-1]
        data: dict[str, str | int] = {"error": type(error).__name__, "where": f"{where.name}:{where.lineno}"}
        answer = {"problems": [Problem("E-internal", None, data).to_json()]}
    return json.dumps({"id": number, **answer}, ensure_ascii=False, separators=(",", ":"))


def provide(name: str, data: bytes) -> bool:
    """Takes a table that an answer has asked for with ``needs``; false when its bytes are not those that were made."""
    try:
        policies.provide(name, data)
    except (KeyError, policies.AlteredError):
        return False
    return True


def _answers(do: str) -> Callable[[Json], Json]:
    if do in _MATCHES:
        from ecarte.requests import matches

        return matches.ANSWERS[do]
    if do in _READING:
        from ecarte.requests import reading

        return reading.ANSWERS[do]
    if do in _REVIEW:
        from ecarte.requests import reviews

        return reviews.ANSWERS[do]
    if do in _WHY:
        from ecarte.requests import why

        return why.ANSWERS[do]
    if do in _STUDY:
        from ecarte.requests import study  # not before it is asked for: the first cards wait for what is imported above

        return study.ANSWERS[do]
    return _ANSWERS[do]


def _version(_: Json) -> Json:
    return {"version": __version__}


def _catalog(_: Json) -> Json:
    games = [
        {
            "name": name,
            "presets": [
                {"name": name, "options": dict(game.presets[name])}
                for name in (newest(game.presets, each) for each in families(game.presets))
            ],
            "options": [
                {
                    "name": option.name,
                    "values": list(option.offered),
                    "default": option.default,
                    "rule": option.rule,
                    "needs": {name: list(wanted) for name, wanted in option.needs.items()},
                    "superseded": {str(old): new for old, new in option.superseded.items()},
                    "suggests": {str(value): dict(others) for value, others in option.suggests.items()},
                }
                for option in game.options
            ],
            "players": list(OPPONENTS[name]),
            **_matches(name),
        }
        for name, game in GAMES.items()
    ]
    return {"catalog": {"version": __version__, "games": games}}


def _matches(game: str) -> Json:
    """The kinds of match that a game is played in, and the computer's spectators."""
    from ecarte.requests import matches

    return matches.offered(game)


def _new(request: Json) -> Json:
    game = fields.text(request, "game", GAMES)
    preset, seed, dealer = (fields.text(request, field) for field in ("preset", "seed", "dealer"))
    changes, tags = fields.table(request, "options"), fields.tags(request)
    seats = GAMES[game].resolve(preset, changes).seats
    if players := fields.players(request, game, (*seats, *filter(None, (tags.get("Out"),)))):
        tags["Computer"] = computer.format_players(players)
    if "Match" in tags:
        from ecarte.requests import matches

        play = matches.new(game, preset, changes, tags, seed, dealer, matches.wishes(request), fields.cut(request))
    else:
        play = record.new(game, preset, changes, tags, seed, dealer, fields.cut(request))
    return answers.answer(play, fields.watcher(request, play), 0)


def _view(request: Json) -> Json:
    play = answers.fold(request)
    seat = fields.watcher(request, play)
    if play.record.view not in (None, seat):
        raise RuleError(Problem("E-view-other", None, {"seat": seat, "view": play.record.view or ""}))
    told = fields.whole(request, "since", 0) if "since" in request else None
    return answers.answer(play, seat, None, told)


def _play(request: Json) -> Json:
    play = answers.game(request)
    seat, what = fields.watcher(request, play), _parse(fields.text(request, "event"))
    if isinstance(what, Head) and play.record.branch:
        raise RuleError(Problem("E-branch-done", None, {}))
    if isinstance(what, Event) and what.verb == "advise":  # who may is known to those who answer "advise" (E32)
        raise RuleError(Problem("E-request", None, {"field": "event"}))
    cut = fields.cut(request)
    if isinstance(what, Event) and cut is not None:  # the pack is cut before a deal
        raise RuleError(Problem("E-request", None, {"field": "cut"}))
    game = play.record.game
    mover = game.rules.turn(play.state) or ""
    # A ruling names nobody: it is given by whoever has to answer.
    if isinstance(what, Event) and (not seat or (what.actor or (mover if what.do == "ruling" else "")) != seat):
        raise RuleError(Problem("E-turn", game.rule_ids["turn"], {"seat": mover}))
    after = record.tagged(record.advance(play, what, cut), fields.tags(request))
    return answers.answer(computer.asides(after), seat, len(play.steps))


def _bot(request: Json) -> Json:
    play = answers.game(request)
    seat, mover = fields.watcher(request, play), fields.seat(request, play, "as")
    event = computer.choice(play, mover, fields.player(request, play))
    if event is None:
        return answers.answer(play, seat, None)
    return answers.answer(computer.asides(record.advance(play, event)), seat, len(play.steps))


def _back(request: Json) -> Json:
    play = answers.game(request)
    seat = fields.seat(request, play)
    if (final := record.no_back(play.record)) is not None:
        raise RuleError(final)
    earlier = record.back(play, seat)
    if earlier is None:
        raise RuleError(Problem("E-nothing-to-take-back", None, {}))
    counted = not ("also" in request and fields.flag(request, "also"))  # what the page did by itself is no decision
    return answers.answer(_helped(earlier, "takebacks") if counted else earlier, seat, None)


def _hint(request: Json) -> Json:
    play = answers.game(request)
    seat = fields.seat(request, play)
    event = computer.hint(play, seat, fields.player(request, play))
    if event is None:
        raise RuleError(Problem("E-no-hint", None, {}))
    found: Json = {"hint": str(event)}
    estimate = _estimate(play, seat, event)
    if estimate is not None:
        found = {"hint": estimate["best"], "estimate": estimate}
    return {**answers.answer(_helped(play, "hints"), seat, None), **found}


def _estimate(play: Play, seat: Seat, advised: Event) -> Json | None:
    """What the choices are worth, where there is an analyst and what is advised is one of them: there are rights,
    too, that nobody weighs."""
    from ecarte import analysis  # not before somebody wants a hint

    name = play.record.game.name
    if name not in analysis.ANALYSTS:
        return None
    view, last = play.record.game.view.of(play.state, seat), play.steps[-1]
    head = play.record.deals[-1].head
    at = Moment(head.number, last.number + 1, head.attempt)
    found = analysis.ANALYSTS[name].estimate(view, at, analysis.QUICK)
    if found is None:
        return None
    kinds = {(event.do, event.verb) for event in (parse_event(choice["event"]) for choice in found["choices"])}
    return found if (advised.do, advised.verb) in kinds else None


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
