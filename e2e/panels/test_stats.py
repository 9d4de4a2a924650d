"""Statistics of the saved games: the same figures as the command line's, by opponent, rules and month."""

import re
from datetime import UTC, datetime
from functools import cache
from typing import Any

import pytest
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
from kit.shelf import lay, lay_reviews

pytestmark = pytest.mark.every_size


def whole_review(text: str) -> dict[str, Any]:
    """Return the engine's review of a game."""
    answer = ask(do="review", record=text, seat="S")
    while "continue" in answer:
        answer = ask(do="review", record=text, seat="S", **{"continue": answer["continue"]})
    review: dict[str, Any] = answer["review"]
    return review


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
    cell = measures.locator("[data-row=points] td").first
    expect(cell).to_contain_text(f"{points.value:.2f}")
    expect(cell).to_contain_text(f"{points.low:.2f} – {points.high:.2f}")
    expect(measures.locator("[data-row=won] td").first).to_contain_text(f"{100 * won.value:.1f}\N{NO-BREAK SPACE}%")
    for name, estimate in expected.items():
        row = measures.locator(f"[data-row={name}]")
        if estimate.n:
            expect(row.locator("td").first).to_have_attribute("data-n", str(estimate.n))
        else:  # a measure without data has no line
            expect(row).to_have_count(0)
    results = panel.locator("[data-table=results]")
    expect(results.get_by_role("row")).to_have_count(2)
    row = results.get_by_role("row").nth(1)
    expect(row).to_contain_text(f"{100 * won.value:.1f}\N{NO-BREAK SPACE}%")
    panel.get_by_role("combobox", name="Results by").select_option("month")
    expect(results.get_by_role("rowheader")).to_have_text("January 1970")
    check({"faults": faults(table), "axe": violations(table)})


def warm_up() -> Moment:
    begun = record.new("ecarte", "akagiri", {}, {"South": "amateur", "North": "chance"}, fair.prepared_seed(7), "S")
    return moment("warm up", record.resign(begun, "S"))


@pytest.mark.thorough
def test_a_warm_up_alone_is_shown_and_said_not_to_count(table: Page) -> None:
    lay(table, warm_up())
    panel = open_panel(table, "Statistics")
    expect(panel.locator("[data-table=results] td").first).to_have_text("1")
    expect(panel.get_by_text("there is only a game to warm up. It does not count")).to_be_visible()
    expect(panel.get_by_text("on record")).to_have_count(0)


@pytest.mark.thorough
def test_warm_ups_are_counted_when_asked_for(table: Page) -> None:
    lay(table, moment("game 1", played()[0]), warm_up())
    panel = open_panel(table, "Statistics")
    results = panel.locator("[data-table=results] td").first
    expect(results).to_have_text("1")
    expect(panel.get_by_text("A first game is on record")).to_be_visible()  # of those that the table counts
    panel.get_by_role("checkbox", name=re.compile("Count the game")).check()
    expect(results).to_have_text("2")
    expect(panel.get_by_text("2 games are on record")).to_be_visible()


def test_without_a_game_that_is_over_there_is_nothing_to_count(table: Page) -> None:
    panel = open_panel(table, "Statistics")
    expect(panel).to_contain_text("No game is over yet.")
    expect(panel.get_by_role("table")).to_have_count(0)


@pytest.mark.thorough
def test_measures_over_time_are_drawn_and_saved(table: Page) -> None:
    """A day for each of two games; the picture, the table and the file say the same."""
    games = [moment(f"game {at}", play) for at, play in enumerate(played())]
    days = [datetime(2026, 11, day, 12, tzinfo=UTC) for day in (20, 20, 20, 24, 24, 24)]
    lay(table, *games, played=days)
    panel = open_panel(table, "Statistics")
    picture = panel.get_by_role("img", name="Games won over time")
    expect(picture.locator("canvas")).to_be_visible()
    panel.get_by_text("The same as a table").click()
    rows = panel.locator("[data-table=trend] tbody tr")
    expect(rows.get_by_role("rowheader")).to_have_text([re.compile("20 Nov"), re.compile("24 Nov")])
    panel.get_by_role("combobox", name="Measure").select_option("points")
    expect(panel.get_by_role("img", name="Points a deal over time")).to_be_visible()
    with table.expect_download() as saved:
        panel.get_by_role("button", name="Save as CSV").click()
    head, *lines = saved.value.path().read_text("utf-8").splitlines()
    assert head == "from,measure,n,value,low,high"
    halves = [collect(half)["ecarte"].estimates("amateur")["points"] for half in (played()[:3], played()[3:])]
    for line, day, half in zip(lines, ("2026-11-20", "2026-11-24"), halves, strict=True):
        assert line.split(",")[:3] == [day, "points", str(half.n)]
        assert float(line.split(",")[3]) == pytest.approx(half.value, abs=1e-6)
    with table.expect_download() as saved:
        panel.get_by_role("button", name="Save the picture").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    check({"faults": faults(table), "axe": violations(table)})


@pytest.mark.thorough
def test_reviews_count_for_the_grade(table: Page) -> None:
    """The figures of two reviews are those the engine finds in them."""
    plays = played()[:2]
    games = [moment(f"game {at}", play) for at, play in enumerate(plays)]
    reviews = [whole_review(ecn.dumps(play)) for play in plays]
    lay(table, *games)
    lay_reviews(table, games, reviews)
    panel = open_panel(table, "Statistics")
    expect(panel.get_by_text("From the reviews of 2 games.")).to_be_visible()
    own = [each for review in reviews for each in review["decisions"] if each["seat"] == "S"]
    lost = 100 * sum(each["loss"] for each in own) / len(own)
    expect(panel.get_by_text(f"{lost:.2f} % of a game lost per decision")).to_be_visible()
    judged = panel.locator("[data-table=judged] tbody td")
    assert sum(int(n or 0) for n in judged.evaluate_all("all => all.map((one) => one.dataset.n)")) == 2 * len(own)
    proposed = [each for each in own if re.match("S:(propose|stand)", each["event"])]
    share = sum(each["event"].startswith("S:propose") for each in proposed) / len(proposed)
    expect(panel.locator("[data-table=said] td").first).to_contain_text(f"{100 * share:.1f}\N{NO-BREAK SPACE}%")
    # What cost most has the figures of the review, and is told with or without a mark.
    worst = sorted(own, key=lambda each: -each["loss"])[:3]
    for line, each in zip(panel.locator("ol li").all(), worst, strict=True):
        expect(line).to_contain_text(f"Deal {each['at'].split('#')[0]}, ")
        expect(line).to_contain_text(f"{100 * each['loss']:.1f}\N{NO-BREAK SPACE}% of a game – ")
    check({"faults": faults(table), "axe": violations(table)})


def test_a_first_game_is_seen_though_it_is_a_warm_up(table: Page) -> None:
    begun = record.new("ecarte", "akagiri", {}, {"South": "amateur", "North": "chance"}, fair.prepared_seed(7), "S")
    lay(table, moment("warm up", record.resign(begun, "S")))
    panel = open_panel(table, "Statistics")
    expect(panel.locator("[data-table=results] td").first).to_have_text("1")
    expect(panel.get_by_role("checkbox")).to_have_count(0)
