"""The score pad of a real table: deals entered, corrected and deleted; kept on this device, and shared as a link."""

import pytest
from playwright.sync_api import Locator, Page, expect

from conftest import wait_ready
from ecarte.notation import ecn, link
from kit.player import open_panel
from kit.senses.looks import check, faults, violations
from kit.shelf import kept

pytestmark = pytest.mark.every_size


def begin(page: Page, preset: str = "Classic") -> Locator:
    wait_ready(page)
    pad = open_panel(page, "Score pad")
    for seat, name in (("South", "Anna"), ("North", "Bruno"), ("East", "Clara"), ("West", "Denis")):
        pad.get_by_role("textbox", name=seat).fill(name)
    pad.get_by_role("radio", name=preset).check(force=True)
    check({"faults": faults(page), "axe": violations(page)})
    pad.get_by_role("button", name="Begin a pad").click()
    expect(pad.get_by_role("heading", name="Deal 1: Anna deals")).to_be_visible()
    return pad


def choose(pad: Locator, group: str, name: str) -> None:
    pad.get_by_role("group", name=group).get_by_role("radio", name=name, exact=True).check(force=True)


def enter(pad: Locator, taker: str, contract: str, digits: str) -> None:
    choose(pad, "Who took", taker)
    choose(pad, "With what", contract)
    for digit in digits:
        pad.get_by_role("button", name=digit, exact=True).click()


@pytest.mark.thorough
def test_a_pad_is_kept_corrected_and_shared(page_en: Page) -> None:
    pad = begin(page_en)
    enter(pad, "Anna", "Spades", "116")
    expect(pad.get_by_role("textbox", name="Them")).to_have_value("46")
    choose(pad, "Belote in", "Bruno")
    pad.get_by_text("Declarations", exact=True).click()
    choose(pad, "Who declares", "Bruno")
    pad.get_by_role("button", name="Cinquante").click()
    pad.get_by_role("button", name="Tierce").click()
    taken_back = pad.get_by_role("button", name="Remove: Bruno, Cinquante")
    taken_back.press("Enter")
    expect(pad.get_by_role("button", name="Remove: Bruno, Tierce")).to_be_focused()
    check({"faults": faults(page_en), "axe": violations(page_en)})
    pad.get_by_role("button", name="Write it down").click()
    expect(pad.get_by_role("heading", name="Deal 2: Denis deals")).to_be_visible()
    expect(pad.get_by_role("table").first).to_contain_text("156")

    choose(pad, "Who took", "All passed")
    pad.get_by_role("button", name="Write it down").click()
    expect(pad.get_by_role("heading", name="Deal 3: Bruno deals")).to_be_visible()
    [play] = ecn.loads(kept(page_en, page_en.url.partition("#pad=")[2])["record"])
    assert play.record.without_cards
    assert [str(entry.event) for entry in play.record.deals[0].entries][-1] == "&count:116-46"

    first = pad.locator("[data-deal='1']")
    first.locator("summary").click()
    expect(first.get_by_role("row", name="Declarations")).to_contain_text("20")
    first.get_by_role("button", name="Correct").click()
    expect(pad.get_by_role("heading", name="Correct deal 1: Anna dealt")).to_be_visible()
    pad.get_by_role("button", name="C", exact=True).click()
    enter(pad, "Anna", "Spades", "60")
    pad.get_by_role("button", name="Correct it").click()
    expect(pad.get_by_role("table").first).to_contain_text("182")  # failed: 162 and the tierce
    second = pad.locator("[data-deal='2']")
    second.locator("summary").click()
    second.get_by_role("button", name="Delete this deal").click()
    expect(pad.get_by_role("heading", name="Deal 2: Denis deals")).to_be_visible()

    page_en.reload()  # as after a kill: the address names the pad
    pad = page_en.get_by_role("dialog", name="Score pad")
    expect(pad.get_by_role("table").first).to_contain_text("182")
    [play] = ecn.loads(kept(page_en, page_en.url.partition("#pad=")[2])["record"])
    page_en.evaluate("location.hash = ''")
    page_en.evaluate(f"location.hash = '{link.dumps(play)}'")
    pad = page_en.get_by_role("dialog", name="Score pad")
    expect(pad.get_by_role("heading", name="Deal 2: Denis deals")).to_be_visible()


@pytest.mark.thorough
def test_impossible_points_are_refused_in_words(page_en: Page) -> None:
    pad = begin(page_en)
    enter(pad, "Clara", "Hearts", "161")
    pad.get_by_role("combobox", name="Who deals first").select_option("Bruno")
    expect(pad.get_by_role("heading", name="Deal 1: Bruno deals")).to_be_visible()
    pad.get_by_role("combobox", name="Who deals first").select_option("Anna")
    expect(pad.get_by_role("heading", name="Deal 1: Anna deals")).to_be_visible()
    pad.get_by_role("button", name="Write it down").click()
    expect(pad.get_by_role("alert")).to_contain_text("No cards are worth 161 together.")
    expect(pad.get_by_role("heading", name="Deal 1: Anna deals")).to_be_visible()


def test_three_players_count_for_themselves(page_en: Page) -> None:
    wait_ready(page_en)
    pad = open_panel(page_en, "Score pad")
    pad.get_by_role("radio", name="For three").check(force=True)
    expect(pad.get_by_role("textbox", name="North")).to_have_count(0)
    pad.get_by_role("button", name="Begin a pad").click()
    enter(pad, "South", "Hearts", "")
    for name, points in (("South", "70"), ("East", "40"), ("West", "30")):
        pad.get_by_role("textbox", name=name).fill(points)
    pad.get_by_role("button", name="Write it down").click()
    expect(pad.get_by_role("table").first).to_contain_text("70")
