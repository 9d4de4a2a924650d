"""The contract of a game: its parts are few and narrow, and the names in older guides still work."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any

import pytest

from ecarte import record
from ecarte.core import contract
from ecarte.core.game import parse_event
from ecarte.games.ecarte.state import Irregular, State
from ecarte.moved import PARTS

PLAY = record.new("ecarte", "akagiri", {}, {}, "5e" * 32, "N")
OPTIONS = PLAY.record.options()
FORMER: list[tuple[Callable[[Any], object], object]] = [
    (lambda game: game.view(PLAY.state, "S").hand, PLAY.state.hands[0]),
    (lambda game: game.score(PLAY.state), {"S": 0, "N": 0}),
    (lambda game: game.turn(PLAY.state), "S"),
    (lambda game: [str(event) for event in game.legal(PLAY.state, "S")], ["S:propose", "S:stand"]),
    (lambda game: str(game.why_not(PLAY.state, parse_event("N:refuse"))), "E-turn (E7) seat=S"),
    (lambda game: game.play(PLAY.state, parse_event("S:propose")).phase, "answer"),
    (lambda game: game.seats(OPTIONS), ("S", "N")),
    (lambda game: game.sides(OPTIONS), ("S", "N")),
    (lambda game: game.punishes(OPTIONS), None),
    (lambda game: (game.NAME, game.CUT_TAG, game.DRAWS), ("ecarte", "Cut", False)),
]


def test_no_part_of_the_contract_is_wide() -> None:
    parts = (contract.Rules, contract.Deal, contract.Score, contract.Sight, contract.Log, contract.Cut)
    assert max(len(fields(part)) for part in parts) <= 8
    assert len(fields(contract.Game)) <= 18


def test_irregularities_are_a_value_of_their_own() -> None:
    """In a game in which none can be committed it never changes."""
    assert len(fields(State)) <= 35
    assert {"past", "acts", "table", "real"} <= {each.name for each in fields(Irregular)}
    regular = PLAY.state.irregular
    play = PLAY
    for event in ("S:propose", "N:refuse", "S.Kh"):
        play = record.advance(play, parse_event(event))
        assert play.state.irregular is regular, event


@pytest.mark.parametrize(("call", "found"), FORMER)
def test_former_names_work_and_warn(call: Callable[[Any], object], found: object) -> None:
    with pytest.warns(DeprecationWarning, match=r"game\..* is now |is now options"):
        assert call(PLAY.record.game) == found


def test_a_name_that_never_was_is_none() -> None:
    game: Any = PLAY.record.game
    with pytest.raises(AttributeError, match="shuffle"):
        game.shuffle(PLAY.state)


def test_every_former_name_leads_somewhere() -> None:
    game: Any = PLAY.record.game
    for name in PARTS:
        with pytest.warns(DeprecationWarning, match="is now"):
            assert getattr(game, name) is not None, name
