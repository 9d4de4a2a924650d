"""A game of belote as an environment of PettingZoo, for programs that learn by playing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ecarte.batch.agents import Agents
from ecarte.batch.belote.table import Table
from ecarte.core.game import OptionValue


class Environment(Agents):
    """One game between "player_0" and the others, in turn order; an action is one of those of a `Table`.

    An observation has "observation", a row of `Table.observe`, and "action_mask", which is all zeros for the agents
    that are not to act. The reward of a step is the points it brings the agent's side less those it brings the other,
    or the average of the others when three play. The arguments are those of a `Table`. Raises an `ecarte.Error` for an
    illegal action.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "belote_v0", "render_modes": [], "is_parallelizable": False}
    new = Table

    def __init__(self, rules: str = "classic", options: Mapping[str, OptionValue] | None = None) -> None:
        super().__init__(rules, options)
