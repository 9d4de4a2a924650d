"""The statistics page with thousands of saved games: its first opening, when nothing is counted, and later ones.

    python bench/stats.py [--games 10000] [--rounds 3]

In headless Chromium at 1440×900, with the real engine in its worker. The games are 200 games of the computer's
players, stored again under other ids, spread over three years and four opponents. Times are from the click in the menu:
"numbers" is the first figure of the measures, "whole" when nothing remains to be counted or estimated. Until then the
longest task of the page's thread is noted. A later opening is in a page that has been loaded anew. Prints a Markdown
table.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "e2e"))

from playwright.sync_api import Browser, Page, sync_playwright

from browser import find_browser
from ecarte.serve import Site
from kit.shelf import lay_many, simulated

ROOT = Path(__file__).resolve().parent.parent
# Milliseconds from the click until the panel, its first figure and the last one are painted, and the longest task.
OPEN = """() => new Promise((done) => {
  const found = { longest: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) found.longest = Math.max(found.longest, duration);
  }).observe({ type: "longtask" });
  document.querySelector("[data-event='app:menu']").click();
  let from = 0;
  const look = () => {
    const panel = document.querySelector("[data-panel=stats]");
    const now = performance.now() - from;
    if (!from) {
      const line = document.querySelector("dialog [data-event='app:stats']");
      if (line) { from = performance.now(); line.click(); }
    } else if (panel) {
      found.panel ??= now;
      const figure = panel.querySelector("[data-table=measures] td");
      if (figure) found.numbers ??= now;
      if (figure && !panel.querySelector("[data-counting]")) {
        found.whole = now;
        found.games = figure.dataset.n;
        setTimeout(() => done(found), 200); // the longest task is told late
        return;
      }
    }
    requestAnimationFrame(look);
  };
  look();
})"""


def ready(page: Page, url: str) -> None:
    """Open the site, and wait until its engine is ready."""
    page.goto(f"{url}?lang=en")
    page.locator("html[data-engine=ready]").wait_for(timeout=120_000)
    page.wait_for_url("**#game=*")


def visits(browser: Browser, url: str, rows: list[dict[str, Any]]) -> list[dict[str, float]]:
    """Return the times of a first and of two later openings in a browser of its own."""
    page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    page.set_default_timeout(180_000)
    ready(page, url)
    lay_many(page, rows)
    found = []
    for _ in range(3):
        ready(page, url)
        page.wait_for_timeout(3000)  # what the page fetches after the start
        found.append(page.evaluate(OPEN))
        page.wait_for_timeout(3000)  # the figures are stored
        page.goto("about:blank")
    page.context.close()
    return found


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    rows = simulated(given.games)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(shutil.copytree(ROOT / "dist", folder, dirs_exist_ok=True))
        browser = playwright.chromium.launch(executable_path=find_browser())
        print(f"{datetime.now(UTC):%Y-%m-%d}, {os.cpu_count()} cores ({platform.machine()}), ", end="")
        print(f"Chromium {browser.version}, {given.games} games, load {os.getloadavg()[0]:.1f}\n", flush=True)
        with Site(site) as served:
            rounds = [visits(browser, served.url, rows) for _ in range(given.rounds)]
    print("| milliseconds | panel | numbers | whole | longest task |\n|---|---|---|---|---|")
    for name, times in zip(("first opening", "second", "third"), zip(*rounds, strict=True), strict=True):
        cells = [median([each[key] for each in times]) for key in ("panel", "numbers", "whole", "longest")]
        print(f"| {name} | {' | '.join(f'{each:.0f}' for each in cells)} |")


if __name__ == "__main__":
    main()
