"""Two people at one device that lies between them: each hand shows only while its player holds it."""

from __future__ import annotations

from typing import ClassVar

import pytest
from playwright.sync_api import Locator, Page, expect

from conftest import Trouble, wait_ready
from kit.fingers import Fingers, middle
from kit.player import open_panel
from kit.senses.hiding import everything, names, unknown
from kit.shelf import kept, seed_next

SEED = f"{5:064x}"
PHONE = {"width": 390, "height": 844}
TABLET = {"width": 820, "height": 1180}
touched = pytest.mark.browser_context_args(has_touch=True, is_mobile=True, viewport=TABLET)
MOST_DECISIONS = 60


class Couple:
    """Anna and Ben, opposite each other: South and North."""

    names: ClassVar = {"S": "Anna", "N": "Ben"}

    def __init__(self, page: Page) -> None:
        self.page = page
        self.fingers = Fingers(page)
        self.answered: list[str] = []

    def begin(self, **chosen: str) -> None:
        """Begin a game from a known deal; Ben deals."""
        wait_ready(self.page)
        new = open_panel(self.page, "New game")
        new.get_by_role("radio", name="Two people here").check()
        new.get_by_role("textbox", name="First name").fill("Anna")
        new.get_by_role("textbox", name="Second name").fill("Ben")
        for name in chosen.values():
            new.get_by_role("radio", name=name).check()
        new.get_by_role("radio", name="Ben", exact=True).check()
        seed_next(self.page, SEED)
        new.get_by_role("button", name="Deal the cards").click()
        expect(new).to_be_hidden()

    def edge(self, seat: str) -> Locator:
        return self.page.locator(f"[data-edge={seat}]")

    def hand(self, seat: str) -> Locator:
        return self.edge(seat).locator(".facing__hold")

    def cards(self, seat: str) -> Locator:
        return self.hand(seat).locator("[data-card]")

    def choices(self, seat: str) -> Locator:
        return self.edge(seat).locator(".table__choices [data-event]")

    def shown(self, whose: str) -> list[str]:
        """Return the cards that are anywhere on the page, of those that a seat, or either of "both", may not know."""
        page = everything(self.page)
        return [card for card in sorted(unknown(kept(self.page)["record"])[whose]) if names(card).search(page)]

    def grip(self, seat: str) -> tuple[float, float]:
        return middle(self.hand(seat).locator(".facing__grip"))

    def hold(self, seat: str, finger: int = 1) -> None:
        self.fingers.press(finger, self.grip(seat))
        expect(self.hand(seat)).to_have_attribute("data-open", "true")

    def release(self, seat: str, finger: int = 1) -> None:
        self.fingers.lift(finger)
        expect(self.cards(seat)).to_have_count(0)

    def wait_for(self, seat: str) -> None:
        """Wait until it is this seat's turn, even if the other one is asked first."""
        expect(self.edge(seat).and_(self.page.locator("[data-turn]"))).to_be_visible()
        expect(self.edge(seat).locator(".table__prompt:not(.table__idle)")).to_be_visible()

    def wait(self) -> str:
        """Wait until somebody is asked; return the seat, "" after the deal."""
        self.page.locator("[data-turn] .table__prompt:not(.table__idle), [data-part=result]").first.wait_for()
        turn = self.page.locator("[data-turn]")
        return turn.get_attribute("data-edge") or "" if turn.count() else ""

    def decide(self, seat: str) -> None:
        """Look at the hand, and answer."""
        assert self.shown("both") == []
        self.hold(seat)
        other = "N" if seat == "S" else "S"
        mine = [card.get_attribute("data-card") or "" for card in self.cards(seat).all()]
        assert set(mine).isdisjoint(unknown(kept(self.page)["record"])[seat])
        assert self.shown(seat) == []
        assert self.shown(other)  # the search finds what is shown
        expect(self.cards(other)).to_have_count(0)
        offered = self.choices(seat).all_inner_texts()
        phase = self.page.get_by_role("main").get_attribute("data-phase")
        before = kept(self.page)["revision"]
        lines = self.page.get_by_role("log").get_by_role("paragraph").count()
        if phase == "discard":
            self.slide_to(seat, 0)
            self.hold(seat)
            self.slide_to(seat, 1)
            self.tap(seat, "Discard 2 cards")
        elif phase == "play":
            ready = self.hand(seat).locator("[data-card]:not([data-sunk])").first
            self.slide_to(seat, int(ready.get_attribute("data-place") or 0))  # one gesture plays it
            self.answered.append("a card")
            expect(self.page.get_by_role("log").get_by_role("paragraph")).not_to_have_count(lines)
        else:
            self.release(seat)
            proposed = self.answered.count("Propose") > 0
            wish = next(name for name in ("Propose", "Accept", "Stand") if name in offered)
            self.tap(seat, "Stand" if wish == "Propose" and proposed else wish)
        assert kept(self.page)["revision"] > before

    def slide_to(self, seat: str, place: int) -> None:
        """Slide the finger that holds a hand to a card, and let go there."""
        card = self.hand(seat).locator(f"[data-place='{place}']")
        self.fingers.slide(1, middle(card))
        expect(card).to_have_attribute("data-lifted", "true")
        self.release(seat)

    def tap(self, seat: str, name: str) -> None:
        lines = self.page.get_by_role("log").get_by_role("paragraph")
        before = lines.count()
        self.edge(seat).get_by_role("button", name=name, exact=True).tap()
        expect(lines).not_to_have_count(before)
        self.answered.append(name)


@pytest.fixture
def couple(page_en: Page) -> Couple:
    """Two people opposite each other, with their first cards."""
    couple = Couple(page_en)
    couple.begin()
    couple.wait()
    return couple


@pytest.mark.thorough
@pytest.mark.parametrize("viewport", [TABLET, PHONE], ids=["tablet", "phone"])
@touched
def test_a_deal_by_two_fingers(page_en: Page, viewport: dict[str, int]) -> None:
    page_en.set_viewport_size(viewport)  # type: ignore[arg-type]
    couple = Couple(page_en)
    couple.begin()
    for _ in range(MOST_DECISIONS):
        seat = couple.wait()
        if not seat:
            break
        couple.decide(seat)
    assert {"Propose", "Accept", "Discard 2 cards", "Stand", "a card"} <= set(couple.answered)
    for seat in "SN":
        expect(couple.edge(seat)).to_contain_text("wins the deal")
    couple.edge("N").get_by_role("button", name="Next deal").tap()
    expect(page_en.get_by_role("log")).to_contain_text("Deal 2")
    couple.wait_for("N")
    expect(page_en.locator("[data-edge] [data-card]")).to_have_count(0)


LOST = {
    "the window loses the focus": "dispatchEvent(new Event('blur'))",
    "the page is hidden": """Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
      document.dispatchEvent(new Event("visibilitychange"));
      delete document.hidden;""",
    "the page is left": "dispatchEvent(new PageTransitionEvent('pagehide'))",
}


@touched
def test_a_hand_is_hidden_at_once(couple: Couple) -> None:
    """It is not on the page any more, nor in what screen readers find: on release, and whatever else happens."""
    hand, fingers = couple.hand("S"), couple.fingers
    couple.hold("S")
    assert couple.shown("N")
    couple.release("S")
    assert couple.shown("both") == []
    for what, script in LOST.items():
        couple.hold("S")
        couple.page.evaluate(script)
        expect(couple.cards("S"), what).to_have_count(0)
        assert couple.shown("both") == [], what
        fingers.slide(1, middle(hand))  # the finger is still there, and opens nothing
        expect(couple.cards("S")).to_have_count(0)
        fingers.lift(1)
    couple.hold("S")
    fingers.lose()
    expect(couple.cards("S")).to_have_count(0)
    # A finger on the other hand hides both.
    couple.hold("S")
    fingers.press(2, couple.grip("N"))
    expect(couple.cards("S")).to_have_count(0)
    assert couple.shown("both") == []
    fingers.lift(2)
    fingers.lift(1)
    couple.hold("N")
    assert couple.shown("N") == []
    couple.release("N")


@pytest.mark.thorough
@touched
def test_a_second_finger_presses_buttons_and_picks_cards(couple: Couple) -> None:
    fingers = couple.fingers
    couple.hold("S")
    fingers.press(2, middle(couple.edge("S").get_by_role("button", name="Propose")))
    fingers.lift(2)
    expect(couple.page.get_by_role("log")).to_contain_text("Anna proposes.")
    couple.release("S")
    couple.wait_for("N")
    couple.tap("N", "Accept")
    couple.wait_for("S")
    couple.hold("S")
    for place in (0, 3):
        fingers.press(2, middle(couple.hand("S").locator(f"[data-place='{place}']")))
        fingers.lift(2)
    expect(couple.hand("S").locator("[data-raised]")).to_have_count(2)
    couple.release("S")
    # Face down, it is not told which.
    expect(couple.hand("S").locator("[data-raised]")).to_have_count(2)
    raised = [card.get_attribute("data-back") for card in couple.hand("S").locator("[data-raised]").all()]
    assert raised == ["3", "4"]
    assert couple.shown("both") == []
    couple.tap("S", "Discard 2 cards")


@pytest.mark.thorough
@touched
def test_a_second_finger_plays_a_card(couple: Couple) -> None:
    couple.tap("S", "Stand")
    couple.wait_for("S")
    couple.hold("S")
    ready = couple.hand("S").locator("[data-card]:not([data-sunk])").first
    couple.fingers.press(2, middle(ready))
    couple.fingers.lift(2)
    expect(couple.page.get_by_role("log")).to_contain_text("Anna plays")
    couple.release("S")
    # A finger that slides back to where it began plays nothing.
    couple.wait_for("N")
    couple.hold("N")
    couple.fingers.slide(1, middle(couple.hand("N").locator("[data-card]:not([data-sunk])").first))
    expect(couple.edge("N")).to_contain_text("Let go to play this card, or slide back")
    couple.fingers.slide(1, couple.grip("N"))
    couple.release("N")
    couple.hold("N")
    ready = couple.hand("N").locator("[data-card]:not([data-sunk])").first
    couple.slide_to("N", int(ready.get_attribute("data-place") or 0))
    plays = couple.page.get_by_role("log").get_by_role("paragraph").filter(has_text="Ben plays")
    expect(plays).to_have_count(1)


@pytest.mark.thorough
@pytest.mark.sampled
@pytest.mark.parametrize("viewport", [PHONE, TABLET, {"width": 360, "height": 640}, {"width": 844, "height": 390}])
@touched
def test_nothing_moves_under_a_finger_in_the_casino(page_en: Page, viewport: dict[str, int]) -> None:
    """Doubling and giving up have a row of their own: where a button was with the hand closed, no other comes."""
    page_en.set_viewport_size(viewport)  # type: ignore[arg-type]
    couple = Couple(page_en)
    couple.begin(rules="Casino")
    couple.wait_for("S")
    rows = couple.edge("S").locator(".table__choices button")
    closed = {one.inner_text(): one.bounding_box() for one in rows.all()}
    assert "Stand" in closed
    couple.hold("S")
    opened = {one.inner_text(): one.bounding_box() for one in rows.all()}
    assert len(opened) > len(closed)
    for name, box in opened.items():
        if name in closed:
            assert box == closed[name], name
            continue
        assert box is not None
        for other in closed.values():
            assert other is not None
            assert (
                box["y"] + box["height"] <= other["y"] + 1
                or other["y"] + other["height"] <= box["y"] + 1
                or box["x"] + box["width"] <= other["x"] + 1
                or other["x"] + other["width"] <= box["x"] + 1
            ), (name, box, other)
    couple.release("S")


@pytest.mark.thorough
@touched
def test_the_curtain_remains_where_the_device_is_handed_over(page_en: Page) -> None:
    couple = Couple(page_en)
    couple.begin(device="Is handed over")
    expect(page_en.locator(".match__curtain").get_by_role("heading", name="Anna")).to_be_visible()
    assert couple.shown("both") == []
    # It can be laid down during a game.
    settings = open_panel(page_en, "Settings")
    settings.get_by_role("radio", name="Lies on the table", exact=True).check()
    settings.get_by_role("button", name="Close").click()
    couple.wait_for("S")
    couple.hold("S")
    couple.release("S")
    # And a reload shows no hand.
    page_en.reload()
    couple.wait_for("S")
    assert couple.shown("both") == []


@pytest.mark.thorough
def test_by_mouse_and_by_keys(page_en: Page) -> None:
    couple = Couple(page_en)
    couple.begin(device="Lies on the table")
    couple.wait_for("S")
    mouse, keys = page_en.mouse, page_en.keyboard
    couple.edge("S").get_by_role("button", name="Stand").click()
    expect(page_en.get_by_role("log")).to_contain_text("Anna stands.")
    couple.wait_for("S")
    mouse.move(*couple.grip("S"))
    mouse.down()
    expect(couple.cards("S")).to_have_count(5)
    mouse.move(*middle(couple.hand("S").locator("[data-place='1']")), steps=3)
    expect(couple.hand("S").locator("[data-lifted]")).to_have_attribute("data-place", "1")
    mouse.up()
    expect(couple.cards("S")).to_have_count(0)
    couple.wait_for("N")
    couple.hand("N").focus()
    keys.down(" ")
    expect(couple.cards("N")).to_have_count(5)
    free = couple.hand("N").locator("[data-card]:not([data-sunk])").first
    for _ in range(int(free.get_attribute("data-place") or 0) + 1):
        keys.press("ArrowRight")
    expect(free).to_have_attribute("data-lifted", "true")
    keys.up(" ")
    expect(couple.cards("N")).to_have_count(0)
    expect(page_en.locator("[data-part=thrown], [data-part=won]").first).to_be_visible()
    # A key that goes down on one hand and a focus that leaves it hide the hand.
    couple.wait()
    couple.hand("N").focus()
    keys.down(" ")
    expect(couple.cards("N")).not_to_have_count(0)
    keys.press("Tab")
    expect(couple.cards("N")).to_have_count(0)
    keys.up(" ")
    assert couple.shown("both") == []


@pytest.fixture(autouse=True)
def _quiet(trouble: Trouble) -> None:
    """Every test here watches for errors."""
