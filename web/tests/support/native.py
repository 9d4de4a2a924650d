"""Answer the requests of the page's unit tests until the input ends; the first line printed is the port."""

from __future__ import annotations

import json
import os
import sys
import threading
from http.server import ThreadingHTTPServer
from pathlib import Path

sys.path.append(str(Path(__file__).parents[3] / "tools"))

from answering import Answering


class Handler(Answering):
    """Answers over connections that stay open; a list of requests with a list of answers."""

    protocol_version = "HTTP/1.1"

    def log_message(self, *_: object) -> None:
        """Say nothing."""

    def answer(self, request: str) -> str:
        """Return the engine's answer to a request, or to each of a list."""
        asked = json.loads(request)
        if not isinstance(asked, list):
            return super().answer(request)
        return f"[{','.join(super(Handler, self).answer(json.dumps(each)) for each in asked)}]"


def main() -> None:
    """Serve until the input ends."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(server.server_port, flush=True)
    sys.stdin.read()
    os._exit(0)


if __name__ == "__main__":
    main()
