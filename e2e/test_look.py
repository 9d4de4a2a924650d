"""Every state of a deal on every screen: nothing cut off, covered, too small, unnamed or out of axe's rules."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from conftest import Host, Trouble, wait_ready
from player import brisk, button, card, close_panel, hand_of, log_of, open_panel, read, wait_offered
from positions import Moment, moments
from shelf import lay, open_game

HERE = Path(__file__).parent
AXE = HERE.parent / "web/node_modules/axe-core/axe.min.js"
FAULTS = (HERE / "faults.js").read_text("utf-8")

# Small phone, phone upright and on its side, tablet, desk.
SIZES = [(320, 568), (390, 844), (844, 390), (820, 1180), (1440, 900)]
PANELS = ["New game", "Your games", "Settings", "About"]


@pytest.fixture
def table(page: Page, host: Host, trouble: Trouble) -> Page:
    """The English page with every moment of a deal on its shelf."""
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    lay(page, *moments().values())
    return page


def look(page: Page, moment: Moment) -> None:
    open_game(page, moment)
    wait_offered(page)


def test_sizes(table: Page) -> None:
    faults: dict[str, list[str]] = {}
    for moment in moments().values():
        table.set_viewport_size({"width": 1440, "height": 900})
        look(table, moment)
        for width, height in SIZES:
            table.set_viewport_size({"width": width, "height": height})
            if found := table.evaluate(FAULTS):
                faults[f"{moment.name}, {width}×{height}"] = found
    assert faults == {}, json.dumps(faults, indent=1, ensure_ascii=False)


def test_sizes_of_panels(table: Page) -> None:
    look(table, moments()["propose or play"])
    faults: dict[str, list[str]] = {}
    for name in ["Menu", *PANELS]:
        table.set_viewport_size({"width": 1440, "height": 900})
        if name == "Menu":
            button(table, name).click()
            shown = table.get_by_role("dialog", name=name)
        else:
            shown = open_panel(table, name)
        if name == "New game":
            shown.get_by_text("Every rule").click()
        for width, height in SIZES:
            table.set_viewport_size({"width": width, "height": height})
            if found := table.evaluate(FAULTS):
                faults[f"{name}, {width}×{height}"] = found
        close_panel(shown)
    assert faults == {}, json.dumps(faults, indent=1, ensure_ascii=False)


# ---- axe


def violations(page: Page) -> list[str]:
    """What axe finds, in a line each. Its source comes by the browser's own door, past the page's policy."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text("utf-8") + "; undefined")
    found = page.evaluate("async () => (await axe.run(document, { iframes: false })).violations")
    return [f"{one['id']}: {one['help']}: {[node['html'][:120] for node in one['nodes']]}" for one in found]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe(table: Page, scheme: str) -> None:
    table.emulate_media(color_scheme="light" if scheme == "light" else "dark", reduced_motion="reduce")
    found: dict[str, list[str]] = {}

    def check(what: str) -> None:
        if faults := violations(table):
            found[what] = faults

    for moment in moments().values():
        look(table, moment)
        check(moment.name)
    look(table, moments()["follow, some refused"])
    hand_of(table).get_by_role("button", disabled=True).first.click(force=True)
    check("a card refused")
    look(table, moments()["propose or play"])
    button(table, "Hint").click()
    expect(table.locator(".advised")).not_to_have_count(0)
    check("a hint")
    for name in PANELS:
        shown = open_panel(table, name)
        if name == "New game":
            shown.get_by_text("Every rule").click()
        check(name)
        close_panel(shown)
    button(table, "Menu").click()
    check("Menu")
    table.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(table.get_by_role("dialog", name="Give this game up?")).to_be_visible()
    check("Resign")
    assert found == {}, json.dumps(found, indent=1, ensure_ascii=False)


# ---- names, and words for what may not be done


NAMED = {
    "propose or play": ["Propose", "Play"],
    "accept or refuse": ["Accept", "Refuse"],
    "discard as elder": [],
    "discard as dealer": ["Keep all"],
    "the king to mark": ["Mark the king"],
    "deal over, vole": ["Next deal"],
}
CARD = r"(King|Queen|Jack|Ace|10|9|8|7) of (spades|hearts|diamonds|clubs)"


def test_names(table: Page) -> None:
    """The names that screen readers, and the other tests, rely on; and the event of whatever acts."""
    for name, buttons in NAMED.items():
        look(table, moments()[name])
        view = moments()[name].view
        for region in ("Score", "Trump", "Stock", "Trick"):
            expect(table.get_by_role("region", name=region, exact=True)).to_have_count(1)
        expect(log_of(table)).to_have_attribute("aria-live", "polite")
        for one in ("Take back", "Hint", "New game"):
            expect(button(table, one)).to_have_attribute(
                "data-event", "app:" + one.split()[0].lower().replace("take", "back")
            )
        cards = hand_of(table).get_by_role("button")
        expect(cards).to_have_count(len(view["hand"]))
        for label in cards.evaluate_all("cards => cards.map((one) => one.ariaLabel)"):
            assert re.fullmatch(CARD, label)
        for one in buttons:
            event = button(table, one).get_attribute("data-event")
            assert event in [*view["legal"], view["next"]]
        expect(table.get_by_role("region", name="Stock")).to_contain_text(f"{view['stock']} left")
        expect(table.get_by_role("region", name="Trump").get_by_role("img")).to_have_count(1)
        if view["phase"] == "play":
            for event in cards.evaluate_all("cards => cards.map((one) => one.dataset.event)"):
                assert event in view["legal"]

    look(table, moments()["discard as dealer"])
    first, second = (hand_of(table).get_by_role("button").nth(at) for at in (0, 1))
    first.click()
    expect(button(table, "Discard 1 card")).to_be_enabled()
    second.click()
    expect(button(table, "Discard 2 cards")).to_have_attribute(
        "data-event", "S-" + "".join(moments()["discard as dealer"].view["hand"][:2])
    )
    second.click()
    expect(second).to_have_attribute("aria-pressed", "false")
    expect(button(table, "Discard 1 card")).to_be_enabled()


def test_unplayable_card(table: Page) -> None:
    """It looks and says so, and a tap on it says why, with the rule."""
    moment = moments()["follow, some refused"]
    look(table, moment)
    cards = hand_of(table).get_by_role("button")
    refused = {event.removeprefix("S."): problem for event, problem in moment.view["refused"].items()}
    assert 0 < len(refused) < len(moment.view["hand"])
    lines = log_of(table).inner_text()
    for at, one in enumerate(moment.view["hand"]):
        expect(cards.nth(at)).to_have_attribute("aria-disabled", "true" if one in refused else "false")
        described = cards.nth(at).get_attribute("aria-describedby")
        assert bool(described) == (one in refused)
        if described is None:
            continue
        why = table.locator(f"#{described}").inner_text() or table.locator(f"#{described}").text_content()
        assert why == "You must follow suit: diamonds were led. (E17)"
        cards.nth(at).click(force=True)
        expect(table.locator(".prompt")).to_have_text(why)
        expect(cards).to_have_count(len(moment.view["hand"]))
    assert log_of(table).inner_text() == lines  # nothing was played
    # By keys too.
    at = moment.view["hand"].index(next(iter(refused)))
    table.reload()
    wait_offered(table)
    for _ in range(30):
        table.keyboard.press("Tab")
        if hand_of(table).evaluate("hand => hand.contains(document.activeElement)"):
            break
    table.keyboard.press("Home")
    for _ in range(at):
        table.keyboard.press("ArrowRight")
    expect(cards.nth(at)).to_be_focused()
    table.keyboard.press("Enter")
    expect(table.locator(".prompt")).to_have_text("You must follow suit: diamonds were led. (E17)")
    # And with it, playing goes on.
    name = read(table).ready[0]
    card(table, name).click()
    expect(card(table, name)).to_have_count(0)
