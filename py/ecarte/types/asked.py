"""Fields that many requests have."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypeAlias, TypedDict

from ecarte.types import Unchecked
from ecarte.types.view import Seat

Tags: TypeAlias = Annotated[dict[str, str], Unchecked()]
"""Tags to be set."""


class Asked(TypedDict):
    """Fields of any request."""

    without: NotRequired[list[str]]  # tables that could not be loaded: answer without them


InSlices = TypedDict("InSlices", {"continue": NotRequired[str]})
"""Work answered in slices: where the last one ended."""


class Seated(Asked):
    """A record, and the seat that it is seen from."""

    record: str
    seat: Seat


class Watched(Asked):
    """A record, and who sees it."""

    record: str
    # null: all hands open
    seat: NotRequired[Seat | None]
    # in an unfinished game, hands of settled deals are open, and the rest, the record of the answer included, shows
    # what the seat knows
    settled: NotRequired[bool]


class Named(Asked):
    """A record, with the names used on this device."""

    record: str
    names: NotRequired[dict[Seat, str]]  # what people at this device call themselves
