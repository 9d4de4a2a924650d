"""Stored games that cannot be read: the library opens, counts them, saves them as they are, and deletes them."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Download, Page, expect

from kit.pages import reload_unchanged
from kit.player import close_panel, open_panel, wait_offered
from kit.positions import moments
from kit.senses.looks import check, faults, violations
from kit.shelf import kept, lay, open_game, put_rows

DAMAGED: list[dict[str, Any]] = [
    {"id": "zz"},
    {"id": "noscore", "revision": 1, "changed": 1, "summary": {"game": "ecarte", "over": True}},
    {"id": "latest", "revision": 9007199254740991, "changed": 8e15, "resume": 8e15, "summary": None},
]


def text_of(download: Download) -> str:
    return Path(download.path()).read_text("utf-8")


@pytest.mark.thorough
def test_damaged_rows_leave_the_library_open(table: Page) -> None:
    over, open_ = moments()["game over"], moments()["lead"]
    lay(table, over, open_)
    # Hostile words where a game and its rules are named.
    row = {name: value for name, value in kept(table, over.id).items() if name not in ("record", "view", "log")}
    words = [
        {**row, "id": f"word{at}", "summary": {**row["summary"], "game": word, "preset": word}}
        for at, word in enumerate(("__proto__", "constructor", "toString"))
    ]
    put_rows(table, [*DAMAGED, *words])
    open_game(table, open_)
    reload_unchanged(table)
    wait_offered(table)

    games = open_panel(table, "Your games")
    expect(games.locator("[data-event^='app:replay:'], [data-event^='app:open:']")).not_to_have_count(0)
    unread = games.get_by_role("region", name="3 stored entries cannot be read")
    expect(unread).to_be_visible()
    games.get_by_role("searchbox").fill("Hortense")
    expect(unread).to_be_visible()
    games.get_by_role("searchbox").fill("")
    check({"sizes": faults(table), "axe": violations(table)})
    with table.expect_download() as saved:
        unread.get_by_role("button", name="Save zz as it is").click()
    assert [one["row"] for one in json.loads(text_of(saved.value))] == DAMAGED[:1]
    with table.expect_download() as saved:
        unread.get_by_role("button", name="Save all as they are").click()
    rows = {one["key"]: one["row"] for one in json.loads(text_of(saved.value))}
    assert rows == {one["id"]: one for one in DAMAGED}
    with table.expect_download() as saved:
        games.get_by_role("button", name="Back up").click()
    backup = json.loads(text_of(saved.value))
    assert {over.id, open_.id} <= {game["id"] for game in backup["content"]["games"]}
    expect(table.get_by_text("could not be read, and are not in the file")).to_be_visible()
    close_panel(games)

    figures = open_panel(table, "Statistics")
    expect(figures.get_by_text("3 stored entries cannot be read, and are not counted")).to_be_visible()
    close_panel(figures)

    games = open_panel(table, "Your games")
    games.get_by_role("button", name="Restore").click()
    restore = table.get_by_role("dialog", name="Restore a backup")
    restore.locator("input[type=file]").set_input_files(
        {"name": "b.json", "mimeType": "application/json", "buffer": json.dumps(backup).encode()}
    )
    expect(restore.get_by_text("games are here already, and will stay as they are")).to_be_visible(timeout=30_000)
    restore.get_by_role("button", name="Restore", exact=True).click()
    expect(restore.get_by_text("No game was missing")).to_be_visible()
    table.keyboard.press("Escape")
    expect(restore).to_be_hidden()

    games = table.get_by_role("dialog", name="Your games")
    for button, said in (("Delete zz", "The entry is deleted"), ("Delete all", "The entries are deleted")):
        games.get_by_role("region").get_by_role("button", name=button).click()
        table.get_by_role("button", name="Delete for good").click()
        expect(games.get_by_text(said)).to_be_visible()
    expect(games.get_by_role("region", name="cannot be read")).to_have_count(0)
    expect(games.get_by_role("listitem")).to_have_count(5)


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "event"), [("lead", "open"), ("lead", "save"), ("game over", "replay")])
def test_a_game_whose_record_is_damaged_is_saved_as_it_is(table: Page, name: str, event: str) -> None:
    """Its row is sound, so that it is in the list; opening it says why it cannot be opened."""
    damaged, other = moments()[name], moments()["accept or refuse"]
    lay(table, damaged, other)
    put_rows(table, [{"id": damaged.id, "record": 7}], "records")
    open_game(table, other)
    games = open_panel(table, "Your games")
    games.locator(f"[data-event='app:{event}:{damaged.id}']").click()
    expect(table.get_by_text("This game cannot be opened")).to_be_visible()
    with table.expect_download() as saved:
        table.get_by_role("button", name="Save as it is").click()
    [raw] = json.loads(text_of(saved.value))
    assert (raw["row"]["id"], raw["record"]) == (damaged.id, {"id": damaged.id, "record": 7})
