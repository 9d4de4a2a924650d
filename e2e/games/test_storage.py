"""Games when the browser's storage is cleared, full or missing."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from conftest import Host, Trouble, wait_ready
from ecarte.notation import ecn
from kit.pages import reload_unchanged, sign_of
from kit.player import OFFERED, Player, brisk, close_panel, open_panel, wait_offered
from kit.positions import moments
from kit.senses.looks import check, faults, violations
from kit.shelf import clear, fill, kept, lay, open_game
from kit.waiting import wait_until

# While `window.shut` is set, the browser opens no database for the page.
SHUT = """
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...asked) {
    if (window.shut) throw new DOMException("shut", "UnknownError");
    return open.apply(this, asked);
  };
"""


def wait_written(page: Page, *games: str, revision: int = 0) -> None:
    """Wait until the database exists again with these games, in this revision if one is given."""
    wait_until(
        page,
        """async ([games, revision]) => {
          if (!(await indexedDB.databases()).some(({ name }) => name === "ecarte")) return false;
          const answered = (asked) => new Promise((done) => { asked.onsuccess = asked.onerror = done; });
          const opening = indexedDB.open("ecarte");
          await answered(opening);
          if (opening.error) return false; // it was cleared while it was opened
          const { result } = opening;
          try {
            const asked = result.transaction("games").objectStore("games").getAll();
            await answered(asked);
            const there = asked.result.filter((game) => !revision || game.revision === revision).map(({ id }) => id);
            return games.every((game) => there.includes(game));
          } catch {
            return false; // it is there, and nothing in it yet
          } finally {
            result.close();
          }
        }""",
        [list(games), revision],
    )


def saved(page: Page) -> str:
    """Return the whole record that the notice exports."""
    sign_of(page).get_by_role("button", name="Save the record").click()
    asked = page.get_by_role("dialog", name="Save the record")
    asked.get_by_role("radio", name="Everything").check()
    with page.expect_download() as download:
        asked.get_by_role("button", name="Save the record").click()
    expect(asked).to_have_count(0)
    return Path(download.value.path()).read_text("utf-8")


# ---- cleared under the page


@pytest.mark.thorough
def test_cleared_while_a_game_is_played(table: Page) -> None:
    """After the storage was cleared, a reload still shows the lines from before and after, and a game read earlier."""
    playing, other = moments()["lead"], moments()["propose or play"]
    lay(table, playing, other)
    open_game(table, other)
    open_game(table, playing)
    player = Player(table)
    player.decide()
    wait_offered(table)
    for kinds in ("indexeddb", "all"):
        clear(table, kinds)
        wait_written(table, playing.id, other.id)
        expect(sign_of(table)).to_have_count(0)
        player.decide()
        wait_offered(table)
        assert kept(table, other.id)["record"] == other.record
        reload_unchanged(table)
        wait_offered(table)
        open_game(table, other)
        open_game(table, playing)


@pytest.mark.thorough
def test_cleared_and_not_to_be_had(page: Page, host: Host, trouble: Trouble) -> None:
    """While nothing can be saved, a notice says so; then everything played meanwhile is saved."""
    page.add_init_script(SHUT)
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    moment = moments()["lead"]
    lay(page, moment)
    open_game(page, moment)
    page.evaluate("window.shut = true")
    clear(page, "indexeddb")
    expect(sign_of(page)).to_contain_text("closed this page’s storage")
    player = Player(page)
    player.decide()
    wait_offered(page)
    player.decide()
    wait_offered(page)
    expect(sign_of(page)).to_be_visible()
    [play] = ecn.loads(saved(page))
    assert play.record.tag("South") == "You"
    games = open_panel(page, "Your games")  # the games in the page's memory
    expect(games.locator(f'[data-event="app:open:{moment.id}"]')).to_be_visible()
    expect(games.get_by_text("closed this page’s storage")).to_be_visible()
    close_panel(games)
    page.evaluate("window.shut = false")
    expect(sign_of(page)).to_have_count(0)
    reload_unchanged(page)


@pytest.mark.thorough
def test_deleted_from_another_window(table: Page, context: BrowserContext, host: Host, trouble: Trouble) -> None:
    """When another window deletes the database, the page creates a new one and saves its games there."""
    trouble.allowed = ("404",)  # there is no favicon.ico, which the browser asks for on a page without an icon
    moment = moments()["lead"]
    lay(table, moment)
    open_game(table, moment)
    elsewhere = context.new_page()
    elsewhere.goto(f"{host.url}robots.txt")
    elsewhere.evaluate(
        """() => new Promise((done, failed) => {
          const deleting = indexedDB.deleteDatabase("ecarte");
          deleting.onsuccess = done;
          deleting.onerror = failed;
        })"""
    )
    elsewhere.close()
    expect(sign_of(table)).to_have_count(0)
    Player(table).decide()
    wait_offered(table)
    expect(table.get_by_text("A newer version")).to_have_count(0)
    reload_unchanged(table)


@pytest.mark.thorough
def test_cleared_while_two_windows_show_a_game(
    page: Page, context: BrowserContext, host: Host, trouble: Trouble
) -> None:
    """The window that only watches may write first what it has read: events played since are not lost."""
    context.add_init_script(SHUT)
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    moment = moments()["lead"]
    lay(page, moment)
    open_game(page, moment)
    second = context.new_page()
    second.goto(page.url)
    expect(second.get_by_text("You are watching")).to_be_visible()
    page.bring_to_front()
    Player(page).decide()
    wait_offered(page)
    page.evaluate("window.shut = true")
    clear(page, "indexeddb")
    wait_written(second, moment.id, revision=1)
    second.close()
    page.evaluate("window.shut = false")
    expect(sign_of(page)).to_have_count(0)
    reload_unchanged(page)


@pytest.mark.thorough
def test_cleared_with_no_room_left(table: Page, host: Host) -> None:
    """What no longer fits is not saved: a notice says so until it is."""
    moment = moments()["lead"]
    lay(table, moment)
    open_game(table, moment)
    Player(table).decide()
    wait_offered(table)
    make_room = fill(table, host.url)
    clear(table, "indexeddb")
    expect(sign_of(table)).to_contain_text("no room left")
    make_room()
    expect(sign_of(table)).to_have_count(0, timeout=40_000)
    reload_unchanged(table)


def open_without_storage(page: Page, host: Host) -> None:
    """Open the English page in a browser that stores nothing until its `sessionStorage.open` is "yes"."""
    page.add_init_script("if (self === top) window.shut = sessionStorage.open !== 'yes';" + SHUT)
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)


@pytest.mark.thorough
def test_focus_on_the_sign(page: Page, host: Host, trouble: Trouble) -> None:
    """When the notice goes while its button has the focus, the focus moves to the table."""
    page.add_init_script(SHUT)
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    Player(page).decide()
    wait_offered(page)
    page.evaluate("window.shut = true")
    clear(page, "indexeddb")
    expect(sign_of(page)).to_be_visible()
    Player(page).decide()
    sign_of(page).get_by_role("button", name="Save the record").focus()
    page.evaluate("window.shut = false")
    expect(sign_of(page)).to_have_count(0)
    expect(page.get_by_role("main").locator(":focus")).to_have_count(1)


# ---- nothing can be written


@pytest.mark.thorough
def test_no_room(page: Page, host: Host, trouble: Trouble) -> None:
    """A notice stays until the game is saved, and exports its record."""
    make_room = fill(page, host.url)
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    player = Player(page)
    for _ in range(3):
        player.decide()
        wait_offered(page)
        expect(sign_of(page)).to_contain_text("no room left")
    [play] = ecn.loads(saved(page))
    assert play.record.tag("South") == "You"
    make_room()
    expect(sign_of(page)).to_have_count(0, timeout=40_000)
    reload_unchanged(page)


@pytest.mark.thorough
def test_no_storage(page: Page, host: Host, trouble: Trouble) -> None:
    open_without_storage(page, host)
    player = Player(page)
    for _ in range(3):
        player.decide()
        wait_offered(page)
        expect(sign_of(page)).to_contain_text("This browser keeps nothing for this page")
    [play] = ecn.loads(saved(page))
    assert play.record.tag("South") == "You"
    games = open_panel(page, "Your games")
    expect(games.get_by_text("This browser keeps nothing")).to_be_visible()
    close_panel(games)
    # Once the database can be opened, the game is saved.
    page.evaluate("sessionStorage.open = 'yes'; window.shut = false")
    expect(sign_of(page)).to_have_count(0, timeout=40_000)
    reload_unchanged(page)


# Whether a button is wider than its container.
OVER_ITS_EDGE = """(one) => {
  const [box, around] = [one.getBoundingClientRect(), one.parentElement.getBoundingClientRect()];
  return one.scrollWidth > one.clientWidth || box.left < around.left || box.right > around.right;
}"""


@pytest.mark.thorough
def test_the_sign_leaves_room(page: Page, host: Host, trouble: Trouble) -> None:
    """On every screen and in every language the whole table is visible below the notice."""
    page.add_init_script("if (self === top) window.shut = true;" + SHUT)
    found: dict[str, object] = {}
    for lang in ("en", "fr", "ja"):
        page.goto(f"{host.url}?lang={lang}")
        wait_offered(page)
        expect(page.locator(".app__unsaved")).to_be_visible()
        found[lang] = faults(page)
        found[f"{lang}, axe"] = violations(page)
        page.locator(OFFERED).first.click()
        expect(page.locator(".app__unsaved button")).to_be_visible()  # now there is something to save
        for width, height in ((320, 568), (390, 844), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            found[f"{lang}, its button, {width}×{height}"] = page.locator(".app__unsaved button").evaluate(
                OVER_ITS_EDGE
            )
    check(found)
