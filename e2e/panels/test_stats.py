"""Statistics of the saved games: the same figures as the command line's, by opponent, rules and month."""

import re
from functools import cache

from playwright.sync_api import Page, expect

from ecarte import record
from ecarte.collection.simulate import Plan, games
from ecarte.core import fair
from ecarte.figures.stats import collect
from ecarte.notation import ecn
from ecarte.record import Play
from kit.player import open_panel
from kit.positions import Moment, ask
from kit.senses.looks import check, faults, violations
from kit.shelf import lay


@cache
def played() -> tuple[Play, ...]:
    return tuple(games(Plan({"S": "amateur", "N": "chance"}, 6, seed=7)))


def moment(name: str, play: Play) -> Moment:
    return Moment(name, "", ask(do="view", record=ecn.dumps(play), seat="S"), {"N": "chance"})


def test_the_figures_are_those_of_the_command_line(table: Page) -> None:
    lay(table, *(moment(f"game {at}", play) for at, play in enumerate(played())))
    expected = collect(played())["ecarte"].estimates("amateur")
    panel = open_panel(table, "Statistics")
    measures = panel.locator("[data-table=measures]")
    points, won = expected["points"], expected["won"]
    assert points.value is not None
    assert won.value is not None
    cell = measures.locator("[data-measure=points] td").first
    expect(cell).to_contain_text(f"{points.value:.2f}")
    expect(cell).to_contain_text(f"{points.low:.2f} – {points.high:.2f}")
    expect(measures.locator("[data-measure=won] td").first).to_contain_text(f"{won.value:.1%}")
    for name, estimate in expected.items():
        row = measures.locator(f"[data-measure={name}]")
        if estimate.n:
            expect(row.locator("td").first).to_have_attribute("data-n", str(estimate.n))
        else:  # a measure without data has no line
            expect(row).to_have_count(0)
    results = panel.locator("[data-table=results]")
    expect(results.get_by_role("row")).to_have_count(2)
    row = results.get_by_role("row").nth(1)
    expect(row).to_contain_text(f"{won.value:.1%}")
    panel.get_by_role("combobox", name="Results by").select_option("month")
    expect(results.get_by_role("rowheader")).to_have_text("January 1970")
    check({"faults": faults(table), "axe": violations(table)})


def test_warm_ups_are_counted_when_asked_for(table: Page) -> None:
    begun = record.new("ecarte", "akagiri", {}, {"South": "amateur", "North": "chance"}, fair.prepared_seed(7), "S")
    lay(table, moment("game 1", played()[0]), moment("warm up", record.resign(begun, "S")))
    panel = open_panel(table, "Statistics")
    results = panel.locator("[data-table=results] td").first
    expect(results).to_have_text("1")
    panel.get_by_role("checkbox", name=re.compile("Count the game")).check()
    expect(results).to_have_text("2")


def test_without_a_game_that_is_over_there_is_nothing_to_count(table: Page) -> None:
    panel = open_panel(table, "Statistics")
    expect(panel).to_contain_text("No game is over yet.")
    expect(panel.get_by_role("table")).to_have_count(0)
