"""Deals in the form of PBN, Portable Bridge Notation 2.1: to read, and for tools that know its tags and tables.

A deal is a "game" of PBN. Its ``Deal`` has the hands at the first lead; two tables that only our deals have are written
as PBN writes tables: ``CallTable`` for all that is said, discarded and drawn, ``TrickTable`` for the tricks. What PBN
asks for and our games lack (``Vulnerable``, ``Contract`` …) is there without a value. It cannot be read back.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice

from ecarte.core.cards import UNKNOWN, Card, sort_cards
from ecarte.core.contract import Game
from ecarte.core.game import Event, Head, Seat, format_event
from ecarte.record import SEAT_TAGS, Play, Record, Step

HEADING = "% PBN 2.1\n% EXPORT\n% Content-type: text/x-pbn; charset=UTF-8\n"
"""The first lines of a file."""

_AROUND = "SWNE"  # clockwise, as PBN lists the hands of a deal
_SUITS = "shdc"
_NONE = "-"  # a hand that nobody holds or knows, an empty cell of a table


def dumps(play: Play) -> str:
    """Return the deals of a game, an empty line before each; a file begins with `HEADING`."""
    steps = iter(play.steps)
    made = ((deal.head, list(islice(steps, 1 + len(deal.entries)))) for deal in play.record.deals)
    return "".join("\n" + "".join(f"{line}\n" for line in _deal(play.record, *each)) for each in made)


def _deal(record: Record, head: Head, steps: Sequence[Step]) -> Iterator[str]:
    """Return the lines of one deal, of which the first step is the head."""
    rest = steps[1:]
    state = next((step.before for step in rest if _event(step).do == "play"), steps[-1].after)
    hands = record.game.deal.hands(state)
    tally = record.game.score.tally(steps[-1].after)
    names = {seat: record.tag(SEAT_TAGS[seat], "?") if seat in record.seats else _NONE for seat in SEAT_TAGS}
    turned = [card for step in rest for card in _turned(step)]
    yield from _tags(
        Event=record.tag("Event", "?"),
        Site=record.tag("Site", "?"),
        Date=record.tag("Date", "????.??.??"),
        Board=str(head.number),
        **{SEAT_TAGS[seat]: names[seat] for seat in "WNES"},
        Dealer=head.dealer,
        Vulnerable="",
        Deal=_hands(hands, record.options().order),
        Scoring=record.game.name,
        Declarer="",
        Contract="",
        Result="",
        Round=record.tag("Round", "?"),
        Rules=record.tag("Rules", "?"),
        **{"Attempt": str(head.attempt)} if head.attempt > 1 else {},
        **{"Turned": " ".join(map(_card, turned))} if turned else {},
        **{"DealPoints": _points(tally[0]), "GamePoints": _points(tally[1])} if tally else {},
    )
    course = _Course(record.game, rest)
    columns = ("Trick", "Lead", *record.seats, "Taker")
    yield from _table("CallTable", ("Trick", "Seat", "Call", "Cards"), course.calls)
    yield from _table("TrickTable", columns, ([trick.get(name, _NONE) for name in columns] for trick in course.tricks))


def _tags(**tags: str) -> Iterator[str]:
    for name, value in tags.items():
        plain = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
        yield f'[{name} "{plain}"]'


def _table(name: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield f'[{name} "{";".join(columns)}"]'
    yield from (" ".join(row) for row in rows)


def _event(step: Step) -> Event:
    assert isinstance(step.what, Event)
    return step.what


def _turned(step: Step) -> tuple[Card, ...]:
    event = _event(step)
    return event.cards if event.do == "turn" else ()


def _hands(hands: Mapping[Seat, Sequence[Card]], order: str) -> str:
    """Return the hands clockwise, each by suit from spades to clubs."""
    return f"{_AROUND[0]}:" + " ".join(_hand(hands.get(seat, ()), order) for seat in _AROUND)


def _hand(cards: Sequence[Card], order: str) -> str:
    if not cards or UNKNOWN in cards:
        return _NONE
    return ".".join("".join(card[0] for card in sort_cards(cards, order) if card[1] == suit) for suit in _SUITS)


def _card(card: Card) -> str:
    return _NONE if card == UNKNOWN else card[1].upper() + card[0]


def _points(points: Mapping[str, int]) -> str:
    return " ".join(f"{side}:{number}" for side, number in points.items())


class _Course:
    """What happens in a deal, as the rows of two tables."""

    def __init__(self, game: Game, steps: Iterable[Step]) -> None:
        self.calls: list[tuple[str, str, str, str]] = []  # the trick, 0 before the first lead, and who said what
        self.tricks: list[dict[str, str]] = []
        self._complete = True
        for step in steps:
            event = _event(step)
            if event.do == "play":
                self._played(event)
                if event.call:
                    self._called(event, event.call)
            elif event.do not in ("deal", "turn"):
                self._called(event, _said(event))
            taker = game.log.taker(step.before, step.after)
            if taker:
                self.tricks[-1]["Taker"] = taker
                self._complete = True

    def _played(self, event: Event) -> None:
        if self._complete:
            self.tricks.append({"Trick": str(len(self.tricks) + 1), "Lead": event.seat})
            self._complete = False
        self.tricks[-1][event.seat] = _card(event.cards[0])  # a card taken back is replaced by the next one

    def _called(self, event: Event, said: str) -> None:
        cards = ",".join(map(_card, event.cards)) or _NONE
        self.calls.append((str(len(self.tricks)), event.actor or _NONE, said, cards))


def _said(event: Event) -> str:
    if event.do == "ruling":
        return format_event(event)
    return ":".join((event.verb, *event.args)) if event.verb else event.do
