"""The players, by name. A player chooses from a view: it cannot know what its seat does not."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from ecarte.core.game import Event
from ecarte.core.titles import Parts

if TYPE_CHECKING:
    from ecarte.types import analysis as declared

Choose = Callable[[Any, Random], Event | None]


class Reason(Protocol):
    def to_json(self) -> declared.Reason: ...


class Reasoned(Protocol):
    """What a player does, and what decided it, the weightiest first; each as `{code, data}` in JSON."""

    @property
    def event(self) -> Event: ...
    @property
    def reasons(self) -> Sequence[Reason]: ...


Think = Callable[[Any, Random], Reasoned | None]
Near = Callable[[Any, Event, Event], bool]

# Each by game; what it is stands in `ecarte.titles.title.Title`.
PLAYERS: Mapping[str, Mapping[str, Choose]] = Parts("players")
"""``choose(view, rng)`` gives an event of ``view.legal``; out of turn it may give None, and lets a right pass."""
ADVISERS: Mapping[str, Mapping[str, Choose]] = Parts("advisers")
THOUGHTS: Mapping[str, Mapping[str, Think]] = Parts("thoughts")
NEAR: Mapping[str, Near] = Parts("near")
OPPONENTS: Mapping[str, tuple[str, ...]] = Parts("opponents")
USUAL: Mapping[str, str] = Parts("usual")
BEST: Mapping[str, str] = Parts("best")
