"""Requests to the hand reader and the hand explorer, whose work is done in slices.

`ecarte.requests.web` loads this module with the first of them.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal

from ecarte.analysis import EXPLORERS, READERS, Asked, Work
from ecarte.core.game import Event, Problem, RuleError
from ecarte.games import GAMES
from ecarte.record import Play
from ecarte.record.lines import line_of, read_moment
from ecarte.record.outcome import is_settled, is_unfinished
from ecarte.requests import answers, check
from ecarte.requests.check import refused

if TYPE_CHECKING:
    from ecarte.types import request as asked
    from ecarte.types.answer import Answer

KEPT = 4


_works: OrderedDict[str, Work] = OrderedDict()


def view_at(play: Play, seat: str, at: str) -> Any:
    """Return the view of a seat at a moment."""
    check.own_view(play, seat)
    moment = read_moment(at)
    line = line_of(play, moment)
    view = play.record.game.view.of(line.after(moment.own), seat)
    following = line.steps[line.length(moment.own) :][:1]
    if any(isinstance(step.what, Event) and step.what.verb == "king" for step in following):
        # The king is marked next (E13); until then, its absence from the marks tells nothing.
        view = replace(view, phase="answer")
    return view


def finish(work: Work) -> Any:
    """Finish some work, and return its result."""
    while work.progress < 1:
        work.slice()
    return work.to_json()


def _reader(request: asked.ReaderRequest) -> Answer:
    play = answers.fold(request["record"])
    seat, at, weighted = check.seat(request["seat"], play), request["at"], request["weighted"]
    if play.record.game.name not in READERS:
        raise refused("record")
    view = view_at(play, seat, at)
    if is_unfinished(play) and not is_settled(play, line_of(play, read_moment(at)).deal):
        raise RuleError(Problem("E-reader-going", None, {}))
    wanted = Asked(weighted, tuple(request.get("suppose", [])), request.get("figures", False))
    key = f"reader {seat} {at} {wanted} {request['record']}"
    return _sliced(request, key, lambda: READERS[play.record.game.name](view, wanted), "reader")


def _explore(request: asked.ExploreRequest) -> Answer:
    game = check.one_of(request["game"], EXPLORERS, "game")
    wanted = {name: value for name, value in request.items() if name not in ("id", "continue", "without")}
    return _sliced(request, f"explore {sorted(wanted.items())}", lambda: EXPLORERS[game](wanted), "explore")


def _sliced(request: asked.Sliced, key: str, begin: Callable[[], Work], name: Literal["reader", "explore"]) -> Answer:
    """Do a slice of some work; forgotten work is begun again, with the same result."""
    work = _works.pop(key, None) if "continue" in request else None
    work = work or begin()
    work.slice()
    answer: Answer = {"reader": work.to_json()} if name == "reader" else {"explore": work.to_json()}
    if work.progress >= 1:
        return answer
    _works[key] = work
    while len(_works) > KEPT:
        _works.popitem(last=False)
    return {**answer, "progress": work.progress, "continue": f"{work.progress:.3f}"}


ANSWERS: Mapping[str, Callable[[Any], Answer]] = {"reader": _reader, "explore": _explore}
assert set(READERS) <= set(GAMES)
