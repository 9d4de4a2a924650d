"""One thumb, and one switch: whole deals of both games. docs/accessibility.md tells what is measured."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, Position, expect

from conftest import Host, Trouble, wait_ready
from kit.belote import Partner, moment
from kit.player import MOST_DECISIONS, OFFERED, Player, brisk, unless_set, wait_offered
from kit.positions import Moment, moments
from kit.senses.keys import FAR
from kit.senses.looks import box
from kit.shelf import lay, open_game

pytestmark = pytest.mark.thorough

GAMES: list[tuple[type[Player], Callable[[], Moment]]] = [
    (Player, lambda: moments()["propose or play"]),
    (Partner, lambda: moment("first round")),
]
BOTH = pytest.mark.parametrize(("made", "begin"), GAMES, ids=["ecarte", "belote"])


def show(page: Page, host: Host, begin: Callable[[], Moment]) -> None:
    """Show a game before its first decision."""
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    lay(page, begin())
    open_game(page, begin())
    wait_offered(page)


def play_a_deal(player: Player, look: Callable[[], None] = lambda: None) -> None:
    """Play to the end of a deal in which every card was played, and begin the next one; `look` before each decision."""
    hand = 8 if player.page.locator("main[data-game=belote]").count() else 5  # cards
    for _ in range(MOST_DECISIONS):
        wait_offered(player.page)
        look()
        if player.decide().has("Next deal"):
            if len(player.played) >= hand:
                return
            player.played.clear()  # thrown in, or passed by everybody
    raise AssertionError(f"after {MOST_DECISIONS} decisions no deal was played to its end")


# ---- a thumb

# Upright, the screen of a phone of 390 × 844 CSS pixels is about 65 × 140 mm. The thumb of the hand that holds it
# reaches the lower 60 %, 84 mm; what lies higher asks for another grip.
PHONE = {"width": 390, "height": 844}
REACHED = 0.4 * PHONE["height"]


TAPPED: Position = {"x": 20, "y": 20}  # where anything is tapped: on cards, the corner that no other card covers


def beyond(what: Locator) -> list[str]:
    """Return something and its place, if it is beyond the thumb's reach."""
    y = box(what)["y"] + TAPPED["y"]
    return [f"{what.get_attribute('data-event')}: {y:.0f} px from the top"] if y < REACHED else []


class Thumb:
    """Taps what it is told to."""

    def press(self, page: Page, what: Locator) -> None:
        """Tap something."""
        what.tap(position=TAPPED)


@pytest.mark.browser_context_args(viewport=PHONE, has_touch=True, is_mobile=True)
@BOTH
def test_a_deal_with_one_thumb(
    page: Page, host: Host, trouble: Trouble, made: type[Player], begin: Callable[[], Moment]
) -> None:
    """All cards, all choices and the next deal are in the lower 60 % of a phone, whatever is chosen."""
    show(page, host, begin)
    far: list[str] = []

    def look() -> None:
        for one in page.locator(OFFERED).all():
            far.extend(beyond(one))

    play_a_deal(made(page, Thumb()), look)
    assert far == []


@pytest.mark.browser_context_args(viewport=PHONE, has_touch=True, is_mobile=True)
def test_the_next_game_with_one_thumb(page: Page, host: Host, trouble: Trouble) -> None:
    show(page, host, lambda: moments()["game over"])
    assert [each for one in page.locator(OFFERED).all() for each in beyond(one)] == []


# ---- a switch


@dataclass
class Switch:
    """One switch with a scanner: it goes from one actionable element to the next, and presses the one it stands on.

    Like the scanners of Android and iOS it knows the accessibility tree alone: names, roles, states, and their order.
    """

    page: Page
    session: CDPSession
    at: int | None = None  # the element that the scanner stands on, by its number in the page
    steps: list[int] = field(default_factory=list)  # before each press
    nameless: list[str] = field(default_factory=list)

    ROLES = (
        "button",
        "link",
        "checkbox",
        "radio",
        "switch",
        "combobox",
        "textbox",
        "searchbox",
        "slider",
        "spinbutton",
    )

    def actionable(self) -> list[dict[str, Any]]:
        """Return what the scanner stops at, in the order of the accessibility tree."""
        nodes = {node["nodeId"]: node for node in self.session.send("Accessibility.getFullAXTree")["nodes"]}
        found: list[dict[str, Any]] = []

        def walk(node: dict[str, Any]) -> None:
            states = {each["name"]: each["value"].get("value") for each in node.get("properties", ())}
            stops = not node.get("ignored") and node.get("role", {}).get("value") in self.ROLES
            if stops and states.get("focusable") and not states.get("disabled"):
                found.append(node)
            for child in node.get("childIds", ()):
                if child in nodes:
                    walk(nodes[child])

        for node in nodes.values():
            if "parentId" not in node:
                walk(node)
        return found

    def press(self, page: Page, what: Locator) -> None:
        """Wait until the scanner stands on something, and press the switch."""
        mark = what.evaluate_handle("one => one")
        number = self._number(mark)
        stops = self.actionable()
        order = [node["backendDOMNodeId"] for node in stops]
        assert number in order, f"the scanner never comes to {what}"
        # What it stood on may be gone: then it begins again.
        before = order.index(self.at) if self.at in order else -1
        self.steps.append((order.index(number) - before) % len(order) or len(order))
        node = stops[order.index(number)]
        if not node.get("name", {}).get("value"):
            self.nameless.append(str(what))
        self.at = number
        # The action of the accessibility tree: a click without a place.
        found = self.session.send("DOM.resolveNode", {"backendNodeId": number})["object"]["objectId"]
        self.session.send(
            "Runtime.callFunctionOn", {"objectId": found, "functionDeclaration": "function () { this.click() }"}
        )

    def _number(self, mark: Any) -> int:
        mark.evaluate("one => { window.scanned = one; }")
        found = self.session.send("Runtime.evaluate", {"expression": "window.scanned"})["result"]["objectId"]
        node = self.session.send("DOM.describeNode", {"objectId": found})["node"]
        number: int = node["backendNodeId"]
        return number


MOST_STEPS = 25  # of the scanner before a press


@BOTH
def test_a_deal_with_one_switch(
    page: Page, host: Host, trouble: Trouble, made: type[Player], begin: Callable[[], Moment]
) -> None:
    """A scanner of the accessibility tree comes to everything a deal needs, the menu and the settings too."""
    show(page, host, begin)
    switch = Switch(page, page.context.new_cdp_session(page))
    switch.session.send("DOM.enable")
    switch.session.send("Accessibility.enable")
    player = made(page, switch)
    play_a_deal(player)
    switch.press(page, page.locator("[data-event='app:menu']"))
    menu = page.locator("dialog[open]")
    switch.press(page, menu.locator("[data-event='app:settings']"))
    shown = page.locator("dialog[open][data-panel=settings]")
    expect(shown).to_be_visible()
    switch.press(page, shown.locator("[data-event='app:close']"))
    expect(shown).to_have_count(0)
    assert switch.nameless == []
    assert max(switch.steps) <= MOST_STEPS, switch.steps


class TabAndEnter:
    """A switch that sends Tab and Enter, and no other key."""

    def press(self, page: Page, what: Locator) -> None:
        """Go on until something has the focus, and press it."""
        for _ in range(FAR):
            if what.evaluate("one => one === document.activeElement"):
                page.keyboard.press("Enter")
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"not reached by Tab: {what}")


@BOTH
def test_a_deal_with_tab_and_enter(
    page: Page, host: Host, trouble: Trouble, made: type[Player], begin: Callable[[], Moment]
) -> None:
    """With the setting that makes each card a tab stop, no arrow key is needed."""
    page.context.add_init_script(unless_set({"cardStops": True}))
    show(page, host, begin)
    cards = page.locator("[data-part=hand] [data-card]")
    expect(page.locator("[data-part=hand] [data-card][tabindex='0']")).to_have_count(cards.count())
    play_a_deal(made(page, TabAndEnter()))
