"""The lines that a verdict is shown by: a deal that is over played on from a decision, with its own cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from ecarte import record
from ecarte.core.game import Event, Problem, RuleError, parse_event
from ecarte.core.moment import Moment
from ecarte.record import Entry, Play, Variation
from ecarte.record.lines import line_of, read_moment
from ecarte.record.tree import with_note
from ecarte.requests.branch import branch

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
