"""What was found in a review, written into the record: `@eq`, `@best`, `@loss`, `@p` and marks beside events, `@engine`
beside the opening of each deal.

What people wrote stays. What an engine wrote before, in a deal that has its name, is written anew.
"""

from __future__ import annotations

from dataclasses import replace

from ecarte.analysis import ecarte_verdict as verdict
from ecarte.analysis.ecarte_review import ENGINE, Decision, Review
from ecarte.game import Event, Seat
from ecarte.record import Deal, Entry, Note, Play

_VALUES = ("eq", "best", "loss", "p")
_MARKS = range(1, 7)  # the NAGs that judge an event
_LEAST = 0.0005  # of a game: what is less, or may be nothing, is no loss


def annotated(play: Play, review: Review, seat: Seat | None = None, *, overwrite: bool = False) -> Play:
    """The game with what was found written beside its events: of a seat's decisions, or of all. With ``overwrite``
    in place of whatever people wrote there."""
    found = {decision.at: decision for decision in review.decisions if seat in (None, decision.seat)}
    deals = []
    for deal in play.record.deals:
        ours = bool(deal.note.value("engine"))
        opening = deal.opening
        entries = tuple(
            _entry(entry, found.get(opening.after(number)), clear=ours, overwrite=overwrite)
            for number, entry in enumerate(deal.entries, 1)
        )
        told = any(moment.deal == opening.deal and moment.attempt == opening.attempt for moment in found)
        deals.append(Deal(deal.head, entries, _opened(deal.note, told=told)))
    return play.with_record(replace(play.record, deals=tuple(deals)))


def _opened(note: Note, *, told: bool) -> Note:
    values = {key: value for key, value in note.values if key != "engine"}
    if told:
        values["engine"] = ENGINE
    return replace(note, values=tuple(sorted(values.items())))


def _entry(entry: Entry, decision: Decision | None, *, clear: bool, overwrite: bool) -> Entry:
    note = _cleared(entry.note) if clear else entry.note
    if decision is not None:
        note = _written(note, decision, overwrite=overwrite)
    return replace(entry, note=note)


def _cleared(note: Note) -> Note:
    """A note without what an engine wrote."""
    held = dict(note.values)
    loss = held.get("loss", "")
    mark = verdict.mark(_number(loss) / 2, 0.0) if loss else ""
    nags = tuple(nag for nag in note.nags if not mark or nag != verdict.NAGS[mark])
    values = tuple((key, value) for key, value in note.values if key not in _VALUES)
    return replace(note, nags=nags, values=values)


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0


def _written(note: Note, decision: Decision, *, overwrite: bool) -> Note:
    own = dict(note.values)
    values = told(decision)
    values = {**own, **values} if overwrite else {**values, **own}
    nags = note.nags
    judged = [nag for nag in nags if nag in _MARKS]
    if judged and overwrite:
        nags = tuple(nag for nag in nags if nag not in _MARKS)
    if decision.mark and (overwrite or not judged):
        nags = tuple(sorted({*nags, verdict.NAGS[decision.mark]}))
    return replace(note, nags=nags, values=tuple(sorted(values.items())))


def told(decision: Decision) -> dict[str, str]:
    """The values that are written beside a decision: equities are from -1 to 1."""
    found = {"eq": f"{2 * decision.done.game - 1:+.3f}"}
    if decision.loss >= _LEAST and decision.loss > decision.error:
        found["best"] = word(decision.values.best.event)
        found["loss"] = f"{2 * decision.loss:.3f}"
    if decision.p:
        listed = sorted(decision.p.items(), key=lambda each: -each[1])
        found["p"] = ",".join(f"{word(event)}:{share:.2f}"[:80] for event, share in listed if share >= 0.005)
    return found


def word(event: Event) -> str:
    """A choice without its seat: "stand", "propose:3", "Ks", "-9c8d", "-0"."""
    text = str(event).partition("~")[0]
    return text[2:] if event.do in ("say", "play") else text[1:]
