"""The king in hand: rules E13 to E15."""

from __future__ import annotations

from typing import Any

import pytest

from ecarte.core.cards import PACK
from ecarte.core.game import Event
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.notation import ecn, link
from tests.kit.positions import at, go, legal, scored, why

SOUTH = "S<KdJhQdQc7c N<QsTsAh8h7h ^7d"  # the elder has the king
NORTH = "S<AsJhQdQc7c N<KdTsAh8h7h ^7d"  # the dealer has it


def test_e13_automatic_marks_before_the_first_trick() -> None:
    for moves, seat in ((SOUTH, "S"), (NORTH, "N")):
        for declining in ("S:stand", "S:propose N:refuse"):
            state = at(f"{moves} {declining}")
            assert ECARTE.deal.due(state, PACK) == Event("say", seat, verb="king")
            assert legal(state, seat) == {f"{seat}:king"}
            assert why(state, "S.Jh") == "E-king-due E13"
            marked = go(state, f"{seat}:king")
            assert scored(marked) == [(seat, 1, "king")]
            assert marked.score == ((1, 0) if seat == "S" else (0, 1))
            assert ECARTE.deal.due(marked, PACK) is None
            assert why(marked, f"{seat}:king") == "E-king-marked E13"


def test_e13_automatic_marks_a_king_that_was_drawn_too() -> None:
    state = at("S<AsJhQdQc7c N<QsTsAh8h7h ^7d S:propose N:accept S-7c N-0 S+Kd S:stand")
    assert ECARTE.deal.due(state, PACK) == Event("say", "S", verb="king")


def test_e13_a_king_discarded_or_in_the_stock_is_not_marked() -> None:
    state = at(f"{SOUTH} S:propose N:accept S-Kd N-0 + S:stand")
    assert ECARTE.deal.due(state, PACK) is None
    assert why(state, "S:king") == "E-king-absent E13"


def test_e13_optional_may_be_announced_or_forgotten() -> None:
    state = at(f"{SOUTH} S:stand", king_mark="optional")
    assert ECARTE.deal.due(state, PACK) is None
    assert "S:king" in legal(state, "S")
    assert scored(go(state, "S:king")) == [("S", 1, "king")]
    forgotten = go(state, "S.Jh N.7h")
    assert why(forgotten, "S:king") == "E-king-late E14"
    assert scored(forgotten) == []
    assert why(state, "N:king") == "E-king-absent E13"


def test_e13_optional_not_before_the_exchange_is_over() -> None:
    assert why(at(SOUTH, king_mark="optional"), "S:king") == "E-king-early E13"
    assert why(at(f"{SOUTH} S:propose", king_mark="optional"), "S:king") == "E-king-early E13"


def test_e13_none_has_no_mark() -> None:
    state = at(f"{SOUTH} S:stand", king_mark="none")
    assert ECARTE.deal.due(state, PACK) is None
    assert why(state, "S:king") == "E-king-none E13"
    assert not any(":king" in event for event in legal(state, "S"))


def test_e13_only_the_king_of_trumps() -> None:
    state = at("S<KsJhQdQc7c N<KhTsAh8h7h ^7d S:stand", king_mark="optional")
    assert why(state, "S:king") == "E-king-absent E13"
    assert why(state, "N:king") == "E-king-absent E13"


@pytest.mark.parametrize(
    ("start", "moves", "seat", "laws", "first_lead"),
    [
        (SOUTH, "", "S", True, True),  # the elder, before leading
        (SOUTH, "S.Jh", "S", False, False),  # after leading another card
        (SOUTH, "S.Kd", "S", True, False),  # the king itself was led: until the opponent plays
        (SOUTH, "S.Kd N.7h", "S", False, False),
        (NORTH, "", "N", True, True),  # the dealer, before the lead
        (NORTH, "S.Qc", "N", True, False),  # before playing to the first trick
        (NORTH, "S.Qc N.Kd", "N", True, False),  # the dealer's first card, until the dealer plays again
        (NORTH, "S.Qc N.Kd N.Ts", "N", False, False),
        (NORTH, "S.Jh N.7h", "N", False, False),  # forfeited with another card
    ],
)
def test_e14_until_when(start: str, moves: str, seat: str, laws: bool, first_lead: bool) -> None:
    for until, allowed in (("laws", laws), ("first-lead", first_lead)):
        state = at(f"{start} S:stand {moves}", king_mark="optional", king_until=until)
        assert why(state, f"{seat}:king") == ("" if allowed else "E-king-late E14"), until
        assert (f"{seat}:king" in legal(state, seat)) is allowed


def test_e14_laws_a_dealer_whose_king_is_beaten_waits_for_the_next_card() -> None:
    """Only with the ace high can the dealer's king lose the first trick; the elder then leads the second."""
    moves = "S<AdJhTh9h7c N<KdTsAh8h7h ^7d S:stand S.Ad N.Kd /S"
    options: dict[str, Any] = {"king_mark": "optional", "rank_order": "ace-high"}
    assert why(at(moves, **options), "N:king") == ""
    assert why(at(f"{moves} S.Jh", **options), "N:king") == ""
    assert why(at(f"{moves} S.Jh N.Ah", **options), "N:king") == "E-king-late E14"


def test_e14_marking_out_of_turn_leaves_the_turn() -> None:
    state = at(f"{NORTH} S:stand N:king", king_mark="optional")
    assert (state.mover, state.score) == ("S", (0, 1))
    led = at(f"{SOUTH} S:stand S.Kd S:king N.7h /S", king_mark="optional")
    assert led.score == (1, 0)


def test_e15_a_mark_that_reaches_the_target_ends_the_game() -> None:
    for moves, seat, score in ((SOUTH, "S", (4, 4)), (NORTH, "N", (0, 4))):
        state = at(f"{moves} S:stand {seat}:king", score=score)
        assert (state.phase, ECARTE.score.winner(state), state.mover) == ("over", seat, None)
        assert legal(state, "S") == legal(state, "N") == set()
    longer = at(f"{SOUTH} S:stand S:king", score=(4, 4), target=10)
    assert longer.phase == "play"


def test_e13_a_king_that_wins_the_game_is_shown_and_no_other_card() -> None:
    won = at(f"{SOUTH} S:stand S:king", score=(4, 4))
    king = f"K{won.trump}"
    shown = {"S": [king, *["??"] * (len(won.hand("S")) - 1)]}
    assert ECARTE.view.of(won, "N").to_json()["open"] == shown
    assert "open" not in ECARTE.view.of(won, "S").to_json()
    for seat, view in (("", ECARTE.view.of(won, "")),):
        json = view.to_json()
        assert (json["hand"], seat) == ([king, *["??"] * 4], "")
    on = at(f"{SOUTH} S:stand S:king", score=(3, 4))
    assert "open" not in ECARTE.view.of(on, "N").to_json()  # there it is played
    tricks = at(f"{SOUTH} S:stand S:king S.Kd N.7h S.Qd N.8h S.Qc N.Ts S.7c N.Qs S.Jh N.Ah", score=(2, 4))
    assert tricks.phase == "over"
    assert "open" not in ECARTE.view.of(tricks, "N").to_json()


def test_e15_turned_king_then_the_marks_then_the_tricks() -> None:
    turned = at("S<AsJhQdQc7c N<QsTsAh8h7h ^Kd", score=(4, 4))
    assert ECARTE.score.winner(turned) == "N"  # before the elder could take a trick
    marked = at(f"{SOUTH} S:stand S:king", score=(4, 3))
    assert ECARTE.score.winner(marked) == "S"
    whole = at(f"{SOUTH} S:stand S:king S.Kd N.7h S.Qd N.8h S.Qc N.Ts S.7c N.Qs S.Jh N.Ah")
    assert scored(whole) == [("S", 1, "king"), ("S", 2, "vole")]


DUE = "S<KdJhQdQc7c N<QsTsAh8h7h ^7d S:stand"


@pytest.mark.parametrize(
    "word", ["S:offer", "N:offer", "S:double", "N:double", "S:concede", "S:claim", "S:suit:h", "S.Jh"]
)
def test_e13_before_a_king_that_is_due_nothing_else_happens(word: str) -> None:
    """The refusal gives that reason."""
    state = at(DUE, preset="casino", declare_suit="may", throw_in=True)
    assert why(state, word) == "E-king-due E13"
    assert why(go(state, "S:king"), word) != "E-king-due E13"


def test_e29_an_offer_while_an_answer_is_due() -> None:
    state = at("S<KdJhQdQc7c N<QsTsAh8h7h ^7d S:double", preset="casino")
    assert why(state, "N:offer") == "E-reply E28"
    assert why(state, "N:double") == "E-reply E28"


BETWEEN = """[ECN "1"]
[Game "ecarte"]
[Rules "london"]

1. S
N<9c8cKhQhAd S<QsJsTsJc7h ^Ks
N:stand
N.9c S.Jc /S
S.7h N.Kh /N
N.8c S.Qs /S
S.Js N.Ad /S
S.Ts N.Qh /S
{scores}
"""


@pytest.mark.parametrize(
    ("scores", "codes"),
    [
        ("=2-0 2-0\nS:king\n2. N\nS<9c8cKhQhAd N<QsJsTsJc7h ^8s\n*", []),  # as written at a real table
        ("=2-0 2-0\n2. N\nS:king\nS<9c8cKhQhAd N<QsJsTsJc7h ^8s\n*", []),  # while the next deal is dealt
        ("=2-0 2-0\n2. N\nS<9c8cKhQhAd\nS:king N<QsJsTsJc7h ^8s\n*", []),
        ("=2-0 2-0\n2. N\nS<9c8cKhQhAd N<QsJsTsJc7h ^8s\nS:king\n*", ["E-king-early"]),
        ("=2-0 2-0\nS:king\n*", []),
        ("=2-0 2-0\nS:king\n=3-0 3-0\n*", []),
        ("S:king\n=3-0 3-0\n*", []),
        ("=2-0 2-0\n&mark:S:1\n*", []),  # law 50 allows the same
        ("S:king\n*", ["W-score-missing"]),
        ("=2-0 2-0\n=2-0 2-0\n*", ["E-score-twice"]),
        ("=2-0 2-0\nS:king\n=3-0 3-0\n=3-0 3-0\n*", ["E-score-twice"]),
        ("=2-0 2-0\nS:king\n=2-0 2-0\n*", ["E-score"]),
    ],
)
def test_law_22_a_king_marked_between_two_deals_is_read_as_it_stands(scores: str, codes: list[str]) -> None:
    (reading,) = ecn.read(BETWEEN.format(scores=scores))
    assert [problem.code for problem in reading.problems] == codes
    if reading.sound and reading.play is not None:
        written = ecn.dumps(reading.play)
        assert ecn.dumps(link.loads(link.dumps(reading.play)).play) == ecn.dumps(link.shared(reading.play))
        (again,) = ecn.read(written, mode="strict")
        assert (again.sound, again.problems) == (True, ())
