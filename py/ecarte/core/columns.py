"""How the facts of a game are described, so that tables, filters and statistics know them without
knowing the game: `Column` is one fact of a deal, `Measure` one thing that is asked of a player's deals.

A row is a dict with one value for each column. Columns by seat or side end in its letters:
``points_S``, ``points_NS``. A fact that is not there, or not known, is None.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias

from ecarte.core.game import Head

Fact: TypeAlias = str | int | bool | None
Row: TypeAlias = dict[str, Fact]
Kind: TypeAlias = Literal["text", "number", "flag"]


@dataclass(frozen=True, slots=True)
class Column:
    """One fact: its name, as in ``FACTS``, csv, Parquet, the archive and filters; and its kind."""

    name: str
    kind: Kind


@dataclass(frozen=True, slots=True)
class Measure:
    """One thing that is asked of a player: in the language of `ecarte.collection.filter`, where ``me`` is the
    player's seat and a name that ends in ``_me`` the column of that seat; ``us`` and ``_us`` likewise of the
    player's side. What does not speak of ``me`` is the same for partners, and is asked of a player who sits
    in both their seats once only.

    Of the deals (``per`` "deal") or games (``per`` "game") that ``of`` holds of, the share in which
    ``value`` holds when it is a condition, the mean of ``value`` when it is a number; ``parts`` of it make one.
    """

    name: str
    value: str
    of: str = "True"
    per: Literal["deal", "game"] = "deal"
    parts: int = 1


class Facts(Protocol):
    """What the facts of a game offer: a module beside the game's own (see `ecarte.games.ecarte.facts`)."""

    COLUMNS: tuple[Column, ...]
    GAME_COLUMNS: tuple[Column, ...]
    MEASURES: tuple[Measure, ...]

    def told_whole(self, options: Any, events: Any) -> bool:
        """Whether the events of a deal tell all of it."""

    def deal(self, options: Any, head: Head, events: Any, before: Mapping[str, int], after: Any = None) -> Row:
        """The row of a deal from its events, all verified; ``before`` is the score by side
        it began at, ``after`` the state it leads to, needed where the events do not tell all (`told_whole`).
        Has ``score_<side>``, the running score after it."""

    def judged(self, losses: Mapping[str, Sequence[int]]) -> Row:
        """What the row of a deal says besides of decisions that an analyst judged: ``losses`` of each, by seat, in
        ten thousandths of a game."""

    def game(self, options: Any, last: Row | None) -> Row:
        """What the game's own columns say of a whole game, from its last row. Has ``finished``, whether the
        target was reached, and ``game_winner``, the side that won by it, else None."""
