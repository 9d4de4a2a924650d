"""Large letters and an enlarged page (WCAG 1.4.4 and 1.4.10): no overlaps, nothing cut off or out of reach.

The table scrolls when it must.
"""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from conftest import Host, Trouble, wait_ready
from kit.belote import moment
from kit.player import brisk
from kit.positions import moments
from kit.replays import GAME
from kit.senses.looks import check
from kit.shelf import lay, open_panel_by_event

CRAMPED = (Path(__file__).parents[1] / "kit/scripts/cramped.js").read_text("utf-8")
CRAMPED_PANEL = (Path(__file__).parents[1] / "kit/scripts/cramped_panel.js").read_text("utf-8")
# Width, height, and how large letters are: 400 % zoom of 1280 px, a small phone, a phone and a desk at 200 %.
ENLARGED = [(320, 256, 1), (320, 568, 1), (390, 844, 2), (1440, 900, 2)]
ECARTE = ("propose or play", "discard as dealer", "follow, late", "deal over, much scored", "long game")
PANELS = ("app:new", "app:games", "app:settings", "app:rules", "app:book", "app:arbiter", "app:explorer", "app:about")
BELOTE = ("first round", "second round", "belote", "late", "made", "three")


@pytest.mark.thorough
def test_the_table(page: Page, host: Host, trouble: Trouble) -> None:
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    games = [*(moments()[name] for name in ECARTE), *(moment(name) for name in BELOTE)]
    lay(page, *games)
    found: dict[str, object] = {}
    for each in games:
        page.evaluate("(id) => { location.hash = `game=${id}`; }", each.id)
        page.wait_for_url(f"**#game={each.id}")
        page.locator(
            f".table__table[data-game={each.view['game']}][data-phase={each.view['phase']}] .table__prompt"
        ).first.wait_for()
        for width, height, letters in ENLARGED:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("(times) => { document.documentElement.style.fontSize = `${100 * times}%`; }", letters)
            found[f"{each.name}, {width}×{height}, {letters}"] = page.evaluate(CRAMPED)
    check(found)


@pytest.mark.thorough
@pytest.mark.parametrize("lang", ["fr", "ja"])
def test_the_panels(page: Page, host: Host, trouble: Trouble, lang: str) -> None:
    brisk(page)
    page.goto(f"{host.url}?lang={lang}")
    wait_ready(page)
    lay(page, GAME, moments()["propose or play"])
    found: dict[str, object] = {}

    def look(where: str) -> None:
        for width, height, letters in ENLARGED:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("(times) => { document.documentElement.style.fontSize = `${100 * times}%`; }", letters)
            found[f"{where}, {width}×{height}, {letters}"] = page.evaluate(CRAMPED_PANEL)
        page.evaluate("document.documentElement.style.fontSize = ''")
        page.set_viewport_size({"width": 1280, "height": 800})

    for event in PANELS:
        open_panel_by_event(page, event)
        expect(page.locator("dialog[open]")).to_have_count(1)
        look(event)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    check(found)
