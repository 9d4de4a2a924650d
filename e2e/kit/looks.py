"""How a screen looks: what is cut off, covered or too small, and what breaks axe's rules."""

import json
from pathlib import Path

from playwright.sync_api import FloatRect, Locator, Page

from conftest import Host, wait_ready
from kit.player import brisk, wait_offered
from kit.positions import Moment, moments
from kit.shelf import lay, open_game

HERE = Path(__file__).parent


AXE = HERE.parents[1] / "web/node_modules/axe-core/axe.min.js"


FAULTS = (HERE / "scripts/faults.js").read_text("utf-8")


# Small phone, phone upright and on its side, tablet, desk.
SIZES = [(320, 568), (390, 844), (844, 390), (820, 1180), (1440, 900)]


def opened(page: Page, host: Host, lang: str) -> Page:
    brisk(page)
    page.goto(f"{host.url}?lang={lang}")
    wait_ready(page)
    lay(page, *moments().values())
    return page


def look(page: Page, moment: Moment) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    open_game(page, moment)
    wait_offered(page)


def faults(page: Page, *, large: bool = False) -> dict[str, list[str]]:
    """What is wrong at each size."""
    found: dict[str, list[str]] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if wrong := page.evaluate(FAULTS, large):
            found[f"{width}×{height}"] = wrong
    return found


def box(what: Locator) -> FloatRect:
    found = what.bounding_box()
    assert found is not None
    return found


def check(found: dict[str, object]) -> None:
    found = {what: wrong for what, wrong in found.items() if wrong}
    assert found == {}, json.dumps(found, indent=1, ensure_ascii=False)


def violations(page: Page) -> list[str]:
    """What axe finds, in a line each. Its source comes by the browser's own door, past the page's policy."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text("utf-8") + "; undefined")
    found = page.evaluate("async () => (await axe.run(document, { iframes: false })).violations")
    return [f"{one['id']}: {one['help']}: {[node['html'][:120] for node in one['nodes']]}" for one in found]
