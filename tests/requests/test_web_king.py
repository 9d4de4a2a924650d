"""Marking the king out of turn, and the pause for it."""

from __future__ import annotations

from random import Random

import pytest

from ecarte.games.ecarte.game import GAME as ECARTE
from tests.kit.positions import at
from tests.requests.asking import ask, sound

OTHER = {"S": "N", "N": "S"}
KING_SOUTH_ELDER = "S<KdJhQdQc7c N<QsTsAh8h7h ^7d"
KING_NORTH_ELDER = "N<KdJhQdQc7c S<QsTsAh8h7h ^7d"
KING_SOUTH_DEALER = "N<AsJhQdQc7c S<KdTsAh8h7h ^7d"
KING_NORTH_DEALER = "S<AsJhQdQc7c N<KdTsAh8h7h ^7d"


def given_record(moves: str, king_until: str, king_mark: str = "optional", computer: str = "N:amateur") -> str:
    dealer = OTHER[moves[0]]
    tags = f'[ECN "1"]\n[Game "ecarte"]\n[Rules "akagiri"]\n[Computer "{computer}"]\n[Option "king_mark={king_mark}"]\n'
    tags += f'[Option "king_until={king_until}"]\n' if king_until != "laws" else ""
    return f"{tags}\n1. {dealer}\n{moves}\n*\n"


@pytest.mark.parametrize("until", ["laws", "first-lead"])
@pytest.mark.parametrize("moves", [KING_NORTH_DEALER])
def test_the_computer_marks_its_king_out_of_turn(until: str, moves: str) -> None:
    """The dealer marks as soon as the exchange is over, before the elder leads."""
    answer = sound(ask("play", record=given_record(moves, until), seat="S", event="S:stand"), "S")
    assert [frame["entry"]["event"] for frame in answer["frames"]] == ["S:stand", "N:king"]
    assert (answer["view"]["turn"], answer["view"]["score"]) == ("S", {"S": 0, "N": 1})
    refused = given_record(f"{moves} S:propose", until)
    again = sound(ask("bot", record=refused, seat="S", **{"as": "N"}, player="amateur"), "S")
    said = [frame["entry"]["event"] for frame in again["frames"]]
    assert said in (["N:refuse", "N:king"], ["N:accept"])


@pytest.mark.parametrize("until", ["laws", "first-lead"])
def test_the_computer_marks_its_king_in_turn(until: str) -> None:
    record = given_record(f"{KING_NORTH_ELDER} N:stand", until)
    answer = sound(ask("bot", record=record, seat="S", **{"as": "N"}, player="amateur"), "S")
    assert [frame["entry"]["event"] for frame in answer["frames"]] == ["N:king"]


def test_the_computer_marks_a_king_it_has_led() -> None:
    """The elder may mark after leading the king itself (law 24), although it is then the opponent's turn."""
    for until, said in (("laws", ["N.Kd", "N:king"]), ("first-lead", ["N.Kd"])):
        record = given_record(f"{KING_NORTH_ELDER} N:stand", until)
        led = sound(ask("play", record=record, seat="N", event="N.Kd"), "N")
        assert [frame["entry"]["event"] for frame in led["frames"]] == said
        assert led["view"]["turn"] == "S"


@pytest.mark.parametrize(
    ("moves", "seat", "laws", "first_lead"),
    [
        # whether the right to mark would lapse with the opponent's next event
        (f"{KING_SOUTH_ELDER} S:stand", "S", False, False),  # own turn: nothing to wait for
        (f"{KING_SOUTH_ELDER} S:stand S.Kd", "S", True, False),  # it led the king: until the opponent plays
        (f"{KING_SOUTH_ELDER} S:stand S.Jh", "S", False, False),  # the right has lapsed
        (f"{KING_SOUTH_ELDER} S:stand S:king", "S", False, False),  # the king is marked already
        (f"{KING_SOUTH_DEALER} N:stand", "S", False, True),  # under first-lead the opponent's lead ends the right
        (f"{KING_SOUTH_DEALER} N:stand N.Qc", "S", False, False),  # own turn
        (f"{KING_SOUTH_DEALER} N:stand S:king", "S", False, False),
        (f"{KING_SOUTH_DEALER} N:stand N.Qc S.Kd", "S", False, False),  # won the trick: own turn
        (KING_SOUTH_DEALER, "S", False, False),  # not before the exchange is over
        (f"{KING_SOUTH_ELDER} S:stand", "N", False, False),  # no king
        (f"{KING_SOUTH_DEALER} N:stand", "N", False, False),  # the other's right is not shown
    ],
)
def test_pause(moves: str, seat: str, laws: bool, first_lead: bool) -> None:
    for until, expected in (("laws", laws), ("first-lead", first_lead)):
        view = ask("view", record=given_record(moves, until), seat=seat)["view"]
        assert view["pause"] is expected, until


def test_pause_is_exactly_a_right_that_lapses() -> None:
    """The pause is compared with its definition: after every possible next event, is the right still there?"""
    for start in (KING_SOUTH_ELDER, KING_SOUTH_DEALER, KING_NORTH_DEALER, "S<AdJhTh9h7c N<KdTsAh8h7h ^7d"):
        for until, order in ((u, o) for u in ("laws", "first-lead") for o in ("king-high", "ace-high")):
            state = at(f"{start} {start[0]}:stand", dealer=OTHER[start[0]], king_mark="optional", king_until=until,
                       rank_order=order)  # fmt: skip
            rng = Random(1)
            while state.phase == "play" and len(state.tricks) < 2:
                for seat in "SN":
                    view = ECARTE.view.of(state, seat)
                    may = any(event.verb == "king" for event in view.legal)
                    other = ECARTE.rules.legal(state, OTHER[seat]) if state.mover == OTHER[seat] else ()
                    lapses = [
                        not any(
                            each.verb == "king" for each in ECARTE.rules.legal(ECARTE.rules.play(state, event), seat)
                        )
                        for event in other
                        if event.do == "play"
                    ]
                    assert view.pause is (may and bool(lapses) and any(lapses))
                    assert len(set(lapses)) < 2 or not may
                assert state.mover is not None
                plays = [event for event in ECARTE.rules.legal(state, state.mover) if event.do == "play"]
                state = ECARTE.rules.play(state, rng.choice(plays))


def test_automatic_marks_are_frames_of_their_own() -> None:
    record = given_record(KING_SOUTH_ELDER, "laws", king_mark="automatic")
    record = record.replace('[Option "king_mark=automatic"]\n', "")
    answer = sound(ask("play", record=record, seat="S", event="S:stand"), "S")
    assert [frame["entry"]["event"] for frame in answer["frames"]] == ["S:stand", "S:king"]
    back = sound(ask("back", record=answer["record"], seat="S"), "S")
    assert back["view"]["phase"] == "choose"
    assert back["view"]["legal"] == ["S:propose", "S:stand"]
