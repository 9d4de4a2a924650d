"""What PyScript adds to the start of the engine: python bench/pyscript.py [ROUNDS].

In turn, and in browsers of their own, a page opens the engine's frame and one that starts the same files in a worker
without PyScript; each says when the engine can answer. Once cold, then warm. Prints a Markdown table.
"""

import os
import shutil
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from bench.start import ROOT, WARM, WHEN, launched
from playwright.sync_api import Browser, sync_playwright

from ecarte.serve import Site

PAGE = """<!doctype html><title>frames</title><script>
addEventListener("message", ({ data }) => { if (data.ready) window.ready ??= performance.now() - begun; });
const frame = document.createElement("iframe");
frame.src = location.hash.slice(1);
const begun = performance.now();
document.documentElement.append(frame);
</script>"""
# The files of web/engine/ without those that are PyScript's: WebAssembly is compiled in the frame here, too.
FILES = {
    "bare.html": """<!doctype html><title>bare</title>
<script type="module" src="wasm.js"></script><script type="module" src="bare.js"></script>""",
    "bare.js": """import { wasm } from "./wasm.js";
new Worker("bare-worker.js", { type: "module" }).onmessage = async ({ data, ports: [port] }) => {
  if (port) port.postMessage(await wasm);
  else parent.postMessage(data, location.origin);
};""",
    "bare-worker.js": """import { loadPyodide } from "./interpreter.js";
const boot = fetch("boot.txt").then((answer) => answer.text());
const python = await loadPyodide();
await python.loadPackage("ecarte");
python.runPython(await boot);
postMessage({ ready: true });""",
}
READY = (WHEN % "window.ready").replace("done(window.marks)", "done(window.ready)")


def visits(browser: Browser, addresses: list[str]) -> list[list[float]]:
    """Return how long each frame takes to be ready, in milliseconds, one after the other: cold, then warm."""
    pages = [browser.new_context().new_page() for _ in addresses]
    found: list[list[float]] = []
    for turn in range(1 + WARM):
        times = {}
        for page, address in list(zip(pages, addresses, strict=True))[:: -1 if turn % 2 else 1]:
            page.goto(address)
            times[address] = page.evaluate(READY)
            page.goto("about:blank")  # its threads end
        found.append([times[address] for address in addresses])
    for page in pages:
        page.context.close()
    return found


def main() -> None:
    """Measure."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site_folder = Path(shutil.copytree(ROOT / "dist", folder, dirs_exist_ok=True))
        (site_folder / "measure.html").write_text(PAGE)
        [engine] = site_folder.glob("engine/frame-*")
        for name, text in FILES.items():
            (engine / name).write_text(text)
        frames = [f"engine/{engine.name}/{name}" for name in ("bare.html", "index.html")]
        browser = launched(playwright)
        with Site(site_folder) as site:
            addresses = [f"{site.url}measure.html#{frame}" for frame in frames]
            visits(browser, addresses)  # fills the server's cache of compressed files
            measured = [visits(browser, addresses) for _ in range(rounds)]
        print(f"Chromium {browser.version}, load {os.getloadavg()[0]:.1f}, {rounds} rounds, milliseconds\n")
        browser.close()
    print("| | | without PyScript | with it | what it adds |\n|---|---|---|---|---|")
    for kind, part in (("cold", slice(0, 1)), ("warm", slice(1, None))):
        pairs = [pair for each in measured for pair in each[part]]
        for name, middle in (("median", statistics.median), ("least", min)):
            bare, ours = (middle(side) for side in zip(*pairs, strict=True))
            added = statistics.median(after - before for before, after in pairs) if middle is not min else ours - bare
            print(f"| {kind} | {name} | {bare:.0f} | {ours:.0f} ({ours / bare:.2f}) | {added:.0f} |")


if __name__ == "__main__":
    main()
