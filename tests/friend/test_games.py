"""Whole games of two sessions: both sides end with the same record, and neither has known more than its view."""

from __future__ import annotations

from typing import Any

import pytest

from ecarte import match, record
from ecarte.friend import session
from ecarte.friend.course import Awaited
from ecarte.friend.ristretto import Integers
from ecarte.friend.terms import Terms
from ecarte.games import GAMES
from ecarte.notation import ecn
from ecarte.notation.verify import verify
from ecarte.record.seatview import redact
from tests.kit.friends import GROUP, OTHER, Friends, lost

pytestmark = pytest.mark.skipif(isinstance(GROUP, Integers), reason="plain integers take too long for whole games")

GIVEN: dict[str, dict[str, Any]] = {
    **{preset: {"rules": preset} for preset in GAMES["ecarte"].presets},
    "packets": {"options": ("packets=own", "propose_number=on")},
    "offers": {"options": ("doubling=on", "offer_point=on", "throw_in=shown")},
    "suits": {"options": ("declare_suit=on", "rank_order=ace-high", "stop_early=on")},
    "kings": {"options": ("king_mark=optional", "king_until=first-lead")},
    "host north": {"seat": "N", "dealer": "cut"},
}


@pytest.mark.parametrize("name", GIVEN)
@pytest.mark.sampled
def test_both_hold_the_same_proved_record(name: str) -> None:
    friends = Friends(Terms("Anna", **{"dealer": "cut", **GIVEN[name]}), seed=len(name))
    friends.play()
    assert not friends.problems
    south, north = (friends.sides[seat].table for seat in ("S", "N"))
    assert south.closed
    assert south.finished == north.finished
    (game,) = south.finished
    assert record.over(game)
    (reading,) = ecn.loads(ecn.dumps(game))
    assert reading.record.deals == game.record.deals
    proof = verify(reading)
    assert proof.proved
    assert [each.name for each in proof.signed] == [game.record.tag("South"), game.record.tag("North")]
    for table in (south, north):  # what each has known all along is its view of that record
        assert redact(game.record, table.own.seat).deals == table.playing.record.deals


def test_a_match_of_three_games() -> None:
    friends = Friends(Terms("Anna", match="rubber-3", stake=2, purse=40, date="2026.11.30"), seed=5)
    friends.play()
    games = friends.sides["S"].table.finished
    assert games == friends.sides["N"].table.finished
    course = match.fold([played for game in games if (played := match.played(game))])
    assert not course.problems
    assert course.winner is not None
    assert all(verify(game).proved for game in games)
    assert friends.sides["N"].awaited is None


@pytest.mark.parametrize("rules", ["akagiri", "london-3"])
def test_only_what_was_played_is_opened(rules: str) -> None:
    friends = Friends(Terms("Anna", rules=rules, opened="played"), seed=2)
    friends.play()
    assert not friends.problems
    for seat, side in friends.sides.items():
        (game,) = side.table.finished
        assert game.record.view == seat
        assert game.record.tag("Signed")
        assert not any(opened.seed for opened in side.table.deal.opened.values())
        dealt = [entry.event for entry in game.record.deals[0].entries if entry.event.do == "deal"]
        assert [event.seat for event in dealt if event.hidden] == [OTHER[seat]]


def test_plain_integers_play_a_deal_too() -> None:
    friends = Friends(seed=4, group=Integers())
    friends.play(until=Friends.deal_over)
    assert not friends.problems
    assert friends.sides["S"].table.public.phase == "scored"


def test_resigning_opens_the_deal_and_ends_the_game() -> None:
    friends = Friends(seed=4)
    friends.play(until=lambda all: len(all.sides["S"].table.playing.state.tricks) > 1)
    mover = friends.sides["S"].awaited
    assert mover is not None
    friends.act(OTHER[mover.seat], session.RESIGN)  # out of turn
    assert not friends.problems
    (game,) = friends.sides["S"].table.finished
    assert game == friends.sides["N"].table.finished[0]
    assert verify(game).proved
    assert game.record.resigned != mover.seat


def test_resigning_before_the_pack_is_locked() -> None:
    friends = Friends(seed=4)
    friends.tamper = lambda to, raw: () if b'"lock"' in raw else (raw,)
    friends.deliver()
    friends.tamper = lambda to, raw: (raw,)
    friends.act("N", session.RESIGN)
    friends.deliver()
    for seat, side in friends.sides.items():
        for raw in session.resend(side):
            friends.way.append((OTHER[seat], raw))
    friends.deliver()
    assert [side.table.closed for side in friends.sides.values()] == [True, True]
    assert friends.sides["S"].table.finished == friends.sides["N"].table.finished


def test_out_of_turn_words_are_played() -> None:
    """Whoever is not awaited may speak where the rules let it."""
    friends = Friends(Terms("Anna", dealer="N", options=("doubling=on",)), seed=3)
    friends.deliver()
    waiting = friends.sides["N"]
    legal = GAMES["ecarte"].rules.legal(waiting.table.playing.state, "N")
    (double,) = (event for event in legal if event.verb == "double")
    friends.act("N", double)
    assert str(friends.sides["S"].table.playing.steps[-1].what) == "N:double"
    assert friends.sides["S"].awaited == Awaited("S", "event")


def test_a_reload_at_any_time_loses_nothing() -> None:
    friends = Friends(Terms("Anna", rules="london-3"))
    friends.deliver()
    while friends.sides["S"].table.playing.record.deals[-1].head.number < 2 and friends.step():
        for seat, before in friends.sides.items():
            friends.sides[seat] = lost(before)
            assert friends.sides[seat].table == before.table
            assert friends.sides[seat].messages == before.messages
            assert friends.sides[seat].awaited == before.awaited
    friends.play()
    assert friends.sides["S"].table.finished == friends.sides["N"].table.finished
    assert not friends.problems
