"""How a match stands before a game, and what is bet on it (E27, E31, E32): all that its spectators go by.

They know nothing of records, nor of the pack: `ecarte.match.header` reads this out of one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ecarte.core.game import Seat

if TYPE_CHECKING:
    from ecarte.types import match as declared

POOL = "pool"


@dataclass(frozen=True, slots=True)
class Bet:
    """Chips that somebody who watches puts on the player in a seat, or wishes to."""

    name: str
    seat: Seat
    chips: int

    def to_json(self) -> declared.Bet:
        return {"name": self.name, "seat": self.seat, "chips": self.chips}


@dataclass(frozen=True, slots=True)
class Standing:
    """How a match stands before a game, which is what that game's tags say."""

    kind: str
    id: str = ""
    game: int = 1
    names: Mapping[Seat, str] = field(default_factory=dict)
    score: Mapping[Seat, int] = field(default_factory=dict)  # games won, in a pool running, by who sits there
    out: str = ""  # in a pool, who waits
    pot: int = 0
    stake: int = 0
    purses: Mapping[str, int] | None = None  # by seat or, for who has none, by name
    gallery: str = ""

    @property
    def pool(self) -> bool:
        return self.kind == POOL

    @property
    def rule(self) -> str:
        return "E31" if self.pool else "E27"

    @property
    def wins(self) -> int:
        """How many games win it: the majority (E27), in a pool two running (E31)."""
        return 2 if self.pool else (int(self.kind.partition("-")[2]) + 1) // 2

    @property
    def winner(self) -> Seat | None:
        """The seat that has won the match."""
        return next((seat for seat, won in self.score.items() if won >= self.wins), None)
