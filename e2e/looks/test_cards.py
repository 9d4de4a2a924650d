"""Faces and backs of the cards, chosen by picture in the settings."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from conftest import Host, Trouble, wait_ready
from kit.player import brisk, close_panel, open_panel
from kit.positions import moments
from kit.senses.looks import check, faults, look, violations
from kit.shelf import lay

pytestmark = pytest.mark.every_size

BACK = "[data-part=table] img[src*='/back']"


def choose(page: Page, **looks: str) -> None:
    """Choose in the settings, and close them."""
    settings = open_panel(page, "Settings")
    for group, name in looks.items():
        settings.get_by_role("group", name=f"Card {group}").get_by_role("radio", name=name).check()
    close_panel(settings)


def expect_picture(image: Locator, file: str) -> None:
    """Wait until an image shows a file."""
    expect(image).to_have_attribute("src", re.compile(f"/{file}[.]svg$"))
    expect(image).to_have_js_property("complete", True)
    assert image.evaluate("image => image.naturalWidth") > 0


@pytest.fixture
def table(page: Page, host: Host, trouble: Trouble) -> Page:
    """A deal in which South holds the queen of diamonds and has cards to see besides."""
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    lay(page, *moments().values())
    look(page, moments()["follow, some refused"])
    return page


@pytest.mark.thorough
def test_the_chosen_cards_are_shown_and_kept(table: Page) -> None:
    hand = table.locator(".table__hand")
    queen = hand.locator("[data-card=Qd] img")
    portrait = table.locator("[data-part=medallion] img")
    before = portrait.get_attribute("src")
    choose(table, faces="Large letters", backs="Green")
    expect_picture(queen, "large-Qd")
    expect_picture(table.locator(BACK).first, "back-green")
    assert hand.locator("img:not([src*='/large-'])").count() == 0
    assert portrait.get_attribute("src") == before

    choose(table, faces="No portraits", backs="Blue")
    expect_picture(queen, "plain-Qd")
    for name in hand.locator("[data-card]").evaluate_all("all => all.map((one) => one.dataset.card)"):
        expect_picture(hand.locator(f"[data-card='{name}'] img"), f"plain-{name}" if name[0] in "KQJ" else name)

    table.reload()
    wait_ready(table)
    expect_picture(queen, "plain-Qd")
    expect_picture(table.locator(BACK).first, "back-blue")
    settings = open_panel(table, "Settings")
    expect(settings.get_by_role("radio", name="No portraits")).to_be_checked()


@pytest.mark.thorough
def test_a_picture_that_cannot_be_fetched_is_replaced_by_the_usual_one(table: Page, trouble: Trouble) -> None:
    trouble.allowed = ("404", "large-Q")

    def refuse(route: Route) -> None:
        route.fulfill(status=404)

    table.context.route(re.compile("/large-Q"), refuse)
    choose(table, faces="Large letters")
    expect_picture(table.locator(".table__hand [data-card=Qd] img"), "Qd")


@pytest.mark.thorough
@pytest.mark.parametrize("width", [390, 820, 1440])
def test_the_choice_fits(table: Page, width: int) -> None:
    table.set_viewport_size({"width": width, "height": 844})
    open_panel(table, "Settings")
    found: dict[str, object] = {"settings": faults(table), "axe": violations(table)}
    check(found)
