"""The looks of a screen: elements cut off, covered or too small, and violations of axe's rules."""

import json
from pathlib import Path

from playwright.sync_api import FloatRect, Locator, Page

from conftest import Host, wait_ready
from kit.player import brisk, wait_offered
from kit.positions import Moment, moments
from kit.shelf import lay, open_game

HERE = Path(__file__).parents[1]


AXE = HERE.parents[1] / "web/node_modules/axe-core/axe.min.js"


FAULTS = (HERE / "scripts/faults.js").read_text("utf-8")


# Small phone, phone upright and on its side, tablet, desktop.
SIZES = [(320, 568), (390, 844), (844, 390), (820, 1180), (1440, 900)]


def opened(page: Page, host: Host, lang: str) -> Page:
    """Open the page in a language, with all moments among its saved games."""
    brisk(page)
    page.goto(f"{host.url}?lang={lang}")
    wait_ready(page)
    lay(page, *moments().values())
    return page


def look(page: Page, moment: Moment) -> None:
    """Show a moment on the page."""
    page.set_viewport_size({"width": 1440, "height": 900})
    open_game(page, moment)
    wait_offered(page)


def faults(page: Page, *, large: bool = False) -> dict[str, list[str]]:
    """Return the faults at each size."""
    found: dict[str, list[str]] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if wrong := page.evaluate(FAULTS, large):
            found[f"{width}×{height}"] = wrong
    return found


def box(what: Locator) -> FloatRect:
    """Return the rectangle of an element."""
    found = what.bounding_box()
    assert found is not None
    return found


def boxes(*each: Locator) -> list[FloatRect]:
    """Return the rectangles of elements at one moment: the page may move between two calls of `box`."""
    handles = [one.element_handle() for one in each]
    found: list[FloatRect] = each[0].page.evaluate(
        "all => all.map((one) => one.getBoundingClientRect().toJSON())", handles
    )
    return found


def check(found: dict[str, object]) -> None:
    """Assert that nothing was found."""
    found = {what: wrong for what, wrong in found.items() if wrong}
    assert found == {}, json.dumps(found, indent=1, ensure_ascii=False)


def inject_axe(page: Page) -> None:
    """Load axe into the page, past its policy, unless it is there."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text("utf-8") + "; undefined")


def violations(page: Page) -> list[str]:
    """Return axe's findings, a line each."""
    inject_axe(page)
    found = page.evaluate("async () => (await axe.run(document, { iframes: false })).violations")
    return [f"{one['id']}: {one['help']}: {[node['html'][:120] for node in one['nodes']]}" for one in found]
