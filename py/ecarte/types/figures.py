"""Statistics of many games: what the engine is asked, and what it answers."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypedDict

from ecarte.types import Limits

Sums: TypeAlias = dict[str, list[Annotated[int, Limits(0)]]]
"""For each measure the number of its observations, their sum, and the sum of their squares.

Sums of several games are added up number by number.
"""


class GameFigures(TypedDict):
    """What one game counts for."""

    warmUp: bool  # its first deal is public, so that statistics leave the game out unless asked
    players: dict[str, Sums]  # by name; "?" for no name


class Estimated(TypedDict):
    """A rate or a mean of `n` deals or games, and the ends of its 95 % interval."""

    kind: Literal["rate", "mean"]
    n: int
    value: float | None  # null when n is 0
    low: float | None
    high: float | None


class FactTable(TypedDict):
    """The facts of many games, kept so that a search need not read their records (`ecarte.figures.kept`)."""

    deals: list[Annotated[int, Limits(-1)]]  # how many deals each game has; -1 for a text that is not one sound record
    columns: dict[str, str]  # by the name of the fact; a column is for the engine alone to read
