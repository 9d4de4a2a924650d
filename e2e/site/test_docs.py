"""The documentation site: built without a warning, whole, readable, under the site's policy, and there offline."""

import hashlib
import re
import shutil
import subprocess
import sys
import tomllib
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest
from playwright.sync_api import Page, expect

from conftest import DIST, Host, Trouble, wait_offline, wait_ready
from kit.pages import lose_network
from kit.player import open_panel
from kit.senses.looks import violations

pytestmark = [pytest.mark.thorough, pytest.mark.own_engine]

ROOT = DIST.parent
PAGES = ("index", "tutorial/analysts", "reference", "commands", "ecn")
SIZES = ((390, 844, "light"), (1440, 900, "dark"))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site with its documentation, built anew; its notebook runs."""
    folder = tmp_path_factory.mktemp("deploy")
    shutil.copytree(DIST, folder, dirs_exist_ok=True)
    command = [sys.executable, "-m", "manual.make", str(folder / "docs")]
    done = subprocess.run(command, cwd=ROOT / "tools", capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def host(built: Path) -> Iterator[Host]:
    with Host(built) as host:
        yield host


def pages(built: Path) -> dict[str, str]:
    """Return the pages by their paths in the site."""
    return {path.relative_to(built).as_posix(): path.read_text("utf-8") for path in (built / "docs").rglob("*.html")}


def test_every_link_leads_to_something(built: Path) -> None:
    found = pages(built)
    anchors = {path: {*re.findall(r'\bid="([^"]+)"', text)} for path, text in found.items()}
    wrong = []
    for path, text in found.items():
        for href in re.findall(r'<(?:a|link|script|img)\b[^>]*?\b(?:href|src)="([^"]+)"', text):
            address = urlsplit(urljoin(f"http://site/{path}", href))
            if address.netloc != "site" or href.startswith("data:"):
                continue
            file = unquote(address.path).lstrip("/")
            there = built / file / "index.html" if (built / file).is_dir() else built / file
            known = anchors.get(there.relative_to(built).as_posix())
            is_known = known is None or not address.fragment or unquote(address.fragment) in known
            if not there.is_file() or not is_known:
                wrong.append(f"{path}: {href}")
    assert len(found) > 30
    assert wrong == []


def test_the_policy_names_the_one_script_inside_the_pages(built: Path) -> None:
    scripts = {script for text in pages(built).values() for script in re.findall(r"<script>(.*?)</script>", text, re.S)}
    (rule,) = (
        each["values"]["Content-Security-Policy"]
        for each in tomllib.loads((ROOT / "netlify.toml").read_text("utf-8"))["headers"]
        if each["for"] == "/docs/*"
    )
    digests = {b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in scripts}
    assert {*re.findall(r"'sha256-([^']+)'", rule)} == digests


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_readable(page: Page, host: Host, trouble: Trouble, name: str) -> None:
    for width, height, scheme in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        page.goto(f"{host.url}docs/{name}.html")
        expect(page.get_by_role("heading", level=1)).to_have_count(1)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert violations(page) == []


def test_a_word_is_found(page: Page, host: Host, trouble: Trouble) -> None:
    page.goto(f"{host.url}docs/")
    page.get_by_role("textbox", name="Search").fill("vole")
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Glossary").last).to_be_visible()
    expect(page.locator("#search-results li").first).to_be_visible()


def test_the_page_leads_to_it(page: Page, host: Host, trouble: Trouble) -> None:
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    link = open_panel(page, "About").get_by_role("link", name=re.compile("^Documentation"))
    with page.expect_popup() as opened:
        link.click()
    expect(opened.value.get_by_role("heading", level=1)).to_have_text(re.compile("Écarté"))


def test_what_was_read_is_there_offline(page: Page, host: Host, trouble: Trouble) -> None:
    page.goto(f"{host.url}?lang=en")
    wait_offline(page)
    page.goto(f"{host.url}docs/tutorial/players.html")
    lose_network(page.context, host)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Your first game"))
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 250, 240)")  # it has its style
