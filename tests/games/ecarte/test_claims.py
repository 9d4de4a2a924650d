"""Revokes, cards taken back, and claims: rule E26, laws 39, 40, 43, and the preset `london`."""

from __future__ import annotations

from typing import Any

import pytest

from ecarte.core.game import Event, Head
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.state import State
from tests.kit.positions import at, go, legal, scored, why

# North leads, South is the dealer; spades are trumps. Events: 1-3 the cards, 4 "stand", 5 the first lead.
DEAL = "N<9c8cKhQhAd S<KsQsJsJc7h ^7s N:stand"
REVOKED = f"{DEAL} N.9c S.7h~revoke /N"  # event 6: South must beat the nine with the jack
SHOWN = f"{REVOKED} N.8c S.Jc /S"  # now everybody can see it
WHOLE = f"{SHOWN} S.Ks N.Ad S.Qs N.Qh S.Js N.Kh"  # South takes four tricks; North was vulnerable
CLAIM = "&claim:N:43:#6"


def penalty(moves: str, **options: Any) -> State:
    return at(moves, **{"dealer": "S", "revoke": "penalty", "king_mark": "none", **options})


def claims(state: State, seat: str) -> set[str]:
    return {word for word in legal(state, seat) if word.startswith("&claim")}


# --- revokes ---


def test_e26_impossible_an_illegal_card_is_refused() -> None:
    state = at(f"{DEAL} N.9c", dealer="S", king_mark="none")
    assert legal(state, "S") == {"S.Jc"}
    assert why(state, "S.7h") == "E-follow E17"
    assert why(state, "S.7h~revoke") == "E-suffix E26"


def test_e26_penalty_it_is_accepted_and_written_as_one() -> None:
    state = penalty(f"{DEAL} N.9c")
    assert {word for word in legal(state, "S") if "." in word} == {
        "S.Jc", "S.7h~revoke", "S.Ks~revoke", "S.Qs~revoke", "S.Js~revoke",
    }  # fmt: skip
    assert why(state, "S.7h") == "E-follow E17"  # the record must mark it as a revoke
    assert why(state, "S.Jc~revoke") == "E-revoke-none E26"
    assert go(state, "S.7h~revoke").won == (0, 1)
    assert not any("~revoke" in word for word in legal(penalty(DEAL), "N"))  # no lead is a revoke


@pytest.mark.parametrize(
    ("hands", "led", "card", "rule"),
    [
        ("N<9c8cKhQhAd S<KsQsJsJc7h", "N.9c", "S.7h", "E-follow E17"),  # not following suit
        ("N<9c8cKhQhAd S<KsQsJs7c7h", "N.8c", "S.Ks", "E-follow E17"),
        ("N<9c8cKhQhAd S<KsQsTcJc7c", "N.9c", "S.7c", "E-head E17"),  # not winning the trick
        ("N<9c8cKhQhAd S<KsQsJsTd7h", "N.9c", "S.7h", "E-trump E18"),  # not trumping
    ],
)
def test_e26_revokes_of_each_kind(hands: str, led: str, card: str, rule: str) -> None:
    state = penalty(f"{hands} ^7s N:stand {led}")
    assert why(state, card) == rule
    assert f"{card}~revoke" in legal(state, "S")


def test_e26_the_opponent_does_not_see_the_revoke() -> None:
    state = penalty(REVOKED)
    assert claims(state, "N") == set()
    assert why(state, CLAIM) == "E-claim law 43"
    event = Event("play", "S", ("7h",), suffix="revoke")
    assert str(ECARTE.view.redact(event, "N")) == "S.7h"
    assert str(ECARTE.view.redact(event, "S")) == "S.7h~revoke"


@pytest.mark.parametrize(
    ("moves", "evident"),
    [
        (REVOKED, False),
        (f"{REVOKED} N.8c", False),
        (SHOWN, True),  # South held the jack of clubs all the time
        (f"{SHOWN} S.Ks", True),
        (WHOLE, True),  # when the deal is over, too
        (f"{REVOKED} N.Kh S.Ks", True),  # a trump: not trumping was wrong, whatever its clubs
    ],
)
def test_e26_claimed_once_it_is_evident_from_played_cards(moves: str, evident: bool) -> None:
    state = penalty(moves)
    assert (CLAIM in claims(state, "N")) is evident
    assert claims(state, "S") == set()  # nobody claims their own revoke
    for word in ("&claim:N:43:#5", "&claim:N:43:#7", "&claim:N:25:#6", "&claim:N:40:#6", "&claim:S:43:#6"):
        assert why(state, word), word


def test_e26_no_claim_where_revokes_are_impossible() -> None:
    state = at(f"{DEAL} N.9c S.Jc", dealer="S", king_mark="none")
    assert why(state, CLAIM) == "E-claim-rules E26"


# --- law 43: the claimant's choices ---


@pytest.mark.parametrize(("replay", "to"), [("card", 6), ("hand", 5)])
def test_e26_replay(replay: str, to: int) -> None:
    """From the offending card (A), or the whole hand (laws 25, 43)."""
    state = penalty(f"{SHOWN} {CLAIM}", replay=replay)
    assert (state.phase, state.mover) == ("reply", "N")
    assert legal(state, "N") == {f"&ruling:43:replay:#{to}", "&ruling:43:stand"}
    assert legal(state, "S") == set()
    assert why(state, "S.Ks") != ""
    again = go(state, f"&ruling:43:replay:#{to}")
    assert (again.mover, again.won) == ("S" if to == 6 else "N", (0, 0))
    assert again.trick == ((("N", "9c"),) if to == 6 else ())
    assert sorted(again.hand("S")) == ["7h", "Jc", "Js", "Ks", "Qs"]
    assert again.irregular.offenders == ("S",)
    assert claims(again, "N") == set()


def test_law_43_stand_plays_on() -> None:
    state = penalty(f"{SHOWN} {CLAIM} &ruling:43:stand")
    assert (state.phase, state.mover, state.won, state.irregular.offenders) == ("play", "S", (1, 1), ("S",))
    assert claims(state, "N") == set()  # not twice
    assert why(state, CLAIM) == "E-claim law 43"


@pytest.mark.parametrize(
    ("course", "expected"),
    [
        ("&ruling:43:stand", ("S", 1, "elder-vulnerable")),  # 2 becomes 1, without replay
        ("&ruling:43:replay:#6 S.Jc /S S.Ks N.Ad S.Qs N.Qh S.Js N.8c S.7h N.Kh", ("S", 1, "elder-vulnerable")),
    ],
)
@pytest.mark.parametrize("late", [False, True])
def test_e26_the_offender_scores_one_less(course: str, expected: Any, late: bool) -> None:
    rest = "" if "replay" in course else " S.Ks N.Ad S.Qs N.Qh S.Js N.Kh"
    moves = f"{WHOLE} {CLAIM} {course}" if late else f"{SHOWN} {CLAIM} {course}{rest}"
    state = penalty(moves)
    assert scored(state) == [expected]
    assert (state.phase, state.score) == ("scored", (1, 0))


def test_e26_a_point_becomes_nothing_a_vole_one() -> None:
    proposed = WHOLE.replace("N:stand", "N:propose S:refuse")
    assert scored(penalty(f"{proposed} &claim:N:43:#7 &ruling:43:stand")) == [("S", 0, "point")]
    hands = "N<9c8cKhQhAd S<KsQsJsJcTc ^7s N:stand"
    vole = f"{hands} N.9c S.Ks~revoke /S S.Jc N.8c {CLAIM} &ruling:43:stand S.Qs N.Ad S.Js N.Qh S.Tc N.Kh"
    assert scored(penalty(vole)) == [("S", 1, "vole")]


def test_e26_the_opponent_scores_as_usual() -> None:
    lost = "N<9cKcKhQhAd S<Ks7d8hJc7h ^7s N:stand N.9c S.7h~revoke /N N.Kc S.Jc &claim:N:43:#6 &ruling:43:stand"
    state = penalty(f"{lost} N.Ad S.7d N.Kh S.8h N.Qh S.Ks")
    assert scored(state) == [("N", 1, "point")]


def test_e26_both_may_have_offended() -> None:
    deal = "N<9c8cKsQhAd S<KhQs7sJc7h ^Ts N:stand N.9c S.7h~revoke /N N.8c S.Jc /S"
    state = penalty(
        f"{deal} {CLAIM} &ruling:43:stand S.Qs N.Ad~revoke /S S.7s N.Ks /N &claim:S:43:#12 &ruling:43:stand"
    )
    assert state.irregular.offenders == ("S", "N")
    assert scored(go(state, "N.Qh S.Kh")) == [("S", 1, "elder-vulnerable")]


def test_e26_the_offender_may_revoke_again_after_the_replay() -> None:
    state = penalty(f"{SHOWN} {CLAIM} &ruling:43:replay:#6 S.7h~revoke /N N.8c S.Jc /S")
    assert claims(state, "N") == {"&claim:N:43:#11"}  # the events are counted on
    assert go(state, "&claim:N:43:#11 &ruling:43:stand").irregular.offenders == ("S",)


def test_e26_until_the_next_deal_is_cut() -> None:
    over = penalty(WHOLE)
    assert claims(over, "N") == {CLAIM}
    head = ECARTE.deal.next_head(over)
    assert head is not None
    opened = ECARTE.deal.begin(over, head)
    assert claims(opened, "N") == set()
    assert why(opened, CLAIM) != ""
    assert why(go(opened, "S<KsQsJsJc7h N<9c8cKhQhAd ^7s"), CLAIM) != ""


def test_e26_a_claim_after_the_game_can_undo_the_win() -> None:
    """A lessened score can undo the win; a replay undoes it in any case."""
    over = penalty(WHOLE, score=(3, 4))
    assert (over.phase, ECARTE.score.winner(over)) == ("over", "S")
    assert claims(over, "N") == {CLAIM}
    stood = go(over, f"{CLAIM} &ruling:43:stand")
    assert (stood.phase, stood.score, ECARTE.score.winner(stood)) == ("scored", (4, 4), None)
    assert ECARTE.deal.next_head(stood) is not None
    again = go(over, f"{CLAIM} &ruling:43:replay:#6")
    assert (again.phase, again.mover, again.score) == ("play", "S", (3, 4))
    still = go(penalty(WHOLE, score=(4, 4)), f"{CLAIM} &ruling:43:stand")
    assert (still.phase, still.score) == ("over", (5, 4))


def test_e26_even_if_thrown_in() -> None:
    state = penalty(f"{SHOWN} S:concede", throw_in=True)
    assert scored(state) == [("N", 1, "point")]
    assert go(state, f"{CLAIM} &ruling:43:replay:#6").phase == "play"


def test_e26_with_the_early_stop() -> None:
    state = penalty(f"{SHOWN} S.Ks N.Ad S.Qs N.Qh", stop_early=True)
    assert scored(state) == [("S", 2, "elder-vulnerable")]
    assert scored(go(state, f"{CLAIM} &ruling:43:stand")) == [("S", 1, "elder-vulnerable")]


# --- law 39 ---


def test_law_39_taken_back_before_the_next_lead_costs_nothing() -> None:
    state = penalty(REVOKED)
    assert "S.7h~back" in legal(state, "S")
    for word in ("S.Jc~back", "N.9c~back", "N.7h~back", "S.7h~turn"):
        assert why(state, word), word
    back = go(state, "S.7h~back")
    assert (back.mover, back.trick, back.won, back.tricks) == ("S", (("N", "9c"),), (0, 0), ())
    assert sorted(back.hand("S")) == ["7h", "Jc", "Js", "Ks", "Qs"]
    again = go(back, "S.Jc /S S.Ks N.8c")
    assert claims(again, "N") == set()
    assert again.irregular.offenders == ()


@pytest.mark.parametrize(
    ("moves", "word"),
    [
        (f"{REVOKED} N.8c", "S.7h~back"),  # after the next lead
        (f"{DEAL} N.9c S.Jc", "S.Jc~back"),  # a card that was legal
        (f"{DEAL} N.9c", "N.9c~back"),  # a led card stays
        (f"{REVOKED} S.7h~back", "S.7h~back"),  # it is back already
    ],
)
def test_law_39_nothing_else_is_taken_back(moves: str, word: str) -> None:
    state = penalty(moves)
    assert why(state, word) == "E-back law 39"
    assert word not in legal(state, word[0])


def test_law_39_announcements_made_since_stand() -> None:
    state = penalty(f"{REVOKED} N:double S:accept:double S.7h~back", doubling=True)
    assert state.doubled == "N"


# --- law 40 ---


def test_law_40_a_lead_out_of_turn_until_it_is_played_to() -> None:
    state = penalty(f"{DEAL} S.Ks~turn")
    assert (state.mover, state.trick) == ("N", (("S", "Ks"),))
    assert "S.Ks~back" in legal(state, "S")
    assert claims(state, "N") == {"&claim:N:40:#5"}
    assert claims(state, "S") == set()
    back = go(state, "S.Ks~back")
    assert (back.mover, back.trick) == ("N", ())
    assert "Ks" in back.hand("S")
    demanded = go(state, "&claim:N:40:#5")
    assert legal(demanded, "N") == {"&ruling:40:back"}
    assert go(demanded, "&ruling:40:back").trick == ()
    stands = go(state, "N.Ad /S")
    assert stands.mover == "S"
    for word in ("S.Ks~back", "&claim:N:40:#5"):
        assert why(stands, word), word


def test_law_40_only_the_opponent_and_only_before_a_lead() -> None:
    state = penalty(DEAL)
    assert why(state, "N.9c~turn") == "E-turn-own law 40"
    assert why(penalty(f"{DEAL} N.9c"), "S.Ks~turn") == "E-turn-own law 40"
    assert why(at(DEAL, dealer="S", king_mark="none"), "S.Ks~turn") == "E-suffix E26"
    assert "S.Ks~turn" in legal(penalty(f"{REVOKED}"), "S")  # at any trick
    offenders = go(penalty(f"{DEAL} S.Ks~turn"), "&claim:N:40:#5 &ruling:40:back").irregular.offenders
    assert offenders == ()


def test_the_preset_london() -> None:
    options = ECARTE.resolve("london", {})
    assert (options.king_mark, options.turned_king, options.game_points) == ("optional", "marked", True)
    assert (options.revoke, options.replay, options.declare_suit, options.throw_in) == ("penalty", "hand", "may", True)
    assert (options.doubling, options.offer_point, options.dealer_min_discard) == (False, False, 0)


def test_replays_do_not_make_the_state_grow() -> None:
    """However often a hand is played again, the state does not grow: reading a record takes linear time."""
    state = penalty(DEAL, replay="hand")
    for number in range(6, 606, 6):
        state = go(state, f"N.9c S.7h~revoke N.8c S.Jc &claim:N:43:#{number} &ruling:43:replay:#{number - 1}")
    assert (state.irregular.offenders, state.irregular.events) == (("S",), 604)
    assert (state.irregular.ruled, state.irregular.acts, state.irregular.past) == ((), (), ())


def test_law_40_a_lead_out_of_turn_is_one_known_card() -> None:
    state = penalty(DEAL)
    assert why(state, "S.7h:belote~turn") == "E-call"
    assert why(state, "S.??~turn") == "E-card-unknown E1"
    options = ECARTE.resolve("akagiri", {"revoke": "penalty", "king_mark": "none"})
    opened = ECARTE.deal.begin(ECARTE.rules.start(options, "S", "N"), Head(1, 1, "S"))
    seen = go(opened, "N<9c8cKhQhAd S<?????????? ^7s N:stand")
    assert why(seen, "S.??~turn") == "E-card-unknown E1"
    assert not why(seen, "S.7h~turn")
