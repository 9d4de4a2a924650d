"""What is written into a game on the page: cards marked, variations moved and shortened."""

import re

import pytest
from playwright.sync_api import Page, expect

from conftest import Host, Trouble
from ecarte.core.game import parse_event
from ecarte.notation import ecn, link
from ecarte.record import tree
from kit.archive import record
from kit.pages import replay
from kit.player import brisk
from kit.shelf import kept


@pytest.mark.thorough
def test_cards_are_marked_and_variations_edited(page: Page, host: Host, trouble: Trouble) -> None:
    [play] = ecn.loads(record(1))
    for line in ("S.Kd N.Qd", "S.Ac N.Kc"):
        play, _ = tree.add(play, "1#5", [parse_event(each) for each in line.split()])
    brisk(page)
    page.goto(f"{host.url}?lang=en#{link.dumps(play, '1#6/0#2')}")
    replay(page)
    moves = page.get_by_role("region", name="Moves")
    lines = moves.get_by_role("group", name="Instead of this")

    def written() -> str:
        text: str = kept(page, page.url.partition("#replay=")[2].partition("@")[0])["record"]
        return next(line for line in text.split("\n") if line.startswith("S.Qs"))

    lines.first.get_by_role("button", name="Remove this move and what follows").click()
    expect(lines.first.locator("[data-do=play]")).to_have_count(1)
    expect(lines.first.locator("[aria-current=step]")).to_be_visible()
    lines.first.get_by_role("button", name="Move this variation down").click()
    expect(lines.first.locator("[data-do=play]")).to_have_count(2)
    expect(moves.get_by_role("button", name="Move this variation down")).to_have_count(1)
    page.wait_for_url("**#replay=*")
    assert written().startswith("S.Qs (S.Ac N.Kc /N) (S.Kd)")
    lines.last.locator("[data-do=play]").click()
    page.get_by_role("button", name="Comment", exact=True).click()
    page.get_by_text("Mark cards").click()
    page.get_by_role("region", name="Comment and mark").get_by_role("button", name="queen of spades").click()
    marked = page.locator("[data-part=hand] [data-card=Qs]")
    expect(marked).to_have_attribute("data-mark", "noted")
    expect(marked).to_have_accessible_name(re.compile("queen of spades, marked", re.IGNORECASE))
    expect(moves).to_contain_text("Marked:")
    expect(page.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    assert "(S.Kd @cards=Qs)" in written()
