"""Belote is reviewed in points of the deal; a hint at a bid and at a card has its figures.

The engine runs in the browser: natively its module is not there, and a review takes minutes.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from conftest import Host, Trouble, wait_ready
from kit.belote import moment
from kit.pages import review_of
from kit.player import button, wait_offered
from kit.positions import Moment
from kit.senses.looks import check, faults, violations
from kit.shelf import lay, open_game, wait_reviewed

pytestmark = pytest.mark.own_engine

HINT = re.compile(r"^Hint: .+\. It is worth −?\d+ ± \d+ points of the deal, the next best choice −?\d+\.")


def put(page: Page, host: Host, game: Moment) -> None:
    """Open the page with a game on the table."""
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    lay(page, game)
    open_game(page, game)


@pytest.mark.thorough
def test_a_game_is_reviewed_in_points(page: Page, host: Host, trouble: Trouble) -> None:
    """Every decision is listed, the worst are told with their loss, and one is looked at and played again."""
    over = moment("over")
    put(page, host, over)
    review_of(page)
    shown = page.get_by_role("dialog", name="Review")
    check({"violations": violations(page), "faults": faults(page)})
    expect(shown.get_by_role("radio")).to_have_count(4)
    expect(shown.get_by_text(re.compile(r"^\d+\.\d\d points lost per decision$"))).to_have_count(4)
    expect(shown.get_by_text(re.compile(r"^Your \d+ decisions cost \d+\.\d points in all\.$"))).to_be_visible()
    expect(shown.get_by_text(re.compile(r"Deal \d: \d+\.\d points – "))).to_have_count(3)
    expect(shown.get_by_text("In brackets: what the card cost with all cards open")).to_be_visible()
    expect(shown).not_to_contain_text("of a game")
    # A row for each deal, with the luck, and the play of both sides.
    luck = shown.get_by_role("table", name="Luck and play")
    expect(luck.get_by_role("columnheader")).to_have_text(["Deal", "Points", "Luck", "Us", "Them"])
    expect(luck.get_by_role("rowheader")).to_have_count(over.view["deal"])
    wait_reviewed(page, over.id)
    shown.get_by_role("button", name="Look at it").first.press("Enter")
    expect(shown).to_have_count(0)
    expect(page.get_by_role("main").get_by_role("status")).to_have_text(re.compile(r"^You chose: .+\. Better: .+\.$"))
    review_of(page)
    shown.get_by_role("button", name="Try again from here").first.click()
    expect(button(page, "Back to the replay")).to_be_visible()
    wait_offered(page)


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["first round", "lone"])
def test_a_hint_stands_in_a_sentence_with_its_figures(page: Page, host: Host, trouble: Trouble, name: str) -> None:
    """At a bid, and at a card: the choice with its points beside the next best, then all choices and the reasons."""
    asked = moment(name)
    put(page, host, asked)
    button(page, "Hint").click()
    notice = page.locator(".kit__notice")
    expect(notice).to_have_text(HINT)
    assert violations(page) == []
    button(page, "Why?").click()
    choices = notice.get_by_role("table", name="The best choices")
    expect(choices.get_by_role("columnheader").filter(has_text="Points")).to_be_visible()
    expect(choices.get_by_role("columnheader").filter(has_text="Contract made")).to_be_visible()
    expect(choices.get_by_role("row").nth(1)).to_have_accessible_name(re.compile(r".+ −?\d+ ± \d+ .*\d+\s?%"))
    notice.locator("summary").click()
    expect(notice).to_contain_text("hands the others may hold")
    assert violations(page) == []
