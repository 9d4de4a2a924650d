"""A hand thrown in, and a claim of the remaining tricks: rule E30, law 42."""

from __future__ import annotations

from typing import Any

import pytest

from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.state import State
from tests.kit.positions import at, go, legal, scored, why

# South leads, spades are trumps, the elder stood.
STAND = "S<KsQs9h8h7h N<KhQhJhAhTh ^7s S:stand"
REFUSED = "S<KsQs9h8h7h N<KhQhJhAhTh ^7s S:propose N:refuse"
FOUR = "S<KsQsJsAs7h N<KhQhJhAhTh ^7s S:stand"
THREE_TAKEN = "S.Ks N.Th S.Qs N.Ah S.Js N.Jh"


def game(moves: str, **options: Any) -> State:
    return at(moves, **{"throw_in": True, "king_mark": "none", **options})


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        (f"{STAND} S:concede", ("N", 2, "vole")),  # no trick taken
        (f"{REFUSED} S:concede", ("N", 2, "vole")),
        (f"{REFUSED} S.Ks N.Th S:concede", ("N", 1, "point")),  # one
        (f"{REFUSED} S.Ks N.Th S.Qs N.Ah S:concede", ("N", 1, "point")),  # or two
        (f"{STAND} S.Ks N.Th S:concede", ("N", 2, "elder-vulnerable")),  # against a vulnerable player
        (f"{STAND} S.Ks N:concede", ("S", 2, "vole")),  # to a card that was led, too
        (f"{REFUSED} S.9h N.Jh N:concede", ("S", 2, "dealer-vulnerable")),
        (f"{FOUR} {THREE_TAKEN} S.As N:concede", ("S", 2, "vole")),
    ],
)
def test_e30_thrown_in(moves: str, expected: Any) -> None:
    state = game(moves)
    assert scored(state) == [expected]
    assert (state.phase, state.mover) == ("scored", None)


def test_e30_only_in_turn_and_only_in_play() -> None:
    assert why(game(STAND), "N:concede") == "E-turn E16"
    for moves in ("S<KsQs9h8h7h N<KhQhJhAhTh ^7s", REFUSED.removesuffix(" N:refuse"), f"{REFUSED[:-9]} N:accept"):
        for seat in "SN":
            assert not {f"{seat}:concede", f"{seat}:claim"} & legal(game(moves), seat), moves
    assert why(at(STAND, king_mark="none"), "S:concede") == "E-offer-off E30"
    assert why(at(STAND, king_mark="none"), "S:claim") == "E-offer-off E30"


def test_e30_not_after_three_tricks() -> None:
    state = game(f"{FOUR} {THREE_TAKEN}")
    assert why(state, "S:concede") == "E-concede-now E30"
    assert "S:concede" not in legal(state, "S")
    assert "N:concede" in legal(go(state, "S.As"), "N")  # the other may


@pytest.mark.parametrize(
    ("hands", "moves", "sure"),
    [
        ("S<KsQsJsAsTs N<KhQhJhAhTh ^7s", "", True),  # all the trumps from the top
        ("S<KsQsJsAs9s N<KhQhJhAhTh ^7s", "", True),  # the ten falls under the king, if it is still out
        ("S<KsQs8s9sJs N<KhQhJhAhTh ^7s", "", True),  # the ace and the ten under king and queen
        ("S<KsQs8s9s7h N<KhQhJhAhTh ^7s", "", False),
        ("S<KsQsJsAsTs N<KhQhJhAhTh ^7h", "", False),  # trumps are hearts
        ("S<KsQsJsAsKh N<8h7hTcAcTd ^7s", "", True),  # four rounds of trumps exhaust the opponent's three
        ("S<KsQsJsKcKh N<8h7hTcAcTd ^7s", "", False),  # the other may hold four
        ("S<KsQsJsAsQh N<8h7hTcAcTd ^7s", "", False),  # the king of hearts may be out
        ("S<KsQsJsAsQh N<8h7hTcAcTd ^Kh", "", False),  # the other may have a trump: hearts are trumps
        ("S<KsQsJsAs7h N<KhQhJhAhTh ^7s", f"{THREE_TAKEN} S.As N.Qh", False),  # the last heart is not sure
        (
            "S<KsQsJsAsAh N<KhQhJh8hTh ^7s",
            "S.Ks N.Kh S.Qs N.Qh S.Js N.Jh S.As N.8h",
            False,
        ),  # a void suit does not count
        ("S<KsQsJsAsKh N<Ts9sJh8hTh ^7s", "S.Ks N.Ts S.Qs N.9s", True),  # only the eight can be out
        ("S<KsQsJs7s9h N<KhQhJhAhTh ^8s", "S.Ks", False),  # not while a card lies there
    ],
)
def test_e30_claimed_only_when_sure_whatever_the_opponent_holds(hands: str, moves: str, sure: bool) -> None:
    """What the opponent really holds does not matter."""
    state = game(f"{hands} S:stand {moves}")
    seat = state.mover or ""
    assert (f"{seat}:claim" in legal(state, seat)) is sure
    assert why(state, f"{seat}:claim") == ("" if sure else "E-claim-rest E30")


@pytest.mark.parametrize(("hand", "laid", "sure"), [("KsQsJsAsKh", "As", True), ("KsQsJsTdKh", "Td", False)])
def test_e30_the_discards_of_the_claimant_are_known(hand: str, laid: str, sure: bool) -> None:
    """King, queen and jack of trumps draw the rest when the ace is among one's own discards."""
    state = game(f"S<{hand} N<8h7hTcAcTh ^7s S:propose N:accept S-{laid} N-0 S+Kd S:stand")
    assert ("S:claim" in legal(state, "S")) is sure


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        ("S<KsQsJsAsTs N<KhQhJhAhTh ^7s S:stand S:claim", ("S", 2, "vole")),
        ("S<KsQsJsAsTs N<KhQhJhAhTh ^7s S:propose N:refuse S.Ks N.Th S:claim", ("S", 2, "vole")),
        (
            "S<KsQsJsAs7h N<KhQhJhAhTh ^7s S:propose N:refuse S.7h N.Th N.Kh S.Ks S:claim",
            ("S", 2, "dealer-vulnerable"),
        ),
        ("S<KsQsJsAs7h N<KhQhJhAhTh ^7s S:stand S.7h N.Th N.Kh S.Ks S:claim", ("S", 1, "point")),
        (
            "S<KsQs7h8h9h N<KhQhJhAhTh ^7s S:stand S.7h N.Th N.Kh S.8h N.Qh S.9h N.Jh S.Ks S:claim",
            ("N", 2, "elder-vulnerable"),
        ),
    ],
)
def test_e30_the_rest_is_the_claimants(moves: str, expected: Any) -> None:
    state = game(moves)
    assert scored(state) == [expected]
    assert sum(state.won) == 5


def test_e29_e30_giving_up_after_declining_the_point_costs_two() -> None:
    for said, expected in (
        ("N:offer S:decline S.Ks N.Th S:concede", ("N", 2, "offer-declined")),
        ("N:offer S:decline S:concede", ("N", 2, "offer-declined")),
        ("S:offer N:decline S:concede", ("N", 2, "vole")),
        ("N:offer S:decline S.Ks N:concede", ("S", 2, "vole")),
    ):
        state = game(f"{REFUSED} {said}", offer_point=True)
        assert scored(state) == [expected], said
    sure = game(f"{REFUSED} S:offer N:decline S.Ks N.Th", offer_point=True)
    assert "S:concede" not in legal(sure, "S")  # the vole is no longer possible: South has two points


def test_e26_e30_a_hand_thrown_in_to_an_offender_is_lessened() -> None:
    moves = (
        "N<9c8cKhQhAd S<KsQsJsJc7h ^7s N:propose S:refuse N.9c S.7h~revoke /N N.8c S.Jc &claim:N:43:#7 &ruling:43:stand"
    )
    state = game(moves, dealer="S", revoke="penalty")
    assert scored(go(state, "S.Ks N:concede")) == [("S", 0, "point")]
    assert scored(go(state, "S:concede")) == [("N", 2, "dealer-vulnerable")]


def test_e30_thrown_in_the_deal_is_over_and_the_next_is_dealt() -> None:
    state = game(f"{STAND} S:concede")
    head = ECARTE.deal.next_head(state)
    assert head is not None
    assert (head.number, head.dealer) == (2, "S")
    assert why(state, "N:concede") == "E-deal-over E22"
    assert game(f"{STAND} S:concede", score=(0, 3)).phase == "over"
