"""A page that something translates: it asks not to be, and its words stay true all the same."""

import difflib
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from conftest import DIST, Host, Trouble
from kit.pages import link_to
from kit.player import Player, brisk, wait_offered

ROOT = Path(__file__).resolve().parents[2]
PAGES = ["index.html", "fr/index.html", "ja/index.html", "embed/index.html", "docs/index.html"]

# What Chrome's translator does to every text: <font><font>…</font></font> in its place.
TRANSLATE = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walk.nextNode()) if (walk.currentNode.nodeValue.trim()) found.push(walk.currentNode);
  for (const text of found) {
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    outer.append(inner);
    inner.append(text.nodeValue);
    text.replaceWith(outer);
  }
}"""


@pytest.mark.parametrize("path", [*PAGES, "engine/*/index.html"])
def test_every_page_asks_not_to_be_translated(path: str) -> None:
    [file] = DIST.glob(path)
    html = file.read_text("utf-8")
    [root] = re.findall(r"<html[^>]*>", html)
    assert 'translate="no"' in root
    assert 'class="notranslate"' in root
    assert '<meta name="google" content="notranslate"' in html


KEYS = ["PageDown", "ArrowRight", "PageDown", "ArrowRight", "ArrowRight", "End", "ArrowLeft", "PageUp"]


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["annotated.ecn", "belote-annotated.ecn"])
def test_a_replay_goes_on_saying_what_is_true(page: Page, host: Host, trouble: Trouble, name: str) -> None:
    """Step by step the same words as where nobody translates."""
    brisk(page)
    record = (ROOT / "tests/golden" / name).read_text("utf-8")
    table = page.locator(".replay__replay .table__table")

    def steps(before: str) -> list[str]:
        page.goto(f"{host.url}embed/#{link_to(record)}")
        page.reload()
        expect(table).to_be_visible()
        seen = []
        for number, key in enumerate(KEYS):
            if number % 3 == 0:  # a translator that goes on is let be
                page.evaluate(before)
            at = table.get_attribute("data-at") or ""
            page.keyboard.press(key)
            expect(table).not_to_have_attribute("data-at", at)
            seen.append(page.get_by_role("main").aria_snapshot())
        return seen

    for translated, plain in zip(steps(TRANSLATE), steps("0"), strict=True):
        changed = "\n".join(difflib.unified_diff(plain.splitlines(), translated.splitlines(), n=0, lineterm=""))
        assert changed == ""


@pytest.mark.thorough
def test_a_game_is_played_on(table: Page) -> None:
    """Nothing breaks, and what the table says is what it said without a translator."""
    player = Player(table)
    for _ in range(3):
        table.evaluate(TRANSLATE)
        player.decide()
    wait_offered(table)
    said = table.get_by_role("main").aria_snapshot()
    table.reload()
    wait_offered(table)
    assert table.get_by_role("main").aria_snapshot() == said
