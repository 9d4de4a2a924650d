"""Help for newcomers: the rules of the game on the table, and the tags by a name, explained."""

import pytest
from playwright.sync_api import Page, expect

from conftest import Host, Trouble, wait_ready
from kit.player import brisk, button, close_panel, open_panel, wait_offered
from kit.positions import Rules, find, mine, moments
from kit.shelf import lay, open_game


def test_usual_rules(page_en: Page) -> None:
    shown = open_panel(page_en, "How to play")
    expect(shown.get_by_role("heading", name="The score")).to_be_attached()
    expect(shown.locator(".rules__here")).to_have_count(0)


def test_rules_of_this_game(page_en: Page) -> None:
    """The rules describe the game on the table: each option that differs is named."""
    wait_ready(page_en)
    other = Rules(
        "jirai", (("rank_order", "ace-high"), ("vulnerability", "none"), ("target", 10), ("propose_number", True))
    )
    moment = find("other rules", mine("choose"), other)
    lay(page_en, moment)
    open_game(page_en, moment)
    shown = open_panel(page_en, "How to play")
    expect(shown).to_contain_text("The first to 10 points wins the game.")
    expect(shown.get_by_role("img", name="ace, king, queen")).to_be_visible()
    answer = (
        "the ace is the highest",
        "all five cards are dealt at once",
        "whoever proposes also says how many",
        "nobody is ever vulnerable",
        "a king in the hand scores nothing",
        "you need not play higher",
        "a deal ends as soon as",
    )
    expect(shown.locator(".rules__here")).to_contain_text([f"In this game {words}" for words in answer])
    expect(shown).not_to_contain_text("the player who does so is vulnerable")
    expect(shown).to_contain_text("Cards that may not be played lie lower")
    expect(shown).to_contain_text("undoes your last decision")
    close_panel(shown)


@pytest.mark.thorough
def test_rules_that_punish(page_en: Page) -> None:
    """In games that punish irregularities, wrong cards can be played, and nothing can be taken back."""
    wait_ready(page_en)
    moment = find("rules that punish", mine("choose"), Rules("london-2"))
    lay(page_en, moment)
    open_game(page_en, moment)
    shown = open_panel(page_en, "How to play")
    expect(shown).to_contain_text("In this game any card can be played")
    expect(shown).to_contain_text("In this game decisions are final.")
    expect(shown).not_to_contain_text("Cards that may not be played lie lower")
    expect(shown).not_to_contain_text("undoes your last decision")


@pytest.mark.thorough
def test_words_by_a_name(page: Page, host: Host, trouble: Trouble) -> None:
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    moment = moments()["long game"]
    lay(page, moment)
    open_game(page, moment)
    wait_offered(page)
    yours = moment.view["vulnerable"] == "S"
    explain = button(page, "What is said of you, explained" if yours else "What is said of Hortense, explained")
    note = page.get_by_role("note").filter(has_text="Vulnerable:")
    expect(note).to_be_hidden()
    explain.focus()
    page.keyboard.press("Enter")
    expect(note).to_be_visible()
    page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    explain.click()
    expect(note).to_be_visible()
    page.locator(".table__trick").click()
    expect(note).to_be_hidden()


@pytest.mark.thorough
def test_thrown_cards_lie_there(page: Page, host: Host, trouble: Trouble) -> None:
    """The discards lie face down, as many as the view says, until the deal is over (E12)."""
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    moment = moments()["discard again"]
    lay(page, moment)
    open_game(page, moment)
    wait_offered(page)
    number = sum(sum(each.values()) for each in moment.view["exchanges"])
    assert number > 2
    heap = page.get_by_role("img", name=f"{number} cards are discarded")
    expect(heap).to_be_visible()
    expect(heap.locator("img")).to_have_count(number)
    assert set(heap.locator("img").evaluate_all("all => all.map((one) => one.src.split('/').pop())")) == {"back.svg"}
