"""Games of écarté on the machine: the same bytes as of the players, in each way, for every plan."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecarte import policies
from ecarte.collection import simulate
from ecarte.collection.simulate import Plan, play, texts
from ecarte.core.game import OptionValue
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.machine import run
from ecarte.machine.ecarte.games import ENTRIES
from ecarte.machine.ways import Plain, Way
from ecarte.notation import ecn
from ecarte.notation.verify import verify
from ecarte.players import PLAYERS, SIMULATIONS
from tests.kit.checked_machine import Checked
from tests.kit.games import options

PART = "ecarte.games"
NAMES = tuple(PLAYERS["ecarte"])
MARKING = tuple(name for name in NAMES if name != "chance")  # who mark their kings at once
PAIRS = [
    ("article-2", "master", "master"),  # first: the others run in `make thorough`
    *(("article-2", *pair) for pair in product(MARKING, repeat=2) if pair != ("master", "master")),
    *((rules, *pair) for rules in ("akagiri", "jirai") for pair in product(NAMES, repeat=2)),
]


def by_players(plan: Plan) -> list[str]:
    return [ecn.dumps(play(plan, number)) for number in range(plan.games)]


def by_machine(plan: Plan, way: Way) -> list[str]:
    """Return the games of a plan; fails where the players play one."""
    with run.using(PART, way), pytest.MonkeyPatch.context() as patch:
        patch.setattr(simulate, "LOADED_FROM", 1000)  # the way is chosen here
        patch.setattr(simulate, "play", lambda plan, number: pytest.fail("played by the players"))
        return list(texts(plan))


def native() -> Way:
    pytest.importorskip("numba", reason="compiled code is native only")
    from ecarte.compiler.code import Native

    return Native(ENTRIES)


@st.composite
def plans(draw: st.DrawFn, most: int = 3) -> Plan:
    """Draw a plan that the machine plays."""
    preset, changes = draw(options(plain=True))
    chosen = dict(changes)
    names = MARKING if ECARTE.resolve(preset, chosen).king_mark == "optional" else NAMES
    players = {seat: draw(st.sampled_from(names)) for seat in "SN"}
    seed, groups, duplicate = draw(st.integers()), draw(st.integers(1, most)), draw(st.booleans())
    return Plan(players, groups * 2 if duplicate else groups, seed, preset, chosen, duplicate)


@given(plans())
def test_every_plan_gives_the_same_bytes(plan: Plan) -> None:
    assert by_machine(plan, Plain()) == by_players(plan)


@pytest.mark.thorough
@given(plans(20))
def test_every_plan_gives_the_same_bytes_by_the_processor(plan: Plan) -> None:
    assert by_machine(plan, native()) == by_machine(plan, Plain())


@pytest.mark.thorough
@given(plans(1))
def test_no_step_of_a_game_would_go_wrong_in_compiled_code(plan: Plan) -> None:
    assert by_machine(plan, Checked()) == by_machine(plan, Plain())


@pytest.mark.thorough
@pytest.mark.parametrize("name", NAMES)
def test_no_step_of_a_short_game_would_go_wrong_in_compiled_code(name: str) -> None:
    for number, rules in enumerate(("akagiri", "jirai", "article-2" if name != "chance" else "akagiri")):
        plan = Plan({"S": name, "N": "amateur"}, 1, number, rules, {"target": 5})
        assert by_machine(plan, Checked()) == by_machine(plan, Plain())


@pytest.mark.sampled
@pytest.mark.parametrize(("rules", "south", "north"), PAIRS)
def test_many_games_give_the_same_bytes(rules: str, south: str, north: str) -> None:
    plan = Plan({"S": south, "N": north}, 200 if rules == "akagiri" else 60, 17, rules)
    assert by_machine(plan, Plain()) == by_players(plan) == by_machine(plan, native())


@pytest.mark.sampled
@pytest.mark.parametrize("rules", ["akagiri", "jirai", "article-2"])
def test_the_games_are_proved(rules: str) -> None:
    """Every card, trick and point is right, the text is canonical, and the packs are those of the seed."""
    for south, north in (pair for preset, *pair in PAIRS if preset == rules):
        for text in by_machine(Plan({"S": south, "N": north}, 2, 3, rules, {"target": 10}), Plain()):
            (reading,) = ecn.read(text, mode="strict")
            assert reading.play is not None
            assert not reading.problems
            assert verify(reading.play).proved


LEFT_TO_PLAYERS: list[dict[str, OptionValue]] = [
    {"king_mark": "optional"},
    {"revoke": "penalty"},
    {"packets": "own"},
    {"declare_suit": "on"},
    {"doubling": True},
    {"offer_point": True},
    {"throw_in": True},
    {"short_stock": "as-is"},
]


@pytest.mark.parametrize("chosen", LEFT_TO_PLAYERS, ids=lambda chosen: ", ".join(chosen))
def test_players_play_what_the_machine_does_not_know(chosen: dict[str, OptionValue]) -> None:
    plan = Plan({"S": "amateur", "N": "chance"}, 2, options=chosen)
    assert list(texts(plan)) == by_players(plan)
    assert SIMULATIONS["ecarte"](ECARTE.resolve("akagiri", chosen), NAMES) is None


def test_belote_and_unknown_players_are_left_to_players() -> None:
    assert "belote" not in SIMULATIONS
    assert SIMULATIONS["ecarte"](ECARTE.resolve("akagiri", {}), ["chance", "somebody"]) is None
    plan = Plan(dict.fromkeys("SWNE", "chance"), 1, rules="classic", game="belote")
    assert list(texts(plan)) == by_players(plan)
    assert not simulate.prepare(Plan(plan.players, simulate.COMPILED_FROM, rules="classic", game="belote"))


def test_the_master_plays_without_its_tables_too() -> None:
    plan = Plan({"S": "master", "N": "master"}, 6, seed=8)
    usual = by_machine(plan, Plain())
    with policies.none():
        without = by_machine(plan, Plain())
        assert without == by_players(plan)
    assert without != usual == by_machine(plan, Plain())


def test_missing_tables_are_asked_for_by_players(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(name: str) -> bytes:
        raise policies.Needed(name)

    monkeypatch.setattr(policies, "load", load)
    given = ECARTE.resolve("akagiri", {})
    assert SIMULATIONS["ecarte"](given, ["master"]) is None
    assert SIMULATIONS["ecarte"](given, ["club"]) is not None


def test_few_games_load_no_compiled_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is it compiled for games that take less time without."""
    from ecarte import compiler

    called: list[str] = []
    monkeypatch.setattr(compiler, "load", lambda part: called.append("loaded"))
    monkeypatch.setattr(compiler, "prepare", lambda part: called.append("prepared"))
    for games in (simulate.LOADED_FROM - 1, simulate.COMPILED_FROM - 1, simulate.COMPILED_FROM):
        simulate.prepare(Plan({"S": "chance", "N": "chance"}, games))
    assert called == ["loaded", "prepared"]


@pytest.mark.thorough
def test_the_number_of_processes_changes_nothing() -> None:
    plan = Plan({"S": "master", "N": "beginner"}, 300, seed=2, duplicate=True)
    found = by_machine(plan, native())
    assert list(texts(plan, jobs=2)) == found
    assert found[-1] == ecn.dumps(play(plan, plan.games - 1))
