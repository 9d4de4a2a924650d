"""The three engines, each started with an empty profile."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from browser import find_firefox, find_webkit
from kit.engines.by_playwright import chromium, firefox
from kit.engines.by_selenium import webkit
from kit.engines.window import Way, Window

ENGINES = ("chromium", "firefox", "webkit")
MISSING = "no {} here: as root on Debian `make build/engines.made` installs it"


def started(engine: str, way: Way, playwright: Playwright, home: Path) -> AbstractContextManager[Window]:
    """Start an engine, or skip the test."""
    if engine == "firefox":
        if not find_firefox():
            pytest.skip(MISSING.format("Firefox"))
        return firefox(playwright)
    if engine == "webkit":
        if not find_webkit():
            pytest.skip(MISSING.format("WebKitGTK with a driver and Xvfb"))
        return webkit(home)
    return chromium(playwright, way)
