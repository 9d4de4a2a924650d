"""A deal of a game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ecarte.api.errors import in_words, words
from ecarte.api.position import Position, is_decision
from ecarte.core import asked
from ecarte.core.cards import Card
from ecarte.core.columns import Row
from ecarte.core.game import Event, Seat
from ecarte.core.moment import Moment
from ecarte.record import Play, Step
from ecarte.record.lines import main_line

if TYPE_CHECKING:
    from ecarte.record import Deal as Written


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
        found: dict[Seat, tuple[Card, ...]] = {}
        for entry in self.written.entries:
            event = entry.event
            if event.do == "turn":  # what is dealt after it completes or corrects a hand
                break
            if event.do == "deal":
                found[event.seat] = found.get(event.seat, ()) + event.cards
        return found

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
