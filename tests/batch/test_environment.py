"""Écarté and belote as environments of PettingZoo: its own tests of the interface, and the rewards."""

from __future__ import annotations

import pytest

pytest.importorskip("pettingzoo", reason="environments are native only")

import numpy as np
from pettingzoo.test import api_test, seed_test

from ecarte import Error
from ecarte.batch.belote.environment import Environment as Belote
from ecarte.batch.ecarte.environment import Environment


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("rules", ["akagiri", "jirai"])
def test_the_interface_is_that_of_pettingzoo(rules: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(Environment(rules), num_cycles=500)
    assert capsys.readouterr().out.endswith("Passed API test\n")


def test_a_seed_says_everything() -> None:
    seed_test(Environment, num_cycles=200)
    first, second = Environment(), Environment()
    for environment in (first, second):
        environment.reset(seed=8)
    assert (first.table.pack == second.table.pack).all()


@pytest.mark.parametrize("seed", range(40))  # among them kings turned up in the first deal
def test_rewards_are_points(seed: int) -> None:
    environment = Environment()
    environment.reset(seed=seed)
    total = dict(environment.rewards)
    choose = np.random.default_rng(1)
    while True:
        agent = environment.agent_selection
        seen, _, over, _, _ = environment.last()
        if over:
            break
        other = next(each for each in environment.agents if each != agent)
        assert not environment.observe(other)["action_mask"].any()
        environment.step(choose.choice(np.flatnonzero(seen["action_mask"])))
        for each, reward in environment.rewards.items():
            total[each] += reward
    south, north = environment.table.score[0].tolist()
    assert total == {"player_0": south - north, "player_1": north - south}


def test_an_illegal_action_is_refused() -> None:
    environment = Environment()
    environment.reset(seed=3)
    with pytest.raises(Error):
        environment.step(None)
    with pytest.raises(Error):
        environment.step(4)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("rules", ["classic", "three"])
def test_the_interface_of_belote_is_that_of_pettingzoo(rules: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(Belote(rules), num_cycles=300)
    assert capsys.readouterr().out.endswith("Passed API test\n")


@pytest.mark.parametrize("rules", ["classic", "three"])
def test_rewards_of_belote_are_points_less_those_of_the_others(rules: str) -> None:
    environment = Belote(rules, {"target": 500})
    environment.reset(seed=2)
    total = dict(environment.rewards)
    choose = np.random.default_rng(1)
    while not environment.terminations[environment.agent_selection]:
        seen = environment.observe(environment.agent_selection)
        environment.step(choose.choice(np.flatnonzero(seen["action_mask"])))
        for each, reward in environment.rewards.items():
            total[each] += reward
    score = environment.table.score[0]
    for seat, agent in enumerate(environment.possible_agents):
        own = score[environment.table.sides[seat]]
        assert total[agent] == own - (score.sum() - own) / (len(score) - 1)
