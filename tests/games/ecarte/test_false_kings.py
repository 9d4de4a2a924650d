"""Kings announced falsely, and a turned king that must be marked: laws 22 and 25, rules E6 and E14."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ecarte.games.ecarte.game import GAME as ECARTE
from tests.games.ecarte.test_claims import DEAL, claims, penalty
from tests.kit.positions import at, go, legal, scored, why

# --- law 25 ---

# Spades are trumps, South deals and does not have their king.
NOBODY = "N<9c8cKhQhAd S<QsJsTsJc7h ^7s N:stand"
OPPONENT = "N<Ks8cKhQhAd S<QsJsTsJc7h ^7s N:stand"
LAID = "N<Ks8cKhQhAd S<QsJsTsJc7h ^7s N:propose S:accept N-Ks S-0 N+9c N:stand"
KINGS = {"king_mark": "optional"}
PLAY = "N.9c S.Jc S.Qs N.8c S.Js N.Ad S.Ts N.Qh S.7h N.Kh"  # South takes four, North is vulnerable


def test_law_25_a_king_that_is_not_held() -> None:
    state = penalty(NOBODY, **KINGS)
    assert {"S:king~false", "N:king~false"} <= legal(state, "S") | legal(state, "N")
    assert why(state, "S:king") == "E-king-absent E13"
    marked = go(state, "S:king~false")
    assert marked.score == (1, 0)
    assert scored(marked) == [("S", 1, "king")]  # it looks like any other
    assert why(penalty(DEAL, **KINGS), "S:king~false") == "E-king-true law 25"
    for options in ({"king_mark": "automatic"}, {"king_mark": "optional", "revoke": "impossible"}, {}):
        assert why(penalty(NOBODY, **options), "S:king~false"), options


def test_law_25_not_the_mark_that_would_win_the_game() -> None:
    """Such a king must be shown."""
    assert why(penalty(NOBODY, score=(4, 0), **KINGS), "S:king~false") == "E-king-true law 25"


def test_law_25_put_right_before_the_announcer_plays_a_card() -> None:
    state = penalty(f"{NOBODY} S:king~false", **KINGS)
    assert "&unmark:S:1" in legal(state, "S")
    assert "&unmark:S:1" in legal(go(state, "N.9c"), "S")
    right = go(state, "&unmark:S:1")
    assert (right.score, right.irregular.offenders) == ((0, 0), ())
    assert not {"S:king~false", "&unmark:S:1"} & legal(right, "S")
    assert claims(go(right, PLAY), "N") == set()
    late = go(state, "N.9c S.Jc")
    assert "&unmark:S:1" not in legal(late, "S")


def test_law_25_found_when_all_the_cards_have_been_seen() -> None:
    state = penalty(f"{NOBODY} S:king~false {PLAY}", **KINGS)
    assert scored(state) == [("S", 1, "king"), ("S", 2, "elder-vulnerable")]
    assert claims(state, "N") == {"&claim:N:25:#5"}
    asked = go(state, "&claim:N:25:#5")
    assert legal(asked, "N") == {"&ruling:25:correct", "&ruling:25:replay:#6"}
    corrected = go(asked, "&ruling:25:correct")
    assert scored(corrected) == [("S", 1, "elder-vulnerable")]  # a point that would count 2 only 1
    assert (corrected.score, corrected.irregular.offenders) == ((1, 0), ("S",))
    again = go(asked, "&ruling:25:replay:#6")
    assert (again.phase, again.mover, again.score, again.irregular.offenders) == ("play", "N", (0, 0), ("S",))
    assert scored(go(again, PLAY)) == [("S", 1, "elder-vulnerable")]


@pytest.mark.parametrize("moves", ["", "N.9c", "N.9c S.Jc", "N.9c S.Jc S.Qs N.8c S.Js N.Ad S.Ts N.Qh"])
def test_law_25_a_false_king_cannot_be_claimed_before(moves: str) -> None:
    assert claims(penalty(f"{NOBODY} S:king~false {moves}", **KINGS), "N") == set()


@pytest.mark.parametrize("moves", ["", "N.Ks S.Ts"])
def test_law_25_when_the_opponent_holds_the_king_the_mark_is_taken_down_and_that_is_all(moves: str) -> None:
    state = penalty(f"{OPPONENT} S:king~false {moves}", **KINGS)
    assert claims(state, "N") == {"&claim:N:25:#5"}
    asked = go(state, "&claim:N:25:#5")
    (choice,) = legal(asked, "N")
    assert "replay" not in choice
    done = go(asked, choice)
    assert (done.score, done.irregular.offenders, done.phase) == ((0, 0), (), "play")
    assert claims(done, "N") == set()
    if not moves:
        assert go(done, "N:king").score == (0, 1)  # the true king may still be marked


def test_law_25_a_discarded_king_is_not_held() -> None:
    """The player who discarded it waits until the announcer has played a card; then law 25 applies in full."""
    state = penalty(f"{LAID} S:king~false", **KINGS)
    assert claims(state, "N") == set()
    assert claims(go(state, "N.9c"), "N") == set()
    known = go(state, "N.9c S.Jc")
    assert claims(known, "N") == {"&claim:N:25:#10"}
    asked = go(known, "&claim:N:25:#10")
    assert legal(asked, "N") == {"&ruling:25:correct", "&ruling:25:replay:#11"}
    assert go(asked, "&ruling:25:correct").irregular.offenders == ("S",)


def test_law_25_a_card_led_out_of_turn_before_the_announcement_does_not_count() -> None:
    """The announcer can still correct it, so nobody claims yet."""
    state = penalty(f"{LAID} S.Qs~turn S:king~false", **KINGS)
    assert "&unmark:S:1" in legal(state, "S")
    assert claims(state, "N") == {"&claim:N:40:#10"}
    assert claims(go(state, "N.8c /S"), "N") == set()
    assert claims(go(state, "N.8c /S S.Js"), "N") == {"&claim:N:25:#11"}


def test_e14_when_the_dealer_has_led_to_the_first_trick_out_of_turn() -> None:
    """The player who led has the leader's right to mark, the other the follower's (laws 23, 24)."""
    state = penalty("N<Ks8cKdQdAd S<QsJsTsJc7h ^7s N:stand S.7h~turn", **KINGS)
    assert {"S:king~false", "N:king"} <= legal(state, "S") | legal(state, "N")  # the card may still go back
    played = go(state, "N.Ks /N")
    assert "N:king" in legal(played, "N")  # the king is North's first card
    assert "S:king~false" not in legal(played, "S")
    assert why(go(played, "N.8c"), "N:king") == "E-king-late E14"
    led = penalty("N<Qs8cKdQdAd S<KsJsTsJc7h ^7s N:stand S.Ks~turn", **KINGS)
    assert "S:king" in legal(led, "S")
    assert "S:king" not in legal(go(led, "N.Qs /S"), "S")


def test_law_25_corrected_stays_corrected_when_a_revoke_is_played_again() -> None:
    moves = "N<Ks8cKhQhAd S<QsJsTsJc7h ^7s N:stand S:king~false N.8c S.7h~revoke /N &claim:N:25:#5"
    state = penalty(moves, **KINGS)
    done = go(state, f"{next(iter(legal(state, 'N')))} N.Kh S.Jc~revoke N.Qh S.Qs /S")
    assert done.score == (0, 0)
    again = go(done, "&claim:N:43:#7 &ruling:43:replay:#7")
    assert (again.score, again.irregular.offenders) == ((0, 0), ("S",))


def test_law_25_a_turned_king_leaves_none_to_announce() -> None:
    state = penalty("N<9c8cKhQhAd S<QsJsTsJc7h ^Ks N:stand", **KINGS)
    assert not any("king" in word for seat in "SN" for word in legal(state, seat))


# --- law 22, E6: a turned king that must be marked ---

TURNED = "N<9c8cKhQhAd S<QsJsTsJc7h ^Ks"
MARKED: dict[str, Any] = {"king_mark": "optional", "turned_king": "marked"}


@pytest.mark.parametrize(
    "moves", ["", "N:propose", "N:propose S:accept", "N:stand", "N:stand N.9c S.Jc", f"N:stand {PLAY}"]
)
def test_law_22_a_turned_king_may_be_marked_until_the_next_turn_up(moves: str) -> None:
    state = at(f"{TURNED} {moves}", dealer="S", **MARKED)
    assert "S:king" in legal(state, "S")
    assert "N:king" not in legal(state, "N")
    before = state.score
    marked = go(state, "S:king")
    assert marked.score == (before[0] + 1, before[1])
    assert marked.mover == state.mover
    assert why(marked, "S:king") != ""


def test_law_22_forgotten_with_the_next_turn_up() -> None:
    state = at(f"{TURNED} N:stand {PLAY}", dealer="S", **MARKED)
    head = ECARTE.deal.next_head(state)
    assert head is not None
    following = go(ECARTE.deal.begin(state, head), "S<9c8cKhQhAd N<QsJsTsJc7h ^7s")
    assert not any(word.endswith(":king") for seat in "SN" for word in legal(following, seat))


@pytest.mark.parametrize("dealt", ["", "S<9c8cKhQhAd", "S<9c8cKhQhAd N<QsJsTsJc7h"])
def test_law_22_marked_while_the_next_deal_is_dealt(dealt: str) -> None:
    state = at(f"{TURNED} N:stand {PLAY}", dealer="S", **MARKED)
    head = ECARTE.deal.next_head(state)
    assert head is not None
    dealing = go(ECARTE.deal.begin(state, head), dealt)
    assert legal(dealing, "S") == {"S:king"}
    assert legal(dealing, "N") == set()
    assert why(dealing, "N:king") != ""
    marked = go(dealing, "S:king")
    assert marked.score == (state.score[0] + 1, state.score[1])
    assert marked.phase == "dealing"
    assert why(marked, "S:king") != ""
    assert marked.kings == ()  # the king of this deal can still be marked
    assert ECARTE.rules.moves(dealing) == ()  # links count in their order
    won = go(replace(dealing, score=(4, 0)), "S:king")
    assert (won.phase, ECARTE.score.winner(won)) == ("over", "S")


def test_law_22_a_king_turned_in_a_void_deal_is_not_marked() -> None:
    void = replace(at(TURNED, dealer="S", **MARKED), phase="void", mover=None)
    assert why(void, "S:king") != ""


def test_law_22_only_a_mark_ends_the_game() -> None:
    state = at(TURNED, dealer="S", score=(4, 0), **MARKED)
    assert (state.phase, state.score) == ("choose", (4, 0))
    won = go(state, "S:king")
    assert (won.phase, ECARTE.score.winner(won)) == ("over", "S")
    lost = at(f"{TURNED} N:stand S:king", dealer="S", score=(3, 4), **MARKED)
    assert lost.phase == "play"
    automatic = at(TURNED, dealer="S", score=(4, 0), king_mark="optional")
    assert (automatic.phase, ECARTE.score.winner(automatic)) == ("over", "S")


def test_law_22_too_late_when_the_opponent_has_won() -> None:
    """In order of time (E15)."""
    play = "N.9c S.Jc S.7d N.Ad N.8c S.8d N.Qh S.7h N.Kh S.9d"
    hands = TURNED.replace("S<QsJsTsJc7h", "S<9d8d7dJc7h")
    state = at(f"{hands} N:stand {play}", dealer="S", score=(4, 4), **MARKED)
    assert (state.phase, ECARTE.score.winner(state)) == ("over", "N")
    assert why(state, "S:king") == "E-game-over E24"
