"""A first visit on a slow line, with a slow processor: when cards, the first answer and the engine come; what is sent.

    python bench/slow.py [ROUNDS] [--kbits 1600] [--delay 150] [--slow 6] [--site FOLDER]

The server itself is slow, so the worker's downloads are slowed and counted, too: all connections share the line, and
each answer begins after the delay. The page's thread is slowed by the browser; the worker's is not, because browsers
offer nothing for that. The deal is then played to its end as one of the computer's players would, with two seconds for
each press; waiting is the time in which what comes next is not offered. Prints a Markdown table of medians.
"""

import argparse
import json
import os
import platform
import sys
import threading
import time
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from bench.start import WATCH
from playwright.sync_api import Browser, sync_playwright

from browser import find_shell
from building.deals import DEALS, PLAYER, ask, new_game
from ecarte.serve import Handler, Site

DIST = Path(__file__).resolve().parent.parent / "dist"
PIECE = 2_000  # bytes, a little more than a packet
MARKS = ("cards", "answered", "ready", "over")
SHOWN = "() => window.marks.none ? ['none'] : Object.keys(window.marks)"
# After the first click: plays the deal to its end, and adds up the waiting.
PLAY_ON = """
{
  const THINK = 2000;
  const NEXT_DEAL = "2. "; // how the event of the second deal begins: it is offered when the first is over
  const events = EVENTS; // the player's, without the first; a discard is "S-" and its cards
  const offered = (start) => document.querySelector(`main [data-event^='${start}']:not([aria-disabled=true])`);
  let waited = 0;
  let before = 0;
  let since = null; // when something was offered
  let pressed = ""; // what was pressed last: it is pressed again while it is still offered
  const next = (now) => {
    if (pressed && !offered(pressed)) {
      events.shift();
      pressed = "";
    }
    const [event = NEXT_DEAL] = events;
    const cards = event.startsWith("S-") ? event.slice(2).match(/../g) : [];
    const pick = cards.map((card) => `table:pick:${card}`).find((each) => offered(each)?.ariaPressed !== "true");
    const decision = cards.length > 0 ? "S-" : event;
    const what = marks.click ? offered(pick ?? decision) : marks.cards && offered("S");
    if (what) {
      since ??= now;
      if (marks.click && now - since >= THINK) {
        since = null;
        if (events.length === 0) {
          marks.waited = waited;
          marks.over = now;
          return;
        }
        if (!pick) pressed = decision;
        what.click();
      }
    } else {
      waited += now - before;
      since = null;
    }
    before = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}
"""


# A forced card is pressed, too: all that the player does is in the list.
BY_HAND = """localStorage.setItem("ecarte.settings", JSON.stringify({ autoplay: false }));"""


def course(number: int, player: str) -> list[str]:
    """Return the player's events in a prepared deal: first a proposal, if that is legal, then those of a player."""
    answer = ask(**new_game(number))
    events: list[str] = []
    while not answer["view"]["next"]:
        view, asked = answer["view"], {"record": answer["record"], "seat": "S"}
        if view["turn"] == "S" and not events and "S:propose" in view["legal"]:
            answer = ask(do="play", event="S:propose", **asked)
        else:
            answer = ask(do="bot", player=player if view["turn"] == "S" else PLAYER, **{"as": view["turn"]}, **asked)
        for entry in (frame["entry"] for frame in answer["frames"]):
            if entry.get("seat") == "S" and entry["do"] in ("say", "discard", "play"):
                events.append(entry["event"])
    return [event for event in events if event != "S:king"]  # marked without a press


class Line:
    """A line with so many bytes a second for all who use it, and what it has carried."""

    def __init__(self, rate: float, delay: float) -> None:
        self.rate, self.delay, self.sent = rate, delay, 0
        self._free = time.monotonic()  # when the line has sent all it was given
        self._lock = threading.Lock()

    def carry(self, data: bytes) -> None:
        """Return when the data has been sent."""
        with self._lock:
            self._free = max(self._free, time.monotonic()) + len(data) / self.rate
            until = self._free
        time.sleep(max(0.0, until - time.monotonic()))
        self.sent += len(data)


class Slowly:
    """Writes to a connection over a line."""

    def __init__(self, file: Any, line: Line) -> None:
        self.file, self.line = file, line

    def write(self, data: bytes) -> int:
        """Send data, piece by piece."""
        for at in range(0, len(data), PIECE):
            self.line.carry(data[at : at + PIECE])
            self.file.write(data[at : at + PIECE])
        return len(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)


class SlowHandler(Handler):
    """Answers over the site's line."""

    def setup(self) -> None:
        """Put the line between the connection and what is sent."""
        super().setup()
        assert isinstance(self.site, SlowSite)
        self.line = self.site.line
        self.wfile = Slowly(self.wfile, self.line)  # type: ignore[assignment]  # a file in all that is used of it

    def do_GET(self) -> None:  # noqa: N802 - the base class calls it
        """Send a file after the delay."""
        time.sleep(self.line.delay)
        super().do_GET()


class SlowSite(Site):
    """The site at the other end of a line."""

    handler = SlowHandler

    def __init__(self, folder: Path, line: Line) -> None:
        self.line = line
        super().__init__(folder)


def visit(
    browser: Browser, folder: Path, line: Line, slow: float, number: int, player: str
) -> dict[str, tuple[float, float]]:
    """Return the seconds and the megabytes sent until each mark of a visit, and ``waited``, in seconds of waiting.

    `number` is that of the prepared deal, or of the first after it that gives a choice: builds are compared with the
    same cards.
    """
    deals = count(number)
    while True:
        deal = next(deals)
        line.sent = 0
        found: dict[str, tuple[float, float]] = {}
        with SlowSite(folder, line) as site, browser.new_context(reduced_motion="reduce") as context:
            page = context.new_page()
            rest = json.dumps(course(deal % DEALS, player)[1:])
            page.add_init_script(f"{BY_HAND}\n{WATCH}\n{PLAY_ON.replace('EVENTS', rest)}")
            page.add_init_script(f"Math.random = () => {(deal % DEALS + 0.5) / DEALS}")
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
            page.goto(f"{site.url}?lang=en", wait_until="commit")
            while not found.keys() >= set(MARKS):
                shown = page.evaluate(SHOWN)
                sent = line.sent / 1e6
                if "none" in shown:
                    break
                found |= {mark: (0, sent) for mark in MARKS if mark in shown and mark not in found}
                page.wait_for_timeout(20)
            else:
                times = page.evaluate("() => window.marks")
                until = {mark: (times[mark] / 1000, sent) for mark, (_, sent) in found.items()}
                return until | {"waited": (times["waited"] / 1000, 0)}


def main() -> None:
    """Measure a slow first visit."""
    parser = argparse.ArgumentParser(description="Measure a first visit on a slow line with a slow processor.")
    parser.add_argument("rounds", nargs="?", type=int, default=3)
    parser.add_argument("--kbits", type=float, default=1600, help="thousand bits a second")
    parser.add_argument("--delay", type=float, default=150, help="milliseconds before each answer")
    parser.add_argument("--slow", type=float, default=6, help="how much slower the page's thread is")
    parser.add_argument("--player", default="club", help="who decides in the deal: club, chance …")
    parser.add_argument("--site", type=Path, default=DIST, help="another build, to compare with")
    given = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_shell())
        line = Line(given.kbits * 125, given.delay / 1000)
        visits = [visit(browser, given.site, line, given.slow, number, given.player) for number in range(given.rounds)]
        print(f"{datetime.now(UTC):%Y-%m-%d}, {os.cpu_count()} cores ({platform.machine()}), ", end="")
        print(f"Chromium {browser.version}, load {os.getloadavg()[0]:.1f}, {given.rounds} visits, medians\n")
        browser.close()
    print("| | cards | first answer | engine ready | first deal over | of it waiting |\n|---|---|---|---|---|---|")
    seconds, sent = (
        [f"{median(visit[mark][place] for visit in visits):.2f}" for mark in (*MARKS, "waited")] for place in (0, 1)
    )
    print(f"| seconds | {' | '.join(seconds)} |")
    print(f"| MB sent until then | {' | '.join(sent[:-1])} | – |")


if __name__ == "__main__":
    main()
