"""What seats hold and do in a deal, as terms of a condition: ``elder.holds("KQ of trumps")``, ``dealer.refuses``."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from ecarte.core.cards import SUITS, Card
from ecarte.core.game import Event, Seat
from ecarte.figures.filter import cards as of_cards
from ecarte.figures.filter.cards import Group, Suits
from ecarte.figures.filter.functions import Scope, Term, joined_guard
from ecarte.record import facts

SEATS = tuple(facts.SEAT_COLUMNS)

When: TypeAlias = Literal["held", "hand", "moment"]
"""When a seat holds cards: as the play begins, as they were dealt, or at a moment of a sequence."""

_MOVES = "(' ' || coalesce(d.moves, '') || ' ')"
_TAKEN_BACK = f"contains({_MOVES}, '~back')"
_BY_ITSELF = ("deal", "turn", "take", "draw")  # what follows from a decision, or from none


def _said() -> Mapping[str, str]:
    said: dict[str, str] = {}
    for part in facts.FACTS.values():
        for verb, pattern in part.SAID.items():
            said[verb] = f"{said[verb]}|{pattern}" if verb in said else pattern
    return said


SAID: Mapping[str, str] = _said()
"""What seats say, by verb: for all games together."""

PLAYED = ("plays", "leads", "opens")
MOVED = {"discards": "-", "draws": "+"}
HELD = ("holds", "count", "like")
ENDED = ("wins", "loses")
VERBS = (*HELD, *PLAYED, *MOVED, *SAID, "turns", *ENDED)


def seats_of(subject: Term) -> tuple[Seat, ...]:
    """Return the seats that a subject can be, none when it is no seat."""
    if subject.kind != "text":
        return ()
    values = (subject.run(Scope({}, (), {})),) if subject.constant else subject.values
    return tuple(values) if values and set(values) <= set(SEATS) else ()


def by_seat(subject: Term, make: Callable[[Seat], str], otherwise: str) -> str:
    """Return SQL that depends on the seat of a subject, and otherwise when it is none."""
    seats = seats_of(subject)
    if subject.constant:
        return make(seats[0])
    cases = " ".join(f"WHEN '{seat}' THEN {make(seat)}" for seat in seats)
    return f"(CASE {subject.sql} {cases} ELSE {otherwise} END)"


def _suits(scope: Scope) -> Suits:
    return Suits(str(scope.deal.get("trump") or ""), str(scope.deal.get("turn") or "")[1:2])


def hand_of(scope: Scope, seat: Seat, when: When) -> tuple[Card, ...] | None:
    """Return the cards that a seat holds, or None where they are unknown."""
    if when == "moment" and scope.moment >= 0:
        return scope.course.hand(seat, scope.moment)
    text = str(scope.deal.get(f"{'hand' if when == 'hand' else 'held'}_{seat}") or "")
    return tuple(map("".join, zip(text[::2], text[1::2], strict=True))) or None


def hand_names(when: When) -> set[str]:
    """Return the facts that `hand_of` reads: none at a moment of a sequence, where the events tell."""
    return set() if when == "moment" else {f"{'hand' if when == 'hand' else 'held'}_{seat}" for seat in SEATS}


def _hand_sql(seat: Seat, when: When) -> str:
    return f"""coalesce(d."{"hand" if when == "hand" else "held"}_{seat}", '')"""


def holding(subject: Term, groups: tuple[Group, ...], when: When) -> Term:
    """Return whether a seat holds cards."""

    def run(scope: Scope) -> bool:
        hand = hand_of(scope, subject.run(scope), when)
        return hand is not None and of_cards.holds(groups, hand, _suits(scope))

    sql = by_seat(subject, lambda seat: of_cards.holds_sql(groups, _hand_sql(seat, when)), "false")
    return Term("flag", run, sql, of_deal=True, holder=subject.run)


def counting(subject: Term, groups: tuple[Group, ...], when: When) -> Term:
    """Return how many cards of some kind a seat holds."""

    def run(scope: Scope) -> int | None:
        hand, suits = hand_of(scope, subject.run(scope), when), _suits(scope)
        return None if hand is None else sum(of_cards.fits_any(groups, card, suits) for card in hand)

    def sql(seat: Seat) -> str:
        hand = _hand_sql(seat, when)
        return f"(CASE WHEN {hand} <> '' THEN {of_cards.count_sql(groups, hand)} END)"

    return Term("number", run, by_seat(subject, sql, "NULL"), of_deal=True)


def shaped(subject: Term, shape: of_cards.Shape, when: When) -> Term:
    """Return whether a seat's hand is like another, but for the names of its plain suits."""

    def run(scope: Scope) -> bool:
        hand = hand_of(scope, subject.run(scope), when)
        return hand is not None and shape.fits(hand, _suits(scope))

    def sql(seat: Seat) -> str:
        hand = _hand_sql(seat, when)
        return f"({hand} <> '' AND {shape.sql(hand)})"

    return Term("flag", run, by_seat(subject, sql, "false"), of_deal=True, holder=subject.run)


# --- events --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Act:
    """A kind of event: whether an event at a place of a deal is one, and in SQL, whether a seat's moves have one.

    ``doubt`` is SQL too: where it holds, the other is only a necessary condition. It is "" where that is never so.
    """

    fits: Callable[[Scope, int, Event], bool]
    sql: Callable[[Seat], str]
    doubt: str = ""


def acting(subject: Term, act: Act) -> Term:
    """Return whether a seat acts so: at some time of the deal, or in a sequence at this event."""

    def fits(scope: Scope, seat: Seat, at: int, event: Event) -> bool:
        actor = scope.deal.get("dealer") if event.do == "turn" else event.seat
        return actor == seat and act.fits(scope, at, event)

    def run(scope: Scope) -> bool:
        seat, events = subject.run(scope), scope.course.events
        if scope.here >= 0:
            return fits(scope, seat, scope.here, events[scope.here])
        return bool(seat) and any(fits(scope, seat, at, event) for at, event in enumerate(events))

    sql = by_seat(subject, act.sql, "false")
    return Term("flag", run, sql, of_deal=True, of_event=True, guard=sql)


def saying(pattern: str) -> Act:
    """Return the act of saying something, by a pattern of `SAID` in which what is said is given."""
    said = re.compile(pattern)

    def fits(_scope: Scope, _at: int, event: Event) -> bool:
        return event.do == "say" and not event.suffix and bool(said.fullmatch(":".join((event.verb, *event.args))))

    return Act(fits, lambda seat: f"regexp_matches({_MOVES}, ' {seat}:(?:{pattern}) ')")


TURN, OTHER = "turn", "other"
"""The suit of the card turned up, and each other suit, as what a seat takes."""


def taking(pattern: str, suit: str) -> Act:
    """Return the act of taking the suit turned up or another one; the pattern has "*" in place of the suit."""
    before, _, after = pattern.partition("*")

    def fits(scope: Scope, _at: int, event: Event) -> bool:
        turned = _suits(scope).turned
        suits = {turned} if suit == TURN else set(SUITS) - {turned}
        said = ":".join((event.verb, *event.args))
        is_said = event.do == "say" and not event.suffix and turned
        return bool(is_said) and said in {before + each + after for each in suits}

    def sql(seat: Seat) -> str:
        turned = of_cards.TURNED_SQL
        suits = turned if suit == TURN else f"'[' || replace('{''.join(SUITS)}', {turned}, '') || ']'"
        return f"({turned} <> '' AND regexp_matches({_MOVES}, ' {seat}:{before}' || {suits} || '{after} '))"

    return Act(fits, sql)


def turning() -> Act:
    """Return the act of the dealer, who turns up a card."""

    def fits(scope: Scope, at: int, _event: Event) -> bool:
        return scope.course.is_turn_up(at)

    def sql(seat: Seat) -> str:
        last_dealt = f"{seat}<\\^[^ ]{{2}} "  # where the cards lie open (B32)
        return f"(coalesce(d.dealer, '') = '{seat}' AND regexp_matches({_MOVES}, ' (?:\\^|{last_dealt})'))"

    return Act(fits, sql)


def moving(verb: str, number: int | None) -> Act:
    """Return the act of discarding or drawing cards, of so many if a number is given."""
    do, sign = verb.removesuffix("s"), MOVED[verb]
    what = "[^ ]+" if number is None else "0" if number == 0 else f"(?:[^ ]{{2}}){{{number}}}"

    def fits(_scope: Scope, _at: int, event: Event) -> bool:
        return event.do == do and (number is None or len(event.cards) == number)

    return Act(fits, lambda seat: f"regexp_matches({_MOVES}, ' {seat}[{sign}]{what} ')")


def playing(verb: str, groups: tuple[Group, ...], trick: int | None) -> Act:
    """Return the act of playing a card, perhaps to a trick, as the first to it (`leads`) or to the deal (`opens`)."""

    def fits(scope: Scope, at: int, event: Event) -> bool:
        if event.do != "play" or at not in scope.course.tricks:
            return False
        tricks = scope.course.tricks
        of_trick, is_lead = tricks[at]
        return (
            (verb == "plays" or (is_lead if verb == "leads" else at == min(tricks)))
            and trick in (None, of_trick)
            and (not groups or of_cards.fits_any(groups, event.cards[0], _suits(scope)))
        )

    def sql(seat: Seat) -> str:
        card = "coalesce(d.lead, '')" if verb == "opens" else _MOVES
        before = "" if verb == "opens" else f" {seat}."
        named = " OR ".join(group.sql(card, before) for group in groups) or "true"
        if verb == "opens":  # who has played the first card has led it; an unknown one may be any
            first = f"regexp_matches(regexp_extract({_MOVES}, ' [NESW][.]'), '{seat}')"
            led = f"{card} <> '' AND contains({_MOVES}, ' {seat}.' || {card})"
            return f"(({named}) AND {led} AND ({card} <> '??' OR {first}))"
        return f"(contains({_MOVES}, ' {seat}.') AND ({named}))"

    return Act(fits, sql, "" if verb == "opens" else _TAKEN_BACK if verb == "plays" and trick is None else "true")


# --- sequences -----------------------------------------------------------------------------------


def _places_after(scope: Scope, at: int) -> Iterator[int]:
    """Yield the places where what comes after an event may be."""
    events = scope.course.events
    yield at + 1
    for place in range(at + 1, len(events)):
        if events[place].do not in _BY_ITSELF:
            return
        yield place + 1


def in_sequence(items: Iterable[Term | None]) -> Term:
    """Return whether a deal has these events in order, each directly after the one before; None is a gap.

    Cards may be dealt, turned up, taken and drawn in between. A term that is about no event must hold at its place.
    """
    steps = tuple(items)

    def ends(scope: Scope) -> set[int]:
        end = len(scope.course.events)
        places = set(range(end + 1))  # where the next item may be
        for item in steps:
            if item is None:
                places = set(range(min(places), end + 1))
            elif item.of_event:
                met = [at for at in places if at < end and item.run(replace(scope, moment=at, here=at))]
                places = {place for at in met for place in _places_after(scope, at)}
            else:
                places = {at for at in places if item.run(replace(scope, moment=at, here=-1))}
            if not places:
                break
        return places

    guard = joined_guard((item for item in steps if item is not None), is_every=True)
    last = steps[-1].holder if steps and steps[-1] else None
    return Term("flag", lambda scope: bool(ends(scope)), "false", of_deal=True, guard=guard, ends=ends, holder=last)
