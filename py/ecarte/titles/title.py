"""What a title names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # each is loaded with what it is the type of
    from ecarte.analysis import Analyst, Work
    from ecarte.core.columns import Facts
    from ecarte.core.game import Game, Json
    from ecarte.notation.fast import Core
    from ecarte.players import Choose, Near, Think


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
    best: str | None = None
    """Who gives the hints, whoever the opponents are; None: a player like these does."""
    advisers: Callable[[], Mapping[str, Choose]] | None = None
    """By name: what a player would do that makes no slips, where that is not what it does itself."""
    thoughts: Callable[[], Mapping[str, Think]] | None = None
    """By name: what a player does, with its reasons. For after the deal: reasons tell of hands."""
    near: Callable[[], Near] | None = None
    """Whether a player that would do one thing may as well do another that it is advised."""
    analyst: Callable[[], Analyst] | None = None
    """Who analyses records."""
    reader: Callable[[], Callable[[Any, bool], Work]] | None = None
    """What the other could hold in a view, weighed or not."""
    explorer: Callable[[], Callable[[Json], Work]] | None = None
    """What can be done with a hand that was put together."""
    fast: Callable[[], Core] | None = None
    """The fast core that reads and writes records without notes."""
