"""The pace of the table: how often a quick, sensible player taps in a deal, and how long they wait.

    python bench/pace.py [GAME…] [--deals 300] [--real 10] [--settings '{"autoplay": true}'] [--site dist]

Whole games against the computer in headless Chromium, by the engine that runs natively beside it. The player taps half
a second after something is offered. With `"autoplay": true` in the settings they leave a forced card alone. Waiting is
the time in which nothing can be pressed, and that in which a card is about to play itself. `--deals` are played by a
clock of the page's own, which jumps from one timer or end of motion to the next while neither engine nor database is at
work; `--real` plays deals of the same games by the real clock, to compare. Prints a Markdown table.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from statistics import mean
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "e2e"))

from playwright.sync_api import Browser, sync_playwright

from browser import find_browser
from ecarte.serve import Site
from kit.native_engine import AskedHandler, NativeEngine

ROOT = Path(__file__).resolve().parent.parent
SCRIPTS = [(Path(__file__).parent / name).read_text("utf-8") for name in ("chance.js", "pace.js")]
GAMES = ("ecarte", "belote")

Deal = dict[str, Any]  # exchanges, taps, waited (milliseconds), left (milliseconds to choose)


class Host(Site):
    """The site, with an engine that runs here."""

    handler = AskedHandler

    def __init__(self, folder: Path) -> None:
        self.engine = NativeEngine(ROOT / "build/site.json")
        [self.engine.path] = [f"/{path.parent.relative_to(folder)}/" for path in folder.glob("engine/*/frame.js")]
        super().__init__(folder)

    def file(self, path: str) -> Path | None:
        """Return the file a path names, the engine's first."""
        return self.engine.file(path) or super().file(path)


def play(browser: Browser, host: Host, game: str, deals: int, real: bool, settings: dict[str, Any]) -> list[Deal]:
    """Play some deals, and return what was counted in each."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block", locale="en-GB")
    given = json.dumps({"real": real, "settings": settings})
    context.add_init_script("\n".join((f"window.given = {given};", *SCRIPTS)))
    page = context.new_page()
    page.goto(f"{host.url}?lang=en")
    page.locator("html[data-engine=ready]").wait_for(timeout=60_000)
    if game != "ecarte":
        page.evaluate("pace.go()")
        page.locator("[data-event='app:new']").click()
        panel = page.get_by_role("dialog")
        panel.locator(f"input[value={game}]").check()
        panel.get_by_role("button", name="Deal the cards").click()
    page.locator(f"main[data-game={game}]").wait_for()
    page.evaluate("pace.begin()")
    while page.evaluate("pace.deals.length") < deals + 1:  # the first is begun before it is counted
        time.sleep(0.5)
    found: list[Deal] = page.evaluate("pace.deals")
    context.close()
    return found[1 : deals + 1]


def row(name: str, deals: list[Deal]) -> str:
    """Return a row of the table."""
    if not deals:
        return f"| {name} | 0 | | | |"
    count = {key: mean(each[key] for each in deals) for key in ("taps", "waited", "left")}
    waits = sorted(each["waited"] for each in deals)
    return (
        f"| {name} | {len(deals)} | {count['taps']:.1f} | {count['waited'] / 1000:.1f} "
        f"| {waits[int(len(waits) * 0.9)] / 1000:.1f} |"
    )


def report(game: str, kind: str, deals: list[Deal]) -> None:
    """Print the rows of a game."""
    print(row(f"{game}, {kind}", deals))
    if game == "ecarte":
        print(row(f"{game}, {kind}, with one exchange", [each for each in deals if each["exchanges"] == 1]), flush=True)


def main() -> None:
    """Measure the pace."""
    parser = argparse.ArgumentParser(description="Count taps and waiting at the table.")
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME", help="ecarte, belote")
    parser.add_argument("--deals", type=int, default=300, help="deals by the page's own clock")
    parser.add_argument("--real", type=int, default=10, help="deals by the real clock")
    parser.add_argument("--settings", type=json.loads, default={}, help="settings, as JSON")
    parser.add_argument("--site", type=Path, default=ROOT / "dist", help="the built site")
    given = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser())
        print(f"{datetime.now(UTC):%Y-%m-%d}, {os.cpu_count()} cores ({platform.machine()}), ", end="")
        print(f"Chromium {browser.version}, load {os.getloadavg()[0]:.1f}, settings {json.dumps(given.settings)}\n")
        print("| | deals | taps | seconds of waiting | 90 % of deals |\n" + 5 * "|---" + "|", flush=True)
        with Host(given.site.resolve()) as host:
            for game in given.games:
                for kind, deals in (("own clock", given.deals), ("real clock", given.real)):
                    if deals:
                        report(game, kind, play(browser, host, game, deals, kind == "real clock", given.settings))
        browser.close()


if __name__ == "__main__":
    main()
