"""Time of a hint, and of the review of a whole game, in Chromium with the engine running.

    python bench/review.py [GAMES] [--game belote] [--slow 6] [--site FOLDER]

Amateurs play the games natively, belote to 1,000 points (about ten deals). A hint is asked for at each decision of
South's in the page's engine; then each game is reviewed there in slices, as the page asks for them. After that each
game is opened by its link, and its review by the button: until something is shown, and until all is. The first hint at
the table is that of a player who has looked at the cards for a while, when the page has prepared it. With `--slow` all
threads of the page rest for most of the time: the browser itself can slow only one. On a busy machine that slows them
less than it says. `--site` is another built site, to compare. Prints a Markdown table.
"""

import argparse
import json
import os
import platform
import signal
import statistics
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from playwright.sync_api import Browser, Page, expect, sync_playwright

from browser import find_browser
from ecarte.requests import web
from ecarte.serve import Site

ROOT = Path(__file__).resolve().parent.parent
SILENT_MS = 60_000  # an engine silent for so long has stopped
WORK = 0.005  # seconds between two rests
RULES: dict[str, dict[str, Any]] = {
    "ecarte": {"preset": "akagiri", "options": {}, "players": dict.fromkeys("SN", "amateur")},
    "belote": {"preset": "classic", "options": {}, "players": dict.fromkeys("SWNE", "amateur")},
}
DECIDES = ("choose", "answer", "discard", "bid", "announce", "play")  # phases

# A second engine beside the page's, because the page replaces its own when it is silent for too long. Times include the
# way there and back.
BEGIN = """(most) => {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.src = document.querySelector("iframe").src;
  let id = 0;
  const heard = (wanted, send) => new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error("no answer")), most);
    const hear = ({ source, data }) => {
      if (source !== frame.contentWindow || !(wanted(data) || data.error !== undefined)) return;
      removeEventListener("message", hear);
      clearTimeout(late);
      data.error === undefined ? done(data) : fail(new Error(data.error));
    };
    addEventListener("message", hear);
    send();
  });
  window.tell = (what) => {
    const own = ++id;
    const send = () => frame.contentWindow.postMessage({ ...what, id: own }, location.origin);
    return heard((data) => data.id === own && data.waits === undefined, send);
  };
  return heard((data) => data.ready, () => document.body.append(frame)).then(() => {});
}"""
ASK = """async ([requests, tables]) => {
  const taken = [];
  for (const request of requests) {
    const slices = [];
    let answer = {};
    do {
      const more = answer.continue ? { continue: answer.continue } : {};
      const begun = performance.now();
      answer = JSON.parse((await tell({ request: JSON.stringify({ ...request, ...more }) })).answer);
      slices.push(performance.now() - begun);
      if (answer.problems) throw new Error(JSON.stringify(answer.problems));
      for (const name of answer.needs ?? []) {
        const isModule = name.startsWith("machine-"); // the frame fetches it
        const data = isModule ? tables[name] : await (await fetch(tables[name])).arrayBuffer();
        if (!(await tell({ provide: name, data })).taken) throw new Error(`${name} is not taken`);
        answer = {};
      }
    } while (answer.continue || !("id" in answer));
    taken.push(slices);
  }
  return taken;
}"""


# From the press on: until a decision is shown, and until the figure of the whole is.
BUTTON = """() => new Promise((done) => {
  const begun = performance.now();
  let first = 0;
  const look = () => {
    first ||= document.querySelector("dialog .review__decisions button") ? performance.now() - begun : 0;
    if (!document.querySelector("dialog figure")) return;
    clearInterval(timer);
    done([first || performance.now() - begun, performance.now() - begun]);
  };
  const timer = setInterval(look, 5);
  document.querySelector("[data-tool=review]").click();
})"""

# From the press on, until the hint is shown.
HINT = """() => new Promise((done) => {
  const begun = performance.now();
  const look = () => {
    if (document.querySelector(".table__choices .table__advised")) done(performance.now() - begun);
    else requestAnimationFrame(look);
  };
  document.querySelector("[data-event='app:hint']").click();
  look();
})"""
THINKS_MS = 6000


def ask(**request: object) -> dict[str, Any]:
    """Return the answer of the native engine."""
    answer: dict[str, Any] = json.loads(web.respond(json.dumps({"seat": "S", **request})))
    return answer


def play(game: str, seed: int) -> Iterator[tuple[str, bool]]:
    """Yield the record before each decision of South's, then, with True, that of the whole game."""
    answer = ask(do="new", game=game, seed=f"{seed:064x}", dealer="N", tags={}, **RULES[game])
    while answer["view"]["phase"] != "over":
        view, record = answer["view"], answer["record"]
        if view["next"]:
            answer = ask(do="play", record=record, event=view["next"])
            continue
        if view["turn"] == "S" and len(view["legal"]) > 1 and view["phase"] in DECIDES:
            yield record, False
        answer = ask(do="bot", record=record, **{"as": view["turn"]}, player="amateur")
    yield answer["record"], True


def report(name: str, times: list[float], first: float) -> None:
    """Print a row of the table."""
    ordered = sorted(times)
    high = ordered[int(0.95 * (len(ordered) - 1))]
    print(f"| {name} | {len(times)} | {first:.0f} | {statistics.median(times):.0f} | {high:.0f} | {ordered[-1]:.0f} |")


@contextmanager
def slowed(browser: Browser, factor: int) -> Iterator[None]:
    """Let the browser's pages rest, so that they are slower by a factor."""
    stopped = threading.Event()
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [process["id"] for process in found if process["type"] == "renderer"]

    def rest() -> None:
        while not stopped.wait(WORK):
            tell(signal.SIGSTOP)
            time.sleep(WORK * (factor - 1))
            tell(signal.SIGCONT)

    def tell(what: signal.Signals) -> None:
        for process in pages:
            with suppress(ProcessLookupError):
                os.kill(process, what)

    thread = threading.Thread(target=rest, daemon=True)
    if factor > 1:
        thread.start()
    try:
        yield
    finally:
        stopped.set()
        if factor > 1:
            thread.join()


def measure(page: Page, requests: list[dict[str, Any]]) -> list[list[float]]:
    """Return the times of the slices of each request; missing tables are fetched on the way, as the page does."""
    policies = page.evaluate("JSON.parse(document.getElementById('site').textContent).policies")
    tables = {name: f"/{path}" for name, path in policies.items()}
    taken: list[list[float]] = page.evaluate(ASK, [requests, tables])
    return taken


def shown(page: Page, url: str, record: str, slow: int) -> tuple[float, float]:
    """Return the milliseconds from the press of the button to the first decision shown, and to the whole review."""
    page.goto("about:blank")
    page.goto(f"{url}?lang=en#{ask(do='link', record=record, seat=None)['link']}")
    expect(page.locator("html")).to_have_attribute("data-engine", "ready", timeout=60_000)
    browser = page.context.browser
    assert browser
    with slowed(browser, slow):
        first, whole = page.evaluate(BUTTON)
    return float(first), float(whole)


def first_hint(browser: Browser, url: str, slow: int) -> float:
    """Return the milliseconds from the press of the button to a visit's first hint, where a deal was played before."""
    page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    page.goto(url)
    page.evaluate("localStorage.setItem('ecarte.offline', JSON.stringify({ dealt: true, wishes: {} }))")
    page.goto("about:blank")
    page.goto(url)
    page.locator("html[data-kept*=tables-]").wait_for(timeout=60_000)  # they are on the device
    page.goto("about:blank")
    page.goto(f"{url}?lang=en")
    page.locator(".table__choices").wait_for(timeout=60_000)
    expect(page.locator("html")).to_have_attribute("data-engine", "ready", timeout=60_000)
    with slowed(browser, slow):
        page.wait_for_timeout(slow * THINKS_MS)
        taken = float(page.evaluate(HINT))
    page.context.close()
    return taken


def main() -> None:
    """Measure hints and reviews."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("games", nargs="?", type=int, default=6)
    reader.add_argument("--game", choices=RULES, default="ecarte")
    reader.add_argument("--slow", type=int, default=1)
    reader.add_argument("--site", type=Path, default=ROOT / "dist")
    given = reader.parse_args()
    games = [list(play(given.game, seed)) for seed in range(1, 1 + given.games)]
    decisions = [
        {"do": "hint", "record": record, "seat": "S", "player": "amateur"}
        for game in games
        for record, over in game
        if not over
    ]
    whole = [{"do": "review", "record": game[-1][0], "seat": "S"} for game in games]
    with sync_playwright() as playwright, Site(given.site) as site:
        browser = playwright.chromium.launch(executable_path=find_browser())
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(f"{site.url}?lang=en")
        expect(page.locator("html")).to_have_attribute("data-engine", "ready", timeout=60_000)
        page.evaluate(BEGIN, SILENT_MS)
        with slowed(browser, given.slow):
            hints = [sum(slices) for slices in measure(page, decisions)]
            slices = measure(page, whole)
        opened = [shown(page, site.url, each["record"], given.slow) for each in whole]
        at_table = [first_hint(browser, site.url, given.slow) for _ in whole] if given.game == "ecarte" else []
        version = browser.version
        browser.close()
    print(f"{datetime.now(UTC):%Y-%m-%d}, {os.cpu_count()} cores ({platform.machine()}), Chromium {version},")
    print(
        f"load {os.getloadavg()[0]:.1f}, speed 1/{given.slow}, milliseconds; the first one loads the modules besides\n"
    )
    print("| | number | first | median | 95 % | longest |\n|---|---|---|---|---|---|")
    report("hint at a decision", hints[1:], hints[0])
    if at_table:
        report("first hint at the table", at_table, at_table[0])
    reviews = [sum(each) for each in slices]
    report("review of a game", reviews, reviews[0])
    report("from the button to its first decision", [first for first, _ in opened], opened[0][0])
    report("from the button to the whole", [all for _, all in opened], opened[0][1])
    report("a slice of it", [each for game in slices for each in game], slices[0][0])


if __name__ == "__main__":
    main()
