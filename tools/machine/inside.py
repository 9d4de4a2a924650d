"""The page's module within Pyodide, for tests and measurements."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from ecarte.machine.page import Page

HOST = Path(__file__).with_name("host.mjs")


def start(game: str) -> Page:
    """Return a game's functions by its module in the package."""
    from pyodide.code import run_js  # type: ignore[import-not-found]
    from pyodide.ffi import to_js  # type: ignore[import-not-found]

    text = HOST.read_text("utf-8")
    begin = text.index("export class Host") + len("export ")
    declared = text[begin : text.index("\n}\n", begin) + 2]
    begun = run_js(f"{declared}; (bytes) => new Host(new WebAssembly.Module(bytes))")
    return Page(begun(to_js((files("ecarte.machine") / game / f"{game}.wasm").read_bytes())))
