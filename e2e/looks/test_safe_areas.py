"""Rounded corners, a notch and the bar at the bottom cover no control and no text."""

import pytest
from playwright.sync_api import Page, expect

from kit.player import open_panel
from kit.positions import moments
from kit.senses.looks import box
from kit.shelf import lay, open_game

# An iPhone with a notch, upright and on its side: top, right, bottom, left.
UPRIGHT = (390, 844, (47, 0, 34, 0))
ON_ITS_SIDE = (844, 390, (0, 47, 21, 47))
# The names of elements that reach under an edge, as far as they are in the window.
UNDER = """([top, right, bottom, left]) => {
  const open = document.querySelector("dialog[open]") ?? document;
  return [...open.querySelectorAll("button, input, h1, h2, p, [role=img]")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && box.height > 1)
    .filter(([one]) => !one.closest(".kit__unseen"))
    .filter(([, box]) =>
      (box.top < top && box.bottom > 0) || (box.left < left && box.right > 0) ||
      (box.bottom > innerHeight - bottom && box.top < innerHeight) ||
      (box.right > innerWidth - right && box.left < innerWidth))
    .map(([one]) => one.ariaLabel || one.innerText)
    .filter(Boolean);
}"""


def cover(page: Page, width: int, height: int, edges: tuple[int, int, int, int]) -> None:
    """Give the window edges that are covered."""
    page.set_viewport_size({"width": width, "height": height})
    names = ("top", "right", "bottom", "left")
    insets = dict(zip(names, edges, strict=True))
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})


@pytest.mark.thorough
@pytest.mark.sampled
@pytest.mark.parametrize("window", [UPRIGHT, ON_ITS_SIDE], ids=["upright", "on its side"])
def test_nothing_lies_under_an_edge(table: Page, window: tuple[int, int, tuple[int, int, int, int]]) -> None:
    """Neither at the table, where a card that may not be played lies lowest, nor at either end of a long panel."""
    following = moments()["follow, some refused"]
    lay(table, following)
    open_game(table, following)
    expect(table.locator(".table__sunk").last).to_be_visible()
    width, height, edges = window
    top, _, bottom, _ = edges
    cover(table, width, height, edges)
    assert table.evaluate("getComputedStyle(document.querySelector('header')).paddingTop") == f"{top}px"
    assert table.evaluate(UNDER, edges) == []
    settings = open_panel(table, "Settings")
    assert box(settings.get_by_role("button", name="Close"))["y"] >= top
    settings.evaluate("(panel) => { for (const one of [panel, ...panel.querySelectorAll('*')]) one.scrollTop = 1e5; }")
    last = box(settings.get_by_role("group", name="Without a network"))
    assert last["y"] + last["height"] <= height - bottom
