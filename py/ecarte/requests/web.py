"""The engine as the page sees it: one JSON text in, one JSON text out.

Both are declared in `ecarte.types`. `respond` is a pure function of its request and of the tables provided, and never
raises; it keeps nothing but folds of records it has seen.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, cast

from ecarte import policies, record
from ecarte.core.budget import budget
from ecarte.core.contract import Game
from ecarte.core.game import Event, Head, Problem, RuleError, Seat, parse_event, parse_head
from ecarte.core.moment import Moment
from ecarte.core.options import families, newest
from ecarte.games import GAMES
from ecarte.players import OPPONENTS
from ecarte.record import Play
from ecarte.requests import answers, check, computer
from ecarte.requests.check import read, refused, request_of
from ecarte.requests.summary import help_counts
from ecarte.version import __version__

if TYPE_CHECKING:
    from ecarte.types import request as asked
    from ecarte.types.analysis import Estimate
    from ecarte.types.answer import Answer, OfferedGame

_SUBJECTS: Mapping[str, tuple[str, ...]] = {
    "daily": ("daily", "daily-begin", "daily-result"),
    "figures": ("figures", "estimates", "filter", "table", "search"),
    "friend": (
        "friend",
        "friend-invite",
        "friend-read",
        "friend-join",
        "friend-receive",
        "friend-act",
        "friend-say",
        "friend-move",
    ),
    "matches": ("match", "advice", "advise"),
    "openings": ("opening", "following"),
    "pad": ("pad-begin", "pad"),
    "puzzles": ("puzzles", "puzzle", "solve"),
    "reading": ("reader", "explore"),
    "reviews": ("review", "warm", "lines", "judged", "standings"),
    "study": (
        "import", "replay", "views", "annotate", "remove", "promote", "branch", "graft",
        "redact", "link", "study", "study-link", "challenge", "open", "accept", "laws", "arbiter", "commit", "verify",
    ),
    "why": ("why",),
}  # fmt: skip
"""The requests that each module of `ecarte.requests.subjects` answers; it is loaded with the first of them."""


def respond(text: str) -> str:
    """Return the answer to a request as JSON, ``{"id", …}``.

    It has ``problems`` when the request was refused, or ``needs``: names of tables (`ecarte.policies`) to be provided
    before the page asks again.
    """
    number: Any = None
    answer: Answer
    try:
        fields = read(text)
        number = fields.get("id")
        do, request = request_of(fields)
        with budget(len(text)), policies.without(request.get("without", ())):
            answer = _answers(do)(request)
    except policies.Needed as needed:
        answer = {"needs": list(needed.names)}
    except RuleError as error:
        answer = {"problems": [problem.to_json() for problem in error.problems]}
    except Exception as error:  # the page must always get an answer
        # Only the place: a message could quote a card the seat may not see.
        where = traceback.extract_tb(error.__traceback__)[-1]
        data: dict[str, str | int] = {"error": type(error).__name__, "where": f"{where.name}:{where.lineno}"}
        answer = {"problems": [Problem("E-internal", None, data).to_json()]}
    return json.dumps({"id": number, **answer}, ensure_ascii=False, separators=(",", ":"))


def provide(name: str, data: bytes) -> bool:
    """Store a table that an answer named in ``needs``; return False when its bytes are not the original ones."""
    try:
        policies.provide(name, data)
    except (KeyError, policies.AlteredError):
        return False
    return True


def _answers(do: str) -> Callable[[Any], Answer]:
    subject = next((name for name, asked in _SUBJECTS.items() if do in asked), None)
    known = import_module(f"ecarte.requests.subjects.{subject}").ANSWERS if subject else _ANSWERS
    return cast("Callable[[Any], Answer]", known[do])


def _version(_: asked.VersionRequest) -> Answer:
    from ecarte.machine.module import slow

    return {"version": __version__, **({"slow": games} if (games := slow()) else {})}


def _catalog(_: asked.CatalogRequest) -> Answer:
    return {"catalog": {"version": __version__, "games": [_offered(name, game) for name, game in GAMES.items()]}}


def _offered(name: str, game: Game) -> OfferedGame:
    """Return what the panel for new games offers of a game."""
    from ecarte.requests.subjects import matches

    kinds, spectators = matches.offered(name)
    return {
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
        "matches": kinds,
        "gallery": spectators,
    }


def _new(request: asked.NewRequest) -> Answer:
    game = check.one_of(request["game"], GAMES, "game")
    preset, seed, dealer = request["preset"], request["seed"], request["dealer"]
    changes, tags = request.get("options", {}), check.tags(request.get("tags", {}))
    seats = GAMES[game].resolve(preset, changes).seats
    if players := check.players(request.get("players", {}), game, (*seats, *filter(None, (tags.get("Out"),)))):
        tags["Computer"] = computer.format_players(players)
    if "Match" in tags:
        from ecarte.requests.subjects import matches

        wishes, cut = matches.wishes(request), check.cut(request.get("cut"))
        play = matches.new(game, preset, changes, tags, seed, dealer, wishes, cut)
    else:
        play = record.new(game, preset, changes, tags, seed, dealer, check.cut(request.get("cut")))
    return answers.answer(play, check.watcher(request["seat"], play), 0)


def _view(request: asked.ViewRequest) -> Answer:
    play = answers.fold(request["record"])
    seat = check.watcher(request["seat"], play)
    check.own_view(play, seat)
    return answers.answer(play, seat, None, request.get("since"))


def _play(request: asked.PlayRequest) -> Answer:
    play = answers.game(request["record"])
    seat, what = check.watcher(request["seat"], play), _parse(request["event"])
    if isinstance(what, Head) and play.record.branch:
        raise RuleError(Problem("E-branch-done", None, {}))
    if isinstance(what, Event) and what.verb == "advise":  # the request "advise" checks who may (E32)
        raise refused("event")
    cut = check.cut(request.get("cut"))
    if isinstance(what, Event) and cut is not None:  # only a new deal is cut
        raise refused("cut")
    game = play.record.game
    mover = game.rules.turn(play.state) or ""
    # A ruling names no seat: it comes from the one that has to answer.
    if isinstance(what, Event) and (not seat or (what.actor or (mover if what.do == "ruling" else "")) != seat):
        raise RuleError(Problem("E-turn", game.rule_ids["turn"], {"seat": mover}))
    after = record.tagged(record.advance(play, what, cut), check.tags(request.get("tags", {})))
    return answers.answer(computer.use_rights(after), seat, len(play.steps))


def _bot(request: asked.BotRequest) -> Answer:
    play = answers.game(request["record"])
    seat, mover = check.watcher(request["seat"], play), check.seat(request["as"], play, "as")
    event = computer.choice(play, mover, check.player(request["player"], play))
    if event is None:
        return answers.answer(play, seat, None)
    return answers.answer(computer.use_rights(record.advance(play, event)), seat, len(play.steps))


def _back(request: asked.BackRequest) -> Answer:
    play = answers.game(request["record"])
    seat = check.seat(request["seat"], play)
    if (final := record.no_back(play.record)) is not None:
        raise RuleError(final)
    earlier = record.back(play, seat)
    if earlier is None:
        raise RuleError(Problem("E-nothing-to-take-back", None, {}))
    counted = not request.get("also")  # the page's own events are no decisions
    return answers.answer(_count_help(earlier, "takebacks") if counted else earlier, seat, None)


def _hint(request: asked.HintRequest) -> Answer:
    play = answers.game(request["record"])
    seat = check.seat(request["seat"], play)
    event = computer.hint(play, seat, check.player(request["player"], play))
    if event is None:
        raise RuleError(Problem("E-no-hint", None, {}))
    answer = answers.answer(_count_help(play, "hints"), seat, None)
    answer["hint"] = str(event)
    estimate = _estimate(play, seat, event)
    if estimate is not None:
        answer["hint"], answer["estimate"] = estimate["best"], estimate
    return answer


def _estimate(play: Play, seat: Seat, advised: Event) -> Estimate | None:
    """Return the worth of the choices, or None without an analyst and for rights that are not weighed."""
    from ecarte import analysis  # loaded with the first hint

    name = play.record.game.name
    if name not in analysis.ANALYSTS:
        return None
    view, last = play.record.game.view.of(play.state, seat), play.steps[-1]
    head = play.record.deals[-1].head
    at = Moment(head.number, last.number + 1, head.attempt)
    estimate = analysis.ANALYSTS[name].estimate(view, at, analysis.QUICK)
    if estimate is None:
        return None
    kinds = {(event.do, event.verb) for event in (parse_event(choice["event"]) for choice in estimate["choices"])}
    return estimate if (advised.do, advised.verb) in kinds else None


def _resign(request: asked.ResignRequest) -> Answer:
    play = answers.game(request["record"])
    seat = check.seat(request["seat"], play)
    return answers.answer(record.resign(play, seat), seat, len(play.steps))


_ANSWERS: dict[str, Callable[[Any], Answer]] = {
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
    raise RuleError(Problem("E-word", None, {"text": text[:80], "near": 0}))


def _count_help(play: Play, kind: Literal["hints", "takebacks"]) -> Play:
    """Return the game with one more help counted in its Help tag."""
    counts = help_counts(play.record)
    counts[kind] += 1
    return play.with_record(play.record.with_tag("Help", " ".join(f"{k}={n}" for k, n in counts.items() if n)))
