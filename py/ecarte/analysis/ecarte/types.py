"""The hand explorer of écarté as JSON: declarations alone (`ecarte.types`)."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from ecarte.types.analysis import Worth
from ecarte.types.view import Card, Rules


class EcarteExploring(TypedDict):
    """A hand put together by the user, and where it is held."""

    game: Literal["ecarte"]
    rules: Rules
    hand: list[Card]
    turned: Card
    role: Literal["elder", "dealer"]
    score: tuple[int, int]  # own, the opponent's
    laid: int  # dealer: how many cards the elder discards, once cards are accepted


class Classic(TypedDict):
    """What the books say of a hand: whether to play without cards (stand, refuse), and the standard hand it equals."""

    plays: bool
    why: str  # words `classic-<why>`; else, without a `standard`, `explorer-why-<why>`; "": too weak
    standard: str
    thrown: list[Card]
    lead: Card | None


class Counted(TypedDict):
    """The results of standing, or refusing, against every hand the opponent may hold, with both hands seen."""

    hands: int
    wins: int
    voles: int
    leads: dict[Card, int] | None  # wins by lead


class Seeing(TypedDict):
    """What standing gains over the best lead when both hands are seen."""

    points: float
    game: float


class EcarteExplored(TypedDict):
    """What the explorer knows of a hand so far."""

    classic: Classic
    deals: Counted | None
    choices: list[Worth] | None  # stand, propose; or refuse, accept
    discards: list[Worth] | None  # once cards are accepted, the best first
    leads: list[Worth] | None  # elder, standing
    seeing: Seeing | None
    worlds: int  # hands that were examined for `choices`


Exploring: TypeAlias = EcarteExploring
Explored: TypeAlias = EcarteExplored
