"""Games analysed: what every choice is worth, what was luck and what skill, a game reviewed.

What a decision is worth is worked out from what its seat knows; what luck did, from all the cards, and only of deals
that are over. An analyst is kept in the folder of its game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ecarte.analysis.contract import QUICK as QUICK
from ecarte.analysis.contract import Analyst as Analyst
from ecarte.analysis.contract import Effort as Effort
from ecarte.analysis.contract import Pieces as Pieces
from ecarte.analysis.contract import Review as Review
from ecarte.analysis.contract import Work as Work
from ecarte.analysis.contract import finished as finished
from ecarte.core.game import Json
from ecarte.core.titles import Parts

# Each by game; what it is stands in `ecarte.titles.title.Title`.
ANALYSTS: Mapping[str, Analyst] = Parts("analyst")
READERS: Mapping[str, Callable[[Any, bool], Work]] = Parts("reader")
EXPLORERS: Mapping[str, Callable[[Json], Work]] = Parts("explorer")
