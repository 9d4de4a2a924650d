"""A player that chooses among the legal events at random: the baseline for every other player."""

from __future__ import annotations

from random import Random
from typing import Protocol

from ecarte.core.game import Event, Seat

ODD = 0.05
"""The chance of committing or correcting an irregularity where that is possible."""


class _Seen(Protocol):
    @property
    def legal(self) -> tuple[Event, ...]: ...
    @property
    def seat(self) -> Seat: ...
    @property
    def turn(self) -> Seat | None: ...


def choose(view: _Seen, rng: Random) -> Event | None:
    """Return one of the legal events; out of turn, passing is one of them.

    Irregularities, and their corrections, are chosen rarely, or most of a game would consist of them.
    """
    regular: list[Event | None] = [event for event in view.legal if not _odd(event)]
    if view.turn != view.seat:
        regular.append(None)
    odd = [event for event in view.legal if _odd(event)]
    return rng.choice(odd if odd and (not regular or rng.random() < ODD) else regular)


def _odd(event: Event) -> bool:
    return bool(event.suffix) or event.verb == "unmark"
