"""The engine of most browser tests: the same code, run natively beside the test, which the page's engine frame asks.

Python takes seconds to start in a browser, and there runs at a fifth of its speed; most tests look at the page alone.
Tests of the start, of the service worker and of the tables that an engine fetches have the engine in the browser
(`pytest.mark.own_engine`). What the engine answers inside Pyodide is tested there (`INSIDE` in the Makefile).
"""

from __future__ import annotations

import json
import threading
from http import HTTPStatus
from pathlib import Path

from ecarte import web
from ecarte.serve import Handler, Site

SHARED = Path(__file__).with_name("shared")
_TURN = threading.Lock()  # one question after the other, as in the browser


def respond(request: bytes) -> bytes:
    """Return the answer to a request of the page, both JSON."""
    with _TURN:
        return web.respond(request.decode()).encode()


class NativeEngine:
    """What lies on a site in place of the engine that `described` (build/site.json) says where to find."""

    def __init__(self, described: Path) -> None:
        self.path: str = json.loads(described.read_text("utf-8"))["engine"]

    def stands_in(self, path: str) -> Path | None:
        """What lies at a path of the site in place of the engine's frame."""
        name = path.removeprefix(self.path) or "index.html"
        return SHARED / name if path.startswith(self.path) and name in ("index.html", "frame.js") else None


class Posted(Handler):
    """Answers what is posted by the engine."""

    def do_POST(self) -> None:  # noqa: N802, the name that http.server looks for
        body = respond(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


class Answering(Site):
    """A site that answers what is posted to it."""

    handler = Posted
