"""A game of écarté as an environment of PettingZoo, for programs that learn by playing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from ecarte.api.errors import not_installed
from ecarte.batch.ecarte.table import ACTIONS, COLUMNS, Table
from ecarte.core.game import OptionValue

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
except ModuleNotFoundError as missing:
    raise not_installed((missing.name or "").partition(".")[0], "environment") from None

AGENTS = ["player_0", "player_1"]
_COLUMNS = max(each.stop for each in COLUMNS.values())
Observation = dict[str, NDArray[np.int8]]


class Environment(AECEnv):  # type: ignore[misc]  # PettingZoo brings no types
    """One game between "player_0" (South) and "player_1" (North); an action is one of those of a `Table`.

    An observation has "observation", a row of `Table.observe`, and "action_mask", which is all zeros for the agent
    that is not to act. The reward of a step is the points it brings the agent less those it brings the other. The
    arguments are those of a `Table`. Raises an `ecarte.Error` for an illegal action.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "ecarte_v0", "render_modes": [], "is_parallelizable": False}

    def __init__(self, rules: str = "akagiri", options: Mapping[str, OptionValue] | None = None) -> None:
        super().__init__()
        self.rules, self.options = rules, options
        self.possible_agents = list(AGENTS)
        self.agents: list[str] = []
        self.render_mode = None
        space = Dict({"observation": Box(0, 127, (_COLUMNS,), np.int8), "action_mask": Box(0, 1, (ACTIONS,), np.int8)})
        self.observation_spaces = dict.fromkeys(AGENTS, space)
        self.action_spaces = {agent: Discrete(ACTIONS) for agent in AGENTS}
        self.table = Table(1, None, rules, options)

    def observation_space(self, agent: str) -> Dict:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game.

        The same seed gives the same packs, in this game and those after it; South deals first after a seed.
        """
        if seed is None:
            self.table.begin()
        else:
            self.table = Table(1, seed, self.rules, self.options)
        self.agents = list(AGENTS)
        self._reward()  # a king may be turned up
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self._turn()

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know."""
        side = AGENTS.index(agent)
        acts = side == self.table.side[0]
        mask = self.table.legal()[0] if acts else np.zeros(ACTIONS, np.bool_)
        return {"observation": self.table.observe(side)[0], "action_mask": mask.astype(np.int8)}

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent to act."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.table.step([-1 if action is None else int(action)])
        self._cumulative_rewards[agent] = 0
        self._reward()
        if self.table.over[0]:
            self.terminations = dict.fromkeys(AGENTS, True)
        self._turn()
        self._accumulate_rewards()

    def _reward(self) -> None:
        ((south, north),) = self.table.points.tolist()
        self.rewards = dict(zip(AGENTS, (float(south - north), float(north - south)), strict=True))

    def _turn(self) -> None:
        self.agent_selection = AGENTS[self.table.side[0]]
