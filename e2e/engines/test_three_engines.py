"""The core of the page in Chromium, Firefox and WebKit: whatever their differences can break.

Each test starts its own browser, and Python in it. `WAYS` below says what is left out where, and why.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from conftest import Host
from kit.archive import record
from kit.engines.dealing import HAND, Dealing
from kit.engines.starting import ENGINES, started
from kit.engines.window import Way, Window
from kit.pages import link_to

pytestmark = [pytest.mark.thorough, pytest.mark.own_engine]

# Over WebDriver BiDi, Playwright's taps do not reach Firefox's pages; WebKitGTK's driver turns taps into clicks.
WAYS = [(engine, way) for engine in ENGINES for way in Way if way is not Way.TOUCH or engine == "chromium"]

REPLAY = ".replay__replay"
DIALOG = "dialog[open]"


@pytest.fixture
def way() -> Way:
    """The input devices: mouse, touch or keyboard."""
    return Way.MOUSE


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest) -> str:
    """Each engine."""
    return str(request.param)


@pytest.fixture
def window(engine: str, way: Way, playwright: Playwright, tmp_path: Path) -> Iterator[Window]:
    """Open a window of a browser with an empty profile; the test must cause no error in it."""
    with started(engine, way, playwright, tmp_path) as window:
        yield window
        assert window.trouble() == []


def dealt(window: Window) -> list[str]:
    cards: list[str] = window.run(
        "return [...document.querySelectorAll(given)].map((one) => one.dataset.card);", f"{HAND} [data-card]"
    )
    return cards


def test_begins(window: Window, host: Host) -> None:
    """Cards are shown before Python runs; afterwards, and after a reload, they are the same."""
    window.open(f"{host.url}?lang=en")
    window.see(f"{HAND} button")
    cards = dealt(window)
    assert len(cards) == 5
    window.wait_ready()
    assert "#game=" in window.address()
    window.reload()
    window.wait_ready()
    assert dealt(window) == cards


@pytest.mark.parametrize(("engine", "way"), WAYS)
def test_a_deal(window: Window, host: Host, way: Way) -> None:
    """A deal by mouse, by touch and by keyboard: proposals, discards, five tricks and the score."""
    window.be_brisk(host.url)
    window.open(f"{host.url}?lang=en")
    window.wait_ready()
    window.run(
        """window.pointers = [];
        addEventListener("pointerdown", ({ pointerType }) => window.pointers.push(pointerType), true);"""
    )
    player = Dealing(window, way)
    player.play_to_the_end()
    assert len(player.played) == 5
    assert window.count(f"{HAND} [data-card]") == 0
    log = window.text("[role=log]")
    assert log.count("You play the") + log.count("You lead the") >= 5
    assert set(window.run("return window.pointers;")) == ({way.value} if way is not Way.KEYS else set())


def test_without_a_server(window: Window, host: Host) -> None:
    """Without the server, the page and its game are still there, a deal can be finished, and a link opens."""
    window.be_brisk(host.url)
    window.open(f"{host.url}?lang=en")
    window.wait_ready()
    window.wait_offline()
    dealt = window.text(HAND)
    host.stop()
    window.reload()
    window.wait_ready()
    assert window.text(HAND) == dealt
    Dealing(window, Way.MOUSE).play_to_the_end()
    window.open(f"{host.url}?lang=en#{link_to(record(2))}")
    window.see(REPLAY, "Chloé")


def test_a_link(window: Window, host: Host) -> None:
    """In a fresh profile, a link opens a game at its moment; closing it shows the table."""
    window.open(f"{host.url}?lang=en#{link_to(record(0), at='2#0')}")
    window.see(REPLAY, "Anna")
    window.press("Next event")
    window.until(lambda: window.address().endswith("@2%231"), "the next moment in the address")
    window.press("Close the replay")
    window.wait_ready()
    assert "#game=" in window.address()


def test_import_and_replay(window: Window, host: Host, tmp_path: Path) -> None:
    """A file with a game is imported, saved and replayed step by step."""
    file = tmp_path / "mine.ecn"
    file.write_text(record(2), "utf-8")
    window.open(f"{host.url}?lang=en")
    window.wait_ready()
    window.press("Menu")
    window.press("Your games", DIALOG)
    window.press("Import", DIALOG)
    window.see(f"{DIALOG} input[type=file]")
    window.choose_file(f"{DIALOG} input[type=file]", file)
    window.press("Replay it", DIALOG)
    window.see(REPLAY, "Chloé")
    start = window.address()
    window.press("Next event")
    window.until(lambda: window.address() != start, "another moment")
    there = window.address()
    window.reload()
    window.see(REPLAY, "Chloé")
    assert window.address() == there


def test_two_windows(window: Window, host: Host) -> None:
    """Two windows are opened side by side on a first visit: a game is played in one and watched in the other."""
    window.be_brisk(host.url)
    other = window.another()
    window.open(f"{host.url}?lang=en")
    other.open(f"{host.url}?lang=en")
    for one in (window, other):
        one.wait_ready()
        one.wait_offline()
    other.open(window.address())
    other.see("[data-part=notices]", "You are watching")
    Dealing(window, Way.MOUSE).play_to_the_end()
    lines = window.text("[role=log]")
    other.until(lambda: other.text("[role=log]") == lines, "the same story in both windows")
    other.press("Play here")
    window.see("[data-part=notices]", "You are watching")
