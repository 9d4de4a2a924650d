"""What a reader adds to a record: notes, and other ways a deal might have gone.

A branch is a game of its own (tag Branch) that leaves another at a moment and is played to the end of that deal. What
was played in it can be put back into the game it left, as a variation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ecarte import record
from ecarte.core import fair
from ecarte.core.cards import PACK, Card
from ecarte.core.game import Event, Problem, RuleError, Seat
from ecarte.core.moment import Moment
from ecarte.record import MATCH_TAGS, Deal, Entry, Note, Play, Record, Variation, nfc, plain
from ecarte.record.lines import Line, line_of, read_moment
from ecarte.requests import computer

LONGEST_COMMENT = 20_000  # characters

# Tags that would be wrong in a branch: it has its own pack and end, and belongs to no match.
_LEFT = ("Seed", "Commit", "Cuts", "Result", "Digest", "Help", "Resigned", "Challenge", "Branch", "Pack", "Computer")


# --- notes ----------------------------------------------------------------------------------------


def annotate(play: Play, at: str, comment: str | None, nags: Sequence[int] | None) -> Play:
    """Return the game with another comment or other marks beside an event, or beside the opening of a deal.

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
    if entry is None:
        deals = list(play.record.deals)
        deals[line.deal] = replace(deals[line.deal], note=note)
        return play.with_record(replace(play.record, deals=tuple(deals)))
    return with_note(play, moment, note)


def _one_paragraph(comment: str) -> str:
    written = plain(comment[:LONGEST_COMMENT]).translate({ord("{"): "(", ord("}"): ")"})
    return nfc(" ".join(written.split()))


def prune(play: Play, at: str) -> Play:
    """Return the game without a variation, named by its place "3#12/0"."""
    moment = read_moment(f"{at}#0")
    line_of(play, moment)
    if not moment.path:
        raise RuleError(Problem("E-moment", None, {"at": at}))
    note, which = line_of(play, moment.left).entries[moment.left.own - 1].note, moment.path[-1][0]
    return with_note(
        play, moment.left, replace(note, variations=note.variations[:which] + note.variations[which + 1 :])
    )


def with_note(play: Play, moment: Moment, note: Note) -> Play:
    """Return the game with another note beside an event of any line."""
    line, number = line_of(play, moment), moment.own
    changed = replace(line.entries[number - 1], note=note)
    return _with_line(play, moment, (*line.entries[: number - 1], changed, *line.entries[number:]))


def _with_line(play: Play, moment: Moment, entries: tuple[Entry, ...]) -> Play:
    """Return the game with other events in the line of a moment; in the main line only their notes may differ."""
    if not moment.path:
        deals = list(play.record.deals)
        place = line_of(play, moment).deal
        deals[place] = replace(deals[place], entries=entries)
        return play.with_record(replace(play.record, deals=tuple(deals)))
    note, which = line_of(play, moment.left).entries[moment.left.own - 1].note, moment.path[-1][0]
    variations = list(note.variations)
    variations[which] = replace(variations[which], entries=entries)
    return with_note(play, moment.left, replace(note, variations=tuple(variations)))


# --- another way ----------------------------------------------------------------------------------


def branch(play: Play, at: str, players: Mapping[Seat, str], seed: bytes) -> Play:
    """Return the game as it stood at a moment, to be played to the end of the deal; ``players`` are the computer's.

    In its pack, cards dealt in this line or the one it left keep their places. The others follow in the order of the
    game's own pack or, where that is unknown, of the seed's for this deal (`ecarte.core.fair.pack`).
    """
    moment = read_moment(at)
    line, number = line_of(play, moment), moment.own
    written, game = play.record, play.record.game
    if written.view:
        raise RuleError(Problem("E-view-play", None, {}))
    if line.supposed:
        raise RuleError(Problem("E-branch-supposed", None, {}))
    if game.score.tally(line.after(number)) is not None:
        raise RuleError(Problem("E-branch-over", None, {}))
    if number == len(line.entries) and not moment.path and not _ended(play):
        raise RuleError(Problem("E-branch-end", None, {}))
    deal = written.deals[line.deal]
    shuffled = fair.pack(seed, deal.head.number, deal.head.attempt)
    known = record.pack_of(written, deal, line.state) or game.deal.stack(line.state, shuffled)
    tags = [tag for tag in written.tags if tag[0] not in _LEFT and tag[0] not in MATCH_TAGS]
    tags += [("Branch", str(moment)), ("Pack", "".join(_pack(line, known, play)))]
    if players:
        tags.append(("Computer", computer.format_players(players)))
    entries = (*line.before, *line.entries[:number])
    deals = (*written.deals[: line.deal], Deal(deal.head, entries))
    return record.fold(Record(tuple(tags), tuple(map(_bare, deals))))


def _ended(play: Play) -> bool:
    """Return whether the game itself is over."""
    return record.over(play) or record.result(play) == record.VOID


def _bare(deal: Deal) -> Deal:
    """Return a deal without its notes, which may speak of later events."""
    return Deal(deal.head, tuple(Entry(entry.event) for entry in deal.entries))


def _pack(line: Line, order: Sequence[Card], play: Play) -> list[Card]:
    """Return the pack of a deal: cards dealt in the line keep their places, the others follow in the order given."""
    game = play.record.game
    places: dict[int, Card] = {}
    given: Line | None = line
    while given is not None:
        for step in given.steps:
            assert isinstance(step.what, Event)
            if game.deal.given(step.before) is None:
                continue
            table = game.deal.due(step.before, PACK)  # a pack in order shows the places
            assert table
            where = sorted(map(PACK.index, table.cards))
            if len(where) != len(step.what.cards):  # misdealt at a real table: no pack deals that
                raise RuleError(Problem("E-branch-misdealt", None, {}))
            cards = [order[place] for place in where]
            if sorted(cards) != sorted(step.what.cards):  # else keep the order of the pack
                cards = list(step.what.cards)
            for card, place in zip(cards, where, strict=True):
                if place not in places and card not in places.values():
                    places[place] = card
        given = given.left
    rest = (card for card in order if card not in places.values())
    return [places[place] if place in places else next(rest) for place in range(len(order))]


def graft(play: Play, other: Play) -> tuple[Play, str]:
    """Return the game with the events of its branch as a variation, and the moment of the first of them.

    Where the branch follows the game, or one of its variations, nothing is written twice.
    """
    moment = other.record.branch
    if moment is None or not other.record.deals or not play.record.has(moment):
        raise RuleError(Problem("E-graft-other", None, {}))
    line, taken = line_of(play, moment), other.record.taken
    events = [entry.event for entry in other.record.deals[-1].entries]
    before = [entry.event for entry in (*line.before, *line.entries[: moment.own])]
    if other.record.deals[-1].head != play.record.deals[line.deal].head or events[:taken] != before:
        raise RuleError(Problem("E-graft-other", None, {}))
    return _grow(play, moment, tuple(Entry(event) for event in events[taken:]))


def _grow(play: Play, moment: Moment, grown: tuple[Entry, ...]) -> tuple[Play, str]:
    """Return the game with other events after a moment, and the moment of the first new one."""
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
        return _grow(play, again, grown)
    added = Variation((), (Entry(last.event), *grown))
    note = replace(last.note, variations=(*last.note.variations, added))
    return with_note(play, moment, note), str(again.after(2))
