"""A game: its record, its deals, and what they lead to."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ecarte.api.errors import in_words, words
from ecarte.api.position import Position, is_decision
from ecarte.core import asked
from ecarte.core.cards import Card
from ecarte.core.columns import Row
from ecarte.core.game import Event, Seat
from ecarte.core.moment import Moment
from ecarte.notation import ecn
from ecarte.record import SEAT_TAGS, Play, Step, facts
from ecarte.record.lines import main_line

if TYPE_CHECKING:
    from ecarte.record import Deal as Written
    from ecarte.types.analysis import Review


@dataclass(frozen=True, slots=True, repr=False)
class Deal:
    """A deal of a ``game``.

    ``facts`` has one value for each column of the table of deals (docs/guide/filter.md), ``written`` is the deal as the
    record holds it, with notes and variations.
    """

    game: Play = field(hash=False)
    written: Written
    facts: Row = field(compare=False, hash=False)

    @property
    def number(self) -> int:
        """The number of the deal, from 1."""
        return self.written.head.number

    @property
    def attempt(self) -> int:
        """Which attempt at the deal it is, from 1: a deal can be annulled and dealt again."""
        return self.written.head.attempt

    @property
    def dealer(self) -> Seat:
        """The seat that deals."""
        return self.written.head.dealer

    @property
    def events(self) -> tuple[str, ...]:
        """The events in ECN."""
        return tuple(str(entry.event) for entry in self.written.entries)

    @property
    def hands(self) -> dict[Seat, tuple[Card, ...]]:
        """The hands as they were first dealt, by seat; "??" is a card that the record does not know."""
        hands: dict[Seat, tuple[Card, ...]] = {}
        for entry in self.written.entries:
            event = entry.event
            if event.do == "turn":  # what is dealt after it completes or corrects a hand
                break
            if event.do == "deal":
                hands[event.seat] = hands.get(event.seat, ()) + event.cards
        return hands

    @property
    def points(self) -> dict[str, int]:
        """The points of the deal by side, as they were written down; 0 for a deal that is not over."""
        return {side: int(self.facts[f"points_{side}"] or 0) for side in self.game.record.sides}

    def at(self, number: int) -> Position:
        """Return the position after that many events; raises `ecarte.Error` when there are fewer."""
        return Position.of(self.game, Moment(self.number, asked.whole("number", number, 0), self.attempt))

    def positions(self) -> Iterator[Position]:
        """Return the position before each decision, in order: what players chose, not what the rules demanded."""
        for step in self.steps():
            if isinstance(step.what, Event) and is_decision(self.game, step.what, step.before):
                moment = Moment(self.number, step.number - 1, self.attempt)
                yield Position(self.game, moment, step.before, str(step.what))

    def steps(self) -> tuple[Step, ...]:
        """Return the events with the states before and after them."""
        line = main_line(self.game, self.number, self.attempt)
        return line.steps if line else ()

    def to_svg(self, seat: Seat | None = None) -> str:
        """Return a drawing of the deal, for light and dark pages: hands, discards, tricks; its title says it in words.

        With a ``seat`` it shows what that seat knows, otherwise all that the record does. Raises `ecarte.Error` for a
        seat that is not of this table.
        """
        from ecarte.pictures.deals import of_deal, seen  # only a notebook draws

        asked.seat(seat)
        with in_words():
            return of_deal(words(), seen(self.game, seat), self.written.opening).to_svg()

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def __repr__(self) -> str:
        attempt = f"/{self.attempt}" if self.attempt != 1 else ""
        points = " ".join(f"{side} {points}" for side, points in self.points.items())
        return f"<Deal {self.number}{attempt}, {self.dealer} deals: {points if self.facts['over'] else 'not over'}>"


def deals_of(game: Play, rows: list[Row]) -> tuple[Deal, ...]:
    """Return the deals of a game with the rows of their facts."""
    return tuple(Deal(game, written, row) for written, row in zip(game.record.deals, rows, strict=True))


_NONE: Mapping[Seat, Review] = {}
_SHOWN = 80  # characters of a name in a repr


class Game(Play):
    """A game of écarté or belote: a `Play` of `ecarte.record`, so whatever takes one takes a game.

    ``record`` is what is written, ``state`` and ``steps`` are what it leads to. `str` gives the game in ECN.
    ``reviews`` are by seat what `ecarte.analyze` found, in the form of ``ecarte analyze --json``; empty in any other
    game.
    """

    __slots__ = ("_at", "_facts", "_moves", "_rows", "reviews")

    def __init__(
        self, play: Play, *, moves: str = "", at: str = "", reviews: Mapping[Seat, Review] | None = None
    ) -> None:
        """Make a game of a play; ``moves`` is its canonical movetext if known, ``at`` the moment a link names."""
        asked.instance("a game", play, Play, "a Play of ecarte.record")
        super().__init__(play.record, play._state, play._steps)
        self._moves, self._at = moves, at
        self._rows: list[Row] | None = None
        self._facts: Row | None = None
        self.reviews = reviews or _NONE

    @property
    def tags(self) -> dict[str, str]:
        """The tags of the record, without the options: `rules` has them."""
        return {name: value for name, value in reversed(self.record.tags) if name != "Option"}

    @property
    def players(self) -> dict[Seat, str]:
        """The players' names by seat, in turn order; "?" for one without a name."""
        return {seat: self.record.tag(SEAT_TAGS[seat], "?") for seat in self.record.seats}

    @property
    def date(self) -> datetime.date | None:
        """The day on which it was played, None when it is not known to the day."""
        return day(self.record.tag("Date"))

    @property
    def deals(self) -> tuple[Deal, ...]:
        """The deals, with their facts."""
        return deals_of(self, self.rows)

    @property
    def rows(self) -> list[Row]:
        """The rows of the table of deals, a row for each deal."""
        if self._rows is None:
            self._rows = facts.deals(self.record)
        return self._rows

    @property
    def facts(self) -> Row:
        """The row of the table of games: one value for each column (docs/guide/filter.md)."""
        if self._facts is None:
            self._facts = facts.game(self.record, self.rows)
        return self._facts

    @property
    def key(self) -> str:
        """The identity of the record: 32 hex digits, a hash of its canonical text, as in archives and tables."""
        return facts.key(str(self))

    @property
    def score(self) -> dict[str, int]:
        """The score by side at the end, or as far as the game was played."""
        return {side: int(self.facts[f"final_{side}"] or 0) for side in self.record.sides}

    @property
    def winner(self) -> str | None:
        """The side that won, by score or by resignation; None while it is open, and when it is drawn."""
        won = self.facts["game_winner"]
        return None if won is None else str(won)

    @property
    def opened_at(self) -> Position | None:
        """The position that its link named, None when there was none."""
        return self.at(self._at) if self._at else None

    def at(self, moment: str | Moment) -> Position:
        """Return the position at a moment, "3#12"; raises `ecarte.Error` when there is none."""
        return Position.of(self, moment)

    def positions(self) -> Iterator[Position]:
        """Return the position before each decision of the game, in order."""
        for deal in self.deals:
            yield from deal.positions()

    def link(self, at: str = "", seat: Seat | None = None) -> str:
        """Return the text behind "#" in a link to the game, at a moment of it, with only what one seat knows.

        Cards that nobody may know yet are never in it. Raises `ecarte.Error` when no link can hold the game.
        """
        from ecarte.notation import link

        asked.text("at", at)
        asked.seat(seat)
        with in_words():
            return link.dumps(self, at, seat)

    def to_svg(self, seat: Seat | None = None) -> str:
        """Return a drawing of the whole game, a deal below the other, as `Deal.to_svg` draws them.

        With a ``seat`` it shows what that seat knows, otherwise all that the record does. Raises `ecarte.Error` for a
        seat that is not of this table.
        """
        from ecarte.pictures.deals import of_game, seen  # few programs draw

        asked.seat(seat)
        with in_words():
            return of_game(words(), seen(self, seat))

    def _repr_html_(self) -> str:
        from ecarte.pictures import html  # only for a notebook

        return html.of_game(words(), self, self.facts, self.rows)

    def __str__(self) -> str:
        return ecn.dumps(self, self._moves)

    def __repr__(self) -> str:
        from ecarte.text import printable  # few programs need a word

        players = " ".join(f"{seat}:{printable(name[:_SHOWN])}" for seat, name in self.players.items())
        score = "-".join(map(str, self.score.values()))
        ended = "" if self.facts["finished"] else f" {self.facts['result']}"
        deals = len(self.record.deals)
        return f"<Game {self.record.game.name} {players} {score}{ended}, {deals} deal{'s' if deals != 1 else ''}>"


def day(text: str) -> datetime.date | None:
    """Return the day that a Date tag names, "2026.11.20"; None for a part of a date, and for no day of the calendar."""
    parts = text.split(".")
    if [len(part) for part in parts] != [4, 2, 2] or not all(part.isascii() and part.isdigit() for part in parts):
        return None
    try:
        return datetime.date(*map(int, parts))
    except ValueError:
        return None
