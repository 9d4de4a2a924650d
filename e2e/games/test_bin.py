"""Deleted games stay in the bin for 30 days, and can be restored completely."""

import datetime
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from conftest import wait_ready
from kit.archive import file_of
from kit.pages import choose, exported
from kit.player import button, close_panel, open_panel, wait_offered
from kit.positions import moments
from kit.shelf import lay
from kit.waiting import wait_until

# All data of a game and its review, wherever they are stored.
WHOLE = """async (id) => {
  const opened = indexedDB.open("ecarte", 4);  // as the pages from before there was a bin ask for it
  await new Promise((done, failed) => { opened.onsuccess = done; opened.onerror = failed; });
  const look = opened.result.transaction(["games", "records", "reviews"]);
  const asked = [look.objectStore("games").get(id), look.objectStore("records").get(id),
    look.objectStore("reviews").get(`${id}/S`)];
  await new Promise((done) => { look.oncomplete = done; });
  opened.result.close();
  return asked.map(({ result }) => result ?? null);
}"""

REVIEW = """async (id) => {
  const opened = indexedDB.open("ecarte");
  await new Promise((done, failed) => { opened.onsuccess = done; opened.onerror = failed; });
  const change = opened.result.transaction("reviews", "readwrite");
  change.objectStore("reviews").put({ id: `${id}/S`, version: "0", course: "", review: { found: true } });
  await new Promise((done) => { change.oncomplete = done; });
  opened.result.close();
}"""


def open_bin(page: Page) -> Locator:
    games = page.get_by_role("dialog", name="Your games")
    if games.count() == 0:
        open_panel(page, "Your games")
    games.get_by_role("button", name="Bin", exact=True).click()
    found = page.get_by_role("dialog", name="Bin", exact=True)
    expect(found).to_be_visible()
    return found


@pytest.mark.thorough
def test_those_found_deleted_together(table: Page, tmp_path: Path) -> None:
    """Games found by a search are deleted together after a confirmation, and restored or destroyed from the bin."""
    (tmp_path / "games.ecn").write_text(file_of(6), "utf-8")
    choose(table, tmp_path / "games.ecn").get_by_role("button", name="To your games").click()
    games = table.get_by_role("dialog", name="Your games")
    lines = games.get_by_role("listitem")
    before = exported(table, games)
    expect(games.get_by_role("button", name="Delete these")).to_have_count(0)
    box = games.get_by_role("searchbox")
    box.fill("anna")
    count = lines.count()
    assert 1 < count < 6
    asked = table.get_by_role("dialog", name=f"Delete {count} games?")
    for key in ("Enter", "Escape"):
        games.get_by_role("button", name="Delete these").click()
        expect(asked).to_contain_text("in the bin for 30 days")
        expect(table.locator(":focus")).to_have_text("Keep")  # the button that destroys nothing
        table.keyboard.press(key)
        expect(asked).to_have_count(0)
        expect(table.locator(":focus")).to_have_text("Delete these")
        expect(lines).to_have_count(count)
    games.get_by_role("button", name="Delete these").click()
    asked.get_by_role("button", name="Delete").click()
    expect(games.get_by_text(f"{count} games are deleted.")).to_be_visible()
    expect(lines).to_have_count(0)
    box.fill("")
    expect(lines).to_have_count(7 - count)
    games.get_by_role("button", name="Undo").click()
    expect(lines).to_have_count(7)
    assert exported(table, games) == before

    # After the panel was closed and the page reloaded.
    box.fill("anna")
    games.get_by_role("button", name="Delete these").click()
    asked.get_by_role("button", name="Delete").click()
    expect(lines).to_have_count(0)
    close_panel(games)
    table.reload()
    wait_offered(table)
    deleted = open_bin(table)
    expect(deleted.get_by_role("listitem")).to_have_count(count)
    deleted.get_by_role("button", name=re.compile("^Bring back the game")).first.click()
    expect(deleted.get_by_text("The game is back.")).to_be_visible()
    expect(deleted.get_by_role("listitem")).to_have_count(count - 1)
    expect(table.locator(":focus")).to_have_attribute("aria-label", re.compile("^Bring back the game"))
    deleted.get_by_role("button", name="Bring all back").click()
    expect(deleted.get_by_role("listitem")).to_have_count(0)
    close_panel(deleted)
    expect(lines).to_have_count(7)
    assert exported(table, games) == before

    # Not the game on the table: it is being played.
    box.fill("anatole")
    games.get_by_role("button", name="Delete these").click()
    expect(games.get_by_text("Nothing was deleted")).to_be_visible()
    box.fill("e")  # the other games
    games.get_by_role("button", name="Delete these").click()
    expect(table.locator("[data-panel=ask]")).to_contain_text("A game that is being played stays.")
    table.keyboard.press("Escape")

    # Deleted for good, after a second confirmation.
    box.fill("anna")
    games.get_by_role("button", name="Delete these").click()
    asked.get_by_role("button", name="Delete").click()
    expect(lines).to_have_count(0)
    deleted = open_bin(table)
    sure = table.get_by_role("dialog", name=f"Delete {count} games for good?")
    deleted.get_by_role("button", name="Empty the bin").click()
    sure.get_by_role("button", name="Keep").click()
    expect(deleted.get_by_role("listitem")).to_have_count(count)
    deleted.get_by_role("button", name="Empty the bin").click()
    sure.get_by_role("button", name="Delete for good").click()
    expect(deleted.get_by_text("The bin is empty now.")).to_be_visible()
    expect(deleted.get_by_role("listitem")).to_have_count(0)


@pytest.mark.thorough
def test_thirty_days(table: Page) -> None:
    """After 30 days, the next visit removes the whole game: its view, log, record and review."""
    moment = moments()["game over"]
    lay(table, moment)
    table.evaluate(REVIEW, moment.id)
    before: list[Any] = table.evaluate(WHOLE, moment.id)
    assert all(before)
    games = open_panel(table, "Your games")
    line = games.get_by_role("listitem").filter(has=table.locator(f'[data-event="app:replay:{moment.id}"]'))
    line.get_by_role("button", name="Delete").click()
    expect(line).to_have_count(0)
    # An older version of the page no longer lists a deleted game, and keeps its data.
    assert table.evaluate(WHOLE, moment.id) == [None, *before[1:]]
    close_panel(games)
    table.clock.set_fixed_time(datetime.datetime.now() + datetime.timedelta(days=31))
    table.reload()
    wait_ready(table)
    wait_until(table, f"async (id) => (await ({WHOLE})(id)).every((one) => one === null)", moment.id)
    expect(open_bin(table)).to_contain_text("The bin is empty.")
    expect(button(table, "Empty the bin")).to_have_count(0)
