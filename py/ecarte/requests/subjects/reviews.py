"""Requests for an analysis: a game reviewed, how well many were played, and the preparation of a hint.

A review shows hidden cards, so only games that are over have one.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from ecarte.analysis import ANALYSTS, QUICK, Analyst, Pieces, Review
from ecarte.core.game import Problem, RuleError
from ecarte.machine import module, run
from ecarte.record import Play
from ecarte.record.outcome import is_unfinished
from ecarte.requests import answers, check
from ecarte.requests.check import refused
from ecarte.requests.lines import add_lines

if TYPE_CHECKING:
    from ecarte.analysis.standing import Judging
    from ecarte.types import request as asked
    from ecarte.types.answer import Answer
    from ecarte.types.replay import PlayedLine

_KEPT = 4
T = TypeVar("T")


@dataclass(slots=True)
class _Begun:
    """An unfinished review: its work, and how much of it has been shown."""

    work: Pieces
    slices: int = 0
    shown: int = 0


_begun: OrderedDict[str, _Begun] = OrderedDict()
"""Unfinished reviews, by record, missing tables, and whether they are shown as they come. Both seats share them."""
_found: OrderedDict[str, Review] = OrderedDict()
"""Finished reviews, by record and missing tables."""


def analyst(play: Play) -> Analyst:
    """Return the analyst of the game; raises RuleError when it has none."""
    name = play.record.game.name
    if name not in ANALYSTS:
        raise RuleError(Problem("E-review-game", None, {"game": name}))
    return ANALYSTS[name]


def _warm(request: asked.WarmRequest) -> Answer:
    """Prepare the first hint of a game before anybody waits for it, one piece with every slice."""
    play = answers.fold(request["record"])
    pieces = analyst(play).warming(play.record.game.view.of(play.state, check.seat(request["seat"], play)))
    done = request.get("continue", "0")
    if not done.isdecimal() or int(done) >= len(pieces):
        raise refused("continue")
    pieces[int(done)]()
    after = int(done) + 1
    return {} if after == len(pieces) else {"progress": after / len(pieces), "continue": str(after)}


def _review(request: asked.ReviewRequest) -> Answer:
    play = answers.fold(request["record"])
    seat = check.seat(request["seat"], play)
    check.own_view(play, seat)
    if is_unfinished(play):
        raise RuleError(Problem("E-review-going", None, {}))
    missing = sorted(name for name in request.get("without", ()) if not module.is_module(name))
    key = f"{missing} {request['record']}"
    if not request.get("continue", "0").isdecimal():
        raise refused("continue")
    if key in _found:
        return {"review": _found[key].to_json(seat)}
    partial = request.get("partial", False)
    name = f"{partial} {key}"
    # Forgotten work is begun again, but only one slice of it, because the page waits for each.
    begun = _begun.pop(name, None) or _Begun(analyst(play).pieces(play, QUICK, seat if partial else None))
    share, spent, review = 0.0, 0, None
    most = run.find_slice(play.record.game.name)
    while spent < most:
        try:
            share, cost, review = next(begun.work)
        except StopIteration as result:
            _keep(_found, key, result.value)
            return {"review": _found[key].to_json(seat)}
        spent += cost
        if partial and not begun.shown and review is not None and review.size:
            break  # the first decision is waited for
    begun.slices += 1
    answer: Answer = {"progress": share, "continue": str(begun.slices)}
    # All of it is shown to one that asks anew.
    if partial and review is not None and (review.size > begun.shown or "continue" not in request):
        begun.shown = review.size
        answer["review"] = review.to_json(seat)
    _keep(_begun, name, begun)
    return answer


def _lines(request: asked.LinesRequest) -> Answer:
    play = answers.fold(request["record"])
    if is_unfinished(play):
        raise RuleError(Problem("E-review-going", None, {}))
    module.call_for(play.record.game.name)
    extended, lines = add_lines(play, request["at"], request["events"], analyst(play).go_on)
    shown: list[PlayedLine] = [
        {
            "event": line.event,
            "at": str(line.at),
            "solved": line.solved,
            "points": None if line.points is None else dict(line.points),
        }
        for line in lines
    ]
    return {"record": answers.written(extended)[1], "lines": shown}


def _judged(request: asked.JudgedRequest) -> Answer:
    judging = _judging(request["game"])
    try:
        return {"judged": [judging.judged(review) for review in request["reviews"]]}
    except (ValueError, OverflowError):
        raise refused("reviews") from None


def _standings(request: asked.StandingsRequest) -> Answer:
    judging = _judging(request["game"])
    try:
        return {"standings": judging.standings(request["sums"])}
    except ValueError:  # no games have such sums
        raise refused("sums") from None


def _judging(game: str) -> Judging:
    return ANALYSTS[check.one_of(game, ANALYSTS, "game")].judging()


def _keep(cache: OrderedDict[str, T], key: str, value: T) -> None:
    cache[key] = value
    while len(cache) > _KEPT:
        cache.popitem(last=False)


ANSWERS: Mapping[str, Callable[[Any], Answer]] = {
    "review": _review,
    "warm": _warm,
    "lines": _lines,
    "judged": _judged,
    "standings": _standings,
}
