"""The header rules of netlify.toml, read by the one parser."""

import os
import socket
import sys
from http.client import HTTPConnection
from pathlib import Path

import pytest

import play
from ecarte.serve import HeaderRules, Site

pytestmark = pytest.mark.skipif(sys.platform == "emscripten", reason="the server is native only")

RULES = """
[[headers]]
for = "/*"
[headers.values]
X-All = "1"

[[headers]]
for = "/engine/*"
[headers.values]
X-Engine = "2"

[[headers]]
for = "/:name/index.html"
[headers.values]
X-Index = "3"

[[headers]]
for = "/a.b"
[headers.values]
X-Dot = "4"
"""


@pytest.fixture
def rules(tmp_path: Path) -> HeaderRules:
    path = tmp_path / "netlify.toml"
    path.write_text(RULES, "utf-8")
    return HeaderRules.read(path)


@pytest.mark.parametrize(
    ("path", "names"),
    [
        ("/", ["X-All"]),
        ("/x", ["X-All"]),
        ("/engine/12/core.js", ["X-All", "X-Engine"]),
        ("/engine", ["X-All"]),
        ("/x/index.html", ["X-All", "X-Index"]),
        ("/x/y/index.html", ["X-All"]),
        ("/a.b", ["X-All", "X-Dot"]),
        ("/aXb", ["X-All"]),
    ],
)
def test_patterns(rules: HeaderRules, path: str, names: list[str]) -> None:
    assert list(rules.of(path)) == names


def test_one_header_of_two_rules_is_refused() -> None:
    rules = HeaderRules((("/*", {"X": "1"}), ("/a/*", {"X": "2"})))
    assert rules.of("/b") == {"X": "1"}
    with pytest.raises(ValueError, match="more than one rule sets X"):
        rules.of("/a/b")


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ("/", 200),
        ("/none", 404),
        ("/%00", 400),
        ("/a%00b/c", 400),
        ("/%ff", 400),
        ("http://[/", 400),
        ("/" + "a" * 300, 414),
        ("/" + "a/" * 3000, 414),
        ("/" + "a" * 70_000, 414),
    ],
)
def test_an_address_that_is_none_is_refused(tmp_path: Path, asked: str, status: int) -> None:
    (tmp_path / "netlify.toml").write_text(RULES, "utf-8")
    (tmp_path / "index.html").write_text("here", "utf-8")
    with Site(tmp_path) as site, socket.create_connection(("127.0.0.1", site.port), 60) as connection:
        connection.sendall(f"GET {asked} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        assert connection.recv(100).split(b" ")[1] == str(status).encode()


def test_what_was_compressed_beforehand_is_sent_as_it_lies(tmp_path: Path) -> None:
    """It is sent as stored if the browser accepts it and the file is unchanged; it has no address of its own."""
    (tmp_path / "netlify.toml").write_text(RULES, "utf-8")
    file, sidecar = tmp_path / "page.html", tmp_path / "page.html.br"
    file.write_text("the page", "utf-8")
    sidecar.write_bytes(b"compressed")
    with Site(tmp_path) as site:
        assert _sent(site, "/page.html", "gzip, br") == ("br", "Accept-Encoding", b"compressed")
        assert _sent(site, "/page.html", "identity") == (None, "Accept-Encoding", b"the page")
        assert _sent(site, "/page.html.br", "br")[2] == b"404\n"
        later = sidecar.stat().st_mtime_ns + 1_000_000_000
        os.utime(file, ns=(later, later))
        assert _sent(site, "/page.html", "br")[2] != b"compressed"


def test_make_play_serves_the_documentation_once_it_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    site, docs = tmp_path / "site", tmp_path / "docs"
    (site / "docs").mkdir(parents=True)
    (site / "docs/index.html").write_text("not here", "utf-8")
    (site / "netlify.toml").write_text(RULES, "utf-8")
    monkeypatch.setattr(play, "DOCS", docs)
    with play.WithDocs(site) as served:
        assert _sent(served, "/docs/", "identity")[2] == b"not here"
        docs.mkdir()
        (docs / "index.html").write_text("built", "utf-8")
        assert _sent(served, "/docs/", "identity")[2] == b"built"
        assert _sent(served, "/docs/../site/netlify.toml", "identity")[2] == b"404\n"


def _sent(site: Site, path: str, accepted: str) -> tuple[str | None, str | None, bytes]:
    connection = HTTPConnection("127.0.0.1", site.port, timeout=20)
    connection.request("GET", path, headers={"Accept-Encoding": accepted})
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.headers["Content-Encoding"], answer.headers["Vary"], body


def test_a_stopped_site_answers_nothing(tmp_path: Path) -> None:
    """Neither on a connection that was open nor on a new one."""
    (tmp_path / "netlify.toml").write_text(RULES, "utf-8")
    (tmp_path / "a.b").write_text("text", "utf-8")
    with Site(tmp_path) as site:
        connection = HTTPConnection("127.0.0.1", site.port, timeout=20)
        connection.request("GET", "/a.b")
        assert connection.getresponse().read() == b"text"
    with pytest.raises(ConnectionError):
        _ask_again(connection)
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", site.port), timeout=20)


def _ask_again(connection: HTTPConnection) -> None:
    connection.request("GET", "/a.b")
    connection.getresponse()
