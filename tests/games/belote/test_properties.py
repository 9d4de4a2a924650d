"""Properties after every event of random deals of belote under random options."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte.core.cards import PACK
from ecarte.core.game import Event, Head, RuleError
from ecarte.games.belote.game import GAME as BELOTE
from tests.kit.belote_deals import deals

NUMBERS = st.integers(0, 2**32 - 1)


@given(NUMBERS)
def test_32_different_cards_are_accounted_for(number: int) -> None:
    chosen, steps = deals(number)
    for step in steps:
        state = step.after
        held = [card for hand in state.hands for card in hand]
        played = [card for each in state.tricks for card in each.cards] + [card for _, card in state.trick]
        up = [card for card in (state.turned, state.bottom) if card and not (card == state.turned and state.taken)]
        up = [] if chosen.face_up else up  # B32: it is before the dealer
        covered = dict(zip(state.seats, map(len, state.covering), strict=False))
        everywhere = [*held, *played, *up, *BELOTE.deal.unseen(state)]
        assert sorted(everywhere) == sorted(PACK)
        assert state.seen == {*held, *played, *up}
        if state.phase in ("play", "announce"):
            assert len(held) + len(played) + (chosen.face_up and len(BELOTE.deal.unseen(state))) == (
                chosen.hand * chosen.players
            )
            for seat in state.seats:
                mine = sum(each.seat == seat for each in state.bids)
                assert mine <= 8
                number = len(state.hand(seat)) + covered[seat]
                assert number == chosen.hand - len(state.tricks) - (seat in dict(state.trick))


# The options of the score that `test_points_add_up` does not know.
KNOWN = {"belote_safe", "compare_without_declarations", "capot_88", "tie"}
SCORING = [each for each in BELOTE.options if each.rule in ("B24", "B25", "B26") and each.name not in KNOWN]


@given(NUMBERS)
def test_points_add_up(number: int) -> None:
    chosen, steps = deals(number)
    before = dict.fromkeys(chosen.sides, 0)
    for step in steps:
        state, scored = step.after, step.after.scored
        if isinstance(step.what, Head):
            before = dict(BELOTE.score.of(state))
            assert scored is None
        totals = BELOTE.score.tally(state)
        assert (totals is not None) is (state.phase in ("scored", "over"))
        if totals is None:
            continue
        assert (
            totals[1] == {side: before[side] + points for side, points in totals[0].items()} == BELOTE.score.of(state)
        )
        assert BELOTE.score.over(state) is (state.phase == "over")
        if scored is None:  # all passed
            assert set(totals[0].values()) == {0}
            continue
        won = sum(scored.cards) + sum(scored.last) + sum(scored.melds) + sum(scored.belote)
        if not all(getattr(chosen, each.name) == each.default for each in SCORING):
            continue  # the second referee knows these options
        whole = {"nt": 130, "at": 258}.get(scored.contract, 162)
        capot = 0 if scored.capot is None else 88 if chosen.capot_88 else 90
        if chosen.players == 4:
            assert sum(scored.cards) + sum(scored.last) == whole + capot
        # Whoever gets them, no point is lost; some may wait (B24).
        assert sum(totals[0].values()) == won * scored.factor + scored.waited - scored.held
        assert sum(scored.tricks) == chosen.hand
        assert sum(1 for points in scored.melds if points) <= 1
        if scored.held:
            assert len(set(scored.compared)) == 1
            assert not scored.made
        elif not scored.made:
            taker = next(side for side in chosen.sides if scored.taker in side)
            kept = scored.belote[chosen.sides.index(taker)] if chosen.belote_safe else 0
            assert totals[0][taker] == kept * scored.factor


@given(NUMBERS)
def test_what_is_legal_can_be_played_and_all_else_leaves_the_state_alone(number: int) -> None:
    _, steps = deals(number, 1)
    rng = Random(number)
    for step in steps:
        state = step.after
        found = {seat: BELOTE.rules.legal(state, seat) for seat in state.seats}
        for seat, events in found.items():
            assert len(set(events)) == len(events)
            for event in events:
                assert event.seat == seat
                assert BELOTE.rules.why_not(state, event) is None
                assert BELOTE.rules.play(state, event) != state
        before = hash(state)
        for event in [Event("play", rng.choice("NESW"), (rng.choice(PACK),)) for _ in range(12)]:
            problem = BELOTE.rules.why_not(state, event)
            if problem is None:
                assert event in found[event.seat]
                continue
            assert problem.code.startswith("E-")
            with pytest.raises(RuleError) as refused:
                BELOTE.rules.play(state, event)
            assert refused.value.problems == (problem,)
        assert hash(state) == before
        mover = BELOTE.rules.turn(state)
        if mover is not None:
            assert found[mover] or BELOTE.deal.due(state, ()) is not None  # somebody can always act


@given(NUMBERS)
def test_the_moves_of_links_are_the_legal_ones(number: int) -> None:
    _, steps = deals(number, 1)
    for step in steps:
        state = step.after
        found = BELOTE.rules.moves(state)
        if BELOTE.deal.due(state, ()) is None and BELOTE.rules.turn(state) is not None:
            assert set(found) == {event for seat in state.seats for event in BELOTE.rules.legal(state, seat)}
            assert len(set(found)) == len(found)
        else:
            assert found == ()


@given(NUMBERS)
def test_cards_that_may_not_be_played_say_why(number: int) -> None:
    _, steps = deals(number, 1)
    for step in steps:
        for seat in step.after.seats:
            view = BELOTE.view.of(step.after, seat)
            cards = {f"{seat}.{card}" for card in view.hand}
            playable = {f"{seat}.{event.cards[0]}" for event in view.legal if event.do == "play"}
            if BELOTE.deal.due(step.after, ()) is not None:  # the table acts next
                assert set(view.refused) <= cards - playable
                continue
            assert set(view.refused) == (cards - playable if view.phase == "play" else set())


@given(NUMBERS)
def test_every_game_ends(number: int) -> None:
    chosen, steps = deals(number, 2000)
    last = steps[-1].after
    assert BELOTE.score.over(last)
    assert BELOTE.deal.next_head(last) is None
    assert all(BELOTE.rules.legal(last, seat) == () for seat in last.seats)
    best = [side for side, points in BELOTE.score.of(last).items() if points == max(last.score)]
    assert BELOTE.score.winner(last) == (best[0] if len(best) == 1 else None)
    dealers = [step.what.dealer for step in steps if isinstance(step.what, Head)]
    for one, two in pairwise(dealers):
        assert (chosen.seats.index(two) - chosen.seats.index(one)) % chosen.players == 1
