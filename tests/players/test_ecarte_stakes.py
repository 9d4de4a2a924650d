"""The analyst's judgements of kings, doubles, offers, named suits and hands thrown in (E6, E13, E20, E28-E30)."""

from __future__ import annotations

from typing import Any

import pytest

from ecarte.analysis import ANALYSTS, Effort, finished
from ecarte.analysis.ecarte.equity import equity
from ecarte.analysis.ecarte.review import Review
from ecarte.analysis.ecarte.review.stakes import Decision
from ecarte.games.ecarte.options import Options
from ecarte.notation import ecn
from ecarte.record import Play

QUICKLY = Effort(worlds=100, most=400, orders=2)
KING = "S<KhQh8h7d9c N<As9s8sTd7c ^7h"


def played(deal: str, *options: str, preset: str = "akagiri") -> Play:
    """Return a record of one deal that North deals, with options on top of a preset."""
    tags = "".join(f'[Option "{option}"]\n' for option in sorted(options))
    return ecn.loads(f'[ECN "1"]\n[Game "ecarte"]\n[Rules "{preset}"]\n{tags}\n1. N\n{deal}\n*\n')[0]


def reviewed(play: Play) -> Review:
    found: Review = finished(ANALYSTS["ecarte"].pieces(play, QUICKLY))
    for seat in "SN":
        only_decision: Any = found.to_json(seat)
        for deal in only_decision["deals"]:
            whole = deal["expected"] + sum(deal["luck"].values()) + sum(deal["skill"].values())
            assert whole == pytest.approx(deal["came"])
    return found


def only_decision(review: Review, seat: str, event: str, best: str = "") -> Decision:
    """Return the one decision of a seat whose event, or best choice, is this one."""
    (found,) = (
        each
        for each in review.decisions
        if (each.seat, str(each.done.event)) == (seat, event) and best in ("", str(each.best.event))
    )
    return found


def table(play: Play) -> Any:
    options = play.record.options()
    assert isinstance(options, Options)
    return equity(options)


# --- kings (E13) ---

OPTIONAL = "king_mark=optional"
TRICKS = "S.Kh N.7c /S S.Qh N.8s /S S.8h N.9s /S S.7d N.Td /N N.As S.9c /N"


def test_a_forgotten_king_costs_what_a_point_is_worth() -> None:
    """The elder may mark it until the king it led is played to; after that the elder has lost a point."""
    play = played(f"{KING} S:stand\n{TRICKS}", OPTIONAL)
    found = only_decision(reviewed(play), "S", "S:nothing")
    assert str(found.best.event) == "S:king"
    assert found.at.number == 6  # North plays to it
    assert [reason.code for reason in found.reasons] == ["king"]
    scores = table(play)
    least, most = (
        scores.chance(1 + points, 0, elder=False) - scores.chance(points, 0, elder=False) for points in (1, 2)
    )
    assert min(least, most) - 0.01 < found.loss < max(least, most) + 0.01
    assert found.mark == "?"


def test_a_king_that_is_marked_in_time_costs_nothing() -> None:
    marked = reviewed(played(f"{KING} S:stand\nS:king {TRICKS}", OPTIONAL))
    late = reviewed(played(f"{KING} S:stand\nS.Kh S:king N.7c /S {TRICKS.partition('/S ')[2]}", OPTIONAL))
    for review in (marked, late):
        assert [each for each in review.decisions if str(each.done.event) == "S:nothing"] == []


def test_the_dealer_forgets_a_king_by_playing_another_card() -> None:
    hands = "S<As9s8sTd7c N<KhQh8h7d9c ^7h"
    play = played(f"{hands} S:stand\nS.Td N.7d /S S.As N.Qh /N N.Kh S.8s /N N.8h S.9s /N N.9c S.7c /N", OPTIONAL)
    review = reviewed(play)
    found = only_decision(review, "N", "N:nothing")
    assert found.at.number == 6
    assert found.loss > 0.05
    written = ecn.dumps(ANALYSTS["ecarte"].annotated(play, review))
    assert "N.7d $2 @best=king" in written


def test_where_the_first_lead_ends_the_right_the_dealer_forgets_while_the_elder_leads() -> None:
    """It is North's loss, though the event is South's: no annotation is written beside South's card."""
    hands = "S<As9s8sTd7c N<KhQh8h7d9c ^7h"
    rules = (OPTIONAL, "king_until=first-lead")
    play = played(f"{hands} S:stand\nS.Td N.7d /S S.As N.Qh /N N.Kh S.8s /N N.8h S.9s /N N.9c S.7c /N", *rules)
    review = reviewed(play)
    found = only_decision(review, "N", "N:nothing")
    assert found.at.number == 5
    assert found.loss > 0.05
    assert "@best=king" not in ecn.dumps(ANALYSTS["ecarte"].annotated(play, review))
    assert review.to_json("N")["deals"][0]["skill"]["N"] <= -found.loss


def test_a_player_who_throws_in_first_forgets_the_king() -> None:
    hands = "S<KhTs8s7d9c N<AhQh8hTd7c ^7h"
    play = played(f"{hands} S:stand\nS:concede", OPTIONAL, "throw_in=on")
    found = only_decision(reviewed(play), "S", "S:nothing")
    scores = table(play)
    assert found.loss == pytest.approx(scores.chance(1, 2, elder=False) - scores.chance(0, 2, elder=False))


def test_a_turned_king_that_is_not_marked_in_its_deal_is_lost() -> None:
    """Law 22: it must be marked before the next turn-up, so it is judged at the last event of the deal."""
    hands = "S<AsQs8s7d9c N<Ts9sKsTd7c ^Kh"
    tricks = "S.As N.Ks /N N.Td S.7d /N N.7c S.9c /S S.Qs N.Ts /S S.8s N.9s /N"
    rules = ("king_mark=optional", "turned_king=marked")
    play = played(f"{hands} S:stand\n{tricks}", *rules)
    found = only_decision(reviewed(play), "N", "N:nothing")
    points = play.record.game.score.of(play.state)
    scores = table(play)
    with_it, without = (scores.chance(points["N"] + more, points["S"], elder=True) for more in (1, 0))
    assert found.loss == pytest.approx(with_it - without)
    marked = reviewed(played(f"{hands} S:stand\n{tricks} N:king", *rules))
    assert [each for each in marked.decisions if str(each.best.event) == "N:king"] == []


def test_a_king_that_marks_itself_is_never_forgotten() -> None:
    review = reviewed(played(f"{KING} S:stand\nS:king {TRICKS}"))
    assert all(each.best.event.verb != "king" for each in review.decisions)


# --- doubles (E28) and offers (E29) ---

STRONG = "S<KhQhJhKsKd N<8h9s8sTd7c ^7h"  # South is practically sure of every trick
VOLE = "S.Kh N.8h /S S.Qh N.7c /S S.Jh N.Td /S S.Ks N.8s /S S.Kd N.9s /S"
STAKES = ("doubling=on", "offer_point=on", "target=10")


def test_a_double_that_is_refused_is_weighed_against_the_point() -> None:
    """North holds nothing: refusing gives South the point, accepting most likely four."""
    refused = played(f"{STRONG} S:stand\nS:king S:double N:refuse:double\n=2-0 2-0", *STAKES)
    found = only_decision(reviewed(refused), "N", "N:refuse:double")
    scores = table(refused)
    assert found.done.game == pytest.approx(scores.chance(0, 2, elder=True))
    assert found.loss == 0
    taken = reviewed(played(f"{STRONG} S:stand\nS:king S:double N:accept:double\n{VOLE}", *STAKES))
    worse = only_decision(taken, "N", "N:accept:double")
    assert str(worse.best.event) == "N:refuse:double"
    assert worse.best.game == pytest.approx(found.done.game)
    assert [reason.code for reason in worse.reasons] == ["goes-on"]
    assert worse.mark == "??"


def test_the_opponent_answers_a_double_in_the_best_way() -> None:
    """South, sure of the vole, doubles: it would be refused, and the point is less than two."""
    play = played(f"{STRONG} S:propose N:refuse\nS:king S:double N:refuse:double", *STAKES)
    found = only_decision(reviewed(play), "S", "S:double")
    assert found.loss == pytest.approx(0, abs=1e-6)  # vulnerable, North pays two for refusing: as much as for the vole
    stood = played(f"{STRONG} S:stand\nS:king S:double N:refuse:double", *STAKES)
    less = only_decision(reviewed(stood), "S", "S:double")
    assert str(less.best.event) == "S:nothing"
    assert [reason.code for reason in less.reasons] == ["asked"]
    assert less.loss > 0.05


def test_a_double_out_of_turn_in_the_exchange_is_judged() -> None:
    """North has the strongest possible hand, and South, with nothing, refuses: accepting would cost more."""
    hands = "S<8s9s8dTd7c N<KhQhJhKsKd ^7h"
    review = reviewed(played(f"{hands} N:double S:refuse:double", *STAKES))
    assert only_decision(review, "N", "N:double").done.points == 1
    assert only_decision(review, "S", "S:refuse:double").loss == 0


def test_a_point_that_is_offered_is_weighed_against_the_vole() -> None:
    """South cannot miss the vole: accepting the point loses one, declining loses none."""
    offered = f"{STRONG} S:stand\nS:king N:offer"
    taken = played(f"{offered} S:accept:offer", *STAKES)
    worse = only_decision(reviewed(taken), "S", "S:accept:offer")
    scores = table(taken)
    assert worse.done.game == pytest.approx(scores.chance(2, 0, elder=False))
    assert str(worse.best.event) == "S:decline"
    assert worse.best.wins > 0.95
    assert worse.loss > 0.02
    assert only_decision(reviewed(played(f"{offered} S:decline\n{VOLE}", *STAKES)), "S", "S:decline").loss == 0


def test_a_point_that_is_given_away_is_a_mistake() -> None:
    play = played(f"{STRONG} S:stand\nS:king S:offer N:accept:offer", *STAKES)
    found = only_decision(reviewed(play), "S", "S:offer")
    assert str(found.best.event) == "S:nothing"
    assert found.mark == "??"


def test_a_hand_thrown_in_is_weighed_against_its_cards() -> None:
    play = played(f"{STRONG} S:stand\nS:king S:concede", "throw_in=on")
    found = only_decision(reviewed(play), "S", "S:concede")
    assert found.best.event.do == "play"
    assert found.mark == "??"


# --- suits that are named (E20) ---


def test_a_suit_is_worth_what_the_best_lead_of_it_is() -> None:
    """Trumps or not, the suit is judged when it is named, and afterwards only which card of it is led."""
    rest = "S:suit:h S.Kh N.8s /S S:suit:h S.Qh N.9s /S S:suit:h S.8h N.As /S S:suit:d S.7d N.Td /N"
    play = played(f"{KING} S:stand\nS:king S:suit:c S.9c N.7c /S {rest}", "declare_suit=on")
    named = only_decision(reviewed(play), "S", "S:suit:c")
    rest = "S.Kh N.8s /S S.Qh N.9s /S S.8h N.As /S S.7d N.Td /N"
    free = only_decision(reviewed(played(f"{KING} S:stand\nS:king S.9c N.7c /S {rest}")), "S", "S.9c")
    assert named.best.game == pytest.approx(free.best.game, abs=1e-9)
    assert named.done.game == pytest.approx(free.done.game, abs=1e-9)
    assert named.best.event.args[0] == free.best.event.cards[0][1]
