"""Two friends who play a match by texts, phase by phase."""

import re
import time
from collections.abc import Callable

from playwright.sync_api import expect

from kit.friends import AWAITED, Friend, is_to_go_on, session_of
from kit.player import Player, button


def phase_of(friend: Friend) -> str:
    """Return what is waited for, as a friend's browser keeps it; "" when the match is over."""
    side = session_of(friend)
    awaited, table = side.awaited, side.table
    if awaited is None:
        return ""
    what, entries = (
        awaited.what,
        table.playing.record.deals[-1].entries if table.play and table.playing.record.deals else (),
    )
    if what == "event":
        what = "play" if any(entry.event.do == "play" for entry in entries) else "exchange"
    is_later = table.locked is not None and table.deal.number > 1
    return what + (" of the next game" if table.place else " of the next deal" if is_later else "")


class Walk:
    """A match by texts. Where it is to be short, Ben resigns in the second deal, and in the second game."""

    def __init__(self, anna: Friend, ben: Friend, *, is_short: bool = True) -> None:
        self.resigning = ben if is_short else None
        self.seen: list[str] = []
        self.one, self.other = anna, ben  # who is to go on, and the other

    def go(self, lose: Callable[[], None], bring: Callable[[], None]) -> None:
        """Go from phase to phase; lose something once in each, and then bring a message."""
        while phase := phase_of(self.one):
            if phase not in self.seen:
                self.seen.append(phase)
                lose()
            self.act(self.one)
            bring()
            self.one, self.other = self.other, self.one

    def act(self, one: Friend) -> None:
        """Decide for a player until the other is to go on; leave deals that are over, and resign to make it short."""
        expect(one.bar).to_contain_text(re.compile("waits for you|Pass|awaited|signed by both"))
        press_if_there(one, "Next game")  # it may open by itself meanwhile
        while is_to_go_on(one):
            kept = one.kept()
            table = session_of(one).table
            if one is self.resigning and (table.place or table.deal.number > 1):
                resign(one)
            elif table.is_deal_over:
                leave_deal(one, kept)
            else:
                Player(one.page).decide()


def leave_deal(one: Friend, kept: object) -> None:
    """Press "Next deal" until the game is kept anew: at the end of a game the page goes on by itself."""
    limit = time.monotonic() + 30
    while one.kept() == kept:
        assert time.monotonic() < limit, "the deal is over, and nothing goes on"
        press_if_there(one, "Next deal")


def press_if_there(one: Friend, name: str) -> None:
    """Press a button, or do nothing without one."""
    button(one.page, name).evaluate_all("(buttons) => buttons.forEach((each) => each.click())")


def resign(one: Friend) -> None:
    """Resign the game."""
    button(one.page, "Menu").click()
    button(one.page, "Resign").click()
    button(one.page, "Resign").last.click()
    expect(one.bar).not_to_contain_text(AWAITED)
