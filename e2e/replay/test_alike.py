"""Games like the one in a replay: what was done in such positions, and the games in which it was."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from ecarte.figures.filter import Filter
from ecarte.notation import ecn
from kit.archive import listed, record
from kit.player import button
from kit.positions import Json, ask
from kit.senses.looks import check, faults, violations
from kit.shelf import lay_many

GAMES = 12


def show(page: Page, address: str) -> Locator:
    """Open a replay at a moment, and over it what was done in positions like that."""
    page.evaluate("(address) => { location.hash = address; }", address)
    expect(page.locator(".replay__replay .table__table")).to_have_attribute("data-at", address.partition("@")[2])
    button(page, "More").click()
    page.get_by_role("menuitem", name="Games like this").click()
    return page.get_by_role("dialog", name="Games like this")


@pytest.mark.thorough
def test_what_was_done_leads_to_its_games(table: Page) -> None:
    lay_many(table, [{**listed(number, number), "record": record(number)} for number in range(GAMES)])
    records = [record(number) for number in range(GAMES)]
    position = ask(do="opening", record=records[1], at="6#3")["opening"]["position"]
    found: list[Json] = ask(do="following", position=position, records=records)["following"]
    found.sort(key=lambda one: -one["deals"])
    assert [one["deals"] for one in found] == [2, 1]
    sheet = show(table, "replay=laid1@6#3")
    expect(sheet.get_by_role("status")).to_have_text("3 deals like this one were found. 12 games were searched.")
    rows = sheet.locator("tbody tr")
    expect(rows).to_have_count(len(found))
    for row, one in zip(rows.all(), found, strict=True):
        cells = row.locator("td").all_inner_texts()
        assert cells[0].split()[0] == str(one["deals"])
        assert cells[1] == f"{round(100 * one['won'] / one['deals'])}\u00a0%"
        assert re.fullmatch(r"\d+\.\d\u00a0%", cells[3])  # the analyst's
    expect(sheet.locator("tr[aria-current]")).to_have_count(1)
    check({"axe": violations(table), "faults": faults(table)})

    one = found[-1]
    sought = Filter(one["condition"])
    matching = [sought.asks(play.record) for text in records for play in ecn.loads(text)]
    rows.last.get_by_role("button").click()
    games = table.get_by_role("dialog", name="Your games")
    expect(games.get_by_role("searchbox")).to_have_value(one["condition"])
    expect(games.get_by_role("searchbox")).to_be_focused()
    expect(games.get_by_role("listitem")).to_have_count(sum(matching))
    table.go_back()
    expect(games).to_have_count(0)
    expect(sheet.get_by_role("table")).to_be_visible()
    table.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(table.locator(".replay__replay .table__table")).to_have_attribute("data-at", "6#3")
