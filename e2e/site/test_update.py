"""A new version is announced, taken when the player says so, never in the middle of a deal; only changes are sent."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from conftest import DIST, Host, Trouble, wait_kept, wait_offline, wait_ready
from kit.pages import EVERYTHING, keep_everything, lose_network

pytestmark = pytest.mark.own_engine


@pytest.fixture
def copied(tmp_path: Path) -> Iterator[Host]:
    """The site in a folder of its own, where it can be replaced by another version."""
    with Host(shutil.copytree(DIST, tmp_path / "dist")) as host:
        yield host


def publish(folder: Path, *changed: str) -> None:
    """Make a new version: the service worker names another revision of these files."""
    worker = folder / "sw.js"
    text = worker.read_text("utf-8")
    for path in changed:
        text, times = re.subn(rf'(revision"?:")\w+(","?url"?:"{re.escape(path)}")', r"\1next\2", text)
        assert times == 1, path
    worker.write_text(text, "utf-8")


def publish_next(folder: Path) -> None:
    """The next version: another page, and a service worker that knows of it."""
    page = folder / "index.html"
    page.write_text(page.read_text("utf-8").replace("<head>", '<head><meta name="next" content="yes" />'), "utf-8")
    publish(folder, "index.html")


def publish_engine(folder: Path) -> str:
    """The next version: of the frame one file is another, so its folder has another name; and one licence changed.

    Return the address of the changed file.
    """
    [engine] = (folder / "engine").glob("frame-*")
    changed = engine / "boot.py"
    changed.write_text(changed.read_text("utf-8") + "# next\n", "utf-8")
    moved = engine.rename(engine.with_name("frame-0"))
    for name in ("index.html", "sw.js"):
        path = folder / name
        path.write_text(path.read_text("utf-8").replace(engine.name, moved.name), "utf-8")
    publish(folder, "index.html", f"engine/{moved.name}/boot.py")
    worker = folder / "sw.js"
    text, times = re.subn(r"licences/idb\.txt\?\w+", "licences/idb.txt?next", worker.read_text("utf-8"))
    assert times == 1
    worker.write_text(text, "utf-8")
    return f"/engine/{moved.name}/boot.py"


def sent(host: Host) -> set[str]:
    """Return what the server has sent in full."""
    return {served.path for served in host.served if served.status == 200}


@pytest.mark.thorough
def test_new_version_waits_for_the_player_and_the_deal(page: Page, copied: Host, trouble: Trouble) -> None:
    page.goto(f"{copied.url}?lang=en")
    wait_ready(page)
    wait_offline(page)
    publish_next(copied.folder)
    copied.served.clear()
    page.reload()
    new = page.locator("meta[name=next]")
    expect(page.get_by_text("A new version is ready.")).to_be_visible()
    assert sent(copied) == {"/sw.js", "/index.html"}
    expect(new).to_have_count(0)
    page.get_by_role("button", name="Take it after this deal").click()
    expect(page.get_by_text("will be taken after this deal")).to_be_visible()
    expect(new).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(new).to_have_count(1)
    wait_ready(page)


@pytest.mark.thorough
def test_an_update_sends_only_what_has_changed(page: Page, copied: Host, trouble: Trouble) -> None:
    """Of what is kept for playing without a network, too; and what was not sent again works."""
    page.goto(f"{copied.url}?lang=en")
    wait_ready(page)
    keep_everything(page)
    changed = publish_engine(copied.folder)
    copied.served.clear()
    page.reload()
    expect(page.get_by_text("A new version is ready.")).to_be_visible()
    assert sent(copied) == {"/sw.js", "/index.html", changed, "/licences/idb.txt"}
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Menu").click()
    with page.expect_navigation():
        page.get_by_role("button", name="Take the new version").click()
    wait_ready(page)
    wait_kept(page, EVERYTHING)
    lose_network(page.context, copied)
    page.reload()
    wait_ready(page)
    assert page.locator("iframe[title=Engine]").get_attribute("src") == copied.url + changed[1:].removesuffix("boot.py")
