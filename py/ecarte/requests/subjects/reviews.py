"""Requests for an analysis: a game reviewed, how well many were played, and the preparation of a hint.

A review shows hidden cards, so only games that are over have one.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from ecarte import record
from ecarte.analysis import ANALYSTS, QUICK, Analyst, Pieces, Review
from ecarte.core.game import Event, Problem, RuleError, parse_event
from ecarte.core.moment import Moment
from ecarte.machine import module, run
from ecarte.record import Entry, Play, Variation
from ecarte.record.lines import line_of, read_moment
from ecarte.record.outcome import is_unfinished
from ecarte.record.tree import with_note
from ecarte.requests import answers, check
from ecarte.requests.branch import branch
from ecarte.requests.check import refused

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


GoOn: TypeAlias = Callable[[Any], tuple[Event, bool]]
"""How an analyst plays a deal on from a state, and whether it has solved that with all cards seen."""
_SEED = bytes(32)  # for cards of which a record without a seed says nothing
_LONGEST = 200  # events of a deal


@dataclass(frozen=True, slots=True)
class PlayedLine:
    """A deal as it goes on after an event.

    ``at`` is the moment after that event in the variation that holds the line; ``solved`` is whether all that follows
    was solved with all cards seen; ``points`` are those of the deal by side, None where nobody played it.
    """

    event: str
    at: Moment
    solved: bool
    points: Mapping[str, int] | None


def add_lines(play: Play, at: str, events: Sequence[str], go_on: GoOn) -> tuple[Play, list[PlayedLine]]:
    """Return the game with a line for each event beside the one at a moment, as variations of the main line.

    An event that is none of the rules (``S:nothing``) stands for what was done there. Raises RuleError for a moment
    that is none of the main line, and for an event that is not allowed there.
    """
    moment = read_moment(at)
    line = line_of(play, moment)
    if moment.path or not moment.number:
        raise RuleError(Problem("E-moment", None, {"at": at}))
    entry = line.entries[moment.number - 1]
    variations, lines = list(entry.note.variations), []
    for text in events:
        begun = branch(play, str(moment.after(moment.number - 1)), {}, _SEED)
        first = parse_event(text)
        ended, solved = _played_on(begun, entry.event if first.verb == "nothing" else first, go_on)
        added = ended.record.deals[-1].entries[begun.record.taken :]
        totals = play.record.game.score.tally(ended.state)
        at_first = moment.beside(len(variations)).after(1)
        lines.append(PlayedLine(text, at_first, solved, totals[0] if totals else None))
        variations.append(Variation((), tuple(Entry(each.event) for each in added)))
    return with_note(play, moment, replace(entry.note, variations=tuple(variations))), lines


def _played_on(play: Play, first: Event, go_on: GoOn) -> tuple[Play, bool]:
    """Return a game after an event and all of the deal that follows, and whether all of that was solved."""
    game, all_solved = play.record.game, True
    play = record.advance(record.settle(play), first)
    for _ in range(_LONGEST):
        if game.score.tally(play.state) is not None or game.rules.turn(play.state) is None:
            break
        event, is_solved = go_on(play.state)
        all_solved = all_solved and is_solved
        play = record.advance(play, event)
    return play, all_solved
