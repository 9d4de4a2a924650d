"""A player that does anything legal, all alike: the yardstick of every other."""

from __future__ import annotations

from random import Random
from typing import Protocol

from ecarte.core.game import Event, Seat

ODD = 0.05
"""How often something irregular is done, or undone, where it can be."""


class _Seen(Protocol):
    @property
    def legal(self) -> tuple[Event, ...]: ...
    @property
    def seat(self) -> Seat: ...
    @property
    def turn(self) -> Seat | None: ...


def choose(view: _Seen, rng: Random) -> Event | None:
    """One of the legal events; out of turn, passing is one of them.

    What is irregular, and what takes it back, is chosen seldom: else most of a game would consist of it.
    """
    regular: list[Event | None] = [event for event in view.legal if not _odd(event)]
    if view.turn != view.seat:
        regular.append(None)
    odd = [event for event in view.legal if _odd(event)]
    return rng.choice(odd if odd and (not regular or rng.random() < ODD) else regular)


def _odd(event: Event) -> bool:
    return bool(event.suffix) or event.verb == "unmark"
