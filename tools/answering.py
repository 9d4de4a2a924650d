"""A handler that answers the page's requests natively: for browser tests and unit tests of the page."""

from __future__ import annotations

import threading
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler

from ecarte.requests import web

_TURN = threading.Lock()  # one request at a time, as in the browser


class Answering(BaseHTTPRequestHandler):
    """Answers each POST as `web.respond` does."""

    def do_POST(self) -> None:
        """Answer a request."""
        request = self.rfile.read(int(self.headers["Content-Length"])).decode()
        with _TURN:
            answer = self.answer(request).encode()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def answer(self, request: str) -> str:
        """Return the engine's answer."""
        return web.respond(request)
