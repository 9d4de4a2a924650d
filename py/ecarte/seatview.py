"""One seat's view of a record, and the record that several views make together.

A view (tag ``View``) has "??" for every private card of the other seats; nothing else changes, so that
events keep their numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import zip_longest

from ecarte.cards import UNKNOWN, Card
from ecarte.game import Event, Game, Problem, RuleError, Seat
from ecarte.moment import Moment
from ecarte.record import NO_NOTE, Deal, Entry, Note, Record, Variation, steps

_GIVE_AWAY = ("Seed", "Pack", "Digest")  # the last no longer belongs to what is left
_OWN = ("View", "Digest", "Help", "Result")  # may differ between views of one game


def redact(record: Record, seat: Seat) -> Record:
    """What one seat knows of a game; raises RuleError for a seat that there is none of.

    Left out are other seats' private cards, their comments and those that belong to nobody, all ``@``
    values, the seed, variations with supposed hands, and those that show a card which the seat has not
    seen in the deal itself.
    """
    game = record.game
    if seat not in game.SEATS:
        raise RuleError(Problem("E-seat", None, {"seat": seat[:80]}))
    if record.view not in (None, seat):
        raise RuleError(Problem("E-view-other", None, {"seat": seat, "view": record.view or ""}))
    tags = tuple(tag for tag in record.tags if tag[0] not in (*_GIVE_AWAY, "View"))
    deals = tuple(_redact_deal(game, deal, seat) for deal in record.deals)
    return Record((*tags, ("View", seat)), deals)


def _redact_deal(game: Game, deal: Deal, seat: Seat) -> Deal:
    events = [game.redact(entry.event, seat) for entry in deal.entries]
    known = {card for event in events for card in event.cards}
    entries = tuple(
        Entry(event, _redact_note(game, entry, seat, known)) for event, entry in zip(events, deal.entries, strict=True)
    )
    return Deal(deal.head, entries, Note(nags=deal.note.nags))


def _redact_note(game: Game, entry: Entry, seat: Seat, known: set[Card]) -> Note:
    if entry.note is NO_NOTE:
        return NO_NOTE
    note = entry.note
    kept = (_redact_variation(game, variation, seat, known) for variation in note.variations)
    comment = note.comment if entry.event.seat == seat else ""
    return Note(note.nags, (), comment, tuple(variation for variation in kept if variation))


def _redact_variation(game: Game, variation: Variation, seat: Seat, known: set[Card]) -> Variation | None:
    events = [game.redact(entry.event, seat) for entry in variation.entries]
    shown = {card for event in events for card in event.cards}
    if variation.supposed or not shown <= known | {UNKNOWN}:
        return None
    return Variation((), tuple(
        Entry(event, _redact_note(game, entry, seat, known))
        for event, entry in zip(events, variation.entries, strict=True)
    ))  # fmt: skip


# --- merging --------------------------------------------------------------------------------------


def merge(first: Record, *others: Record) -> Record:
    """The record that several views of one game make together.

    Raises RuleError with every contradiction, each with the deal and, as ``at``, the event; likewise when
    cards are still hidden in the end, unless all were views of the same seat.
    """
    merged = first
    for other in others:
        merged = _merge_two(merged, other)
    views = {record.tag("View") for record in (first, *others)}
    if len(views) > 1:
        _check_whole(merged)
        merged = replace(merged, deals=tuple(map(_without_hidden, merged.deals)))
        merged = replace(merged, tags=tuple(tag for tag in merged.tags if tag[0] != "View"))
    _check_legal(merged)
    return merged


def _merge_two(first: Record, second: Record) -> Record:
    problems = _tag_problems(first, second)
    if problems:  # not the same game: there is nothing to compare
        raise RuleError(*problems)
    deals: list[Deal] = []
    for one, two in zip_longest(first.deals, second.deals):
        if one is None or two is None or one.head != two.head:
            found = {"first": str(one.head) if one else "", "second": str(two.head) if two else ""}
            head = (one or two).head
            problems.append(Problem("E-merge-head", None, found, deal=head.number))
            break
        entries = []
        for number, pair in enumerate(zip_longest(one.entries, two.entries), 1):
            entry = _merge_entries(*pair)
            if entry is None:
                at = str(Moment(one.head.number, number, one.head.attempt))
                a, b = (str(each.event) if each else "" for each in pair)
                data = {"at": at, "first": a, "second": b}
                problems.append(Problem("E-merge-event", None, data, deal=one.head.number))
                if None in pair:
                    break
                entry = pair[0]
            entries.append(entry)
        deals.append(Deal(one.head, tuple(entries), _merge_notes(one.note, two.note)))
    if problems:
        raise RuleError(*problems)
    return Record(_merge_tags(first.tags, second.tags), tuple(deals))


def _tag_problems(first: Record, second: Record) -> list[Problem]:
    """Tags that say it is not the same game, or the same rules."""
    problems = []
    if first.game is not second.game or first.options() != second.options():
        problems.append(Problem("E-merge-rules", None, {}))
    one, two = dict(first.tags), dict(second.tags)
    for tag in sorted(one.keys() & two.keys() - {*_OWN, "Option", "Rules", "Game", "ECN"}):
        if one[tag] != two[tag] and not {one[tag][:1], two[tag][:1]} & {"?", ""}:
            problems.append(Problem("E-merge-tag", None, {"tag": tag, "first": one[tag][:80], "second": two[tag][:80]}))
    return problems


def _merge_tags(first: Sequence[tuple[str, str]], second: Sequence[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """The tags of both, what one of them knows in place of "?"."""
    known = {name: value for name, value in second if name != "Option"}
    names = {name for name, _ in first}
    merged = [(name, known[name] if value[:1] in ("?", "") and name in known else value) for name, value in first]
    merged += [(name, value) for name, value in second if name not in names and name != "Option"]
    return tuple(tag for tag in merged if tag[0] not in ("Digest", "Help"))


def _merge_entries(one: Entry | None, two: Entry | None) -> Entry | None:
    """What both tell of one event; None when they contradict each other."""
    if one is None or two is None:
        return None
    a, b = one.event, two.event
    if replace(a, cards=()) != replace(b, cards=()) or len(a.cards) != len(b.cards):
        return None
    event = _known_of(a, b)
    return Entry(event, _merge_notes(one.note, two.note)) if event else None


def _known_of(a: Event, b: Event) -> Event | None:
    if UNKNOWN in a.cards:
        return b
    return a if UNKNOWN in b.cards or sorted(a.cards) == sorted(b.cards) else None


def _merge_notes(one: Note, two: Note) -> Note:
    """The notes of both, in an order that does not depend on which was named first."""
    if one == two:
        return one
    comments = sorted({one.comment, two.comment} - {""})
    values = {**dict(min(one.values, two.values)), **dict(max(one.values, two.values))}
    return Note(
        tuple(sorted({*one.nags, *two.nags})),
        tuple(sorted(values.items())),
        " / ".join(comments),
        _merge_variations(one.variations, two.variations),
    )


def _merge_variations(one: Sequence[Variation], two: Sequence[Variation]) -> tuple[Variation, ...]:
    """The variations of both: those that tell of the same events become one."""
    merged, left = [], list(two)
    alone = False  # whether one of them has a variation that the other has not
    for first in one:
        for second in left:
            both = _merge_lines(first, second)
            if both is not None:
                left.remove(second)
                merged.append(both)
                break
        else:
            merged.append(first)
            alone = True
    found = merged + left
    if left or alone:  # nothing says which come first
        found.sort(key=repr)
    return tuple(found)


def _merge_lines(one: Variation, two: Variation) -> Variation | None:
    """Two variations that tell of the same events as one; None when they do not."""
    if one.supposed != two.supposed or len(one.entries) != len(two.entries):
        return None
    entries = [_merge_entries(*pair) for pair in zip(one.entries, two.entries, strict=True)]
    return Variation(one.supposed, tuple(entry for entry in entries if entry)) if all(entries) else None


def _without_hidden(deal: Deal) -> Deal:
    """The deal without variations in which cards are hidden: only one of the views has them."""
    return replace(deal, entries=_without_hidden_lines(deal.entries))


def _without_hidden_lines(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    def known(variation: Variation) -> bool:
        return not any(UNKNOWN in entry.event.cards for entry in variation.entries)

    found = []
    for entry in entries:
        if entry.note.variations:
            kept = filter(known, entry.note.variations)
            lines = (replace(each, entries=_without_hidden_lines(each.entries)) for each in kept)
            entry = replace(entry, note=replace(entry.note, variations=tuple(lines)))
        found.append(entry)
    return tuple(found)


def _check_whole(record: Record) -> None:
    """That no card is hidden any more."""
    for deal in record.deals:
        for number, event in _events(deal.entries):
            if UNKNOWN in event.cards:
                at = str(Moment(deal.head.number, number, deal.head.attempt))
                data = {"at": at, "seat": event.seat}
                raise RuleError(Problem("E-merge-hidden", None, data, deal=deal.head.number))


def _events(entries: Iterable[Entry]) -> Iterable[tuple[int, Event]]:
    return ((number, entry.event) for number, entry in enumerate(entries, 1))


def _check_legal(record: Record) -> None:
    """That what the views tell together can have been: one may hold a card that the other saw elsewhere."""
    deal, number = (record.deals[0].head.number if record.deals else 1), 0
    try:
        for step in steps(record):
            deal, number = step.deal, step.number
    except RuleError as error:
        at = f"{deal}#{number + 1}"
        raise RuleError(*(replace(each, deal=deal, data={**each.data, "at": at}) for each in error.problems)) from None
