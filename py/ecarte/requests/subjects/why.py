"""Why the computer did what it did: answered after the deal, when no card is secret any more.

The player decides again, from the same view and with the same random numbers; nothing was stored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ecarte import policies
from ecarte.core.game import Event, Problem, RuleError, Seat
from ecarte.players import THOUGHTS, Reasoned
from ecarte.record import Play
from ecarte.record.lines import before, line_of, read_moment
from ecarte.record.outcome import is_settled
from ecarte.requests import answers, check, computer

if TYPE_CHECKING:
    from ecarte.types.analysis import ChosenWhy, Reason, Why
    from ecarte.types.answer import Answer
    from ecarte.types.request import WhyRequest


def why(play: Play, at: str) -> Why:
    """Return the player who made the event of a moment, and its reasons; raises RuleError where none can be asked."""
    moment = read_moment(at)
    line = line_of(play, moment)
    event = line.entries[moment.own - 1].event if moment.own and not moment.path else None
    if event is None:
        raise RuleError(Problem("E-moment", None, {"at": at}))
    then = before(play, moment.own, line.deal)
    if not is_computers(then, event):
        raise RuleError(Problem("E-why-person", None, {}))
    check_settled(play, line.deal)
    return recall(then, event)


def whys(play: Play, seat: Seat | None = None) -> list[ChosenWhy]:
    """Return the computer's choices in the last deal, in order, with their reasons, forced ones left out.

    They are those of one seat, or of all. Raises RuleError while that deal may still be played on.
    """
    place = len(play.record.deals) - 1
    check_settled(play, place)
    choices: list[ChosenWhy] = []
    for number, entry in enumerate(play.record.deals[place].entries, 1):
        if entry.event.do not in ("say", "discard", "play") or entry.event.actor != (seat or entry.event.actor):
            continue
        then = before(play, number, place)
        if is_computers(then, entry.event):
            choices.append({"event": str(entry.event), **recall(then, entry.event)})
    return [each for each in choices if each["reasons"] and each["reasons"][0]["code"] != "forced"]


def is_computers(then: Play, event: Event) -> bool:
    """Return whether a computer player chose this event; ``then`` is the game before it."""
    game = then.record.game
    drawn = event.do in ("deal", "draw", "turn") or game.deal.due(then.state, ()) is not None
    return event.actor in then.record.computer and not drawn


def check_settled(play: Play, place: int) -> None:
    """Check that a deal is settled and its hands are known; raises RuleError if not."""
    if play.record.view:
        raise RuleError(Problem("E-why-view", None, {"seat": play.record.view}))
    if not is_settled(play, place):
        raise RuleError(Problem("E-why-going", None, {}))


def recall(then: Play, event: Event) -> Why:
    """Return the player who made an event, and its reasons, if it has any; ``then`` is the game before it."""
    game, seat = then.record.game, event.actor
    player = then.record.computer[seat]
    thinks = THOUGHTS.get(game.name, {}).get(player)
    if thinks is None:
        return {"player": player, "reasons": []}
    view = game.view.of(then.state, seat)

    def thoughts() -> Iterator[Reasoned | None]:
        # In older games both seats drew from the random numbers without a seat.
        return (thinks(view, computer.chance_of(then, each)) for each in (seat, ""))

    thought = _thought_of(thoughts(), event) or next(thoughts())
    if thought is None:
        return {"player": player, "reasons": []}
    if thought.event == event:
        told: Why = {"player": player, "reasons": [reason.to_json() for reason in thought.reasons]}
        if thought.figures:
            told["figures"] = [{"event": str(each.event), "points": each.points} for each in thought.figures]
        return told
    # It took advice (E32), had no tables in the browser, or played differently in an earlier version.
    code = "advised" if computer.advice(then, seat) else "otherwise"
    more: list[Reason] = []
    if code == "otherwise":
        with policies.none():
            bare = _thought_of(thoughts(), event)
        if bare is not None:
            code, more = "untabled", [reason.to_json() for reason in bare.reasons]
    return {"player": player, "reasons": [{"code": code, "data": {"event": str(thought.event)}}, *more]}


def _thought_of(thoughts: Iterator[Reasoned | None], event: Event) -> Reasoned | None:
    """Return the first thought that leads to this event, without thinking the rest."""
    return next((each for each in thoughts if each and each.event == event), None)


def _why(request: WhyRequest) -> Answer:
    play = answers.fold(request["record"])
    if "at" in request:
        return {"why": why(play, request["at"])}
    return {"whys": whys(play, check.seat(request["seat"], play) if "seat" in request else None)}


ANSWERS: Mapping[str, Callable[[Any], Answer]] = {"why": _why}
