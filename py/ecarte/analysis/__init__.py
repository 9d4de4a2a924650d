"""Games analysed: what every choice is worth, what was luck and what skill, a game reviewed.

What a decision is worth is worked out from what its seat knows; what luck did, from all the cards, and only of deals
that are over. An analyst is kept in the folder of its game.
"""

from __future__ import annotations

from collections.abc import Mapping

from ecarte.analysis.contract import QUICK as QUICK
from ecarte.analysis.contract import Analyst as Analyst
from ecarte.analysis.contract import Effort as Effort
from ecarte.analysis.contract import Pieces as Pieces
from ecarte.analysis.contract import Review as Review
from ecarte.analysis.contract import finished as finished
from ecarte.core.lazily import Lazily


def _ecarte() -> Analyst:
    from ecarte.analysis.ecarte import analyst

    return analyst


ANALYSTS: Mapping[str, Analyst] = Lazily({"ecarte": _ecarte})
"""By game."""
