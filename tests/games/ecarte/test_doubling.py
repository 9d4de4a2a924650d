"""Doubling and the point offered: rules E28 and E29, and the preset `casino`."""

from __future__ import annotations

from typing import Any

import pytest

from ecarte.games.ecarte.course import game_points
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.state import State
from tests.kit.positions import at, go, legal, scored, why

# South leads; the number says how many tricks South takes. Spades are trumps.
HANDS = {5: "S<KsQsJsAsTs", 3: "S<KsQsJs8h7h", 2: "S<KsQs9h8h7h", 0: "S<8c7c9h8h7h"}
NORTH = "N<KhQhJhAhTh ^7s"
CARDS = {
    5: "S.Ks N.Th S.Qs N.Ah S.Js N.Jh S.As N.Qh S.Ts N.Kh",
    3: "S.Ks N.Th S.Qs N.Ah S.Js N.Jh S.8h N.Qh N.Kh S.7h",
    2: "S.Ks N.Th S.Qs N.Ah S.9h N.Jh N.Qh S.8h N.Kh S.7h",
    0: "S.9h N.Jh N.Ah S.8h N.Th S.7h N.Qh S.8c N.Kh S.7c",
}
DOUBLED = "S:double N:accept:double"


def casino(moves: str, **options: Any) -> State:
    return at(moves, **{"preset": "casino", "king_mark": "none", **options})


def start(tricks: int) -> str:
    return f"{HANDS[tricks]} {NORTH}"


DOUBLES, OFFERS = {"S:double", "N:double"}, {"S:offer", "N:offer"}


def offers(state: State) -> set[str]:
    return {word for seat in "SN" for word in legal(state, seat) if word in DOUBLES | OFFERS}


# --- E28 ---


@pytest.mark.parametrize(
    ("moves", "double", "offer"),
    [
        ("S<KsQsJs8h7h", False, False),
        ("S<KsQsJs8h7h N<KhQhJhAhTh", False, False),  # before the turn-up
        (start(3), True, True),  # from the turn-up on
        (f"{start(3)} S:propose", True, True),
        (f"{start(3)} S:propose N:accept", True, True),  # while cards are chosen
        (f"{start(3)} S:propose N:accept S-7h", True, True),
        (f"{start(3)} S:propose N:accept S-7h N-0", False, False),  # while the table deals
        (f"{start(3)} S:propose N:accept S-7h N-0 S+8c", True, True),
        (f"{start(3)} S:stand", True, True),
        (f"{start(3)} S:stand S.Ks", True, False),  # no offer once the first card is led
        (f"{start(3)} S:stand S.Ks N.Th", True, False),
        (f"{start(3)} S:stand S.Ks N.Th S.Qs", True, False),
        (f"{start(3)} S:stand S.Ks N.Th S.Qs N.Ah", True, False),  # until the third trick is led
        (f"{start(3)} S:stand S.Ks N.Th S.Qs N.Ah S.Js", False, False),
        (f"{start(3)} S:stand S.Ks N.Th S.Qs N.Ah S.Js N.Jh", False, False),
        (f"{start(3)} S:stand {CARDS[3]}", False, False),
    ],
)
def test_e28_and_e29_when(moves: str, double: bool, offer: bool) -> None:
    """Either player, in turn or not."""
    state = casino(moves)
    assert offers(state) == (DOUBLES if double else set()) | (OFFERS if offer else set())
    off = at(moves, king_mark="none")
    for word in sorted(DOUBLES | OFFERS):
        assert (why(state, word) == "") is (word in offers(state))
        assert why(off, word) in (
            "E-offer-off E28",
            "E-offer-off E29",
            "E-cards-due E4",
            "E-cards-due E9",
            "E-deal-over E22",
        )


def test_e28_the_opponent_must_answer_before_anything_else() -> None:
    state = casino(f"{start(3)} S:stand S.Ks N:double")
    assert (state.phase, state.mover) == ("reply", "S")
    assert legal(state, "S") == {"S:accept:double", "S:refuse:double"}
    assert legal(state, "N") == set()
    assert why(state, "N:accept:double") == "E-turn E7"
    for word in ("S.Qs", "S:accept", "S:refuse", "S:accept:offer", "S:decline", "S:propose"):
        assert why(state, word) == "E-reply E28", word
    for seat in "SN":
        assert ECARTE.view.of(state, seat).to_json()["question"] == {"kind": "double", "by": "N", "args": []}
    resumed = go(state, "S:accept:double")
    assert (resumed.phase, resumed.mover, resumed.doubled) == ("play", "N", "N")
    assert legal(resumed, "N") == {"N.Th", "N.Jh", "N.Qh", "N.Ah", "N.Kh"}


def test_e28_one_accepted_double_a_deal() -> None:
    state = casino(f"{start(3)} {DOUBLED} S:stand")
    assert offers(state) == OFFERS
    assert why(state, "N:double") == why(state, "S:double") == "E-double-now E28"
    head = ECARTE.deal.next_head(go(state, CARDS[3]))
    assert head is not None
    again = go(ECARTE.deal.begin(go(state, CARDS[3]), head), "N<KsQsJs8h7h S<KhQhJhAhTh ^7s")
    assert offers(again) == DOUBLES | OFFERS


@pytest.mark.parametrize("by", ["S", "N"])
@pytest.mark.parametrize(
    ("tricks", "course", "expected"),
    [
        (5, "S:stand", ("S", 4, "vole")),
        (0, "S:stand", ("N", 4, "vole")),  # it never adds to a vole, but doubling does
        (3, "S:stand", ("S", 2, "point")),
        (2, "S:stand", ("N", 4, "elder-vulnerable")),  # vulnerability included
        (3, "S:propose N:refuse", ("S", 4, "dealer-vulnerable")),
        (2, "S:propose N:refuse", ("N", 2, "point")),
    ],
)
def test_e28_accepted_the_winner_scores_double(tricks: int, course: str, expected: Any, by: str) -> None:
    """Whoever offered it."""
    said = f"{by}:double {'NS'['SN'.index(by)]}:accept:double"
    for moves in (f"{said} {course}", f"{course} {said}"):
        assert scored(casino(f"{start(tricks)} {moves} {CARDS[tricks]}")) == [expected]


def test_e28_king_marks_are_not_doubled() -> None:
    state = casino(f"{start(3)} {DOUBLED} S:stand S:king {CARDS[3]}", king_mark="optional")
    assert scored(state) == [("S", 1, "king"), ("S", 2, "point")]
    turned = casino("S<QsJs8h7hAs N<KhQhJhAhTh ^Ks S:double N:accept:double S:stand")
    assert scored(turned) == [("N", 1, "turned-king")]


@pytest.mark.parametrize(
    ("moves", "points", "vulnerability"),
    [
        ("S:double N:refuse:double", ("S", 1), "first"),  # nobody is vulnerable yet
        ("N:double S:refuse:double", ("N", 1), "first"),
        ("S:stand N:double S:refuse:double", ("N", 2), "first"),  # refused by the vulnerable elder
        ("S:stand S:double N:refuse:double", ("S", 1), "first"),
        ("S:propose S:double N:refuse:double", ("S", 1), "first"),  # a proposal makes nobody vulnerable
        ("S:propose N:refuse S:double N:refuse:double", ("S", 2), "first"),  # by the vulnerable dealer
        ("S:propose N:refuse N:double S:refuse:double", ("N", 1), "first"),
        ("S:stand N:double S:refuse:double", ("N", 1), "none"),
        ("S:stand S.Ks N.Th S.Qs N.Ah N:double S:refuse:double", ("N", 2), "first"),  # with two tricks taken, too
    ],
)
def test_e28_refused_the_deal_ends_as_for_the_point(moves: str, points: tuple[str, int], vulnerability: str) -> None:
    state = casino(f"{start(3)} {moves}", vulnerability=vulnerability)
    assert scored(state) == [(*points, "double-refused")]
    assert (state.phase, state.mover) == ("scored", None)
    assert ECARTE.deal.next_head(state) is not None


def test_e28_refused_ends_the_right_to_mark_a_king() -> None:
    """Including a turned king, which may otherwise be marked until the next turn-up (law 22)."""
    held = casino(f"{start(3)} S:stand S:double N:refuse:double", king_mark="optional")
    assert why(held, "S:king") == "E-deal-over E22"
    marked = {"king_mark": "optional", "turned_king": "marked"}
    deal = "S<QsJs8h7hAs N<KhQhJhAhTh ^Ks"
    assert "N:king" in legal(casino(f"{deal} S:stand", **marked), "N")
    turned = casino(f"{deal} S:stand S:double N:refuse:double", **marked)
    assert legal(turned, "N") == set()
    assert why(turned, "N:king") != ""


def test_e28_a_refused_double_can_end_the_game() -> None:
    state = casino(f"{start(3)} S:stand N:double S:refuse:double", score=(2, 3))
    assert (state.phase, ECARTE.score.winner(state), state.score, game_points(state)) == ("over", "N", (2, 5), 2)


def test_e28_ends_no_automatic_mark_before_it() -> None:
    """A king that marks itself does so before anything else."""
    state = casino(f"{start(3)} S:stand", king_mark="automatic")
    assert legal(state, "S") == {"S:king"}
    assert legal(state, "N") == set()
    assert offers(go(state, "S:king")) == DOUBLES | OFFERS


# --- E29 ---


@pytest.mark.parametrize(
    ("moves", "points"),
    [
        ("S:offer N:accept:offer", ("N", 1)),
        ("N:offer S:accept:offer", ("S", 1)),
        ("S:stand S:offer N:accept:offer", ("N", 2)),  # who offers is vulnerable
        ("S:stand N:offer S:accept:offer", ("S", 1)),
        ("S:propose N:refuse N:offer S:accept:offer", ("S", 2)),
        ("S:propose N:accept N:offer S:accept:offer", ("S", 1)),
        (f"{DOUBLED} S:offer N:accept:offer", ("N", 2)),  # the trick points of the deal are doubled
    ],
)
def test_e29_accepted_the_opponent_scores_as_for_the_point(moves: str, points: tuple[str, int]) -> None:
    state = casino(f"{start(3)} {moves}")
    assert scored(state) == [(*points, "offer")]
    assert state.phase == "scored"


@pytest.mark.parametrize(
    ("tricks", "moves", "expected"),
    [
        (3, "S:stand N:offer S:decline", ("N", 2, "offer-declined")),  # three tricks are no vole
        (2, "S:stand N:offer S:decline", ("N", 2, "offer-declined")),
        (0, "S:stand N:offer S:decline", ("N", 2, "offer-declined")),
        (5, "S:stand N:offer S:decline", ("S", 2, "vole")),
        (5, "S:stand S:offer N:decline", ("S", 2, "offer-declined")),
        (3, "S:stand S:offer N:decline", ("S", 2, "offer-declined")),
        (0, "S:stand S:offer N:decline", ("N", 2, "vole")),
        (3, f"{DOUBLED} S:stand N:offer S:decline", ("N", 4, "offer-declined")),
        (5, f"{DOUBLED} S:stand N:offer S:decline", ("S", 4, "vole")),
    ],
)
def test_e29_declined_the_decliner_must_make_the_vole(tricks: int, moves: str, expected: Any) -> None:
    assert scored(casino(f"{start(tricks)} {moves} {CARDS[tricks]}")) == [expected]


def test_e29_kings_are_marked_all_the_same() -> None:
    state = casino(f"{start(3)} S:stand N:offer S:decline S:king {CARDS[3]}", king_mark="optional")
    assert scored(state) == [("S", 1, "king"), ("N", 2, "offer-declined")]


def test_e29_the_deal_goes_on_where_it_was_without_another_offer() -> None:
    for moves, phase, mover in (
        ("", "choose", "S"),
        ("S:propose", "answer", "N"),
        ("S:propose N:accept", "discard", "S"),
        ("S:stand", "play", "S"),
    ):
        state = casino(f"{start(3)} {moves} N:offer S:decline")
        assert (state.phase, state.mover, state.offered, state.question) == (phase, mover, "N", None)
        assert offers(state) == DOUBLES
        assert why(state, "S:offer") == why(state, "N:offer") == "E-offer-now E29"


def test_e29_the_opponent_must_answer() -> None:
    state = casino(f"{start(3)} N:offer")
    assert legal(state, "S") == {"S:accept:offer", "S:decline"}
    assert legal(state, "N") == set()
    for word in ("S:stand", "S:refuse:double", "S:accept", "S:refuse"):
        assert why(state, word) == "E-reply E29", word
    assert why(casino(start(3)), "S:decline") == "E-nothing-asked E29"


def test_e29_with_the_early_stop_the_decliner_plays_on_only_while_the_vole_is_possible() -> None:
    moves = f"{start(3)} S:stand N:offer S:decline S.Ks N.Th S.Qs N.Ah S.Js N.Jh"
    assert casino(moves, stop_early=True).phase == "play"
    lost = casino(f"{HANDS[2]} {NORTH} S:stand N:offer S:decline {' '.join(CARDS[2].split()[:10])}", stop_early=True)
    assert scored(lost) == [("N", 2, "offer-declined")]


# --- with lessened scores (E26), giving up (E30), the preset ---


REVOKING = "N<9c8cKhQhAd S<KsQsJsJc7h ^7s"
REVOKED = "N.9c S.7h~revoke /N N.8c S.Jc /S S.Ks N.Ad S.Qs N.Qh S.Js N.Kh"


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("N:propose S:refuse", ("S", 0, "point")),  # 1 - 1
        (f"{DOUBLED} N:propose S:refuse", ("S", 0, "point")),  # (1 - 1) x 2
        ("N:stand", ("S", 1, "elder-vulnerable")),  # 2 - 1
        (f"{DOUBLED} N:stand", ("S", 2, "elder-vulnerable")),  # (2 - 1) x 2
    ],
)
def test_e26_e28_lessened_before_doubling(said: str, expected: Any, late: bool) -> None:
    """South revokes and takes four tricks; North claims and lets it stand, during the deal or after it."""
    claim = f"&claim:N:43:#{5 + len(said.split())} &ruling:43:stand"
    words = REVOKED.split()
    played = " ".join([*words, claim] if late else [*words[:6], claim, *words[6:]])
    state = casino(f"{REVOKING} {said} {played}", dealer="S", revoke="penalty")
    assert scored(state) == [expected]
    assert state.irregular.offenders == ("S",)


def test_e28_e30_a_doubled_hand_thrown_in_costs_double() -> None:
    assert scored(casino(f"{start(3)} {DOUBLED} S:stand S:concede", throw_in=True)) == [("N", 4, "vole")]
    assert scored(casino(f"{start(3)} {DOUBLED} S:stand S.Ks N.Th S:concede", throw_in=True)) == [
        ("N", 4, "elder-vulnerable")
    ]


def test_the_preset_casino() -> None:
    options = ECARTE.resolve("casino", {})
    assert (options.doubling, options.offer_point, options.game_points) == (True, True, True)
    assert (options.revoke, options.declare_suit, options.throw_in) == ("impossible", "off", False)
