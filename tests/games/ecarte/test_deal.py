"""Pack, deal, turn-up and cut: rules E1 to E6."""

from __future__ import annotations

import itertools

import pytest

from ecarte import record
from ecarte.core.cards import PACK
from ecarte.core.game import Event, Head
from ecarte.games.ecarte.game import GAME as ECARTE
from tests.kit.positions import at, go, legal, scored, why

SEED = "5e" * 32
BOTH = "S<AsJhQdQc7c N<QsTsAh8h7h"


def test_e1_the_pack_has_32_different_cards_seven_to_king() -> None:
    assert len(PACK) == len(set(PACK)) == 32
    assert {card[0] for card in PACK} == set("KQJAT987")
    assert {card[1] for card in PACK} == set("shdc")


@pytest.mark.parametrize(
    ("moves", "event", "expected"),
    [
        ("S<AsJhQdQc7c", "N<QsTsAh8h7c", "E-card-twice E1"),  # held by the elder
        ("", "S<AsJhQdQcAs", "E-card-twice E1"),
        (BOTH, "^As", "E-card-twice E1"),
        (BOTH, "^??", "E-card-unknown E1"),
        (f"{BOTH} ^7d S:propose N:accept S-As N-Qs", "S+7d", "E-card-twice E1"),  # the turn-up is never drawn (E5)
        (f"{BOTH} ^7d S:propose N:accept S-As N-Qs", "S+As", "E-card-twice E1"),  # nor a discard (E12)
        (f"{BOTH} ^7d S:stand", "S.Ks", "E-not-held E1"),
        (BOTH, "E:stand", "E-seat E1"),  # two players
    ],
)
def test_e1_no_card_twice(moves: str, event: str, expected: str) -> None:
    assert why(at(moves), event) == expected


@pytest.mark.parametrize(("rank_order", "order"), [("king-high", "KQJAT987"), ("ace-high", "AKQJT987")])
def test_e2_rank_order(rank_order: str, order: str) -> None:
    for above, below in itertools.pairwise(order):
        rest = "7h8h9hTh"
        state = at(f"S<{above}c{rest} N<{below}cKdQdJdAd ^7s S:stand", rank_order=rank_order)
        assert go(state, f"S.{above}c N.{below}c").tricks[-1].winner == "S"
        state = at(f"S<{below}c{rest} N<{above}cKdQdJdAd ^7s S:stand", rank_order=rank_order)
        assert go(state, f"S.{below}c N.{above}c").tricks[-1].winner == "N"


def test_e2_the_king_is_the_marked_card_in_both_orders() -> None:
    for order in ("king-high", "ace-high"):
        assert scored(at(f"{BOTH} ^Kd", rank_order=order)) == [("N", 1, "turned-king")]
        assert scored(at(f"{BOTH} ^Ad", rank_order=order)) == []
        held = at("S<KsAsQdQc7c N<QsTsAh8h7h ^7s S:stand S:king", rank_order=order)
        assert scored(held) == [("S", 1, "king")]


def test_e2_hands_are_sorted_by_the_order() -> None:
    assert at("S<AsJhKsQs7c").hand("S") == ("Ks", "Qs", "As", "Jh", "7c")
    assert at("S<AsJhKsQs7c", rank_order="ace-high").hand("S") == ("As", "Ks", "Qs", "Jh", "7c")


@pytest.mark.parametrize(
    ("top", "rank_order", "drawn", "dealer"),
    [
        ("Kh 7c", "king-high", {"S": "Kh", "N": "7c"}, "S"),
        ("Th Ac", "king-high", {"S": "Th", "N": "Ac"}, "N"),  # the ace ranks between ten and jack
        ("Jh Ac", "king-high", {"S": "Jh", "N": "Ac"}, "S"),
        ("Kh Ac", "ace-high", {"S": "Kh", "N": "Ac"}, "N"),
        ("Kh Kc 9s 8s", "king-high", {"S": "9s", "N": "8s"}, "S"),  # equal ranks cut again
        ("Kh Kc 9s 9c 7s 8s", "king-high", {"S": "7s", "N": "8s"}, "N"),
    ],
)
def test_e3_first_dealer_by_cut(top: str, rank_order: str, drawn: dict[str, str], dealer: str) -> None:
    options = ECARTE.resolve("akagiri", {"rank_order": rank_order})
    pack = [*top.split(), *(card for card in PACK if card not in top.split())]
    assert ECARTE.cut is not None
    assert ECARTE.cut.draw(options, pack) == (drawn, dealer)


def test_e3_first_dealer_given_or_cut_in_a_record() -> None:
    for dealer in "SN":
        play = record.new("ecarte", "akagiri", {}, {}, SEED, dealer)
        assert play.record.deals[0].head == Head(1, 1, dealer)
        assert play.record.tag("Cut") == ""
    dealers = set()
    for byte in range(12):
        play = record.new("ecarte", "akagiri", {}, {}, f"{byte:02x}" * 32, "cut")
        south, north = (part[2] for part in play.record.tag("Cut").split())
        higher = "S" if "KQJAT987".index(south) < "KQJAT987".index(north) else "N"
        assert play.record.deals[0].head.dealer == higher
        dealers.add(higher)
    assert dealers == {"S", "N"}


def test_e3_the_deal_alternates() -> None:
    state = at(f"{BOTH} ^7d S:stand S.7c N.8h S.Qd N.7h S.Qc N.Ah S.Jh N.Ts S.As N.Qs")
    assert ECARTE.deal.next_head(state) == Head(2, 1, "S")
    second = ECARTE.deal.begin(state, Head(2, 1, "S"))
    assert (second.dealer, second.elder) == ("S", "N")
    assert why(second, "S<AsJhQdQc7c") == "E-given-order E4"  # the elder is served first


@pytest.mark.parametrize(
    ("packets", "elder", "dealer"),
    [
        ("3-2", [0, 1, 2, 6, 7], [3, 4, 5, 8, 9]),
        ("2-3", [0, 1, 4, 5, 6], [2, 3, 7, 8, 9]),
        ("5", [0, 1, 2, 3, 4], [5, 6, 7, 8, 9]),
    ],
)
def test_e4_packets(packets: str, elder: list[int], dealer: list[int]) -> None:
    for first in "SN":
        state = at("", dealer=first, packets=packets)
        for places, seat in ((elder, state.elder), (dealer, state.dealer)):
            given = ECARTE.deal.due(state, PACK)
            assert given is not None
            assert (given.do, given.seat) == ("deal", seat)
            assert sorted(given.cards) == sorted(PACK[place] for place in places)
            state = ECARTE.rules.play(state, given)


def test_e4_five_cards_each_the_elder_first() -> None:
    assert why(at(""), "N<AsJhQdQc7c") == "E-given-order E4"
    assert why(at("", dealer="S"), "N<AsJhQdQc7c") == ""
    assert why(at(""), "S<AsJhQdQc") == "E-given-number E4"
    assert why(at(""), "S<AsJhQdQc7c8c") == "E-given-number E4"
    assert why(at("S<AsJhQdQc7c"), "^7d") == "E-given-order E4"
    assert why(at(""), "S:stand") == "E-cards-due E4"
    assert legal(at(""), "S") == legal(at(""), "N") == set()


def test_e5_the_eleventh_card_is_turned_up_and_is_trumps() -> None:
    state = at(BOTH)
    turned = ECARTE.deal.due(state, PACK)
    assert turned == Event("turn", cards=(PACK[10],))
    for suit in "shdc":
        after = at(f"{BOTH} ^9{suit}")
        assert (after.trump, after.stock, after.phase, after.mover) == (suit, 21, "choose", "S")
    assert why(state, "^7d") == ""
    assert why(at(f"{BOTH} ^7d"), "^8d") == "E-not-dealing E5"


def test_e5_the_turn_up_is_not_in_the_stock() -> None:
    state = at(f"{BOTH} ^7d S:propose N:accept S-5 N-5")
    drawn = ECARTE.deal.due(state, PACK)
    assert drawn is not None
    assert sorted(drawn.cards) == sorted(PACK[11:16])


def test_e6_a_turned_king_is_one_point_for_the_dealer_at_once() -> None:
    state = at(f"{BOTH} ^Kd", score=(2, 3))
    assert (state.score, state.phase, scored(state)) == ((2, 4), "choose", [("N", 1, "turned-king")])
    south = at("N<AsJhQdQc7c S<QsTsAh8h7h ^Kd", dealer="S")
    assert south.score == (1, 0)


def test_e6_a_turned_king_can_end_the_game() -> None:
    state = at(f"{BOTH} ^Kd", score=(4, 4))
    assert (state.phase, state.score, ECARTE.score.winner(state), state.mover) == ("over", (4, 5), "N", None)
    assert ECARTE.score.tally(state) == ({"S": 0, "N": 1}, {"S": 4, "N": 5})
    assert ECARTE.deal.next_head(state) is None
    assert why(state, "S:stand") == "E-game-over E24"
    assert ECARTE.score.winner(at(f"{BOTH} ^Kd", score=(4, 4), target=10)) is None
