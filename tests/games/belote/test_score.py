"""The score by the rules of belote, and the differences for three players: B24-B30."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ecarte.core.cards import PACK
from ecarte.core.game import Head
from ecarte.games.belote.game import GAME as BELOTE
from ecarte.games.belote.state import Carried, State
from tests.games.belote.test_deal import WORTH
from tests.games.belote.test_play import of, played_out
from tests.kit.belote_positions import HALF, begun, dealt, ending, go, may_play, meld, points, settled, why

# --- score ------------------------------------------------------------------------------------------

# Hearts; 55 7 28 2 28 2 28 2+10 (see GROUPS): winners of the tricks, taker, declarations, belote, points written.
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


@pytest.mark.parametrize(
    ("taker", "melds", "belotes", "options", "expected", "held"),
    [
        ("W", "", "", {}, "81-0", 81),  # only the other side scores
        ("N", "", "", {}, "0-81", 81),
        ("W", "W tierce As", "", {}, "81-101", 0),  # not equal: as without the option
        ("W", "", "Nh", {}, "182-0", 0),
        ("W", "", "Wh", {"compare_without_declarations": True}, "81-0", 101),  # all that the takers have waits
        ("W", "N tierce As", "", {"compare_without_declarations": True}, "101-0", 81),
        ("W", "", "Wh", {"compare_without_declarations": True, "belote_safe": False}, "81-0", 101),
    ],
)
def test_b24_litige(taker: str, melds: str, belotes: str, options: dict[str, Any], expected: str, held: int) -> None:
    declared = [meld(each) for each in melds.split(", ") if each]
    state = ending("WWWNNNNN", "h", taker, declared, belotes, groups=HALF, tie="litige", **options)
    assert (points(state), state.carried.waiting) == (expected, held)
    assert state.scored is not None
    assert (state.scored.made, state.scored.waited, state.scored.held) == (expected == "81-101", 0, held)
    assert BELOTE.view.of(state, "S").carried.waiting == held


def test_b24_litige_with_a_belote_is_91_to_91() -> None:
    """Belote is among the points that wait: F1 says so, 81 or 91."""
    groups = ("h:J9A7", "KhQhJdJc", "AsKs8d7d", "s:TQJ9", "s:87 h:T8", "d:ATKQ", "d:9 c:ATK", "c:Q987")
    state = ending("WWWNNNNN", "h", "W", (), "Wh", groups=groups, tie="litige")
    assert (points(state), state.carried.waiting) == ("91-0", 91)


@pytest.mark.parametrize(
    ("winners", "taker", "belotes", "expected"),
    [
        ("WWWWNNNN", "W", "", "70-173"),  # made: 92 and what waited
        ("WWWWNNNN", "N", "", "0-243"),  # failed: it is the others'
        ("WWWWNNNN", "N", "Nh", "20-243"),
        ("WWWWWWWW", "W", "", "0-333"),
    ],
)
def test_b24_what_waits_is_won_with_the_next_deal(winners: str, taker: str, belotes: str, expected: str) -> None:
    state = ending(winners, "h", taker, (), belotes, carried=Carried(81), number=2, tie="litige")
    assert (points(state), state.carried.waiting) == (expected, 0)
    assert state.scored is not None
    assert (state.scored.waited, state.scored.held) == (81, 0)


def test_b24_after_another_litige_more_waits() -> None:
    state = ending("WWWNNNNN", "h", "N", groups=HALF, carried=Carried(91), number=2, tie="litige")
    assert (points(state), state.carried.waiting) == ("0-81", 172)


def test_b24_what_waits_is_multiplied_with_its_own_deal() -> None:
    groups = ("AsAhAdAc", "KsKhQs7s", "TsThTdTc", "KdKcQhQd", "QcJsJhJd", "Jc7h7d7c", "8d9d8c9c", "9s8s9h8h")
    state = ending("WWNNNNNW", "nt", "W", groups=groups, tie="litige", contracts="suits+nt")
    assert (points(state), state.carried.waiting) == ("130-0", 130)


def test_b24_what_waits_goes_on_waiting_when_all_pass_and_is_lost_at_the_end() -> None:
    state = ending("WWWNNNNN", "h", "W", groups=HALF, tie="litige")
    for _ in range(2):
        head = BELOTE.deal.next_head(state)
        assert head is not None
        state = dealt(BELOTE.deal.begin(state, head))
        assert state.carried.waiting == 81
        while state.phase == "bid":
            state = go(state, f"{BELOTE.rules.turn(state)}:pass")
        assert (state.phase, state.carried.waiting) == ("scored", 81)
    last = ending("WWWNNNNN", "h", "W", groups=HALF, number=5, tie="litige", deals=5)
    assert (BELOTE.score.over(last), BELOTE.score.winner(last), last.score) == (True, "NS", (81, 0))


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


# 60 points of all trumps in the first two tricks, 198 with the last in the others: the FFB's own example (11.3).
CONVERTED = ("JsJhKsKh", "QsQhQdQc", "JdJc9s9h", "9d9cAsAh", "AdAcTsTh", "TdTc8s8h", "KdKc7s7h", "8d8c7d7c")


@pytest.mark.parametrize(
    ("winners", "contract", "taker", "melds", "belotes", "expected"),
    [
        ("NNWWWWWW", "at", "W", "", "Ws", "37-144"),  # 124 and belote
        ("NNWWWWWW", "at", "N", "", "", "0-162"),  # rounded once
        ("NNWWWWWW", "at", "N", "", "Nh", "20-162"),
        ("NNWWWWWW", "at", "W", "W carre J", "", "37-324"),  # declarations are not scaled
        ("WWWWWWWW", "at", "W", "", "", "0-218"),
        ("NNWWWWWW", "nt", "W", "", "", "24-138"),  # an ace counts 19
        ("WWWWWWWW", "nt", "W", "", "", "0-252"),
    ],
)
def test_b26_scaled(winners: str, contract: str, taker: str, melds: str, belotes: str, expected: str) -> None:
    declared = [meld(each) for each in melds.split(", ") if each]
    rules: dict[str, Any] = {"contracts": "suits+nt+at", "free_values": "scaled"}
    state = ending(winners, contract, taker, declared, belotes, groups=CONVERTED, **rules)
    assert points(state) == expected
    assert state.scored is not None
    assert state.scored.factor == 1


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


def five(number: int, score: tuple[int, int]) -> State:
    """Return the end of a deal of a game of five, which is 70-92."""
    return ending("WWWWNNNN", score=score, number=number, deals=5)


def test_b27_five_deals_and_no_more_whatever_the_score() -> None:
    for number in (1, 4):
        state = five(number, (5000, 0))
        assert (state.phase, BELOTE.score.over(state), BELOTE.score.winner(state)) == ("scored", False, None)
        assert BELOTE.deal.next_head(state) == Head(number + 1, 1, state.elder)
    for score, winner in (((30, 0), "NS"), ((0, 0), "EW"), ((22, 0), None)):
        state = five(5, score)
        assert (state.phase, BELOTE.score.over(state), BELOTE.score.winner(state)) == ("over", True, winner)
        assert BELOTE.deal.next_head(state) is None
        assert BELOTE.view.of(state, "S").over


def test_b27_a_deal_that_all_passed_is_one_of_the_five() -> None:
    state = begun(deals=5)
    for number in range(1, 6):
        state = dealt(state)
        assert state.number == number
        while state.phase == "bid":
            state = go(state, f"{BELOTE.rules.turn(state)}:pass")
        head = BELOTE.deal.next_head(state)
        assert (head is None) is (number == 5)
        if head is not None:
            state = BELOTE.deal.begin(state, head)
    assert BELOTE.score.over(state)
    assert BELOTE.score.winner(state) is None  # nobody has a point
    assert BELOTE.score.tally(state) == ({"NS": 0, "EW": 0}, {"NS": 0, "EW": 0})


def test_b27_deals_that_all_passed_do_not_count() -> None:
    """Each is made up for by another deal, and waits are no deals."""
    state, phases = begun(deals=5, passed_counts=False), []
    for number in range(1, 9):
        state = dealt(state)
        while state.phase == "bid":
            state = go(state, f"{BELOTE.rules.turn(state)}:pass")
        assert state.carried == Carried(uncounted=number)
        phases.append(state.phase)
        head = BELOTE.deal.next_head(state)
        assert head == Head(number + 1, 1, state.elder)
        state = BELOTE.deal.begin(state, head)
    assert set(phases) == {"scored"}
    for left_out, over in ((2, False), (1, True)):
        state = ending("WWWWNNNN", number=6, carried=Carried(uncounted=left_out), deals=5, passed_counts=False)
        assert BELOTE.score.over(state) is over


# --- two players ------------------------------------------------------------------------------------


def test_b31_two_players() -> None:
    state = go(dealt(begun(preset="two-hand")), "N:pass S:take:h")
    assert [PACK.index(card) for card in state.hand("N")] == [0, 1, 2, 6, 7, 8]
    assert [PACK.index(card) for card in state.hand("S")] == [3, 4, 5, 9, 10, 11]
    assert state.turned == PACK[12] == "Th"
    given = []
    while (event := BELOTE.deal.due(state, PACK)) is not None:
        given.append(str(event))
        state = BELOTE.rules.play(state, event)
    assert given == ["N+9h8h7h", "S+AdKdQd", "^^7c"]
    assert [len(hand) for hand in state.hands] == [9, 9]
    assert len(BELOTE.deal.unseen(state)) == 12
    assert BELOTE.view.of(state, "S").stock == 12
    assert BELOTE.rules.turn(state) == "N"


def test_b31_the_taker_needs_more_than_the_other() -> None:
    state = settled(go(dealt(begun(preset="two-hand")), "N:pass S:take:h"), PACK)
    while state.scored is None:
        state = go(settled(state), str(BELOTE.rules.legal(state, state.mover or "")[-1]))
    scored = state.scored
    assert (scored.taker, sum(scored.tricks)) == ("S", 9)
    more = scored.compared[1] > scored.compared[0]
    assert scored.made is more
    assert scored.points == (scored.totals if more else (sum(scored.totals) - scored.belote[1], scored.belote[1]))


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
