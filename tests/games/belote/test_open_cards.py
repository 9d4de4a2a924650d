"""Belote for two with open cards (B32, B33): how they are dealt, turned up and seen."""

from __future__ import annotations

import json

import pytest

from ecarte.core.cards import PACK
from ecarte.core.game import Event, parse_event
from ecarte.games.belote.game import GAME as BELOTE
from ecarte.games.belote.state import State
from ecarte.record import seatview
from tests.kit.belote_course import course
from tests.kit.belote_deals import Step, record_of
from tests.kit.belote_deals import course as steps_of
from tests.kit.belote_positions import begun, dealt, go, legal, why

OPTIONS = BELOTE.resolve("two", {})
# Of an unshuffled pack: four down before each, four up on these, and the same again; North is the elder.
NORTH, SOUTH = "AhKhQhJhAcKcQcJc", "ThTc9h9c8h8c7h7c"


def after(moves: str) -> State:
    """Return the state after some plays with clubs as trumps, the pack being unshuffled."""
    state = go(dealt(begun(preset="two")), "N:take:c")
    for move in moves.split():
        state = BELOTE.rules.play(state, parse_event(move))
        while (event := BELOTE.deal.due(state, PACK)) is not None:
            state = BELOTE.rules.play(state, event)
    return state


def test_b32_every_other_row_of_four_lies_open_on_the_one_before() -> None:
    state = dealt(begun(preset="two"))
    assert {seat: set(hand) for seat, hand in BELOTE.deal.hands(state).items()} == {
        "N": {NORTH[at : at + 2] for at in range(0, 16, 2)},
        "S": {SOUTH[at : at + 2] for at in range(0, 16, 2)},
    }
    assert state.covering == state.hands
    assert (state.turned, BELOTE.rules.turn(state)) == ("7c", "N")


def test_b32_nothing_is_dealt_after_the_bids_and_the_elder_leads() -> None:
    state = after("")
    assert (state.phase, BELOTE.rules.turn(state), len(state.hand("S"))) == ("play", "N", 8)


def test_b33_the_winner_first_turns_up_what_lay_beneath() -> None:
    state = go(dealt(begun(preset="two")), "N:take:c N.Jc S.Tc")
    assert (state.phase, BELOTE.rules.turn(state)) == ("uncovering", None)
    assert why(state, "N.Ah") == "E-cards-due B33"
    first = BELOTE.deal.due(state, PACK)
    assert first == Event("deal", "N", ("Jd",), "up")
    assert why(state, "S<^9d") == "E-given-order B33"
    state = BELOTE.rules.play(state, first)
    assert BELOTE.deal.due(state, PACK) == Event("deal", "S", ("Td",), "up")
    state = BELOTE.rules.play(state, parse_event("S<^Td"))
    assert (state.phase, BELOTE.rules.turn(state)) == ("play", "N")
    assert "N.Jd" in legal(state)


def test_b33_nothing_lies_beneath_a_card_turned_up() -> None:
    state = after("N.Jc S.Tc N.Jd S.Td")
    assert (state.phase, len(state.hand("N")), len(state.hand("S"))) == ("play", 7, 7)


def test_b33_only_open_cards_must_follow() -> None:
    """South has no spade that lies open, only covered ones: it trumps."""
    state = after("N.Ac S.9c")
    assert "As" not in state.hand("S")
    state = after("N.Jc S.Tc")
    assert {move for move in legal(go(state, "N.Jd"), "S") if move[:2] == "S."} == {"S.Td"}


@pytest.mark.parametrize("number", range(4))
def test_nobody_sees_a_covered_card(number: int) -> None:
    for state in course("two", {}, number, "chance"):
        covered = set(BELOTE.deal.unseen(state))
        assert len(covered) == sum(map(len, state.covering)) if state.number else True
        for seat in state.seats:
            view = BELOTE.view.of(state, seat)
            shown = json.dumps(view.to_json())
            assert not any(card in shown for card in covered)
            assert view.known == {other: state.hand(other) for other in state.seats if other != seat}


def test_a_view_of_the_record_is_the_whole_record() -> None:
    steps: list[Step] = list(steps_of(OPTIONS, 7, 2))
    record = record_of(OPTIONS, steps)
    for seat in OPTIONS.seats:
        assert seatview.redact(record, seat).deals == record.deals
