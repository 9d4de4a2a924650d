"""One seat's view of a record, and the record that several views make together.

In a view (tag ``View``) every private card of the other seats is "??". Nothing else changes, so events keep their
numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from ecarte.core.cards import UNKNOWN
from ecarte.core.contract import Game
from ecarte.core.game import Event, Problem, RuleError, Seat
from ecarte.core.moment import Moment
from ecarte.record import NO_NOTE, Deal, Entry, Note, Record, Variation, beginning, is_of_real_table, open_deal

_GIVE_AWAY = ("Seed", "Pack", "Cuts", "Shuffle", "Signed", "Digest")  # the last two are of the whole record
_UNSEEN = ({"", "revoke"}, {"", "false"})  # suffixes in which views may differ: only the acting seat knows the first
_OWN = ("View", "Digest", "Help", "Result")  # may differ between views of one game


def redact(record: Record, seat: Seat) -> Record:
    """Return what one seat knows of a game; raises RuleError for an unknown seat.

    This leaves out other seats' private cards, their comments and comments of unknown authors, all ``@`` values, the
    seed, variations with supposed hands, and variations that show a card the seat does not learn in the deal itself.
    """
    game = record.game
    if seat not in record.seats:
        raise RuleError(Problem("E-seat", None, {"seat": seat[:80]}))
    if record.view not in (None, seat):
        raise RuleError(Problem("E-view-other", None, {"seat": seat, "view": record.view or ""}))
    tags = tuple(tag for tag in record.tags if tag[0] not in (*_GIVE_AWAY, "View"))
    deals = tuple(_redact_deal(game, deal, seat) for deal in record.deals)
    return Record((*tags, ("View", seat)), deals)


def _redact_deal(game: Game, deal: Deal, seat: Seat) -> Deal:
    known = learnt(game, deal.entries, seat)
    return Deal(deal.head, _redact_line(game, deal.entries, seat, known), Note(nags=deal.note.nags))


def learnt(game: Game, entries: Iterable[Entry], seat: Seat) -> frozenset[str]:
    """Return what a seat learns of cards from the events of a line."""
    return frozenset().union(*(game.view.tells(entry.event, seat) for entry in entries))


def _redact_line(game: Game, entries: Iterable[Entry], seat: Seat, known: frozenset[str]) -> tuple[Entry, ...]:
    return tuple(Entry(game.view.redact(each.event, seat), _redact_note(game, each, seat, known)) for each in entries)


def _redact_note(game: Game, entry: Entry, seat: Seat, known: frozenset[str]) -> Note:
    if entry.note is NO_NOTE:
        return NO_NOTE
    note = entry.note
    kept = tuple(
        Variation((), _redact_line(game, variation.entries, seat, known))
        for variation in note.variations
        if not variation.supposed and learnt(game, variation.entries, seat) <= known
    )
    return Note(note.nags, (), note.comment if entry.event.actor == seat else "", kept)


# --- merging --------------------------------------------------------------------------------------


def merge(first: Record, *others: Record) -> Record:
    """Return the record that several views of one game make together.

    Raises RuleError with every contradiction, each with its deal and, as ``at``, its event; also when cards are still
    hidden in the result, unless all views were of the same seat.
    """
    merged = join(first, *others)
    if any(record.view != first.view for record in others):
        for at, seat in hidden(merged):
            raise RuleError(Problem("E-merge-hidden", None, {"at": str(at), "seat": seat}, deal=at.deal))
    return merged


def join(first: Record, *others: Record) -> Record:
    """Return what several views of one game know together, even if some cards stay hidden.

    If cards stay hidden, the tag View is that of the first view. Whether one seat could have seen all of the result
    is not checked. Raises RuleError as `merge` does otherwise.
    """
    merged = first
    for other in others:
        merged = _merge_two(merged, other)
    if any(record.view != first.view for record in others):
        if any(hidden(merged)):
            return merged
        merged = replace(merged, deals=tuple(map(_without_hidden, merged.deals)))
        merged = replace(merged, tags=tuple(tag for tag in merged.tags if tag[0] != "View"))
    _check_legal(merged)
    return merged


def hidden(record: Record) -> Iterator[tuple[Moment, Seat]]:
    """Return where cards are unknown in a record, and whose they are."""
    for deal in record.deals:
        for number, entry in enumerate(deal.entries, 1):
            if entry.event.hidden:
                yield deal.opening.after(number), entry.event.actor


def _merge_two(first: Record, second: Record) -> Record:
    problems = _tag_problems(first, second)
    if problems:  # they are different games: there is nothing to compare
        raise RuleError(*problems)
    deals: list[Deal] = []
    for one, two in zip_longest(first.deals, second.deals):
        if one is None or two is None or one.head != two.head:
            heads = {"first": str(one.head) if one else "", "second": str(two.head) if two else ""}
            problems.append(Problem("E-merge-head", None, heads, deal=(one or two).head.number))
            break
        entries = []
        for number, pair in enumerate(zip_longest(one.entries, two.entries), 1):
            entry = _merge_entries(*pair)
            if entry is None:
                at = str(one.opening.after(number))
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
    """Return the tags which show that the games or their rules differ."""
    problems = []
    if first.game is not second.game or first.options() != second.options():
        problems.append(Problem("E-merge-rules", None, {}))
    one, two = dict(first.tags), dict(second.tags)
    for tag in sorted(one.keys() & two.keys() - {*_OWN, "Option", "Rules", "Game", "ECN"}):
        if one[tag] != two[tag] and not {one[tag][:1], two[tag][:1]} & {"?", ""}:
            problems.append(Problem("E-merge-tag", None, {"tag": tag, "first": one[tag][:80], "second": two[tag][:80]}))
    return problems


def _merge_tags(first: Sequence[tuple[str, str]], second: Sequence[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """Return the tags of both, with known values in place of "?"."""
    known = {name: value for name, value in second if name != "Option"}
    names = {name for name, _ in first}
    merged = [(name, known[name] if value[:1] in ("?", "") and name in known else value) for name, value in first]
    merged += [(name, value) for name, value in second if name not in names and name != "Option"]
    return tuple(tag for tag in merged if tag[0] not in ("Digest", "Help"))


def _merge_entries(one: Entry | None, two: Entry | None) -> Entry | None:
    """Return what both know of one event, or None when they contradict each other."""
    if one is None or two is None:
        return None
    a, b = one.event, two.event
    if replace(a, cards=(), args=(), suffix="") != replace(b, cards=(), args=(), suffix=""):
        return None
    if a.suffix != b.suffix and {a.suffix, b.suffix} not in _UNSEEN:
        return None
    if len(a.cards) != len(b.cards) or len(a.args) != len(b.args):
        return None
    event = _known_of(a, b)
    return Entry(event, _merge_notes(one.note, two.note)) if event else None


def _known_of(a: Event, b: Event) -> Event | None:
    """Return what two views of one event know together, or None when they contradict each other."""
    if UNKNOWN not in (*a.cards, *b.cards) and sorted(a.cards) != sorted(b.cards):
        return None
    if any(one != two and UNKNOWN not in one and UNKNOWN not in two for one, two in zip(a.args, b.args, strict=True)):
        return None
    args = tuple(two if UNKNOWN in one else one for one, two in zip(a.args, b.args, strict=True))
    return replace(a, cards=b.cards if UNKNOWN in a.cards else a.cards, args=args, suffix=a.suffix or b.suffix)


def _merge_notes(one: Note, two: Note) -> Note:
    """Return the notes of both, in an order that does not depend on the order of the views."""
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
    """Return the variations of both; those with the same events become one."""
    merged, left = [], list(two)
    alone = False  # whether only one of them has some variation
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
    every = merged + left
    if left or alone:  # their order is not known
        every.sort(key=repr)
    return tuple(every)


def _merge_lines(one: Variation, two: Variation) -> Variation | None:
    """Return two variations with the same events as one, or None when they differ."""
    if one.supposed != two.supposed or len(one.entries) != len(two.entries):
        return None
    entries = [_merge_entries(*pair) for pair in zip(one.entries, two.entries, strict=True)]
    return Variation(one.supposed, tuple(entry for entry in entries if entry)) if all(entries) else None


def _without_hidden(deal: Deal) -> Deal:
    """Return the deal without variations that have hidden cards: only one view has those."""
    return replace(deal, entries=_without_hidden_lines(deal.entries))


def _without_hidden_lines(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    def known(variation: Variation) -> bool:
        return not any(entry.event.hidden for entry in variation.entries)

    changed = []
    for entry in entries:
        if entry.note.variations:
            kept = filter(known, entry.note.variations)
            lines = (replace(each, entries=_without_hidden_lines(each.entries)) for each in kept)
            entry = replace(entry, note=replace(entry.note, variations=tuple(lines)))
        changed.append(entry)
    return tuple(changed)


def _check_legal(record: Record) -> None:
    """Check that the merged record is legal: views may contradict each other about where a card is."""
    game, state, real = record.game, beginning(record), is_of_real_table(record)
    for deal in record.deals:
        state = _placed(deal.opening, open_deal, game, state, deal.head, real)
        state = _check_line(game, state, deal.entries, deal.opening)


def _check_line(game: Game, state: Any, entries: Iterable[Entry], begun: Moment) -> Any:
    """Return the state at the end of a line that begins at a moment."""
    for number, entry in enumerate(entries, 1):
        before, at = state, begun.after(number)
        state = _placed(at, game.rules.play, before, entry.event)
        for which, variation in enumerate(entry.note.variations):
            inside = before
            for seat, cards in variation.supposed:
                inside = _placed(at.beside(which), game.deal.suppose, inside, seat, cards)
            _check_line(game, inside, variation.entries, at.beside(which))
    return state


def _placed(at: Moment, what: Callable[..., Any], *given: Any) -> Any:
    """Return the result of a call, with the moment added to any problem it raises."""
    try:
        return what(*given)
    except RuleError as error:
        problems = (replace(each, deal=at.deal, data={**each.data, "at": str(at)}) for each in error.problems)
        raise RuleError(*problems) from None
