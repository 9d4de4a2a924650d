"""The players, by name. A player chooses from a view: it cannot know what its seat does not."""

from collections.abc import Callable
from random import Random
from typing import Any

from ecarte.ai import amateur, belote_amateur, belote_expert, belote_novice, chance
from ecarte.game import Event

Choose = Callable[[Any, Random], Event | None]

PLAYERS: dict[str, dict[str, Choose]] = {
    "ecarte": {"amateur": amateur.choose, "chance": chance.choose},
    "belote": {
        "novice": belote_novice.choose,
        "amateur": belote_amateur.choose,
        "expert": belote_expert.choose,
        "chance": chance.choose,
    },
}
"""By game, then by name. ``choose(view, rng)`` gives an event of ``view.legal``; out of turn it may
give None, and lets a right pass."""

OPPONENTS: dict[str, tuple[str, ...]] = {"ecarte": ("amateur",), "belote": ("novice", "amateur", "expert")}
"""Those a person is offered to play against."""
