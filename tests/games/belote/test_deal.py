"""The rules of belote by their ids: pack, seats, deal and bidding, B1-B10; expected values computed by hand."""

from __future__ import annotations

import re
from itertools import combinations
from random import Random
from typing import Any

import pytest

from ecarte.collection import simulate
from ecarte.collection.simulate import Plan
from ecarte.core.cards import PACK
from ecarte.games.belote.game import GAME as BELOTE
from ecarte.games.belote.state import State
from ecarte.notation import ecn
from tests.kit.belote_positions import begun, bidding, dealt, ending, go, legal, points, trick, why


def bids(state: State) -> set[str]:
    return {event[2:].removeprefix("take:") for event in legal(state)}


# --- pack, seats, deal ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("direction", "players", "order"),
    [("clockwise", 4, "NESW"), ("anticlockwise", 4, "NWSE"), ("clockwise", 3, "ESW"), ("anticlockwise", 3, "EWS")],
)
def test_b1_turn_order(direction: str, players: int, order: str) -> None:
    options = BELOTE.resolve("classic", {"direction": direction, "players": players})
    assert "".join(options.seats) == order
    for dealer in order:
        after = order[order.index(dealer) + 1 :] + order[: order.index(dealer) + 1]
        state = dealt(begun(dealer=dealer, direction=direction, players=players))
        spoken = ""
        while state.phase == "bid":
            seat = BELOTE.rules.turn(state)
            assert seat is not None
            spoken += seat
            state = go(state, f"{seat}:pass")
        assert spoken == after * 2


def test_b1_partners_sit_opposite() -> None:
    assert BELOTE.resolve("classic", {}).sides == ("NS", "EW")
    for winners, won in (("NSNSNSNS", (8, 0)), ("NESWNESW", (4, 4)), ("EWWWEEEN", (1, 7))):
        scored = ending(winners).scored
        assert scored is not None
        assert scored.tricks == won


# Card points as in the rule book (B2, B3): trumps, then a plain suit.
WORTH = [
    ("J", 20, 2), ("9", 14, 0), ("A", 11, 11), ("T", 10, 10), ("K", 4, 4), ("Q", 3, 3), ("8", 0, 0), ("7", 0, 0),
]  # fmt: skip


@pytest.mark.parametrize(("rank", "trump", "plain"), WORTH)
@pytest.mark.parametrize("contract", ["s", "h", "d", "c", "nt", "at"])
def test_b2_b3_b26_what_a_card_is_worth(rank: str, trump: int, plain: int, contract: str) -> None:
    for suit in "shdc":
        card = rank + suit
        empty = [c for c in ("7s", "8s", "7h", "8h", "7d", "8d", "7c", "8c") if c != card][:3]
        first = [card, *empty]
        others = [c for c in PACK if c not in first]
        groups = ["".join(first), *("".join(others[at : at + 4]) for at in range(0, 28, 4))]
        state = ending("NWWWWWWW", contract, groups=groups, contracts="suits+nt+at")
        assert state.scored is not None
        assert state.scored.tricks[0] == 1
        assert state.scored.cards[0] == (trump if contract in ("at", suit) else plain)


def test_b3_the_last_trick_is_worth_ten_and_all_162() -> None:
    for winners in ("WWWWNNNN", "NWNWNWNW", "SSSSSSSE", "EEEEEEEN"):
        state = ending(winners)
        assert state.scored is not None
        assert sum(state.scored.cards) == 152
        assert state.scored.last == ((10, 0) if winners[7] in "NS" else (0, 10))


def takes(contract: str, one: str, two: str) -> bool:
    """Return whether the second of two cards takes the trick that the first is led to."""
    off = [card for card in PACK if card not in (one, two) and card[1] not in (one[1], contract)]
    state = trick(off[0], f"W.{one} N.{two} E.{off[1]}", contract)
    return go(state, f"S.{off[0]}").tricks[-1].winner == "N"


@pytest.mark.parametrize("contract", ["s", "h", "d", "c"])
def test_b2_b3_which_card_beats_which(contract: str) -> None:
    for suit in "shdc":
        order = "J9ATKQ87" if suit == contract else "ATKQJ987"
        for high, low in combinations(order, 2):
            assert takes(contract, low + suit, high + suit)
            assert not takes(contract, high + suit, low + suit)


@pytest.mark.parametrize(
    "options", [{}, {"direction": "anticlockwise"}, {"players": 3}, {"players": 3, "direction": "anticlockwise"}]
)
def test_b4_drawing_for_the_deal(options: dict[str, Any]) -> None:
    chosen = BELOTE.resolve("classic", options)
    seats = chosen.seats
    assert BELOTE.cut is not None
    for number in range(60):
        pack = Random(number).sample(PACK, 32)
        drawn, dealer = BELOTE.cut.draw(chosen, pack)
        assert set(drawn) == set(seats)
        by_rank = sorted(drawn, key=lambda seat: "AKQJT987".index(drawn[seat][0]))
        highest, lowest = by_rank[0], by_rank[-1]
        assert drawn[highest][0] != drawn[by_rank[1]][0]  # ties draw again
        assert drawn[lowest][0] != drawn[by_rank[-2]][0]
        assert dealer == lowest
        assert seats[(seats.index(dealer) + 1) % len(seats)] == highest  # the dealer sits just before the highest


def test_b4_the_deal_goes_round() -> None:
    for options in ({}, {"direction": "anticlockwise"}, {"players": 3}):
        seats = BELOTE.resolve("classic", options).seats
        state = begun(dealer=seats[0], **options)
        dealers = [state.dealer]
        for _ in range(len(seats)):
            state = dealt(state)
            while state.phase == "bid":
                state = go(state, f"{BELOTE.rules.turn(state)}:pass")
            head = BELOTE.deal.next_head(state)
            assert head is not None
            dealers.append(head.dealer)
            state = BELOTE.deal.begin(state, head)
        assert dealers == [*seats, seats[0]]


def places(state: State, seat: str) -> list[int]:
    """Return the places in the pack of a seat's first five cards."""
    return sorted(PACK.index(card) for card in dealt(state).hand(seat))


@pytest.mark.parametrize(
    ("packets", "west", "south"),
    [("3-2", [0, 1, 2, 12, 13], [9, 10, 11, 18, 19]), ("2-3", [0, 1, 8, 9, 10], [6, 7, 17, 18, 19])],
)
def test_b5_packets(packets: str, west: list[int], south: list[int]) -> None:
    state = begun(packets=packets)
    assert places(state, "W") == west
    assert places(state, "S") == south
    assert dealt(state).turned == PACK[20]


def test_b5_cards_go_to_the_next_player_first() -> None:
    state = dealt(begun(dealer="E"))  # S W N E
    assert [PACK[0] in state.hand(seat) for seat in "SWNE"] == [True, False, False, False]
    assert why(begun(dealer="E"), "W<AsKsQsJsTs").startswith("E-")


def test_b5_three_players() -> None:
    state = begun(players=3)  # W E S
    assert places(state, "W") == [0, 1, 2, 9, 10]
    assert places(state, "E") == [3, 4, 5, 11, 12]
    assert dealt(state).turned == PACK[15]


# --- bidding ----------------------------------------------------------------------------------------


def test_b6_first_round() -> None:
    state = bidding()
    assert BELOTE.rules.turn(state) == "W"
    assert bids(state) == {"pass", "s"}
    assert why(state, "W:take") == why(state, "W:take:x") == "E-bid B6"
    assert why(state, "W:take:h") == "E-bid-turned B6"
    assert why(state, "N:take:s").startswith("E-turn")
    state = go(state, "W:pass")
    assert bids(state) == {"pass", "s"}
    taken = go(state, "N:take:s")
    assert (taken.taker, taken.contract, taken.trump) == ("N", "s", "s")
    assert taken.phase != "bid"
    assert bids(taken) == set()


def test_b7_second_round() -> None:
    state = bidding("W:pass N:pass E:pass S:pass")
    assert BELOTE.rules.turn(state) == "W"
    assert bids(state) == {"pass", "h", "d", "c"}
    assert why(state, "W:take:s") == "E-bid-second B7"
    state = go(state, "W:pass N:pass E:pass S:take:c")
    assert (state.taker, state.contract) == ("S", "c")
    assert state.phase == "drawing"


def test_b8_all_pass_twice() -> None:
    state = bidding("W:pass N:pass E:pass S:pass W:pass N:pass E:pass S:pass")
    assert state.phase == "scored"
    assert state.scored is None
    assert points(state) == "0-0"
    assert BELOTE.score.of(state) == {"NS": 0, "EW": 0}
    assert BELOTE.rules.turn(state) is None
    head = BELOTE.deal.next_head(state)
    assert head is not None
    assert (head.number, head.dealer) == (2, "W")


def test_b9_second_deal() -> None:
    state = go(dealt(begun()), "W:pass N:take:d")
    given = []
    while state.phase == "drawing":
        event = BELOTE.deal.due(state, PACK)
        assert event is not None
        given.append((event.do, event.seat, len(event.cards)))
        state = BELOTE.rules.play(state, event)
    assert given == [("take", "N", 1), ("draw", "W", 3), ("draw", "N", 2), ("draw", "E", 3), ("draw", "S", 3)]
    assert "Td" in state.hand("N")
    assert [len(hand) for hand in state.hands] == [8, 8, 8, 8]
    assert len({card for hand in state.hands for card in hand}) == 32


def test_b9_the_pack_goes_on_below_the_turn_up() -> None:
    state = go(dealt(begun()), "W:pass N:pass E:pass S:take:d")  # 3-2: the turn-up is card 20 of the pack
    assert state.turned == PACK[20] == "Td"
    while (event := BELOTE.deal.due(state, PACK)) is not None:
        state = BELOTE.rules.play(state, event)
    for seat, more in (("W", (21, 22, 23)), ("N", (24, 25, 26)), ("E", (27, 28, 29)), ("S", (20, 30, 31))):
        assert {PACK[at] for at in more} <= set(state.hand(seat))


@pytest.mark.parametrize(
    ("said", "turn", "may"),
    [
        ("", "W", "pass s nt at"),
        ("W:pass N:pass E:pass S:pass", "W", "pass h d c nt at"),
        ("W:take:s", "N", "pass nt at"),
        ("W:pass N:take:s", "E", "pass nt at"),
        ("W:pass N:take:s E:pass S:pass", "W", "pass nt at"),  # a player who has passed may overcall
        ("W:take:s N:pass E:take:nt", "S", "pass at"),
        ("W:take:s N:pass E:take:nt S:pass", "W", "pass at"),  # so may the first taker
        ("W:take:s N:pass E:take:nt S:pass W:pass", "N", "pass at"),  # and a player who passed on the suit
        ("W:take:nt", "N", "pass at"),
        ("W:pass N:pass E:pass S:pass W:take:h", "N", "pass nt at"),
        ("W:pass N:pass E:pass S:pass W:pass N:pass E:pass S:take:c", "W", "pass nt at"),
        ("W:pass N:pass E:pass S:pass W:pass N:pass E:pass S:pass", "", ""),
        ("W:take:s N:pass E:pass S:pass", "", ""),
        ("W:take:at", "", ""),
        ("W:take:s N:take:at", "", ""),
        ("W:take:nt N:pass E:pass S:pass", "", ""),
        ("W:take:s N:pass E:take:nt S:pass W:pass N:pass", "", ""),
        ("W:take:s N:take:nt E:take:at", "", ""),
    ],
)
def test_b10_no_trumps_and_all_trumps(said: str, turn: str, may: str) -> None:
    state = bidding(said, contracts="suits+nt+at")
    assert (BELOTE.rules.turn(state) or "") == turn
    assert bids(state) == set(may.split())


def test_b10_the_last_bidder_takes_the_turn_up() -> None:
    state = bidding("W:take:s N:pass E:take:nt S:pass W:take:at", contracts="suits+nt+at")
    assert (state.taker, state.contract, state.trump) == ("W", "at", None)
    assert str(BELOTE.deal.due(state, PACK)) == "W^8s"
    state = bidding("W:take:s N:pass E:take:nt S:pass W:pass N:pass", contracts="suits+nt+at")
    assert (state.taker, state.contract) == ("E", "nt")
    assert str(BELOTE.deal.due(state, PACK)) == "E^8s"


def test_b10_contracts_that_are_not_played() -> None:
    assert why(bidding(), "W:take:nt") == "E-bid-contract B10"
    assert why(bidding(contracts="suits+nt"), "W:take:at") == "E-bid-contract B10"
    assert why(bidding("W:take:s", contracts="suits+nt+at"), "N:take:h") == "E-bid-overcall B10"
    assert why(bidding("W:take:nt", contracts="suits+nt+at"), "N:take:nt") == "E-bid-overcall B10"


# --- deals cut from the tricks of the last

THREE_TWO = [[0, 1, 2, 12, 13], [3, 4, 5, 14, 15], [6, 7, 8, 16, 17], [9, 10, 11, 18, 19]]


def test_the_cut_goes_through_the_gathered_tricks() -> None:
    """With any cut, the pack is the tricks of one side on top of the other's, turned over."""
    state = ending("WWWWNNNN", shuffle="cut-only")
    head = BELOTE.deal.next_head(state)
    assert head is not None
    won = {side: [c for t in state.tricks if t.winner in side for c in t.cards] for side in ("NS", "EW")}
    piles = [[*won["NS"], *won["EW"]], [*won["EW"], *won["NS"]]]
    cuts: set[str] = set()
    for number in range(20):
        after = BELOTE.deal.begin(state, head)
        pack = BELOTE.deal.stack(after, Random(number).sample(PACK, 32))
        while (event := BELOTE.deal.due(after, pack)) is not None:
            after = BELOTE.rules.play(after, event)
        first = [set(hand) for hand in (after.hand(seat) for seat in after.order)]
        turned = [[*pile[at:], *pile[:at]] for pile in piles for at in range(1, 32)]
        found = [cards for cards in turned if first == [{cards[at] for at in served} for served in THREE_TWO]]
        assert found
        cuts.add(found[0][0])
    assert len(cuts) > 8  # in many places


def test_a_mistake_is_not_held_against_the_deals_that_are_cut_from_it() -> None:
    """When a trick is missing in the first deal, nobody can know the next pack, so no card is called wrong."""
    plan = Plan(dict.fromkeys("NESW", "chance"), 1, 1, "classic", {"shuffle": "cut-only", "target": 500}, game="belote")
    lines = ecn.dumps(simulate.play(plan, 0)).splitlines(keepends=True)
    assert "\n3. " in "".join(lines)
    first = next(at for at, line in enumerate(lines) if re.search("/[NESW]$", line))
    score = next(at for at, line in enumerate(lines) if line.startswith("="))
    for cut in (lines[:first] + lines[first + 1 :], lines[:first] + lines[first + 1 : score] + lines[score + 1 :]):
        (reading,) = ecn.read("".join(cut))
        assert [problem.code for problem in reading.problems if problem.severe] == ["E-turn"]
    other = next(at for at, line in enumerate(lines) if line.startswith("2. ")) + 1
    lines[other] = lines[other].translate(str.maketrans("hs", "sh"))  # without an earlier mistake, it is an error
    (reading,) = ecn.read("".join(lines))
    assert "E-seed" in {problem.code for problem in reading.problems}
