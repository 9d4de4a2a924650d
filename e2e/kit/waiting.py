"""Waiting for what only a promise tells, as a database does."""

import time

from playwright.sync_api import Page

_PAUSE_MS = 50


def wait_until(page: Page, predicate: str, arg: object = None, *, seconds: float = 30) -> None:
    """Wait until an asynchronous predicate holds; `Page.wait_for_function` would take its promise for true."""
    limit = time.monotonic() + seconds
    while not page.evaluate(predicate, arg):
        assert time.monotonic() < limit, f"not true after {seconds} s: {predicate}"
        page.wait_for_timeout(_PAUSE_MS)
