"""What every fast core offers, whatever its game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from ecarte.core.cards import Card
from ecarte.record import Deal


class Verified(NamedTuple):
    """A movetext without its result, what it holds, the score that it leads to ("2-0"), whether that
    ends the game."""

    lines: Sequence[str]
    deals: tuple[Deal, ...]
    score: str
    over: bool


class Core(Protocol):
    """Reads and writes movetexts, which are lines without the result."""

    def read(
        self,
        options: Any,
        lines: Sequence[str],
        dealer: str = "",
        packs: Callable[[int], Sequence[Card]] | None = None,
    ) -> Verified | None:
        """What a movetext holds, when all is canonical and right."""

    def write(self, options: Any, deals: Sequence[Deal]) -> Verified | None:
        """The movetext of deals without notes."""
