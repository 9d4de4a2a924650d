"""What may be done at a position: something, at every moment of a game that goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

pytest.importorskip("fluent.runtime", reason="the words of errors are native only")

import ecarte
from ecarte.api.game import Position
from ecarte.core.game import parse_event, parse_head
from ecarte.notation import ecn
from ecarte.record import Play
from tests.kit import real_tables
from tests.kit.games import Game, games

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.ecn"))


def positions(play: Play) -> Iterator[Position]:
    """Yield the position at every moment of the main line."""
    game = ecarte.Game(play)
    for deal in game.deals:
        number = f"{deal.number}/{deal.attempt}" if deal.attempt > 1 else str(deal.number)
        for at in range(len(deal.events) + 1):
            yield game.at(f"{number}#{at}")


def check(play: Play) -> None:
    """Check that something may be done at every moment, and that each of it is possible."""
    rules, scores = play.record.game.rules, play.record.game.score
    for position in positions(play):
        legal, state = position.legal, position.state
        assert bool(legal) is not (scores.over(state) and position.turn is None), position
        if position.turn is not None:
            assert {parse_event(each).actor for each in legal} <= {position.turn, ""}, position
        for word in legal:
            if word[0].isdigit():
                assert play.record.game.deal.next_head(state) == parse_head(word)
            elif "?" not in word:
                assert rules.why_not(state, parse_event(word)) is None, (position, word)


@pytest.mark.sampled(10)
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_something_is_legal_at_every_moment_of_a_golden_record(path: Path) -> None:
    for play in ecn.loads(path.read_text("utf-8")):
        if not play.record.without_cards:  # whatever was counted may be written there
            check(play)


@settings(max_examples=25)
@given(games())
def test_something_is_legal_at_every_moment_of_ecarte(game: Game) -> None:
    check(game.play)


@settings(max_examples=15)
@given(games(name="belote"))
def test_something_is_legal_at_every_moment_of_belote(game: Game) -> None:
    check(game.play)


@settings(max_examples=25)
@given(st.integers(0, 2**32))
def test_something_is_legal_at_every_moment_of_a_real_table(number: int) -> None:
    check(real_tables.game(Random(number), "akagiri", 2))


def test_where_a_rank_is_due_its_speaker_is_in_turn() -> None:
    """Another seat leads the second trick, once the declarations have been compared (B15)."""
    found = [
        (position.turn, position.state.mover, word)
        for path in GOLDEN
        if path.stem.startswith("belote")
        for play in ecn.loads(path.read_text("utf-8"))
        if play.record.view is None
        for position in positions(play)
        for word in position.legal[:1]
        if ":rank" in word or ":trump" in word
    ]
    assert any(turn != mover for turn, mover, _ in found)
    assert all(word[0] == turn for turn, _, word in found)
