"""The players, by name. A player chooses from a view: it cannot know what its seat does not."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Protocol

from ecarte.core.game import Event, Json
from ecarte.core.lazily import Lazily

Choose = Callable[[Any, Random], Event | None]


def _ecarte() -> Mapping[str, Choose]:
    from ecarte.players import chance
    from ecarte.players.ecarte import amateur, beginner, club, master

    return {
        "beginner": beginner.choose,
        "amateur": amateur.choose,
        "club": club.choose,
        "master": master.choose,
        "chance": chance.choose,
    }


def _belote() -> Mapping[str, Choose]:
    from ecarte.players import chance
    from ecarte.players.belote import amateur as belote_amateur
    from ecarte.players.belote import expert, novice

    return {
        "novice": novice.choose,
        "amateur": belote_amateur.choose,
        "expert": expert.choose,
        "chance": chance.choose,
    }


PLAYERS: Mapping[str, Mapping[str, Choose]] = Lazily({"ecarte": _ecarte, "belote": _belote})
"""By game, then by name. ``choose(view, rng)`` gives an event of ``view.legal``; out of turn it may
give None, and lets a right pass."""


def _ecarte_advisers() -> Mapping[str, Choose]:
    from ecarte.players.ecarte import amateur, beginner, club, master

    return {
        "beginner": beginner.sound,
        "amateur": amateur.sound,
        "club": club.sound,
        "master": master.sound,
    }


ADVISERS: Mapping[str, Mapping[str, Choose]] = Lazily({"ecarte": _ecarte_advisers})
"""By game, then by name: what a player would do that makes no slips, where that is not what it does itself."""


class Reason(Protocol):
    def to_json(self) -> Json: ...


class Reasoned(Protocol):
    """What a player does, and what decided it, the weightiest first; each as `{code, data}` in JSON."""

    @property
    def event(self) -> Event: ...
    @property
    def reasons(self) -> Sequence[Reason]: ...


Think = Callable[[Any, Random], Reasoned | None]


def _ecarte_thoughts() -> Mapping[str, Think]:
    from ecarte.players.ecarte import amateur, beginner, club, master

    return {
        "beginner": beginner.MIND.think,
        "amateur": amateur.MIND.think,
        "club": club.MIND.think,
        "master": master.MIND.think,
    }


THOUGHTS: Mapping[str, Mapping[str, Think]] = Lazily({"ecarte": _ecarte_thoughts})
"""By game, then by name: what a player does, with its reasons. It is for after the deal: reasons tell of hands."""

Near = Callable[[Any, Event, Event], bool]


def _ecarte_near() -> Near:
    from ecarte.players.ecarte import advised

    return advised.near


NEAR: Mapping[str, Near] = Lazily({"ecarte": _ecarte_near})
"""By game: whether a player that would do one thing may as well do another that it is advised."""

OPPONENTS: dict[str, tuple[str, ...]] = {
    "ecarte": ("beginner", "amateur", "club", "master"),
    "belote": ("novice", "amateur", "expert"),
}
"""Those a person is offered to play against."""

USUAL: dict[str, str] = {"ecarte": "amateur", "belote": "amateur"}
"""Whom a person plays against who has not chosen."""

BEST: dict[str, str] = {"ecarte": "master"}
"""Who gives the hints, whoever the opponents are; where nobody is named here, a player like these does."""
