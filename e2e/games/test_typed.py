"""Games as people type them: compared with what is kept, by mouse and by keyboard, before they are in the library."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from kit.pages import bring, library
from kit.senses.looks import check, faults, violations
from kit.shelf import kept

TYPED = Path(__file__).parents[2] / "tests/corpus/typed"
EVENING = (TYPED / "club-evening.txt").read_text("utf-8")
MEANT = (TYPED / "club-evening.ecn").read_text("utf-8")


def imports(page: Page) -> Locator:
    """Return the panel of the import."""
    return page.get_by_role("dialog", name="Import games")


def press(page: Page, name: str) -> None:
    """Go to a button with the Tab key, and press it."""
    asked = imports(page).get_by_role("button", name=name, exact=True)
    for _ in range(8):
        page.keyboard.press("Tab")
        if asked.evaluate("(it) => it === document.activeElement"):
            break
    expect(asked).to_be_focused()
    page.keyboard.press("Enter")


@pytest.mark.thorough
def test_a_pasted_game_is_compared_and_kept_by_keyboard(table: Page) -> None:
    """Each line typed stands beside the canonical one; nothing is kept before the user says so."""
    bring(table, "paste", text=EVENING)
    shown = imports(table)
    expect(shown.get_by_role("heading", name="Is this the game?")).to_be_focused()
    expect(shown.get_by_role("listitem").first).to_contain_text("Those that fit are added: [ECN")
    rows = shown.locator("dl")
    expect(rows).to_have_count(17)
    expect(rows.nth(4).locator("dd")).to_have_text(["S king\nN Js, S 7h /S", "S:king N.Js S.7h /S"])
    expect(shown.locator("ins").filter(has_text="S:king")).to_have_count(1)
    found: dict[str, object] = {}
    for width, height in ((390, 844), (820, 1180), (1440, 900)):
        table.set_viewport_size({"width": width, "height": height})
        for scheme in ("light", "dark"):
            table.emulate_media(color_scheme=scheme)
            found[f"{width}, {scheme}"] = faults(table)
    found["axe"] = violations(table)
    check(found)
    press(table, "Keep it")
    expect(shown.locator(".files__course-sum")).to_have_text("One game is in your library now.")
    replayed = shown.get_by_role("button", name="Replay it")
    game = (replayed.get_attribute("data-event") or "").removeprefix("app:replay:")
    assert kept(table, game)["record"] == MEANT


@pytest.mark.thorough
def test_an_error_is_mended_in_the_field_and_a_game_can_be_left_out(table: Page) -> None:
    """A pasted text comes back to be changed; with an error, the game before it is offered beside it."""
    library(table).get_by_role("button", name="Import", exact=True).click()
    shown = imports(table)
    field = shown.get_by_role("textbox")
    wrong = EVENING.replace("S Qd, N 8h", "S Qd, N 9h")
    field.fill(wrong)
    shown.get_by_role("button", name="Read the text").click()
    expect(shown.get_by_role("heading", name="Is this the game?")).to_be_focused()
    expect(shown).to_contain_text("The game is kept up to here")
    press(table, "Change the text")
    expect(shown.locator(".files__finding")).to_have_count(1)
    expect(field).to_have_value(wrong)
    expect(field).to_be_focused()
    field.fill(EVENING)
    press(table, "Read the text")
    expect(shown.get_by_role("heading", name="Is this the game?")).to_be_focused()
    press(table, "Change the text")
    expect(field).to_have_value(EVENING)
    expect(field).to_be_focused()
    press(table, "Read the text")
    press(table, "Do not keep it")
    expect(shown.locator(".files__course")).to_be_focused()  # for the button is gone
    expect(shown.locator(".files__course-sum")).to_contain_text("One was not kept.")
    expect(shown.locator(".files__course-sum")).to_contain_text("No new game.")


@pytest.mark.thorough
def test_a_question_goes_on_waiting_when_its_panel_is_closed(table: Page) -> None:
    """The notice above the table says that an answer is wanted, and leads back to the question."""
    bring(table, "paste", text=EVENING)
    asked = imports(table).get_by_role("heading", name="Is this the game?")
    expect(asked).to_be_focused()
    table.keyboard.press("Escape")
    notice = table.get_by_role("status").filter(has_text="A game was read with changes. Do you want to keep it?")
    notice.get_by_role("button", name="Show").click()
    expect(asked).to_be_visible()
    imports(table).get_by_role("button", name="Keep it", exact=True).click()
    expect(imports(table).locator(".files__course-sum")).to_have_text("One game is in your library now.")
    imports(table).get_by_role("button", name="To your games").click()
    expect(table.get_by_role("dialog", name="Your games")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.sampled
@pytest.mark.parametrize("by", ["its button", "Escape"])
def test_the_question_can_be_put_away(table: Page, by: str) -> None:
    """It lies over score and opponent no more; the library still asks it."""
    table.set_viewport_size({"width": 390, "height": 844})
    bring(table, "paste", text=EVENING)
    expect(imports(table).get_by_role("heading", name="Is this the game?")).to_be_focused()
    table.keyboard.press("Escape")
    notice = table.get_by_role("status").filter(has_text="A game was read with changes. Do you want to keep it?")
    expect(notice).to_be_visible()
    if by == "Escape":
        table.keyboard.press("Escape")
    else:
        notice.get_by_role("button", name="Dismiss").click()
    expect(notice).to_have_count(0)
    games = library(table)
    expect(games.get_by_text("A game was read with changes. Do you want to keep it?")).to_be_visible()
    games.get_by_role("button", name="Show").click()
    imports(table).get_by_role("button", name="Keep it", exact=True).click()
    expect(imports(table).locator(".files__course-sum")).to_have_text("One game is in your library now.")


@pytest.mark.thorough
def test_a_game_that_is_kept_is_not_asked_about_again(table: Page) -> None:
    """It is said that it is there, and it can be opened."""
    bring(table, "paste", text=EVENING)
    shown = imports(table)
    shown.get_by_role("button", name="Keep it", exact=True).click()
    expect(shown.get_by_role("button", name="Replay it")).to_be_visible()
    shown.get_by_role("textbox").fill(EVENING)
    shown.get_by_role("button", name="Read the text").click()
    expect(shown.locator(".files__course-sum")).to_have_text("This game is in your library already.")
    shown.get_by_role("button", name="Open it").click()
    expect(shown).to_have_count(0)
    expect(table.locator(".replay__replay")).to_contain_text("Bruno")


@pytest.mark.thorough
def test_the_question_is_also_in_sight_from_the_library(table: Page) -> None:
    """One press of Escape leads to it: the list says that an answer is wanted."""
    games = library(table)
    games.get_by_role("button", name="Import", exact=True).click()
    imports(table).get_by_role("textbox").fill(EVENING)
    imports(table).get_by_role("button", name="Read the text").click()
    asked = imports(table).get_by_role("heading", name="Is this the game?")
    expect(asked).to_be_focused()
    table.keyboard.press("Escape")
    notice = games.get_by_role("status").filter(has_text="A game was read with changes. Do you want to keep it?")
    expect(notice).to_be_visible()
    check({"faults": faults(table), "axe": violations(table)})
    notice.get_by_role("button", name="Show").click()
    expect(asked).to_be_visible()


@pytest.mark.thorough
def test_several_games_of_a_file_are_asked_about_at_once(table: Page) -> None:
    bring(table, "drop", text=(TYPED / "three-games-of-an-evening.txt").read_text("utf-8"), file="evening.txt")
    shown = imports(table)
    expect(shown.get_by_role("heading", name="Are these the games?")).to_be_visible()
    expect(shown.locator("details")).to_have_count(3)
    expect(shown.locator("summary").nth(2)).to_contain_text("evening.txt · game 3")
    found: dict[str, object] = {}
    for width, height in ((390, 844), (820, 1180), (1440, 900)):
        table.set_viewport_size({"width": width, "height": height})
        found[str(width)] = faults(table)
    found["axe"] = violations(table)
    check(found)
    expect(shown.get_by_role("button", name="Keep all 3")).to_be_visible()
    shown.get_by_label("Keep game 2").uncheck()
    shown.get_by_role("button", name="Keep 2", exact=True).click()
    expect(shown.locator(".files__course-sum")).to_have_text("2 games are in your library now. One was not kept.")


def test_a_letter_is_no_game_and_one_sentence_says_so(table: Page) -> None:
    letter = "He had the king of hearts and I the ace of spades, as it seems. " * 20
    bring(table, "paste", text=letter)
    shown = imports(table)
    expect(shown.locator(".files__finding")).to_have_count(1)
    expect(shown.locator(".files__finding")).to_contain_text("No record begins here.")
    field = shown.get_by_role("textbox")
    expect(field).to_have_value(letter)
    field.fill("hello there")
    shown.get_by_role("button", name="Read the text").click()
    expect(shown).to_contain_text("That is neither a game nor a link to one.")
    expect(field).to_have_value("hello there")
    expect(shown.locator(".files__finding")).to_have_count(0)  # those of the text before


@pytest.mark.thorough
def test_an_empty_import_offers_an_example(table: Page) -> None:
    library(table).get_by_role("button", name="Import", exact=True).click()
    shown = imports(table)
    expect(shown.get_by_role("link", name="How games are written: the notation")).to_have_attribute(
        "href", re.compile(r"/docs/ecn\.html$")
    )
    shown.get_by_role("button", name="Show an example").click()
    field = shown.get_by_role("textbox", name="Text of games, or a link")
    expect(field).to_be_focused()
    expect(field).to_have_value(re.compile(r'^\[ECN "1"\]'))
    expect(shown.get_by_role("button", name="Show an example")).to_have_count(0)
    shown.get_by_role("button", name="Read the text").click()
    expect(shown).to_contain_text("One game is in your library now.")
