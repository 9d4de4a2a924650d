"""Requests about matches: their standing, the next game, the spectators' bets and advice.

`ecarte.requests.web` loads this module with the first of them. The answers are declared in `ecarte.types.match`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, cast

from ecarte import match, record
from ecarte.core import fair
from ecarte.core.game import Event, Json, OptionValue, Problem, RuleError, Seat
from ecarte.core.options import today
from ecarte.games import GAMES
from ecarte.match import SEATS, Course, Played, header, start
from ecarte.match.header import Bet, Standing
from ecarte.players import OPPONENTS, SPECTATORS, USUAL
from ecarte.record import Play
from ecarte.requests import answers, check, computer
from ecarte.requests.check import refused

if TYPE_CHECKING:
    from ecarte.types import request as asked
    from ecarte.types.answer import Answer
    from ecarte.types.match import (
        Gallery,
        Match,
        MatchBegin,
        MatchCourse,
        MatchGame,
        MatchNext,
        MatchPerson,
        MatchStanding,
    )

KEPT_TAGS = ("Event", "Site")  # copied to the next game
_MOST_GAMES = 1000


# --- how a match stands ---------------------------------------------------------------------------


def _match(request: asked.MatchRequest) -> Answer:
    texts = request["records"]
    if not texts:
        if "begin" not in request:
            raise refused("kind")  # the first field missing from an empty request
        return {"match": _beginning(request["begin"])}
    if len(texts) > _MOST_GAMES:
        raise refused("records")
    games = [_game(text) for text in texts]
    if len({played.key for played, _ in games}) > 1:
        raise refused("records")
    last = max(games, key=lambda game: game[0].stands.game)
    return {"match": describe(match.fold([played for played, _ in games]), dict(last[1]))}


@lru_cache(maxsize=64)  # the page asks again after each game of a match
def _game(text: str) -> tuple[Played, tuple[tuple[str, object], ...]]:
    """Return a game of a match, and the fields of the request `new` that all its games share."""
    play = answers.fold(text)
    played = match.played(play)
    if played is None:
        raise refused("records")
    written, options = play.record, play.record.options()
    standard = written.game.resolve(options.preset, {})
    changes = {
        option.name: getattr(options, option.name)
        for option in written.game.options
        if getattr(options, option.name) != getattr(standard, option.name)
    }
    kept = {tag: written.tag(tag) for tag in KEPT_TAGS if written.tag(tag) not in ("", "?")}
    same = {"game": written.game.name, "preset": options.preset, "options": changes, "tags": kept}
    return played, tuple(same.items())


def describe(course: Course, same: Json) -> Match:
    """Return a match for the page; ``same`` are the fields of the request `new` that all its games share."""
    stands, following = standing(course), None
    if course.playing is None and not stands["over"] and not stands["stopped"]:
        following = _following(course, same)
    return {**stands, "next": following}


def _following(course: Course, same: Json) -> MatchNext:
    tags, players = {**same["tags"], **header.tags(course.stands)}, match.computer_after(course.last)
    return {
        "game": same["game"],
        "preset": same["preset"],
        "options": same["options"],
        "tags": tags,
        "dealer": match.dealer_after(course.last),
        "players": players,
    }


def standing(course: Course) -> MatchCourse:
    """Return the course and the standing of a match, without the next game."""
    stands, problem, winner = course.stands, course.stopped, course.winner
    parts = match.divided(stands) if problem and stands.pool and stands.pot else {}
    if parts:
        purses = stands.purses and {name: chips + parts.get(name, 0) for name, chips in stands.purses.items()}
        stands = replace(stands, pot=0, purses=purses)
    players = match.computer_after(course.last) if course.playing is None else dict(course.last.computer)
    return {
        **_describe_standing(stands, players),
        "games": [_describe_game(game) for game in course.games],
        "missing": list(course.missing),
        "playing": course.playing,
        "over": winner is not None,
        "winner": stands.names[winner] if winner else None,
        "stopped": problem.to_json() if problem else None,
        "divided": {stands.names.get(who, who): chips for who, chips in parts.items()} or None,
        "problems": [{**problem.to_json(), "record": at + 1} for at, problem in course.problems],
    }


def _describe_standing(stands: Standing, players: Mapping[str, str]) -> MatchStanding:
    return {
        "id": stands.id,
        "kind": stands.kind,
        "wins": stands.wins,
        "people": _people(stands, players),
        "stake": stands.stake,
        "pot": stands.pot,
        "gallery": cast("Gallery | None", stands.gallery or None),
    }


def _people(stands: Standing, players: Mapping[str, str]) -> list[MatchPerson]:
    purses = stands.purses or {}

    def person(key: str, role: Literal["player", "gallery", "spectator"], seat: Seat | None = None) -> MatchPerson:
        return {
            "name": stands.names[seat] if seat else key,
            "seat": seat,
            "waits": role == "player" and not seat,
            "won": stands.score[seat] if seat else 0,
            "purse": purses.get(key),
            "may_bet": header.may_bet(stands.names.get(key, key), stands),
            "player": players.get(key),
            "role": role,
        }

    watching = [name for name in purses if name not in (*SEATS, stands.out)]
    return [
        *(person(seat, "player", seat) for seat in SEATS),
        *([person(stands.out, "player")] if stands.out else []),
        *(person(name, "gallery" if stands.gallery and _is_computers(name) else "spectator") for name in watching),
    ]


def _is_computers(name: str) -> bool:
    """Return whether a spectator is one of the computer's, of whatever game."""
    return any(name in gallery.NAMES for gallery in SPECTATORS.values())


def _describe_game(game: Played) -> MatchGame:
    stands = game.stands
    return {
        "number": stands.game,
        "players": dict(stands.names),
        "out": stands.out or None,
        "before": dict(stands.score),
        "score": dict(game.score),
        "over": game.over,
        "void": game.void,
        "winner": game.winner,
        "resigned": game.resigned,
        "worth": game.worth,
        "bets": [bet.to_json() for bet in game.bets],
        "moved": {stands.names.get(key, key): chips for key, chips in match.moved(game).items()},
    }


# --- how one begins -------------------------------------------------------------------------------


def _beginning(request: MatchBegin) -> Match:
    kind, name = check.one_of(request["kind"], header.KINDS, "kind"), check.one_of(request["game"], GAMES, "game")
    preset, changes, seed = request["preset"], request.get("options", {}), check.seed(request["seed"])
    game, pool = GAMES[name], kind == header.POOL
    preset, changes = today(game, preset, changes)
    settled = game.resolve(preset, changes)
    people = request["people"]
    names = [each["name"] for each in people]
    dealer = check.one_of(request["dealer"], (*SEATS, "cut"), "dealer")
    watch = request.get("gallery")
    if watch and name not in SPECTATORS:
        raise refused("gallery")
    watching = [*request["spectators"], *(SPECTATORS[name].NAMES if watch else ())]
    purse, number = request.get("purse"), request["id"]
    if len(names) != (header.IN_POOL if pool else len(SEATS)) or not header.MATCHES[name]:
        raise refused("people")
    stands, drawn = start.begin(
        kind,
        number,
        names,
        order=settled.order,
        pack=header.pool_pack(seed),
        stake=request["stake"],
        purse=purse,
        gallery=watch or "",
        watching=watching,
        points=settled.game_points,
    )
    players = {}
    for each in people:
        player = each.get("player")
        if player is not None:
            key = next((seat for seat in SEATS if stands.names[seat] == each["name"]), each["name"])
            players[key] = check.one_of(player, OPPONENTS[name], "player")
    tags = header.tags(stands)
    if drawn:
        tags["Draw"] = record.format_cut(drawn)
    return {
        **_describe_standing(stands, players),
        "games": [],
        "missing": [],
        "playing": None,
        "over": False,
        "winner": None,
        "next": {
            "game": name,
            "preset": preset,
            "options": dict(changes),
            "dealer": "cut" if pool else dealer,
            "tags": tags,
            "players": players,
        },
        "stopped": None,
        "divided": None,
        "problems": [],
    }


def offered(name: str) -> tuple[list[str], list[str]]:
    """Return the kinds of match played in a game, and the computer's spectators."""
    kinds = header.KINDS if header.MATCHES[name] else ()
    return list(kinds), list(SPECTATORS[name].NAMES if name in SPECTATORS else ())


def new(
    game: str,
    preset: str,
    changes: Mapping[str, OptionValue],
    tags: Mapping[str, str],
    seed: str,
    dealer: Seat,
    wishes: Iterable[Bet],
    cut: str | None = None,
) -> Play:
    """Return a game of a match, its first deal dealt and the bets on it made.

    Raises RuleError like `record.new`, and for impossible tags of a match.
    """
    given = {tag: text for tag, text in tags.items() if tag not in ("Draw", "Bet")}
    play = record.new(game, preset, changes, given, seed, dealer, cut, exact=True)  # the rules it began with
    written = play.record
    if "Draw" in tags:
        written = written.with_tag("Draw", tags["Draw"])
    problems = [problem for _, problem in (*header.malformed(written), *header.problems(written))]
    stands = header.standing(written)
    if problems or stands is None or written.seed is None:
        raise RuleError(*(problems or [Problem("E-request", None, {"field": "tags"})]))
    made = start.matched([*wishes, *_gallery_wishes(game, stands, written.seed)], stands)
    if made:
        written = written.with_tag("Bet", header.format_bets(made))
    return play.with_record(written)


def _gallery_wishes(game: str, stands: Standing, seed: bytes) -> list[Bet]:
    """Return the bets the gallery wishes to make, from what everybody knows before the first deal."""
    gallery = SPECTATORS.get(game)
    if gallery is None or not stands.gallery:
        return []
    watching = [name for name in gallery.NAMES if name in (stands.purses or {})]
    wishes = (gallery.wish(name, stands, fair.spectator_random(seed, name, 0, 1, 0)) for name in watching)
    return [bet for bet in wishes if bet is not None]


def wishes(request: asked.NewRequest) -> list[Bet]:
    """Return the bets that spectators wish to make."""
    wanted = request.get("wishes") or []
    return [Bet(each["name"], check.one_of(each["seat"], SEATS, "seat"), each["chips"]) for each in wanted]


# --- advice ---------------------------------------------------------------------------------------


def _advice(request: asked.AdviceRequest) -> Answer:
    play = answers.game(request["record"])
    seat = check.watcher(request["seat"], play)
    to = check.seat(request["as"], play, "as") if "as" in request else check.seat(request["seat"], play)
    return answers.answer(advise(play, to), seat, len(play.steps))


def advise(play: Play, seat: Seat) -> Play:
    """Return the game with the gallery's advice to a seat that must decide, once for each decision (E32)."""
    written, game = play.record, play.record.game
    gallery = SPECTATORS.get(game.name)
    if gallery is None or written.tag("Gallery") != header.FRENCH or record.over(play) or not written.deals:
        return play
    backers = [bet.name for bet in header.bets(written) if bet.seat == seat and bet.name in gallery.NAMES]
    backers = [name for name in backers if name not in dict(computer.advice(play, seat))]
    if not backers:
        return play
    view, head, number = game.view.of(play.state, seat), written.deals[-1].head, computer.spoken_after(play)
    choose = computer.adviser(game.name, USUAL[game.name])
    for name in backers:
        rng = fair.spectator_random(written.seed or bytes(fair.SEED_BYTES), name, head.number, head.attempt, number)
        event = gallery.advice(name, view, choose, rng)
        if event is not None:
            play = record.advance(play, _advice_event(name, seat, gallery.words(event)))
    return play


def _advise(request: asked.AdviseRequest) -> Answer:
    """Let a spectator advise the player they back."""
    play = answers.game(request["record"])
    seat, name, said = check.seat(request["seat"], play), request["name"], request["event"]
    if play.record.tag("Gallery") == header.ENGLISH:
        raise RuleError(Problem("E-advise-silent", "E32", {}))
    game = play.record.game
    gallery, view = SPECTATORS.get(game.name), game.view.of(play.state, seat)
    if gallery is None or not any(bet.name == name and bet.seat == seat for bet in header.bets(play.record)):
        raise RuleError(Problem("E-advise-other", "E32", {"name": name}))
    event = next((event for event in gallery.advisable(view) if str(event) == said), None)
    if event is None:
        raise refused("event")
    after = record.advance(play, _advice_event(name, seat, gallery.words(event)))
    return answers.answer(after, seat, len(play.steps))


def _advice_event(name: str, seat: Seat, words: str) -> Event:
    return Event("ruling", verb="advise", args=(name, seat, words))


ANSWERS: Mapping[str, Callable[[Any], Answer]] = {"match": _match, "advice": _advice, "advise": _advise}
