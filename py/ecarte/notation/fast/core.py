"""The interface of every fast core, whatever its game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from ecarte.core.cards import Card
from ecarte.record import Deal

Packs: TypeAlias = Callable[[int], Sequence[Card]]
"""Returns the shuffled pack of a deal by its number."""


class Verified(NamedTuple):
    """A movetext without its result, its deals, the final score ("2-0"), and whether that ends the game."""

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
        packs: Packs | None = None,
    ) -> Verified | None:
        """Return what a movetext holds, or None unless all is canonical and right."""

    def write(
        self,
        options: Any,
        deals: Sequence[Deal],
        dealer: str = "",
        packs: Packs | None = None,
    ) -> Verified | None:
        """Return the movetext of deals without notes, or None unless they are right."""
