"""The players, by name. A player chooses from a view: it cannot know what its seat does not."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Protocol

from ecarte.core.game import Event, Json
from ecarte.core.titles import Parts

Choose = Callable[[Any, Random], Event | None]


class Reason(Protocol):
    def to_json(self) -> Json: ...


class Reasoned(Protocol):
    """What a player does, and what decided it, the weightiest first; each as `{code, data}` in JSON."""

    @property
    def event(self) -> Event: ...
    @property
    def reasons(self) -> Sequence[Reason]: ...


Think = Callable[[Any, Random], Reasoned | None]
Near = Callable[[Any, Event, Event], bool]

PLAYERS: Mapping[str, Mapping[str, Choose]] = Parts("players")
"""By game, then by name. ``choose(view, rng)`` gives an event of ``view.legal``; out of turn it may
give None, and lets a right pass."""

ADVISERS: Mapping[str, Mapping[str, Choose]] = Parts("advisers")
"""By game, then by name: what a player would do that makes no slips, where that is not what it does itself."""

THOUGHTS: Mapping[str, Mapping[str, Think]] = Parts("thoughts")
"""By game, then by name: what a player does, with its reasons. It is for after the deal: reasons tell of hands."""

NEAR: Mapping[str, Near] = Parts("near")
"""By game: whether a player that would do one thing may as well do another that it is advised."""

OPPONENTS: Mapping[str, tuple[str, ...]] = Parts("opponents")
"""By game: those a person is offered to play against."""

USUAL: Mapping[str, str] = Parts("usual")
"""By game: whom a person plays against who has not chosen."""

BEST: Mapping[str, str] = Parts("best")
"""By game: who gives the hints, whoever the opponents are; where nobody is named, a player like these does."""
