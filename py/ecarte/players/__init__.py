"""The players, by name. A player chooses from a view, so it cannot know what its seat does not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from ecarte.core.game import Event, Seat
from ecarte.core.titles import Parts

if TYPE_CHECKING:
    from ecarte.core.standing import Bet, Standing
    from ecarte.players.thoughts import Figure
    from ecarte.types import analysis as declared

Choose = Callable[[Any, Random], Event | None]
Simulation = Callable[[Mapping[Seat, str], Seat, bytes, Random], str]
"""Play a game and return its canonical movetext.

Given are the players, the seat that deals first, the seed of the packs, and the players' chance, of which nothing is
used up.
"""
Simulate = Callable[[Any, Iterable[str]], Simulation | None]


class Reason(Protocol):
    """One reason for a choice."""

    def to_json(self) -> declared.Reason:
        """Return the reason as ``{code, data}``."""


class Reasoned(Protocol):
    """A player's choice with its reasons, the weightiest first."""

    @property
    def event(self) -> Event:
        """Return the chosen event."""

    @property
    def reasons(self) -> Sequence[Reason]:
        """Return the reasons, the weightiest first."""

    @property
    def figures(self) -> Sequence[Figure]:
        """Return the choices that it weighed, the best first, with the points of the deal that it expected."""


Think = Callable[[Any, Random], Reasoned | None]
Near = Callable[[Any, Event, Event], bool]


class Spectators(Protocol):
    """The computer's spectators of a game (E32)."""

    NAMES: tuple[str, ...]

    def wish(self, name: str, stands: Standing, rng: Random) -> Bet | None:
        """Return the bet a spectator wishes to place on the next game, or None without chips."""

    def advice(self, name: str, view: Any, choose: Choose, rng: Random) -> Event | None:
        """Return what a spectator would do in the seat whose view it is, or None when no advice is possible."""

    def advisable(self, view: Any) -> Sequence[Event]:
        """Return the events that can be advised now."""

    def words(self, event: Event) -> str:
        """Return the single word of advice for an event."""

    def advised(self, view: Any, said: str) -> Event | None:
        """Return the event of this view that was advised, or None when it is not legal."""


# Each by game; `ecarte.titles.title.Title` describes them.
PLAYERS: Mapping[str, Mapping[str, Choose]] = Parts("players")
"""The players of each game. ``choose(view, rng)`` returns an event of ``view.legal``, or None to pass out of turn."""
SIMULATIONS: Mapping[str, Simulate] = Parts("simulation")
"""What plays many games by certain options between certain players, or None where that is left to `PLAYERS`."""
ADVISERS: Mapping[str, Mapping[str, Choose]] = Parts("advisers")
THOUGHTS: Mapping[str, Mapping[str, Think]] = Parts("thoughts")
NEAR: Mapping[str, Near] = Parts("near")
OPPONENTS: Mapping[str, tuple[str, ...]] = Parts("opponents")
USUAL: Mapping[str, str] = Parts("usual")
SEARCHING: Mapping[str, tuple[str, ...]] = Parts("searching")
BEST: Mapping[str, str] = Parts("best")
SPECTATORS: Mapping[str, Spectators] = Parts("gallery")
