"""How a game ended: its result and its winner."""

from __future__ import annotations

from collections.abc import Mapping

from ecarte.core.game import Seat
from ecarte.record.play import Play
from ecarte.record.tags import format_score

VOID = "void"
"""The result of a game that was abandoned and does not count."""


def result(play: Play) -> str:
    """Return the result as the record writes it: the score when the game is over, "void", else "*"."""
    if over(play):
        return format_score(play.record.game.score.of(play.state), play.record.sides)
    return VOID if play.record.tag("Result") == VOID else "*"


def over(play: Play) -> bool:
    """Return whether the game has ended, by its rules or by resignation."""
    return bool(play.record.resigned) or play.record.game.score.over(play.state)


def winner(play: Play) -> str | None:
    """Return the side that won, by score or by resignation; None while it is open and when it is drawn."""
    game, resigned = play.record.game, play.record.resigned
    return best_of_others(game.score.of(play.state), resigned) if resigned else game.score.winner(play.state)


def best_of_others(score: Mapping[str, int], resigned: Seat) -> str:
    """Return the side that wins when a seat resigns: the other side with the best score, the first if tied."""
    return max((side for side in score if resigned not in side), key=lambda side: score[side])
