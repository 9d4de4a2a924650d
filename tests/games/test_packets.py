"""Packets that a dealer chooses (E4, B5): said before the first card, kept in the record, chosen by the computer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

pytest.importorskip("typer", reason="the command line is native only")

from ecarte import record
from ecarte.cli.belote import answers
from ecarte.cli.ecarte import answers as answers_ecarte
from ecarte.collection.simulate import Plan, games
from ecarte.core.cards import PACK
from ecarte.core.game import RuleError, parse_event
from ecarte.games import GAMES
from ecarte.games.belote.deal import due
from ecarte.games.belote.legal import legal
from ecarte.notation import ecn, link
from ecarte.notation.verify import verify
from ecarte.players import PLAYERS
from ecarte.record import Play
from ecarte.text import Words

SEED = "5e" * 32
GIVEN = ("deal", "turn", "draw", "take")


def new(game: str, exact: bool = False, **changes: Any) -> Play:
    preset = next(iter(GAMES[game].presets))
    return record.new(game, preset, changes, {}, SEED, "S", exact=exact)


def on(play: Play, *words: str) -> Play:
    for word in words:
        play = record.advance(play, parse_event(word))
    return play


def first_hand(play: Play) -> list[str]:
    return sorted(next(entry.event for entry in play.record.deals[-1].entries if entry.event.do == "deal").cards)


@pytest.mark.parametrize(("game", "value"), [("ecarte", "own"), ("belote", "chosen")])
def test_the_dealer_chooses_before_the_first_card(game: str, value: str) -> None:
    play = new(game, packets=value)
    rules = play.record.game
    assert (rules.rules.turn(play.state), rules.view.of(play.state, "S").phase) == ("S", "packets")
    assert [str(event) for event in rules.rules.legal(play.state, "S")] == ["S:packets:3-2", "S:packets:2-3"]
    assert rules.rules.legal(play.state, "N") == ()
    for order in ("3-2", "2-3"):
        dealt = on(play, f"S:packets:{order}")
        assert first_hand(dealt) == first_hand(new(game, packets=order))
        assert f"S:packets:{order}" in ecn.dumps(dealt)
        assert ecn.dumps(link.loads(link.dumps(dealt)).play) == ecn.dumps(link.shared(dealt))
        assert verify(dealt).problems == verify(new(game, packets=order)).problems
    for word, code in (
        ("S:packets:4-1", "E-packets"),
        ("S:stand" if game == "ecarte" else "S:pass", "E-packets-due"),
        ("N:packets:3-2", "E-turn"),
    ):
        with pytest.raises(RuleError, match=code):
            on(play, word)
    with pytest.raises(RuleError, match="E-packets "):
        on(on(play, "S:packets:3-2"), f"{rules.rules.turn(on(play, 'S:packets:3-2').state)}:packets:2-3")


def test_another_order_in_the_record_is_found() -> None:
    text = ecn.dumps(on(new("belote", packets="chosen"), "S:packets:3-2"))
    with pytest.raises(RuleError, match="E-seed"):
        ecn.loads(text.replace("S:packets:3-2", "S:packets:2-3"))


def test_new_games_of_belote_get_the_choice_where_the_alternation_was_asked_for() -> None:
    assert new("belote", packets="dealer").record.options().packets == "chosen"
    (offered,) = [option for option in GAMES["belote"].options if option.name == "packets"]
    assert offered.offered == ("3-2", "2-3", "chosen")
    old = new("belote", exact=True, packets="dealer")  # an old record keeps it
    assert first_hand(old) == first_hand(new("belote", packets="3-2"))
    assert due(old.state, PACK) is None
    assert {event.verb for event in legal(old.state, old.state.elder)} == {"pass", "take"}


def test_in_belote_every_dealer_chooses_and_in_ecarte_each_player_once_a_game() -> None:
    plans: list[tuple[str, dict[str, Any], int | None]] = [
        ("belote", {"packets": "chosen", "target": 500}, None),
        ("ecarte", {"packets": "own", "target": 10}, 2),
    ]
    for game, changes, wanted in plans:
        for players in ("amateur", "chance"):
            seats = dict.fromkeys("SN" if game == "ecarte" else "NESW", players)
            (play,) = games(Plan(seats, 1, seed=5, rules=new(game).record.tag("Rules"), options=changes, game=game))
            said = [e.event for deal in play.record.deals for e in deal.entries if e.event.verb == "packets"]
            assert len(said) == (wanted or len(play.record.deals))
            assert verify(play).proved
            assert all(deal.entries[0].event.do in ("say", "deal") for deal in play.record.deals)
            if wanted:
                assert {event.seat for event in said} == {"S", "N"}


@pytest.mark.parametrize("game", GAMES)
def test_every_computer_chooses_and_not_always_the_same(game: str) -> None:
    play = new(game, packets={"ecarte": "own", "belote": "chosen"}[game])
    view = play.record.game.view.of(play.state, "S")
    for choose in PLAYERS[game].values():
        chosen = {str(choose(view, Random(number))) for number in range(30)}
        assert chosen == {"S:packets:3-2", "S:packets:2-3"}


@pytest.mark.parametrize("typed", ["2-3", "2 3", "23"])
def test_it_is_typed_in_a_terminal(typed: str) -> None:
    for game, meant in (("ecarte", answers_ecarte.event), ("belote", answers.event)):
        play = new(game, packets={"ecarte": "own", "belote": "chosen"}[game])
        view = play.record.game.view.of(play.state, "S").to_json()
        assert meant(typed, view, Words("en")) == "S:packets:2-3"
