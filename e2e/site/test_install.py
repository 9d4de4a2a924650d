"""Safari's ways, in a browser that imitates them: how the page is installed, and what Safari does not keep."""

import pytest
from playwright.sync_api import Page, expect

from conftest import Host, Trouble
from kit.player import Player, brisk, open_panel, wait_offered

SAFARI = """
  Object.defineProperty(Navigator.prototype, "standalone", { get: () => false });
  Object.defineProperty(Navigator.prototype, "maxTouchPoints", { get: () => 5 });
  window.GestureEvent = class extends UIEvent {};
"""
HINT = "tap Share, then “Add to Home Screen”"


@pytest.mark.thorough
def test_said_once_after_a_deal_and_always_in_the_settings(page: Page, host: Host, trouble: Trouble) -> None:
    page.add_init_script(SAFARI)
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    hint = page.locator(".kit__notice").filter(has_text=HINT)
    player = Player(page)
    player.play_until("Next deal")
    expect(hint).to_be_visible()
    player.choose("Next deal")
    wait_offered(page)
    expect(hint).to_have_count(0)
    assert page.evaluate("localStorage.getItem('ecarte.install-hint')") == "yes"
    settings = open_panel(page, "Settings")
    expect(settings.get_by_text(HINT)).to_be_visible()
    expect(settings.get_by_text("after seven days without a visit")).to_be_visible()
