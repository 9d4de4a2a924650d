"""The analyst of écarté, with the interface that `ecarte.analysis` asks for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING

from ecarte.analysis import Effort
from ecarte.analysis.ecarte.choices import values
from ecarte.analysis.ecarte.equity import equity
from ecarte.analysis.ecarte.frequencies import chances
from ecarte.analysis.ecarte.open_cards import go_on
from ecarte.analysis.ecarte.playout import Playout
from ecarte.analysis.ecarte.review import GRADES, pieces, refusal
from ecarte.analysis.ecarte.review.verdict import advice
from ecarte.core.game import Event
from ecarte.core.moment import Moment
from ecarte.games.ecarte.facts import UNIT
from ecarte.games.ecarte.options import Options
from ecarte.games.ecarte.state import View
from ecarte.machine import module
from ecarte.players import ADVISERS
from ecarte.players.ecarte import policy
from ecarte.players.ecarte.rules import load_rules

if TYPE_CHECKING:
    from ecarte.analysis.standing import Judging
    from ecarte.types.analysis import Estimate, Worth

__all__ = ["UNIT", "equities", "estimate", "go_on", "judging", "pieces", "refusal", "warming"]


def estimate(view: View, at: Moment, effort: Effort) -> Estimate | None:
    """Return the value of every choice of a view's seat now, or None when it has none.

    ``at`` is the moment after the choice.
    """
    module.call_for("ecarte")
    judged = values(view, Random(effort.seed(at)), effort.most, effort.worlds)
    if judged is None:
        return None
    master = chances(view)
    choices: list[Worth] = [
        {
            "event": str(choice.event),
            "points": choice.points,
            "game": choice.game,
            "error": choice.error,
            "wins": choice.wins,
            "p": None if master is None else master.get(choice.event, 0.0),
        }
        for choice in judged.choices
    ]
    return {
        "choices": choices,
        "best": str(judged.best.event),
        "exact": judged.exact,
        "worlds": judged.worlds,
        "unit": UNIT.name,
        "reasons": [reason.to_json() for reason in advice(view, judged)],
    }


KINDS = ("choose", "answer", "discard", "play")
"""The kinds of decisions; a king that is not marked, and doubling, belong to none."""


def judging() -> Judging:
    """Return how decisions are counted in a player's standing."""
    from ecarte.analysis.standing import Judging  # it needs the figures, which are loaded with it

    return Judging(GRADES, KINDS, _kind_of, {"choose": "propose", "answer": "refuse"})


def _kind_of(event: Event) -> str | None:
    if event.verb in ("propose", "stand"):
        return "choose"
    if event.verb in ("accept", "refuse"):
        return "answer"
    return event.do if event.do in KINDS else None


def warming(view: View) -> Sequence[Callable[[], object]]:
    """Return the preparations of the first hint: the players, the module, the trained policy, the machine's tables.

    The first of them calls for no table, so that it can be done before any is there.
    """
    return (
        lambda: list(ADVISERS["ecarte"].values()),
        lambda: module.call_for("ecarte"),
        lambda: policy.find(view.options, policy.needs(view)),
        lambda: _fill_tables(view),
    )


def _fill_tables(view: View) -> None:
    """Fill in what the machine is given of a deal like this one, for players and analysis."""
    options, needs = view.options, policy.needs(view)
    load_rules(options, [needs])
    Playout(options, options.order.index(view.turned[0]) if view.turned else 0, policy.find(options, needs))


def equities(options: Options, *, points: bool = False) -> list[list[float]]:
    """Return the elder's chance of the game before a deal, by the scores of elder (rows) and dealer.

    With ``points`` it is what the game counts to the elder, less what it counts to the dealer (E25).
    """
    table = equity(options)
    scores = range(options.target)
    return [[(table.points if points else table.elder)(own, other) for other in scores] for own in scores]
