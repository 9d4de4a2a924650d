"""The amateur is sound and honest, and beats chance by the stated margin."""

from random import Random

import pytest
from bench.match import duplicate

from ecarte import record
from ecarte.core.game import Event, Option
from ecarte.games import GAMES
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.players import OPPONENTS, PLAYERS, chance
from ecarte.players.ecarte import amateur


@pytest.mark.thorough
def test_wins_three_of_four_games_against_chance() -> None:
    """The claim is 75 % of 10,000 duplicate games (`bench/match.py`); here 600 on fixed seeds."""
    share, half = duplicate(amateur.choose, chance.choose, 600)
    assert share - half > 0.75


@pytest.mark.thorough
def test_a_player_is_as_good_as_itself() -> None:
    """The same player in both seats wins half of duplicate games."""
    share, half = duplicate(amateur.choose, amateur.choose, 400)
    assert abs(share - 0.5) <= half


@pytest.mark.parametrize("game", GAMES)
def test_every_opponent_offered_is_a_player(game: str) -> None:
    assert set(OPPONENTS[game]) <= set(PLAYERS[game])


@pytest.mark.parametrize("option", ECARTE.options, ids=lambda option: option.name)
def test_plays_whole_games_under_every_option(option: Option) -> None:
    rng = Random(7)
    for value in option.values:
        needed = {name: wanted[0] for name, wanted in option.needs.items()}
        changes = {option.name: value, **needed} if value != option.default else {}
        play = record.new("ecarte", "article", changes, {}, rng.randbytes(32).hex(), "cut", exact=True)
        while record.winner(play) is None:
            head = ECARTE.deal.next_head(play.state)
            if head is not None:
                play = record.advance(play, head)
                continue
            seat = ECARTE.rules.turn(play.state)
            assert seat is not None
            event = amateur.choose(ECARTE.view.of(play.state, seat), rng)
            assert event is not None
            play = record.advance(play, event)


def test_marks_its_king_at_once_when_it_may() -> None:
    play = record.new("ecarte", "article", {}, {}, "00" * 32, "S")
    for number in range(200):
        play = record.new("ecarte", "article", {}, {}, f"{number:064x}", "S")
        play = record.advance(play, Event("say", "N", verb="stand"))
        king = f"K{play.state.trump}"
        for seat in ECARTE.all_seats:
            event = amateur.choose(ECARTE.view.of(play.state, seat), Random(1))
            held = king in play.state.hand(seat)
            assert (event is not None and event.verb == "king") == held
