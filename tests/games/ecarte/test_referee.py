"""The engine and the second referee agree on random games, card by card and point by point."""

from __future__ import annotations

from itertools import combinations
from random import Random

from hypothesis import given

from ecarte.core.cards import PACK
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.games.ecarte.state import State
from ecarte.notation import ecn
from tests.kit.games import Game, games
from tests.kit.positions import legal
from tests.kit.referees.ecarte import Referee
from tests.kit.referees.ecarte_deal import playable


@given(games())
def test_every_trick_and_point_is_confirmed(game: Game) -> None:
    play = game.play
    referee = Referee(ecn.dumps(play))
    assert referee.judge() == ECARTE.score.of(play.state)
    assert referee.over is (ECARTE.score.winner(play.state) is not None)


@given(games())
def test_exactly_the_cards_of_e17_and_e18_may_be_played(game: Game) -> None:
    for step in game.play.steps:
        state = step.before
        if state.phase == "play" and state.trick and state.mover and state.required is None:
            led, options = state.led, state.options
            hand, trump = list(state.hand(state.mover)), state.trump or ""
            expected = playable(hand, led, trump, options.order, options.must_head)
            found = {event[2:] for event in legal(state, state.mover) if event[1] == "." and "~" not in event}
            assert found == set(expected)


def test_every_reply_of_small_hands_to_every_lead() -> None:
    """Exhaustive: all leads against many hands of two, in both orders, with and without heading."""
    rng = Random(17)
    for led in PACK:
        others = [card for card in PACK if card != led]
        for pair in rng.sample(list(combinations(others, 2)), 40):
            rest = [card for card in others if card not in pair]
            turned = rng.choice(rest)
            for order, must_head in (
                ("king-high", True),
                ("ace-high", False),
                ("ace-high", True),
                ("king-high", False),
            ):
                options = ECARTE.resolve("akagiri", {"rank_order": order, "must_head": must_head, "king_mark": "none"})
                state = State(
                    options, "N", 1, phase="play", mover="N", hands=((), pair), turned=turned, trick=(("S", led),)
                )
                expected = playable(list(pair), led, turned[1], options.order, must_head)
                assert {event[2:] for event in legal(state, "N")} == set(expected)


def test_the_referee_finds_mistakes() -> None:
    """A referee that accepts everything would be useless."""
    text = ecn.dumps(Game(("akagiri", ()), 5, 70).play)
    Referee(text).judge()
    score = next(line for line in text.split("\n") if line.startswith("="))
    check = next(word for word in text.split() if word.startswith("/"))
    for wrong in (text.replace(score, "=0-0 0-0", 1), text.replace(check, "/" + "NS"["NS".index(check[1]) - 1], 1)):
        try:
            Referee(wrong).judge()
        except AssertionError:
            continue
        raise AssertionError(wrong)
