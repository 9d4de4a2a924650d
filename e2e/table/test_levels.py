"""The levels of the computer, chosen by their portraits in the panel of a new game."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from conftest import wait_ready
from kit.player import Player, button, open_panel
from kit.positions import find
from kit.shelf import kept, lay

pytestmark = pytest.mark.every_size

LEVELS = {
    "beginner": ("Anatole", "Anatole, a beginner"),
    "amateur": ("Hortense", "Hortense, a decent amateur"),
    "club": ("Honoré", "Honoré, a player of the club"),
    "master": ("Clotilde", "Clotilde, a master"),
}
BELOTE = ["novices", "occasional players", "decent amateurs", "players of the club", "experts"]


def test_the_beginner_is_chosen_first_and_three_more_are_offered(page_en: Page) -> None:
    """Each with a sentence and the portrait that it has at the table."""
    wait_ready(page_en)
    at_table = page_en.locator("[data-part=medallion] img").get_attribute("src")
    opponent = open_panel(page_en, "New game").get_by_role("group", name="Opponent")
    expect(opponent.get_by_role("radio", name="Anatole")).to_be_checked()
    expect(opponent.locator("strong")).to_have_text([words for _, words in LEVELS.values()])
    for level in opponent.locator("label").all():
        expect(level.locator("img")).to_be_visible()
        expect(level.locator("small")).to_have_text(re.compile(r"^[A-Z].+\.$"))
    portraits = opponent.locator("img").evaluate_all("all => all.map((one) => one.getAttribute('src'))")
    assert len({*portraits}) == len(LEVELS)
    assert portraits[0] == at_table


@pytest.mark.thorough
def test_at_belote_partner_and_opponents_are_chosen_apart(page_en: Page) -> None:
    wait_ready(page_en)
    new = open_panel(page_en, "New game")
    new.get_by_role("radio", name="Belote").check()
    opponents = new.get_by_role("group", name="Blaise and Ondine")
    expect(opponents.locator("strong")).to_have_text(BELOTE)
    for level in opponents.locator("label").all():
        expect(level.locator("img")).to_be_visible()
        expect(level.locator("small")).to_have_text(re.compile(r"^[A-Z].+\.$"))
    opponents.get_by_role("radio", name="players of the club").check()
    partner = new.get_by_role("group", name="Camille, your partner")
    expect(partner.get_by_role("radio", name="like them")).to_be_checked()
    partner.get_by_role("radio", name="an occasional player").check()
    before = page_en.url
    new.get_by_role("button", name="Deal the cards").click()
    page_en.wait_for_url(lambda url: url != before)
    assert kept(page_en)["players"] == {"N": "casual", "E": "club", "W": "club"}


@pytest.mark.thorough
def test_after_ten_games_another_opponent_is_suggested_once(page_en: Page) -> None:
    wait_ready(page_en)
    over = find("a game won", lambda view: view["winner"] == "S", most=600)
    lay(page_en, *(replace(over, name=f"won {number}") for number in range(10)))
    new = open_panel(page_en, "New game")
    note = new.get_by_role("note")
    hortense = new.get_by_role("radio", name=LEVELS["amateur"][1])
    hortense.check()
    expect(note).to_contain_text("You have won 10 of your last 10 games against Hortense.")
    note.get_by_role("button", name="Play against Honoré").click()
    expect(new.get_by_role("radio", name=LEVELS["club"][1])).to_be_checked()
    expect(note).to_have_count(0)
    hortense.check()
    page_en.keyboard.press("Escape")
    open_panel(page_en, "New game")
    hortense.check()
    expect(note).to_have_count(0)


@pytest.mark.thorough
@pytest.mark.parametrize("level", ["beginner", "club", "master"])
def test_each_level_plays(page_en: Page, level: str) -> None:
    name, words = LEVELS[level]
    wait_ready(page_en)
    new = open_panel(page_en, "New game")
    new.get_by_role("radio", name=words).check()
    portrait = new.locator("label").filter(has_text=words).locator("img").get_attribute("src") or ""
    new.get_by_role("button", name="Deal the cards").click()
    expect(page_en.get_by_role("region", name="Score")).to_contain_text(f"{name} has 0 of 5 points")
    expect(page_en.locator(".table__medallion img")).to_have_attribute("src", portrait)
    Player(page_en).play_until("Next deal")
    assert f"N:{level}" in kept(page_en)["record"]
    expect(button(page_en, "Next deal")).to_be_enabled()
