"""The page never shows a message's id: its words are there before it is drawn, whatever game it begins with."""

import re

import pytest
from playwright.sync_api import Page, expect

from conftest import DIST, Host, Trouble, wait_ready
from kit.pages import begin
from kit.player import Player, wait_offered
from kit.positions import Rules, Wanted, find
from kit.shelf import lay

# Any text drawn, even for a moment, that looks like the id of a message.
SEEN = """
  window.seen = new Set();
  const take = (text) => text?.match(/[a-z]+(?:-[A-Za-z0-9]+)+/g)?.forEach((word) => seen.add(word));
  const look = (node) => {
    if (node.nodeType === Node.TEXT_NODE) take(node.data);
    for (const name of ["aria-label", "title", "placeholder"]) take(node.getAttribute?.(name));
    node.childNodes.forEach(look);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(look);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""
LOCALES = DIST.parent / "py/ecarte/locales"
NAMES = {
    name
    for file in LOCALES.glob("en/**/*.ftl")
    for name in re.findall(r"^([a-z]\w*-[\w-]+) *=", file.read_text("utf-8"), re.M)
}

# Moments whose words no other moment has: for London, that any card may be played, right or wrong; for Jirai, the
# challenge at three tricks to none.
SAID: dict[str, Wanted] = {
    "akagiri": lambda v: v["turn"] == "S" and v["phase"] == "play",
    "london": lambda v: v["turn"] == "S" and v["phase"] == "play" and bool(v["trick"]),
    "casino": lambda v: v["turn"] == "S" and bool(v["question"]),
    "jirai": lambda v: v["turn"] == "S" and v["phase"] == "play" and set(v["won"].values()) == {3, 0},
}


def address(page: Page, what: str) -> str:
    """Return the address for a game, link or panel; a game is added to the saved games."""
    if what == "rubber":
        begin(page, kind="rubber-3", stake="2")
        wait_offered(page)
        Player(page).decide()
        return page.url.split("#")[1]
    if "=" in what:
        return what
    moment = find(f"words of {what}", SAID[what], Rules(what))
    lay(page, moment)
    return f"game={moment.id}"


@pytest.mark.sampled
@pytest.mark.parametrize("what", ["akagiri", "london", "casino", "jirai", "rubber", "book=E28", "arbiter=43"])
def test_no_word_is_shown_by_its_name(table: Page, host: Host, trouble: Trouble, what: str) -> None:
    begins = address(table, what)
    other = table.context.new_page()
    other.add_init_script(SEEN)
    table.close()
    for language in ("fr", "ja"):
        other.goto(f"{host.url}?lang={language}#{begins}")
        other.reload()
        wait_ready(other)
        expect(other.locator("html")).to_have_attribute("lang", language)
        expect(other.locator(".table__hand, .book__text, dialog").first).to_be_visible()
        assert set(other.evaluate("[...seen]")) & NAMES == set()
