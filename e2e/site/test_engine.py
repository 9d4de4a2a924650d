"""When the engine crashes, hangs or does not start, the page says so or recovers."""

import pytest
from playwright.sync_api import Page, expect

from conftest import Host, Trouble, wait_ready

pytestmark = pytest.mark.own_engine


def ask_something(page: Page) -> None:
    """Request a hint, whose answer is visible. The page waits twenty seconds for an engine's choice."""
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".table__advised")).not_to_have_count(0, timeout=60_000)


@pytest.mark.thorough
def test_killed_engine_comes_back(page_en: Page) -> None:
    wait_ready(page_en)
    page_en.workers[0].evaluate("setTimeout(() => self.close())")
    ask_something(page_en)


@pytest.mark.thorough
def test_hung_engine_is_replaced(page_en: Page) -> None:
    wait_ready(page_en)
    page_en.workers[0].evaluate("setTimeout(() => { for (;;); })")
    ask_something(page_en)


@pytest.mark.thorough
def test_an_engine_that_cannot_start_is_reported_and_tried_again(page: Page, host: Host, trouble: Trouble) -> None:
    trouble.allowed = ("Failed to fetch", "net::ERR_FAILED", "MessageEvent", "ErrorEvent", "wasm")
    page.context.route("**/pyodide.asm.wasm", lambda route: route.abort())
    page.goto(f"{host.url}?lang=en")
    expect(page.locator("html")).to_have_attribute("data-engine", "failed")
    expect(page.get_by_text("The engine does not answer.")).to_be_visible()
    page.context.unroute("**/pyodide.asm.wasm")
    page.get_by_role("button", name="Start it again").click()
    wait_ready(page)
    ask_something(page)
