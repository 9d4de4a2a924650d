"""Hands shown after one was thrown in, and claims based on them: E30 with `throw_in=shown`, laws 25 and 43."""

from __future__ import annotations

from typing import Any

import pytest

from ecarte import record
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.state import State
from ecarte.notation import ecn, link
from ecarte.record import seatview
from tests.kit.positions import at, go, legal, scored, why

DEAL = "S<AsJhQdQc7c N<QsTsAh8h7h ^7d"
REVOKED = f"{DEAL} S:stand S.Jh N.Ts~revoke /S"  # North held three hearts
LIED = f"{DEAL} S:propose N:refuse S:king~false S.7c N.Ts /S S.Jh"
BOTH = "N:show:QsAh8h7h S:show:AsQdQc"


def london(moves: str, **options: Any) -> State:
    return at(moves, **{"preset": "london", "throw_in": "shown", **options})


def claims(state: State) -> set[str]:
    return {word for seat in "SN" for word in legal(state, seat) if word.startswith("&claim")}


def test_e30_both_show_their_hands_beginning_with_the_one_thrown_in() -> None:
    state = london(f"{REVOKED} S:concede")
    assert (state.phase, state.mover) == ("showing", None)
    assert why(state, "N:show:QsAh8h7h") == "E-show-due E30"
    assert str(ECARTE.deal.due(state, ())) == "S:show:AsQdQc7c"
    state = go(state, "S:show:AsQdQc7c")
    assert str(ECARTE.deal.due(state, ())) == "N:show:QsAh8h7h"
    assert legal(state, "S") | legal(state, "N") == set()
    state = go(state, "N:show:QsAh8h7h")
    assert (state.phase, scored(state)) == ("scored", [("N", 2, "elder-vulnerable")])
    assert ECARTE.deal.due(state, ()) is None


def test_e30_the_opponent_does_not_see_the_hand_until_it_is_shown() -> None:
    state = london(f"{REVOKED} S:concede S:show:AsQdQc7c")
    refused = ECARTE.view.of(state, "S").to_json()["refused"]
    assert {problem["code"] for problem in refused.values()} == {"E-show-due"}
    assert "QsAh8h7h" not in str(refused)
    own = ECARTE.view.of(london(f"{REVOKED} S:concede"), "S").to_json()["refused"]
    assert "S:show:AsQdQc7c" in str(own)


@pytest.mark.parametrize(
    "word",
    ["S:show:AsQdQc", "S:show:QdAsQc7c", "S:show:AsQdQcKs", "S:show", "S:show:Zz", "S:show:????????", "S.As", "S:king",
     "S:concede", "^8s", "S+8s"],
)  # fmt: skip
def test_e30_nothing_else_happens_before_they_are_shown(word: str) -> None:
    assert why(london(f"{REVOKED} S:concede"), word) == "E-show-due E30"


def test_e30_a_hand_that_is_empty_is_not_shown() -> None:
    last = "S.7c N.Ts /S S.Jh N.8h /S S.As N.Qs /N N.Ah S.Qd /S S.Qc"
    state = london(f"{DEAL} S:propose N:refuse {last} N:concede")
    assert state.showing == ("N",)
    assert go(state, "N:show:7h").phase == "scored"


def test_e30_the_last_hand_shown_ends_the_game() -> None:
    state = london(f"{REVOKED} S:concede S:show:AsQdQc7c", score=(0, 3))
    assert (state.phase, state.score) == ("showing", (0, 5))
    over = go(state, "N:show:QsAh8h7h")
    assert (over.phase, ECARTE.score.winner(over), claims(over)) == ("over", "N", {"&claim:S:43:#6"})


def test_e30_as_before_where_hands_are_not_shown() -> None:
    for value in (True, False):
        state = london(REVOKED, throw_in=value)
        assert "S:show:AsQdQc7c" not in legal(state, "S")
    state = london(f"{REVOKED} S:concede", throw_in=True)
    assert (state.phase, claims(state)) == ("scored", set())


def test_law_43_a_revoke_is_claimed_though_the_hand_was_thrown_in() -> None:
    """The player who threw it in claims: the opponent's hand shows the suit that was not followed."""
    state = london(f"{REVOKED} S:concede S:show:AsQdQc7c N:show:QsAh8h7h")
    assert claims(state) == {"&claim:S:43:#6"}
    again = go(state, "&claim:S:43:#6 &ruling:43:replay:#5")
    assert (again.phase, again.mover, again.score, again.shown) == ("play", "S", (0, 0), ())
    stood = go(state, "&claim:S:43:#6 &ruling:43:stand")
    assert (scored(stood), stood.irregular.offenders) == ([("N", 1, "elder-vulnerable")], ("N",))


def test_law_43_a_revoke_before_throwing_in() -> None:
    state = london(f"{REVOKED} S.7c N:concede N:show:QsAh8h7h S:show:AsQdQc")
    assert claims(state) == {"&claim:S:43:#6"}


def test_law_43_with_the_rest_claimed() -> None:
    """The first hand shown is the claimant's."""
    hands = "S<KsQsJsAsTs N<KhQhJhAh9s ^7s"
    state = london(f"{hands} S:stand S.Ks N.Kh~revoke /S S:claim")
    assert state.showing == ("S", "N")
    shown = go(state, "S:show:QsJsAsTs N:show:9sQhJhAh")
    assert claims(shown) == {"&claim:S:43:#6"}


def test_law_43_shown_cards_can_clear_a_player() -> None:
    state = london("S<AsJhQdQc7c N<QsTsAd8d7s ^7d S:stand S.Jh N.Ad /N N:concede N:show:QsTs7s8d S:show:AsQdQc7c")
    assert claims(state) == set()


def test_law_25_a_false_king_is_claimed_though_the_hand_was_thrown_in() -> None:
    state = london(f"{LIED} N:concede {BOTH}")
    assert (scored(state)[0], claims(state)) == (("S", 1, "king"), {"&claim:N:25:#6"})
    corrected = go(state, "&claim:N:25:#6 &ruling:25:correct")
    assert (corrected.score, corrected.irregular.offenders) == ((1, 0), ("S",))
    again = go(state, "&claim:N:25:#6 &ruling:25:replay:#7")
    assert (again.phase, again.score) == ("play", (0, 0))


def test_law_25_a_king_that_was_held_is_no_false_one() -> None:
    held = LIED.replace("Qd", "Kd").replace("king~false", "king")
    assert claims(london(f"{held} N:concede N:show:QsAh8h7h S:show:AsKdQc")) == set()


def test_law_25_before_a_card_was_led_the_hand_is_played_from_the_throwing_in() -> None:
    """The hand thrown in before a false king is played as if it had not been."""
    lied = f"{DEAL} S:propose N:refuse N:king~false S:concede S:show:AsJhQdQc7c N:show:QsTsAh8h7h"
    state = london(lied)
    assert (state.score, claims(state)) == ((0, 3), {"&claim:S:25:#6"})
    asked = go(state, "&claim:S:25:#6")
    assert legal(asked, "S") == {"&ruling:25:correct", "&ruling:25:replay:#7"}
    again = go(asked, "&ruling:25:replay:#7")
    assert (again.phase, again.mover, again.score, again.irregular.offenders) == ("play", "S", (0, 0), ("N",))
    assert "S:concede" in legal(again, "S")
    assert claims(go(again, "S:concede S:show:AsJhQdQc7c N:show:QsTsAh8h7h")) == set()  # ruled on, once


def test_law_43_until_the_next_deal_is_opened() -> None:
    state = london(f"{REVOKED} S:concede S:show:AsQdQc7c N:show:QsAh8h7h")
    head = ECARTE.deal.next_head(state)
    assert head is not None
    opened = ECARTE.deal.begin(state, head)
    assert (claims(opened), opened.shown) == (set(), ())


def test_e20_a_lead_that_is_to_go_back_is_shown_in_the_hand() -> None:
    state = london(f"{DEAL} S:propose N:refuse S:suit:h S.7c N:require:h S:concede")
    assert (str(ECARTE.deal.due(state, ())), state.trick) == ("S:show:AsJhQdQc7c", ())


def test_e30_the_view_has_the_hands_that_lie_open() -> None:
    state = london(f"{REVOKED} S:concede S:show:AsQdQc7c")
    assert "open" not in ECARTE.view.of(state, "S").to_json()
    assert ECARTE.view.of(state, "N").to_json()["open"] == {"S": ["As", "Qd", "Qc", "7c"]}
    shown = go(state, "N:show:QsAh8h7h")
    assert ECARTE.view.of(shown, "S").to_json()["open"] == {"N": ["Qs", "Ah", "8h", "7h"]}
    again = go(shown, "&claim:S:43:#6 &ruling:43:replay:#5")
    assert "open" not in ECARTE.view.of(again, "S").to_json()


TEXT = """[ECN "1"]
[Game "ecarte"]
[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[South "Anna"]
[North "Ben"]
[Rules "london"]
[Result "*"]
[Option "throw_in=shown"]

1. N
S<AsJhQdQc7c N<QsTsAh8h7h ^7d
S:stand
S.Jh N.Ts~revoke /S
S:concede S:show:AsQdQc7c N:show:QsAh8h7h
&claim:S:43:#6 &ruling:43:stand
=0-1 0-1
*
"""


def test_e30_in_a_record_in_its_views_and_in_both_together() -> None:
    (play,) = ecn.loads(TEXT)
    assert ecn.dumps(play) == TEXT
    views = [seatview.redact(play.record, seat) for seat in "SN"]
    for view in views:
        text = ecn.dumps(record.fold(view))
        assert [ecn.dumps(again) for again in ecn.loads(text)] == [text]
        assert "S:concede S:show:AsQdQc7c N:show:QsAh8h7h" in text
    assert "N.Ts /S" in ecn.dumps(record.fold(views[0]))  # South learns what is wrong with it
    assert ecn.dumps(record.fold(seatview.merge(*views))) == TEXT


@pytest.mark.parametrize(
    ("shown", "code"),
    [
        ("N:show:QsAh8h7h", ""),
        ("N:show:QsJhAh8h", "E-card-twice"),  # South has played it
        ("N:show:QsAh8h", "E-show-due"),
        ("N:show:????????", "E-show-due"),
        ("N:show:AhQs8h7h", "E-show-due"),
    ],
)
def test_e30_in_a_view_the_opponent_shows_cards_it_can_hold(shown: str, code: str) -> None:
    (play,) = ecn.loads(TEXT)
    view = ecn.dumps(record.fold(seatview.redact(play.record, "S")))
    (reading,) = ecn.read(view.replace("N:show:QsAh8h7h", shown))
    assert [problem.code for problem in reading.problems if problem.severe][:1] == ([code] if code else [])


def test_e30_a_link_needs_no_room_for_what_is_shown() -> None:
    moves = TEXT.replace("N.Ts~revoke", "N.8h").replace("QsAh8h7h", "QsTsAh7h").replace("=0-1 0-1", "=0-2 0-2")
    (play,) = ecn.loads(moves.replace("&claim:S:43:#6 &ruling:43:stand\n", ""))
    sent = link.dumps(play)
    assert sent.startswith("g1")
    assert link.loads(sent).play == play
