"""The replay of a game from a link, with the browser's Back button, and in another site's page."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, FrameLocator, Page, expect

from conftest import Host, Trouble
from ecarte.serve import Site
from kit.player import button
from kit.positions import Json, ask
from kit.replays import GAME, RECORD, replay, stands
from kit.shelf import lay

Elsewhere = Callable[[str], FrameLocator]
LINK = ask(do="link", record=RECORD, at="2#6")["link"]


@pytest.fixture
def table(table: Page) -> Page:
    """Add an annotated game to the saved games of the page."""
    lay(table, GAME)
    return table


def opened(address: str) -> Json:
    return ask(do="open", link=address.partition("#")[2])


def test_a_link_opens_at_its_moment(table: Page, context: BrowserContext, host: Host) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    replay(table, "2#6")
    button(table, "Share").click()
    shown = table.get_by_role("dialog", name="Share")
    expect(shown.get_by_role("img", name="The link as a QR code")).to_be_visible()
    expect(shown.get_by_role("textbox", name="Link")).to_have_value(re.compile(re.escape(host.url) + "#z1.+@2%236$"))
    whole = shown.get_by_role("textbox", name="Link").input_value()
    shown.get_by_role("radio", name="Only Anna’s").check(force=True)
    field = shown.get_by_role("textbox", name="Link")
    expect(field).not_to_have_value(whole)
    assert opened(field.input_value())["summary"]["viewOf"] == "S"
    shown.get_by_role("radio", name="All hands").check(force=True)
    expect(field).to_have_value(whole)
    shown.get_by_role("button", name="Copy link").click()
    expect(shown.get_by_text("Copied.")).to_be_visible()
    link = table.evaluate("navigator.clipboard.readText()")
    assert link == whole
    assert opened(link)["record"] == RECORD
    fresh = context.new_page()
    fresh.goto(link)
    stands(fresh, "2#6")


@pytest.mark.thorough
def test_the_address_leads_to_another_moment(table: Page) -> None:
    replay(table, "2#4")
    table.keyboard.press("End")
    expect(table).to_have_url(re.compile("@3%2316$"))
    for at in ("1#4", "2#4"):
        replay(table, at)
    table.evaluate("location.hash = 'replay=annotated@9#9'")  # there is no such moment
    stands(table, "2#4")


@pytest.mark.thorough
def test_the_browsers_way_back_closes_what_lies_over_it(table: Page) -> None:
    table.set_viewport_size({"width": 390, "height": 844})
    replay(table, "2#4")
    dialog = table.get_by_role("dialog")
    button(table, "Moves").click()
    dialog.get_by_role("button", name=re.compile("^Hortense plays the jack of clubs. Anna takes")).click()
    stands(table, "2#6")
    table.go_back()
    expect(dialog).to_have_count(0)
    stands(table, "2#6")
    expect(table).to_have_url(re.compile("@2%236$"))
    for closes in ("Escape", "button"):
        button(table, "Share").click()
        expect(dialog).to_be_visible()
        if closes == "button":
            dialog.get_by_role("button", name="Close").dblclick()
        else:
            table.keyboard.press(closes)
        expect(dialog).to_have_count(0)
        stands(table, "2#6")
    button(table, "Share").click()
    table.reload()
    expect(dialog.get_by_role("heading", name="Share")).to_be_visible()
    table.go_back()
    expect(dialog).to_have_count(0)
    stands(table, "2#6")
    table.go_back()
    expect(table.get_by_role("group", name="Your hand")).to_be_visible()


@pytest.fixture
def elsewhere(page: Page, host: Host, tmp_path: Path, trouble: Trouble) -> Iterator[Elsewhere]:
    """Open a page of another site that embeds the viewer with a link."""
    (tmp_path / "netlify.toml").write_text("")
    (tmp_path / "favicon.ico").write_text("")
    with Site(tmp_path) as site:

        def show(link: str) -> FrameLocator:
            frame = f'<iframe src="{host.url}embed/?lang=en#{link}" width="900" height="620"></iframe>'
            (tmp_path / "index.html").write_text(f"<!doctype html><title>Elsewhere</title>{frame}")
            page.goto(f"http://localhost:{site.port}/")
            return page.frame_locator("iframe")

        yield show


# The device's storage: every access is noted, and refused.
NOTED = """
  window.touched = [];
  const kept = ["localStorage", "sessionStorage", "indexedDB", "caches"];
  for (const name of location.pathname.startsWith("/embed/") ? kept : [])
    Object.defineProperty(window, name, { configurable: true, get: () => void touched.push(name) });
"""


def test_in_the_page_of_another_site(page: Page, host: Host, elsewhere: Elsewhere) -> None:
    page.add_init_script(NOTED)
    inside = elsewhere(LINK)
    expect(inside.locator(".table__table")).to_have_attribute("data-at", "2#6")
    inside.get_by_role("button", name="Next event").click()
    expect(inside.locator(".table__table")).to_have_attribute("data-at", "2#7")
    way = inside.get_by_role("link", name="Open in Écarté")
    expect(way).to_have_attribute("href", f"{host.url}#{LINK.split('@')[0]}@2%237")
    for name in ("Comment", "Play from here", "Share"):
        expect(inside.get_by_role("button", name=name)).to_have_count(0)
    frame = next(frame for frame in page.frames if "/embed/" in frame.url)
    assert frame.evaluate("touched") == []


@pytest.mark.sampled
@pytest.mark.parametrize("link", ["", "g1AAAA"])
def test_a_broken_link_in_another_site_is_a_sentence(elsewhere: Elsewhere, link: str) -> None:
    inside = elsewhere(link)
    expect(inside.get_by_role("alert")).to_have_text("This game cannot be shown.")
    expect(inside.get_by_role("link", name="Open in Écarté")).to_be_visible()
