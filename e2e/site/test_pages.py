"""The built page in three languages: what it says without scripts, and its manifests."""

import json
import math
import re
import struct
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import quote, urljoin

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from conftest import DIST, Host, Trouble, wait_ready
from ecarte.text import Words, languages
from kit.archive import record
from kit.pages import keep_everything, link_to, lose_network, replay
from kit.player import open_panel

PAGES = {"en": "/", "fr": "/fr/", "ja": "/ja/"}
IN_ANY = (
    "site-from-file",
    "site-too-old",
    "site-no-wasm",
    "site-refused",
    "site-cut-off",
    "site-no-script",
)  # before the page knows the language


class Head(HTMLParser):
    """The tags of a page's head by name, and its text in each language."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.said: dict[str, list[str]] = {}
        self.open = ""
        self.language = ""
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.tags.append((tag, found))
        self.open, self.language = tag, found.get("lang", "")

    def handle_data(self, data: str) -> None:
        if self.open in ("title", "p") and data.strip():
            self.said.setdefault(self.language, []).append(data)

    def links(self, rel: str) -> list[dict[str, str]]:
        return [found for tag, found in self.tags if tag == "link" and found.get("rel") == rel]

    def meta(self, name: str) -> list[str]:
        key = "property" if name.startswith("og:") else "name"
        return [found["content"] for tag, found in self.tags if tag == "meta" and found.get(key) == name]


def head(language: str) -> Head:
    return Head(DIST / PAGES[language].strip("/") / "index.html")


def whole(language: str, address: str) -> str:
    """Return an address in a page, as it is on a host of its own."""
    assert not address.startswith("/"), "the site may be in a folder of its host"
    return urljoin(PAGES[language], address)


def manifest(language: str) -> tuple[dict[str, Any], Path]:
    """Return a page's manifest, and its folder."""
    [link] = head(language).links("manifest")
    path = DIST / whole(language, link["href"]).strip("/")
    return json.loads(path.read_text("utf-8")), path.parent


def test_every_language_has_a_page() -> None:
    assert set(PAGES) == set(languages())


@pytest.mark.parametrize("language", PAGES)
def test_a_page_speaks_its_language(language: str) -> None:
    say = Words(language)
    page = head(language)
    assert dict(page.tags)["html"]["lang"] == language
    assert page.said[""] == [say("app-title")]
    assert page.meta("description") == page.meta("og:description") == [say("site-description")]
    assert page.meta("og:title") == [say("site-title")]
    assert page.meta("og:locale") == [say("site-locale")]
    assert page.meta("og:image:alt") == [say("site-picture")]
    # The page at "/" is for all languages; the others have their own in the address.
    for spoken in languages() if language == "en" else [language]:
        assert page.said.pop(spoken) == [
            Words(spoken)(key, file="{file}", got="{got}", needed="{needed}")
            for key in IN_ANY  # boot.js fills them in
        ]
    assert page.said.keys() == {""}


@pytest.mark.parametrize("language", PAGES)
def test_pages_name_each_other_and_no_host(language: str) -> None:
    page = head(language)
    assert [whole(language, link["href"]) for link in page.links("canonical")] == [PAGES[language]]
    named = {link["hreflang"]: whole(language, link["href"]) for link in page.links("alternate")}
    assert named == {**PAGES, "x-default": "/"}
    text = (DIST / PAGES[language].strip("/") / "index.html").read_text("utf-8")
    assert "http" not in text  # the address of the site is unknown when it is built
    assert page.meta("og:url") == []


def test_the_picture_and_the_icons_are_there() -> None:
    page = head("en")
    [picture] = page.meta("og:image")
    with Image.open(DIST / picture) as image:
        assert image.size == (1200, 630)
        assert [page.meta(f"og:image:{side}") for side in ("width", "height")] == [["1200"], ["630"]]
        assert len(image.convert("RGB").getcolors(1 << 20) or []) > 1000  # cards, not an empty cloth
    favicon = (DIST / "favicon.ico").read_bytes()
    assert struct.unpack("<3H", favicon[:6]) == (0, 1, 3)
    with Image.open(DIST / "favicon.ico") as image:
        assert image.info["sizes"] == {(16, 16), (32, 32), (48, 48)}
    for link in [*page.links("icon"), *page.links("apple-touch-icon")]:
        assert (DIST / link["href"]).is_file(), link


@pytest.mark.parametrize("language", PAGES)
def test_a_manifest_speaks_its_language(language: str) -> None:
    say = Words(language)
    found, folder = manifest(language)
    here = f"../..{PAGES[language]}"
    assert (found["start_url"], found["scope"], found["lang"]) == (here, "../../", language)
    assert "id" not in found  # without one, the id is the start address, in any folder of a host
    assert (found["name"], found["description"]) == (say("app-title"), say("site-description"))
    assert {each["name"] for each in found["shortcuts"]} >= {say("new-game"), say("your-games"), say("how-to-play")}
    assert {each["label"] for each in found["screenshots"]} == {say("site-shot")}
    assert {each["form_factor"] for each in found["screenshots"]} == {"wide", "narrow"}
    for each in [*found["icons"], *found["screenshots"]]:
        with Image.open(folder / each["src"]) as image:
            assert f"{image.width}x{image.height}" == each["sizes"], each
            assert Image.MIME[image.format or ""] == each["type"], each
    assert [handler["accept"] for handler in found["file_handlers"]] == [{"application/x-ecn": [".ecn"]}]
    for each in [found["share_target"], *found["file_handlers"]]:
        assert each["action"] == here


def outside_the_circle(image: Image.Image) -> set[tuple[int, int, int]]:
    """Return the colours outside the circle of 80 %, which a system may cut off."""
    size, middle = image.width, (image.width - 1) / 2
    drawn, radius = image.convert("RGB").tobytes(), 0.4 * size
    far = [y * size + x for y in range(size) for x in range(size) if math.hypot(x - middle, y - middle) > radius]
    return {(drawn[3 * at], drawn[3 * at + 1], drawn[3 * at + 2]) for at in far}


def test_nothing_of_the_maskable_icon_is_cut_away() -> None:
    """Every edge is cloth green; paper, ink and gold are not."""
    found, folder = manifest("en")
    kinds = {(each["purpose"], each["sizes"]): each["src"] for each in found["icons"]}
    with Image.open(folder / kinds["maskable", "192x192"]) as image:
        assert all(green > red and green > blue for red, green, blue in outside_the_circle(image))
        assert min(image.convert("RGBA").getchannel("A").getextrema()) == 255  # no transparent place
    with Image.open(folder / kinds["any", "192x192"]) as image:
        assert image.getpixel((0, 0))[3] == 0  # type: ignore[index]


@pytest.mark.thorough
@pytest.mark.own_engine
def test_the_address_says_the_language(page: Page, host: Host, trouble: Trouble) -> None:
    """The language of the address wins over the browser's; settings lead to the address of the language chosen there.

    All of it works offline.
    """
    page.goto(f"{host.url}fr/")
    wait_ready(page)
    html = page.locator("html")
    expect(html).to_have_attribute("lang", "fr")
    expect(page).to_have_url(re.compile(r"/fr/#game="))
    assert [served.path for served in host.served if served.path.startswith("/assets/en-")] == []
    keep_everything(page, "Réglages", "Tout garder")
    lose_network(page.context, host)
    open_panel(page, "Réglages").get_by_role("group", name="Langue").get_by_role("radio", name="日本語").check()
    expect(html).to_have_attribute("lang", "ja")
    expect(page).to_have_url(re.compile(r"/ja/#game="))
    assert re.search(r"/ja\.json$", page.locator("link[rel=manifest]").get_attribute("href") or "")
    page.get_by_role("group", name="言語").get_by_role("radio", name="English").check()
    expect(page).to_have_url(re.compile(r"^http://[^/]+/#game="))
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.goto(f"{host.url}ja")
    wait_ready(page)
    expect(html).to_have_attribute("lang", "ja")


def test_a_language_is_found_without_reading_the_page(page: Page, host: Host, trouble: Trouble) -> None:
    """The languages are beside a globe at the top of the menu and of the settings, each by its own name."""
    page.goto(f"{host.url}?lang=ja")
    wait_ready(page)
    page.locator('[data-event="app:menu"]').click()
    menu = page.get_by_role("dialog")
    expect(menu.locator("button[lang]")).to_have_text(["English", "Français", "日本語"])
    expect(menu.locator("[lang][aria-current=true]")).to_have_text("日本語")
    assert menu.get_by_role("button").nth(1).get_attribute("lang")  # the first after the one that closes it
    menu.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("dialog", name="Menu").locator("[aria-current=true]")).to_have_text("Français")
    expect(page).to_have_url(re.compile(r"/fr/#game="))
    menu.get_by_role("button", name="Réglages").click()
    first = page.get_by_role("dialog", name="Réglages").get_by_role("group").first
    expect(first.locator("legend")).to_have_text("Langue")
    expect(first.locator("legend svg")).to_be_visible()
    expect(first.get_by_role("radio", checked=True)).to_have_accessible_name("Français")


@pytest.mark.thorough
def test_settings_show_the_language_that_the_address_names(page: Page, host: Host, trouble: Trouble) -> None:
    """Until another is chosen there, or that of the browser."""
    page.goto(f"{host.url}?lang=fr")
    wait_ready(page)
    settings = open_panel(page, "Réglages")
    chosen = settings.get_by_role("group").first.get_by_role("radio", checked=True)
    expect(chosen).to_have_accessible_name("Français")
    settings.get_by_role("radio", name="Celle du navigateur").check()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    settings = page.get_by_role("dialog", name="Settings")
    expect(settings.get_by_role("group").first.get_by_role("radio", checked=True)).to_have_accessible_name(
        "As the browser asks"
    )
    expect(page).to_have_url(re.compile(r"^http://[^/]+/#game="))


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("language", "panel", "title"), [("en", "games", "Your games"), ("fr", "rules", "Règle du jeu")]
)
def test_shortcuts_lead_somewhere(
    page: Page, host: Host, trouble: Trouble, language: str, panel: str, title: str
) -> None:
    found, _ = manifest(language)
    urls = {each["url"] for each in found["shortcuts"]}
    assert urls == {f"../..{PAGES[language]}#{name}" for name in ("new", "games", "rules", "book")}
    page.goto(f"{host.url.rstrip('/')}{PAGES[language]}#{panel}")
    shown = page.get_by_role("dialog", name=title)
    expect(shown).to_be_visible()
    expect(page).to_have_title(f"{title} – Écarté")
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    expect(page).to_have_url(re.compile(f"{PAGES[language]}#game="))
    page.evaluate("location.hash = '#new'")  # as a running application is launched again
    expect(page.get_by_role("dialog")).to_have_attribute("aria-labelledby", "panel-new")


def test_titles_say_what_is_shown(page: Page, host: Host, trouble: Trouble) -> None:
    """The title changes back when the panel is closed."""
    page.goto(f"{host.url}?lang=en#book=E17")
    expect(page).to_have_title("Rule E17 – What must be played – Rule book – Écarté")
    page.keyboard.press("Escape")
    expect(page).to_have_title("Écarté")
    wait_ready(page)
    page.evaluate("location.hash = '#arbiter=43'")
    expect(page).to_have_title(re.compile(r"^Law 43 – .+ – Call the arbiter – Écarté$"))
    page.evaluate("(link) => { location.hash = link; }", link_to(record(0), at="2#0"))
    replay(page)
    expect(page).to_have_title("Anna 5, Ben 1 – Écarté")
    page.get_by_role("button", name="Close the replay").click()
    expect(page).to_have_title("Écarté")


@pytest.mark.thorough
def test_what_is_shared_with_the_application_is_taken(page: Page, host: Host, trouble: Trouble) -> None:
    """A link among other words, a record and a file opened by the system, under the names in the manifest."""
    found, _ = manifest("fr")
    names = found["share_target"]["params"]
    link = f"Regarde : {host.url}#{link_to(record(0), at='2#0')}"
    page.goto(f"{host.url}fr/?{names['text']}={quote(link)}")
    expect(page.locator(".replay__replay")).to_contain_text("Anna")
    assert names["text"] not in page.url
    page.goto("about:blank")
    page.goto(f"{host.url}fr/?{names['text']}={quote(record(1))}")
    brought = page.get_by_role("dialog", name="Importer des parties")
    expect(brought.locator(".files__course-sum")).to_be_visible()
    # No test browser is connected to the system's file manager: the launch queue is ours, the file is real.
    page.add_init_script(
        """Object.defineProperty(window, "launchQueue", { value: {
          setConsumer: (consumer) => {
            window.launched = consumer;
            document.documentElement.dataset.queue = "heard";
          },
        } });"""
    )
    page.goto(f"{host.url}?lang=en")
    expect(page.locator("html")).to_have_attribute("data-queue", "heard")
    page.evaluate(
        """async (text) => {
          const folder = await navigator.storage.getDirectory();
          const handle = await folder.getFileHandle("friday.ecn", { create: true });
          const writer = await handle.createWritable();
          await writer.write(text);
          await writer.close();
          window.launched({ targetURL: location.origin + "/", files: [handle] });
        }""",
        record(2),
    )
    expect(page.locator(".files__course-sum")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.evaluate("launched({ targetURL: location.origin + '/#games', files: [] })")
    expect(page.get_by_role("dialog", name="Your games")).to_be_visible()
