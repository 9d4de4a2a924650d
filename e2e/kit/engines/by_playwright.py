"""A window driven by Playwright: Chromium, and Firefox as Debian builds it, by WebDriver BiDi."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Error, Locator, Page, Playwright

from browser import find_firefox, find_shell
from kit.engines.window import Found, Way, Window

BUTTON = re.compile(r"""^\s*- '?button "([^"]+)"(.*)""")
REDUCED: dict[str, str | float | bool] = {"ui.prefersReducedMotion": 1}  # Playwright cannot set it over this protocol


class PlaywrightWindow(Window):
    """A page of Playwright."""

    def __init__(self, page: Page, found: list[str]) -> None:
        self.page = page
        self.found = found

    def _button(self, name: str, place: str) -> Locator:
        return self.page.locator(place).first.get_by_role("button", name=name, exact=True)

    def open(self, address: str) -> None:
        """Open an address."""
        self.page.goto(address)

    def reload(self) -> None:
        """Load the page again."""
        self.page.reload()

    def names(self, place: str) -> list[str]:
        """Return the names of the buttons in a place that can be pressed now."""
        here = self.page.locator(place).first
        lines = map(BUTTON.match, here.aria_snapshot().splitlines() if here.count() else ())
        return [line[1] for line in lines if line and "[disabled]" not in line[2]]

    def click(self, name: str, place: str) -> None:
        """Press with the mouse."""
        self._button(name, place).click()

    def tap(self, name: str, place: str) -> None:
        """Press with a finger."""
        self._button(name, place).tap()

    def ask(self, script: str, name: str, place: str) -> Any:
        """Call a function with the button of this name."""
        return self._button(name, place).evaluate(script)

    def key(self, name: str) -> None:
        """Press a key."""
        self.page.keyboard.press(name)

    def run(self, script: str, given: object = None) -> Any:
        """Run the body of an asynchronous function."""
        return self.page.evaluate(f"async (given) => {{ {script} }}", given)

    def choose_file(self, place: str, path: Path) -> None:
        """Choose a file."""
        self.page.locator(place).set_input_files(path)

    def another(self) -> Window:
        """Open another window."""
        return PlaywrightWindow(self.page.context.new_page(), self.found)

    def trouble(self) -> list[str]:
        """Return the errors, and the console's messages about them."""
        return self.found

    def attempt(self, look: Callable[[], Found | None]) -> Found | None:
        """Return what is found, or None when the page changes meanwhile."""
        try:
            return look()
        except Error:
            return None


def _window(context: BrowserContext) -> Window:
    found: list[str] = []
    context.on("weberror", lambda error: found.append(f"error: {error.error}"))
    context.on("console", lambda line: found.append(f"console: {line.text}") if line.type == "error" else None)
    return PlaywrightWindow(context.new_page(), found)


@contextmanager
def chromium(playwright: Playwright, way: Way) -> Iterator[Window]:
    """Start Chromium, with a touch screen for tests by touch."""
    browser = playwright.chromium.launch(executable_path=find_shell())
    try:
        yield _window(browser.new_context(locale="en-GB", reduced_motion="reduce", has_touch=way is Way.TOUCH))
    finally:
        browser.close()


@contextmanager
def firefox(playwright: Playwright) -> Iterator[Window]:
    """Start Firefox."""
    browser = playwright.firefox.launch(
        channel="moz-firefox", executable_path=find_firefox(), firefox_user_prefs=REDUCED
    )
    try:
        yield _window(browser.new_context(locale="en-GB"))
    finally:
        browser.close()
