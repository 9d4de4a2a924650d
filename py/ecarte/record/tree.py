"""What is written into a game that is over, or studied: comments and marks, variations added, promoted and removed.

A game is a value: each function returns another one, and keeping the old one undoes it. Moments are written as ECN
writes them, "3#12" (`ecarte.core.moment`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ecarte.core.cards import Card, sort_cards
from ecarte.core.game import Event, Problem, RuleError
from ecarte.core.moment import Moment
from ecarte.record import Entry, Note, Play, Variation, fold, nfc, plain
from ecarte.record.lines import Line, line_of, read_moment

LONGEST_COMMENT = 20_000  # characters
CARDS = "cards"  # the value of a note with the cards that it points at


def annotate(
    play: Play, at: str, comment: str | None, nags: Sequence[int] | None, cards: Sequence[Card] | None = None
) -> Play:
    """Return the game with another comment, other marks or other cards marked beside an event or a deal's opening.

    None leaves them as they are. A comment becomes one paragraph, with round brackets for braces.
    """
    moment = read_moment(at)
    line = line_of(play, moment)
    number = moment.own
    if not number and moment.path:  # the start of a variation is no event
        raise RuleError(Problem("E-moment", None, {"at": at}))
    entry = line.entries[number - 1] if number else None
    note = entry.note if entry else play.record.deals[line.deal].note
    if comment is not None:
        note = replace(note, comment=_one_paragraph(comment))
    if nags is not None:
        note = replace(note, nags=tuple(sorted(set(nags))))
    if cards is not None:
        values = {**dict(note.values), CARDS: "".join(sort_cards(set(cards), play.record.options().order))}
        note = replace(note, values=tuple(sorted((key, value) for key, value in values.items() if value)))
    if entry is None:
        deals = list(play.record.deals)
        deals[line.deal] = replace(deals[line.deal], note=note)
        return play.with_record(replace(play.record, deals=tuple(deals)))
    return with_note(play, moment, note)


def _one_paragraph(comment: str) -> str:
    written = plain(comment[:LONGEST_COMMENT]).translate({ord("{"): "(", ord("}"): ")"})
    return nfc(" ".join(written.split()))


def add(play: Play, at: str, events: Sequence[Event]) -> tuple[Play, str]:
    """Return the game with events that might have followed a moment, and the moment of the first new one.

    They become a variation beside the event that did follow; where they are written already, nothing is written twice.
    Raises RuleError for an event that is not legal there, and without events.
    """
    moment = read_moment(at)
    state = line_of(play, moment).after(moment.own)
    for event in events:
        state = play.record.game.rules.play(state, event)
    return grow(play, moment, tuple(map(Entry, events)))


def remove(play: Play, at: str) -> Play:
    """Return the game without an event of a variation and what follows it there; without its first, without all of it.

    "3#12/0#0", the beginning of a variation, names all of it, too. Raises RuleError for a moment of the main line.
    """
    moment = _inside(play, at)
    if moment.own > 1:
        return _with_line(play, moment, line_of(play, moment).entries[: moment.own - 1])
    note, which = _note_beside(play, moment)
    return with_note(play, moment.left, replace(note, variations=_without(note.variations, which)))


def promote(play: Play, at: str) -> tuple[Play, str]:
    """Return the game with a variation one place further up, and the moment of its beginning there.

    The first beside an event takes the place of its line, which becomes the first variation itself. Raises RuleError
    where that cannot be: what was played by a pack that is known stays as it is, supposed hands were not dealt, and
    the deals that follow have to go on from it.
    """
    moment = _inside(play, at)
    note, which = _note_beside(play, moment)
    if not which:
        return _exchange(play, moment, note)
    others = list(_without(note.variations, which))
    others.insert(which - 1, note.variations[which])
    changed = with_note(play, moment.left, replace(note, variations=tuple(others)))
    return changed, str(moment.left.beside(which - 1))


def _exchange(play: Play, moment: Moment, note: Note) -> tuple[Play, str]:
    """Return the game with the first variation beside an event exchanged for the line it leaves."""
    (first, *following), left = note.variations[0].entries, moment.left
    if note.variations[0].supposed:
        raise RuleError(Problem("E-promote-supposed", None, {}))
    if not left.path and (play.record.seed or play.record.pack):
        raise RuleError(Problem("E-promote-played", None, {}))
    line, number = line_of(play, left), left.own
    old = Variation((), (_with(line.entries[number - 1], variations=()), *line.entries[number:]))
    others = (old, *note.variations[1:], *first.note.variations)
    entries = (*line.entries[: number - 1], _with(first, variations=others), *following)
    changed = _with_line(play, left, entries)
    # In the main line, every later deal is folded again.
    return (changed if left.path else fold(changed.record)), str(left.after(number - 1))


def _with(entry: Entry, *, variations: tuple[Variation, ...]) -> Entry:
    return replace(entry, note=replace(entry.note, variations=variations))


def _without(variations: tuple[Variation, ...], which: int) -> tuple[Variation, ...]:
    return variations[:which] + variations[which + 1 :]


def _inside(play: Play, at: str) -> Moment:
    """Return a moment of a variation; raises RuleError for any other."""
    moment = read_moment(at)
    line_of(play, moment)
    if not moment.path:
        raise RuleError(Problem("E-moment-main", None, {"at": at}))
    return moment


def _note_beside(play: Play, moment: Moment) -> tuple[Note, int]:
    """Return the note that the variation of a moment stands in, and its number there."""
    return line_of(play, moment.left).entries[moment.left.own - 1].note, moment.path[-1][0]


def with_note(play: Play, moment: Moment, note: Note) -> Play:
    """Return the game with another note beside an event of any line."""
    line, number = line_of(play, moment), moment.own
    changed = replace(line.entries[number - 1], note=note)
    return _with_line(play, moment, (*line.entries[: number - 1], changed, *line.entries[number:]))


def _with_line(play: Play, moment: Moment, entries: tuple[Entry, ...]) -> Play:
    """Return the game with other events in the line of a moment; a main line with other events must be folded again."""
    if not moment.path:
        deals = list(play.record.deals)
        place = line_of(play, moment).deal
        deals[place] = replace(deals[place], entries=entries)
        return play.with_record(replace(play.record, deals=tuple(deals)))
    note, which = _note_beside(play, moment)
    variations = list(note.variations)
    variations[which] = replace(variations[which], entries=entries)
    return with_note(play, moment.left, replace(note, variations=tuple(variations)))


def grow(play: Play, moment: Moment, grown: tuple[Entry, ...]) -> tuple[Play, str]:
    """Return the game with other events after a moment, which are legal there, and the moment of the first new one."""
    first: Moment | None = None
    while grown:
        line, number = line_of(play, moment), moment.own
        if number == len(line.entries):
            return _lengthen(play, moment, line, grown)
        following = moment.after(number + 1)
        note = line.entries[number].note
        if line.entries[number].event == grown[0].event:
            moment = following
        else:
            which = _variation_of(note, grown[0])
            beside = following.beside(which).after(1)
            if which == len(note.variations):
                added = replace(note, variations=(*note.variations, Variation((), grown)))
                return with_note(play, following, added), str(beside)
            moment = beside
        first = first or moment
        grown = grown[1:]
    if first is None:
        raise RuleError(Problem("E-graft-none", None, {}))
    return play, str(first)


def _variation_of(note: Note, entry: Entry) -> int:
    """Return the number of the variation that begins with this event, or that of a new one."""
    ways = enumerate(note.variations)
    same = (which for which, way in ways if not way.supposed and way.entries[0].event == entry.event)
    return next(same, len(note.variations))


def _lengthen(play: Play, moment: Moment, line: Line, grown: tuple[Entry, ...]) -> tuple[Play, str]:
    """Return the game with other events after the end of a line, and the moment of the first new one.

    A variation grows. The main line does not: its last event is repeated as a variation, with the new events after it.
    """
    number = moment.own
    if moment.path:
        return _with_line(play, moment, (*line.entries, *grown)), str(moment.after(number + 1))
    if not number:
        raise RuleError(Problem("E-branch-end", None, {}))
    last = line.entries[-1]
    which = _variation_of(last.note, last)
    again = moment.beside(which).after(1)
    if which < len(last.note.variations):
        return grow(play, again, grown)
    added = Variation((), (Entry(last.event), *grown))
    note = replace(last.note, variations=(*last.note.variations, added))
    return with_note(play, moment, note), str(again.after(2))
