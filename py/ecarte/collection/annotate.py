"""A review written into the record: values and marks beside events, `@engine` beside the opening of each deal.

The values are `@eq`, `@best`, `@loss`, `@p`. Annotations by people stay. What an engine wrote before, in a deal that
has its name, is replaced.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from ecarte.analysis import course
from ecarte.core.game import Event, Seat
from ecarte.core.losses import NAGS, Unit
from ecarte.core.moment import Moment
from ecarte.machine.sums import total
from ecarte.record import Deal, Entry, Note, Play

_VALUES = ("eq", "best", "loss", "p")
_MARKS = range(1, 7)  # the NAGs that judge an event


Decision: TypeAlias = course.Decision[Any]


def annotated(
    play: Play, review: course.Found[Any, Any, Any], seat: Seat | None = None, *, overwrite: bool = False
) -> Play:
    """Return the game with the decisions of a review written beside its events, those of one seat or of all.

    With ``overwrite`` it replaces annotations by people there.
    """
    by_moment: dict[Moment, list[Decision]] = {}
    unit = review.grades.unit
    for decision in review.decisions:
        if seat in (None, decision.seat):
            by_moment.setdefault(decision.at, []).append(decision)
    deals = []
    for deal in play.record.deals:
        ours = bool(deal.note.value("engine"))
        opening = deal.opening
        entries = tuple(
            _entry(entry, by_moment.get(opening.after(number), ()), unit, clear=ours, overwrite=overwrite)
            for number, entry in enumerate(deal.entries, 1)
        )
        reviewed = any(moment.deal == opening.deal and moment.attempt == opening.attempt for moment in by_moment)
        deals.append(Deal(deal.head, entries, _opened(deal.note, course.ENGINE if reviewed else "")))
    return play.with_record(replace(play.record, deals=tuple(deals)))


def _opened(note: Note, engine: str) -> Note:
    values = {key: value for key, value in note.values if key != "engine"}
    if engine:
        values["engine"] = engine
    return replace(note, values=tuple(sorted(values.items())))


def _entry(entry: Entry, decisions: Sequence[Decision], unit: Unit, *, clear: bool, overwrite: bool) -> Entry:
    note = _cleared(entry.note, unit) if clear else entry.note
    own = [each for each in decisions if each.seat == entry.event.seat]  # not a king that another seat forgot meanwhile
    if own:
        note = _written(note, own, unit, overwrite=overwrite)
    return replace(entry, note=note)


def _cleared(note: Note, unit: Unit) -> Note:
    """Return a note without what an engine wrote."""
    held = dict(note.values)
    loss = held.get("loss", "")
    mark = unit.mark(_number(loss) / unit.written, 0.0) if loss else ""
    nags = tuple(nag for nag in note.nags if not mark or nag != NAGS[mark])
    values = tuple((key, value) for key, value in note.values if key not in _VALUES)
    return replace(note, nags=nags, values=values)


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0


def _written(note: Note, decisions: Sequence[Decision], unit: Unit, *, overwrite: bool) -> Note:
    own = dict(note.values)
    values = build_values(decisions, unit)
    values = {**own, **values} if overwrite else {**values, **own}
    nags = note.nags
    judged = [nag for nag in nags if nag in _MARKS]
    if judged and overwrite:
        nags = tuple(nag for nag in nags if nag not in _MARKS)
    mark = unit.mark(*_lost(decisions))
    if mark and (overwrite or not judged):
        nags = tuple(sorted({*nags, NAGS[mark]}))
    return replace(note, nags=nags, values=tuple(sorted(values.items())))


def _lost(decisions: Sequence[Decision]) -> tuple[float, float]:
    """Return what was lost at an event, and half the width of its interval."""
    return total(each.loss for each in decisions), total(each.error for each in decisions)


def build_values(decisions: Sequence[Decision], unit: Unit) -> dict[str, str]:
    """Return the values to write beside an event for its seat's decisions."""
    last, worst = decisions[-1], max(decisions, key=lambda each: each.loss)  # a king that was not marked comes last
    values = {"eq": f"{last.worth:+.{unit.digits}f}"}
    loss, error = _lost(decisions)
    if not unit.is_none(loss, error):
        values["best"] = word(worst.best.event)
        values["loss"] = f"{unit.written * loss:.{unit.digits}f}"
    often = decisions[0].p
    if often:
        listed = sorted(often.items(), key=lambda each: -each[1])
        values["p"] = ",".join(f"{word(event)}:{share:.2f}"[:80] for event, share in listed if share >= 0.005)
    return values


def word(event: Event) -> str:
    """Return a choice without its seat: "stand", "propose:3", "Ks", "-9c8d", "-0"."""
    text = str(event).partition("~")[0]
    return text[2:] if event.do in ("say", "play") else text[1:]
