"""Statistics for the page: the same figures as on the command line, added up from single games."""

from __future__ import annotations

from typing import Any

import pytest

from ecarte import record
from ecarte.collection.simulate import Plan, games
from ecarte.core import fair
from ecarte.figures.stats import collect
from ecarte.notation import ecn
from ecarte.record import facts
from tests.requests.asking import ask, matching

PLANS = {
    "ecarte": Plan({"S": "amateur", "N": "chance"}, 12, seed=7),
    "belote": Plan(dict.fromkeys("NESW", "chance"), 3, rules="classic", game="belote", seed=7),
}


def added(figures: list[dict[str, Any]], player: str) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for game in figures:
        for name, sums in game["players"].get(player, {}).items():
            found[name] = [one + other for one, other in zip(found.get(name, [0, 0, 0]), sums, strict=True)]
    return found


@pytest.mark.parametrize("game", PLANS)
def test_figures_added_up_are_those_of_the_command_line(game: str) -> None:
    plays = list(games(PLANS[game]))
    stats = collect(plays)[game]
    # In two requests: the figures of a game do not depend on others.
    texts = [ecn.dumps(play) for play in plays]
    figures = ask("figures", records=texts[:2])["figures"] + ask("figures", records=texts[2:])["figures"]
    sums = [added(figures, player) for player in stats.players]
    assert [each["games"][0] for each in sums] == [stats.games(player) for player in stats.players]
    expected = [each["measures"] for each in stats.to_json()["players"]]
    assert ask("estimates", game=game, sums=sums)["estimates"] == expected
    assert any(each["n"] for each in expected[0].values())


def test_a_warm_up_says_so() -> None:
    seeds = ["5e" * 32, fair.prepared_seed(7)]
    texts = [ecn.dumps(record.resign(record.new("ecarte", "akagiri", {}, {}, seed, "S"), "S")) for seed in seeds]
    assert [game["warmUp"] for game in ask("figures", records=texts)["figures"]] == [False, True]


def test_what_is_no_single_sound_record_counts_for_nothing() -> None:
    text = ecn.dumps(next(iter(games(PLANS["ecarte"]))))
    broken = text.replace("S:propose", "S:refuse")
    assert ask("figures", records=["", f"{text}\n{text}", broken, "[ECN 1]"])["figures"] == [None] * 4
    assert matching("True", ["", broken, text]) == [False, False, True]


def test_a_condition_chooses_the_games_that_the_command_line_chooses() -> None:
    plays = list(games(PLANS["ecarte"]))
    assert matching("any(vole)", []) == []
    texts = [ecn.dumps(play) for play in plays]
    found = matching("any(vole)", texts)
    assert found == [any(row["vole"] for row in facts.deals(play.record)) for play in plays]
    assert set(found) == {True, False}
    tables = [ask("table", tables=[], records=some)["table"] for some in (texts[:5], texts[5:])]
    both = ask("table", tables=tables, records=[])["table"]
    assert both == ask("table", tables=[], records=texts)["table"]
    needed = ask("filter", condition="any(vole)")["columns"]
    few = {**both, "columns": {name: column for name, column in both["columns"].items() if name in needed}}
    assert ask("search", condition="any(vole)", table=few, records={})["matching"] == found


def test_a_damaged_table_is_refused() -> None:
    for table in ({"deals": [2], "columns": {"vole": "[1"}}, {"deals": [-2], "columns": {}}):
        [problem] = ask("search", condition="vole", table=table, records={})["problems"]
        assert problem["code"] == "E-request"
    [problem] = ask("table", tables=[{"deals": [1], "columns": {"vole": "{}"}}], records=[])["problems"]
    assert problem["data"] == {"field": "table"}


@pytest.mark.parametrize(
    ("condition", "about"),
    [
        ("any(vole)", ["ecarte"]),
        ("not any(capot)", ["belote"]),
        ("any(vole) or any(capot)", ["ecarte", "belote"]),
        ('won("Anna") and deals > 4', ["ecarte", "belote"]),
        ("vole and lead", ["ecarte"]),
    ],
)
def test_a_condition_is_about_the_games_whose_facts_it_uses(condition: str, about: list[str]) -> None:
    assert ask("filter", condition=condition)["about"] == about


def test_a_mistake_in_a_condition_has_its_column() -> None:
    [problem] = ask("filter", condition="any(vole) and volle")["problems"]
    assert (problem["code"], problem["column"], problem["data"]["near"]) == ("E-filter-name", 15, "vole")


@pytest.mark.parametrize(
    "sums",
    [
        [1, 1],
        [1, 2, 1],
        [2, 3, 4],
        [0, 1, 1],
        [1, 1, 1, 1],
        [2, 0, 5],
        [1, 2, 9],
        [1, 2, 4],
        [-1, 0, 0],
    ],
)
def test_sums_that_no_observations_have_are_refused(sums: list[int]) -> None:
    [problem] = ask("estimates", game="ecarte", sums=[{"won": sums}])["problems"]
    assert (problem["code"], problem["data"]) == ("E-request", {"field": "sums"})
