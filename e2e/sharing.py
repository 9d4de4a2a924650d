"""One engine for all tests of a process: the real one, in a page of its own, which other pages' frames ask.

Python takes seconds to start, and most tests look at the page alone. Tests of the start itself, of the service worker,
and of the tables that an engine fetches have an engine of their own (`pytest.mark.own_engine`).

A page finds shared/index.html in its engine's frame, which posts what it is asked to the test's server; that hands it
to the page with the engine (shared/holder.html), which has been waiting for it.
"""

from __future__ import annotations

import json
import threading
from http import HTTPStatus
from pathlib import Path
from queue import Queue

from playwright.sync_api import Browser

from ecarte.serve import Handler, Site

SHARED = Path(__file__).with_name("shared")


class SharedEngine:
    """The engine of a built site, up as long as the browser is."""

    def __init__(self, browser: Browser, folder: Path, described: Path) -> None:
        self.path: str = json.loads(described.read_text("utf-8"))["engine"]
        self._turn = threading.Lock()
        self._asked: Queue[bytes] = Queue()
        self._answered: Queue[bytes] = Queue()
        self._site = _Home(folder, self)
        self._site.__enter__()
        self._page = browser.new_page()
        self._page.goto(f"{self._site.url}holder.html?engine={self.path}")

    def close(self) -> None:
        self._page.context.close()
        self._site.stop()

    def ask(self, message: bytes) -> bytes:
        """The engine's answer to what a frame has posted."""
        with self._turn:
            self._asked.put(message)
            return self._answered.get()  # however long it takes: given up, it would be taken for the next one's

    def turn(self, answer: bytes) -> bytes:
        """Take the answer to the message before, none at first; give the next message when there is one."""
        if answer:
            self._answered.put(answer)
        return self._asked.get()

    def stands_in(self, path: str) -> Path | None:
        """What lies at a path of the site in place of the engine's frame."""
        name = path.removeprefix(self.path) or "index.html"
        return SHARED / name if path.startswith(self.path) and name in ("index.html", "frame.js") else None


class Posted(Handler):
    """Answers POST, too, by the site's `answer`."""

    site: Answering

    def do_POST(self) -> None:  # noqa: N802, the name that http.server looks for
        body = self.site.answer(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


class Answering(Site):
    """A site that answers what is posted to it."""

    handler = Posted

    def answer(self, body: bytes) -> bytes:
        raise NotImplementedError


class _Home(Answering):
    """The site with the page that holds the engine."""

    def __init__(self, folder: Path, engine: SharedEngine) -> None:
        self.engine = engine
        super().__init__(folder)

    def file(self, path: str) -> Path | None:
        return SHARED / path[1:] if path in ("/holder.html", "/holder.js") else super().file(path)

    def answer(self, body: bytes) -> bytes:
        return self.engine.turn(body)
