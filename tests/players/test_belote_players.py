"""The computer's players of belote are legal, honest, and each stronger than those below it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from bench.belote_match import Contest, duplicate

from ecarte import compiler
from ecarte.analysis.belote import choices
from ecarte.core.cards import PACK
from ecarte.core.game import OptionValue
from ecarte.games.belote.game import GAME as BELOTE
from ecarte.machine.belote.judging import judge_cards
from ecarte.machine.belote.sampling import draw_world
from ecarte.players import OPPONENTS, PLAYERS, SEARCHING
from ecarte.players.belote.cards import cards_of, tables
from ecarte.players.belote.search import ask, look
from ecarte.players.belote.table import clearly_best, is_clear, plays
from tests.kit.belote_course import PLAYED, TABLES, course, views
from tests.kit.belote_positions import go, table

# --- all players ---


def test_the_players_are_offered_in_order_of_strength() -> None:
    assert OPPONENTS["belote"] == ("novice", "casual", "amateur", "club", "expert")
    assert set(PLAYERS["belote"]) == {*OPPONENTS["belote"], "chance"}


@pytest.mark.sampled(16)
@pytest.mark.parametrize("player", ["novice", "casual", "amateur"])
@pytest.mark.parametrize("option", BELOTE.options, ids=lambda option: option.name)
def test_simple_players_play_legally_under_every_option(option: Any, player: str) -> None:
    for number, value in enumerate(option.values):
        needed = {name: values[0] for name, values in option.needs.items()} if value != option.default else {}
        for repeat in range(3):
            *_, last = course("classic", {option.name: value, **needed}, 10 * number + repeat, player)
            assert BELOTE.score.tally(last) is not None


@pytest.mark.sampled
@pytest.mark.parametrize(("preset", "changes"), TABLES)
@pytest.mark.parametrize("player", PLAYED)
def test_every_player_plays_legally_at_every_table(preset: str, changes: dict[str, OptionValue], player: str) -> None:
    *_, last = course(preset, changes, 5, player)
    assert BELOTE.score.tally(last) is not None


@pytest.mark.sampled(2)
@pytest.mark.parametrize("player", PLAYED)
def test_the_same_place_gives_the_same_choice(player: str) -> None:
    for state in course("modern", {}, 11, "amateur", 12):
        if (seat := BELOTE.rules.turn(state)) is not None:
            view = BELOTE.view.of(state, seat)
            assert PLAYERS["belote"][player](view, Random(3)) == PLAYERS["belote"][player](view, Random(3))


@pytest.mark.parametrize("player", PLAYED)
def test_hidden_cards_change_no_choice(player: str) -> None:
    """The others' hands are replaced by others that fit everything that happened: views and choices stay the same."""
    tried = 0
    for number in range(8):
        for state, view, _ in views(number):
            if len(view.legal) < 2 or state.melds or state.calls or len(state.tricks) not in (0, 5):
                continue
            work = look(view)
            work.chance = list(Random(number).getstate()[1])
            assert draw_world(tables(view.options), work)
            drawn = [cards_of(work.world[at], str(view.contract)) for at in range(view.options.players)]
            hands = tuple(tuple(card for card in PACK if card in hand) for hand in drawn)
            other = replace(state, hands=hands)
            if other == state:
                continue
            tried += 1
            seen_there = BELOTE.view.of(other, view.seat)
            assert seen_there == view
            choose = PLAYERS["belote"][player]
            assert choose(seen_there, Random(1)) == choose(view, Random(1))
            break
    assert tried >= 4


@pytest.mark.parametrize("player", OPPONENTS["belote"])
def test_declares_and_calls_all_it_has(player: str) -> None:
    hands = {"W": "s:AKQ h:KQ d:7 c:98", "N": "s:987 h:J9 d:AKQ"}
    state = table(hands, "h", "W")
    choose = PLAYERS["belote"][player]
    declared_first = choose(BELOTE.view.of(state, "W"), Random(1))
    assert str(declared_first) == "W:meld:tierce:As"
    state = go(state, "W:meld:tierce:As W.As")
    assert str(choose(BELOTE.view.of(state, "N"), Random(1))) == "N:meld:tierce:Ad"
    late = [event for event in BELOTE.rules.legal(table(hands, "h", "W"), "W") if event.cards == ("Kh",)]
    assert {event.call for event in late} == {"belote", ""}
    state = table({"W": "s:7 h:KQ d:JT87 c:7"}, "h", "W")
    chosen = {str(choose(BELOTE.view.of(state, "W"), Random(at))) for at in range(8)}
    assert not chosen & {"W.Kh", "W.Qh"}


@pytest.mark.parametrize("player", ["amateur", "expert"])
def test_keeps_silent_under_a_stronger_declaration(player: str) -> None:
    state = table({"W": "s:AKQJT h:7 d:78", "N": "h:AKQ d:AKQ c:7 s:7"}, "c", "W")
    state = go(state, "W:meld:cent:As W.7h")
    event = PLAYERS["belote"][player](BELOTE.view.of(state, "N"), Random(1))
    assert event is not None
    assert event.do == "play"


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("first", "second", "preset", "deals"),
    [
        ("casual", "novice", "classic", 60),
        ("amateur", "casual", "classic", 60),
        ("club", "amateur", "classic", 160),
        ("expert", "club", "classic", 250),
        ("amateur", "chance", "modern", 40),
        ("novice", "chance", "classic", 40),
        ("amateur", "chance", "three", 40),
        ("expert", "chance", "classic", 4),
    ],
)
def test_each_level_beats_the_ones_below(first: str, second: str, preset: str, deals: int) -> None:
    """The margin is measured with a thousand deals and more (`bench/belote_match.py`); here on fixed seeds."""
    if {first, second} <= {*SEARCHING["belote"]}:
        pytest.importorskip("numba", reason="as plain Python they take an hour")
        compiler.prepare("belote")
    mean, half = duplicate(Contest(preset, {}, measured=False), first, second, deals)
    assert mean - half > 0


def test_a_player_is_as_good_as_itself() -> None:
    """With one player on both sides, both plays of a pack are the same."""
    assert duplicate(Contest("classic", {}, measured=False), "amateur", "amateur", 20) == (0.0, 0.0)


@pytest.mark.parametrize("player", PLAYED)
def test_plays_on_against_a_hand_that_cannot_be(player: str) -> None:
    """In a variation South holds other cards than the tierce that was shown."""
    hands = {"W": "s:AKQJT c:AKQ", "E": "h:AKQJT9 c:JT", "S": "d:AKQ h:8 s:987 c:7"}
    state = table(hands, "h", "E", preset="three")
    state = go(state, "W.As E.9h S:meld:tierce:Ad S.7s /E ! E.Jc S.7c W.Qc /W W.Ks E.Th S.8s /E E.Tc S.8h W.Kc /S")
    state = BELOTE.deal.suppose(go(state, "S.9s W.Qs E.Qh /E"), "S", ("Td", "9d", "8c"))
    state = go(state, "E.Ah S.8c W.Js /E")
    view = BELOTE.view.of(state, "E")
    assert PLAYERS["belote"][player](view, Random(1)) in view.legal


# --- their certainty ---


def test_choices_not_clearly_better_are_not_preferred() -> None:
    wild = [[0.0, 30.0 if at % 2 else -26.0, -1.0 if at % 2 else -3.0] for at in range(20)]  # + 2 +- 6
    assert clearly_best(wild, 0.0) == 1
    assert clearly_best(wild, 1.0) == 0
    assert not is_clear(wild, 2.0)
    steady = [[0.0, 30.0 if at % 2 else -26.0, 3.0 if at % 2 else 1.0] for at in range(20)]  # + 2 +- 0.2
    assert clearly_best(steady, 1.0) == 2
    assert is_clear(steady, 2.0)
    assert is_clear([[row[0], row[2] - 5, row[2] - 9] for row in steady], 2.0)  # all are behind
    assert clearly_best([[0.0, 0.1]] * 20, 0.0) == 0  # a negligible lead


def test_open_cards_are_turned_up_in_every_world_that_is_tried() -> None:
    """B33: what the other played to this trick is put back before the next world."""
    found = 0
    for state in course("two", {}, 3, "amateur"):
        view = BELOTE.view.of(state, state.mover) if state.mover and state.phase == "play" else None
        if view and view.trick and view.stock:
            work = look(view)
            before = list(work.opening)
            rows = ask(judge_cards, view, work, [*plays(view)], 2, Random(1))
            assert (len(rows), list(work.opening)[1 - work.me]) == (2, before[1 - work.me])
            found += 1
    assert found > 5


def test_the_expert_solves_the_play_once_no_card_is_covered() -> None:
    for state in course("two", {}, 4, "amateur"):
        view = BELOTE.view.of(state, state.mover) if state.mover and state.phase == "play" else None
        if view and not view.stock and len(plays(view)) > 1:
            values = choices.values(view, Random(0))
            assert values is not None
            assert values.exact
            chosen = PLAYERS["belote"]["expert"](view, Random(1))
            assert chosen is not None
            place = values.place(chosen)
            assert place is not None
            assert values.choices[place].points == values.best.points
