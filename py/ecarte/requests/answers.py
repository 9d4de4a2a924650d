"""The engine's answers about a game: its record, a seat's view, the log, frames, the summary.

The latest records are cached with their folds. `respond` stays a pure function: the cache changes no answer.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ecarte import record
from ecarte.core.game import Problem, RuleError, Seat
from ecarte.notation import ecn
from ecarte.notation.ecn.canonical import in_order
from ecarte.notation.ecn.stream import LONGEST
from ecarte.record import Play
from ecarte.requests.check import refused
from ecarte.requests.summary import summary

if TYPE_CHECKING:
    from ecarte.types.answer import Answer
    from ecarte.types.view import Frame, View

KEPT = 16
folds: OrderedDict[str, Play] = OrderedDict()


def fold(text: str, field: str = "record") -> Play:
    """Return the game of a record after all automatic events; ``field`` is the request's field with the record."""
    play = folds.get(text)
    if play is None:
        plays = ecn.loads(text)
        if len(plays) != 1:
            raise refused(field)
        play = plays[0]
    play = record.settle(play)
    keep(text, play)
    return play


def game(text: str) -> Play:
    """Return a game that can be played on; raises RuleError for one seat's view, in which the others cannot act."""
    play = fold(text)
    if play.record.view:
        raise RuleError(Problem("E-view-play", None, {}))
    return play


def keep(text: str, play: Play) -> None:
    """Store the game that a record was written from, or read as, in the cache."""
    folds[text] = play
    folds.move_to_end(text)
    while len(folds) > KEPT:
        folds.popitem(last=False)


def answer(play: Play, seat: Seat, since: int | None, told: int | None = None) -> Answer:
    """Return the record, the view, the log and the summary of a game, and frames.

    Frames are those from step ``since`` on, or those of the log's entries from ``told`` on; none when both are None.
    """
    play, text = written(play)
    view = _seen(play, play.state, seat)
    log = record.log(play, seat)
    fresh = record.log(play, seat, since) if since is not None else log[told:] if told is not None else []
    frames: list[Frame] = [{"entry": entry, "view": _seen(play, state, seat)} for entry, state in fresh]
    if frames:
        frames[-1]["view"] = view
    return {
        "record": text,
        "view": view,
        "log": [entry for entry, _ in log],
        "frames": frames,
        "summary": summary(play),
    }


def written(play: Play) -> tuple[Play, str]:
    """Return the game as reading its record gives it, and the record; raises RuleError when it is too long."""
    if play.record.tag("Match"):
        from ecarte import match  # few games are of one

        play = match.closed(play)
    text = ecn.dumps(play)
    if len(text) > LONGEST:
        raise RuleError(Problem("E-record-full", None, {"most": LONGEST}))
    play = as_read(play, text)
    keep(text, play)
    return play, text


def as_read(play: Play, text: str) -> Play:
    """Return a game as reading its canonical text gives it."""
    tags = ecn.canonical_tags(play.record, text[text.rindex("\n", 0, -1) + 1 : -1])
    return in_order(play.with_record(replace(play.record, tags=tuple(tags))))


def _seen(play: Play, state: Any, seat: Seat) -> View:
    view: View = play.record.game.view.of(state, seat).to_json()
    if play.record.branch:  # it ends with its deal
        view["next"] = None
    if play.record.resigned and state is play.state:
        ended: Any = {"phase": "over", "turn": None, "pause": False, "legal": [], "refused": {}, "next": None}
        view.update(ended)
        view["winner"], view["over"] = record.winner(play), True
    return view
