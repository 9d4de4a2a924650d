"""A long sitting: after many games the page holds no more than after two."""

import time
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, CDPSession, Page

from kit.player import wait_offered

PLAYING = (Path(__file__).resolve().parent.parent / "kit/scripts/playing.js").read_text("utf-8")
GAMES = 6  # some thirty deals
NODES = 60  # tags, marks and tricks differ from table to table
ENGINE = 4  # listeners of the page for each engine
PATIENCE = 20  # seconds until timers and the like release the earlier game
BLANK = '<svg xmlns="http://www.w3.org/2000/svg" width="169" height="245"/>'


@pytest.fixture
def blank_cards(context: BrowserContext) -> None:
    """Use cards without pictures: the elements of pictures are counted as well, and every hand has others."""
    context.route("**/cards/**", lambda route: route.fulfill(body=BLANK, content_type="image/svg+xml"))


def play(page: Page, games: int) -> None:
    """Play on until this many more games have begun, and the player is asked something in the last."""
    page.evaluate("(games) => playing.until('^app:rematch$', games)", games)
    wait_offered(page)


def held(session: CDPSession, page: Page) -> tuple[int, int]:
    """Return the numbers of nodes and listeners after a garbage collection, but for the listeners of engines.

    Other engines than the table's begin to look back at a game, and end after an idle minute.
    """
    session.send("HeapProfiler.collectGarbage")
    found = {each["name"]: int(each["value"]) for each in session.send("Performance.getMetrics")["metrics"]}
    return found["Nodes"], found["JSEventListeners"] - ENGINE * page.locator("iframe").count()


def settled(session: CDPSession, page: Page) -> tuple[int, int]:
    """Return what is held once that has stopped changing: an engine may just be beginning, or ending."""
    before, now = (0, 0), held(session, page)
    while now != before:
        page.wait_for_timeout(500)
        before, now = now, held(session, page)
    return now


@pytest.mark.thorough
@pytest.mark.usefixtures("blank_cards")
def test_nothing_is_left_behind(table: Page) -> None:
    session = table.context.new_cdp_session(table)
    session.send("Performance.enable")
    table.evaluate(PLAYING)
    play(table, 2)
    nodes, listeners = settled(session, table)
    play(table, GAMES)
    end = time.monotonic() + PATIENCE
    after = held(session, table)
    while (after[0] > nodes + NODES or after[1] > listeners) and time.monotonic() < end:
        table.wait_for_timeout(100)
        after = held(session, table)
    assert after[0] <= nodes + NODES
    assert after[1] <= listeners
