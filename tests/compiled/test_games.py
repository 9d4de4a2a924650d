"""Compiled games of écarté: the same bytes as Python's for every plan, and Python where they are not compiled."""

from __future__ import annotations

import hashlib
from itertools import product
from pathlib import Path

import pytest

pytest.importorskip("numba", reason="compiled code is native only")

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from ecarte import compiled, policies
from ecarte.collection import simulate
from ecarte.collection.simulate import Plan, play, texts
from ecarte.compiled.ecarte.games import entries, sight
from ecarte.core.game import OptionValue
from ecarte.games.ecarte.game import GAME as ECARTE
from ecarte.notation import ecn
from ecarte.notation.verify import verify
from ecarte.players import PLAYERS
from tests.kit.games import options

NAMES = tuple(PLAYERS["ecarte"])
MARKING = tuple(name for name in NAMES if name != "chance")  # who mark their kings at once
PAIRS = [
    ("article-2", "master", "master"),  # first: the others run in `make thorough`
    *(("article-2", *pair) for pair in product(MARKING, repeat=2) if pair != ("master", "master")),
    *((rules, *pair) for rules in ("akagiri", "jirai") for pair in product(NAMES, repeat=2)),
]


@pytest.fixture(scope="module", autouse=True)
def _compiled_before() -> None:
    """Few games are no reason to compile."""
    compiled.prepare_simulation("ecarte")


def by_python(plan: Plan) -> list[str]:
    return [ecn.dumps(play(plan, number)) for number in range(plan.games)]


def by_compiled_code(plan: Plan) -> list[str]:
    """Return the games of a plan, which may be few; fails where Python plays one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(simulate, "COMPILED_FROM", 1)
        patch.setattr(simulate, "play", lambda plan, number: pytest.fail("played by Python"))
        return list(texts(plan))


@st.composite
def plans(draw: st.DrawFn) -> Plan:
    """Draw a plan that is compiled."""
    preset, changes = draw(options(plain=True))
    chosen = dict(changes)
    names = MARKING if ECARTE.resolve(preset, chosen).king_mark == "optional" else NAMES
    players = {seat: draw(st.sampled_from(names)) for seat in "SN"}
    seed, groups, duplicate = draw(st.integers()), draw(st.integers(1, 3)), draw(st.booleans())
    return Plan(players, groups * 2 if duplicate else groups, seed, preset, chosen, duplicate)


@given(plans())
def test_every_plan_gives_the_same_bytes(plan: Plan) -> None:
    assert by_compiled_code(plan) == by_python(plan)


@pytest.mark.sampled
@pytest.mark.parametrize(("rules", "south", "north"), PAIRS)
def test_many_games_give_the_same_bytes(rules: str, south: str, north: str) -> None:
    plan = Plan({"S": south, "N": north}, 200 if rules == "akagiri" else 60, 17, rules)
    assert by_compiled_code(plan) == by_python(plan)


@pytest.mark.parametrize("rules", ["akagiri", "jirai", "article-2"])
def test_the_games_are_proved(rules: str) -> None:
    """Every card, trick and point is right, the text is canonical, and the packs are those of the seed."""
    for south, north in (pair for preset, *pair in PAIRS if preset == rules):
        for text in by_compiled_code(Plan({"S": south, "N": north}, 2, 3, rules, {"target": 10})):
            (reading,) = ecn.read(text, mode="strict")
            assert reading.play is not None
            assert not reading.problems
            assert verify(reading.play).proved


def test_few_games_are_played_by_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "simulation", lambda *given: pytest.fail("asked for compiled code"))
    plan = Plan({"S": "chance", "N": "chance"}, simulate.COMPILED_FROM - 1)
    assert next(texts(plan)) == by_python(plan)[0]
    with pytest.raises(pytest.fail.Exception):
        next(texts(Plan(plan.players, simulate.COMPILED_FROM)))


def test_python_plays_what_is_not_worth_compiling(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compiled, "simulation", lambda *given: pytest.fail("asked for compiled code"))
    for each in entries.ENTRIES:
        monkeypatch.setattr(each._cache, "_cache_path", str(tmp_path))  # nothing was compiled there
    plan = Plan({"S": "chance", "N": "chance"}, simulate.COMPILING_FROM - 1)
    assert next(texts(plan)) == by_python(Plan(plan.players, 1))[0]
    with pytest.raises(pytest.fail.Exception):
        next(texts(Plan(plan.players, simulate.COMPILING_FROM)))


NOT_COMPILED: list[dict[str, OptionValue]] = [
    {"king_mark": "optional"},
    {"revoke": "penalty"},
    {"packets": "own"},
    {"declare_suit": "on"},
    {"doubling": True},
    {"offer_point": True},
    {"throw_in": True},
    {"short_stock": "as-is"},
]


@pytest.mark.parametrize("chosen", NOT_COMPILED, ids=lambda chosen: ", ".join(chosen))
def test_python_plays_what_is_not_compiled(chosen: dict[str, OptionValue], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "COMPILED_FROM", 1)
    plan = Plan({"S": "amateur", "N": "chance"}, 2, options=chosen)
    assert list(texts(plan)) == by_python(plan)
    assert not simulate.prepare(plan)
    assert compiled.simulation("ecarte", ECARTE.resolve("akagiri", chosen), NAMES) is None


def test_python_plays_where_numba_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "COMPILED_FROM", 1)
    plan = Plan({"S": "club", "N": "beginner"}, 2, seed=4)
    found = list(texts(plan))
    monkeypatch.setattr(compiled, "find", lambda game: None)
    assert list(texts(plan)) == found == by_python(plan)
    assert not simulate.prepare(plan)


def test_belote_and_unknown_players_are_not_compiled() -> None:
    assert compiled.simulation("belote", None, ["chance"]) is None
    assert compiled.simulation("ecarte", ECARTE.resolve("akagiri", {}), ["chance", "somebody"]) is None


def test_the_master_plays_without_its_tables_too() -> None:
    plan = Plan({"S": "master", "N": "master"}, 6, seed=8)
    usual = by_compiled_code(plan)
    with policies.none():
        without = by_compiled_code(plan)
        assert without == by_python(plan)
    assert without != usual == by_compiled_code(plan)


def test_missing_tables_are_asked_for_by_python(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(name: str) -> bytes:
        raise policies.Needed(name)

    monkeypatch.setattr(policies, "load", load)
    given = ECARTE.resolve("akagiri", {})
    assert compiled.simulation("ecarte", given, ["master"]) is None
    assert compiled.simulation("ecarte", given, ["club"]) is not None


@pytest.mark.thorough
def test_the_number_of_processes_changes_nothing() -> None:
    plan = Plan({"S": "master", "N": "beginner"}, 2 * simulate.COMPILED_FROM, seed=2, duplicate=True)
    found = by_compiled_code(plan)
    assert list(texts(plan, jobs=2)) == found
    assert found[-1] == ecn.dumps(play(plan, plan.games - 1))


@given(st.lists(st.floats(0, 1), max_size=6))
def test_sums_are_those_of_this_python(values: list[float]) -> None:
    is_compensated = sum([0.1] * 10) == 1.0
    assert sight.add_up(np.array(values), is_compensated) == sum(values)
    found = lost = 0.0
    for each in values:  # as Python 3.12 does
        after = found + each
        lost += (found - after) + each if abs(found) >= abs(each) else (each - after) + found
        found = after
    assert sight.add_up(np.array(values), True) == found + lost


def test_what_is_compiled_is_not_compiled_again() -> None:
    """Everything has been compiled by `prepare`, for the arguments of every plan."""
    compiled.prepare_simulation("ecarte")
    before = [entry.signatures for entry in entries.ENTRIES]
    assert [len(each) for each in before] == [1, 1]
    by_compiled_code(Plan({"S": "master", "N": "club"}, 2, rules="jirai"))
    assert [entry.signatures for entry in entries.ENTRIES] == before


def test_changes_of_other_files_are_noticed() -> None:
    """Numba compiles again what is in a changed file, but not what calls it from another one."""
    folder = Path(entries.__file__).parent
    files = [folder.parent / "kernels.py", *sorted(folder.glob("*.py"))]
    texts = [path.read_bytes() for path in files if path.name != "entries.py"]
    assert hashlib.sha256(b"".join(texts)).hexdigest()[:16] == entries.BESIDE, "write this digest into entries.py"
