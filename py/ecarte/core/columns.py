"""Descriptions of a game's facts, for tables, filters and statistics that know no particular game.

A `Column` is one fact of a deal, a `Measure` one figure about a player's deals.

A row is a dict with one value for each column. Columns by seat or side end in its letters: ``points_S``,
``points_NS``. A missing or unknown fact is None.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias

from ecarte.core.game import Head
from ecarte.core.losses import Unit

Fact: TypeAlias = str | int | bool | None
Row: TypeAlias = dict[str, Fact]
Kind: TypeAlias = Literal["text", "number", "flag"]


@dataclass(frozen=True, slots=True)
class Column:
    """One fact: its kind, and its name in ``FACTS``, csv, Parquet, the archive and filters.

    ``values`` are all that a text can be besides unknown; without any it can be anything.
    """

    name: str
    kind: Kind
    values: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Measure:
    """One figure about a player, in the language of `ecarte.figures.filter`.

    There ``me`` is the player's seat, and a name that ends in ``_me`` the column of that seat; ``us`` and ``_us``
    likewise the player's side. A measure without ``me`` is the same for partners: a player who sits in both their
    seats is counted once.

    ``of`` selects deals (``per`` "deal") or games (``per`` "game"). A ``value`` that is a condition gives the share of
    these in which it holds, one that is a number, never negative, gives its mean, divided by ``parts``.
    """

    name: str
    value: str
    of: str = "True"
    per: Literal["deal", "game"] = "deal"
    parts: int = 1


def list_columns(
    letters: Mapping[str, Iterable[str]], kind: Kind, names: str, values: Iterable[str] = ()
) -> tuple[Column, ...]:
    """Return columns of one kind and of the same values.

    A name that ends in an underscore and a key of ``letters``, such as "SEAT", is one column for each of its letters.
    """
    return tuple(
        Column(f"{stem}_{letter}" if letter else name, kind, tuple(values))
        for name in names.split()
        for stem, _, ending in [name.rpartition("_")]
        for letter in letters.get(ending, ("",))
    )


JUDGED = "judged_SEAT mistakes_SEAT lost_SEAT worst_SEAT"
"""The columns of `judge_seats`."""


def judge_seats(seats: Iterable[str], losses: Mapping[str, Sequence[int]]) -> Row:
    """Return, by seat, how many decisions were judged, how many were mistakes, their total loss and the worst.

    ``losses`` has one number for each judged decision, 0 for the best choice. A seat without judged decisions has None.
    """
    row: Row = {}
    for seat in seats:
        own = losses.get(seat, ())
        row[f"judged_{seat}"] = len(own)
        row[f"mistakes_{seat}"] = sum(each > 0 for each in own) if own else None
        row[f"lost_{seat}"] = sum(own) if own else None
        row[f"worst_{seat}"] = max(own, default=None)
    return row


class Facts(Protocol):
    """The facts of a game: a module beside the game's own, such as `ecarte.games.ecarte.facts`."""

    COLUMNS: tuple[Column, ...]
    GAME_COLUMNS: tuple[Column, ...]
    MEASURES: tuple[Measure, ...]
    UNIT: Unit | None  # of losses; None without an analyst
    # What seats say, by the verb of a condition, as a regular expression of the event after the seat. Its first group
    # is what the verb can be given: ``taken_by.takes("h")`` for "take:(s|h)".
    SAID: Mapping[str, str]
    # The words of `SAID` by which seats bid, when a hand is seen by the card turned up: there may be no trumps yet.
    BIDS: frozenset[str]
    # Whether the seat ``me`` has won the deal, and whether it has lost it, as conditions.
    WINS: str
    LOSES: str

    def is_self_contained(self, options: Any, events: Any) -> bool:
        """Return whether the events of a deal give all its facts, without its states."""

    def deal(self, options: Any, head: Head, events: Any, before: Mapping[str, int], after: Any = None) -> Row:
        """Return the row of a deal from its verified events.

        ``before`` is the score by side at the start of the deal. ``after`` is the state at its end, needed only where
        the deal is not `is_self_contained`. The row has ``score_<side>``, the running score after the deal.
        """

    def judged(self, losses: Mapping[str, Sequence[int]]) -> Row:
        """Return the columns on decisions that an analyst judged; ``losses`` by seat, in parts of the unit."""

    def game(self, options: Any, last: Row | None) -> Row:
        """Return the game's own columns of a whole game, from its last row.

        They include ``finished``, whether the game has ended, and ``game_winner``, the side that won, or None.
        """
