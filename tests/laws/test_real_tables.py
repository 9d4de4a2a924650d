"""All irregularities of a real table can be written down, read, replayed and seen from each side."""

from __future__ import annotations

import os
from random import Random

import pytest

from ecarte import record
from ecarte.core.game import RuleError
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.irregular.rulings import unfound
from ecarte.notation import ecn
from ecarte.record import Play, replay, seatview
from ecarte.requests import branch
from tests.kit.real_tables import game
from tests.record.test_branch import refused_only

GAMES = range(int(os.environ.get("ECARTE_EXAMPLES", "400")) // 20)


def read(text: str) -> Play:
    (reading,) = ecn.read(text, mode="strict")
    assert {problem.code for problem in reading.problems} <= {"W-mark-late"}
    assert reading.play is not None
    return reading.play


@pytest.mark.sampled(8)
@pytest.mark.parametrize("seed", GAMES)
def test_a_game_that_went_wrong_is_a_record(seed: int) -> None:
    rng = Random(seed)
    play = game(rng, rng.choice(list(ECARTE.presets)), 4)
    text = ecn.dumps(play)
    again = read(text)
    assert ecn.dumps(again) == text
    assert again.state == play.state
    answer = replay.replay(again, None)
    assert [len(deal["events"]) for deal in answer["deals"]] == [len(deal.entries) for deal in play.record.deals]
    views = [seatview.redact(play.record, seat) for seat in ("S", "N")]
    for view in views:
        replay.replay(read(ecn.dumps(Play(view))), view.view)
    merged = [str(e.event).partition("~")[0] for deal in seatview.merge(*views).deals for e in deal.entries]
    assert merged == [str(e.event).partition("~")[0] for deal in play.record.deals for e in deal.entries]


@pytest.mark.sampled(8)
@pytest.mark.parametrize("seed", GAMES)
def test_cards_and_points_are_conserved(seed: int) -> None:
    """No card is in two places or lost; the score is what was scored and marked."""
    play = game(Random(seed), "article", 6)
    for step in play.steps:
        state = step.after
        held = [card for hand in state.hands for card in hand]
        played = [card for trick in state.tricks for card in trick.cards] + [card for _, card in state.trick]
        assert len(set(held + played)) == len(held + played)
        assert set(held + played) <= state.seen
        assert min(state.score) >= 0
        assert state.stock >= 0
        if state.phase == "void":
            assert state.scored == ()
        if state.phase in ("scored", "over"):
            assert sum(state.won) <= 5
            assert unfound(state) is None


@pytest.mark.sampled(8)
@pytest.mark.parametrize("seed", GAMES)
def test_legal_events_can_happen(seed: int) -> None:
    """Nothing is offered that must wait for a ruling or for an irregularity to be found."""
    play = game(Random(seed), "london", 4)
    for state in (step.after for step in play.steps):
        for event in (*ECARTE.rules.legal(state, "S"), *ECARTE.rules.legal(state, "N"), *ECARTE.rules.moves(state)):
            assert ECARTE.rules.why_not(state, event) is None
        for seat in ("S", "N"):
            assert (
                ECARTE.view.of(state, seat).legal == ECARTE.rules.legal(state, seat)
                or ECARTE.deal.due(state, ()) is not None
            )


@pytest.mark.parametrize("seed", GAMES[:4])
def test_a_deal_that_was_given_right_can_be_played_on(seed: int) -> None:
    """Moments of other deals are excluded, because no pack gives such a deal."""
    play = game(Random(seed), "akagiri", 4)
    for deal in play.record.deals:
        for moment in map(deal.opening.after, range(len(deal.entries) + 1)):
            try:
                begun = branch.branch(play, str(moment), {}, bytes(32))
            except RuleError as error:
                refused_only(error, "E-branch-misdealt", "E-branch-end", "E-branch-over", "E-given-number")
            else:
                read(ecn.dumps(record.settle(begun)))
