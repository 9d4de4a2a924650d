"""Conditions on games and deals: ``vole and date >= "2026.01.01"``.

The grammar::

    condition = comparisons and conditions joined by ``and``, ``or``, ``not``, in brackets where needed
    comparison = value (``==`` | ``!=`` | ``<`` | ``<=`` | ``>`` | ``>=``) value, chained as in ``1 < deals < 9``
               | text ``~`` text              contains, ignoring case
               | value ``in`` (value, value …)
    value     = a fact's name (`ecarte.record.facts`), "text", whole number, True, False, value ``+`` or ``-`` value
              | ``player(name)`` ``won(name)`` ``lost(name)``    who plays, won, lost (conditions)
              | ``seat(name)`` ``tag(name)`` ``abs(number)``     a player's seat letter, a tag's text
              | ``any(condition)`` ``all(condition)`` ``count(condition)``
              | ``sum(number)`` ``max(number)`` ``min(number)``  over the deals of the game
              | seat ``.`` verb, perhaps with brackets     what a seat holds and does (`acting`)
              | ``dealt(condition)``                       with the cards as they were dealt
              | ``sequence(event, ..., event)``            events in order; ``...`` is a gap

A condition is evaluated for each deal together with its game. A game matches when one of its deals does: ``vole and
king_turned`` is a vole in the very deal in which a king was turned up; ``any(vole) and any(king_turned)`` may be two
deals; ``not any(king_turned)`` is a game without any.

An unknown text is "", an unknown flag False, and an unknown number has no value: no order (``<``) holds for it. A
text or number used as a condition holds unless it is "", 0 or unknown.

Python's own parser reads the text; only what `parser` allows is ever evaluated. The same condition works on rows
(`Filter.matches`) and on an archive (`Filter.sql`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ecarte.core.columns import Kind, Row
from ecarte.core.game import Seat
from ecarte.figures.filter.functions import Courses, Scope, UnreadCourses, UnreadError, UnreadTags, as_flag
from ecarte.figures.filter.parser import DEEPEST, LONGEST, MOST_SIGNS, parse
from ecarte.figures.filter.phrases import Pattern
from ecarte.record import Record, facts

__all__ = ["DEEPEST", "LONGEST", "MOST_SIGNS", "Courses", "Filter", "Kind", "Pattern", "Scope"]


class Filter:
    """A parsed condition; raises RuleError with the column of every mistake.

    With a ``seat``, ``me`` is that seat and a name ending in ``_me`` the fact of that seat; ``us`` and ``_us`` mean
    the ``side`` it belongs to, which is its own letter where everybody plays alone. ``of_seat`` is False when the
    condition is the same for partners. ``names`` are the facts it uses, ``tags`` the tags. ``players`` are
    the players it names, in upper or lower case, ``compared`` those whose names must be the same to the letter.
    """

    def __init__(self, text: str, seat: Seat | None = None, side: str = "") -> None:
        self.text = text
        parsed = parse(text, seat, side or seat or "")
        self._value, self.names, self.of_seat = parsed.value, parsed.names, parsed.of_seat
        self.players, self.compared, self.tags = parsed.players, parsed.compared, parsed.tags
        self.verbs, self._hands = parsed.verbs, parsed.hands
        self.patterns, self._closing = parsed.patterns, parsed.closing
        self._condition = as_flag(self._value)
        self.kind: Kind = self._value.kind

    @property
    def ends(self) -> Callable[[Scope], set[int]] | None:
        """The function that returns the moments of a deal at which it is complete, if it is a sequence."""
        return self._value.ends

    def followed_by(self, term: str) -> str:
        """Return the text of a sequence with one more event at its end."""
        return f"{self.text[: self._closing].rstrip(' ,')}, {term}{self.text[self._closing :]}".strip()

    @property
    def holder(self) -> Callable[[Scope], Seat] | None:
        """The function that returns the seat whose hand it is about, or at its end where it is a sequence, if any."""
        return self._value.holder

    @property
    def facts(self) -> frozenset[str]:
        """The facts it reads, also those that its functions and verbs read."""
        return self.names | self._hands | {"sides", "dealer", "elder"} | ({"trump", "turn"} if self.verbs else set())

    @property
    def of_deals(self) -> bool:
        """Return whether it depends on deals, not only on the game."""
        return self._condition.of_deal

    def matches(self, game: Row, deals: Sequence[Row], record: Record | None = None) -> bool:
        """Return whether the game matches: a condition on deals must hold for one of its deals.

        Without the ``record`` no tag is known, and no event.
        """
        return self._holds(_scope(game, deals, record))

    def decides(self, game: Row, deals: Sequence[Row], courses: Courses | None = None) -> bool | None:
        """Return whether the game matches by its `facts`, and by the events if given; None where these do not tell."""
        try:
            return self._holds(Scope(game, deals, UnreadTags(), courses=courses or UnreadCourses()))
        except UnreadError:
            return None

    def _holds(self, scope: Scope) -> bool:
        if not self.of_deals:
            return bool(self._condition.run(scope))
        return any(True for _ in self._matching(scope))

    def deals(self, game: Row, deals: Sequence[Row], record: Record | None = None) -> Iterator[Row]:
        """Return the deals of a game for which the condition holds."""
        return self._matching(_scope(game, deals, record))

    def _matching(self, scope: Scope) -> Iterator[Row]:
        deals = scope.deals
        for scope.place, scope.deal in enumerate(deals):
            if self._condition.run(scope):
                yield scope.deal

    def value(self, game: Row, deals: Sequence[Row], deal: Row) -> Any:
        """Return the value of the expression for one deal, by its row: a text, a number or None, or a truth value."""
        return self._value.run(Scope(game, deals, {}, deal))

    def asks(self, record: Record) -> bool:
        """Return whether a verified record matches."""
        rows = facts.deals(record)
        return self.matches(facts.game(record, rows), rows, record)

    @property
    def sql(self) -> str:
        """Return the condition in SQL, for a game ``g`` of the archive's table ``games``.

        Where there are ``patterns``, it reads a table of each, of the rows of deals for which the pattern holds.
        """
        if not self.of_deals:
            return self._condition.sql
        return f"EXISTS (SELECT 1 FROM deals d WHERE d.game_id = g.id AND {self._condition.sql})"

    @property
    def deal_sql(self) -> str:
        """Return the condition in SQL, for a deal ``d`` of the table ``deals`` and its game ``g``."""
        return self._condition.sql

    @property
    def value_sql(self) -> str:
        """Return the expression in SQL, for a deal ``d`` and its game ``g``."""
        return self._value.sql


def _scope(game: Row, deals: Sequence[Row], record: Record | None) -> Scope:
    if record is None:
        return Scope(game, deals, {})
    return Scope(game, deals, dict(reversed(record.tags)), courses=Courses(record))
