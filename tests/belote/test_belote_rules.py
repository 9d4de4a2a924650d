"""The rules of belote by their ids, B1-B30: positions and what the rule book says of them, counted by hand."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from ecarte.core.cards import PACK
from ecarte.core.game import Event, parse_event
from ecarte.games.belote.game import GAME as BELOTE
from ecarte.games.belote.state import State
from tests.kit.belote_positions import (
    begun,
    bidding,
    cards,
    dealt,
    ending,
    go,
    legal,
    may_play,
    meld,
    melds_of,
    points,
    said,
    settled,
    sort,
    table,
    trick,
    why,
)
from tests.kit.referees import belote as belote_referee


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


# Card points as on paper (B2, B3): trumps, then a plain suit.
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
    """Whether the second of two cards takes the trick that the first is led to."""
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
    """Where in the pack the first five cards of a seat lay."""
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
        ("W:pass N:take:s E:pass S:pass", "W", "pass nt at"),  # who passed before may overcall
        ("W:take:s N:pass E:take:nt", "S", "pass at"),
        ("W:take:s N:pass E:take:nt S:pass", "W", "pass at"),  # the first taker too
        ("W:take:s N:pass E:take:nt S:pass W:pass", "N", "pass at"),  # and who passed on the suit
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


def test_b10_who_bid_last_takes_the_turn_up() -> None:
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


# --- declarations -----------------------------------------------------------------------------------

HANDS = {"W": "s:AKQ98 d:87 c:7", "N": "s:JT7 h:AKQ d:T9", "E": "h:JT98 d:AK c:98", "S": "h:7 d:QJ c:AKQJT"}


def lead(hand: str, **options: Any) -> State:
    """The first card about to be led by West from a hand."""
    return table({"W": hand}, contract="c" if "c:" in hand else "h", **options)


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ("s:AKQ h:98 d:98 c:7", "tierce:As"),
        ("s:987 h:AT d:A8 c:7", "tierce:9s"),
        ("s:AKQJ h:98 d:98", "cinquante:As"),
        ("s:AKQJT h:98 d:9", "cent:As"),
        ("s:KQJT98 h:98", "cent:Ks"),
        ("s:KQJT987 h:9", "cent:Ks"),
        ("s:AKQJT987", "cent:As"),
        ("s:AKQ h:987 d:98", "tierce:As tierce:9h"),
        ("s:AKQ98 h:987", "tierce:As tierce:9h"),
        ("s:AKJT h:98 d:98", ""),  # a run is unbroken
        ("s:AK h:AQ d:QJ c:87", ""),  # and of one suit
        ("s:AKQ987 h:98", "tierce:As tierce:9s"),
    ],
)
def test_b11_sequences(hand: str, found: str) -> None:
    state = lead(hand)
    assert melds_of(state, "W") == set(found.split())


@pytest.mark.parametrize(
    ("rank", "worth"), [("J", 200), ("9", 150), ("A", 100), ("T", 100), ("K", 100), ("Q", 100), ("8", 0), ("7", 0)]
)
def test_b12_four_of_a_kind(rank: str, worth: int) -> None:
    far = {"J": "A87", "9": "AKQ", "A": "T87", "T": "A87", "K": "987", "Q": "987", "8": "AKJ", "7": "AKT"}[rank]
    hand = f"s:{rank}{far[0]} h:{rank}{far[1]} d:{rank}{far[2]} c:{rank}{far[0]}"
    state = table({"W": hand}, "h")
    assert melds_of(state, "W") == ({f"carre:{rank}"} if worth else set())
    if worth:
        scored = ending("WWWWNNNN", melds=[meld(f"W carre {rank}")]).scored
        assert scored is not None
        assert scored.melds == (0, worth)


@pytest.mark.parametrize(("kind", "worth"), [("tierce", 20), ("cinquante", 50), ("cent", 100)])
def test_b11_what_sequences_are_worth(kind: str, worth: int) -> None:
    scored = ending("WWWWNNNN", melds=[meld(f"W {kind} As")]).scored
    assert scored is not None
    assert scored.melds == (0, worth)


def calls(state: State) -> set[str]:
    return {event for event in legal(state, "S") if "belote" in event}


def test_b13_belote_and_rebelote() -> None:
    state = trick("KhQh 7s 8d 9d", "")
    assert calls(state) == {"S.Kh:belote", "S.Qh:belote"}
    assert {"S.Kh", "S.Qh"} <= legal(state, "S")
    for first, second in ("KQ", "QK"):
        called = go(state, f"S.{first}h:belote")
        assert [(each.seat, each.suit, each.complete) for each in called.calls] == [("S", "h", False)]
        again = trick(f"{second}h 7s 8d", "")
        assert calls(again) == set()  # nothing was called before


def play_on(state: State, *mine: str) -> State:
    """The game goes on with these of South's plays in their turn, the others playing what they may."""
    left = list(mine)
    while left:
        state = settled(state)
        seat = BELOTE.rules.turn(state)
        assert seat is not None
        cards_only = [event for event in BELOTE.rules.legal(state, seat) if event.do == "play" and not event.call]
        if seat == "S" and left[0] in legal(state, "S"):
            state = go(state, left.pop(0))
        else:
            state = BELOTE.rules.play(state, cards_only[-1])
    return state


WITH_BELOTE = {"S": "h:KQ s:AT97 d:AT", "W": "h:7 s:KQJ c:AT d:98", "N": "h:98 c:KQJ d:KQJ", "E": "h:JAT s:8 c:987 d:7"}


@pytest.mark.parametrize(
    ("mine", "worth"),
    [
        (("S.Kh:belote", "S.Qh:rebelote"), 20),
        (("S.Qh:belote", "S.Kh:rebelote"), 20),
        (("S.Kh:belote", "S.Qh"), 0),
        (("S.Kh", "S.Qh"), 0),
    ],
)
def test_b13_both_calls_are_needed(mine: tuple[str, ...], worth: int) -> None:
    state = played_out(play_on(table(WITH_BELOTE, dealer="E", declarations="belote-only"), *mine))
    assert state.scored is not None
    assert state.scored.belote == (worth, 0)


def played_out(state: State) -> State:
    """The deal at its end, everybody playing the last of what may be played."""
    state = settled(state)
    while (seat := BELOTE.rules.turn(state)) is not None:
        plays = [event for event in BELOTE.rules.legal(state, seat) if event.do == "play" and not event.call]
        state = settled(BELOTE.rules.play(state, plays[-1]))
    return state


def test_b13_what_is_no_belote() -> None:
    state = table(WITH_BELOTE, dealer="E", declarations="belote-only")  # South leads
    assert why(state, "S.Kh:belote") == ""
    assert why(state, "S.Kh:rebelote") == "E-belote-order B13"
    assert why(state, "S.As:belote") == "E-belote-card B13"
    assert why(trick("Kh 7s", ""), "S.Kh:belote") == "E-belote-absent B13"
    assert why(trick("KsQs 7d", ""), "S.Ks:belote") == "E-belote-card B13"
    half = play_on(state, "S.Kh")
    assert not any("rebelote" in event for event in legal(half, "S"))


def test_b13_belote_is_its_holders_whoever_has_the_strongest_declaration() -> None:
    scored = ending("WWWWNNNN", melds=[meld("W carre J")], belotes="Nh").scored
    assert scored is not None
    assert scored.belote == (20, 0)
    assert scored.melds == (0, 200)


def test_b13_none_in_no_trumps() -> None:
    assert calls(trick("KhQhKsQs 7d", "", "nt", contracts="suits+nt")) == set()


# Who holds what, South dealing and West taking hearts; which side is the strongest.
STRONGEST = [
    ("W cent Js, N carre A", "h", "NS"),  # a carré beats a sequence
    ("W cent As, N carre 9", "h", "NS"),
    ("W carre 9, N carre J", "h", "NS"),  # of more points
    ("W carre A, N carre 9", "h", "NS"),
    ("W carre J, N carre A", "h", "EW"),
    ("W carre T, N carre A", "h", "NS"),  # A 10 K Q
    ("W carre K, N carre T", "h", "NS"),
    ("W carre Q, N carre K", "h", "NS"),
    ("W carre Q, N carre T", "h", "NS"),
    ("W carre K, N carre Q", "h", "EW"),
    ("W tierce Ah, N cinquante Jd", "h", "NS"),  # the longer
    ("W cinquante As, N cent Jd", "h", "NS"),
    ("W cinquante Tc, N tierce As", "h", "EW"),
    ("W cent As, N cent6 Kd", "h", "EW"),  # six are no more than five
    ("W cent Js, N cent6 Qd", "h", "NS"),
    ("W tierce Ks, N tierce Ad", "h", "NS"),  # the higher
    ("W tierce Ts, N tierce Jd", "h", "NS"),
    ("W tierce Kh, N tierce Ad", "h", "NS"),
    ("W tierce As, N tierce Ah", "h", "NS"),  # trumps
    ("W tierce Ah, N tierce As", "h", "EW"),
    ("W cent Js, N cent Jh", "h", "NS"),
    ("W tierce As, N tierce Ad", "h", "EW"),  # the earlier
    ("N tierce As, E tierce Ad", "h", "NS"),
    ("E tierce As, S tierce Ad", "h", "EW"),
    ("W tierce As, N tierce Ah", "at", "EW"),  # all are trumps
    ("W tierce As, N tierce Ah", "nt", "EW"),  # none is
    ("N cent Js, E carre Q, S carre K, W tierce 9d", "h", "NS"),
    ("W tierce As, N tierce Ad, E cinquante Th, S tierce Jc", "h", "EW"),
]


def holding(melds: str, contract: str = "h", **options: Any) -> tuple[State, dict[str, list[str]]]:
    """A deal in which the seats hold these, and what each has to say of them; the rest is filled in."""
    wanted: dict[str, list[str]] = {seat: [] for seat in "WNES"}
    held: dict[str, set[str]] = {seat: set() for seat in "WNES"}
    for each in melds.split(", "):
        seat, kind, highest = each.split()
        size = {"tierce": 3, "cinquante": 4, "cent": 5, "cent6": 6}.get(kind, 0)
        if size:
            at = "AKQJT987".index(highest[0])
            held[seat] |= {rank + highest[1] for rank in "AKQJT987"[at : at + size]}
        else:
            held[seat] |= {highest + suit for suit in "shdc"}
        wanted[seat].append(f"{kind.rstrip('6')}:{highest}")
    rng = Random(melds)
    for _ in range(5000):  # until no run has become longer
        rest = rng.sample(
            [card for card in PACK if not any(card in hand for hand in held.values())],
            32 - sum(map(len, held.values())),
        )
        hands = {}
        for seat, hand in held.items():
            more, rest = rest[: 8 - len(hand)], rest[8 - len(hand) :]
            hands[seat] = "".join(sort({*hand, *more}))
        can = {
            seat: {belote_referee.name(each) for each in belote_referee.melds(cards(hands[seat]), [], False)}
            for seat in hands
        }
        if all(set(wanted[seat]) <= can[seat] for seat in hands):
            if contract in "shdc" and not any(card[1] == contract for card in cards(hands["W"])):
                continue
            return table(hands, contract, contracts="suits+nt+at", **options), wanted
    raise AssertionError(melds)


def first_trick(state: State, wanted: dict[str, list[str]]) -> State:
    """The first trick, everybody saying what there is to say before the card."""
    while not state.tricks:
        seat = BELOTE.rules.turn(state)
        assert seat is not None
        state = go(state, " ".join(f"{seat}:meld:{each}" for each in wanted[seat]))
        plays = [event for event in BELOTE.rules.legal(state, seat) if event.do == "play" and not event.call]
        state = BELOTE.rules.play(state, plays[0])
    return state


@pytest.mark.parametrize(("melds", "contract", "best"), STRONGEST)
def test_b14_the_strongest_declaration(melds: str, contract: str, best: str) -> None:
    state, wanted = holding(melds, contract)
    after = settled(first_trick(state, wanted))
    for seat in "NESW":
        assert BELOTE.view.of(after, seat).best == best
    worth = {"tierce": 20, "cinquante": 50, "cent": 100, "carre:J": 200, "carre:9": 150}
    sums = {"NS": 0, "EW": 0}
    for seat in "WNES":
        for each in wanted[seat]:
            sums["NS" if seat in "NS" else "EW"] += worth.get(each, worth.get(each.split(":")[0], 100))
    scored = played_out(after).scored
    assert scored is not None
    if scored.capot is None:
        late = {side: sum(m.points for m in after.melds if m.late and m.seat in side) for side in sums}
        expected = tuple(sums[side] + late[side] if side == best else 0 for side in ("NS", "EW"))
        assert scored.melds == expected


def test_b14_the_other_side_scores_nothing_the_partners_all() -> None:
    melds = [meld("W tierce As"), meld("E cinquante Jd"), meld("N tierce Th"), meld("S tierce Ac")]
    scored = ending("WWWWNNNN", melds=melds).scored
    assert scored is not None
    assert scored.melds == (0, 70)


def test_b14_anticlockwise_the_other_neighbour_is_earlier() -> None:
    state, wanted = holding("E tierce As, N tierce Ad", direction="anticlockwise")  # E N W S
    assert BELOTE.view.of(settled(first_trick(state, wanted)), "S").best == "EW"
    state, wanted = holding("S tierce As, W tierce Ad", dealer="N", direction="anticlockwise")  # W S E N
    assert BELOTE.view.of(settled(first_trick(state, wanted)), "S").best == "EW"


# What the table says after the first trick, in turn order, before anything is shown.
COMPARED = [
    ("W tierce As, N tierce Kd", ["W:rank:A"]),  # an inferior one is not named
    ("W tierce Ks, N tierce Ad", ["W:rank:K", "N:rank:A"]),
    ("W tierce As, N tierce Ad", ["W:rank:A", "N:rank:A"]),
    ("W tierce As, N tierce Ah", ["W:rank:A", "N:rank:A", "N:trump"]),
    ("W tierce As, N cinquante Kd", []),  # lengths differ
    ("W tierce As, E tierce Ad", []),  # on one side
    ("W tierce As", []),
    ("W carre J, N carre A", []),
    ("W tierce As, N tierce Ad, E carre J", []),
    ("W cent Qs, N cent6 Qd", ["W:rank:Q", "N:rank:Q"]),
    ("W tierce Js, N tierce Qd, E tierce Kc, S tierce Ah", ["W:rank:J", "N:rank:Q", "E:rank:K", "S:rank:A"]),
    ("W tierce As, N cinquante Td, E cinquante Kc", ["N:rank:T", "E:rank:K"]),
    ("W tierce 9s, W tierce Ad, N tierce Kc", ["W:rank:A"]),  # the higher of two
]


@pytest.mark.parametrize(("melds", "expected"), COMPARED)
def test_b15_ranks_and_trump_are_said_after_the_first_trick(melds: str, expected: list[str]) -> None:
    state, wanted = holding(melds)
    after = first_trick(state, wanted)
    words = [word for word in said(after) if "rank" in word or "trump" in word]
    assert words == expected
    if expected:
        leader = after.tricks[0].winner
        card = after.hand(leader)[0]
        assert why(after, f"{leader}.{card}") == "E-rank-due B15"
        assert why(after, f"{leader}:show:{card}") == "E-rank-due B15"


def test_b15_kinds_only_are_heard() -> None:
    event = parse_event("W:meld:cinquante:As")
    assert str(BELOTE.view.redact(event, "N")) == "W:meld:cinquante:??"
    assert str(BELOTE.view.redact(event, "W")) == "W:meld:cinquante:As"
    assert str(BELOTE.view.redact(parse_event("W:meld:carre:J"), "N")) == "W:meld:carre:J"
    state = go(table(HANDS), "W:meld:tierce:As")
    for seat, top in (("W", "As"), ("N", "??"), ("E", "??"), ("S", "??")):
        (seen,) = BELOTE.view.of(state, seat).melds
        assert (seen.kind, seen.top) == ("tierce", top)
        assert set(seen.cards) - {"??"} == ({"As", "Ks", "Qs"} if seat == "W" else set())


def test_b15_announced_before_the_first_card_in_turn() -> None:
    state = table(HANDS)  # W tierce As, N tierce Ah, E cinquante Jh, S cent Ac; spades of West are led
    assert melds_of(state, "W") == {"tierce:As"}
    assert melds_of(state, "N") == set()
    assert why(state, "N:meld:tierce:Ah").startswith("E-")
    state = go(state, "W:meld:tierce:As W.9s")
    assert melds_of(state, "W") == set()
    assert why(state, "W:meld:tierce:As").startswith("E-")
    assert melds_of(state, "N") == {"tierce:Ah"}
    state = go(state, "N.Js E:meld:cinquante:Jh E.9h S:meld:cent:Ac S.7h")  # North stays silent
    assert BELOTE.view.of(settled(state), "N").best == "NS"
    assert [(each.seat, each.kind) for each in state.melds] == [("W", "tierce"), ("E", "cinquante"), ("S", "cent")]


def test_b15_the_winning_side_may_declare_all_it_has() -> None:
    state = go(table(HANDS), "W.9s N.Js E.9h S:meld:cent:Ac S.7h")
    assert melds_of(state, "N") == {"tierce:Ah"}  # announced before or not
    assert melds_of(state, "S") == set()
    assert melds_of(state, "W") == melds_of(state, "E") == set()
    assert why(state, "W:meld:tierce:As") == "E-meld-late B15"
    words = said(state)
    assert "N:meld:tierce:Ah" in words
    assert {word for word in words if "show" in word} == {"N:show:AhKhQh", "S:show:AcKcQcJcTc"}
    state = settled(state)
    assert [(each.seat, each.late) for each in state.melds] == [("S", False), ("N", True)]
    assert len(state.hand("N")) == len(state.hand("S")) == 7  # what was shown returns to the hand
    assert "AcKcQcJcTc" in "".join(BELOTE.view.of(state, "W").known["S"])
    scored = played_out(state).scored
    assert scored is not None
    assert scored.melds == (120, 0)


def test_b15_what_is_declared_late_is_compared_with_nothing() -> None:
    """The comparison is of what was announced: the partner's higher sequence, declared after it, changes nothing."""
    state, wanted = holding("W tierce Ks, N tierce Qd, E tierce Ac")
    state = go(first_trick(state, {**wanted, "E": []}), "W:rank:K")
    assert BELOTE.view.of(state, "S").best == "EW"
    assert "E:meld:tierce:Ac" in legal(state, "E")
    state = go(state, "E:meld:tierce:Ac")
    assert not [event for event in legal(state) if "rank" in event or "trump" in event]
    assert BELOTE.view.of(state, "S").best == "EW"
    leader = state.tricks[0].winner
    assert any(event[1] == "." for event in legal(state, leader))


def test_b15_a_played_card_is_not_shown() -> None:
    state = go(table(HANDS), "W:meld:tierce:As W.As N.7s E.9h S.7h")
    assert [word for word in said(state) if "show" in word] == ["W:show:KsQs", "E:show:JhTh8h"]


def test_b15_what_is_not_declared_is_not_scored() -> None:
    state = go(table(HANDS), "W.9s N.Js E.9h S.7h")  # nobody says anything
    assert said(state) == []
    assert legal(state) == {f"E.{card}" for card in state.hand("E")} - {"E.Kh:belote"}
    assert melds_of(state, "S") == melds_of(state, "N") == set()
    scored = played_out(state).scored
    assert scored is not None
    assert scored.melds == (0, 0)


def test_b15_not_after_the_second_lead() -> None:
    state = go(table(HANDS), "W.9s N.Js E.9h S:meld:cent:Ac S.7h E.Ad")
    assert melds_of(state, "N") == set()
    assert why(state, "N:meld:tierce:Ah") == "E-meld-late B15"
    assert why(state, "S:show:AcKcQcJcTc").startswith("E-show")


def test_b15_what_is_no_declaration() -> None:
    state = table(HANDS)
    assert why(state, "W:meld:cinquante:As") == "E-meld-absent B11"
    assert why(state, "W:meld:tierce:Ad") == "E-meld-absent B11"
    assert why(state, "W:meld:carre:J") == "E-meld-absent B12"
    for words in (
        "W:meld",
        "W:meld:tierce",
        "W:meld:carre:7",
        "W:meld:carre:Js",
        "W:meld:tierce:A",
        "W:meld:quinte:As",
    ):
        assert why(state, words).startswith("E-meld-form"), words
    assert why(go(state, "W:meld:tierce:As"), "W:meld:tierce:As").startswith("E-meld-")


def test_b16_a_card_serves_once() -> None:
    hand = "s:AKQJ h:J d:J c:J7"
    state = table({"W": hand}, "h")
    assert melds_of(state, "W") == {"carre:J", "cinquante:As", "tierce:As"}  # the run may be shortened to spare a jack
    assert melds_of(go(state, "W:meld:carre:J"), "W") == {"tierce:As"}
    assert melds_of(go(state, "W:meld:tierce:As"), "W") == {"carre:J"}
    assert melds_of(go(state, "W:meld:cinquante:As"), "W") == set()
    assert why(go(state, "W:meld:carre:J"), "W:meld:cinquante:As") == "E-meld-used B16"
    assert why(go(state, "W:meld:cinquante:As"), "W:meld:carre:J") == "E-meld-used B16"


def test_b16_a_carre_may_cut_a_run_in_two() -> None:
    state = table({"W": "s:QJT98 h:Q d:Q c:Q"}, "h")
    assert melds_of(state, "W") == {"carre:Q", "cent:Qs", "cinquante:Js"}
    state = table({"W": "s:AKQJT h:Q d:Q c:Q"}, "h")
    assert melds_of(state, "W") == {"carre:Q", "cent:As"}  # what is left on each side is too short
    assert melds_of(go(state, "W:meld:carre:Q"), "W") == set()


def test_b16_a_run_is_not_shortened_for_nothing() -> None:
    assert why(lead("s:AKQJ h:98 d:98"), "W:meld:tierce:As") == "E-meld-absent B11"
    assert why(lead("s:AKQJ h:98 d:98"), "W:meld:tierce:Ks") == "E-meld-absent B11"


def test_b16_belote_aside() -> None:
    """King and queen of trumps serve in a sequence, too."""
    state = table({"W": "h:AKQ s:98 d:98 c:7"}, "h")
    state = go(state, "W:meld:tierce:Ah")
    assert "W.Kh:belote" in legal(state, "W")
    state = go(state, "W.Kh:belote")
    assert melds_of(settled(go(table({"W": "h:AKQ s:98 d:98 c:7"}, "h"), "W.Kh:belote")), "W") == set()


# --- play -------------------------------------------------------------------------------------------


def test_b17_the_player_next_to_the_dealer_leads_then_who_took_the_trick() -> None:
    for dealer, leader in ("SW", "WN", "NE", "ES"):
        state = table({}, "d", taker=dealer, dealer=dealer, declarations="belote-only")
        assert BELOTE.rules.turn(state) == leader
        assert {event[2:4] for event in legal(state, leader)} == set(state.hand(leader))
    state = go(trick("7s 8d 9d", "W.As N.Ks E.8h"), "S.7s")
    assert state.tricks[-1].winner == BELOTE.rules.turn(state) == "E"


def of(text: str) -> set[str]:
    return set(cards(text))


# A hand, what lies on the table, and what may be played to it; hearts are trumps, South plays, North is the partner.
TRUMPS_LED = [
    ("h:J9A7 s:A", "E.Th", "h:J9A"),  # higher if able
    ("h:J9A7 s:A", "W.Th N.8h E.Qh", "h:J9A"),
    ("h:K87 s:A", "W.Qh N.Th E.Ah", "h:K87"),
    ("h:KQ87 s:A", "E.Th", "h:KQ87"),  # lower ones if not
    ("h:K87 s:A", "N.Qh E.7s", "h:K"),
    ("h:JA s:A", "W.7h N.9h E.Ts", "h:J"),  # even over the partner
    ("s:A d:7 c:8", "E.Th", "s:A d:7 c:8"),  # any card
    ("h:7 s:A d:7", "E.8h", "h:7"),
    ("h:A8 s:K", "E.7s", "s:K"),  # no trump led
]


@pytest.mark.parametrize(("hand", "table_cards", "may"), TRUMPS_LED)
def test_b18_trumps_led(hand: str, table_cards: str, may: str) -> None:
    assert may_play(hand, table_cards) == of(may)


def test_b18_refusals_say_why() -> None:
    state = trick("h:J97 s:A", "E.Ah")
    assert why(state, "S.As") == "E-follow B18"
    assert why(state, "S.7h") == "E-overtrump B18"
    assert why(state, "S.9h") == why(state, "S.Jh") == ""


PLAIN_LED = [
    ("s:AT7 h:J", "E.Ks", "s:AT7"),  # any card of it
    ("s:7 h:J d:A", "E.Ks", "s:7"),
    ("s:7 h:J d:A", "W.Ks N.As E.9h", "s:7"),
    ("d:AT7 h:J", "E.Kd", "d:AT7"),
]


@pytest.mark.parametrize(("hand", "table_cards", "may"), PLAIN_LED)
def test_b19_a_plain_suit_led(hand: str, table_cards: str, may: str) -> None:
    assert may_play(hand, table_cards) == of(may)
    state = trick(hand, table_cards)
    others = of(hand) - of(may)
    assert {why(state, f"S.{card}") for card in others} <= {"E-follow B19"}


PARTNER = [
    ("h:J7 d:A", "W.Ks N.As E.7s", "h:J7 d:A"),  # the partner wins without a trump: any card
    ("h:J7 d:A", "N.As E.8s", "h:J7 d:A"),
    ("h:J7 d:A", "W.Ks N.9h E.7s", "h:J d:A"),  # with a trump: not a lower one when there is a higher
    ("h:J97 d:A", "W.Ks N.Th E.7s", "h:J9 d:A"),
    ("h:J9 d:A", "W.Ks N.Th E.7s", "h:J9 d:A"),
    ("h:Q7 d:A", "W.Ks N.Th E.7s", "h:Q7 d:A"),  # only lower ones: any card
    ("h:Q7", "W.Ks N.Th E.7s", "h:Q7"),
    ("d:AK", "W.Ks N.Th E.7s", "d:AK"),
    ("h:J7 d:A", "W.8h N.Qh E.7s", "h:J"),  # trumps led are B18
    ("h:A7 d:A", "W.7s N.8h E.Th", "h:A"),  # the partner's trump is beaten
]


@pytest.mark.parametrize(("hand", "table_cards", "may"), PARTNER)
def test_b20_the_partner_is_winning(hand: str, table_cards: str, may: str) -> None:
    assert may_play(hand, table_cards) == of(may)


def test_b20_refusal() -> None:
    state = trick("h:J7 d:A", "W.Ks N.9h E.7s")
    assert why(state, "S.7h") == "E-undertrump B20"
    state = trick("h:Q7 d:A", "W.Ks N.9h E.7s", undertrump_partner=True)
    assert why(state, "S.Ad") == "E-trump B20"


NOT_PARTNER = [
    ("h:J7 d:A", "E.Ks", "h:J7"),  # a trump
    ("h:J7 d:A", "W.Ks N.7s E.As", "h:J7"),
    ("h:J7 d:A", "W.Ks N.7s E.9h", "h:J"),  # higher than all
    ("h:JA7 d:A", "W.Ks N.Th E.9h", "h:J"),
    ("h:Q7 d:A", "W.Ks N.7s E.9h", "h:Q7"),  # any trump if none is higher
    ("h:Q7 d:A", "W.Ks N.Kh E.9h", "h:Q7"),
    ("d:A c:7", "W.Ks N.7s E.9h", "d:A c:7"),  # any card
    ("d:A c:7", "E.Ks", "d:A c:7"),
    ("h:87 d:A", "N.Ks E.As", "h:87"),
]


@pytest.mark.parametrize(("hand", "table_cards", "may"), NOT_PARTNER)
def test_b21_the_partner_is_not_winning(hand: str, table_cards: str, may: str) -> None:
    assert may_play(hand, table_cards) == of(may)


def test_b21_refusals_say_why() -> None:
    state = trick("h:J7 d:A", "W.Ks N.7s E.9h")
    assert why(state, "S.Ad") == "E-trump B21"
    assert why(state, "S.7h") == "E-overtrump B21"


@pytest.mark.parametrize(
    ("played", "contract", "taker"),
    [
        ("W.As N.Ts E.Ks S.7s", "h", "W"),
        ("W.7s N.8s E.Js S.9s", "h", "E"),
        ("W.7s N.Ad E.Ac S.Jd", "h", "W"),  # other suits never win
        ("W.As N.7h E.Ks S.7s", "h", "N"),
        ("W.As N.7h E.8h S.7s", "h", "E"),
        ("W.Ah N.9h E.Jh S.7h", "h", "E"),
        ("W.As N.7h E.Ks S.Jh", "nt", "W"),
        ("W.Ks N.Ts E.As S.Js", "nt", "E"),
        ("W.As N.9s E.Jh S.Ts", "at", "N"),
        ("W.9s N.Js E.Jh S.Jd", "at", "N"),
    ],
)
def test_b22_who_takes_the_trick(played: str, contract: str, taker: str) -> None:
    *before, last = played.split()
    state = go(trick(last[2:], " ".join(before), contract, contracts="suits+nt+at"), last)
    assert state.tricks[-1].winner == taker


WITHOUT = [
    ("nt", "s:AT7 h:J", "E.Ks", "s:AT7"),
    ("nt", "s:7 h:J", "W.Ks N.As E.Ts", "s:7"),
    ("nt", "h:J9 d:7", "E.Ks", "h:J9 d:7"),  # not able: any card
    ("at", "s:J97 h:J", "E.As", "s:J9"),  # follow and beat
    ("at", "s:A97 h:J", "E.Js", "s:A97"),
    ("at", "s:JK7 h:J", "W.Qs N.As E.8s", "s:J"),  # the partner, too
    ("at", "s:KQ h:J", "W.8s N.As E.7s", "s:KQ"),
    ("at", "h:J9 d:7", "E.Ks", "h:J9 d:7"),  # not able: any card
    ("at", "h:J9 s:7", "W.8d N.Jd E.Ah", "h:J9 s:7"),
]


@pytest.mark.parametrize(("contract", "hand", "table_cards", "may"), WITHOUT)
def test_b23_no_trumps_and_all_trumps(contract: str, hand: str, table_cards: str, may: str) -> None:
    assert may_play(hand, table_cards, contract, contracts="suits+nt+at") == of(may)


def test_b23_refusals_say_why() -> None:
    state = trick("s:J97 h:J", "E.As", "at", contracts="suits+nt+at")
    assert why(state, "S.Jh") == "E-follow B23"
    assert why(state, "S.7s") == "E-beat B23"
    assert why(trick("s:J97 h:J", "E.As", "nt", contracts="suits+nt+at"), "S.Jh") == "E-follow B23"


def test_b23_belote_in_every_suit_of_all_trumps() -> None:
    state = trick("KsQsKhQhKdQdKc", "", "at", contracts="suits+nt+at")
    assert calls(state) == {f"S.{card}:belote" for card in ("Ks", "Qs", "Kh", "Qh", "Kd", "Qd")}
    scored = ending("WWWWNNNN", "at", belotes="Ss Sh Nd Ec", contracts="suits+nt+at").scored
    assert scored is not None
    assert scored.belote == (60, 20)


# --- score ------------------------------------------------------------------------------------------

# Cards of 81 points in the first three tricks, hearts being trumps; 71 and the last trick in the others.
HALF = ("h:J9AT", "KhQhJdJc", "AsKs8d7d", "s:TQJ9", "s:87 h:87", "d:ATKQ", "d:9 c:ATK", "c:Q987")

# Hearts; 55 7 28 2 28 2 28 2+10 (see GROUPS): who takes the tricks, the taker, declarations, belote, what is written.
FOUR = [
    ("WWWWNNNN", "W", "", "", "70-92"),  # made
    ("WEWEWSNS", "E", "", "", "42-120"),
    ("WNNNNNNN", "W", "", "", "162-0"),  # failed
    ("WWNNNNNN", "E", "", "", "162-0"),
    ("WWWWNNNN", "N", "", "", "0-162"),
    ("WWWWNNNN", "W", "W tierce As", "", "70-112"),
    ("WWWWNNNN", "W", "N cinquante As", "", "212-0"),  # declarations decide
    ("WWWWNNNN", "N", "N cinquante As", "", "120-92"),
    ("WWNNNNNN", "W", "W tierce As", "", "182-0"),  # 82 to 100: the others have both sides' declarations
    ("WWNNNNNN", "W", "W cinquante As", "", "100-112"),
    ("WWNNNNNN", "W", "N cinquante As", "", "212-0"),
    ("WWNNNNNN", "W", "", "Wh", "162-20"),  # belote stays
    ("WWNNNNNN", "W", "", "Nh", "182-0"),
    ("WWNNNNNN", "W", "W tierce As", "Wh", "100-102"),
    ("WWNNNNNN", "W", "N tierce As", "Wh", "182-20"),
    ("WWWWNNNN", "W", "", "Nh", "90-92"),
    ("WWWWNNNN", "W", "N tierce As", "", "90-92"),
    ("WWWWNNNN", "W", "N tierce As", "Nh", "202-0"),
]


@pytest.mark.parametrize(("winners", "taker", "melds", "belotes", "expected"), FOUR)
def test_b24_score(winners: str, taker: str, melds: str, belotes: str, expected: str) -> None:
    declared = [meld(each) for each in melds.split(", ") if each]
    assert points(ending(winners, "h", taker, declared, belotes)) == expected


@pytest.mark.parametrize(
    ("taker", "melds", "belotes", "options", "expected"),
    [
        ("W", "", "", {}, "162-0"),  # equal is not enough
        ("N", "", "", {}, "0-162"),
        ("W", "", "Wh", {}, "81-101"),
        ("W", "W tierce As", "", {}, "81-101"),
        ("W", "", "Nh", {}, "182-0"),
        ("W", "", "Wh", {"compare_without_declarations": True}, "162-20"),
        ("W", "W tierce As", "", {"compare_without_declarations": True}, "182-0"),
        ("W", "", "Wh", {"compare_without_declarations": True, "belote_safe": False}, "182-0"),
    ],
)
def test_b24_equal_points(taker: str, melds: str, belotes: str, options: dict[str, Any], expected: str) -> None:
    declared = [meld(each) for each in melds.split(", ") if each]
    state = ending("WWWNNNNN", "h", taker, declared, belotes, groups=HALF, **options)
    assert points(state) == expected


CAPOT = [
    ("WWWWWWWW", "W", "", "", {}, "0-252"),
    ("WEWEWEWE", "W", "", "", {}, "0-252"),
    ("NSSNNSSN", "N", "", "", {}, "252-0"),
    ("WWWWWWWW", "W", "W tierce As", "", {}, "0-272"),
    ("WWWWWWWW", "W", "N carre J", "", {}, "0-252"),  # the others lose theirs
    ("WWWWWWWW", "W", "", "Nh", {}, "20-252"),  # belote excepted
    ("WWWWWWWW", "W", "", "Wh", {}, "0-272"),
    ("WWWWWWWW", "N", "", "", {}, "0-252"),  # against the takers
    ("WWWWWWWW", "N", "N carre J", "", {}, "0-252"),
    ("WWWWWWWW", "N", "E cent As", "", {}, "0-352"),
    ("WWWWWWWW", "N", "", "Nh", {}, "20-252"),
    ("WWWWWWWW", "N", "", "Nh", {"belote_safe": False}, "0-272"),  # B24
    ("WWWWWWWW", "W", "", "Nh", {"belote_safe": False}, "20-252"),
    ("WWWWWWWW", "W", "", "", {"capot_88": True}, "0-250"),
    ("WWWWWWWW", "N", "", "", {"capot_88": True}, "0-250"),
    ("WWWWWWWN", "W", "", "", {}, "12-150"),  # seven are not all
]


@pytest.mark.parametrize(("winners", "taker", "melds", "belotes", "options", "expected"), CAPOT)
def test_b25_capot(winners: str, taker: str, melds: str, belotes: str, options: dict[str, Any], expected: str) -> None:
    declared = [meld(each) for each in melds.split(", ") if each]
    state = ending(winners, "h", taker, declared, belotes, **options)
    assert points(state) == expected
    assert state.scored is not None
    assert state.scored.capot == (None if "N" in winners and "W" in winners else "NS" if "N" in winners else "EW")


# In no trumps 23 7 28 2 28 2 28 2+10, in all trumps 55 7 28 34 28 34 28 34+10.
FACTORS = [
    ("WWWWNNNN", "nt", "N", "", "", {}, "140-120"),
    ("WWWWNNNN", "nt", "W", "", "", {}, "260-0"),
    ("WWWWNNNN", "nt", "W", "W tierce As", "", {}, "140-160"),  # declarations count double
    ("WWWWNNNN", "nt", "N", "W tierce As", "", {}, "0-300"),
    ("WWWWWWWW", "nt", "W", "", "", {}, "0-440"),
    ("WWWWWWWW", "nt", "N", "", "", {}, "0-440"),
    ("WWWWWWWW", "nt", "W", "", "", {"capot_88": True}, "0-436"),
    ("WWWWNNNN", "at", "N", "", "", {}, "402-372"),
    ("WWWWNNNN", "at", "W", "", "", {}, "774-0"),
    ("WWWWNNNN", "at", "W", "", "Wh", {}, "402-432"),  # belote three times
    ("WWWWNNNN", "at", "W", "N tierce As", "Wh", {}, "834-60"),
    ("WWWWNNNN", "at", "W", "N cinquante As", "Nh", {}, "984-0"),
    ("WWWWNNNN", "at", "W", "", "Wh Ws", {"compare_without_declarations": True}, "774-120"),
    ("WWWWWWWW", "at", "W", "", "", {}, "0-1044"),
    ("WWWWWWWW", "at", "N", "", "", {}, "0-1044"),
    ("WWWWWWWW", "at", "W", "W carre J", "Nd", {}, "60-1644"),
    ("WWWWWWWW", "at", "W", "", "", {"capot_88": True}, "0-1038"),
]


@pytest.mark.parametrize(("winners", "contract", "taker", "melds", "belotes", "options", "expected"), FACTORS)
def test_b26_factors(
    winners: str, contract: str, taker: str, melds: str, belotes: str, options: dict[str, Any], expected: str
) -> None:
    declared = [meld(each) for each in melds.split(", ") if each]
    state = ending(winners, contract, taker, declared, belotes, contracts="suits+nt+at", **options)
    assert points(state) == expected
    assert state.scored is not None
    assert state.scored.factor == {"nt": 2, "at": 3}[contract]


@pytest.mark.parametrize(
    ("score", "after", "over", "winner"),
    [  # the deal is 70-92
        ((0, 0), (70, 92), False, None),
        ((929, 907), (999, 999), False, None),
        ((900, 908), (970, 1000), True, "EW"),  # the target is enough
        ((930, 0), (1000, 92), True, "NS"),
        ((950, 930), (1020, 1022), True, "EW"),  # both: the higher
        ((960, 930), (1030, 1022), True, "NS"),
        ((952, 930), (1022, 1022), True, None),  # equal: a draw
    ],
)
def test_b27_target(score: tuple[int, int], after: tuple[int, int], over: bool, winner: str | None) -> None:
    state = ending("WWWWNNNN", score=score)
    assert tuple(BELOTE.score.of(state).values()) == after
    assert BELOTE.score.over(state) is over
    assert state.phase == ("over" if over else "scored")
    assert BELOTE.score.winner(state) == winner
    assert (BELOTE.deal.next_head(state) is None) is over
    for seat in "NESW":
        view = BELOTE.view.of(state, seat)
        assert (view.over, view.winner) == (over, winner)
    assert why(state, "W:pass").startswith("E-game-over" if over else "E-deal-over")


# --- three players ----------------------------------------------------------------------------------


def test_b28_three_players() -> None:
    options = BELOTE.resolve("three", {})
    assert (options.seats, options.sides) == (("E", "S", "W"), ("E", "S", "W"))
    state = go(dealt(begun(preset="three")), "W:pass E:take:h")
    assert state.turned == PACK[15] == "7h"
    given = []
    while (event := BELOTE.deal.due(state, PACK)) is not None:
        given.append(str(event))
        state = BELOTE.rules.play(state, event)
    assert given == ["W+AdKdQd", "E+JdTd9d", "S+8d7dAc", "^^7c"]
    assert [len(hand) for hand in state.hands] == [8, 8, 8]
    held = {card for hand in state.hands for card in hand}
    assert state.turned not in held
    assert state.bottom == "7c"
    for seat in "ESW":
        view = BELOTE.view.of(state, seat)
        assert (view.turned, view.bottom) == ("7h", "7c")
    assert len(set(PACK) - held - {"7h", "7c"}) == 6
    assert BELOTE.rules.turn(state) == "W"


def test_b28_everyone_alone_also_in_declarations() -> None:
    melds = [meld("W cinquante 9s"), meld("E tierce Ad"), meld("S tierce Kc")]
    scored = ending("WWWEESSS", melds=melds, preset="three").scored
    assert scored is not None
    assert scored.melds == (0, 0, 50)  # E S W


# Three cards a trick: 45 7 25 2 25 2 25 2+10, hearts; South deals (W E S); written E-S-W.
THREE = [
    ("WWWEESSS", "W", "", "", {}, "27-39-77"),  # more than each of the others
    ("WWWEESSS", "E", "", "", {}, "0-39-104"),  # to the higher of them
    ("WWWEESSS", "S", "", "", {}, "27-0-116"),
    ("WWWEESSS", "E", "", "Ed", {}, "20-39-104"),  # belote stays
    ("WWWEESSS", "E", "", "Ed", {"belote_safe": False}, "0-39-124"),
    ("WWWEESSS", "E", "E tierce As", "", {}, "0-39-124"),  # declarations go, too
    ("WWWEESSS", "W", "S cinquante As", "", {}, "27-166-0"),  # 77 to 89
    ("WWWEESSS", "W", "S cinquante As", "", {"compare_without_declarations": True}, "27-89-77"),
    (
        "WWWEESSS",
        "E",
        "S cent As",
        "",
        {"compare_without_declarations": True},
        "0-166-77",
    ),  # the higher score, all told
    ("EEWWWSSS", "E", "", "", {}, "0-39-104"),  # 52 to 52: equal is not enough
    ("EEWWWSSS", "W", "", "", {}, "104-39-0"),
    ("EEWWWSSS", "S", "", "", {}, "71-0-72"),  # shared, the odd one to the earlier
    ("EEWWWSSS", "S", "", "Wd", {}, "52-0-111"),
    ("WWWWWWWW", "W", "", "", {}, "0-0-233"),  # 133 and 100 for all of them
    ("WWWWWWWW", "E", "", "", {}, "0-0-233"),
    ("WWWWWWWW", "E", "E tierce As", "Ed", {}, "20-0-233"),
    ("WWWWWWWW", "W", "", "", {"capot_88": True}, "0-0-231"),
]


@pytest.mark.parametrize(("winners", "taker", "melds", "belotes", "options", "expected"), THREE)
def test_b29_three_players_score(
    winners: str, taker: str, melds: str, belotes: str, options: dict[str, Any], expected: str
) -> None:
    declared = [meld(each) for each in melds.split(", ") if each]
    state = ending(winners, "h", taker, declared, belotes, preset="three", **options)
    assert points(state) == expected


def test_b29_the_odd_point_follows_the_deal() -> None:
    for dealer, expected in (("S", "71-0-72"), ("W", "72-0-71"), ("E", "71-0-72")):  # W E S, E S W, S W E
        assert points(ending("EEWWWSSS", "h", "S", preset="three", dealer=dealer)) == expected


def test_b29_a_game_of_three_is_won_or_drawn() -> None:
    assert BELOTE.score.winner(ending("WWWEESSS", score=(0, 0, 950), preset="three")) == "W"
    drawn = ending("WWWEESSS", score=(0, 988, 950), preset="three")  # 1027 each
    assert (BELOTE.score.over(drawn), BELOTE.score.winner(drawn)) == (True, None)
    assert BELOTE.score.winner(ending("WWWEESSS", score=(980, 0, 950), preset="three")) == "W"


@pytest.mark.parametrize(
    ("hand", "table_cards", "may"),
    [
        ("h:J7 d:A", "W.Ks E.As", "h:J7"),
        ("h:J7 d:A", "W.As E.Ks", "h:J7"),
        ("h:J7 d:A", "W.As E.9h", "h:J"),
        ("h:Q7 d:A", "W.As E.9h", "h:Q7"),
        ("d:A c:7", "W.As E.9h", "d:A c:7"),
    ],
)
def test_b30_three_players_have_no_partner(hand: str, table_cards: str, may: str) -> None:
    assert may_play(hand, table_cards, preset="three") == of(may)


def test_b30_points_vary_with_the_cards_left_out() -> None:
    sums = set()
    for number in range(8):
        pack = Random(number).sample(PACK, 32)
        state = begun(preset="three")
        while (event := BELOTE.deal.due(state, pack)) is not None:
            state = BELOTE.rules.play(state, event)
        state = go(state, f"W:take:{(state.turned or '')[1]}")
        while (event := BELOTE.deal.due(state, pack)) is not None:
            state = BELOTE.rules.play(state, event)
        held = [card for hand in state.hands for card in hand]
        scored = played_out(state).scored
        assert scored is not None
        worth = {rank: (trump, plain) for rank, trump, plain in WORTH}
        assert sum(scored.cards) == sum(worth[card[0]][card[1] != state.trump] for card in held)
        sums.add(sum(scored.cards))
    assert len(sums) > 3


def test_every_rule_has_a_test() -> None:
    """B1 to B30, each named by a test in this file."""
    named = {
        f"b{number}"
        for number in range(1, 31)
        for name in globals()
        if name.startswith("test_") and f"b{number}" in name.split("_")
    }
    assert named == {f"b{number}" for number in range(1, 31)}


def test_events_know_nothing_of_other_games() -> None:
    state = table(HANDS)
    for word in ("W:propose", "W:king", "W-AsKs", "W:stand"):
        assert why(state, word).startswith("E-")
    assert why(state, str(Event("play", "W", ("??",)))).startswith("E-")
