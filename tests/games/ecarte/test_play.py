"""The tricks: rules E16 to E19, the early stop E21, and revokes E26."""

from __future__ import annotations

from itertools import product

import pytest

from ecarte.core.cards import PACK
from ecarte.core.game import Event, RuleError
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.state import State
from tests.kit.positions import at, go, legal, why

BASE = "S<AsJhQdQc7c N<QsTsAh8h7h ^7d S:stand"


def test_e16_the_elder_leads_the_winner_leads_to_the_next() -> None:
    state = at(BASE)
    assert state.mover == "S"
    assert why(state, "N.Qs") == "E-turn E16"
    state = go(state, "S.7c")
    assert state.mover == "N"
    assert why(state, "S.As") == "E-turn E16"
    state = go(state, "N.7h /S S.As N.Qs /N")
    assert state.mover == "N"
    assert go(at(BASE.replace("S:stand", "S:propose N:refuse")), "S.As").mover == "N"
    assert at("N<AsJhQdQc7c S<QsTsAh8h7h ^7d N:stand", dealer="S").mover == "N"


def test_e16_any_card_may_be_led() -> None:
    assert legal(at(BASE), "S") == {"S.As", "S.Jh", "S.Qd", "S.Qc", "S.7c"}


@pytest.mark.parametrize(
    ("north", "led", "heading", "following"),
    [
        # hand of the follower, card led, cards allowed with must_head, and without (E17)
        ("QsTsAh8h7h", "As", {"Qs"}, {"Qs", "Ts"}),  # able to beat it
        ("9sTsAh8h7h", "As", {"9s", "Ts"}, {"9s", "Ts"}),  # able to follow only
        ("KsQsTsAh8h", "As", {"Ks", "Qs"}, {"Ks", "Qs", "Ts"}),  # with any card that beats it
        ("QsTsAh8h7h", "Qd", {"Qs", "Ts", "Ah", "8h", "7h"}, {"Qs", "Ts", "Ah", "8h", "7h"}),  # trump led, none held
        ("Qs8d9dKdAh", "Qd", {"Kd"}, {"8d", "9d", "Kd"}),  # trump led
        ("QsTsAh8h9d", "Jh", {"Ah", "8h"}, {"Ah", "8h"}),  # following comes before trumping
    ],
)
def test_e17_follow_and_head(north: str, led: str, heading: set[str], following: set[str]) -> None:
    start = f"S<AsJhQdQc7c N<{north} ^7d S:stand S.{led}"
    for must_head, allowed in ((True, heading), (False, following)):
        state = at(start, must_head=must_head, king_mark="none")
        assert {event[2:] for event in legal(state, "N")} == allowed


def test_e17_the_reasons() -> None:
    state = at("S<AsJhQdQc7c N<QsTsAh8h9d ^7d S:stand S.As")
    assert why(state, "N.Ah") == "E-follow E17"
    assert why(state, "N.Ts") == "E-head E17"
    assert why(at("S<AsJhQdQc7c N<QsTsAh8h9d ^7d S:stand S.As", must_head=False), "N.Ah") == "E-follow E17"
    assert why(state, "N.Ks") == "E-not-held E1"


@pytest.mark.parametrize(
    ("north", "led", "allowed"),
    [
        ("QsTs8d9dKd", "Qc", {"8d", "9d", "Kd"}),  # any trump, also a low one
        ("QsTsAh8h7h", "Qc", {"Qs", "Ts", "Ah", "8h", "7h"}),  # neither: any card
        ("QsTsAh8h9d", "Qc", {"9d"}),
    ],
)
def test_e18_unable_to_follow_trump(north: str, led: str, allowed: set[str]) -> None:
    for must_head in (True, False):
        state = at(f"S<AsJhQdQc7c N<{north} ^7d S:stand S.{led}", must_head=must_head, king_mark="none")
        assert {event[2:] for event in legal(state, "N")} == allowed
        for card in set(state.hand("N")) - allowed:
            assert why(state, f"N.{card}") == "E-trump E18"


def test_e18_no_need_to_overtrump() -> None:
    """A led trump is a suit led (E17); a trump on a plain suit need beat nothing."""
    state = at("S<AsJhQdQc7c N<8dKdAh8h7h ^7d S:stand S.Qc N.8d /N", king_mark="none")
    assert state.mover == "N"


@pytest.mark.parametrize("order", ["KQJAT987", "AKQJT987"])
def test_e19_the_winner_of_a_trick(order: str) -> None:
    """Every pair of cards in every trump suit, compared with the rule as numbers."""
    ranks = {"KQJAT987": "king-high", "AKQJT987": "ace-high"}
    options = ECARTE.resolve("akagiri", {"rank_order": ranks[order], "king_mark": "none"})
    for led, second, trump in product(PACK, PACK, "shdc"):
        if led == second:
            continue
        strength = {card: (card[1] == trump, card[1] == led[1], -order.index(card[0])) for card in (led, second)}
        expected = "S" if strength[led] > strength[second] else "N"
        turned = next(card for card in PACK if card[1] == trump and card not in (led, second))
        state = State(options, "N", 1, phase="play", mover="S", hands=((led,), (second,)), turned=turned, won=(1, 1))
        after = ECARTE.rules.play(ECARTE.rules.play(state, Event("play", "S", (led,))), Event("play", "N", (second,)))
        assert after.tricks[-1].winner == expected, (led, second, trump)


def play_out(state: State) -> State:
    """Return the deal played to its end, each time with the first legal card."""
    while state.phase == "play":
        assert state.mover is not None
        state = ECARTE.rules.play(state, ECARTE.rules.legal(state, state.mover)[0])
    return state


WINS = "S<KsQsJsAsTs N<KhQhJhAhTh ^7s S:stand"  # South has five trumps
THREE = "S<KsQsJs7h8h N<9hThAhJhQh ^7s S:stand"  # three trumps and two losing hearts


def test_e21_stop_early_ends_the_deal_when_it_is_decided() -> None:
    state = at(f"{THREE} S.7h N.9h /N N.Th S.8h /N N.Ah S.Js /S S.Qs N.Jh /S", stop_early=True, king_mark="none")
    assert state.phase == "play"  # two tricks each: not decided yet
    assert go(state, "S.Ks N.Qh /S").phase == "scored"
    early = THREE.replace("8h", "8c")
    third = at(f"{early} S.7h N.9h /N N.Th S.Js /S S.Qs N.Jh /S S.Ks N.Qh /S", stop_early=True, king_mark="none")
    assert (third.phase, third.won, len(third.tricks)) == ("scored", (3, 1), 4)
    assert third.hand("S") == ("8c",)
    on = at(f"{early} S.7h N.9h /N N.Th S.Js /S S.Qs N.Jh /S S.Ks N.Qh /S", king_mark="none")
    assert on.phase == "play"


def test_e21_a_challenge_is_played_to_the_end() -> None:
    state = at(f"{THREE} S.Ks N.9h S.Qs N.Th S.Js N.Ah /S", stop_early=True, king_mark="none")
    assert (state.phase, state.won) == ("play", (3, 0))  # the other side has none
    lost = go(state, "S.7h N.Jh /N")
    assert (lost.phase, lost.won) == ("play", (3, 1))  # all five, even when the vole is lost
    assert go(lost, "N.Qh S.8h /N").phase == "scored"
    vole = go(at(WINS, stop_early=True, king_mark="none"), "S.Ks N.Kh S.Qs N.Qh S.Js N.Jh S.As N.Ah S.Ts N.Th")
    assert (vole.phase, vole.won) == ("scored", (5, 0))


def test_e21_it_never_changes_the_score() -> None:
    for start in (WINS, THREE, BASE, BASE.replace("S:stand", "S:propose N:refuse")):
        stopped = play_out(at(start, stop_early=True, king_mark="none"))
        whole = play_out(at(start, king_mark="none"))
        assert stopped.score == whole.score
        assert stopped.scored == whole.scored


def test_e26_an_illegal_card_is_refused_with_the_reason() -> None:
    state = at(f"{BASE} S.As")
    for card in ("Ts", "Ah", "8h", "7h"):
        with pytest.raises(RuleError) as refused:
            go(state, f"N.{card}")
        assert refused.value.problems[0].rule == "E17"
    assert state.options.revoke == "impossible"
