"""Requests about the daily deal: its terms, a game of it, and the strongest player's result with the same cards.

`ecarte.requests.web` loads this module with the first of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from ecarte import record
from ecarte.core.daily import TAG, TERMS, Daily, Terms, is_day, terms_of
from ecarte.core.game import Event, Head, Problem, RuleError, Seat
from ecarte.games import GAMES
from ecarte.record import OWN, Play
from ecarte.requests import answers, check, computer
from ecarte.requests.check import refused

if TYPE_CHECKING:
    from ecarte.types import request as asked
    from ecarte.types.answer import Answer, DailyGame, DailyTerms


def begin(game: str, day: str, tags: Mapping[str, str]) -> Play:
    """Return the game of a day with its first deal dealt; ``tags`` say who plays, when and where.

    Raises RuleError (E-request) for a day without a daily deal.
    """
    terms = _terms(game, day)
    daily = Daily(terms.version, day)
    tags = {**tags, "Computer": computer.format_players(opponents(game, terms))}
    play = record.new(game, terms.preset, terms.changes, tags, daily.seed(game), "cut", exact=True)
    return play.with_record(play.record.with_tag(TAG, str(daily)))


def opponents(game: str, terms: Terms) -> dict[Seat, str]:
    """Return the computer's players by seat."""
    return {seat: terms.opponent for seat in _options(game, terms).seats if seat != OWN}


def _terms(game: str, day: str) -> Terms:
    check.one_of(game, TERMS, "game")
    terms = terms_of(game, day) if is_day(day) else None
    if terms is None:
        raise refused("day")
    return terms


def play_out(play: Play) -> Play:
    """Return the game with the same cards from its first deal, played to its end by the computer players it names."""
    game, players = play.record.game, play.record.computer
    while not record.over(play):
        mover = game.rules.turn(play.state)
        what: Event | Head | None
        what = computer.choice(play, mover, players[mover]) if mover else game.deal.next_head(play.state)
        assert what is not None
        play = computer.use_rights(record.advance(play, what))
    return play


def play_by_strongest(play: Play) -> Play:
    """Return the game of the same day in which the strongest player has the user's seat."""
    daily, game = play.record.daily, play.record.game.name
    assert daily is not None
    begun = begin(game, daily.day, {})
    players = {**begun.record.computer, OWN: _terms(game, daily.day).strongest}
    return play_out(begun.with_record(begun.record.with_tag("Computer", computer.format_players(players))))


def _daily(request: asked.DailyRequest) -> Answer:
    game = request["game"]
    terms = _terms(game, request["day"])
    players = opponents(game, terms)
    options = _options(game, terms)
    terms_shown: DailyTerms = {"seat": OWN, "players": players, "strongest": terms.strongest, "target": options.target}
    if deals := getattr(options, "deals", 0):
        terms_shown["deals"] = deals
    return {"daily": terms_shown}


def _options(game: str, terms: Terms) -> Any:
    return GAMES[game].resolve(terms.preset, terms.changes)


def _begin(request: asked.DailyBeginRequest) -> Answer:
    play = begin(request["game"], request["day"], check.tags(request.get("tags", {})))
    return answers.answer(play, OWN, 0)


def _result(request: asked.DailyResultRequest) -> Answer:
    play = answers.fold(request["record"])
    if play.record.daily is None:
        raise refused("record")
    if not record.over(play):
        raise RuleError(Problem("E-daily-unfinished", None, {}))
    return {"dailyResult": {"own": _describe(play), "strongest": _describe(play_by_strongest(play))}}


def _describe(play: Play) -> DailyGame:
    """Return the result of a game and of each of its deals."""
    score = play.record.game.score.of
    ends = {step.deal: step.after for step in play.steps}  # the last step of each deal
    before: Mapping[str, int] = dict.fromkeys(play.record.sides, 0)
    deals = list[dict[str, int]]()
    for state in ends.values():
        after = score(state)
        deals.append({side: after.get(side, 0) - before.get(side, 0) for side in play.record.sides})
        before = dict(after)
    return {
        "score": dict(score(play.state)),
        "winner": record.winner(play),
        "deals": deals,
    }


ANSWERS: dict[str, Callable[[Any], Answer]] = {
    "daily": _daily,
    "daily-begin": _begin,
    "daily-result": _result,
}
