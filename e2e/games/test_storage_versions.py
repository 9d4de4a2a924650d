"""Games in a database of another version: an older one is upgraded, a newer one is left as it is."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from conftest import Host, Trouble, wait_ready
from kit.pages import reload_unchanged, sign_of
from kit.player import Player, brisk, button, close_panel, open_panel, wait_offered
from kit.positions import Moment, moments
from kit.shelf import kept

# ---- a database of another shape

MADE = """async ({ version, stores, rows }) => {
  const opening = indexedDB.open("ecarte", version);
  opening.onupgradeneeded = () => {
    for (const { name, key, indexes } of stores) {
      const store = opening.result.createObjectStore(name, key ? { keyPath: key } : {});
      for (const index of indexes ?? []) store.createIndex(index, index);
    }
  };
  await new Promise((done, failed) => { opening.onsuccess = done; opening.onerror = failed; });
  if (rows.length > 0) {
    const change = opening.result.transaction(["games", "records"], "readwrite");
    for (const { record, view, log, ...listed } of rows) {
      change.objectStore("games").put(listed);
      change.objectStore("records").put({ id: listed.id, record, view, log });
    }
    await new Promise((done, failed) => { change.oncomplete = done; change.onerror = failed; });
  }
  opening.result.close();
}"""

GAMES: dict[str, Any] = {"name": "games", "key": "id", "indexes": ["key", "resume"]}
PLAIN: dict[str, Any] = {"name": "games", "key": "id"}
RECORDS: dict[str, Any] = {"name": "records", "key": "id"}
KEPT: dict[str, Any] = {"name": "kept"}


def row(moment: Moment, at: int, version: int = 4) -> dict[str, Any]:
    """Return a game as the database of a version stores it."""
    answer = moment.answer
    new = ("seats", "sides", "result", "event", "viewOf", "branch", "challenge") if version < 3 else ()
    summary = {name: value for name, value in answer["summary"].items() if name not in new}
    known = {"source": "played", "key": ""} if version > 1 else {}
    resume = {} if answer["summary"]["over"] or version < 2 else {"resume": 1_700_000_000_000 + at}
    return {
        "id": moment.id,
        "revision": 3,
        "changed": 1_700_000_000_000 + at,
        "touched": True,
        "seat": "S",
        "player": "amateur",
        **({"players": moment.players} if version > 2 else {}),
        "version": "0.1.0",
        "summary": summary,
        **known,
        **resume,
        **{key: answer[key] for key in ("record", "view", "log")},
    }


def make(page: Page, version: int, stores: list[dict[str, Any]], rows: list[dict[str, Any]]) -> None:
    page.evaluate(MADE, {"version": version, "stores": stores, "rows": rows})


@pytest.fixture
def bare(page: Page, host: Host, trouble: Trouble) -> Page:
    """Open a page of the site that opens no database."""
    trouble.allowed = ("404",)  # there is no favicon.ico, which the browser asks for on a page without an icon
    brisk(page)
    page.goto(f"{host.url}robots.txt")
    return page


def test_a_database_of_the_first_version(bare: Page, host: Host) -> None:
    """The first version of the database is upgraded: missing stores are created, and its games can be played on."""
    laid = [moments()[name] for name in ("lead", "game over")]
    make(bare, 1, [PLAIN, RECORDS, KEPT], [row(moment, at, 1) for at, moment in enumerate(laid)])
    bare.goto(f"{host.url}?lang=en")
    bare.wait_for_url(f"**#game={laid[0].id}")
    wait_ready(bare)
    expect(sign_of(bare)).to_have_count(0)
    assert kept(bare)["record"] == laid[0].record
    games = open_panel(bare, "Your games")
    expect(games.get_by_role("listitem")).to_have_count(2)
    expect(games.get_by_role("list").last).to_contain_text("Hortense beat you, 5 to 4")
    close_panel(games)
    Player(bare).decide()
    wait_offered(bare)
    assert kept(bare)["revision"] > 3
    reload_unchanged(bare)


@pytest.mark.thorough
def test_games_of_a_newer_version(bare: Page, host: Host) -> None:
    """After a rolled-back deployment, the newer version's games are listed and shown, and nothing is written."""
    laid = [moments()[name] for name in ("lead", "game over")]
    rows: list[dict[str, Any]] = [row(moment, at) for at, moment in enumerate(laid)]
    rows.append({"id": "strange", "kind": "of a game nobody knows yet", "record": "?"})
    rows.append({**row(moments()["propose or play"], 9), "id": "unread", "record": '[ECN "9"]\n'})
    make(bare, 9000, [GAMES, RECORDS, {"name": "more"}], rows)
    bare.goto(f"{host.url}?lang=en")
    wait_ready(bare)
    expect(sign_of(bare)).to_contain_text("kept by a newer version of this page")
    wait_offered(bare)  # the table offers something
    Player(bare).decide()
    wait_offered(bare)
    expect(sign_of(bare)).to_be_visible()
    games = open_panel(bare, "Your games")
    expect(games.get_by_text("kept by a newer version of this page")).to_be_visible()
    over = games.get_by_role("listitem").filter(has_text="Hortense beat you, 5 to 4")
    with bare.expect_download() as file:
        over.get_by_role("button", name="Save the record").click()
    assert Path(file.value.path()).read_text("utf-8") == laid[1].record
    over.get_by_role("button").first.click()
    expect(button(bare, "Next event")).to_be_visible()
    bare.goto(f"{host.url}robots.txt")
    version, there = bare.evaluate(
        """async () => {
          const opening = indexedDB.open("ecarte");
          await new Promise((done, failed) => { opening.onsuccess = done; opening.onerror = failed; });
          const all = opening.result.transaction("records").objectStore("records").getAll();
          await new Promise((done, failed) => { all.onsuccess = done; all.onerror = failed; });
          opening.result.close();
          return [opening.result.version, all.result.map(({ id, record }) => `${id} ${record}`)];
        }"""
    )
    assert version == 9000
    assert sorted(there) == sorted(f"{one['id']} {one['record']}" for one in rows)


@pytest.mark.thorough
def test_deleting_from_a_newer_version(bare: Page, host: Host) -> None:
    """Nothing is reported as deleted or restored where nothing can be written."""
    make(bare, 9000, [GAMES, RECORDS, KEPT], [row(moments()["game over"], 0)])
    bare.goto(f"{host.url}?lang=en")
    wait_ready(bare)
    games = open_panel(bare, "Your games")
    over = games.get_by_role("listitem").filter(has_text="Hortense beat you, 5 to 4")
    over.get_by_role("button", name="Delete").click()
    status = games.locator(".kit__undo")
    expect(status).to_contain_text("kept by a newer version of this page")
    expect(over).to_be_visible()
    games.get_by_role("searchbox").fill("hortense")
    games.get_by_role("button", name="Delete these").click()
    expect(bare.get_by_role("dialog", name="Delete")).to_have_count(0)
    expect(status).to_contain_text("kept by a newer version of this page")
