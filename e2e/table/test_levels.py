"""The four levels of the computer, chosen in the panel of a new game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from conftest import wait_ready
from kit.player import Player, button, open_panel
from kit.shelf import kept

LEVELS = {
    "beginner": ("Anatole", "Anatole, a beginner"),
    "amateur": ("Hortense", "Hortense, a decent amateur"),
    "club": ("Honoré", "Honoré, a player of the club"),
    "master": ("Clotilde", "Clotilde, a master"),
}
PORTRAITS = {"beginner": "Jc", "club": "Kc", "master": "Qc"}


def test_the_amateur_is_offered_first_and_three_more(page_en: Page) -> None:
    wait_ready(page_en)
    opponent = open_panel(page_en, "New game").get_by_role("combobox", name="Opponent")
    expect(opponent).to_have_value("amateur")
    expect(opponent.get_by_role("option")).to_have_text([words for _, words in LEVELS.values()])


@pytest.mark.thorough
@pytest.mark.parametrize("level", ["beginner", "club", "master"])
def test_each_level_plays(page_en: Page, level: str) -> None:
    name, words = LEVELS[level]
    wait_ready(page_en)
    new = open_panel(page_en, "New game")
    new.get_by_role("combobox", name="Opponent").select_option(words)
    new.get_by_role("button", name="Deal the cards").click()
    expect(page_en.get_by_role("region", name="Score")).to_contain_text(f"{name} has 0 of 5 points")
    expect(page_en.locator(".table__medallion img")).to_have_attribute("src", re.compile(rf"/{PORTRAITS[level]}\b"))
    Player(page_en).play_until("Next deal")
    assert f"N:{level}" in kept(page_en)["record"]
    expect(button(page_en, "Next deal")).to_be_enabled()
