"""Several people at one device: it is handed from one to the next, and nobody sees another's hand."""

import re
from typing import ClassVar

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from conftest import Trouble, wait_ready
from ecarte.core.cards import PACK
from kit.player import Player, button, close_panel, log_of, open_panel, read
from kit.senses.hiding import copied, everything, names, unknown
from kit.shelf import kept, seed_next

pytestmark = pytest.mark.every_size

SEED = f"{5:064x}"
PORTRAIT = {"Qc"}  # of the player opposite


class Household:
    """Anna and Ben, who share the device: South and North."""

    names: ClassVar = {"S": "Anna", "N": "Ben"}

    def __init__(self, page: Page) -> None:
        self.page = page
        self.player = Player(page)
        self.curtains: list[str] = []  # the names on the curtains so far

    def begin(self) -> None:
        wait_ready(self.page)
        new = open_panel(self.page, "New game")
        new.get_by_role("radio", name="Two people here").check()
        new.get_by_role("textbox", name="First name").fill("Anna")
        new.get_by_role("textbox", name="Second name").fill("Ben")
        new.get_by_role("radio", name="Ben", exact=True).check()  # the first dealer: no cards are cut
        seed_next(self.page, SEED)
        new.get_by_role("button", name="Deal the cards").click()
        expect(new).to_be_hidden()

    @property
    def curtain(self) -> Locator:
        return self.page.locator(".match__curtain")

    def unknown(self) -> dict[str, set[str]]:
        """Return the cards that each may not know now, and as "both" those that one of them may not know."""
        return {seat: cards - PORTRAIT for seat, cards in unknown(kept(self.page)["record"]).items()}

    def shown(self, cards: set[str]) -> list[str]:
        """Return those of the cards that are anywhere on the page."""
        page = everything(self.page)
        return [card for card in sorted(cards) if names(card).search(page)]

    def wait(self) -> None:
        """Wait until somebody is asked something, or the curtain can be opened."""
        self.page.locator(
            ".match__curtain button:enabled, .table__choices [data-event], .table__hand .table__ready"
        ).first.wait_for()

    def draw(self) -> None:
        """Open the curtain, where there is one: before that, no hand is on the page."""
        if not self.curtain.count():
            return
        seat = self.curtain.get_attribute("data-for") or ""
        assert self.shown(self.unknown()["both"]) == []
        expect(self.page.locator("[data-card]")).to_have_count(0)
        expect(self.curtain.get_by_role("heading", name=self.names[seat])).to_be_visible()
        self.curtain.get_by_role("button", name=f"I am {self.names[seat]} – show my cards").click()
        expect(self.curtain).to_have_count(0)
        self.curtains.append(seat)

    def look(self) -> str:
        """Wait for the next decision; return whose it is, or "" when everybody watches."""
        # Between two frames there may be a button before there is a hand, or before a curtain falls.
        seen = button(self.page, "Next deal").or_(
            self.page.locator(".table__hand [data-card], .match__curtain button:enabled")
        )
        while True:
            self.wait()
            self.draw()
            self.wait()
            seen.first.wait_for()
            if not self.curtain.count():
                break
        unknown = self.unknown()
        if button(self.page, "Next deal").count():
            expect(self.page.locator(".table__hand [data-card]")).to_have_count(0)
            assert self.shown(unknown["both"]) == []
            return ""
        mine = {card.get_attribute("data-card") or "" for card in self.page.locator(".table__hand [data-card]").all()}
        holder = next(seat for seat in "SN" if not mine & unknown[seat])
        assert mine
        assert self.shown(mine) == sorted(mine)  # the search finds what is shown
        assert self.shown(unknown[holder]) == []
        return holder

    def decide(self) -> None:
        """Make the present decision."""
        seen = read(self.page)
        handing = next((name for name in seen.buttons if name.startswith("Pass the device")), "")
        if handing:
            self.player.press(button(self.page, handing), handing)
            expect(self.curtain).to_be_visible()
        else:
            before = kept(self.page)["revision"]
            self.player.decide()
            assert kept(self.page)["revision"] > before


@pytest.mark.thorough
def test_pass_the_phone(page_en: Page, context: BrowserContext) -> None:
    """A whole deal, with a reload in the middle of it; then the end of the game."""
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    home = Household(page_en)
    home.begin()
    whose: list[str] = []
    reloaded = False
    while not whose or whose[-1]:
        whose.append(home.look())
        if not reloaded and len(whose) == 4:
            # The other person may have reloaded the page.
            page_en.reload()
            expect(home.curtain).to_be_visible()
            assert home.shown(home.unknown()["both"]) == []
            diagnostics = copied(page_en)
            assert [card for card in PACK if names(card).search(diagnostics)] == []
            reloaded = True
            whose.append(home.look())
        if whose[-1]:
            home.decide()
    # A curtain fell when the turn passed to the other person and after the reload, and never else.
    turns = [seat for seat, before in zip(whose[:-1], ["", *whose], strict=False) if seat != before]
    assert len(home.curtains) == len(turns) + 1
    assert {"S", "N"} <= set(turns)
    # The result of the deal is for both, and names both.
    expect(page_en.get_by_role("region", name=re.compile("(Anna|Ben) wins the deal"))).to_be_visible()
    expect(log_of(page_en)).not_to_contain_text("You ")
    # Nothing can be taken back, and nobody gets hints.
    expect(button(page_en, "Take back")).to_be_disabled()
    expect(button(page_en, "Hint")).to_be_disabled()

    # The next deal is for the person who speaks first.
    button(page_en, "Next deal").click()
    expect(home.curtain.get_by_role("heading", name="Ben")).to_be_visible()
    games = open_panel(page_en, "Your games")
    expect(games.get_by_role("button", name=re.compile(r"^(› )?Anna \d, Ben \d"))).to_be_visible()
    expect(games.get_by_role("button", name=re.compile("^Replay"))).to_have_count(0)
    close_panel(games)
    # Only the person who holds the device can resign.
    button(page_en, "Menu").click()
    expect(page_en.get_by_role("dialog", name="Menu").get_by_role("button", name="Resign")).to_have_count(0)
    close_panel(page_en.get_by_role("dialog", name="Menu"))
    home.wait()
    home.draw()
    assert home.curtains[-1] == "N"
    button(page_en, "Menu").click()
    page_en.get_by_role("dialog", name="Menu").get_by_role("button", name="Resign").click()
    page_en.get_by_role("dialog", name="Give this game up?").get_by_role("button", name="Resign").click()
    expect(page_en.get_by_role("region", name="The game is given up: Anna wins it.")).to_be_visible()
    expect(page_en.locator(".table__hand [data-card]")).to_have_count(0)
    button(page_en, "Replay").click()
    button(page_en, "Next deal").click()
    page_en.keyboard.press("End")
    expect(page_en.locator(".replay__replay")).to_contain_text("Anna wins it")
    record = kept(page_en, re.findall(r"replay=(\w+)", page_en.url)[0])["record"]
    assert '[South "Anna"]' in record
    assert '[North "Ben"]' in record


@pytest.fixture(autouse=True)
def _quiet(trouble: Trouble) -> None:
    """Every test here watches for errors."""
