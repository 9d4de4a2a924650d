"""The site on hosts that know few types of files, or send a wrong one: it starts, or says which file and why."""

import re
from pathlib import Path
from typing import ClassVar

import pytest
from playwright.sync_api import Page, expect

from conftest import DIST, Host, Trouble, wait_ready
from ecarte.serve import HEADERS_FILE, SIDECAR
from ecarte.text import Words, languages
from kit.archive import record
from kit.native_engine import AskedHandler
from kit.pages import link_to
from kit.player import open_panel

# The types that nginx 1.22 (/etc/nginx/mime.types), Apache 2.4 (conf/mime.types), Python, GitHub Pages and S3 all know.
# nginx lacks .mjs and .webmanifest; some hosts run .py; IIS answers an unknown ending with 404.
KNOWN = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "application/javascript",
    ".json": "application/json",
    ".txt": "text/plain",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
    ".bin": "application/octet-stream",
}


class PlainHandler(AskedHandler):
    """A stock host: it knows common endings. Some files it sends with a type of the test's."""

    wrong: ClassVar[dict[str, str]] = {}  # by a pattern of the path

    def type_of(self, file: Path) -> str:
        """Return the type that a file is sent with."""
        found = (kind for pattern, kind in self.wrong.items() if re.search(pattern, file.as_posix()))
        return next(found, KNOWN.get(file.suffix, "application/octet-stream"))


def host_with(wrong: dict[str, str]) -> Host:
    """Return a stock host that sends some files with a wrong type."""

    class Handler(PlainHandler):
        """The stock host with its wrong types."""

    Handler.wrong = wrong

    class Some(Host):
        handler = Handler

    return Some(DIST)


def test_every_file_has_an_ending_that_hosts_know() -> None:
    files = [file for file in DIST.rglob("*") if file.is_file() and file.name != HEADERS_FILE]
    assert len(files) > 100
    assert {file.suffix for file in files} - KNOWN.keys() == {SIDECAR}


@pytest.mark.thorough
@pytest.mark.own_engine
@pytest.mark.parametrize("wrong", [{}, {r"\.(wasm|json|txt|bin)$": "application/octet-stream"}], ids=["stock", "bare"])
def test_the_page_starts_on_a_host_of_few_types(page: Page, trouble: Trouble, wrong: dict[str, str]) -> None:
    """Not even WebAssembly needs its type."""
    with host_with(wrong) as host:
        page.goto(f"{host.url}?lang=en")
        wait_ready(page)


@pytest.mark.thorough
@pytest.mark.sampled
@pytest.mark.own_engine
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_a_wrong_type_that_stops_the_engine_is_named(page: Page, trouble: Trouble, language: str) -> None:
    trouble.allowed = ("",)
    file = next(DIST.glob("engine/*/pyodide.mjs.js")).relative_to(DIST).as_posix()
    with host_with({r"/pyodide\.mjs\.js$": "application/octet-stream"}) as host:
        page.goto(f"{host.url}?lang={language}")
        words = {"file": f"/{file}", "got": "application/octet-stream", "needed": "text/javascript"}
        expect(page.get_by_text(Words(language)("engine-refused", **words))).to_be_visible(timeout=60_000)
        expect(page.locator("html")).to_have_attribute("data-engine", "failed")


@pytest.mark.thorough
@pytest.mark.own_engine
@pytest.mark.parametrize(
    ("pattern", "kind", "told"),
    [
        ("/frame.js$", "text/plain", "frame.js” with “text/plain”"),  # it does not even begin
        (r"/core-\w+\.js$", "text/html", ".js” with “text/html”"),  # the host's own page instead of a file
    ],
)
def test_other_files_of_the_engine_are_named_too(
    page: Page, trouble: Trouble, pattern: str, kind: str, told: str
) -> None:
    trouble.allowed = ("",)
    with host_with({pattern: kind}) as host:
        page.goto(f"{host.url}embed/#{link_to(record(0))}")
        expect(page.get_by_role("alert")).to_contain_text(told, timeout=60_000)


@pytest.mark.parametrize(
    ("pattern", "needed"), [(r"/assets/(?!boot)[^/]*\.js$", "text/javascript"), (r"/assets/.*\.css$", "text/css")]
)
def test_a_wrong_type_that_stops_the_page_is_named(page: Page, pattern: str, needed: str) -> None:
    with host_with({pattern: "application/octet-stream"}) as host:
        page.goto(host.url)
        said = page.locator("#refused p")
        expect(said).to_have_count(len(languages()))
        for number, language in enumerate(sorted(languages())):
            expect(said.nth(number)).to_be_visible()
            file = re.search(r"[\w-]+\.(js|css)", said.nth(number).inner_text())
            assert file
            words = Words(language)("site-refused", file=file[0], got="application/octet-stream", needed=needed)
            expect(said.nth(number)).to_have_text(words)


def test_where_every_script_is_refused_the_page_is_not_blank(page: Page) -> None:
    """Not even the script that explains is run: a style sheet shows a sentence."""
    with host_with({r"\.js$": "application/octet-stream"}) as host:
        page.goto(f"{host.url}ja/")
        expect(page.locator("body")).to_have_text(Words("ja")("site-cut-off"), use_inner_text=True)


@pytest.mark.thorough
def test_over_plain_http_the_settings_say_it_is_the_address(page: Page, host: Host, trouble: Trouble) -> None:
    """Only there; on a host with https it is the browser that cannot keep the game."""
    plain = "http://cards.example/"
    page.route(
        f"{plain}**",
        lambda route: route.fulfill(
            response=route.fetch(url=route.request.url.replace(plain, host.url), method=route.request.method)
        ),
    )
    trouble.allowed = ("Cross-Origin-Opener-Policy",)  # ignored at such an address, as the console says
    page.goto(f"{plain}?lang=en")
    wait_ready(page)
    assert page.evaluate("isSecureContext") is False
    settings = open_panel(page, "Settings")
    expect(settings.get_by_text(Words("en")("offline-address"))).to_be_visible()
    expect(settings.get_by_text("This browser cannot keep the game")).to_have_count(0)
    page.unroute_all(behavior="wait")  # the settings ask for more
