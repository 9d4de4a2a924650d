"""The first hands of écarté, which the machine looks up by bytes, agree with the general tables."""

from __future__ import annotations

from random import Random

import pytest

from ecarte.analysis.ecarte.habits import tables as machine_tables
from ecarte.games.ecarte.options import resolve
from ecarte.machine.ecarte.habits import discard_first, find_place
from ecarte.machine.ecarte.records import Work
from ecarte.players.ecarte.policy import keys, tables


@pytest.mark.parametrize("turned", range(8))
def test_a_first_hand_has_the_place_and_the_discards_of_the_general_tables(turned: int) -> None:
    rng, given, work = Random(turned), machine_tables(resolve("akagiri", {}), turned), Work()
    pool = [card for card in range(32) if card != turned]
    for _ in range(200):
        own = sum(1 << card for card in rng.sample(pool, 5))
        place, king_turned = divmod(find_place(given, work, own), 2)
        assert place == tables.place(keys.hand(own, 1 << turned)[0])
        assert king_turned == (turned == 0)
        for number in range(6):
            assert discard_first(given, work, own, number) == keys.worst(own, 1 << turned, number)
