"""Why the computer did what it did: asked after the deal, when nothing is told that is still hidden.

What it thought is thought again, from the same view and with the same chance; nothing of it is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ecarte import policies
from ecarte.core.game import Event, Problem, RuleError
from ecarte.players import THOUGHTS, Reasoned
from ecarte.record import Play
from ecarte.record.lines import line_of, read_moment
from ecarte.record.settled import is_settled
from ecarte.requests import answers, computer

if TYPE_CHECKING:
    from ecarte.types.analysis import ChosenWhy, Reason, Why
    from ecarte.types.answer import Answer
    from ecarte.types.request import WhyRequest


def why(play: Play, at: str) -> Why:
    """The player who did what a moment comes after, and its reasons; raises RuleError where nobody is to be asked."""
    moment = read_moment(at)
    line = line_of(play, moment)
    event = line.entries[moment.own - 1].event if moment.own and not moment.path else None
    if event is None:
        raise RuleError(Problem("E-moment", None, {"at": at}))
    then = before(play, moment.own, line.deal)
    if not asked(then, event):
        raise RuleError(Problem("E-why-person", None, {}))
    tellable(play, line.deal)
    return recalled(then, event)


def whys(play: Play) -> list[ChosenWhy]:
    """Of the last deal, what the computer chose where it could have done otherwise, in order, and its reasons; raises
    RuleError while that deal may still be played on."""
    place = len(play.record.deals) - 1
    tellable(play, place)
    found: list[ChosenWhy] = []
    for number, entry in enumerate(play.record.deals[place].entries, 1):
        then = before(play, number, place)
        if entry.event.do in ("say", "discard", "play") and asked(then, entry.event):
            found.append({"event": str(entry.event), **recalled(then, entry.event)})
    return [each for each in found if each["reasons"] and each["reasons"][0]["code"] != "forced"]


def asked(then: Play, event: Event) -> bool:
    """Whether a player of the computer's chose this, of a game as it stood before."""
    game = then.record.game
    drawn = event.do in ("deal", "draw", "turn") or game.deal.due(then.state, ()) is not None
    return event.actor in then.record.computer and not drawn


def tellable(play: Play, place: int) -> None:
    """Raises RuleError where nothing may be told of a deal, or where the hands are not known."""
    if play.record.view:
        raise RuleError(Problem("E-why-view", None, {"seat": play.record.view}))
    if not is_settled(play, place):
        raise RuleError(Problem("E-why-going", None, {}))


def recalled(then: Play, event: Event) -> Why:
    """Who did something, of a game as it stood before, and its reasons: none where it has none to tell."""
    game, seat = then.record.game, event.actor
    player = then.record.computer[seat]
    thinks = THOUGHTS.get(game.name, {}).get(player)
    if thinks is None:
        return {"player": player, "reasons": []}
    view = game.view.of(then.state, seat)

    def thoughts() -> Iterator[Reasoned | None]:
        # In games made before each seat had its own chance, both seats had the one without a seat.
        return (thinks(view, computer.chance_of(then, each)) for each in (seat, ""))

    thought = _of_event(thoughts(), event) or next(thoughts())
    if thought is None:
        return {"player": player, "reasons": []}
    if thought.event == event:
        return {"player": player, "reasons": [reason.to_json() for reason in thought.reasons]}
    # It took advice (E32), had no tables in the browser, or was another in an earlier version.
    code = "advised" if computer.advice(then, seat) else "otherwise"
    more: list[Reason] = []
    if code == "otherwise":
        with policies.none():
            bare = _of_event(thoughts(), event)
        if bare is not None:
            code, more = "untabled", [reason.to_json() for reason in bare.reasons]
    return {"player": player, "reasons": [{"code": code, "data": {"event": str(thought.event)}}, *more]}


def _of_event(thoughts: Iterator[Reasoned | None], event: Event) -> Reasoned | None:
    """Return the first thought that leads to this event; no more are thought than are needed."""
    return next((each for each in thoughts if each and each.event == event), None)


def before(play: Play, number: int, place: int) -> Play:
    """The game as it stood before an event of a deal, counted from 1."""
    deal = play.record.deals[place]
    begun = sum(1 + len(each.entries) for each in play.record.deals[:place])
    steps = play.steps[: begun + number]
    deals = (*play.record.deals[:place], replace(deal, entries=deal.entries[: number - 1]))
    return Play(replace(play.record, deals=deals), steps[-1].after, steps)


def _why(request: WhyRequest) -> Answer:
    play = answers.fold(request["record"])
    return {"why": why(play, request["at"])} if "at" in request else {"whys": whys(play)}


ANSWERS: Mapping[str, Callable[[Any], Answer]] = {"why": _why}
