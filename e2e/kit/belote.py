"""Moments of belote, and a player for it."""

import json
import re
from functools import cache

from playwright.sync_api import Page, expect

from conftest import Host, wait_ready
from kit.player import Player, Seen, button, log_of, read, wait_offered
from kit.positions import Json, Moment, Rules, Wanted, find, mine
from kit.shelf import lay, open_game

CLASSIC = Rules("classic", dealer="W", game="belote")
MODERN = Rules("modern", dealer="W", game="belote")
THREE = Rules("three", dealer="W", game="belote")
ELDER = Rules("classic", dealer="E", game="belote")
SHORT = Rules("classic", (("target", 500),), "W", "belote")
SHORT_THREE = Rules("three", (("target", 500),), "W", "belote")
RANKS = {"K": "King", "Q": "Queen", "J": "Jack", "A": "Ace", "T": "10"}
SUITS = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}


def may(view: Json, what: str) -> bool:
    """Return whether a legal event matches a pattern."""
    return any(re.search(what, event) for event in view["legal"])


def counted(view: Json) -> bool:
    """Return whether the deal is scored, and was not passed out."""
    return view["phase"] == "scored" and view["scored"] is not None


def lone(view: Json) -> str | None:
    """Return the only card of the suit beside the trumps, when South leads with all four suits, else None."""
    held = {suit: [found for found in view["hand"] if found[1] == suit] for suit in SUITS}
    if not mine("play")(view) or len(view["hand"]) < 8 or view["trick"] or not all(held.values()) or not view["trump"]:
        return None
    beside: list[str] = held["s" if view["trump"] in "hd" else "h"]
    return beside[0] if len(beside) == 1 else None


WANTED: dict[str, tuple[Wanted, Rules]] = {
    "first round": (lambda v: mine("bid")(v) and v["round"] == 1 and not v["bids"], CLASSIC),
    "second round": (lambda v: mine("bid")(v) and v["round"] == 2, MODERN),
    "overcall": (lambda v: mine("bid")(v) and v["taker"] and v["contract"] in SUITS, MODERN),
    "declaring": (lambda v: mine("play")(v) and may(v, ":meld:") and len(v["trick"]) == 3, CLASSIC),
    "belote": (lambda v: mine("play")(v) and may(v, ":belote") and v["tricks"], CLASSIC),
    "shown": (lambda v: mine("play")(v) and any(m["shown"] for m in v["melds"]) and v["best"] == "NS", CLASSIC),
    "eight": (lambda v: mine("play")(v) and len(v["hand"]) == 8 and len(v["trick"]) == 2 and v["refused"], CLASSIC),
    "lone": (lambda v: lone(v) is not None, ELDER),
    "late": (lambda v: mine("play")(v) and len(v["tricks"]) == 4 and v["deal"] > 2, CLASSIC),
    "passed": (lambda v: v["phase"] == "scored" and v["scored"] is None, CLASSIC),
    "made": (lambda v: counted(v) and v["scored"]["made"] and any(v["scored"]["melds"].values()), CLASSIC),
    "failed": (lambda v: counted(v) and not v["scored"]["made"] and any(v["scored"]["belote"].values()), CLASSIC),
    "twice": (lambda v: counted(v) and v["scored"]["factor"] == 2, MODERN),
    "capot": (lambda v: counted(v) and v["scored"]["capot"] is not None, CLASSIC),
    "full": (lambda v: mine("play")(v) and len(v["trick"]) == 3 and v["taker"] in "EW" and v["tricks"], CLASSIC),
    "three full": (lambda v: mine("play")(v) and len(v["trick"]) == 2 and v["taker"] in "EW" and v["tricks"], THREE),
    "over": (lambda v: v["phase"] == "over", SHORT),
    "three": (lambda v: mine("play")(v) and len(v["tricks"]) == 1, THREE),
    "three failed": (lambda v: counted(v) and not v["scored"]["made"], THREE),
}


@cache
def moment(name: str) -> Moment:
    """Return one of the moments named in `WANTED`."""
    wanted, rules = WANTED[name]
    return find(f"belote {name}", wanted, rules, most=600)


def name_of(found: str) -> str:
    """Return the name of a card on the page."""
    return f"{RANKS.get(found[0], found[0])} of {SUITS[found[1]]}"


def sit(page: Page, host: Host, name: str, lang: str = "en", **settings: object) -> Json:
    """Open the table at a moment, without automatic events unless the settings say so; return the view."""
    wished = json.dumps({"speed": "off", "autoplay": False, "announce": False, "callBelote": False, **settings})
    page.add_init_script(f"try {{ localStorage.setItem('ecarte.settings', {wished!r}) }} catch {{}}")
    page.goto(f"{host.url}?lang={lang}")
    wait_ready(page)
    lay(page, moment(name))
    open_game(page, moment(name))
    expect(page.locator(".table__table")).to_have_attribute("data-game", "belote")
    return moment(name).view


class Partner(Player):
    """Takes with three cards of the suit, and plays the first card that may be played."""

    def choose(self, name: str) -> None:
        """Press a button, and wait for its effect."""
        lines = log_of(self.page).get_by_role("paragraph")
        before = lines.count()
        self.press(button(self.page, name), name)
        expect(lines).not_to_have_count(before)

    def decide(self) -> Seen:
        """Make the next decision; return what was seen before it."""
        wait_offered(self.page)
        seen = read(self.page)
        if seen.has("Next deal"):
            self.choose("Next deal")
        elif seen.has("Pass"):
            turned = self.page.locator("[data-spot=turned] [data-card], [data-card][data-spot=turned]")
            suit = (turned.first.get_attribute("data-card") or "??")[1] if turned.count() else "?"
            held = [one.get_attribute("data-card") or "" for one in self.page.locator(".table__hand [data-card]").all()]
            fits = sum(one.endswith(suit) for one in held) >= 3
            self.choose("Take" if seen.has("Take") and fits else "Pass")
        elif seen.ready:
            self.play(seen.ready[0])
        return seen
