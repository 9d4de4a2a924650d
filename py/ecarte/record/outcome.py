"""How a game ended: its result and its winner; which of its deals may be shown; its log, as a seat may see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ecarte.core.game import Head, Json, Seat
from ecarte.record.play import Play
from ecarte.record.tags import format_score, parse_cut

if TYPE_CHECKING:
    from ecarte.types.view import Entry as LogEntry

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


def is_unfinished(play: Play) -> bool:
    """Return whether a game may still be played on from this record, so that hidden cards must stay hidden."""
    written = play.record
    if written.view or over(play) or result(play) == VOID:
        return False
    if written.branch:
        return written.game.score.tally(play.state) is None
    return written.seed is not None


def is_settled(play: Play, deal: int) -> bool:
    """Return whether no claim of a person can reopen a deal (E26); ``deal`` is its place in the record.

    A deal is settled once the next one has begun. The computer makes its claims at once, so nobody waits for them.
    """
    written, game = play.record, play.record.game
    if deal < len(written.deals) - 1 or over(play):
        return True
    persons = [seat for seat in written.seats if seat not in written.computer]
    return game.score.tally(play.state) is not None and not any(game.rules.legal(play.state, seat) for seat in persons)


OWN: Seat = "S"
"""The seat a game is seen by unless another is named: that of the person at the page, in every game."""


def log(play: Play, seat: Seat, since: int = 0) -> list[tuple[LogEntry, Any]]:
    """Return the log as a seat may see it, from step ``since`` on: entries, each with the state after it.

    An entry is an event as JSON (hidden cards "??"), the opening of a deal, or what follows from an event (marks,
    tricks, scores). ``deal`` and, for events, ``n`` and ``event`` give its place.
    """
    game, entries = play.record.game, list[tuple[Any, Any]]()
    cut = play.record.tag(game.cut.tag) if game.cut else ""
    if cut and play.steps and since == 0:
        drawn, first = parse_cut(cut), play.record.deals[0].head.dealer
        entries.append(({"deal": 0, "do": "cut", "cut": drawn, "seat": first}, play.steps[0].before))
    for step in play.steps[since:]:
        place: Json = {"deal": step.deal}
        if isinstance(step.what, Head):
            entries.append(({**place, "do": "open", "seat": step.what.dealer}, step.after))
            continue
        event = game.view.redact(step.what, seat)
        entries.append(({**place, "n": step.number, "event": str(event), **event.to_json()}, step.after))
        entries += [({**place, **entry}, step.after) for entry in game.log.follows(step.before, step.after)]
    if play.record.resigned and play.steps:
        over = {"deal": play.steps[-1].deal, "do": "over", "seat": winner(play), "why": "resigned"}
        entries.append((over, play.state))
    return entries
