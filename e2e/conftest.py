"""The built site, served with its real headers, and fresh browsers to look at it.

Every test gets a server of its own, thus an origin of its own: nothing is left from the test before.
Motion is reduced, so that the table stands still when the page says so.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Request, Route, expect

from browser import find_shell
from ecarte.serve import Served, Site
from kit.native_engine import AskedHandler, NativeEngine
from kit.player import brisk

DIST = Path(__file__).resolve().parent.parent / "dist"

# What is looked at in all its states: the longest words always, the rest in `make thorough`.
LANGUAGES = [
    pytest.param("en", marks=pytest.mark.thorough),
    "fr",
    pytest.param("ja", marks=pytest.mark.thorough),
]
SCHEMES = ["light", pytest.param("dark", marks=pytest.mark.thorough)]

expect.set_options(timeout=20_000)  # two busy cores, and Python to boot


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    path = find_shell()
    if not path:
        pytest.exit("No browser: `make build/browser.made` finds or installs one.", returncode=1)
    return {"executable_path": path}


@pytest.fixture
def browser_context_args(request: pytest.FixtureRequest) -> dict[str, Any]:
    return {
        "reduced_motion": "reduce",
        "locale": "en-GB",
        "viewport": {"width": 1280, "height": 800},
        "service_workers": "allow" if has_own_engine(request) else "block",
    }


def has_own_engine(request: pytest.FixtureRequest) -> bool:
    return request.node.get_closest_marker("own_engine") is not None


class Host(Site):
    """The site, with a list of what was asked of it; its pages ask `engine`, where one is given, and start none."""

    handler = AskedHandler

    def __init__(self, folder: Path, engine: NativeEngine | None = None) -> None:
        self.served: list[Served] = []
        self.stopped = False
        self.engine = engine
        super().__init__(folder, note=self.served.append)

    def file(self, path: str) -> Path | None:
        return (self.engine and self.engine.file(path)) or super().file(path)

    def stop(self) -> None:
        if not self.stopped:
            self.stopped = True
            super().stop()


@pytest.fixture
def host(request: pytest.FixtureRequest) -> Iterator[Host]:
    with Host(DIST, None if has_own_engine(request) else NativeEngine(DIST.parent / "build/site.json")) as host:
        yield host


@dataclass
class Trouble:
    """What no test wants to see. Asserted empty when the test is over."""

    found: list[str] = field(default_factory=list)
    allowed: tuple[str, ...] = ()  # parts of messages that this test brings about itself

    def note(self, text: str) -> None:
        self.found.append(text)

    def unexpected(self) -> list[str]:
        return [text for text in self.found if not any(part in text for part in self.allowed)]


@pytest.fixture
def trouble(context: BrowserContext) -> Iterator[Trouble]:
    """Errors, broken policies and failed requests of every page of the test."""
    trouble = Trouble()
    context.on("weberror", lambda error: trouble.note(f"error: {error.error}"))
    context.on("console", lambda line: trouble.note(f"console: {line.text}") if line.type == "error" else None)
    # A broken content policy is a console error too, but not in every frame: here each reports its own.
    context.expose_binding("reportPolicy", lambda _, text: trouble.note(f"policy: {text}"))
    context.add_init_script(
        'addEventListener("securitypolicyviolation", (e) => reportPolicy(`${e.violatedDirective} ${e.blockedURI}`))'
    )
    yield trouble
    assert trouble.unexpected() == []


@pytest.fixture
def requests(context: BrowserContext) -> list[Request]:
    """All requests of the test, those a service worker answers included."""
    seen: list[Request] = []
    context.on("request", lambda request: seen.append(request))
    return seen


@pytest.fixture
def elder(context: BrowserContext) -> None:
    """The first deal is one of those that the opponent deals: the first decision is South's."""

    def answer(route: Route) -> None:
        deals = [deal for deal in route.fetch().json() if deal["view"]["elder"] == "S"]
        assert deals
        route.fulfill(json=[deals[number % len(deals)] for number in range(16)])

    context.route("**/deals/**", answer)


@pytest.fixture
def page_en(page: Page, host: Host, trouble: Trouble) -> Page:
    """The English page, just opened."""
    page.goto(f"{host.url}?lang=en")
    return page


@pytest.fixture
def table(page: Page, host: Host, trouble: Trouble) -> Page:
    """The English page, without pauses, and the engine up."""
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    return page


def wait_ready(page: Page) -> None:
    """Until the engine is up: Python may have to start beside other work."""
    expect(page.locator("html")).to_have_attribute("data-engine", "ready", timeout=60_000)


def wait_offline(page: Page) -> None:
    """Until the service worker has kept everything, and answers this page."""
    page.evaluate(
        """async () => {
          const worker = navigator.serviceWorker;
          await worker.ready;
          if (!worker.controller) await new Promise((done) => worker.addEventListener("controllerchange", done));
        }"""
    )
