"""A window of any browser, read by the roles and names that the browser computes, and by its visible text."""

from __future__ import annotations

import json
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Any, TypeVar

Found = TypeVar("Found")

PATIENCE = 60.0  # seconds: Python may have to start beside other work
FAR = 60  # Tab presses that reach any place of the page

# The key that leads to an element: none if it has the focus, an arrow between two cards, else Tab; backwards for
# earlier elements, because at the end of the page Firefox moves the focus to its own buttons.
NEXT_KEY = """(one) => {
  const here = document.activeElement;
  if (one === here) return null;
  if (one.matches(".table__hand *") && here.matches(".table__hand *")) return "ArrowRight";
  const isBefore = one.compareDocumentPosition(here) === Node.DOCUMENT_POSITION_FOLLOWING;
  return isBefore ? "Shift+Tab" : "Tab";
}"""
SHOWN_TEXT = "const found = document.querySelector(given); return found ? found.innerText : '';"
OFFLINE = """
  const worker = navigator.serviceWorker;
  await worker.ready;
  if (!worker.controller) await new Promise((done) => worker.addEventListener("controllerchange", done));
"""


class Way(StrEnum):
    """An input device."""

    MOUSE = "mouse"
    TOUCH = "touch"
    KEYS = "keys"


class Window(ABC):
    """A window. Its methods wait for the elements they name."""

    # ---- methods of each driver

    @abstractmethod
    def open(self, address: str) -> None:
        """Open an address."""

    @abstractmethod
    def reload(self) -> None:
        """Load the page again."""

    @abstractmethod
    def names(self, place: str) -> list[str]:
        """Return the names of the buttons in a place, a selector, that can be pressed now."""

    @abstractmethod
    def click(self, name: str, place: str) -> None:
        """Press the button of this name with the mouse."""

    @abstractmethod
    def tap(self, name: str, place: str) -> None:
        """Press the button of this name with a finger."""

    @abstractmethod
    def ask(self, script: str, name: str, place: str) -> Any:
        """Call a function in JavaScript with the button of this name."""

    @abstractmethod
    def key(self, name: str) -> None:
        """Press a key, by its name in JavaScript, or Shift and a key: "Shift+Tab"."""

    @abstractmethod
    def run(self, script: str, given: object = None) -> Any:
        """Run the body of an asynchronous function in JavaScript, with `given`; return what it returns."""

    @abstractmethod
    def choose_file(self, place: str, path: Path) -> None:
        """Choose a file in a field for files."""

    @abstractmethod
    def another(self) -> Window:
        """Open another window of the same browser, with the same storage."""

    @abstractmethod
    def trouble(self) -> list[str]:
        """Return what went wrong in the windows of this browser, as far as the driver reports it."""

    @abstractmethod
    def attempt(self, look: Callable[[], Found | None]) -> Found | None:
        """Return what is found, or None when the page changes meanwhile."""

    # ---- methods shared by all drivers

    def until(self, look: Callable[[], Found | None], what: str) -> Found:
        """Wait until something is found, and return it."""
        end = time.monotonic() + PATIENCE
        while not (found := self.attempt(look)):
            if time.monotonic() > end:
                raise AssertionError(f"{what}: not found; the page says:\n{self.text('body')}")
        return found

    def address(self) -> str:
        """Return the address shown."""
        return str(self.run("return location.href;"))

    def text(self, place: str) -> str:
        """Return the text that is shown in a place, "" where there is none."""
        return str(self.run(SHOWN_TEXT, place))

    def count(self, place: str) -> int:
        """Return how many elements there are."""
        return int(self.run("return document.querySelectorAll(given).length;", place))

    def see(self, place: str, text: str = "") -> str:
        """Wait for a place, and for a text in it; return its text."""
        self.until(lambda: self.count(place) and text in self.text(place), f"“{text}” in {place}")
        return self.text(place)

    def gone(self, place: str, text: str = "") -> None:
        """Wait until a place is gone, or a text in it."""
        self.until(lambda: not self.count(place) or (text and text not in self.text(place)), f"no “{text}” in {place}")

    def press(self, name: str, place: str = "body", way: Way = Way.MOUSE) -> None:
        """Press the button of this name, once it can be pressed."""
        self.until(lambda: name in self.names(place), f"button “{name}” in {place}")
        if way is Way.MOUSE:
            self.click(name, place)
        elif way is Way.TOUCH:
            self.tap(name, place)
        else:
            self._press_by_keys(name, place)

    def _press_by_keys(self, name: str, place: str) -> None:
        for _ in range(FAR):
            key = self.ask(NEXT_KEY, name, place)
            if key is None:
                is_card = self.ask("(one) => one.matches('.table__hand *')", name, place)
                return self.key("Enter" if is_card else " ")
            self.key(key)
        raise AssertionError(f"not reached by keys: {name}")

    def be_brisk(self, url: str) -> None:
        """Remove the pauses of the table, before the page is opened: tests wait for a settled table anyway."""
        self.open(f"{url}robots.txt")
        self.run("localStorage.setItem('ecarte.settings', given);", json.dumps({"speed": "off", "autoplay": False}))

    def wait_ready(self) -> None:
        """Wait for the engine and for the first cards."""
        self.see("html[data-engine=ready]")
        self.see(".table__hand button")

    def wait_offline(self) -> None:
        """Wait until the service worker answers this page, and has kept what a game needs in English."""
        self.run(OFFLINE)
        self.see("html[data-kept~=en]")
