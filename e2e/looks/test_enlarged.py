"""Large letters and an enlarged page (WCAG 1.4.4 and 1.4.10): no overlaps, nothing cut off or out of reach.

Letters are enlarged as people do it: by the browser's own size, and by its least one. The table scrolls when it must.
"""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from conftest import Host, Trouble, wait_ready
from kit.belote import moment
from kit.player import brisk
from kit.positions import Moment, moments
from kit.replays import GAME
from kit.senses.looks import check
from kit.shelf import lay, open_panel_by_event

CRAMPED = (Path(__file__).parents[1] / "kit/scripts/cramped.js").read_text("utf-8")
CRAMPED_PANEL = (Path(__file__).parents[1] / "kit/scripts/cramped_panel.js").read_text("utf-8")
SMALL, PHONE, DESK = (320, 568), (390, 844), (1440, 900)
# How letters are set in the browser's settings, and the windows: 400 % zoom of 1280 px is one of 320 × 256.
ENLARGED: dict[str, tuple[str, list[tuple[int, int]]]] = {
    "usual": ("", [(320, 256), SMALL]),
    "size of 32": ("defaultFontSize=32", [PHONE, DESK]),
    "least size of 24": ("minimumFontSize=24", [SMALL, PHONE, DESK]),
}
ECARTE = ("propose or play", "discard as dealer", "follow, late", "deal over, much scored", "long game")
PANELS = ("app:new", "app:games", "app:settings", "app:rules", "app:book", "app:arbiter", "app:explorer", "app:about")
BELOTE = ("first round", "second round", "belote", "late", "made", "three")


@pytest.fixture
def letters(request: pytest.FixtureRequest) -> str:
    """How letters are set: a key of `ENLARGED`."""
    chosen: str = request.param
    return chosen


@pytest.fixture
def browser(launch_browser: Callable[..., Browser], letters: str) -> Browser:
    """Start a browser with letters of that size; it is closed with all others."""
    settings, _ = ENLARGED[letters]
    return launch_browser(args=[f"--blink-settings={settings}"] if settings else [])


def look_at_tables(page: Page, host: Host, lang: str, letters: str, games: list[Moment]) -> None:
    """Check that nothing is in the way of anything at the table, in each of these moments."""
    brisk(page)
    page.goto(f"{host.url}?lang={lang}")
    lay(page, *games)
    found: dict[str, object] = {}
    for each in games:
        page.evaluate("(id) => { location.hash = `game=${id}`; }", each.id)
        page.wait_for_url(f"**#game={each.id}")
        page.locator(
            f".table__table[data-game={each.view['game']}][data-phase={each.view['phase']}] .table__prompt"
        ).first.wait_for()
        for width, height in ENLARGED[letters][1]:
            page.set_viewport_size({"width": width, "height": height})
            found[f"{each.name}, {width}×{height}"] = page.evaluate(CRAMPED)
    check(found)


def look_at_panels(page: Page, host: Host, lang: str, letters: str, panels: tuple[str, ...]) -> None:
    """Check that nothing in these panels is cut off, or wider than its place."""
    brisk(page)
    page.goto(f"{host.url}?lang={lang}")
    wait_ready(page)
    lay(page, GAME, moments()["propose or play"])
    found: dict[str, object] = {}
    for event in panels:
        page.set_viewport_size({"width": 1280, "height": 800})
        open_panel_by_event(page, event)
        expect(page.locator("dialog[open]")).to_have_count(1)
        for width, height in ENLARGED[letters][1]:
            page.set_viewport_size({"width": width, "height": height})
            found[f"{event}, {width}×{height}"] = page.evaluate(CRAMPED_PANEL)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    check(found)


@pytest.mark.thorough
@pytest.mark.parametrize("letters", ["size of 32"], indirect=True)
def test_the_french_library(page: Page, host: Host, trouble: Trouble, letters: str) -> None:
    look_at_panels(page, host, "fr", letters, ("app:games",))
    open_panel_by_event(page, "app:games")
    icon = page.locator("dialog [data-event='app:close'] svg").bounding_box()
    assert icon
    assert icon["width"] == 48  # it has grown with the letters


@pytest.mark.thorough
@pytest.mark.parametrize("letters", ["least size of 24"], indirect=True)
def test_the_french_prompt(page: Page, host: Host, trouble: Trouble, letters: str) -> None:
    look_at_tables(page, host, "fr", letters, [moment("eight"), moments()["propose or play"]])


@pytest.mark.parametrize("letters", ["size of 32"], indirect=True)
def test_the_hand_is_in_sight_at_the_first_choice(page: Page, host: Host, trouble: Trouble, letters: str) -> None:
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    lay(page, moment("first round"))
    page.evaluate("(id) => { location.hash = `game=${id}`; }", moment("first round").id)
    cards = page.locator("[data-game=belote][data-phase=bid] [data-part=hand] [data-card]")
    expect(cards).to_have_count(5)
    for width, height in (PHONE, DESK):
        page.set_viewport_size({"width": width, "height": height})
        boxes = [card.bounding_box() for card in cards.all()]
        assert all(box and box["y"] + box["height"] / 2 < height for box in boxes), (width, boxes)


@pytest.mark.thorough
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("letters", ENLARGED, indirect=True)
def test_the_table(page: Page, host: Host, trouble: Trouble, letters: str, lang: str) -> None:
    games = [*(moments()[name] for name in ECARTE), *(moment(name) for name in BELOTE)]
    look_at_tables(page, host, lang, letters, games)


@pytest.mark.thorough
@pytest.mark.parametrize("lang", ["fr", "ja"])
@pytest.mark.parametrize("letters", ENLARGED, indirect=True)
def test_the_panels(page: Page, host: Host, trouble: Trouble, letters: str, lang: str) -> None:
    look_at_panels(page, host, lang, letters, PANELS)
