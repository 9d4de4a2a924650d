"""The engine of most browser tests: it runs natively in the test's process, and the page's engine frame asks it.

Python takes seconds to start in a browser, and most tests are about the page alone. Tests of the start, of the service
worker and of the tables an engine fetches run the engine in the browser (`pytest.mark.own_engine`).
tests/requests/test_answers.py checks, natively and inside Pyodide, that both give the same answers.
"""

from __future__ import annotations

import json
from pathlib import Path

from answering import Answering
from ecarte.serve import Handler

FRAME = Path(__file__).with_name("engine_frame")


class NativeEngine:
    """The files that replace those of the page's engine; ``described`` is build/site.json, which names their path."""

    def __init__(self, described: Path) -> None:
        self.path = "/" + json.loads(described.read_text("utf-8"))["engine"]

    def file(self, path: str) -> Path | None:
        """Return the file for a path of the site, if it is one of the engine's frame."""
        name = path.removeprefix(self.path) or "index.html"
        return FRAME / name if path.startswith(self.path) and name in ("index.html", "frame.js") else None


class AskedHandler(Answering, Handler):
    """Serves the site, and answers the requests to the engine."""
