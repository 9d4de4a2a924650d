"""Analysis of games: the value of every choice, luck and skill, reviews.

The value of a decision is computed from what its seat knows; luck is computed from all the cards, and only for
finished deals. An analyst lives in the folder of its game.
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

# Each by game; `ecarte.titles.title.Title` describes them.
ANALYSTS: Mapping[str, Analyst] = Parts("analyst")
READERS: Mapping[str, Callable[[Any, bool], Work]] = Parts("reader")
EXPLORERS: Mapping[str, Callable[[Json], Work]] = Parts("explorer")
