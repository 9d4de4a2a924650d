"""Requests about positions of openings: what was done in one like this, in many games, and what it is worth.

`ecarte.requests.web` loads this module with the first of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Literal

from ecarte.analysis import ANALYSTS, QUICK
from ecarte.core.game import Problem, RuleError, parse_event
from ecarte.core.moment import Moment
from ecarte.figures import following
from ecarte.figures.openings import decision_at, named
from ecarte.record import Play, facts
from ecarte.record.lines import before, line_of, read_moment
from ecarte.record.outcome import is_settled, is_unfinished
from ecarte.requests import answers
from ecarte.requests.subjects.figures import sound

if TYPE_CHECKING:
    from ecarte.types import request as asked
    from ecarte.types.analysis import Followed, Opening, Worth
    from ecarte.types.answer import Answer


def opening(play: Play, at: str) -> Opening | None:
    """Return the position of the decision after a moment, and what its choices are worth.

    None where it is not of the opening of a deal. Raises RuleError while the deal may be played on.
    """
    decision = decision_at(play, at)
    if decision is None:
        return None
    moment = read_moment(at)
    deal = line_of(play, moment).deal
    if is_unfinished(play) and not is_settled(play, deal):
        raise RuleError(Problem("E-opening-going", None, {}))
    found: Opening = {
        "position": decision.position,
        "seat": decision.seat,
        "choice": decision.done.name,
        "worths": {},
    }
    name = play.record.game.name
    then = before(play, decision.place + 1, deal)
    view = play.record.game.view.of(then.state, decision.seat)
    after = Moment(moment.deal, decision.place + 1, moment.attempt)
    estimate = ANALYSTS[name].estimate(view, after, QUICK) if name in ANALYSTS else None
    if estimate is None:
        return found
    row = facts.deals(play.record)[deal]
    worths: dict[str, Worth] = {}
    kind: Literal["game", "points"] = estimate["unit"]
    for worth in sorted(estimate["choices"], key=lambda worth: worth[kind]):  # of several, the best counts
        worths[named(parse_event(worth["event"]), row, name).name] = worth
    return {**found, "worths": worths, "unit": kind}


def _opening(request: asked.OpeningRequest) -> Answer:
    found = opening(answers.fold(request["record"]), request["at"])
    return {} if found is None else {"opening": found}


def _following(request: asked.FollowingRequest) -> Answer:
    condition = following.position(request["position"])  # raises RuleError
    total: dict[str, Followed] = {}
    for record in map(sound, request["records"]):
        for choice in following.choices(record, condition) if record is not None else ():
            one, outcome = total.get(choice.name), choice.outcome
            total[choice.name] = {
                "choice": choice.name,
                "condition": condition.followed_by(choice.term) if choice.term else "",
                "deals": outcome.deals + (one["deals"] if one else 0),
                "won": outcome.won + (one["won"] if one else 0),
                "lost": outcome.lost + (one["lost"] if one else 0),
                "points": outcome.points + (one["points"] if one else 0),
            }
    return {"following": list(total.values())}


ANSWERS: Mapping[str, Callable[[Any], Answer]] = {"opening": _opening, "following": _following}
