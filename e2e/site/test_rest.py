"""The engine's modules that a first deal does not load: requests that need them wait for them, others do not."""

import pytest
from playwright.sync_api import Page, Route, expect

from conftest import Host, Trouble, wait_offline, wait_ready
from kit.pages import lose_network
from kit.player import OFFERED, Player, brisk, log_of, open_panel, wait_offered

pytestmark = pytest.mark.own_engine

REST = "**/rest.zip.wasm"

KEPT = """async () => {
  const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  return (await Promise.all(kept.map((cache) => cache.keys()))).flat().map(({ url }) => url);
}"""


class Held:
    """Holds back requests for the modules until they are released."""

    def __init__(self, page: Page) -> None:
        self.routes: list[Route] = []
        self.holding = True
        page.context.route(REST, self.take)

    def take(self, route: Route) -> None:
        """Hold a request back, or let it pass."""
        if self.holding:
            self.routes.append(route)
        else:
            route.continue_()

    def release(self) -> None:
        """Let these and later requests pass."""
        self.holding = False
        while self.routes:
            self.routes.pop().continue_()


@pytest.mark.thorough
def test_a_first_deal_does_not_wait_for_them_but_belote_does(page: Page, host: Host, trouble: Trouble) -> None:
    page.add_init_script("delete Navigator.prototype.serviceWorker")  # it would have them after the reload
    held = Held(page)
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    player = Player(page)
    player.play_until("Next deal")
    player.choose("Next deal")
    wait_offered(page)
    assert len(held.routes) == 1
    new = open_panel(page, "New game")
    expect(new.get_by_text("The table is being laid…")).to_be_visible()
    held.release()
    new.get_by_role("radio", name="Belote").check()
    new.get_by_role("button", name="Deal the cards").click()
    expect(page.get_by_role("main")).to_have_attribute("data-game", "belote")
    wait_offered(page)

    # The next visit begins with belote, where every move needs them.
    held.holding = True
    with page.expect_request(REST, timeout=60_000):
        page.reload()
    wait_ready(page)
    lines = log_of(page).get_by_role("paragraph")
    wait_offered(page)
    before = lines.count()
    page.locator(OFFERED).first.click()
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    assert lines.count() == before
    held.release()
    expect(lines).not_to_have_count(before)


@pytest.mark.thorough
def test_modules_that_could_not_be_fetched_are_fetched_when_needed(page: Page, host: Host, trouble: Trouble) -> None:
    """The game goes on meanwhile."""
    trouble.allowed = ("ERR_FAILED",)
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    page.context.route(REST, lambda route: route.abort())
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    Player(page).play_until("Next deal")
    page.context.unroute(REST)
    new = open_panel(page, "New game")
    expect(new.get_by_role("radio", name="Belote")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")


@pytest.mark.thorough
def test_the_modules_are_kept_for_playing_offline(page_en: Page, host: Host) -> None:
    wait_ready(page_en)
    wait_offline(page_en)
    assert [url for url in page_en.evaluate(KEPT) if "/rest.zip.wasm" in url]  # the browser's own cache may forget it
    lose_network(page_en.context, host)
    page_en.reload()
    wait_ready(page_en)
    new = open_panel(page_en, "New game")
    expect(new.get_by_role("radio", name="Belote")).to_be_visible()
