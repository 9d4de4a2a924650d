"""Belote after the deal: what each of the others thought, and what they could hold, also if something is supposed."""

import re

import pytest
from playwright.sync_api import Page, expect

from kit.belote import moment
from kit.player import button
from kit.senses.looks import FAULTS, SIZES, check, violations
from kit.shelf import lay, open_game


@pytest.mark.thorough
def test_partner_and_opponents_say_why(table: Page) -> None:
    made = moment("made")
    lay(table, made)
    open_game(table, made)
    button(table, "Why did they play so?").click()
    panel = table.get_by_role("dialog", name="Why did they play so?")
    seats = panel.get_by_role("radio")
    expect(seats).to_have_count(3)
    expect(panel.get_by_role("radio", name="your partner")).to_be_checked()
    told = []
    for at in range(3):
        seats.nth(at).check()
        expect(panel.locator("[aria-busy=false] ol > li").first).to_contain_text(re.compile(r"\w.+\."))
        told.append(panel.locator("ol").inner_text())
    assert len(set(told)) == 3
    faults: dict[str, object] = {"axe": violations(table)}
    for width, height in SIZES:
        table.set_viewport_size({"width": width, "height": height})
        faults[f"{width}×{height}"] = table.evaluate(FAULTS, False)
    check(faults)


@pytest.mark.thorough
def test_hidden_hands_are_read_and_supposed(table: Page) -> None:
    over = moment("over")
    lay(table, over)
    table.evaluate(f"location.hash = 'replay={over.id}@1#24'")
    expect(table.locator(".replay__replay .table__table")).to_have_attribute("data-at", "1#24")
    button(table, "More").click()
    table.get_by_role("menuitem", name="What could they hold?").click()
    read = table.locator(".reader__reading")
    expect(read.get_by_role("heading", name="What could they hold?")).to_be_visible()
    expect(read.get_by_role("status")).to_contain_text("ways to lay the hidden cards")
    cards = read.locator("[data-card] button")
    expect(cards.first).to_be_visible()
    name = cards.first.get_attribute("title") or ""
    cards.first.focus()
    table.keyboard.press("Enter")
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    expect(cards.first).to_have_accessible_name(re.compile(r"100.%.* supposed", re.DOTALL))
    expect(cards.first).not_to_have_accessible_name(name)
    lacks = read.get_by_role("button", name=re.compile("^Camille has no heart"))
    lacks.click()
    expect(lacks).to_have_attribute("aria-pressed", "true")
    taken_back = read.get_by_role("button", name=re.compile("^Take back: "))
    expect(taken_back).to_have_count(2)
    taken_back.last.press("Enter")
    expect(read.get_by_role("button", name="Suppose nothing")).to_have_count(0)
    expect(taken_back).to_be_focused()
    taken_back.press("Enter")
    expect(read.locator("p[tabindex='-1']")).to_be_focused()
    for each in (cards.first, lacks):
        each.click()
        expect(each).to_have_attribute("aria-pressed", "true")
    read.get_by_role("checkbox").check()
    expect(read.get_by_role("status")).to_contain_text("give or take", timeout=30_000)
    faults: dict[str, object] = {"axe": violations(table)}
    # A hand cannot have a card of a suit that it lacks.
    suit = (read.locator("[data-card]:has(button)").first.get_attribute("data-card") or "")[1:]
    named = {"s": "spade", "h": "heart", "d": "diamond", "c": "club"}[suit]
    read.get_by_role("button", name=re.compile(f"^Ondine has no {named}")).first.click()
    expect(read.get_by_role("alert")).to_contain_text("That cannot be")
    expect(cards.first).to_be_visible()
    read.get_by_role("button", name="Suppose nothing").click()
    expect(read.get_by_role("alert")).to_have_count(0)
    for width, height in SIZES:
        table.set_viewport_size({"width": width, "height": height})
        expect(table.locator("[data-part=reading] [data-card] button").first).to_be_visible()
        faults[f"{width}×{height}"] = table.evaluate(FAULTS, False)
    check(faults)
