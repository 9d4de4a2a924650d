"""Smoothness in play on a phone with a slow processor: long tasks, input to paint, frames while dealing, memory.

    python bench/smooth.py [GAME…] [--deals 12] [--memory 500] [--slow 6]

Games against the computer in headless Chromium, 390×844 with touch, with the real engine in its worker. Each tap is a
real one, after which the page is left alone until it asks again. An empty loop is timed in the same page, to compare
runs on other machines or under other load. Only the page's thread is slowed down, not the worker. Afterwards the site
plays itself, at full speed and without pauses; its memory and the processor time of the page's thread are read, which
other work on the machine changes less. Prints Markdown tables.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import shutil
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from browser import find_browser
from ecarte.serve import Site

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("ecarte", "belote")
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
MEMORY_AT = (10, 50, 100, 200, 300, 400, 500)  # deals after which memory is read
FRAME = 1000 / 60  # milliseconds
PARTS = {"all": "TaskDuration", "script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration"}

Json = dict[str, Any]

# ---- scripts of the page

PLAYING = (ROOT / "e2e/kit/scripts/playing.js").read_text("utf-8")

SAME_CHANCE = (ROOT / "bench/chance.js").read_text("utf-8")
QUICKLY = """localStorage.setItem("ecarte.settings", '{"speed":"off"}')"""

# Notes long tasks and the scripts in them, inputs, and the frames while cards fly.
WATCH = """
const noted = (window.noted = { tasks: [], frames: [], inputs: [], presses: [], gaps: [] });
const script = (one) => ({
  invoker: one.invoker, url: one.sourceURL, name: one.sourceFunctionName, at: one.sourceCharPosition,
  duration: one.duration, forced: one.forcedStyleAndLayoutDuration,
});
const follow = (type, list, read, how) =>
  new PerformanceObserver((found) => list.push(...found.getEntries().map(read))).observe({ type, ...how });
follow("longtask", noted.tasks, ({ startTime, duration }) => ({ at: startTime, duration }));
follow("long-animation-frame", noted.frames, ({ startTime, duration, scripts }) =>
  ({ at: startTime, duration, scripts: scripts.map(script) }));
follow("event", noted.inputs, ({ startTime, duration, interactionId }) =>
  ({ at: startTime, duration, id: interactionId }), { durationThreshold: 16 });
addEventListener("pointerdown", ({ timeStamp, target }) =>
  noted.presses.push({ at: timeStamp, event: target.closest("[data-event]")?.dataset.event ?? "" }), true);

// Until something is asked: how long each frame took in which a card was in the air.
window.noteFrames = () => {
  const found = [];
  let before = 0;
  const frame = (now) => {
    const flies = document.querySelector(".table__flight") !== null;
    if (before && flies) found.push(now - before);
    before = now;
    if (!flies && found.length > 0 && playing.next()) noted.gaps.push(found);
    else requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
};
"""

# Resolves with the place of what is to be pressed next, once nothing moves.
NEXT = """() => new Promise((done) => {
  let before = null;
  const look = () => {
    const what = document.querySelector(".table__flight") ? null : playing.next();
    if (!what || what !== before) {
      before = what;
      return setTimeout(look, 250);
    }
    playing.note(what);
    const { left, top, width, height } = what.getBoundingClientRect();
    // Cards lie over one another, in two rows if there are many: their upper left corners are seen.
    const [x, y] = [left + Math.min(width / 2, 30), top + Math.min(height / 2, 24)];
    done({ event: what.dataset.event, x, y });
  };
  look();
})"""
PLACE = """(event) => {
  const { left, top, width, height } = document.querySelector(`[data-event="${event}"]`).getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}"""
LOOP = """() => {
  const begun = performance.now();
  let sum = 0;
  for (let i = 0; i < 20_000_000; i += 1) sum ^= i;
  return [performance.now() - begun, sum][0];
}"""
PLAY = """(number) => {
  window.isDone = false;
  playing.until(playing.DEAL, number).then(() => (window.isDone = true));
}"""

# The engine's instance of WebAssembly, which interpreter.js is made to keep for the size of Python's memory.
INSTANCE = "await WebAssembly.instantiate(module, imports)"
SIZE = "() => globalThis.kept?.exports.memory.buffer.byteLength ?? 0"

ASIDE = ("table:log", "table:log", "app:menu", "app:close")  # pressed once in each deal
KINDS = (
    (r"^\d+\. |^app:rematch", "next deal"),
    (r"^\w\.", "play a card"),
    (r"^\w-", "discard"),
    (r"^\w:", "say"),
    (r"^table:pick", "pick a card"),
)


def kind(event: str) -> str:
    """Return what an event does, in words."""
    return next((words for pattern, words in KINDS if re.search(pattern, event)), event)


@contextmanager
def opened(browser: Browser, url: str, game: str, scripts: tuple[str, ...], **how: Any) -> Iterator[Page]:
    """Open the site in a browser of its own, with a game of this kind on the table and the engine ready."""
    page = browser.new_context(**PHONE, **how).new_page()
    page.add_init_script(f"if (self === top) {{ {' '.join((SAME_CHANCE, PLAYING, *scripts))} }}")
    page.goto(f"{url}?lang=en")
    page.locator("html[data-engine=ready]").wait_for(timeout=120_000)
    if game != "ecarte":
        page.locator("[data-event='app:new']").click()
        panel = page.get_by_role("dialog")
        panel.locator(f"input[value={game}]").check()
        panel.get_by_role("button", name="Deal the cards").click()
        page.locator(f"main[data-game={game}]").wait_for()
    yield page
    page.context.close()


# ---- long tasks, input, frames


@dataclass
class Played:
    """What was noted while some deals were played."""

    game: str
    deals: int
    noted: Json
    loop: tuple[float, float]  # milliseconds of the empty loop, at full speed and slowed down


def play(page: Page, game: str, deals: int, slow: float) -> Played:
    """Play some deals with real taps, and open the log and the menu once in each."""
    page.evaluate(NEXT)
    fast = median(page.evaluate(LOOP) for _ in range(5))
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    slowed = median(page.evaluate(LOOP) for _ in range(5))
    page.wait_for_timeout(2000)
    page.evaluate("for (const list of Object.values(noted)) list.length = 0")
    for _ in range(deals):
        while tap_next(page) != "next deal":
            pass
        page.evaluate(NEXT)  # wait until the cards are dealt
        for event in ASIDE:
            tap(page, page.evaluate(PLACE, event))
            page.wait_for_timeout(800)
    return Played(game, deals, page.evaluate("noted"), (fast, slowed))


def tap_next(page: Page) -> str:
    """Press what comes next, and return what it does."""
    found = page.evaluate(NEXT)
    does = kind(found["event"])
    if does == "next deal":
        page.evaluate("noteFrames()")
    tap(page, found)
    page.wait_for_timeout(300)
    return does


def tap(page: Page, place: Json) -> None:
    """Press with a finger."""
    page.touchscreen.tap(place["x"], place["y"])


def inputs(noted: Json) -> list[tuple[float, str]]:
    """Return the time from each press to the next paint, the shortest first; 16 ms are told for what took less."""
    names = {press["at"]: kind(press["event"]) for press in noted["presses"]}
    took = dict.fromkeys(names, 16.0)
    for entry in noted["inputs"]:
        at = max((at for at in names if at <= entry["at"] + 1), default=None)
        if entry["id"] and at is not None:
            took[at] = max(took[at], entry["duration"])
    return sorted((took[at], name) for at, name in names.items())


def tasks(noted: Json, site: Path) -> list[tuple[float, str]]:
    """Return the long tasks, the longest first, each with the script that took most of it."""
    found = []
    for task in noted["tasks"]:
        frame = next((f for f in noted["frames"] if f["at"] - 1 <= task["at"] < f["at"] + f["duration"]), None)
        scripts: list[Json] = sorted(frame["scripts"] if frame else [], key=lambda script: -script["duration"])
        is_script = scripts and scripts[0]["duration"] > task["duration"] / 3
        found.append((task["duration"], begun(scripts[0], site) if is_script else "style, layout, paint"))
    return sorted(found, reverse=True)


def begun(script: Json, site: Path) -> str:
    """Return where a script began: what called it, its file, the text there, and the layout it forced."""
    file = site / re.sub(r"^https?://[^/]*/|\?.*", "", script["url"])
    text = file.read_text("utf-8")[script["at"] :][:40] if file.is_file() else ""
    layout = f"{script['forced']:.0f} of {script['duration']:.0f} ms layout"
    return f"{script['invoker']} {script['name']} {file.name}:{script['at']} `{text}`, {layout}"


def report(played: list[Played], site: Path) -> None:
    """Print what was noted as a table, then what took longest."""
    print("| | deals | empty loop | tasks over 50 ms a deal | longest | input to paint: median | 98 % | worst ", end="")
    print("| frames over 17 ms | over 34 ms | worst |\n" + 11 * "|---" + "|")
    for each in played:
        long, took = [ms for ms, _ in tasks(each.noted, site)], [ms for ms, _ in inputs(each.noted)]
        gaps = [gap for deal in each.noted["gaps"] for gap in deal]
        late, later = (sum(gap > frames * FRAME + 1 for gap in gaps) / len(gaps) for frames in (1, 2))
        print(
            f"| {each.game} | {each.deals} | {each.loop[0]:.0f}, slowed {each.loop[1]:.0f} "
            f"| {len(long) / each.deals:.1f} | {max(long, default=0):.0f} "
            f"| {median(took):.0f} | {took[int(len(took) * 0.98)]:.0f} | {took[-1]:.0f} "
            f"| {late:.1%} | {later:.1%} | {max(gaps):.0f} |"
        )
    for each in played:
        print(f"\n{each.game}, longest tasks, milliseconds:\n")
        for ms, name in tasks(each.noted, site)[:12]:
            print(f"- {ms:.0f}: {name}")
        by_kind = defaultdict(list)
        for ms, name in inputs(each.noted):
            by_kind[name].append(ms)
        print(f"\n{each.game}, input to paint, number, median and worst:\n")
        for name, some in by_kind.items():
            print(f"- {name}: {len(some)}, {median(some):.0f}, {some[-1]:.0f}")


# ---- memory


def remember(page: Page, browser: Browser, game: str, deals: int) -> None:
    """Let the page play by itself, and print its memory now and then, row by row."""
    print(f"\n{game}, MB after a collection of garbage:\n")
    print("| deals | JavaScript | DOM nodes | listeners | Python's memory | whole renderer | minutes |")
    print(7 * "|---" + "|")
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = measures(session)
    begun, done = time.monotonic(), 0
    for at in sorted({min(at, deals) for at in MEMORY_AT}):
        page.evaluate(PLAY, at - done)
        page.wait_for_function("() => isDone", polling=500, timeout=3_600_000)
        done = at
        page.wait_for_timeout(3000)
        heap, nodes, listeners = page_memory(session)
        python = sum(worker.evaluate(SIZE) for worker in page.workers) / 1e6
        minutes = (time.monotonic() - begun) / 60
        renderer = renderer_memory(browser) / 1e6
        print(f"| {at} | {heap / 1e6:.1f} | {nodes} | {listeners} | {python:.0f} | {renderer:.0f} | {minutes:.1f} |")
        sys.stdout.flush()
    spent = {name: (value - before[name]) / done for name, value in measures(session).items()}
    parts = ", ".join(f"{name} {1000 * spent[of]:.0f}" for name, of in PARTS.items())
    print(f"\nProcessor time of the page's thread in a deal, milliseconds: {parts}.")


def page_memory(session: CDPSession) -> tuple[int, int, int]:
    """Return the bytes of JavaScript, the DOM nodes and the listeners that are left after a collection of garbage."""
    for _ in range(2):
        session.send("HeapProfiler.collectGarbage")
    found = measures(session)
    return int(found["JSHeapUsedSize"]), int(found["Nodes"]), int(found["JSEventListeners"])


def measures(session: CDPSession) -> dict[str, float]:
    """Return what the browser counts of a page, by name; durations in seconds of the processor."""
    return {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}


def renderer_memory(browser: Browser) -> int:
    """Return the bytes of the largest renderer with its share of what is shared; 0 where the system hides it."""
    sizes = [0]
    for process in browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]:
        rollup = Path(f"/proc/{process['id']}/smaps_rollup")
        if process["type"] == "renderer" and rollup.exists():
            found = re.search(r"^Pss:\s+(\d+) kB", rollup.read_text(), re.MULTILINE)
            sizes.append(1024 * int(found[1]) if found else 0)
    return max(sizes)


def main() -> None:
    """Measure smoothness and memory."""
    parser = argparse.ArgumentParser(description="Measure how smoothly the page plays on a slow phone.")
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME", help="ecarte, belote")
    parser.add_argument("--deals", type=int, default=12, help="deals played with taps; 0: none")
    parser.add_argument("--memory", type=int, default=500, help="deals that the page plays by itself; 0: none")
    parser.add_argument("--slow", type=float, default=6, help="how much slower the page's thread is")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(shutil.copytree(ROOT / "dist", folder, dirs_exist_ok=True))
        browser = playwright.chromium.launch(executable_path=find_browser())
        print(f"{datetime.now(UTC):%Y-%m-%d}, {os.cpu_count()} cores ({platform.machine()}), ", end="")
        print(f"Chromium {browser.version}, slowed {given.slow:g} times, load {os.getloadavg()[0]:.1f}\n", flush=True)
        with Site(site) as served:
            played = []
            for game in given.games if given.deals else ():
                with opened(browser, served.url, game, (WATCH,)) as page:
                    played.append(play(page, game, given.deals, given.slow))
            if played:
                report(played, site)
            [interpreter] = site.glob("engine/*/interpreter.js")
            text = interpreter.read_text("utf-8")
            assert INSTANCE in text
            interpreter.write_text(text.replace(INSTANCE, f"(globalThis.kept = {INSTANCE})"), "utf-8")
            for game in given.games if given.memory else ():
                with opened(browser, served.url, game, (QUICKLY,), service_workers="block") as page:
                    remember(page, browser, game, given.memory)
        browser.close()


if __name__ == "__main__":
    main()
