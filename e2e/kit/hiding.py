"""What a page may not tell: all it shows, and which cards a text names."""

import re
from collections.abc import Iterable

from playwright.sync_api import Page, expect

from ecarte.core.cards import PACK
from ecarte.core.game import Event
from ecarte.notation import ecn
from kit.player import close_panel, open_panel

RANKS = {"K": "king", "Q": "queen", "J": "jack", "A": "ace", "T": "10", "9": "9", "8": "8", "7": "7"}


SUITS = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}


LONG_HEX = re.compile(r"[0-9a-f]{32}")  # a seed has 64; folders named by their contents 16


def names(card: str) -> re.Pattern[str]:
    """A card however the page could say it: "Ks", a picture of it, "King of spades", an event with it."""
    name = f"{RANKS[card[0]]} of {SUITS[card[1]]}"
    return re.compile(rf"(?<![0-9A-Za-z]){card}4?(?![0-9A-Za-z])|(?i:\b{name})|[SN][.+<-]\w*{card}")


def excerpts(cards: Iterable[str], text: str) -> dict[str, str]:
    """Return which of some cards a text names, and around what."""
    found = {card: names(card).search(text) for card in sorted(cards)}
    return {card: text[max(at.start() - 60, 0) : at.end() + 60] for card, at in found.items() if at}


def hidden(record: str) -> tuple[set[str], set[str]]:
    """Of the one deal of a record: what North held and has not shown, and all that South has never seen."""
    [play] = ecn.loads(record)
    seen: set[str] = set()
    held: set[str] = set()
    for step in play.steps:
        if not isinstance(step.what, Event):
            continue
        if step.what.seat == "S" or step.what.do in ("turn", "play"):
            seen.update(step.what.cards)
        else:
            held.update(step.what.cards)
    return held - seen, set(PACK) - seen


def everything(page: Page) -> str:
    """All markup, attributes and text with it, and what the browser tells a screen reader."""
    return page.content() + page.locator("body").aria_snapshot() + page.title() + page.url


def copied(page: Page) -> str:
    about = open_panel(page, "About")
    about.get_by_role("button", name="Copy diagnostics").click()
    expect(about.get_by_text("The diagnostics are on the clipboard.")).to_be_visible()
    close_panel(about)
    text: str = page.evaluate("navigator.clipboard.readText()")
    assert "browser: " in text
    assert "events: " in text
    return text
