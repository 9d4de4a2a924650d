"""A window driven by Selenium: WebKitGTK as Debian builds it, on a virtual screen."""

from __future__ import annotations

import os
import subprocess
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    NoSuchElementException,
    StaleElementReferenceException,
)
from selenium.webdriver import ActionChains, WebKitGTK, WebKitGTKOptions, WebKitGTKService
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement

from browser import find_webkit
from kit.engines.window import Found, Window

KEYS = {"Tab": Keys.TAB, "Enter": Keys.ENTER, " ": Keys.SPACE, "ArrowRight": Keys.ARROW_RIGHT}
CHANGED = (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    NoSuchElementException,
    StaleElementReferenceException,
)
# GTK's setting for reduced motion.
STILL = "[Settings]\ngtk-enable-animations=0\n"
BEGIN = """
  const done = arguments[arguments.length - 1];
  (async (given) => { %s })(arguments[0]).then((value) => done({ value }), (error) => done({ error: String(error) }));
"""
LISTEN = """
  if (window.trouble) return;
  window.trouble = [];
  addEventListener("error", ({ message }) => window.trouble.push(`error: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => window.trouble.push(`rejected: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    window.trouble.push(`policy: ${violatedDirective} ${blockedURI}`));
"""


class SeleniumWindow(Window):
    """A window of a browser driven by Selenium."""

    def __init__(self, driver: WebDriver) -> None:
        self._driver = driver
        self._handle = driver.current_window_handle

    @property
    def driver(self) -> WebDriver:
        """The browser, with this window in front."""
        if self._driver.current_window_handle != self._handle:
            self._driver.switch_to.window(self._handle)
        return self._driver

    def _buttons(self, place: str) -> dict[str, WebElement]:
        """Return the buttons that can be pressed, by the names the browser gives them."""
        here = self.driver.find_elements(By.CSS_SELECTOR, place)[:1]
        buttons = [button for one in here for button in one.find_elements(By.CSS_SELECTOR, "button, [role=button]")]
        return {
            button.accessible_name: button
            for button in buttons
            if button.is_displayed() and button.is_enabled() and button.get_attribute("aria-disabled") != "true"
        }

    def _do(self, act: Callable[[WebElement], object], name: str, place: str) -> Any:
        """Do something with a button; try again if the page has changed meanwhile."""
        done = self.until(lambda: (act(self._buttons(place)[name]),) if name in self._buttons(place) else None, name)
        return done[0] if done else None

    def open(self, address: str) -> None:
        """Open an address, also one that differs only after #."""
        self.driver.get("about:blank")
        self.driver.get(address)
        self.driver.execute_script(LISTEN)

    def reload(self) -> None:
        """Load the page again."""
        self.driver.refresh()
        self.driver.execute_script(LISTEN)

    def names(self, place: str) -> list[str]:
        """Return the names of the buttons in a place that can be pressed now."""
        return list(self._buttons(place))

    def click(self, name: str, place: str) -> None:
        """Press with the mouse."""
        self._do(lambda button: button.click(), name, place)

    def tap(self, name: str, place: str) -> None:
        """Press with a finger, which WebKitGTK's driver turns into a click."""
        raise NotImplementedError

    def ask(self, script: str, name: str, place: str) -> Any:
        """Call a function with the button of this name."""
        return self._do(lambda one: self.driver.execute_script(f"return ({script})(arguments[0]);", one), name, place)

    def key(self, name: str) -> None:
        """Press a key."""
        shift, key = name.startswith("Shift+"), KEYS[name.removeprefix("Shift+")]
        actions = ActionChains(self.driver)
        if shift:
            actions.key_down(Keys.SHIFT).send_keys(key).key_up(Keys.SHIFT).perform()
        else:
            actions.send_keys(key).perform()

    def run(self, script: str, given: object = None) -> Any:
        """Run the body of an asynchronous function."""
        answer = self.driver.execute_async_script(BEGIN % script, given)
        assert "error" not in answer, answer["error"]
        return answer.get("value")

    def choose_file(self, place: str, path: Path) -> None:
        """Choose a file."""
        self.driver.find_element(By.CSS_SELECTOR, place).send_keys(str(path))

    def another(self) -> Window:
        """Open another window."""
        self.driver.switch_to.new_window("window")
        return SeleniumWindow(self._driver)

    def trouble(self) -> list[str]:
        """Return the errors that reached the windows themselves: this driver has no console."""
        found: list[str] = []
        for handle in self._driver.window_handles:
            self._driver.switch_to.window(handle)
            found += self._driver.execute_script("return window.trouble ?? [];")
        return found

    def attempt(self, look: Callable[[], Found | None]) -> Found | None:
        """Return what is found, or None when the page changes meanwhile."""
        try:
            return look()
        except CHANGED:
            return None


@contextmanager
def _screen() -> Iterator[str]:
    """Start a virtual screen; yield its name."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as screen:
        assert screen.stdout is not None
        try:
            yield f":{screen.stdout.readline().strip()}"
        finally:
            screen.terminate()


@contextmanager
def webkit(home: Path) -> Iterator[Window]:
    """Start WebKitGTK's small browser; `home` is an empty folder."""
    for version in ("3.0", "4.0"):
        settings = home / f"config/gtk-{version}/settings.ini"
        settings.parent.mkdir(parents=True)
        settings.write_text(STILL, "utf-8")
    folders = {f"XDG_{name.upper()}_HOME": str(home / name) for name in ("config", "data", "cache")}
    found = find_webkit()
    assert found
    driver_path, browser_path = found
    options = WebKitGTKOptions()
    options.binary_location = browser_path
    options.add_argument("--automation")
    with _screen() as screen:
        service = WebKitGTKService(driver_path, env={**os.environ, **folders, "DISPLAY": screen})
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # Selenium's warning about its own code
            driver = WebKitGTK(options=options, service=service)
        try:
            driver.set_window_rect(0, 0, 1280, 900)
            driver.set_script_timeout(60)
            yield SeleniumWindow(driver)
        finally:
            driver.quit()
