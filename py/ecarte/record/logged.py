"""The log of a game, as a seat may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecarte.core.game import Head, Json, Seat
from ecarte.record.outcome import winner
from ecarte.record.play import Play
from ecarte.record.tags import parse_cut

if TYPE_CHECKING:
    from ecarte.types.view import Entry as LogEntry

OWN: Seat = "S"
"""The seat a game is seen by unless another is named: that of the person at the page, in every game."""


def log(play: Play, seat: Seat, since: int = 0) -> list[tuple[LogEntry, Any]]:
    """Return the log as a seat may see it, from step ``since`` on: entries, each with the state after it.

    An entry is an event as JSON (hidden cards "??"), the opening of a deal, or what follows from an event (marks,
    tricks, scores). ``deal`` and, for events, ``n`` and ``event`` give its place.
    """
    game, found = play.record.game, list[tuple[Any, Any]]()
    cut = play.record.tag(game.cut.tag) if game.cut else ""
    if cut and play.steps and since == 0:
        drawn, first = parse_cut(cut), play.record.deals[0].head.dealer
        found.append(({"deal": 0, "do": "cut", "cut": drawn, "seat": first}, play.steps[0].before))
    for step in play.steps[since:]:
        place: Json = {"deal": step.deal}
        if isinstance(step.what, Head):
            found.append(({**place, "do": "open", "seat": step.what.dealer}, step.after))
            continue
        event = game.view.redact(step.what, seat)
        found.append(({**place, "n": step.number, "event": str(event), **event.to_json()}, step.after))
        found += [({**place, **entry}, step.after) for entry in game.log.follows(step.before, step.after)]
    if play.record.resigned and play.steps:
        over = {"deal": play.steps[-1].deal, "do": "over", "seat": winner(play), "why": "resigned"}
        found.append((over, play.state))
    return found
