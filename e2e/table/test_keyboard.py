"""The keyboard alone: Tab, arrows, Enter, Space and Esc. Tests use no mouse, and never set the focus."""

import re
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from conftest import Host, Trouble, wait_ready
from kit.player import Player, Seen, brisk, button, hand_of, log_of, wait_offered
from kit.positions import Rules, before_exchange, find, moments
from kit.senses.keys import Keys, focused
from kit.shelf import kept, lay, open_game

# In the dialog, or nowhere while the browser's own toolbar has it.
WITHIN = "document.activeElement === document.body || document.activeElement.closest('dialog') !== null"


class Steady(Player):
    """A player that checks the focus after everything that happens."""

    def decide(self) -> Seen:
        seen = super().decide()
        assert focused(self.page), f"the focus is lost after {self.pressed[-1]}"
        return seen


@pytest.mark.thorough
def test_a_whole_game(page: Page, host: Host, trouble: Trouble) -> None:
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    keys = Keys()
    player = Steady(page, keys)
    player.play_until("Rematch")
    assert keys.lost == []
    assert "Next deal" in player.pressed
    assert len(player.played) >= 5  # two marked kings and two voles can end the game soon
    player.choose("Rematch")
    assert focused(page)


def test_focus_moves_to_the_question(page: Page, host: Host, trouble: Trouble) -> None:
    """The focus goes to the first button of the next question, not to a card that is not asked for."""
    # The next deal is the opponent's, so that South speaks first.
    over = find("a deal of South's over", lambda v: v["phase"] == "scored" and v["dealer"] == "S")
    king = find(
        "the king wins",
        lambda v: "S:king" in v["legal"] and v["turn"] == "S" and v["score"]["S"] == 4,
        Rules("article"),
        most=600,
    )
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    lay(page, over, king)
    keys = Keys()
    for moment, pressed, asked in ((over, "Next deal", "Propose"), (king, "Mark the king", "Rematch")):
        open_game(page, moment)
        wait_offered(page)
        keys.press(page, button(page, pressed))
        expect(button(page, asked)).to_be_focused()


@pytest.mark.thorough
def test_focus_moves_to_a_new_game(page_en: Page) -> None:
    """It does not go back to the button that opened the panel."""
    wait_ready(page_en)
    keys, game = Keys(), page_en.url
    keys.press(page_en, button(page_en, "New game"))
    keys.press(page_en, page_en.get_by_role("dialog").get_by_role("button", name="Deal the cards"))
    page_en.wait_for_url(lambda url: url != game)
    wait_offered(page_en)
    expect(page_en.locator("[data-part=choices] :focus, [data-part=hand] :focus")).to_have_count(1)


@pytest.mark.thorough
def test_exchange_without_tab(page: Page, host: Host, trouble: Trouble) -> None:
    """Space, arrows and Enter discard exactly the picked cards, one to five, as elder and as dealer."""
    elder = before_exchange("proposes", "S:propose", Rules())
    dealer = before_exchange("accepts", "S:accept", Rules(dealer="S"))
    games = [
        (replace(moment, name=f"{moment.name} {number}"), asks, number)
        for moment, asks in ((elder, "Propose"), (dealer, "Accept"))
        for number in range(1, 6)
    ]
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    lay(page, *(moment for moment, _, _ in games))
    for moment, asks, number in games:
        open_game(page, moment)
        Keys().go(page, button(page, asks))
        # Down to the hand and up again, and from one button to the other.
        for key, there in (
            ("ArrowDown", hand_of(page).locator("[tabindex='0']")),
            ("ArrowUp", button(page, asks)),
            ("ArrowLeft", page.locator(".table__choices .kit__button").last),
            ("ArrowRight", button(page, asks)),
        ):
            page.keyboard.press(key)
            expect(there).to_be_focused()
        page.keyboard.press("Enter")
        cards = hand_of(page).get_by_role("button")
        expect(hand_of(page).locator(":focus")).to_have_attribute("aria-pressed", "false")
        first = cards.evaluate_all("cards => cards.indexOf(document.activeElement)")
        picked = [(first + at) % len(moment.view["hand"]) for at in range(number)]
        for at in picked:
            if at != first:
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Space")
            expect(cards.nth(at)).to_have_attribute("aria-pressed", "true")
            expect(cards.nth(at)).to_be_focused()
        page.keyboard.press("ArrowUp")
        expect(button(page, f"Discard {number} card{'s' if number > 1 else ''}")).to_be_focused()
        page.keyboard.press("Enter")
        expect(log_of(page)).to_contain_text("You discard")
        thrown = "".join(moment.view["hand"][at] for at in sorted(picked))
        assert f"S-{thrown}" in kept(page, moment.id)["record"].split(), moment.name


@pytest.mark.thorough
def test_panels(page_en: Page) -> None:
    """Each opens and closes by keys, and gives the focus back to the button that opened it."""
    wait_ready(page_en)
    keys = Keys()
    dialog = page_en.get_by_role("dialog")
    menu = button(page_en, "Menu")
    pages = ("Rule book", "Call the arbiter")  # with addresses of their own
    for name in ("New game", "Your games", "Settings", "How to play", *pages, "Resign", "About"):
        keys.press(page_en, menu)
        expect(page_en.get_by_role("dialog", name="Menu")).to_be_visible()
        keys.press(page_en, dialog.get_by_role("button", name=name, exact=True))
        expect(dialog.get_by_role("heading", level=2)).not_to_have_text("Menu")
        assert dialog.evaluate("one => one.contains(document.activeElement)"), name
        # The focus stays inside.
        for _ in range(3):
            page_en.keyboard.press("Shift+Tab")
            assert page_en.evaluate(WITHIN), name
        page_en.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(menu).to_be_focused()
    # A panel of the bar, closed by its button.
    new = button(page_en, "New game")
    keys.press(page_en, new)
    expect(dialog).to_be_visible()
    keys.press(page_en, dialog.get_by_role("button", name="Close"))
    expect(dialog).to_have_count(0)
    expect(new).to_be_focused()


def test_cards_and_log(page_en: Page) -> None:
    """The hand is one tab stop, with arrow keys inside; the log can be focused and scrolled."""
    wait_ready(page_en)
    cards = hand_of(page_en).get_by_role("button")
    keys = Keys()
    keys.go(page_en, cards.first)
    page_en.keyboard.press("ArrowLeft")
    expect(cards.last).to_be_focused()
    page_en.keyboard.press("ArrowRight")
    expect(cards.first).to_be_focused()
    page_en.keyboard.press("End")
    expect(cards.last).to_be_focused()
    page_en.keyboard.press("Home")
    expect(cards.first).to_be_focused()
    page_en.keyboard.press("ArrowRight")
    page_en.keyboard.press("Tab")
    assert not hand_of(page_en).evaluate("hand => hand.contains(document.activeElement)")
    page_en.keyboard.press("Shift+Tab")
    expect(cards.nth(1)).to_be_focused()
    keys.go(page_en, log_of(page_en))


@pytest.mark.thorough
def test_the_hand_is_entered_at_a_card_that_may_be_played(page: Page, host: Host, trouble: Trouble) -> None:
    """Of cards that are refused none comes first, and what a hint suggests does."""

    def begins_refused(view: dict[str, Any]) -> bool:
        playable = [event for event in view["legal"] if event.startswith("S.")]
        first = view["hand"][0] if view["hand"] else ""
        return view["turn"] == "S" and bool(view["trick"]) and len(playable) > 1 and f"S.{first}" not in playable

    moment = find("the first card is refused", begins_refused)
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    lay(page, moment)
    open_game(page, moment)
    wait_offered(page)
    home = hand_of(page).locator("[tabindex='0']")
    expect(home).to_have_count(1)
    expect(home).to_have_attribute("aria-disabled", "false")
    Keys().press(page, button(page, "Hint"))
    expect(home).to_have_class(re.compile(r"\badvised\b|__advised"))


@pytest.mark.thorough
def test_a_result_that_scrolls(page_en: Page) -> None:
    """Where a result has no room it is a tab stop, so that arrow keys can scroll it; elsewhere it is none."""
    wait_ready(page_en)
    over = moments()["deal over, much scored"]
    lay(page_en, over)
    open_game(page_en, over)
    result = page_en.locator("[data-part=result]")
    expect(result).not_to_have_attribute("tabindex", "0")
    page_en.set_viewport_size({"width": 640, "height": 320})
    expect(result).to_have_attribute("tabindex", "0")
    Keys().go(page_en, result)
    page_en.set_viewport_size({"width": 390, "height": 844})
    Keys().go(page_en, button(page_en, "Next deal"))
    expect(result).not_to_have_attribute("tabindex", "0")
