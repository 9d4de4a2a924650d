"""Belote for two with open cards through the page: what a card covers is turned up after the trick."""

import pytest
from playwright.sync_api import Page, expect

from conftest import Host, wait_ready
from kit.player import Player, brisk, hand_of, log_of, read, wait_offered
from kit.positions import Rules, find, mine
from kit.shelf import lay, open_game

OPEN = Rules("two", (("deals", 5),), game="belote")


@pytest.mark.thorough
@pytest.mark.every_size
def test_a_deal_is_played_to_its_end(page: Page, host: Host) -> None:
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    moment = find("belote open cards", mine("play"), OPEN)
    lay(page, moment)
    open_game(page, moment)
    theirs = page.locator("[data-plate=N] [data-part=back]")
    expect(hand_of(page).get_by_role("button")).to_have_count(len(moment.view["hand"]))
    expect(theirs.and_(page.locator("[data-covering]"))).to_have_count(
        sum(card in moment.view["known"]["N"] for card in moment.view["covering"]["N"])
    )
    card = moment.view["covering"]["S"][0]
    expect(page.get_by_role("button", name="on a covered card").first).to_be_visible()
    expect(page.locator(f'[data-part=held][data-card="{card}"]')).to_have_attribute("data-covering", "true")
    player = Player(page)
    while True:
        wait_offered(page)
        seen = read(page)
        if seen.has("Next deal"):
            break
        player.play(seen.ready[0])
    lines = log_of(page)
    expect(lines.get_by_text("Face up before you:")).not_to_have_count(0)
    expect(lines.get_by_text("takes the trick").or_(lines.get_by_text("You take the trick"))).to_have_count(16)
    expect(hand_of(page).get_by_role("button")).to_have_count(0)
