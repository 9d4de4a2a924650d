"""What a first visit sends, on three kinds of line, and how large each part of the site is.

    python bench/sent.py

Bytes of bodies as our own server sends them: the Brotli sidecars where there are some. Prints two Markdown tables.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "e2e"))

from playwright.sync_api import Browser, sync_playwright

from browser import find_browser
from ecarte.serve import Served, Site
from kit.pages import EVERYTHING
from kit.player import Player, unless_set, wait_offered

ROOT = Path(__file__).resolve().parent.parent
LINES: dict[str, dict[str, object]] = {"saves data": {"saveData": True}, "metered": {"type": "cellular"}, "free": {}}
LONG_MS = 120_000
QUIET_MS = 10_000  # long enough for the rest to begin, if it did
KEPT = "html[data-kept~=en]"
# The parts that are fetched only when they are asked for, or kept after the first deal on a free line.
PANELS = (
    r"assets/(?:en-)?(puzzles|lessons|guide|daily|stats|book|laws|fair|\w+Panel|Solution|Facing|Closing|Guide|plot)"
)


def visit(browser: Browser, line: dict[str, object]) -> list[str]:
    """Return what was sent of a first visit: after a decision with the engine, the first deal, and all that follows."""
    served: list[Served] = []
    with Site(ROOT / "dist", note=served.append) as site, browser.new_context() as context:
        page = context.new_page()
        context.add_init_script(unless_set({"speed": "off", "autoplay": False}))  # or a forced card plays itself
        for name, value in line.items():
            what = f"Object.defineProperty(navigator.connection, {name!r}, {{ value: {json.dumps(value)} }})"
            page.add_init_script(what)
        page.goto(f"{site.url}?lang=en")
        page.locator("html[data-engine=ready]").wait_for(timeout=LONG_MS)
        player = Player(page)
        player.decide()
        wait_offered(page)
        found = [told(served)]
        player.play_until("Next deal")
        page.locator(KEPT).wait_for(timeout=LONG_MS)
        found.append(told(served))
        if not line:
            page.wait_for_function(
                "(all) => new RegExp(all).test(document.documentElement.dataset.kept)", arg=EVERYTHING, timeout=LONG_MS
            )
            found.append(told(served))
        else:
            page.wait_for_timeout(QUIET_MS)
            found.append("nothing" if told(served) == found[-1] else told(served))
        return found


def told(served: list[Served]) -> str:
    """Return the megabytes and the number of the files that were sent."""
    files = {each.path: each.length for each in served if each.status == 200}
    return f"{sum(files.values()) / 1e6:.2f} ({len(files)})"


def sent(path: Path) -> int:
    """Return the bytes that are sent of a file."""
    sidecar = path.with_name(f"{path.name}.br")
    return min(each.stat().st_size for each in (path, sidecar) if each.exists())


def parts() -> dict[str, int]:
    """Return the bytes sent of each part of the page that is fetched by itself, the largest first."""
    found: Counter[str] = Counter()
    for path in (ROOT / "dist").rglob("*"):
        name = path.relative_to(ROOT / "dist").as_posix()
        if path.suffix == ".br" or not path.is_file():
            continue
        if match := re.match(r"policies/([\w-]+)\.", name):
            found[f"policies/{match[1]}"] += sent(path)
        elif match := re.match(PANELS, name):
            found[match[1]] += sent(path)
    return dict(found.most_common())


def main() -> None:
    """Measure what is sent."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser())
        visits = [visit(browser, line) for line in LINES.values()]
        print(f"{datetime.now(UTC):%Y-%m-%d}, Chromium {browser.version}\n")
        browser.close()
    print(f"| MB (files) | {' | '.join(LINES)} |\n|{'---|' * (1 + len(LINES))}")
    for name, row in zip(
        ("one decision", "first deal over", "afterwards, unasked"), zip(*visits, strict=True), strict=True
    ):
        print(f"| {name} | {' | '.join(row)} |")
    print("\n| part | bytes as sent |\n|---|---|")
    for name, size in parts().items():
        print(f"| {name} | {size:,} |")


if __name__ == "__main__":
    main()
