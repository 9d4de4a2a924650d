"""Requests about the daily deal: its terms, a game of it, and what the strongest player makes of the same cards.

`ecarte.requests.web` loads this module with the first of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from ecarte import record
from ecarte.core.daily import TAG, TERMS, Daily, is_day
from ecarte.core.game import Event, Head, Problem, RuleError, Seat
from ecarte.games import GAMES
from ecarte.record import OWN, Play
from ecarte.requests import answers, computer, known
from ecarte.requests.check import refused

if TYPE_CHECKING:
    from ecarte.types import request as asked
    from ecarte.types.answer import Answer, DailyGame


def begin(game: str, day: str, tags: Mapping[str, str]) -> Play:
    """Return the game of a day with its first deal dealt; ``tags`` say who plays, when and where."""
    terms = TERMS[game]
    daily = Daily(terms.version, day)
    tags = {**tags, "Computer": computer.format_players(opponents(game))}
    play = record.new(game, terms.preset, {}, tags, daily.seed(game), "cut", exact=True)
    return play.with_record(play.record.with_tag(TAG, str(daily)))


def opponents(game: str) -> dict[Seat, str]:
    """Return the computer's players of a game's daily deal by seat."""
    terms = TERMS[game]
    return {seat: terms.opponent for seat in GAMES[game].resolve(terms.preset, {}).seats if seat != OWN}


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


def by_strongest(play: Play) -> Play:
    """Return the game of the same day in which the strongest player has the user's seat."""
    written = play.record
    daily = written.daily
    assert daily is not None
    begun = begin(written.game.name, daily.day, {})
    players = {**begun.record.computer, OWN: TERMS[written.game.name].strongest}
    return play_out(begun.with_record(begun.record.with_tag("Computer", computer.format_players(players))))


def _terms(request: asked.DailyRequest) -> Answer:
    game = known.one_of(request["game"], TERMS, "game")
    terms = TERMS[game]
    return {"daily": {"version": terms.version, "players": opponents(game), "strongest": terms.strongest}}


def _begin(request: asked.DailyBeginRequest) -> Answer:
    game = known.one_of(request["game"], TERMS, "game")
    day = request["day"]
    if not is_day(day):
        raise refused("day")
    return answers.answer(begin(game, day, known.tags(request.get("tags", {}))), OWN, 0)


def _result(request: asked.DailyResultRequest) -> Answer:
    play = answers.fold(request["record"])
    daily = play.record.daily
    if daily is None or daily.version != TERMS[play.record.game.name].version:
        raise refused("record")
    if not record.over(play):
        raise RuleError(Problem("E-daily-unfinished", None, {}))
    return {
        "dailyResult": {
            "day": daily.day,
            "version": daily.version,
            "own": _describe(play),
            "strongest": _describe(by_strongest(play)),
        }
    }


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
    "daily": _terms,
    "daily-begin": _begin,
    "daily-result": _result,
}
