"""Fixtures: the built site, served with its real headers, and fresh browsers that open it.

Every test has its own server, and so its own origin: nothing is left over from the test before. Motion is reduced, so
that the table is still when the page says that it is.
"""

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Request, expect

from browser import find_shell
from ecarte.serve import Served, Site
from kit.native_engine import AskedHandler, NativeEngine
from kit.player import brisk, unless_set

DIST = Path(__file__).resolve().parent.parent / "dist"

# The languages in which every state is checked: always the one with the longest words, in `make thorough` all.
LANGUAGES = [
    pytest.param("en", marks=pytest.mark.thorough),
    "fr",
    pytest.param("ja", marks=pytest.mark.thorough),
]
SCHEMES = ["light", pytest.param("dark", marks=pytest.mark.thorough)]

SIZE = [int(each) for each in os.environ.get("ECARTE_SIZE", "1280x800").split("x")]
"""The width and height of the page, in pixels, for tests that do not set their own."""

expect.set_options(timeout=20_000)  # two busy cores, and Python to boot


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Use the browser that is installed."""
    path = find_shell()
    if not path:
        pytest.exit("No browser: `make build/browser.made` finds or installs one.", returncode=1)
    return {"executable_path": path}


@pytest.fixture
def browser_context_args(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Reduce motion, speak English, and keep service workers out of tests without an engine of their own."""
    return {
        "reduced_motion": "reduce",
        "locale": "en-GB",
        "viewport": {"width": SIZE[0], "height": SIZE[1]},
        "service_workers": "allow" if has_own_engine(request) else "block",
    }


def has_own_engine(request: pytest.FixtureRequest) -> bool:
    """Return whether a test runs the engine in the browser."""
    return request.node.get_closest_marker("own_engine") is not None


class Host(Site):
    """The site, with a list of its requests; given an `engine`, its pages ask that and start none."""

    handler = AskedHandler

    def __init__(self, folder: Path, engine: NativeEngine | None = None) -> None:
        self.served: list[Served] = []
        self.stopped = False
        self.engine = engine
        super().__init__(folder, note=self.served.append)

    def file(self, path: str) -> Path | None:
        """Return the file a path names, the engine's first."""
        return (self.engine and self.engine.file(path)) or super().file(path)

    def stop(self) -> None:
        """Stop, once."""
        if not self.stopped:
            self.stopped = True
            super().stop()


@pytest.fixture
def host(request: pytest.FixtureRequest) -> Iterator[Host]:
    """The site of one test."""
    with Host(DIST, None if has_own_engine(request) else NativeEngine(DIST.parent / "build/site.json")) as host:
        yield host


@dataclass
class Trouble:
    """Problems that no test expects; there must be none at the end of a test."""

    found: list[str] = field(default_factory=list)
    allowed: tuple[str, ...] = ()  # parts of messages that this test provokes

    def note(self, text: str) -> None:
        """Add a message."""
        self.found.append(text)

    def unexpected(self) -> list[str]:
        """Return the messages that the test has not allowed."""
        return [text for text in self.found if not any(part in text for part in self.allowed)]


@pytest.fixture
def trouble(context: BrowserContext) -> Iterator[Trouble]:
    """Collect the errors, policy violations and failed requests of every page of the test."""
    trouble = Trouble()
    context.on("weberror", lambda error: trouble.note(f"error: {error.error}"))
    context.on("console", lambda line: trouble.note(f"console: {line.text}") if line.type == "error" else None)
    # A violated content policy is a console error, but not in every frame; here each frame reports its own.
    context.expose_binding("reportPolicy", lambda _, text: trouble.note(f"policy: {text}"))
    context.add_init_script(
        'addEventListener("securitypolicyviolation", (e) => reportPolicy(`${e.violatedDirective} ${e.blockedURI}`))'
    )
    # A test decides itself when a card is played; e2e/table/test_pace.py sees one play itself.
    context.add_init_script(unless_set({"autoplay": False}))
    yield trouble
    assert trouble.unexpected() == []


@pytest.fixture
def requests(context: BrowserContext) -> list[Request]:
    """Collect all requests of the test, including those that a service worker answers."""
    seen: list[Request] = []
    context.on("request", lambda request: seen.append(request))
    return seen


@pytest.fixture
def page_en(page: Page, host: Host, trouble: Trouble) -> Page:
    """Open the English page."""
    page.goto(f"{host.url}?lang=en")
    return page


@pytest.fixture
def table(page: Page, host: Host, trouble: Trouble) -> Page:
    """Open the English page without pauses, with its engine ready and its game in the address."""
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    expect(page).to_have_url(re.compile("#game="))
    return page


def wait_ready(page: Page) -> None:
    """Wait for the engine: Python may have to start beside other work."""
    expect(page.locator("html")).to_have_attribute("data-engine", "ready", timeout=60_000)


def wait_offline(page: Page) -> None:
    """Wait until the service worker answers this page, and has kept what the game needs in this language."""
    page.evaluate(
        """async () => {
          const worker = navigator.serviceWorker;
          await worker.ready;
          if (!worker.controller) await new Promise((done) => worker.addEventListener("controllerchange", done));
        }"""
    )
    language = page.locator("html").get_attribute("lang")
    wait_kept(page, rf"(^| ){language}( |$)")


def wait_kept(page: Page, parts: str) -> None:
    """Wait until these parts of the site, in the order of the alphabet, are kept for playing without a network."""
    expect(page.locator("html")).to_have_attribute("data-kept", re.compile(parts), timeout=60_000)
