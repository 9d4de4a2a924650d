"""Waiting for what only a promise tells, as a database does, and letting the page wait."""

import time
from math import inf

from playwright.sync_api import Page, Route

_PAUSE_MS = 50


def wait_until(page: Page, predicate: str, arg: object = None, *, seconds: float = 30) -> None:
    """Wait until an asynchronous predicate holds; `Page.wait_for_function` would take its promise for true."""
    limit = time.monotonic() + seconds
    while not page.evaluate(predicate, arg):
        assert time.monotonic() < limit, f"not true after {seconds} s: {predicate}"
        page.wait_for_timeout(_PAUSE_MS)


class Slices:
    """Lets through the first slices of a review, and holds the next until it is let go."""

    def __init__(self, page: Page, number: int) -> None:
        self.left: float = number
        self.held: list[Route] = []
        page.context.route("**/ask", self._ask)

    def _ask(self, route: Route) -> None:
        if '"review"' not in (route.request.post_data or "") or self.left > 0:
            self.left -= '"review"' in (route.request.post_data or "")
            route.continue_()
        else:
            self.held.append(route)

    def wait(self, page: Page) -> None:
        """Wait until one is held."""
        limit = time.monotonic() + 60
        while not self.held:
            assert time.monotonic() < limit, "no slice is held"
            page.wait_for_timeout(50)

    def go_on(self, number: float = inf) -> None:
        """Let more through: an engine that is silent for long is given up."""
        self.left = number - len(self.held)
        while self.held:
            self.held.pop().continue_()
