"""A local server that sends a built site with exactly the headers of its ``netlify.toml``, and compressed."""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import mimetypes
import re
import socket
import threading
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Self
from urllib.parse import quote, unquote, urlsplit

HEADERS_FILE = "netlify.toml"

TYPES = {".js": "text/javascript"}  # some systems know another
SIDECAR = ".br"  # beside a file: the same, compressed when the site was built
# The types that hosts compress; they do not compress archives and fonts.
COMPRESSED = re.compile(r"text/|application/(javascript|json|wasm)|image/svg")


@dataclass(frozen=True)
class HeaderRules:
    """The ``[[headers]]`` of a netlify.toml: path patterns and the headers they add."""

    rules: tuple[tuple[str, dict[str, str]], ...]

    @classmethod
    def read(cls, path: Path) -> HeaderRules:
        """Return the rules of a netlify.toml."""
        tables = tomllib.loads(path.read_text("utf-8")).get("headers", [])
        return cls(tuple((table["for"], dict(table["values"])) for table in tables))

    def of(self, path: str) -> dict[str, str]:
        """Return the headers of a path such as ``/engine/1234/core.js``; two rules for one header are an error."""
        merged: dict[str, str] = {}
        for pattern, headers in self.rules:
            if _pattern(pattern).fullmatch(path):
                if twice := merged.keys() & headers.keys():
                    raise ValueError(f"{path}: more than one rule sets {', '.join(sorted(twice))}")
                merged |= headers
        return merged


@lru_cache(maxsize=256)
def _pattern(text: str) -> re.Pattern[str]:
    """Return a path pattern as a regular expression: ``*`` is anything, ``:name`` one part of the path."""
    return re.compile("".join(_piece(piece) for piece in re.split(r"(\*|:\w+)", text)))


def _piece(piece: str) -> str:
    if piece == "*":
        return ".*"
    return "[^/]+" if piece.startswith(":") else re.escape(piece)


@dataclass(frozen=True)
class Served:
    """One answered request. `length` counts the body as sent."""

    path: str
    status: int
    length: int
    encoding: str
    headers: dict[str, str] = field(repr=False)


class Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD with the files of `site`."""

    protocol_version = "HTTP/1.1"
    site: Site

    def handle(self) -> None:
        """Handle a connection, until the browser closes it."""
        with contextlib.suppress(ConnectionError):  # the browser closed the connection
            super().handle()

    def do_GET(self) -> None:
        """Send a file."""
        self._answer(send_body=True)

    def do_HEAD(self) -> None:
        """Send the headers of a file."""
        self._answer(send_body=False)

    def _answer(self, *, send_body: bool) -> None:
        try:
            asked = urlsplit(self.path)
            path = unquote(asked.path, errors="strict")
            file = self.site.file(path)
        except ValueError:  # a malformed address, invalid UTF-8, or a NUL
            self._refuse(HTTPStatus.BAD_REQUEST)
        except OSError:  # a name longer than file names can be
            self._refuse(HTTPStatus.REQUEST_URI_TOO_LONG)
        else:
            self._send(asked.query, path, file, send_body=send_body)

    def _refuse(self, status: HTTPStatus) -> None:
        self.send_error(status)
        self.site.note(Served(self.path, status, 0, "", {}))

    def _send(self, query: str, path: str, file: Path | None, *, send_body: bool) -> None:
        status, body, headers = HTTPStatus.OK, b"", dict(self.site.headers.of(path))
        if file is not None and file.name != path.rpartition("/")[2] and not path.endswith("/"):
            # A folder without a slash, as hosts do: its page has the headers of the files in the folder.
            whole = f"/{quote(path.strip('/'))}/" + (f"?{query}" if query else "")
            status, headers["Location"] = HTTPStatus.MOVED_PERMANENTLY, whole
        elif file is None:
            status, body, headers["Content-Type"] = HTTPStatus.NOT_FOUND, b"404\n", "text/plain"
        else:
            kind = self.type_of(file)
            headers["Content-Type"] = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
            offers = self.headers.get("Accept-Encoding", "").split(",")
            accepted = {offer.split(";")[0].strip() for offer in offers}
            sidecar = _sidecar(file)
            encoding = "br" if sidecar and "br" in accepted else _encoding(accepted) if COMPRESSED.match(kind) else ""
            if sidecar or COMPRESSED.match(kind):
                headers["Vary"] = "Accept-Encoding"
            if sidecar and encoding == "br":
                body = sidecar.read_bytes()
            else:
                body = _body(file, file.stat().st_mtime_ns, encoding)
            if encoding:
                headers["Content-Encoding"] = encoding
            headers["ETag"] = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
            if self.headers.get("If-None-Match") == headers["ETag"]:
                status, body = HTTPStatus.NOT_MODIFIED, b""
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if status is not HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if send_body:
            self.wfile.write(body)
        self.site.note(Served(path, status, len(body), headers.get("Content-Encoding", ""), headers))

    def type_of(self, file: Path) -> str:
        """Return the type that a file is sent with."""
        return TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"

    def log_message(self, format: str, *args: object) -> None:
        """Log nothing; `note` reports requests instead."""


class Server(ThreadingHTTPServer):
    """A server that can end the connections that browsers keep open, for a stopped server must answer nothing."""

    daemon_threads = True

    def __init__(self, address: tuple[str, int], handler: type[Handler]) -> None:
        self._open: set[socket.socket] = set()
        super().__init__(address, handler)

    def get_request(self) -> tuple[socket.socket, Any]:
        """Accept a connection, and remember it."""
        connection, address = super().get_request()
        self._open.add(connection)
        return connection, address

    def close_request(self, request: Any) -> None:
        """Close a connection, and forget it."""
        self._open.discard(request)
        super().close_request(request)

    def close_connections(self) -> None:
        """End the connections that are open."""
        for connection in tuple(self._open):
            with contextlib.suppress(OSError):  # its own end came first
                connection.shutdown(socket.SHUT_RDWR)


class Site:
    """A site served from a folder on 127.0.0.1, while the context lasts."""

    handler = Handler  # what answers each request

    def __init__(self, folder: Path, port: int = 0, note: Callable[[Served], None] | None = None) -> None:
        self.folder = folder.resolve()
        self.headers = HeaderRules.read(self.folder / HEADERS_FILE)
        self.note = note or (lambda served: None)
        self._server = Server(("127.0.0.1", port), type("Handler", (self.handler,), {"site": self}))
        self.port: int = self._server.server_port
        self.url = f"http://127.0.0.1:{self.port}/"

    def run(self) -> None:
        """Serve until interrupted."""
        self._server.serve_forever(poll_interval=0.1)

    def __enter__(self) -> Self:
        threading.Thread(target=self.run, daemon=True).start()
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Stop, so that connections are refused, and end those that are open."""
        self._server.shutdown()
        self._server.server_close()
        self._server.close_connections()

    def file(self, path: str) -> Path | None:
        """Return the file a path names, if it is inside the site and meant to be asked for."""
        file = find_file(self.folder, path)
        return file if file != self.folder / HEADERS_FILE else None


def find_file(folder: Path, path: str) -> Path | None:
    """Return the file that a path names in a folder, or the ``index.html`` there; None outside, and for sidecars."""
    file = (folder / path.lstrip("/")).resolve()
    if file.is_dir():
        file = file / "index.html"
    inside = file.is_relative_to(folder) and file.is_file()
    return file if inside and file.suffix != SIDECAR else None


def _encoding(accepted: set[str]) -> str:
    if "br" in accepted and _brotli():
        return "br"
    return "gzip" if "gzip" in accepted else ""


def _sidecar(file: Path) -> Path | None:
    """Return what the build has made of a file (tools/building/compress.mjs), unless the file has changed since."""
    sidecar = file.with_name(f"{file.name}{SIDECAR}")
    with contextlib.suppress(OSError):  # there is none
        if sidecar.stat().st_mtime_ns >= file.stat().st_mtime_ns:
            return sidecar
    return None


@lru_cache(maxsize=512)
def _body(file: Path, _changed: int, encoding: str) -> bytes:
    """Return a file as sent, compressed as strongly as a host does on the fly."""
    data = file.read_bytes()
    compress = _brotli()
    if encoding == "br" and compress:
        return compress(data)
    return gzip.compress(data, 6, mtime=0) if encoding == "gzip" else data


@lru_cache(maxsize=1)
def _brotli() -> Callable[[bytes], bytes] | None:
    """Return Brotli's function if installed, which the package does not require, or None for gzip."""
    try:
        import brotli
    except ImportError:
        return None
    return lambda data: bytes(brotli.compress(data, quality=6))
