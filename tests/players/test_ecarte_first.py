"""The first hands of écarté, looked up by bytes, agree with the general tables."""

from __future__ import annotations

from random import Random

import pytest

from ecarte.players.ecarte.policy import keys, tables
from ecarte.players.ecarte.policy.first import FirstHands


@pytest.mark.parametrize("turned", range(8))
def test_a_first_hand_has_the_place_and_the_discards_of_the_general_tables(turned: int) -> None:
    rng = Random(turned)
    first, pool = FirstHands(turned), [card for card in range(32) if card != turned]
    for _ in range(200):
        own = sum(1 << card for card in rng.sample(pool, 5))
        assert first.place(own) == tables.place(keys.hand(own, 1 << turned)[0])
        for number in range(6):
            assert first.worst(own, number) == keys.worst(own, 1 << turned, number)
