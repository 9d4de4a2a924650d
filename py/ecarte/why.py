"""Why the computer did what it did: asked after the deal, when nothing is told that is still hidden.

What it thought is thought again, from the same view and with the same chance; nothing of it is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from ecarte import answers, computer, fields
from ecarte.ai import THOUGHTS
from ecarte.game import Json, Problem, RuleError
from ecarte.lines import line_of, read_moment
from ecarte.moment import Moment
from ecarte.record import Play
from ecarte.told import told_of


def why(play: Play, at: str) -> Json:
    """The player who did what a moment comes after, and its reasons; raises RuleError where nobody is to be asked."""
    moment = read_moment(at)
    line = line_of(play, moment)
    event = line.entries[moment.own - 1].event if moment.own and not moment.path else None
    if event is None:
        raise RuleError(Problem("E-moment", None, {"at": at}))
    game, seat, then = play.record.game, event.actor, before(play, moment, line.deal)
    player = play.record.computer.get(seat)
    if player is None or event.do in ("deal", "draw", "turn") or game.due(then.state, ()) is not None:
        raise RuleError(Problem("E-why-person", None, {}))
    if play.record.view:
        raise RuleError(Problem("E-why-view", None, {"seat": play.record.view}))
    if not told_of(play, line.deal):
        raise RuleError(Problem("E-why-going", None, {}))
    thinks = THOUGHTS.get(game.NAME, {}).get(player)
    thought = thinks(game.view(then.state, seat), computer.chance_of(then)) if thinks else None
    if thought is None:
        return {"player": player, "reasons": []}
    reasons = [reason.to_json() for reason in thought.reasons]
    if thought.event != event:  # it took advice (E32), or was another in an earlier version
        code = "advised" if computer.advice(then, seat) else "otherwise"
        reasons = [{"code": code, "data": {"event": str(thought.event)}}]
    return {"player": player, "reasons": reasons}


def before(play: Play, moment: Moment, place: int) -> Play:
    """The game as it stood before the event that a moment of its own line comes after."""
    deal = play.record.deals[place]
    begun = sum(1 + len(each.entries) for each in play.record.deals[:place])
    steps = play.steps[: begun + moment.own]
    deals = (*play.record.deals[:place], replace(deal, entries=deal.entries[: moment.own - 1]))
    return Play(replace(play.record, deals=deals), steps[-1].after, steps)


def _why(request: Json) -> Json:
    play = answers.fold(request)
    return {"why": why(play, fields.text(request, "at"))}


ANSWERS: Mapping[str, Callable[[Json], Json]] = {"why": _why}
