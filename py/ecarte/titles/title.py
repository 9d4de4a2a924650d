"""What a title names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # each is loaded with what it is the type of
    from importlib.resources.abc import Traversable

    from ecarte.analysis import Analyst, Work
    from ecarte.core.columns import Facts
    from ecarte.core.contract import Game
    from ecarte.core.game import Json
    from ecarte.notation.fast import Core
    from ecarte.players import Choose, Near, Think


OFFERS = {
    "arbiter": "laws",
    "explorer": "explorer",
    "introduction": "introduction",
    "matches": "matches",
    "reader": "reader",
    "review": "analyst",
    "why": "thoughts",
}
"""What a page can offer for a game besides playing it, and the part of the title that it takes."""


@dataclass(frozen=True, kw_only=True)
class Title:
    """One game and its parts; a function loads what it gives. None: the game has no such part."""

    name: str
    """As a record's Game tag has it."""
    game: Callable[[], Game]
    """The rules."""
    facts: Callable[[], Facts]
    """The columns and figures of its deals."""
    players: Callable[[], Mapping[str, Choose]]
    """All that choose from a view, by name."""
    opponents: tuple[str, ...]
    """Those a person is offered to play against, the weakest first."""
    usual: str
    """Whom a person plays against who has not chosen."""
    parlance: Callable[[], Any] | None = None
    """How the terminal speaks of it (`ecarte.cli.parlance.Parlance`), named by a text: the browser has no terminal."""
    words: Callable[[], Traversable] | None = None
    """A folder with a folder of `.ftl` files for each language, where its words are not among the package's own."""
    book: Callable[[], Traversable] | None = None
    """The file of its rule book."""
    matches: bool = False
    """Whether rubbers, pools and stakes are played in it (E27, E31, E33)."""
    laws: bool = False
    """Whether the arbiter knows its laws."""
    introduction: bool = False
    """Whether its rule book leads in somebody new."""
    best: str | None = None
    """The player who gives hints; None: one of the opponents' level."""
    advisers: Callable[[], Mapping[str, Choose]] | None = None
    """Players without their deliberate mistakes, by name; only those who make some."""
    thoughts: Callable[[], Mapping[str, Think]] | None = None
    """What a player does, with its reasons, by name. For after the deal: reasons tell of hands."""
    near: Callable[[], Near] | None = None
    """Tells whether an event is about as good as the one a player chose: ``near(view, chosen, advised)``."""
    analyst: Callable[[], Analyst] | None = None
    """Who analyses records."""
    reader: Callable[[], Callable[[Any, bool], Work]] | None = None
    """Starts work on which hands the opponent may hold: ``reader(view, weighted)``."""
    explorer: Callable[[], Callable[[Json], Work]] | None = None
    """Starts work on what to do with a hand the user put together."""
    fast: Callable[[], Core] | None = None
    """The fast core that reads and writes records without notes."""

    @property
    def offers(self) -> tuple[str, ...]:
        """Those of `OFFERS` that it has the part for."""
        return tuple(offer for offer, part in OFFERS.items() if getattr(self, part))
