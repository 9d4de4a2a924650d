"""Écarté and belote in the pseudo-language: every text can be translated, and longer texts are not cut off."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import pseudo
from conftest import DIST, Host, Trouble, wait_ready
from kit import belote, pseudo_site
from kit.native_engine import NativeEngine
from kit.player import brisk, wait_offered
from kit.positions import moments
from kit.screens import Screens
from kit.shelf import lay, open_panel_by_event

FAULTS = (Path(__file__).parents[1] / "kit/scripts/pseudo.js").read_text("utf-8")
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 320, "height": 568}
DESK: ViewportSize = {"width": 1440, "height": 900}
BELOTE = ("first round", "overcall", "declaring", "belote", "shown", "full", "passed", "made", "failed", "three failed")
PANELS = ("new", "games", "settings", "about", "rules", "book", "arbiter", "explorer", "fair")
UNFOLD = "document.querySelectorAll('dialog[open] details').forEach((one) => { one.open = true; })"
# Texts that are the same in every language: ranks, cards, R D V, the names of the game, the languages, the notation;
# names in the games that are shown; dates, which the browser writes and has in no such language.
PLAIN = "|".join(
    [
        r"[KQJARDVT](?: [\dKQJARDV]+)*", r"[\p{L}]{1,2}", "Écarté", "English", "Français", "日本語", "Qps",
        pseudo.NAME,
        r"[EB]\d+(?: [EB]\d+)*", "Engine", r"\.ecn", r"[\d ]+ [KM]?B",
        r"(?:(?:Anna|Ben|Ada|Bruno|Clara|Denis|Dora|Émile|Friday.*)(?: \d)?(?:, |\.)?)+", r'\[ECN "1"\]',
        r"(?:\w+day, )?(?:\d{1,2} )?\w+ \d{4}.*", "Mon|Tue|Wed|Thu|Fri|Sat|Sun", "SHA-256", "svg-cards",
    ]
)  # fmt: skip


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pseudo_site.build(tmp_path_factory.mktemp("pseudo"))


@pytest.fixture
def pseudo_page(site: Path, page: Page, trouble: Trouble) -> Iterator[Page]:
    """Open the page in the pseudo-language."""
    with Host(site, NativeEngine(DIST.parent / "build/site.json")) as host:
        brisk(page)
        page.goto(f"{host.url}?lang={pseudo.NAME}")
        wait_ready(page)
        expect(page.locator("html")).to_have_attribute("lang", pseudo.NAME)
        yield page


@pytest.fixture
def found() -> Iterator[dict[str, list[str]]]:
    """Collect faults by screen; there must be none in the end."""
    found: dict[str, list[str]] = {}
    yield found
    found = {name: wrong for name, wrong in found.items() if wrong}
    assert found == {}, json.dumps(found, indent=1, ensure_ascii=False)


@pytest.mark.thorough
def test_tables_and_panels_in_the_pseudo_language(pseudo_page: Page, found: dict[str, list[str]]) -> None:
    page = pseudo_page
    page.set_viewport_size(PHONE)
    page.locator('[data-event="app:menu"]').click()
    expect(page.get_by_role("dialog")).to_contain_text("⟦")
    found["menu"] = page.evaluate(FAULTS, PLAIN)
    page.keyboard.press("Escape")
    for panel in PANELS:
        open_panel_by_event(page, f"app:{panel}")
        shown = page.locator(f"[data-panel={panel}]")
        expect(shown.locator("h2")).to_contain_text("⟦")
        expect(shown.locator("[aria-busy=true]")).to_have_count(0)
        for more in shown.locator("details > summary").all():
            if more.is_visible():
                more.click()
        found[panel] = page.evaluate(FAULTS, PLAIN)
        page.keyboard.press("Escape")
        expect(shown).to_have_count(0)
    all_moments = [*moments().values(), *(belote.moment(name) for name in BELOTE)]
    lay(page, *all_moments)
    for moment in all_moments:
        page.evaluate("(id) => { location.hash = `game=${id}`; }", moment.id)
        page.wait_for_url(f"**#game={moment.id}")
        wait_offered(page)
        found[moment.name] = page.evaluate(FAULTS, PLAIN)


@pytest.mark.thorough
def test_all_other_screens_in_the_pseudo_language(pseudo_page: Page, found: dict[str, list[str]]) -> None:
    """Statistics, lessons, problems, daily deal, guide, match, review, replay, import, bin, two people, and others."""
    page = pseudo_page
    screens = Screens(page)
    screens.lay()
    for name in screens.each(lambda name: name not in PANELS and not name.startswith(("ecarte ", "belote "))):
        page.evaluate(UNFOLD)
        for size in (DESK, PHONE, SMALL):
            page.set_viewport_size(size)
            found[f"{name}, {size['width']}"] = page.evaluate(FAULTS, PLAIN)
