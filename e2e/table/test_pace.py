"""The pace of the table: a forced card plays itself, and a tap that was meant for it plays nothing else."""

from typing import Any

from playwright.sync_api import Page, expect

from conftest import Host, Trouble, wait_ready
from kit.player import button, hand_of, wait_offered
from kit.positions import Moment, Rules, find, mine
from kit.shelf import kept, lay, open_game

# Holds back a forced card, which without motion is offered for 200 ms, until it is released.
HOLD = """
  localStorage.setItem("ecarte.settings", '{"speed":"off","autoplay":true}');
  const wait = window.setTimeout;
  const held = [];
  window.setTimeout = (call, time, ...rest) => {
    if (time !== 200) return wait(call, time, ...rest);
    held.push(call);
    document.documentElement.dataset.held = held.length;
  };
  window.letGo = () => {
    document.documentElement.dataset.held = 0;
    for (const call of held.splice(0)) call();
  };
"""


def forced(page: Page, host: Host, rules: Rules, name: str) -> Moment:
    """Open a moment at which South has one legal card among several."""
    moment = find(
        name, lambda v: mine("play")(v) and len(v["legal"]) == 1 and len(v["hand"]) in (3, 4), rules, most=600
    )
    page.add_init_script(HOLD)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    lay(page, moment)
    open_game(page, moment)
    expect(hand_of(page).get_by_role("button")).to_have_count(len(moment.view["hand"]))
    return moment


def test_a_forced_card_plays_itself(page: Page, host: Host, trouble: Trouble) -> None:
    """After a moment, but not behind a panel; it is taken back together with the decision before it."""
    moment = forced(page, host, Rules(), "forced")
    expect(page.locator("html")).to_have_attribute("data-held", "1")
    button(page, "Menu").click()
    page.evaluate("letGo()")
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("data-held", "1")
    assert kept(page)["record"] == moment.record
    page.evaluate("letGo()")
    expect(hand_of(page).get_by_role("button")).to_have_count(len(moment.view["hand"]) - 1)
    wait_offered(page)
    button(page, "Take back").click()
    expect(hand_of(page).get_by_role("button")).not_to_have_count(len(moment.view["hand"]) - 1)
    assert len(kept(page)["log"]) < len(moment.answer["log"])


def test_discards_are_selected_at_once_for_those_who_want_it(page: Page, host: Host, trouble: Trouble) -> None:
    """All but trumps and kings; a tap changes the choice, and nothing is discarded by itself."""
    moment = find("discards", lambda v: mine("discard")(v) and len(thrown(v)) in (2, 3), Rules(), most=600)
    page.add_init_script("""localStorage.setItem("ecarte.settings", '{"speed":"off","preselect":true}')""")
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    lay(page, moment)
    open_game(page, moment)
    cards = thrown(moment.view)
    picked = hand_of(page).locator("[aria-pressed=true]")
    expect(picked).to_have_count(len(cards))
    assert picked.evaluate_all("all => all.map((one) => one.dataset.card)") == cards
    picked.first.click()
    expect(picked).to_have_count(len(cards) - 1)
    hand_of(page).locator(f"[data-card='{cards[0]}']").click()
    assert kept(page)["record"] == moment.record
    page.get_by_role("button", name=f"Discard {len(cards)} cards").click()
    expect(picked).to_have_count(0)
    assert f"S-{''.join(cards)}" in kept(page)["record"]


def thrown(view: dict[str, Any]) -> list[str]:
    """Return the cards that the rule of thumb throws."""
    return [card for card in view["hand"] if card[0] != "K" and card[1] != view["trump"]]
