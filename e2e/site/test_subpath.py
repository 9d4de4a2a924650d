"""The site in a folder of a plain host: no file requests a path outside that folder."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from conftest import DIST, Host, Trouble, wait_ready
from ecarte.serve import HeaderRules
from kit.archive import record
from kit.native_engine import NativeEngine
from kit.pages import keep_everything, link_to, lose_network
from kit.player import button, open_panel

FOLDER = "/ecarte/"


class Folder(Host):
    """A host with the site in one of its folders, and without the headers of `netlify.toml`."""

    def __init__(self, engine: NativeEngine | None = None) -> None:
        super().__init__(DIST, engine)
        self.headers = HeaderRules(())
        self.url += FOLDER.strip("/") + "/"

    def file(self, path: str) -> Path | None:
        """Return the file for a path in the folder; None for other paths."""
        return super().file("/" + path.removeprefix(FOLDER)) if f"{path}/".startswith(FOLDER) else None

    def beside(self) -> set[str]:
        """Return the requested paths that are not in the folder."""
        return {served.path for served in self.served if not served.path.startswith(FOLDER)}


@pytest.fixture
def host(request: pytest.FixtureRequest) -> Iterator[Folder]:
    own = request.node.get_closest_marker("own_engine")
    with Folder(None if own else NativeEngine(DIST.parent / "build/site.json")) as host:
        yield host


def test_addresses_begin_at_their_page(page: Page, host: Folder, trouble: Trouble) -> None:
    """Changing the language leads to a page in the same folder, and shared links lead back to it."""
    page.goto(f"{host.url}fr/#{link_to(record(0), at='2#0')}")
    shown = page.locator(".replay__replay")
    expect(shown).to_contain_text("Anna")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    button(page, "Partager").click()
    address = page.get_by_role("dialog").get_by_role("textbox").first
    expect(address).to_have_value(re.compile(rf"^{re.escape(host.url)}#[a-z]\d"))
    page.keyboard.press("Escape")
    button(page, "Fermer la relecture").click()
    expect(shown).to_have_count(0)
    open_panel(page, "Réglages").get_by_role("group", name="Langue").get_by_role("radio", name="日本語").check()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(page).to_have_url(re.compile(rf"^{re.escape(host.url)}ja/#game="))
    manifest = page.evaluate("document.querySelector('link[rel=manifest]').href")
    assert re.fullmatch(rf"{re.escape(host.url)}app/\w+/ja\.json", manifest)
    installed = page.evaluate("async (address) => (await fetch(address)).json()", manifest)
    starts = page.evaluate("([path, base]) => new URL(path, base).href", [installed["start_url"], manifest])
    scope = page.evaluate("([path, base]) => new URL(path, base).href", [installed["scope"], manifest])
    assert (starts, scope) == (f"{host.url}ja/", host.url)
    assert host.beside() == set()


def test_the_viewer_leads_to_the_page(page: Page, host: Folder, trouble: Trouble) -> None:
    page.goto(f"{host.url}embed/#{link_to(record(0), at='2#0')}")
    open_page = page.get_by_role("link", name="Open in Écarté")
    expect(open_page).to_have_attribute("href", re.compile(rf"^{re.escape(host.url)}#[a-z]\d"))
    assert host.beside() == set()


@pytest.mark.thorough
@pytest.mark.own_engine
def test_a_site_in_a_folder_plays_without_its_server(page: Page, host: Folder, trouble: Trouble) -> None:
    """Without the server, the page opens offline: in English, at another language's address, and with a link."""
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    keep_everything(page)
    [worker] = page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.map((one) => one.scope))")
    assert worker == host.url
    assert host.beside() == set()
    lose_network(page.context, host)
    for path, language in (("", "en"), ("fr/", "fr"), ("ja", "ja")):
        page.goto("about:blank")
        page.goto(host.url + path)
        wait_ready(page)
        expect(page.locator("html")).to_have_attribute("lang", language)
    page.goto("about:blank")
    page.goto(f"{host.url}fr/#{link_to(record(0), at='2#0')}")
    expect(page.locator(".replay__replay")).to_contain_text("Anna")
