"""Belote at the table as the player sees and likes it: speech that covers no card, and the order of the hand."""

import pytest
from playwright.sync_api import Page, expect

from conftest import Host, Trouble
from kit.belote import name_of, sit
from kit.player import card, hand_of
from kit.shelf import open_panel_by_event
from kit.waiting import wait_until


def names_in(page: Page) -> list[str]:
    return [each.get_attribute("aria-label") or "" for each in hand_of(page).get_by_role("button").all()]


@pytest.mark.thorough
def test_the_hand_is_sorted_anew_at_once(page: Page, host: Host, trouble: Trouble) -> None:
    sit(page, host, "eight")
    before = names_in(page)
    open_panel_by_event(page, "app:settings")
    settings = page.get_by_role("dialog", name="Settings")
    settings.get_by_role("radio", name="Lowest on the left").check(force=True)
    page.keyboard.press("Escape")
    expect(settings).to_have_count(0)
    after = names_in(page)
    assert after != before
    suits = [[name.split()[-1] for name in names] for names in (before, after)]
    assert suits[0] == suits[1]
    for suit in set(suits[0]):
        kept = [[name for name in names if name.endswith(suit)] for names in (before, after)]
        assert kept[1] == kept[0][::-1]


# What each bubble says, and the cards of the trick that it covers.
SPEECH = """
window.heard = [];
new MutationObserver(() => {
  for (const bubble of document.querySelectorAll("[data-part=bubble]:not([data-heard])")) {
    bubble.dataset.heard = "yes";
    const box = bubble.getBoundingClientRect();
    const covered = [...document.querySelectorAll("[data-part=thrown]")].filter((card) => {
      const other = card.getBoundingClientRect();
      const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      return across > 4 && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 4;
    });
    window.heard.push({ words: bubble.textContent, covered: covered.map((card) => card.dataset.thrown) });
  }
}).observe(document, { childList: true, subtree: true });
"""


@pytest.mark.thorough
@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1440, 900)])
def test_speech_covers_no_card_of_the_trick(page: Page, host: Host, trouble: Trouble, size: tuple[int, int]) -> None:
    page.add_init_script(SPEECH)
    view = sit(page, host, "belote", speed="normal", callBelote=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    event = next(event for event in view["legal"] if event.endswith(":belote"))
    card(page, name_of(event[2:4])).click(position={"x": 14, "y": 40})
    wait_until(page, "() => window.heard.length > 0")
    assert page.evaluate("heard") == [{"words": "Belote!", "covered": []}]
