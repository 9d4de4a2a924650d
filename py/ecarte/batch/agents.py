"""What the environments of PettingZoo have in common, whichever game it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from ecarte.api.errors import not_installed
from ecarte.batch.games import Games
from ecarte.core.game import OptionValue

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
except ModuleNotFoundError as error:
    raise not_installed(str(error.name), "environment") from None

Observation = dict[str, NDArray[np.integer[Any]]]


class Agents(AECEnv):  # type: ignore[misc]  # PettingZoo brings no types
    """One game of a table, each player of which is an agent: "player_0" and so on, as seats are numbered.

    An `Environment` names its `Table` in ``new``.
    """

    new: ClassVar[Any]
    agent_selection: str

    def __init__(self, rules: str, options: Mapping[str, OptionValue] | None) -> None:
        super().__init__()
        self.rules, self.options = rules, options
        self.table: Games = self.new(1, None, rules, options)
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.render_mode = None
        row, actions = self.table.observe(0)[0], self.table.actions
        most = np.iinfo(row.dtype).max
        space = Dict({"observation": Box(0, most, row.shape, row.dtype), "action_mask": Box(0, 1, (actions,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game.

        The same seed gives the same packs, in this game and those after it; "player_0" deals first after a seed.
        """
        if seed is None:
            self.table.begin()
        else:
            self.table = self.new(1, seed, self.rules, self.options)
        self.agents = list(self.possible_agents)
        self._reward()  # a king may be turned up
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know."""
        seat = self.possible_agents.index(agent)
        acts = seat == self.table.seat[0]
        mask = self.table.legal()[0] if acts else np.zeros(self.table.actions, np.bool_)
        return {"observation": self.table.observe(seat)[0], "action_mask": mask.astype(np.int8)}

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
            self.terminations = dict.fromkeys(self.agents, True)
        self._turn()
        self._accumulate_rewards()

    def _reward(self) -> None:
        points = self.table.points[0].tolist()
        others = (len(points) * np.array(points) - sum(points)) / (len(points) - 1)
        self.rewards = {agent: float(others[self.table.sides[seat]]) for seat, agent in enumerate(self.possible_agents)}

    def _turn(self) -> None:
        self.agent_selection = self.possible_agents[self.table.seat[0] % self.table.seats]
