"""The analyst of belote, with the interface that `ecarte.analysis` asks for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING

from ecarte.analysis import Effort
from ecarte.analysis.belote.chance import after
from ecarte.analysis.belote.choices import declaration, values
from ecarte.analysis.belote.choices.value import Values
from ecarte.analysis.belote.open_cards import go_on
from ecarte.analysis.belote.reasons import advice
from ecarte.analysis.belote.review import GRADES, pieces, refusal
from ecarte.core.game import Event
from ecarte.core.moment import Moment
from ecarte.games.belote.facts import UNIT
from ecarte.games.belote.state import View
from ecarte.machine import module, run
from ecarte.players import PLAYERS
from ecarte.players.belote.cards import tables
from ecarte.players.belote.search import GAME

if TYPE_CHECKING:
    from ecarte.analysis.standing import Judging
    from ecarte.types.analysis import Estimate, Worth

__all__ = ["UNIT", "estimate", "go_on", "judging", "pieces", "refusal", "warming"]


def estimate(view: View, at: Moment, effort: Effort) -> Estimate | None:
    """Return the value of every choice of a view's seat now, or None when it has none.

    ``at`` is the moment after the choice. A declaration comes before a card where silence would cost something.
    """
    module.call_for(GAME)
    found = declaration(view, Random(effort.seed(at)), effort.worlds)
    if found is None or found.best.event.verb != "meld" or UNIT.is_none(*found.loss(1)):
        found = values(view, Random(effort.seed(at)), effort.worlds)
    return told(view, found) if found else None


def told(view: View, found: Values) -> Estimate:
    """Return the value of every choice of a view's seat as JSON, with the reasons for the best."""
    choices: list[Worth] = []
    for choice in found.choices:
        worth: Worth = {
            "event": str(choice.event),
            "points": choice.points,
            "game": after(view, choice.points),
            "error": choice.error,
            "p": None,
        }
        if choice.made is not None:
            worth["made"] = choice.made
        choices.append(worth)
    return {
        "choices": choices,
        "best": str(found.best.event),
        "exact": found.exact,
        "worlds": found.worlds,
        "unit": UNIT.name,
        "reasons": [reason.to_json() for reason in advice(view, found)],
    }


KINDS = ("bid", "declare", "play")
"""The kinds of decisions."""


def judging() -> Judging:
    """Return how decisions are counted in a player's standing."""
    from ecarte.analysis.standing import Judging  # it needs the figures, which are loaded with it

    return Judging(GRADES, KINDS, _kind_of, {"bid": "take"})


def _kind_of(event: Event) -> str | None:
    if event.do == "play":
        return "play"
    return "bid" if event.verb in ("take", "pass") else "declare"


def warming(view: View) -> Sequence[Callable[[], object]]:
    """Return the preparations of the first hint: the players, the module, the tables of the rules.

    The first of them calls for no table, so that it can be done before any is there.
    """
    return (
        lambda: list(PLAYERS[GAME].values()),
        lambda: module.call_for(GAME),
        lambda: run.find(GAME).load(tables(view.options)),
    )
