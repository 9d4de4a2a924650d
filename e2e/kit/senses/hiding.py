"""What a page must not reveal: all its contents, and the cards that a text names."""

import re
from collections.abc import Iterable

from playwright.sync_api import Page, expect

from ecarte.core.cards import PACK
from ecarte.core.game import Event
from ecarte.notation import ecn
from kit.player import close_panel, open_panel

RANKS = {"K": "king", "Q": "queen", "J": "jack", "A": "ace", "T": "10", "9": "9", "8": "8", "7": "7"}


SUITS = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}


ASSET = re.compile(r"/assets/[\w.-]+")  # the hash in its name can look like a card: "words-C-9h-Xr-.css"
LONG_HEX = re.compile(r"[0-9a-f]{32}")  # a seed has 64 digits; folders named by their contents 16


def names(card: str) -> re.Pattern[str]:
    """Return a pattern for every way the page can name a card: "Ks", its picture, "King of spades", an event."""
    name = f"{RANKS[card[0]]} of {SUITS[card[1]]}"
    return re.compile(rf"(?<![0-9A-Za-z]){card}4?(?![0-9A-Za-z])|(?i:\b{name})|[SN][.+<-]\w*{card}")


def excerpts(cards: Iterable[str], text: str) -> dict[str, str]:
    """Return the cards that a text names, each with the text around it."""
    found = {card: names(card).search(text) for card in sorted(cards)}
    return {card: text[max(at.start() - 60, 0) : at.end() + 60] for card, at in found.items() if at}


def hidden(record: str) -> tuple[set[str], set[str]]:
    """Return the cards North held and has not shown in a record's only deal, and those South has never seen."""
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


def unknown(record: str) -> dict[str, set[str]]:
    """Return the cards of the last deal that each of two players may not know, and as "both" those that one may not."""
    [play] = ecn.loads(record)
    seen: dict[str, set[str]] = {"S": set(), "N": set()}
    for step in play.steps:
        if step.deal == play.steps[-1].deal and isinstance(step.what, Event):
            for seat, cards in seen.items():
                if step.what.seat == seat or step.what.do in ("turn", "play"):
                    cards.update(step.what.cards)
    kept = {seat: set(PACK) - cards for seat, cards in seen.items()}
    return {**kept, "both": kept["S"] | kept["N"]}


# Every page names the prepared deals, and a first visit fetches them: they reveal no game but that of a first visit.
BEGINNING = re.compile(r'<script [^>]*id="site".*?</script>|<link rel="(?:modulep|p)reload"[^>]*>', re.S)


def everything(page: Page) -> str:
    """Return all markup with attributes and text, without names of assets, and the texts for screen readers."""
    return (
        ASSET.sub("", BEGINNING.sub("", page.content()))
        + page.locator("body").aria_snapshot()
        + page.title()
        + page.url
    )


def copied(page: Page) -> str:
    """Return the diagnostics, copied to the clipboard from the page."""
    about = open_panel(page, "About")
    about.get_by_role("button", name="Copy diagnostics").click()
    expect(about.get_by_text("The diagnostics are on the clipboard.")).to_be_visible()
    close_panel(about)
    text: str = page.evaluate("navigator.clipboard.readText()")
    assert "browser: " in text
    assert "events: " in text
    return text
