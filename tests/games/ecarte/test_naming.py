"""The leader names the suit led: rule E20, and law 41."""

from __future__ import annotations

from typing import Any

import pytest

from ecarte.core.cards import SUITS
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.state import State
from tests.kit.positions import at, go, legal, scored, why

# Diamonds are trumps; the elder, who leads, has only one heart.
SOUTH = "S<AsJhQdQc7c N<QsTsAh8h7h ^7d S:stand"
NO_HEART = "S<AsJcQdQc7c N<QsTsAh8h7h ^7d S:stand"


def leading(moves: str, naming: str = "on", **options: Any) -> State:
    state = at(moves, declare_suit=naming, **{"king_mark": "none", **options})
    while (event := ECARTE.deal.due(state, ())) is not None:  # the table's automatic events
        state = ECARTE.rules.play(state, event)
    return state


def test_e20_on_every_lead_must_be_named_first() -> None:
    state = leading(SOUTH)
    assert legal(state, "S") == {f"S:suit:{suit}" for suit in SUITS}  # also suits the leader does not hold
    assert why(state, "S.Jh") == "E-suit-due E20"
    named = go(state, "S:suit:h")
    assert named.named == "h"
    assert legal(named, "S") == {"S.As", "S.Jh", "S.Qd", "S.Qc", "S.7c"}
    assert why(named, "S:suit:d") == "E-suit-now E20"
    led = go(named, "S.Jh")
    assert (led.named, led.phase, led.mover) == (None, "play", "N")
    assert why(led, "N:suit:h") == "E-suit-now E20"  # only the leader names
    after = go(led, "N.7h /S")
    assert legal(after, "S") == {f"S:suit:{suit}" for suit in SUITS}


def test_e20_may_a_lead_need_not_be_named() -> None:
    """Law 41 lets a leader name a suit."""
    state = leading(SOUTH, "may")
    assert legal(state, "S") == {"S.As", "S.Jh", "S.Qd", "S.Qc", "S.7c"} | {f"S:suit:{suit}" for suit in SUITS}
    assert go(state, "S.Jh N.Ah").phase == "play"


def test_e20_off_nothing_is_named() -> None:
    state = leading(SOUTH, "off")
    assert why(state, "S:suit:h") == "E-offer-off E20"
    assert not any(":suit" in word for word in legal(state, "S"))


def test_e20_only_the_four_suits_and_only_the_leader() -> None:
    state = leading(SOUTH)
    for word in ("S:suit", "S:suit:x", "S:suit:h:d", "N:suit:h", "S:let", "N:let", "N:require:h"):
        assert why(state, word), word


@pytest.mark.parametrize("naming", ["on", "may"])
def test_e20_a_wrong_name_is_a_question_for_the_opponent(naming: str) -> None:
    state = leading(f"{SOUTH} S:suit:h S.7c", naming)
    assert (state.phase, state.mover) == ("reply", "N")
    assert legal(state, "N") == {"N:let", "N:require:h"}
    assert legal(state, "S") == set()
    for word in ("N.Qs", "N:require:s", "N:require", "N:accept"):
        assert why(state, word) == "E-reply E20", word
    assert ECARTE.view.of(state, "N").to_json()["question"] == {"kind": "suit", "by": "S", "args": ["h"]}


@pytest.mark.parametrize("naming", ["on", "may"])
def test_e20_the_opponent_may_always_play_to_the_card(naming: str) -> None:
    state = leading(f"{SOUTH} S:suit:h S.7c N:let", naming)
    assert (state.phase, state.mover, state.counts) == ("play", "N", None)
    assert legal(state, "N") == {"N.Qs", "N.Ts", "N.Ah", "N.8h", "N.7h"}  # no clubs, no trumps
    go(state, "N.Ah /S")  # a heart does not beat the seven of clubs


@pytest.mark.parametrize("naming", ["on", "may"])
def test_e20_the_named_suit_must_be_led_if_the_leader_has_it(naming: str) -> None:
    state = leading(f"{SOUTH} S:suit:h S.7c N:require:h", naming)
    assert (state.phase, state.mover) == ("play", "S")
    assert [word for word in legal(state, "S") if "." in word] == ["S.Jh"]
    assert why(state, "S.As") == "E-lead-required E20"
    assert why(state, "S:suit:h") != ""  # it has been named
    led = go(state, "S.Jh")
    assert led.trick == (("S", "Jh"),)
    assert sorted(led.hand("S")) == ["7c", "As", "Qc", "Qd"]  # the card that was led is back
    go(led, "N.Ah /S")


def test_e20_any_card_of_the_suit_will_do() -> None:
    state = leading("S<AsJhThQc7c N<QsTsAh8h7h ^7d S:stand S:suit:h S.7c N:require:h")
    assert {word for word in legal(state, "S") if "." in word} == {"S.Jh", "S.Th"}


def test_e20_on_the_card_counts_as_the_suit_when_there_is_none() -> None:
    state = leading(f"{NO_HEART} S:suit:h S.7c N:require:h")
    assert (state.phase, state.mover, state.counts, state.led) == ("play", "N", "7h", "7h")
    assert state.trick == (("S", "7c"),)
    assert ECARTE.view.of(state, "N").to_json()["counts"] == "7h"
    assert legal(state, "N") == {"N.Ah", "N.8h"}  # hearts, and higher ones (E17)
    after = go(state, "N.8h /N")
    assert after.counts is None
    assert after.tricks[-1].cards == ("7c", "8h")


def test_e20_it_keeps_its_rank_and_an_equal_card_does_not_beat_it() -> None:
    only_seven = NO_HEART.replace("Ah8h7h", "KsJs7h")
    state = leading(f"{only_seven} S:suit:h S.7c N:require:h")
    assert legal(state, "N") == {"N.7h"}
    go(state, "N.7h /S")


def test_e20_it_counts_as_a_trump_when_trumps_were_named() -> None:
    state = leading("S<AsJhJcQc7c N<QsTsAh8d9d ^7d S:stand S:suit:d S.Qc N:require:d")
    assert state.led == "Qd"
    assert legal(state, "N") == {"N.8d", "N.9d"}  # neither beats the queen
    go(state, "N.9d /S")


def test_law_41_may_the_card_stays_as_it_is_when_there_is_none() -> None:
    state = leading(f"{NO_HEART} S:suit:h S.7c N:require:h", "may")
    assert (state.counts, state.led, state.mover) == (None, "7c", "N")
    assert legal(state, "N") == {"N.Qs", "N.Ts", "N.Ah", "N.8h", "N.7h"}
    go(state, "N.Ah /S")


def test_e20_the_leader_without_the_suit_has_nothing_else_to_say() -> None:
    """The table says it for the leader, before anything else."""
    state = at(f"{NO_HEART} S:suit:h S.7c N:require:h", declare_suit="on", king_mark="none")
    event = ECARTE.deal.due(state, ())
    assert str(event) == "S:let"
    assert legal(state, "S") == {"S:let"}
    assert legal(state, "N") == set()
    assert why(at(f"{SOUTH} S:suit:h S.7c N:require:h", declare_suit="on", king_mark="none"), "S:let") != ""


def test_e20_the_names_of_a_whole_deal() -> None:
    state = leading(
        f"{SOUTH} S:suit:c S.7c N.7h /S S:suit:s S.As N.Qs /N "
        "N:suit:h N.Ah S.Jh /S S:suit:d S.Qd N.8h /S S:suit:c S.Qc N.Ts /S"
    )
    assert scored(state) == [("S", 1, "point")]


def test_e20_and_e14_naming_is_no_lead_and_the_king_may_still_be_announced() -> None:
    king = "S<KdJhQsQc7c N<TsAh8h7h9h ^7d S:stand S:suit:h"
    state = leading(king, king_mark="optional")
    assert why(state, "S:king") == ""
    assert why(go(state, "S.Jh"), "S:king") == "E-king-late E14"


def test_e20_and_e28_a_double_may_be_offered_between_name_and_lead() -> None:
    state = leading(f"{SOUTH} S:suit:h", doubling=True)
    assert why(state, "N:double") == ""
    resumed = go(state, "N:double S:accept:double")
    assert (resumed.named, resumed.mover) == ("h", "S")
    go(resumed, "S.Jh N.Ah /S")


def test_e20_and_e26_a_revoke_is_judged_by_what_the_card_counts_as() -> None:
    """The nine of clubs counts as a heart; not beating it with the ace is a failure to win."""
    state = leading("S<AsJcQd9cQc N<QsTsAh8h7h ^7d S:stand S:suit:h S.9c N:require:h", revoke="penalty")
    assert {word for word in legal(state, "N") if "." in word} == {
        "N.Ah", "N.8h~revoke", "N.7h~revoke", "N.Qs~revoke", "N.Ts~revoke",
    }  # fmt: skip
    go(state, "N.8h~revoke /S")
