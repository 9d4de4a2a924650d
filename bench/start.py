"""Time from navigation to the first cards seen, to the opponent's first answer and to the engine, cold and warm.

    python bench/start.py [ROUNDS] [--firefox] [--raw]

Each round opens, in turn and in browsers of their own, the site and a bare page that only calls a stock
`loadPyodide()`, from the same server: once cold, then warm. The ratios matter, because milliseconds depend on the
machine and on its other work. Prints a Markdown table.
"""

import argparse
import json
import os
import platform
import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from browser import find_firefox, find_shell
from building.deals import PLAYER
from ecarte.serve import Served, Site
from ecarte.text import Words

ROOT = Path(__file__).resolve().parent.parent
WARM = 3  # warm visits in a round

STOCK = "engine/stock/index.html"  # under /engine/, whose headers allow caching and evaluation
STOCK_PAGE = '<!doctype html><title>stock</title><script type="module" src="stock.js"></script>'
STOCK_SCRIPT = """
import { loadPyodide } from "./pyodide.mjs";
(await loadPyodide()).runPython("1");
window.marks = { python: performance.now() };
"""

# Clicks the first thing that can be clicked as soon as it is seen, as the fastest player could. A card is seen in the
# frame after its picture is loaded; the answer to a click is there when the log names the opponent again. No answer
# comes when the player moves again, after taking a trick.
WATCH = """
window.marks = {};
const log = () => document.querySelector("[role=log]")?.textContent ?? "";
const told = () => log().split("OPPONENT").length;
window.able = "main [data-event^=S]:not([aria-disabled=true]), main [data-event*='. ']"; // "S:propose" "S.Ks" "2. S"
window.pick = "main [data-event^='table:pick']:not([aria-pressed=true])"; // before a discard can be chosen
let before = 0;
let entered = 0;
const look = (now) => {
  const hand = [...document.querySelectorAll("[data-card] img")];
  const choice = document.querySelector("[data-event='S:propose']") ?? document.querySelector(able);
  const isReady = document.documentElement.dataset.engine === "ready";
  if (isReady) marks.ready ??= now;
  if (marks.click) {
    if (told() > before) marks.answered ??= now;
    else if (isReady && choice && log().length > entered) marks.none = true;
  } else if (marks.cards) {
    if (choice) {
      marks.click = now;
      before = told();
      entered = log().length;
      choice.click();
    } else if (document.querySelector(pick)) document.querySelector(pick).click();
    else if (isReady) marks.none = true;
  } else if (hand.length && hand.every((picture) => picture.complete && picture.naturalWidth)) {
    requestAnimationFrame((now) => { marks.cards = now; });
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
""".replace("OPPONENT", Words()(f"opponent-{PLAYER}"))
WHEN = """() => new Promise((done, fail) => {
  setTimeout(() => fail(new Error("a minute has passed")), 60_000);
  const look = () => (%s) ? done(window.marks) : setTimeout(look, 5);
  look();
})"""
PYTHON = WHEN % "window.marks?.python"
DONE = WHEN % "(window.marks.answered && window.marks.ready) || window.marks.none"
KEPT = WHEN % "document.documentElement.dataset.kept"
CHOICE = WHEN % "document.querySelector(able) ?? document.querySelector(pick)"

Marks = dict[str, float]


def stock_visits(browser: Browser, url: str) -> Iterator[Marks]:
    """Yield the marks of a cold visit to the stock page and of warm ones."""
    page = browser.new_context().new_page()
    for _ in range(1 + WARM):
        page.goto(url + STOCK)
        yield page.evaluate(PYTHON)
    page.context.close()


def site_visits(browser: Browser, url: str) -> list[Marks]:
    """Return the marks of a cold visit and of warm ones; begins again when the first deal gives South nothing to do.

    A warm visit whose click gets no answer is left out.
    """
    while True:
        page = still_page(browser)
        page.add_init_script(WATCH)
        visits = _site_visits(page, url)
        page.context.close()
        if visits:
            return visits


def _site_visits(page: Page, url: str) -> list[Marks]:
    """Return the marks of a cold visit and of warm ones; none when the first deal gives South nothing to do."""
    visits: list[Marks] = []
    while len(visits) <= WARM:
        page.goto(f"{url}?lang=en")
        marks = page.evaluate(DONE)
        if "none" not in marks:
            visits.append(marks)
        elif not visits:
            break
        page.evaluate(KEPT)
        page.evaluate(CHOICE)  # the next visit begins with a choice too
    return visits


def launched(playwright: Playwright, is_firefox: bool = False) -> Browser:
    """Start a browser."""
    if not is_firefox:
        return playwright.chromium.launch(executable_path=find_shell())
    path = find_firefox()
    if not path:
        raise SystemExit("Firefox is not installed.")
    still: dict[str, str | float | bool] = {"ui.prefersReducedMotion": 1}  # Playwright cannot set it in a context
    return playwright.firefox.launch(channel="moz-firefox", executable_path=path, firefox_user_prefs=still)


def still_page(browser: Browser) -> Page:
    """Open a page of a user of its own, with reduced motion."""
    is_set = browser.browser_type.name == "firefox"
    return browser.new_context(reduced_motion=None if is_set else "reduce").new_page()


def main() -> None:
    """Measure the start."""
    parser = argparse.ArgumentParser(description="Measure the start of the site.")
    parser.add_argument("rounds", nargs="?", type=int, default=7)
    parser.add_argument("--firefox", action="store_true", help="in Firefox instead of Chromium")
    parser.add_argument("--raw", action="store_true", help="print every visit, too, as JSON")
    given = parser.parse_args()
    served: list[Served] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site_folder = Path(shutil.copytree(ROOT / "dist", folder, dirs_exist_ok=True))
        stock = site_folder / STOCK
        stock.parent.mkdir()
        for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"):
            shutil.copy(ROOT / "web/node_modules/pyodide" / name, stock.parent)
        stock.write_text(STOCK_PAGE)
        stock.with_name("stock.js").write_text(STOCK_SCRIPT)
        browser = launched(playwright, given.firefox)
        with Site(site_folder, note=served.append) as site:
            first = site_visits(browser, site.url)  # fills the server's cache of compressed files
            list(stock_visits(browser, site.url))
            served.clear()
            site_visits(browser, site.url)
            length = sum({entry.path: entry.length for entry in served}.values())
            pairs = [
                (list(stock_visits(browser, site.url)), site_visits(browser, site.url)) for _ in range(given.rounds)
            ]
        name = f"{'Firefox' if given.firefox else 'Chromium'} {browser.version}"
        browser.close()
    assert first
    report(pairs, length, name)
    if given.raw:
        print(json.dumps(pairs))


def report(pairs: list[tuple[list[Marks], list[Marks]]], length: int, browser: str) -> None:
    """Print the medians as a table."""
    print(f"{datetime.now(UTC):%Y-%m-%d}, {os.cpu_count()} cores ({platform.machine()}), {browser},")
    print(f"load {os.getloadavg()[0]:.1f}, {len(pairs)} rounds, medians in milliseconds (ratio to the stock page)\n")
    print("| | stock `loadPyodide()` | first cards seen | first answer | engine ready |\n|---|---|---|---|---|")
    for kind, visits in (("cold", slice(0, 1)), ("warm", slice(1, None))):
        python, *ours = (
            statistics.median(marks[name] for pair in pairs for marks in pair[side][visits])
            for side, name in ((0, "python"), (1, "cards"), (1, "answered"), (1, "ready"))
        )
        cells = " | ".join(f"{mark:.0f} ({mark / python:.2f})" for mark in ours)
        print(f"| {kind} | {python:.0f} | {cells} |")
    print(
        f"\nA first visit, until the game plays offline: {length / 1e6:.2f} MB as sent (brotli where hosts compress)."
    )


if __name__ == "__main__":
    main()
