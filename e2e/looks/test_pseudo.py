"""Écarté and belote in the pseudo-language: every text can be translated, and longer texts are not cut off."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import pseudo
from conftest import DIST, Host, Trouble, wait_ready
from kit import belote, pseudo_site
from kit.native_engine import NativeEngine
from kit.player import brisk, wait_offered
from kit.positions import moments
from kit.screens import Screens, close_all
from kit.shelf import lay, open_panel_by_event

FAULTS = (Path(__file__).parents[1] / "kit/scripts/pseudo.js").read_text("utf-8")
PHONE: ViewportSize = {"width": 390, "height": 844}
BELOTE = ("first round", "overcall", "declaring", "belote", "shown", "full", "passed", "made", "failed", "three failed")
PANELS = ("new", "games", "settings", "about", "rules", "book", "arbiter", "explorer", "fair")
# Texts that are the same in every language: ranks, cards, R D V, the names of the game, the languages, the notation.
PLAIN = "|".join(
    [
        r"[KQJARDVT](?: [\dKQJARDV]+)*", r"[\p{L}]{1,2}", "Écarté", "English", "Français", "日本語", "Qps",
        pseudo.NAME,
        r"[EB]\d+(?: [EB]\d+)*", "Engine", r"\.ecn", r"[\d ]+ [KM]?B",
        "Anna|Ben|Ada|Friday.*", r"\d{1,2} \w+ \d{4}.*", "SHA-256", "svg-cards",
    ]
)  # fmt: skip


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pseudo_site.build(tmp_path_factory.mktemp("pseudo"))


@pytest.mark.thorough
def test_every_screen_in_the_pseudo_language(site: Path, page: Page, trouble: Trouble) -> None:
    page.set_viewport_size(PHONE)
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        if wrong := page.evaluate(FAULTS, PLAIN):
            found[name] = wrong

    with Host(site, NativeEngine(DIST.parent / "build/site.json")) as host:
        brisk(page)
        page.goto(f"{host.url}?lang={pseudo.NAME}")
        wait_ready(page)
        expect(page.locator("html")).to_have_attribute("lang", pseudo.NAME)
        page.locator('[data-event="app:menu"]').click()
        expect(page.get_by_role("dialog")).to_contain_text("⟦")
        look("menu")
        page.keyboard.press("Escape")
        for panel in PANELS:
            open_panel_by_event(page, f"app:{panel}")
            shown = page.locator(f"[data-panel={panel}]")
            expect(shown.locator("h2")).to_contain_text("⟦")
            expect(shown.locator("[aria-busy=true]")).to_have_count(0)
            for more in shown.locator("details > summary").all():
                more.click()
            look(panel)
            page.keyboard.press("Escape")
            expect(shown).to_have_count(0)
        all_moments = [*moments().values(), *(belote.moment(name) for name in BELOTE)]
        lay(page, *all_moments)
        for moment in all_moments:
            page.evaluate("(id) => { location.hash = `game=${id}`; }", moment.id)
            page.wait_for_url(f"**#game={moment.id}")
            wait_offered(page)
            look(moment.name)
        screens = Screens(page)
        screens.lay()
        looked_at = {
            "menu",
            *PANELS,
            *(f"ecarte {each.name}" for each in all_moments),
            *(each.name for each in all_moments),
        }
        for name, bring in screens.all().items():
            if name in looked_at:
                continue
            bring()
            look(name)
            close_all(page)
    assert found == {}, json.dumps(found, indent=1, ensure_ascii=False)
