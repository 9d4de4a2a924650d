"""How a match stands before a game, and the bets on it (E27, E31, E32): all that spectators know.

Nothing here knows records or the pack: `ecarte.match.header` reads a standing out of a record.
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
    """Chips that a spectator bets, or wishes to bet, on the player in a seat."""

    name: str
    seat: Seat
    chips: int

    def to_json(self) -> declared.Bet:
        """Return the bet as JSON."""
        return {"name": self.name, "seat": self.seat, "chips": self.chips}


@dataclass(frozen=True, slots=True)
class Standing:
    """How a match stands before a game, which is what that game's tags say."""

    kind: str
    id: str = ""
    game: int = 1
    names: Mapping[Seat, str] = field(default_factory=dict)
    score: Mapping[Seat, int] = field(default_factory=dict)  # games won by each seat, in a pool in a row
    out: str = ""  # who waits, in a pool
    pot: int = 0
    stake: int = 0
    purses: Mapping[str, int] | None = None  # by seat, or by name for people without one
    gallery: str = ""

    @property
    def pool(self) -> bool:
        """Whether the match is a pool."""
        return self.kind == POOL

    @property
    def rule(self) -> str:
        """The rule of this kind of match."""
        return "E31" if self.pool else "E27"

    @property
    def wins(self) -> int:
        """The number of games that win the match: the majority (E27), in a pool two in a row (E31)."""
        return 2 if self.pool else (int(self.kind.partition("-")[2]) + 1) // 2

    @property
    def winner(self) -> Seat | None:
        """The seat that has won the match."""
        return next((seat for seat, won in self.score.items() if won >= self.wins), None)
