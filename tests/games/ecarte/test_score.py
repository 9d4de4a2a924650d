"""The worth of a deal and of a game: rules E22 to E25."""

from __future__ import annotations

from typing import Any

import pytest

from ecarte.games.ecarte.course import game_points
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.state import State
from tests.kit.positions import at, go, scored, why

# South leads; the number says how many tricks South takes. Spades are trumps.
PLAYS = {
    5: ("KsQsJsAsTs", "KhQhJhAhTh", "S.Ks N.Th S.Qs N.Ah S.Js N.Jh S.As N.Qh S.Ts N.Kh"),
    4: ("KsQsJsAs7h", "KhQhJhAhTh", "S.Ks N.Th S.Qs N.Ah S.Js N.Jh S.As N.Qh S.7h N.Kh"),
    3: ("KsQsJs8h7h", "KhQhJhAhTh", "S.Ks N.Th S.Qs N.Ah S.Js N.Jh S.8h N.Qh N.Kh S.7h"),
    2: ("KsQs9h8h7h", "KhQhJhAhTh", "S.Ks N.Th S.Qs N.Ah S.9h N.Jh N.Qh S.8h N.Kh S.7h"),
    1: ("Ks7c9h8h7h", "KhQhJhAhTh", "S.Ks N.Th S.9h N.Ah N.Jh S.8h N.Qh S.7h N.Kh S.7c"),
    0: ("8c7c9h8h7h", "KhQhJhAhTh", "S.9h N.Jh N.Ah S.8h N.Th S.7h N.Qh S.8c N.Kh S.7c"),
}
EXCHANGED = "S:propose N:accept S-9c N-9d S+{south} N+{north}"


def dealt(tricks: int, course: str, **options: Any) -> State:
    """Return a deal in which South, the elder, takes this many tricks, after "stand", "refuse" and so on."""
    south, north, cards = PLAYS[tricks]
    if course in ("stand", "refuse"):
        spoken = "S:stand" if course == "stand" else "S:propose N:refuse"
        start = f"S<{south} N<{north} ^7s {spoken}"
    else:  # the same hands after an exchange of one card each
        swap = EXCHANGED.format(south=south[8:], north=north[8:])
        spoken = "S:stand" if course == "stand later" else "S:propose N:refuse"
        start = f"S<{south[:8]}9c N<{north[:8]}9d ^7s {swap} {spoken}"
    return at(f"{start} {cards}", king_mark="none", **options)


@pytest.mark.parametrize("tricks", range(6))
def test_e22_point_and_vole(tricks: int) -> None:
    state = dealt(tricks, "stand later")
    assert state.won == (tricks, 5 - tricks)
    expected = {5: ("S", 2, "vole"), 4: ("S", 1, "point"), 3: ("S", 1, "point"), 0: ("N", 2, "vole")}
    assert scored(state) == [expected.get(tricks, ("N", 1, "point"))]
    assert state.phase == "scored"


FIRST, EVERY, NONE = "first", "every", "none"


@pytest.mark.parametrize(
    ("course", "who", "vulnerability"),
    [
        ("stand", "S", (FIRST, EVERY)),  # the elder stands without any exchange
        ("refuse", "N", (FIRST, EVERY)),  # the dealer refuses the first proposal
        ("stand later", "S", (EVERY,)),  # the elder stands after an exchange
        ("refuse later", "N", (EVERY,)),  # the dealer refuses a later proposal
    ],
)
@pytest.mark.parametrize("option", [FIRST, EVERY, NONE])
@pytest.mark.parametrize("tricks", range(6))
def test_e23_vulnerability(course: str, who: str, vulnerability: tuple[str, ...], option: str, tricks: int) -> None:
    state = dealt(tricks, course, vulnerability=option)
    assert state.vulnerable == (who if option in vulnerability else None)
    winner = "S" if tricks >= 3 else "N"
    if tricks in (0, 5):  # it never adds to a vole
        assert scored(state) == [(winner, 2, "vole")]
    elif state.vulnerable not in (None, winner):
        assert scored(state) == [(winner, 2, "elder-vulnerable" if who == "S" else "dealer-vulnerable")]
    else:
        assert scored(state) == [(winner, 1, "point")]


def test_e23_a_vulnerable_winner_scores_as_usual() -> None:
    assert scored(dealt(3, "stand")) == [("S", 1, "point")]
    assert scored(dealt(2, "refuse")) == [("N", 1, "point")]


@pytest.mark.parametrize(("target", "score", "over"), [(5, (4, 0), True), (10, (4, 0), False), (10, (8, 0), True)])
def test_e24_target(target: int, score: tuple[int, int], over: bool) -> None:
    south, north, cards = PLAYS[5]
    state = at(f"S<{south} N<{north} ^7s S:stand {cards}", score=score, target=target, king_mark="none")
    assert (state.phase == "over") is over
    assert ECARTE.score.winner(state) == ("S" if over else None)
    assert (ECARTE.deal.next_head(state) is None) is over
    assert why(state, "S:stand") == ("E-game-over E24" if over else "E-deal-over E22")


def test_e24_scores_are_not_capped() -> None:
    """Four, a king and the vole are seven, if the king alone does not end the game."""
    south, north, cards = PLAYS[5]
    state = at(f"S<{south} N<{north} ^7s S:stand {cards}", score=(4, 0), king_mark="none")
    assert state.score == (6, 0)
    ten = at(f"S<{south} N<{north} ^7s S:stand S:king {cards}", score=(8, 9), target=10)
    assert ten.score == (11, 9)


@pytest.mark.parametrize(
    ("target", "loser", "worth"),
    [(5, 0, 3), (5, 1, 2), (5, 2, 2), (5, 3, 1), (5, 4, 1), (10, 0, 3), (10, 1, 2), (10, 4, 2), (10, 5, 1), (10, 9, 1)],
)
def test_e25_game_points(target: int, loser: int, worth: int) -> None:
    south, north, cards = PLAYS[5]
    moves = f"S<{south} N<{north} ^7s S:stand {cards}"
    state = at(moves, score=(target - 1, loser), target=target, game_points=True, king_mark="none")
    assert game_points(state) == worth
    for seat in "SN":
        assert ECARTE.view.of(state, seat).to_json()["gamePoints"] == worth
    assert game_points(at(moves, score=(target - 1, loser), target=target, king_mark="none")) is None
    unfinished = at(moves, score=(0, loser), target=10, game_points=True, king_mark="none")
    assert game_points(unfinished) is None


def test_e25_counts_what_the_loser_marked_in_the_last_deal() -> None:
    moves = "S<KhQhJhAhTh N<KsQsJsAsTs ^7s S:stand N:king"
    assert game_points(go(at(moves, score=(2, 4), game_points=True), "")) == 2
