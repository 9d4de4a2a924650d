"""Simulated games depend on the plan alone, and every reader accepts them."""

from __future__ import annotations

import sys

import pytest

from ecarte.collection.simulate import Plan, games, play, texts
from ecarte.core import fair
from ecarte.core.game import RuleError
from ecarte.games import GAMES
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.machine import run
from ecarte.machine.ways import Plain
from ecarte.notation import ecn
from ecarte.players import PLAYERS, SEARCHING
from ecarte.record import SEAT_TAGS, over, winner

PLAN = Plan({"S": "amateur", "N": "chance"}, 8, seed=7)


@pytest.mark.sampled(10)
@pytest.mark.parametrize("preset", ECARTE.presets)
@pytest.mark.parametrize("player", PLAYERS["ecarte"])
def test_games_are_read_back_without_a_problem(preset: str, player: str) -> None:
    plan = Plan({"S": player, "N": "chance"}, 4, seed=5, rules=preset, options={"target": 10, "king_mark": "optional"})
    made = list(texts(plan))
    (readings, plays) = (list(ecn.read("\n".join(made), mode="strict")), list(games(plan)))
    assert [problem for reading in readings for problem in reading.problems] == []
    assert [ecn.dumps(each) for each in plays] == made
    for each in plays:
        assert winner(each) is not None
        assert each.record.tag("Computer") == f"S:{player} N:chance"
        assert [each.record.tag(name) for name in ("South", "North", "Rules")] == [player, "chance", preset]
        assert each.record.tag("Commit") == fair.commitment(each.record.seed or b"")


FOUR = {"N": "chance", "E": "novice", "S": "chance", "W": "novice"}
TABLES = [
    Plan(FOUR, 4, seed=5, rules="classic", options={"shuffle": "cut-only"}, game="belote"),
    Plan(FOUR, 4, seed=5, rules="modern", options={"direction": "anticlockwise", "target": 500}, game="belote"),
    Plan({"E": "novice", "S": "chance", "W": "chance"}, 3, seed=5, rules="three", duplicate=True, game="belote"),
]


@pytest.mark.parametrize("plan", TABLES, ids=lambda plan: plan.rules)
def test_games_for_three_and_four_are_read_back_without_a_problem(plan: Plan) -> None:
    made = list(texts(plan))
    assert [problem for text in made for reading in ecn.read(text, mode="strict") for problem in reading.problems] == []
    plays = list(games(plan))
    assert [ecn.dumps(each) for each in plays] == made
    assert all(over(each) for each in plays)
    seats = plays[0].record.seats
    assert [each.record.deals[0].head.dealer for each in plays] == (
        [seats[0]] * len(plays) if plan.duplicate else list(seats)
    )


def test_the_same_plan_gives_the_same_games() -> None:
    assert list(texts(PLAN)) == list(texts(PLAN))
    other = Plan(PLAN.players, PLAN.games, seed=8)
    assert not set(texts(PLAN)) & set(texts(other))
    assert ecn.dumps(play(PLAN, 5)) == list(texts(PLAN))[5]


@pytest.mark.skipif(sys.platform == "emscripten", reason="there are no processes in the browser")
def test_the_number_of_processes_changes_nothing() -> None:
    plan = Plan(PLAN.players, 45, seed=2)
    assert list(texts(plan, jobs=2)) == list(texts(plan))


def test_the_first_dealer_alternates() -> None:
    assert [each.record.deals[0].head.dealer for each in games(PLAN)] == ["S", "N"] * 4


def test_duplicate_games_have_the_same_cards_and_exchanged_seats() -> None:
    plan = Plan(PLAN.players, 8, seed=7, duplicate=True)
    plays = list(games(plan))
    for one, other in zip(plays[::2], plays[1::2], strict=True):
        assert one.record.tag("Seed") == other.record.tag("Seed")
        assert one.record.deals[0].head == other.record.deals[0].head
        assert [str(e.event) for e in one.record.deals[0].entries[:3]] == [
            str(e.event) for e in other.record.deals[0].entries[:3]
        ]
        assert (one.record.tag("South"), one.record.tag("North")) == ("amateur", "chance")
        assert (other.record.tag("South"), other.record.tag("North")) == ("chance", "amateur")
    assert len({each.record.tag("Seed") for each in plays}) == 4


@pytest.mark.parametrize(
    ("rules", "players"), [("tournament", FOUR), ("three", {"E": "novice", "S": "chance", "W": "chance"})]
)
def test_duplicate_games_of_several_sides(rules: str, players: dict[str, str]) -> None:
    """There are as many games with the same cards as sides; four players exchange sides, three move on by a seat."""
    sides = len(GAMES["belote"].resolve(rules, {}).sides)
    plays = list(games(Plan(players, 2 * sides, seed=7, rules=rules, duplicate=True, game="belote")))
    for first in (0, sides):
        group = plays[first : first + sides]
        seats = group[0].record.seats
        assert len({each.record.tag("Seed") for each in group}) == 1
        assert len({str(each.record.deals[0].entries[: len(seats) + 1]) for each in group}) == 1
        for moved, each in enumerate(group):
            for at, seat in enumerate(seats):
                sits = seats[(at + moved) % len(seats)]
                assert each.record.tag(SEAT_TAGS[sits]) == players[seat]
    assert plays[0].record.tag("Seed") != plays[sides].record.tag("Seed")


def test_a_king_may_be_marked_out_of_turn() -> None:
    """With optional marking the dealer marks between the elder's words; a player that never forgets marks all."""
    plan = Plan({"S": "amateur", "N": "amateur"}, 30, seed=1, rules="article")
    marked = held = 0
    for each in games(plan):
        for deal in each.record.deals:
            events = [entry.event for entry in deal.entries]
            marks = [event.seat for event in events if event.verb == "king"]
            marked += bool(marks) and marks[0] == deal.head.dealer
            turn = next(event.cards[0] for event in events if event.do == "turn")
            held += any(event.do == "play" and event.cards[0] == f"K{turn[1]}" for event in events) and not marks
    assert marked > 5
    assert held == 0


@pytest.mark.parametrize(
    ("plan", "codes"),
    [
        (Plan({"S": "amateur"}, 1), ["E-player-missing"]),
        (Plan({"S": "amateur", "N": "god"}, 1), ["E-player"]),
        (Plan({"S": "amateur", "N": "chance", "W": "chance"}, 1), ["E-seat"]),
        (Plan({"S": "amateur", "N": "chance"}, 3, duplicate=True), ["E-duplicate-odd"]),
        (Plan({"S": "amateur", "N": "chance"}, 1, rules="paris"), ["E-preset"]),
        (Plan({"S": "x", "N": "y"}, 1, options={"target": 7}), ["E-player", "E-player", "E-option-value"]),
        (Plan({"S": "amateur", "N": "chance"}, 1, game="whist"), ["E-game"]),
        (Plan(FOUR, 3, rules="classic", duplicate=True, game="belote"), ["E-duplicate-odd"]),
        (Plan(FOUR, 3, rules="three", game="belote"), ["E-seat"]),
        (Plan(dict.fromkeys("NESW", "god"), 1, rules="classic", game="belote"), ["E-player"]),  # reported once
        (Plan({"S": "chance", "N": "chance"}, 1, rules="classic", game="belote"), ["E-player-missing"] * 2),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan: Plan, codes: list[str]) -> None:
    for start in (lambda: next(games(plan)), lambda: next(texts(plan)), plan.check):
        with pytest.raises(RuleError) as error:
            start()
        assert [problem.code for problem in error.value.problems] == codes


@pytest.mark.parametrize("game", [name for name in GAMES if SEARCHING[name]])
def test_players_that_search_play_by_compiled_code(game: str) -> None:
    """As plain Python a game takes ten seconds; the strongest is weaker then, too."""
    pytest.importorskip("numba", reason="compiles the machine")
    rules = GAMES[game]
    options = rules.resolve(next(iter(rules.presets)), {})
    plan = Plan(dict.fromkeys(options.seats, SEARCHING[game][-1]), 1, rules=next(iter(rules.presets)), game=game)
    with run.using(game, Plain()):
        next(games(plan))
        assert not isinstance(run.find(game), Plain)
