"""The list of saved games with tens of thousands of them: to open it, to search it by words, and by a condition.

    python bench/library.py [--games 50000] [--rounds 3] [--site FOLDER]

In headless Chromium at 1440×900, with the real engine in its worker, and the stored games of `bench/stats.py`. Times
are from the click in the menu until the number of games is painted, and from the last letter of a query until the
number found is. "The first" is the first game that a condition finds; the page begins after 0.3 s. The first search of
all reads every record, and keeps their facts in tables; those after it use these. Prints a Markdown table.
"""

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
WORDS = "amateur 5-2"
CONDITION = "any(vole)"
LATER = {
    "a fact of deals": "any(king_turned)",
    "a fact of games": "deals > 6",
    "hands": 'elder.holds("KQ of trumps") and elder.loses',
    "hands and play": 'elder.holds("KQ of trumps") and elder.stands and elder.opens("plain") and elder.loses',
    "play": 'dealer.refuses and dealer.count("trumps") < 2 and dealer.loses',
    "a sequence": "sequence(elder.proposes, dealer.accepts, ..., elder.proposes, dealer.refuses)",
}
# Milliseconds until the number of games is painted: after the click in the menu, or after a query is typed.
OPEN = """() => new Promise((done) => {
  document.querySelector("[data-event='app:menu']").click();
  let from = 0;
  const look = () => {
    if (!from) {
      const line = document.querySelector("dialog [data-event='app:games']");
      if (line) { from = performance.now(); line.click(); }
    } else if (/[1-9]/.test(document.querySelector("[data-panel=games] p[role=status]")?.textContent ?? ""))
      return done(performance.now() - from);
    requestAnimationFrame(look);
  };
  look();
})"""
SEARCH = """(query) => new Promise((done) => {
  const status = () => document.querySelector("[data-panel=games] p[role=status]").textContent;
  const box = document.querySelector("[data-panel=games] input[type=search]");
  const before = status();
  const from = performance.now();
  const seen = { first: 0, isBegun: false };
  box.value = query;
  box.dispatchEvent(new Event("input", { bubbles: true }));
  const look = () => {
    const now = performance.now() - from;
    const known = /(\\d+) found/.exec(status());
    seen.isBegun ||= status() !== before; // the number found may be the same
    if (!seen.first && seen.isBegun && known && known[1] !== "0") seen.first = now;
    if (seen.isBegun && /^\\S+ found$/.test(status())) return done({ ...seen, whole: now, says: status() });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""


def ready(page: Page, url: str) -> None:
    """Open the site, and wait until its engine is ready."""
    page.goto(f"{url}?lang=en")
    page.locator("html[data-engine=ready]").wait_for(timeout=120_000)


def visit(browser: Browser, url: str, rows: list[dict[str, Any]], with_condition: bool) -> dict[str, float]:
    """Return the times of one visit, in a browser of its own."""
    page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    page.set_default_timeout(600_000)
    ready(page, url)
    for at in range(0, len(rows), 10_000):
        lay_many(page, rows[at : at + 10_000])
    ready(page, url)
    page.wait_for_timeout(3000)  # what the page fetches after the start
    times = {"to open": page.evaluate(OPEN)}
    words = page.evaluate(SEARCH, WORDS)
    print(words["says"], flush=True)
    times["to search by words"] = words["whole"]
    if with_condition:
        found = page.evaluate(SEARCH, CONDITION)
        print(found["says"], flush=True)
        times |= {"by the first condition, one": found["first"], "by the first condition, all": found["whole"]}
        for name, condition in LATER.items():
            found = page.evaluate(SEARCH, condition)
            print(found["says"], condition, round(found["whole"]), flush=True)
            times |= {f"then by {name}, one": found["first"], f"then by {name}, all": found["whole"]}
    page.context.close()
    return times


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=50_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--site", type=Path, default=ROOT / "dist")
    given = parser.parse_args()
    rows = simulated(given.games)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(shutil.copytree(given.site, folder, dirs_exist_ok=True))
        browser = playwright.chromium.launch(executable_path=find_browser())
        print(f"{datetime.now(UTC):%Y-%m-%d}, {os.cpu_count()} cores ({platform.machine()}), ", end="")
        print(f"Chromium {browser.version}, {given.games} games, load {os.getloadavg()[0]:.1f}\n", flush=True)
        with Site(site) as served:
            rounds = [visit(browser, served.url, rows, at == 0) for at in range(given.rounds)]
    print("\n| milliseconds | median |\n|---|---|")
    for name in rounds[0]:
        print(f"| {name} | {median(times[name] for times in rounds if name in times):.0f} |")


if __name__ == "__main__":
    main()
