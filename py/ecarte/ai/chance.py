"""A player that does anything legal, all alike: the yardstick of every other."""

from __future__ import annotations

from random import Random
from typing import Protocol

from ecarte.game import Event, Seat


class _Seen(Protocol):
    @property
    def legal(self) -> tuple[Event, ...]: ...
    @property
    def seat(self) -> Seat: ...
    @property
    def turn(self) -> Seat | None: ...


def choose(view: _Seen, rng: Random) -> Event | None:
    """One of the legal events; out of turn, passing is one of them."""
    choices: list[Event | None] = list(view.legal)
    if view.turn != view.seat:
        choices.append(None)
    return rng.choice(choices)
