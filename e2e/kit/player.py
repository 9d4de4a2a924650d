"""A player at the table, who reads it by roles and names, as a screen reader does, and acts by mouse or keys.

It plays like a cautious beginner, and never decides by itself whether a card may be played: it asks the page.
"""

import json
import re
from dataclasses import dataclass
from typing import Any, Protocol

from playwright.sync_api import Locator, Page, expect

COURTS = ("King", "Queen", "Jack", "Ace")
DISCARD = re.compile(r"Discard \d cards?")
PROPOSE = re.compile(r"Propose \d cards?")  # where a proposal has a number
BUTTON = re.compile(r"""^\s*- '?button "([^"]+)"(.*)""")
# The log lines of the player's decisions other than cards.
OWN = re.compile(r"^(Deal \d+:|You (propose|stand|accept|refuse|mark|discard|keep))")
MOST_DECISIONS = 400  # of a game to 10 points, with some to spare

# What the table offers now: a choice that can be pressed, a card that can be played or picked.
OFFERED = ".table__choices [data-event]:not([aria-disabled=true]), .table__hand [data-event]:not([aria-disabled=true])"


class Way(Protocol):
    """An input device."""

    def press(self, page: Page, what: Locator) -> None:
        """Press something."""


class Mouse:
    """Presses with the mouse."""

    def press(self, page: Page, what: Locator) -> None:
        """Click something; a card in its corner, for on a phone other cards cover the rest."""
        what.click(position={"x": 14, "y": 40} if what.get_attribute("data-card") else None)


@dataclass(frozen=True)
class Seen:
    """The names of everything that can be pressed on the table."""

    cards: tuple[str, ...]  # the hand
    ready: tuple[str, ...]  # the cards that can be played or picked
    buttons: tuple[str, ...]  # the choices that can be pressed

    def has(self, name: str) -> bool:
        """Return whether there is a choice of this name."""
        return name in self.buttons


def read(page: Page) -> Seen:
    """Return the table as it is now."""
    hand = _buttons(hand_of(page))
    choices = _buttons(page.locator(".table__choices"))
    return Seen(
        tuple(name for name, _ in hand),
        tuple(name for name, off in hand if not off),
        tuple(name for name, off in choices if not off),
    )


def _buttons(place: Locator) -> list[tuple[str, bool]]:
    """Return the names of the buttons in a place, and whether each is disabled."""
    lines = map(BUTTON.match, place.aria_snapshot().splitlines())
    return [(line[1], "[disabled]" in line[2]) for line in lines if line]


def hand_of(page: Page) -> Locator:
    """Return the player's hand."""
    return page.get_by_role("group", name="Your hand")


def card(page: Page, name: str) -> Locator:
    """Return a card of the player's hand."""
    return hand_of(page).get_by_role("button", name=name, exact=True)


def button(page: Page, name: str) -> Locator:
    """Return a choice of the table or a button of the bar."""
    return page.get_by_role("button", name=name, exact=True)


def log_of(page: Page) -> Locator:
    """Return the game log."""
    return page.get_by_role("log", name="Game log")


def own_lines(page: Page) -> list[str]:
    """Return the log lines of the player's own decisions."""
    return log_of(page).get_by_role("paragraph").filter(has_text=OWN).all_inner_texts()


def wait_offered(page: Page) -> None:
    """Wait until the table asks the player something."""
    page.get_by_role("main").locator(OFFERED).first.wait_for()


class Player:
    """Plays a game, decision by decision."""

    def __init__(self, page: Page, way: Way | None = None) -> None:
        self.page = page
        self.way = way or Mouse()
        self.pressed: list[str] = []  # names, in order
        self.played: list[str] = []  # cards led or followed with, in order

    def press(self, what: Locator, name: str) -> None:
        """Press something, and remember its name."""
        self.way.press(self.page, what)
        self.pressed.append(name)

    def choose(self, name: str) -> None:
        """Press a choice of the table, and wait until the log has it."""
        before = len(own_lines(self.page))
        self.press(button(self.page, name), name)
        expect(log_of(self.page).get_by_role("paragraph").filter(has_text=OWN)).not_to_have_count(before)

    def play(self, name: str) -> None:
        """Play a card, and wait until it has left the hand."""
        self.press(card(self.page, name), name)
        expect(card(self.page, name)).to_have_count(0)
        self.played.append(name)

    def discard(self, names: list[str]) -> None:
        """Pick cards, and discard them."""
        for name in names:
            self.press(card(self.page, name), name)
            expect(card(self.page, name)).to_have_attribute("aria-pressed", "true")
        self.choose(f"Discard {len(names)} card{'s' if len(names) > 1 else ''}")

    def decide(self) -> Seen:
        """Wait for a question, and answer it; return what was seen."""
        wait_offered(self.page)
        seen = read(self.page)
        if seen.has("Mark the king"):
            self.choose("Mark the king")
        elif seen.has("Next deal"):
            self.choose("Next deal")
        elif seen.has("Propose"):
            self.choose("Propose" if self._poor(seen) else "Stand")
        elif seen.has("Stand"):
            self._throw(seen, PROPOSE) if self._poor(seen) else self.choose("Stand")
        elif seen.has("Accept"):
            self.choose("Accept" if self._poor(seen) else "Refuse")
        elif discarding(self.page):
            self._throw(seen)
        elif seen.ready:
            self.play(seen.ready[0])
        return seen

    def play_until(self, name: str) -> None:
        """Play on until a choice of this name is offered."""
        for _ in range(MOST_DECISIONS):
            wait_offered(self.page)
            if read(self.page).has(name):
                return
            self.decide()
        raise AssertionError(f"after {MOST_DECISIONS} decisions there is still no “{name}”")

    def _good(self, name: str) -> bool:
        trumps = self.page.get_by_role("region", name="Trump").inner_text().lower()
        rank, suit = name.split(" of ")
        return suit in trumps or rank in COURTS[:2]

    def _poor(self, seen: Seen) -> bool:
        return sum(map(self._good, seen.cards)) < 3

    def _throw(self, seen: Seen, said: re.Pattern[str] = DISCARD) -> None:
        bad = [name for name in seen.cards if not self._good(name)]
        if not bad and seen.has("Keep all"):
            return self.choose("Keep all")
        names: list[str] = []
        for name in bad or seen.cards[-1:]:
            names.append(name)
            self.press(card(self.page, name), name)
            expect(card(self.page, name)).to_have_attribute("aria-pressed", "true")
        # As many as the stock has: with more picked, the button is disabled.
        while not any(map(said.fullmatch, read(self.page).buttons)):
            name = names.pop()
            self.press(card(self.page, name), name)
            expect(card(self.page, name)).to_have_attribute("aria-pressed", "false")
        return self.choose(next(filter(said.fullmatch, read(self.page).buttons)))


def discarding(page: Page) -> bool:
    """Return whether the player must discard."""
    return page.get_by_role("main").get_attribute("data-phase") == "discard"


# ---- around the table


def brisk(page: Page) -> None:
    """Remove motion, and all pauses except the one that shows a trick, from the next document on.

    No card plays itself either: a test that found it offered would press it too late.
    """
    page.context.add_init_script(unless_set({"speed": "off", "autoplay": False}))


def unless_set(settings: dict[str, Any]) -> str:
    """Return a script that makes settings which are not yet in storage."""
    kept = 'JSON.parse(localStorage.getItem("ecarte.settings") ?? "{}")'
    made = f"{{ ...{json.dumps(settings)}, ...{kept} }}"
    return f'try {{ localStorage.setItem("ecarte.settings", JSON.stringify({made})) }} catch {{}}'


def open_panel(page: Page, name: str) -> Locator:
    """Open a panel from the menu."""
    button(page, "Menu").click()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name=name, exact=True).click()
    shown = page.get_by_role("dialog", name=name, exact=True)
    expect(shown).to_be_visible()
    return shown


def close_panel(shown: Locator) -> None:
    """Close a panel."""
    shown.get_by_role("button", name="Close").click()
    expect(shown).to_be_hidden()
