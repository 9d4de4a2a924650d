"""Statistics of many games: what the engine is asked, and what it answers."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypedDict

from ecarte.types.asked import Asked
from ecarte.types.limits import Limits

Sums: TypeAlias = dict[str, list[Annotated[int, Limits(0)]]]
"""For each measure the number of its observations, their sum, and the sum of their squares.

Sums of several games are added up number by number.
"""


class FiguresRequest(Asked):
    """What games count for in statistics. Answer: `figures`, one for each record, in order."""

    do: Literal["figures"]
    records: list[str]  # a hundred or so at a time: each is read anew


class EstimatesRequest(Asked):
    """The estimates that sums amount to. Answer: `estimates`, one for each of them, in order."""

    do: Literal["estimates"]
    game: str
    sums: list[Sums]


class FilterRequest(Asked):
    """The games that meet a condition of `ecarte filter`; no records only check it.

    Answer: `matching`, in order, and `about`, the names of the games whose facts the condition uses.
    """

    do: Literal["filter"]
    condition: str
    records: list[str]


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
