"""The pace of the table: a forced card plays itself, and a tap that was meant for it plays nothing else."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from conftest import Host, Trouble, wait_ready
from kit.player import button, hand_of, wait_offered
from kit.positions import Moment, Rules, Wanted, find, mine
from kit.senses.looks import box
from kit.shelf import kept, lay, open_game

pytestmark = pytest.mark.every_size

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


def only_one(view: dict[str, Any]) -> bool:
    """Return whether South has one legal card among several."""
    return bool(mine("play")(view) and len(view["legal"]) == 1 and len(view["hand"]) in (3, 4))


def forced(page: Page, host: Host, name: str, wanted: Wanted = only_one) -> Moment:
    """Open a moment at which South has one legal card among several."""
    moment = find(name, wanted, Rules(), most=600)
    page.add_init_script(HOLD)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    lay(page, moment)
    open_game(page, moment)
    expect(hand_of(page).get_by_role("button")).to_have_count(len(moment.view["hand"]))
    return moment


def test_a_forced_card_plays_itself(page: Page, host: Host, trouble: Trouble) -> None:
    """After a moment, but not behind a panel; it is taken back together with the decision before it."""
    moment = forced(page, host, "forced")
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


# Lets the forced card go, and presses as soon as another is offered: what lies at a place, or a card. No time passes
# meanwhile, however busy the machine is.
PRESS = """
  async ([forced, x, y, card]) => {
    const now = performance.now();
    performance.now = () => now;
    letGo();
    const offered = "[data-part=hand] [data-event]:not([aria-disabled=true])";
    const isNext = () => (document.querySelector(offered)?.dataset.card ?? forced) !== forced;
    while (!isNext()) await new Promise(requestAnimationFrame);
    const one = document.querySelector(card ? `[data-part=hand] [data-card="${card}"]` : "nothing");
    const box = one?.getBoundingClientRect();
    const at = { clientX: box ? box.x + 5 : x, clientY: box ? box.y + 20 : y, bubbles: true, cancelable: true };
    const pressed = one ?? document.elementFromPoint(x, y);
    pressed.dispatchEvent(new PointerEvent("pointerdown", at));
    pressed.dispatchEvent(new MouseEvent("click", { ...at, detail: 1 }));
    delete performance.now;
    return pressed.closest("[data-event]")?.dataset.card;
  }
"""
RANKS = "789TAJQK"


def leads_next(view: dict[str, Any]) -> bool:
    """Return whether the only card that South may play wins the trick, so that it leads one of several next."""
    if not (mine("play")(view) and len(view["legal"]) == 1 and len(view["hand"]) in (3, 4) and len(view["trick"]) == 1):
        return False
    own, other = view["legal"][0][2:], view["trick"][0]["card"]
    return bool(own[1] == other[1] and RANKS.index(own[0]) > RANKS.index(other[0]))


@pytest.mark.thorough
@pytest.mark.sampled
@pytest.mark.parametrize("meant", [True, False])
def test_a_press_that_was_meant_for_a_forced_card_plays_no_other(
    page: Page, host: Host, trouble: Trouble, meant: bool
) -> None:
    """What comes to lie where it was is not played; what lies elsewhere is, however soon."""
    moment = forced(page, host, "forced, then the lead", leads_next)
    played = moment.view["legal"][0][2:]
    card = hand_of(page).locator(f"[data-card='{played}']")
    place = box(card)
    first = hand_of(page).get_by_role("button").first.get_attribute("data-card")
    middle = [place["x"] + place["width"] / 2, place["y"] + place["height"] / 2]
    expect(page.locator("html")).to_have_attribute("data-held", "1")
    pressed = page.evaluate(PRESS, [played, *middle, "" if meant else first])
    assert pressed in {*moment.view["hand"]} - {played}
    expect(card).to_have_count(0)
    left = len(moment.view["hand"]) - (1 if meant else 2)
    expect(hand_of(page).get_by_role("button")).to_have_count(left)
    wait_offered(page)
    assert hand_of(page).get_by_role("button").count() == left


@pytest.mark.thorough
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
