"""What the players of belote thought, told after the deal: their reasons, and what there was to say of the cards.

A player gives what decided its choice (`ecarte.players.belote.reasons`). To that is added what is seen from its seat,
in the words of a review.
"""

from __future__ import annotations

from collections.abc import Mapping

from ecarte.analysis.belote.cards import compare
from ecarte.analysis.belote.reasons import held
from ecarte.games.belote.state import View
from ecarte.machine.belote.stakes import GAME
from ecarte.players import Think
from ecarte.players.belote import amateur, casual, club, expert, novice
from ecarte.players.belote.table import Player, plays
from ecarte.players.thoughts import Reason, Thought

CAPOT = 252  # about the most points of a deal (B25)


def tell(view: View, thought: Thought | None) -> Thought | None:
    """Return a thought with what is to be said of the cards put first."""
    if thought is None or not thought.reasons or thought.reasons[0].code == "forced":
        return thought
    event, reasons, figures = thought
    if view.phase == "bid":
        takes = [each.event for each in figures if each.event.verb == "take"]
        first: Reason | None = held(view, event if event.verb == "take" or not takes else takes[0])
    elif event.do != "play":
        return thought
    elif len(plays(view)) == 1:
        return thought._replace(reasons=(Reason("forced"),))
    else:
        rival = next((each.event for each in figures if each.event != event), None)
        is_better = rival is not None and reasons[0].code == "belote-weighed"
        first = compare(view, event, rival) if rival and is_better else None
    if figures and _may_end(view):
        reasons = (*reasons, Reason("belote-stakes", {"points": round(GAME)}))
    return thought._replace(reasons=(first, *reasons) if first else reasons)


def _may_end(view: View) -> bool:
    """Return whether the game may end with the deal, which the players then weigh (B27)."""
    options = view.options
    if options.deals:
        return view.deal - view.carried.uncounted >= options.deals
    return max(view.score.values()) + CAPOT >= options.target


def _of(player: Player) -> Think:
    return lambda view, rng: tell(view, player.think(view, rng))


THOUGHTS: Mapping[str, Think] = {
    "novice": _of(novice.PLAYER),
    "casual": _of(casual.PLAYER),
    "amateur": _of(amateur.PLAYER),
    "club": _of(club.PLAYER),
    "expert": _of(expert.PLAYER),
}
