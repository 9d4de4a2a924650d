"""A picture of the start: what each thread of the page does, from navigation until the engine is ready.

    python bench/flame.py OUT.svg [--warm] [--trace FILE]

One visit in Chromium, cold or, with `--warm`, the one after a game has been begun. The picture is a flame chart: time
runs to the right, and what a task calls lies below it. `--trace` keeps the trace, for the browser's own tools.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from bench.start import CHOICE, DONE, KEPT, ROOT, WATCH, launched, still_page
from playwright.sync_api import Browser, sync_playwright

from ecarte.serve import Site

CATEGORIES = [
    "blink.user_timing",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "loading",
    "v8",
    "v8.execute",
    "v8.wasm",
    "disabled-by-default-v8.compile",
    "disabled-by-default-v8.wasm.detailed",
]
SHORTEST = 2.0  # milliseconds of what is drawn
WIDTH, ROW, LETTER = 1600, 16, 6.5  # pixels
COLOURS = {"script": "#f3c15f", "compile": "#d98f56", "paint": "#9fc08a", "load": "#9db8d9", "other": "#c9c4bb"}
KINDS = {
    "script": ("EvaluateScript", "FunctionCall", "v8.run", "RunMicrotasks", "TimerFire", "EventDispatch", "V8.Execute"),
    "compile": ("compile", "Compile", "wasm", "Wasm", "V8.Script"),
    "paint": ("Layout", "Paint", "UpdateLayoutTree", "PrePaint", "Layerize", "Commit", "Decode"),
    "load": ("Resource", "Parse", "Load", "Fetch"),
}

Trace = list[dict[str, Any]]


@dataclass(frozen=True)
class Bar:
    """What a thread did: from when, for how long (milliseconds), how deep in what called it, and its name."""

    at: float
    time: float
    depth: int
    name: str

    @property
    def colour(self) -> str:
        """The colour of its kind."""
        kinds = (kind for kind, names in KINDS.items() if any(name in self.name for name in names))
        return COLOURS[next(kinds, "other")]


def traced(browser: Browser, url: str, is_warm: bool) -> tuple[Trace, dict[str, float]]:
    """Return the trace of a visit and the marks of the page, in milliseconds from navigation."""
    page = still_page(browser)
    page.add_init_script(WATCH)
    if is_warm:
        page.goto(f"{url}?lang=en")
        page.evaluate(DONE)
        page.evaluate(KEPT)
        page.evaluate(CHOICE)
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.goto(f"{url}?lang=en")
    marks: dict[str, float] = page.evaluate(DONE)
    trace: Trace = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    return trace, marks


def threads(trace: Trace, until: float) -> dict[str, list[Bar]]:
    """Return the bars of each thread of the page's process, by the thread's name."""
    begun = min(
        (event for event in trace if event["name"] == "navigationStart" and "127.0.0.1" in json.dumps(event)),
        key=lambda event: event["ts"],
    )
    names = {(event["pid"], event["tid"]): event["args"]["name"] for event in trace if event["name"] == "thread_name"}
    here = [event for event in trace if event.get("ph") == "X" and event["pid"] == begun["pid"]]
    found: dict[str, list[Bar]] = {}
    for tid, events in groupby(
        sorted(here, key=lambda event: (event["tid"], event["ts"], -event.get("dur", 0))),
        key=lambda event: event["tid"],
    ):
        bars: list[Bar] = []
        ends: list[float] = []
        for event in events:
            at, time = (event["ts"] - begun["ts"]) / 1000, event.get("dur", 0) / 1000
            while ends and ends[-1] <= at:
                ends.pop()
            if time < SHORTEST or at < 0 or at > until:
                continue
            bars.append(Bar(at, time, len(ends), called(event)))
            ends.append(at + time)
        if bars:
            found[f"{names.get((begun['pid'], tid), 'thread')} {tid}"] = bars
    return found


def called(event: dict[str, Any]) -> str:
    """Return the name of what was done, with the file of a script."""
    data = event.get("args", {}).get("data", {})
    url = data.get("url", "") if isinstance(data, dict) else ""
    return " ".join(filter(None, (event["name"], str(url).split("?")[0].rsplit("/", 1)[-1])))


def picture(found: dict[str, list[Bar]], marks: dict[str, float], until: float) -> str:
    """Return the flame chart as SVG."""
    scale, top, parts = WIDTH / until, 24, []
    for name, bars in found.items():
        parts.append(f'<text x="4" y="{top + 12}" font-weight="bold">{escape(name)}</text>')
        top += 18
        for bar in bars:
            x, wide, y = bar.at * scale, bar.time * scale, top + bar.depth * ROW
            fits = bar.name[: int(wide / LETTER)]
            parts.append(
                f'<g><title>{escape(bar.name)}: {bar.time:.0f} ms</title><rect x="{x:.1f}" y="{y}" width="{wide:.1f}" '
                f'height="{ROW - 1}" fill="{bar.colour}"/>'
                + (f'<text x="{x + 2:.1f}" y="{y + 11}">{escape(fits)}</text>' if len(fits) > 3 else "")
                + "</g>"
            )
        top += (max(bar.depth for bar in bars) + 1) * ROW + 8
    for name, at in sorted(marks.items(), key=lambda mark: mark[1]):
        x = at * scale
        parts.append(
            f'<path d="M{x:.1f} 0V{top}" stroke="#b03a2e"/><text x="{x + 3:.1f}" y="12">{name} {at:.0f} ms</text>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}" font-family="sans-serif" font-size="11">'
        f'<rect width="{WIDTH}" height="{top}" fill="#fff"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def main() -> None:
    """Draw the start."""
    parser = argparse.ArgumentParser(description="Draw a flame chart of the start.")
    parser.add_argument("out", type=Path, metavar="OUT.svg")
    parser.add_argument("--warm", action="store_true", help="a later visit")
    parser.add_argument("--trace", type=Path, help="where to keep the trace")
    given = parser.parse_args()
    with sync_playwright() as playwright, Site(ROOT / "dist") as site:
        browser = launched(playwright)
        traced(browser, site.url, is_warm=False)  # fills the server's cache of compressed files
        trace, marks = traced(browser, site.url, given.warm)
        browser.close()
    if given.trace:
        given.trace.write_text(json.dumps(trace), "utf-8")
    until = max(marks.values()) + 100
    given.out.write_text(picture(threads(trace, until), marks, until), "utf-8")


if __name__ == "__main__":
    main()
