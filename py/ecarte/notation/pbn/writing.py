"""Writes each deal as a game of PBN."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from ecarte.core.cards import UNKNOWN, Card, sort_cards
from ecarte.core.game import Event, Head, Seat, format_event
from ecarte.record import SEAT_TAGS, Play, Record, Step

HEADING = "% PBN 2.1\n%Content-type: text/x-pbn; charset=UTF-8\n"
"""The first lines of a file."""

_AROUND = "NESW"  # clockwise, as PBN lists the hands of a deal
_SUITS = "shdc"
_RANKS = "AKQJT987"
_NONE = "-"  # a hand that nobody holds or knows, an empty cell of a table
_LONGEST = 120  # characters of a value: with all of them escaped, a line has at most 255


def dumps(play: Play) -> str:
    """Return each deal of a game as a game of PBN, an empty line behind it. `HEADING` comes first in a file."""
    steps = iter(play.steps)
    deals = ((deal.head, list(islice(steps, 1 + len(deal.entries)))) for deal in play.record.deals)
    return "".join("".join(f"{line}\n" for line in _deal(play.record, *each)) + "\n" for each in deals)


def _deal(record: Record, head: Head, steps: Sequence[Step]) -> Iterator[str]:
    """Return the lines of one deal, of which the first step is the opening."""
    events, last = steps[1:], steps[-1].after
    led = next((step.before for step in events if _event(step).do == "play"), last)
    tally = record.game.score.tally(last)
    yield from _tags(
        Event=record.tag("Event", "?"),
        Site=record.tag("Site", "?"),
        Date=record.tag("Date", "????.??.??"),
        Board=str(head.number),
        **{SEAT_TAGS[seat]: record.tag(SEAT_TAGS[seat], "?") if seat in record.seats else "" for seat in "WNES"},
        Dealer=head.dealer,
        Vulnerable="",
        Deal=_hands(record.game.deal.hands(led), head.dealer),
        Scoring="",
        Declarer="",
        Contract="",
        Result="",
        **{"Attempt": str(head.attempt)} if head.attempt > 1 else {},
        **{"Bottom": _card(bottom)} if (bottom := _bottom(events)) else {},
        **{"DealPoints": _points(tally[0])} if tally else {},
        Game=record.game.name,
        Round=record.tag("Round", "?"),
        Rules=" ".join(value for name, value in record.tags if name in ("Rules", "Option")),
        **{"RunningScore": _points(tally[1])} if tally else {},
        **{"Turned": _card(last.turned)} if last.turned else {},
    )
    columns = ("Trick", "Lead", *record.seats, "Taker")
    tricks = (map(row.get, columns, [_NONE] * len(columns)) for row in _tricks(record, last))
    yield from _table("CallTable", ("Trick", "Seat", "Call", "Cards"), _calls(events))
    yield from _table("TrickTable", columns, tricks)


def _bottom(steps: Iterable[Step]) -> Card | None:
    """Return the last card of the pack, where it is turned up, too (B28, B31)."""
    return next((event.cards[0] for step in steps if (event := _event(step)).verb == "bottom"), None)


def _tags(**tags: str) -> Iterator[str]:
    for name, value in tags.items():
        plain = value[:_LONGEST].replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
        # In PBN a number sign alone, or two at the beginning, refer to the game before.
        yield f'[{name} "{" " if plain.startswith("#") else ""}{plain}"]'


def _table(name: str, columns: Iterable[str], rows: Iterable[Iterable[str]]) -> Iterator[str]:
    yield f'[{name} "{";".join(columns)}"]'
    yield from (" ".join(row) for row in rows)


def _event(step: Step) -> Event:
    assert isinstance(step.what, Event)
    return step.what


def _hands(hands: Mapping[Seat, Sequence[Card]], dealer: Seat) -> str:
    """Return the hands clockwise from the dealer, each by suit from spades to clubs."""
    begin = _AROUND.index(dealer)
    return f"{dealer}:" + " ".join(_hand(hands.get(seat, ())) for seat in _AROUND[begin:] + _AROUND[:begin])


def _hand(cards: Sequence[Card]) -> str:
    if not cards or UNKNOWN in cards:
        return _NONE
    return ".".join("".join(card[0] for card in sort_cards(cards, _RANKS) if card[1] == suit) for suit in _SUITS)


def _card(card: Card) -> str:
    return "?" if card == UNKNOWN else card[1].upper() + card[0]


def _points(points: Mapping[str, int]) -> str:
    return " ".join(f"{side}:{number}" for side, number in points.items())


def _calls(steps: Iterable[Step]) -> Iterator[tuple[str, str, str, str]]:
    """Return what was said, discarded, drawn, uncovered and ruled, each with the number of tricks begun by then."""
    for step in steps:
        event, state = _event(step), step.after
        said = "up" if event.verb == "up" and state.tricks else _said(event)  # beneath a card played (B33)
        if said:
            cards = ",".join(map(_card, event.cards)) or _NONE
            yield str(len(state.tricks) + bool(state.trick)), event.actor or _NONE, said, cards


def _said(event: Event) -> str:
    """Return an event as a call in the words of ECN, "" for cards dealt, turned up and played without a word."""
    if event.do == "ruling":
        return format_event(event)
    if event.do in ("deal", "turn"):
        return ""
    if event.do == "play":
        said = event.call or ("play" if event.suffix else "")
    else:
        said = ":".join((event.verb, *event.args)) if event.verb else event.do
    return f"{said}~{event.suffix}" if event.suffix else said


def _tricks(record: Record, state: Any) -> Iterator[dict[str, str]]:
    """Return the tricks as they counted, and the one that is unfinished, as cells by column."""
    seats = record.seats
    for number, trick in enumerate(state.tricks, 1):
        begin = seats.index(trick.leader)
        played = dict(zip((*seats[begin:], *seats[:begin]), map(_card, trick.cards), strict=True))
        yield {"Trick": str(number), "Lead": trick.leader, **played, "Taker": trick.winner}
    if state.trick:
        played = {seat: _card(card) for seat, card in state.trick}
        yield {"Trick": str(len(state.tricks) + 1), "Lead": state.trick[0][0], **played}
