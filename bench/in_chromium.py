"""Run a Python file of bench/ in Chromium's Pyodide, as the page would: `python bench/in_chromium.py FILE ARGUMENTS…`.

Its output is printed when it is done. The clock there is that of the processor.
"""

import io
import json
import shutil
import sys
import tempfile
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from playwright.sync_api import sync_playwright

from browser import find_browser
from ecarte.serve import Site

ROOT = Path(__file__).resolve().parent.parent
PLACE = "engine/bench"  # under /engine/, whose headers allow evaluation
PAGE = '<!doctype html><title>bench</title><script type="module" src="bench.js"></script>'
SCRIPT = """
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide();
python.unpackArchive(await (await fetch("package.zip")).arrayBuffer(), "zip", { extractDir: "/ecarte" });
python.globals.set("given", JSON.stringify(%s));
try {
  window.said = python.runPython(`
import contextlib, io, json, os, runpy, sys
sys.path[:0] = ["/ecarte/py"]
os.chdir("/ecarte")
sys.argv = json.loads(given)
with contextlib.redirect_stdout(io.StringIO()) as out:
    runpy.run_path(sys.argv[0], run_name="__main__")
out.getvalue()
`);
} catch (error) {
  window.failed = String(error);
}
"""


def package() -> bytes:
    """Return the package and the bench as a zip."""
    found = io.BytesIO()
    with zipfile.ZipFile(found, "w") as archive:
        for folder in ("py/ecarte", "bench", "tools/machine"):
            for path in sorted((ROOT / folder).rglob("*")):
                if path.is_file() and "__pycache__" not in path.parts:
                    archive.write(path, path.relative_to(ROOT))
    return found.getvalue()


def run(arguments: list[str], minutes: float = 10) -> str:
    """Return the output of a file of bench/ in the browser."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(shutil.copytree(ROOT / "dist", folder, dirs_exist_ok=True))
        place = site / PLACE
        place.mkdir(parents=True)
        for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"):
            shutil.copy(ROOT / "web/node_modules/pyodide" / name, place)
        (place / "package.zip").write_bytes(package())
        (place / "index.html").write_text(PAGE)
        (place / "bench.js").write_text(SCRIPT % json.dumps(arguments))
        browser = playwright.chromium.launch(executable_path=find_browser())
        with Site(site) as served:
            page = browser.new_page()
            page.goto(f"{served.url}{PLACE}/index.html")
            page.wait_for_function("() => window.said !== undefined || window.failed", timeout=60_000 * minutes)
            said, failed = page.evaluate("() => [window.said, window.failed]")
        version = browser.version
        browser.close()
    if failed:
        raise SystemExit(str(failed))
    return f"Chromium {version}\n{said}"


if __name__ == "__main__":
    print(run(sys.argv[1:]), end="")
