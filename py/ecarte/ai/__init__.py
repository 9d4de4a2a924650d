"""The players, by name. A player chooses from a view: it cannot know what its seat does not."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from ecarte.game import Event
from ecarte.lazily import Lazily

Choose = Callable[[Any, Random], Event | None]


def _ecarte() -> Mapping[str, Choose]:
    from ecarte.ai import amateur, chance

    return {"amateur": amateur.choose, "chance": chance.choose}


def _belote() -> Mapping[str, Choose]:
    from ecarte.ai import belote_amateur, belote_expert, belote_novice, chance

    return {
        "novice": belote_novice.choose,
        "amateur": belote_amateur.choose,
        "expert": belote_expert.choose,
        "chance": chance.choose,
    }


PLAYERS: Mapping[str, Mapping[str, Choose]] = Lazily({"ecarte": _ecarte, "belote": _belote})
"""By game, then by name. ``choose(view, rng)`` gives an event of ``view.legal``; out of turn it may
give None, and lets a right pass."""

OPPONENTS: dict[str, tuple[str, ...]] = {"ecarte": ("amateur",), "belote": ("novice", "amateur", "expert")}
"""Those a person is offered to play against."""
