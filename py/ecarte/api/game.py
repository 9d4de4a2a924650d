"""A game: its record and what it leads to."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from ecarte.api.deal import Deal, deals_of
from ecarte.api.errors import in_words, words
from ecarte.api.position import Position
from ecarte.core import asked
from ecarte.core.columns import Row
from ecarte.core.game import Seat
from ecarte.core.moment import Moment
from ecarte.notation import ecn
from ecarte.record import SEAT_TAGS, Play, facts

if TYPE_CHECKING:
    from ecarte.types.analysis import Review

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
