"""ECN: reading and writing records as text.

`read` goes through a text record by record and gives each with all its problems; `loads` wants none;
`dumps` writes the canonical form. The reader replays every event and checks every trick, point,
score and result, and, when the record holds its seed, every card the pack gave.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import zip_longest

from ecarte.cards import sort_cards
from ecarte.game import Event, Problem, RuleError
from ecarte.notation.reader import Reader
from ecarte.notation.tokens import format_tag
from ecarte.record import SEAT_TAGS, Note, Play, Record, format_score, option_tags, result

_ROSTER = ("ECN", "Game", "Event", "Site", "Date", "Round", "South", "West", "North", "East", "Rules", "Result")
_PRIVATE = ("deal", "discard", "draw")


@dataclass(frozen=True, slots=True)
class Reading:
    """One record of a text: what could be read of it, and every problem found.

    ``play`` is None when not even its game and rules are known; else it holds the record up to the
    first event of each deal that could not be read.
    """

    play: Play | None
    problems: tuple[Problem, ...]
    line: int  # where it begins, from 1


def loads(text: str) -> list[Play]:
    """The records of a text; raises RuleError with all the problems when there are any."""
    readings = list(read(text))
    problems = [problem for reading in readings for problem in reading.problems]
    if problems:
        raise RuleError(*problems)
    return [reading.play for reading in readings if reading.play is not None]


def read(text: str, *, canonical: bool = False) -> Iterator[Reading]:
    """The records of a text, one after the other, each with its problems.

    With ``canonical`` a record that is not written in canonical form has a problem too, at the first
    place where it differs. After an unreadable record reading goes on at the next ``[ECN`` line.
    """
    lines = text.split("\n")
    written = lines[0]
    lines[0] = written.removeprefix("\ufeff")
    starts = [at for at, line in enumerate(lines) if line.startswith("[ECN ")]
    before = next((at for at in range(starts[0] if starts else len(lines)) if lines[at].strip()), None)
    if before is not None or not starts:
        yield Reading(None, (Problem("E-no-record", None, {}, line=(before or 0) + 1, column=1),), (before or 0) + 1)
    for number, (begin, end) in enumerate(zip_longest(starts, starts[1:], fillvalue=len(lines)), 1):
        chunk = [line.removesuffix("\r") for line in lines[begin:end]]
        while chunk and not chunk[-1].strip():
            chunk.pop()
        reader = Reader(chunk, begin + 1, number)
        play = reader.run()
        if canonical and play is not None and not reader.problems:
            reader.compare(dumps(play), [written, *lines[1:end]] if not begin else lines[begin:end])
        yield Reading(play, tuple(reader.problems), begin + 1)


# --- writing --------------------------------------------------------------------------------------


def dumps(play: Play) -> str:
    """The record in canonical form, ending in a line feed."""
    outcome = result(play)
    lines = [format_tag(name, value) for name, value in canonical_tags(play.record, outcome)]
    lines.append("")
    game = play.record.game
    order = play.record.options().order if play.record.tag("DealOrder") != "kept" else ""
    steps = iter(play.steps)
    for deal in play.record.deals:
        opened = next(steps)
        lines.append(str(deal.head) + _note(deal.note))
        line: list[str] = []
        state = opened.after
        for entry in deal.entries:
            step = next(steps)
            if line and game.breaks_line(step.before, entry.event):
                lines.append(" ".join(line))
                line = []
            line.append(_event(entry.event, order) + _note(entry.note))
            taker = game.check_after(step.before, step.after)
            if taker is not None:
                line.append("/" + taker)
            state = step.after
        if line:
            lines.append(" ".join(line))
        totals = game.tally(state)
        if totals is not None:
            lines.append(f"={format_score(totals[0], game)} {format_score(totals[1], game)}")
    lines.append(outcome)
    return "\n".join(lines) + "\n"


def _event(event: Event, order: str) -> str:
    if order and event.do in _PRIVATE:
        event = replace(event, cards=sort_cards(event.cards, order))
    return str(event)


def _note(note: Note) -> str:
    parts = [f"${nag}" for nag in note.nags]
    parts += [f"@{key}={value}" for key, value in note.values]
    if note.comment:
        parts.append("{" + note.comment + "}")
    return "".join(" " + part for part in parts)


def canonical_tags(record: Record, outcome: str) -> list[tuple[str, str]]:
    """The tags as they are written: the roster whole, options that differ from the preset, the rest sorted."""
    held = dict(record.tags)
    seats = {SEAT_TAGS[seat] for seat in record.game.SEATS}
    roster = [name for name in _ROSTER if name in seats or name not in SEAT_TAGS.values()]
    unknown = {"Date": "????.??.??"}
    found = [(name, held.get(name, unknown.get(name, "?"))) for name in roster if name != "Result"]
    found.append(("Result", outcome))
    rest = [(name, value) for name, value in record.tags if name not in (*roster, "Option")]
    return found + sorted(rest + option_tags(record.game, record.options()))
