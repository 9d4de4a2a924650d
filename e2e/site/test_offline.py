"""Kept for good: without a network and without the server, after a reload, and installed."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Playwright, Route, expect

from browser import find_browser
from conftest import Host, Trouble, wait_offline, wait_ready
from ecarte.games.ecarte.options import resolve
from ecarte.players.ecarte import policy
from kit.pages import lose_network
from kit.player import Player, open_panel, wait_offered

pytestmark = pytest.mark.own_engine

FIRST_HINT = 60_000  # a table is fetched and read first: on a busy machine that takes seconds


def no_tables(page: Page, host: Host, trouble: Trouble) -> None:
    """The English page, which cannot have the tables."""
    trouble.allowed = ("ERR_FAILED",)
    page.add_init_script("delete Navigator.prototype.serviceWorker")  # it would have them
    page.context.route("**/policies/**", lambda route: route.abort())
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)


def cards(page: Page) -> list[str]:
    hand = page.get_by_role("group", name="Your hand").get_by_role("button")
    expect(hand).to_have_count(5)
    return [button.get_attribute("data-card") or "" for button in hand.all()]


def test_new_deal_and_reload_without_network(page_en: Page, host: Host) -> None:
    wait_ready(page_en)
    wait_offline(page_en)
    lose_network(page_en.context, host)
    before = cards(page_en)
    page_en.get_by_role("button", name="New game").click()
    game = page_en.url
    page_en.get_by_role("dialog").get_by_role("button", name="Deal").click()
    expect(page_en.get_by_role("dialog")).to_have_count(0)
    page_en.wait_for_url(lambda url: url != game)  # or the old hand would be read
    dealt = cards(page_en)
    assert dealt != before
    page_en.reload()
    wait_ready(page_en)
    assert cards(page_en) == dealt


@pytest.mark.thorough
def test_first_opened_offline_by_another_address(page_en: Page, host: Host) -> None:
    wait_ready(page_en)
    wait_offline(page_en)
    lose_network(page_en.context, host)
    page_en.goto(f"{host.url}?lang=fr")
    wait_ready(page_en)
    assert page_en.locator("html").get_attribute("lang") == "fr"


@pytest.mark.thorough
def test_tables_without_network(elder: None, page_en: Page, host: Host) -> None:
    """Those of the strongest player are kept with the rest, though nobody had asked for them."""
    wait_ready(page_en)
    wait_offline(page_en)
    lose_network(page_en.context, host)
    page_en.get_by_role("button", name="Hint").click()
    expect(page_en.locator(".table__choices .table__advised")).to_be_visible(timeout=FIRST_HINT)
    expect(page_en.locator(".kit__notice")).to_have_count(0)


@pytest.mark.thorough
def test_without_tables(page: Page, host: Host, elder: None, trouble: Trouble) -> None:
    """Not kept yet, and not to be had: it is said, and done without."""
    no_tables(page, host, trouble)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".table__choices .table__advised")).to_be_visible(timeout=FIRST_HINT)
    expect(page.locator(".kit__notice")).to_contain_text("hints are worked out without them")


def given_a_hint(page: Page) -> None:
    page.get_by_role("button", name="Hint").click()
    told = page.locator("[data-event='app:hint'][data-told=true]")
    expect(told).to_be_visible(timeout=FIRST_HINT)


def waiting_for_tables(page: Page, host: Host) -> tuple[list[Route], Locator]:
    """A table whose requests for the master's tables are held back, as they come; and its button for a hint."""
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    held: list[Route] = []
    page.context.route("**/policies/**", lambda route: held.append(route))
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    return held, page.get_by_role("button", name="Hint")


def test_a_choice_does_not_wait_for_a_hint(page: Page, host: Host, elder: None, trouble: Trouble) -> None:
    _, hint = waiting_for_tables(page, host)
    hint.click()
    expect(hint).to_have_attribute("aria-busy", "true")
    Player(page).choose("Propose")
    expect(hint).to_have_attribute("aria-busy", "false")


@pytest.mark.thorough
def test_the_master_without_tables_says_so(page: Page, host: Host, trouble: Trouble) -> None:
    no_tables(page, host, trouble)
    new = open_panel(page, "New game")
    new.get_by_role("combobox", name="Opponent").select_option("master")
    game = page.url
    new.get_by_role("button", name="Deal the cards").click()
    page.wait_for_url(lambda url: url != game)  # or the old game's first choice would be made
    expect(new).to_be_hidden()
    player = Player(page)
    notice = page.locator(".kit__notice")
    for _ in range(5):  # until the master has had to choose
        wait_offered(page)
        if notice.count():
            break
        player.decide()
    expect(notice).to_contain_text("the master plays by its own wits")
    notice.get_by_role("button", name="Dismiss").click()
    played = len(player.played)
    while len(player.played) < played + 2:
        player.decide()
    expect(notice).to_have_count(0)  # said once


@pytest.mark.thorough
def test_the_first_hint_is_got_ready(elder: None, page_en: Page) -> None:
    """While the player thinks, the table is read that the first hint would wait for."""
    wait_ready(page_en)
    wait_offline(page_en)
    fetched = "() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/policies/')).length"
    tables = len(policy.named(resolve("akagiri", {}), (5, 5)))
    page_en.evaluate(
        f"""(tables) => new Promise((done) => {{
          const fetched = {fetched};
          new PerformanceObserver(() => fetched() >= tables && done()).observe({{ type: "resource", buffered: true }});
        }})""",
        tables,
    )
    page_en.get_by_role("button", name="Hint").click()
    expect(page_en.locator(".table__choices .table__advised")).to_be_visible(timeout=FIRST_HINT)
    assert page_en.evaluate(fetched) == tables


@pytest.mark.thorough
def test_a_hint_that_is_looked_for_is_seen_and_heard(page: Page, host: Host, elder: None, trouble: Trouble) -> None:
    held, hint = waiting_for_tables(page, host)
    said = page.get_by_role("status").filter(has_text="Looking for a hint…")
    hint.click()
    expect(hint).to_have_attribute("aria-busy", "true")
    expect(said).to_have_count(1)
    for route in held:
        route.continue_()
    expect(page.locator(".table__choices .table__advised")).to_be_visible(timeout=FIRST_HINT)
    expect(said).to_have_count(0)
    expect(page.locator("[data-event='app:hint']")).to_have_attribute("aria-busy", "false")


@pytest.mark.thorough
def test_installable(playwright: Playwright, host: Host, tmp_path: Path) -> None:
    # An incognito window, which is what tests usually have, can install nothing.
    context = playwright.chromium.launch_persistent_context(tmp_path, executable_path=find_browser())
    try:
        page = context.pages[0]
        page.goto(host.url)
        wait_ready(page)
        wait_offline(page)
        browser = context.new_cdp_session(page)
        assert browser.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        manifest = browser.send("Page.getAppManifest")
        assert manifest["errors"] == []
        assert manifest["url"].startswith(f"{host.url}app/")
    finally:
        context.close()
