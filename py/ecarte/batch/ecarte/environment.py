"""A game of écarté as an environment of PettingZoo, for programs that learn by playing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ecarte.batch.agents import Agents
from ecarte.batch.ecarte.table import Table
from ecarte.core.game import OptionValue


class Environment(Agents):
    """One game between "player_0" (South) and "player_1" (North); an action is one of those of a `Table`.

    An observation has "observation", a row of `Table.observe`, and "action_mask", which is all zeros for the agent
    that is not to act. The reward of a step is the points it brings the agent less those it brings the other. The
    arguments are those of a `Table`. Raises an `ecarte.Error` for an illegal action.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "ecarte_v0", "render_modes": [], "is_parallelizable": False}
    new = Table

    def __init__(self, rules: str = "akagiri", options: Mapping[str, OptionValue] | None = None) -> None:
        super().__init__(rules, options)
