"""A new version is announced, and taken when the player says so, never in the middle of a deal."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from conftest import DIST, Host, Trouble, wait_offline, wait_ready

pytestmark = pytest.mark.own_engine


@pytest.fixture
def copied(tmp_path: Path) -> Iterator[Host]:
    """The site in a folder of its own, where it can be replaced by another version."""
    with Host(shutil.copytree(DIST, tmp_path / "dist")) as host:
        yield host


def publish_next(folder: Path) -> None:
    """The next version: another page, and a service worker that knows of it."""
    page, worker = folder / "index.html", folder / "sw.js"
    page.write_text(page.read_text("utf-8").replace("<head>", '<head><meta name="next" content="yes" />'), "utf-8")
    text, times = re.subn(r'(url:"index.html",revision:")\w+', r"\1next", worker.read_text("utf-8"))
    assert times == 1
    worker.write_text(text, "utf-8")


@pytest.mark.thorough
def test_new_version_waits_for_the_player_and_the_deal(page: Page, copied: Host, trouble: Trouble) -> None:
    page.goto(f"{copied.url}?lang=en")
    wait_ready(page)
    wait_offline(page)
    publish_next(copied.folder)
    page.reload()
    new = page.locator("meta[name=next]")
    expect(page.get_by_text("A new version is ready.")).to_be_visible()
    expect(new).to_have_count(0)
    page.get_by_role("button", name="Take it after this deal").click()
    expect(page.get_by_text("will be taken after this deal")).to_be_visible()
    expect(new).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(new).to_have_count(1)
    wait_ready(page)
