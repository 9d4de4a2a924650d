"""Measure the machine's WebAssembly modules in Chromium: size, load, memory, and speed, at full speed and at a sixth.

    python bench/module.py [GAMES] [CALLS]

The calls are those of the analyst of écarté in games between two club players; they must give what Python does, to the
bit. Prints Markdown tables. A module is loaded ten times, each time in a new page; memory is that of the whole renderer
at its highest, beside that of the same page without a module.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

import brotli
from playwright.sync_api import Browser, sync_playwright

from browser import find_browser
from ecarte.serve import Site
from machine.build import GAMES, file_of
from machine.cases import pack_cases, record_decisions

ROOT = Path(__file__).resolve().parent.parent
FOLDER = "engine/machine"  # under engine/, whose headers allow WebAssembly
LOADS = 10
SLOW = 6
LOAD = """async (name) => {
  const bytes = await (await fetch(name)).arrayBuffer();
  const start = performance.now();
  const module = new WebAssembly.Module(bytes);
  const compiled = performance.now();
  const instance = new WebAssembly.Instance(module);
  const ready = performance.now();
  return [compiled - start, ready - compiled];
}"""
RUN = """async (names) => {
  const { check } = await import("./host.mjs");
  const module = await WebAssembly.compileStreaming(fetch("ecarte.wasm"));
  const found = [];
  for (const name of names) found.push(check(module, new Uint8Array(await (await fetch(name)).arrayBuffer())));
  return found;
}"""


def fill(site: Path, games: int, most: int) -> list[str]:
    """Put the modules and the calls where they are served; return the names of the calls."""
    folder = site / FOLDER
    folder.mkdir(parents=True)
    shutil.copy(ROOT / "netlify.toml", site)
    shutil.copy(ROOT / "tools/machine/host.mjs", folder)
    (folder / "index.html").write_text("<!doctype html><title>machine</title>", "utf-8")
    for game in GAMES:
        shutil.copy(file_of(game), folder / f"{game}.wasm")
    names = []
    for number, ((entry, tables), works) in enumerate(record_decisions(games, most).calls.items()):
        names.append(f"{number}.bin")
        (folder / names[-1]).write_bytes(pack_cases(entry, tables, works))
    return names


def asked(browser: Browser, address: str, slower: int, script: str, given: object) -> tuple[Any, int]:
    """Return what a script answers in a new page, and the highest memory of its renderer."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(address)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    found = page.evaluate(script, given)
    memory = max(highest_memory(browser))
    context.close()
    return found, memory


def highest_memory(browser: Browser) -> Iterator[int]:
    """Yield the highest resident bytes of each renderer."""
    for process in browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]:
        status = Path(f"/proc/{process['id']}/status")
        if process["type"] == "renderer" and status.exists():
            (line,) = (line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
            yield int(line.split()[1]) * 1024


def main() -> None:
    """Print the tables."""
    games, most = (int(each) for each in (sys.argv[1:] + ["1", "30"][len(sys.argv) - 1 :])[:2])
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(folder)
        names = fill(site, games, most)
        browser = playwright.chromium.launch(executable_path=find_browser())
        with Site(site) as host:
            address = f"{host.url}{FOLDER}/"
            print(f"Chromium {browser.version}\n")
            print("| game | bytes | brotli 11 | speed | compile, ms | instantiate, ms |")
            print("|---|---|---|---|---|---|")
            for game in GAMES:
                data = file_of(game).read_bytes()
                for slower in (1, SLOW):
                    loads = [asked(browser, address, slower, LOAD, f"{game}.wasm")[0] for _ in range(LOADS)]
                    compiled, ready = (median(each) for each in zip(*loads, strict=True))
                    sizes = f"{len(data):,} | {len(brotli.compress(data)):,} | 1/{slower}"
                    print(f"| {game} | {sizes} | {compiled:.2f} | {ready:.2f} |")
            print("\n| speed | entry | calls | µs a call |\n|---|---|---|---|")
            for slower in (1, SLOW):
                found, _ = asked(browser, address, slower, RUN, names)
                for entry in dict.fromkeys(each["entry"] for each in found):
                    same = [each for each in found if each["entry"] == entry]
                    if any(each["different"] for each in same):
                        sys.exit(f"{entry} does not do what Python does")
                    calls = sum(each["number"] for each in same)
                    spent = 1000 * sum(each["milliseconds"] for each in same) / calls
                    print(f"| 1/{slower} | {entry} | {calls} | {spent:.0f} |")
            print("\n| speed | the module's memory, MB | the renderer at its highest, MB | without calls |")
            print("|---|---|---|---|")
            for slower in (1, SLOW):
                _, bare = asked(browser, address, slower, RUN, [])
                (found,), memory = asked(browser, address, slower, RUN, names[:1])
                print(f"| 1/{slower} | {found['memory'] / 1e6:.1f} | {memory / 1e6:.0f} | {bare / 1e6:.0f} |")
        browser.close()


if __name__ == "__main__":
    main()
