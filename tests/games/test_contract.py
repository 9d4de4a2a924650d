"""The contract of a game: its parts are few and narrow."""

from __future__ import annotations

from dataclasses import fields

from ecarte import record
from ecarte.core import contract
from ecarte.core.game import parse_event
from ecarte.games.ecarte.state import Irregular, State

PLAY = record.new("ecarte", "akagiri", {}, {}, "5e" * 32, "N")


def test_no_part_of_the_contract_is_wide() -> None:
    parts = (contract.Rules, contract.Deal, contract.Score, contract.Sight, contract.Log, contract.Cut)
    assert max(len(fields(part)) for part in parts) <= 8
    assert len(fields(contract.Game)) <= 19


def test_irregularities_are_a_value_of_their_own() -> None:
    """In a game in which none can be committed it never changes."""
    assert len(fields(State)) <= 35
    assert {"past", "acts", "mistakes", "real"} <= {each.name for each in fields(Irregular)}
    regular = PLAY.state.irregular
    play = PLAY
    for event in ("S:propose", "N:refuse", "S.Kh"):
        play = record.advance(play, parse_event(event))
        assert play.state.irregular is regular, event
