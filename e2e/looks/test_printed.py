"""What is printed: the words of what is on the screen, without what is there to be pressed."""

import re

import pytest
from playwright.sync_api import Page, expect

from conftest import Host, Trouble, wait_ready
from kit.belote import moment
from kit.pages import bring, review_of
from kit.player import brisk
from kit.positions import moments
from kit.replays import GAME
from kit.shelf import lay, open_panel_by_event


@pytest.fixture
def ready(page: Page, host: Host, trouble: Trouble) -> Page:
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    lay(page, GAME, moments()["game over"], moments()["propose or play"], moment("eight"))
    return page


def printed(page: Page) -> str:
    """Return the words of a dialog that are printed, as by the browser's own menu. No control is printed."""
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    words: str = page.evaluate("document.body.innerText")
    paper = page.locator(".kit__printed")
    expect(paper).to_be_visible()
    expect(paper.locator("button, input, select, textarea")).to_have_count(0)
    page.emulate_media(media="screen")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    return words


@pytest.mark.thorough
def test_a_review_with_its_decisions(ready: Page) -> None:
    ready.evaluate("(id) => { location.hash = `game=${id}`; }", moments()["game over"].id)
    review_of(ready)
    shown = ready.get_by_role("dialog", name="Review")
    expect(shown.get_by_role("progressbar")).to_have_count(0, timeout=60_000)
    decisions = [one.strip() for one in shown.locator(".review__decision").all_inner_texts()]
    assert len(decisions) > 5
    words = printed(ready)
    for each in decisions:
        assert re.sub(r"\s+", "", each) in re.sub(r"\s+", "", words), each
    expect(shown.get_by_role("button", name="Look at it").first).to_be_visible()
    assert "Look at it" not in words


@pytest.mark.thorough
@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_the_contents_of_the_book(ready: Page, size: tuple[int, int]) -> None:
    ready.set_viewport_size({"width": size[0], "height": size[1]})
    open_panel_by_event(ready, "app:book")
    shown = ready.get_by_role("dialog", name="Rule book")
    expect(shown.get_by_role("heading", level=3).first).to_be_visible()
    chapters = shown.get_by_role("navigation").get_by_role("listitem").get_by_role("button").all_inner_texts()
    assert len(chapters) > 10
    words = printed(ready)
    for each in chapters:
        assert each.split("\n")[0] in words, each
    # A chapter is printed without them.
    shown.get_by_role("navigation").get_by_role("button", name=re.compile("E23")).click()
    words = printed(ready)
    assert "The risk of saying no" in words
    assert chapters[-1].split("\n")[0] not in words


def test_a_notice_is_not_printed(ready: Page) -> None:
    bring(ready, "paste", text="good morning")
    notice = ready.get_by_text("That is neither a game nor a link to one.")
    expect(notice).to_be_visible()
    ready.emulate_media(media="print")
    expect(notice).to_be_hidden()


@pytest.mark.sampled
@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_a_replay_without_its_controls(ready: Page, size: tuple[int, int]) -> None:
    ready.set_viewport_size({"width": size[0], "height": size[1]})
    ready.evaluate("(id) => { location.hash = `replay=${id}@2#4`; }", GAME.id)
    expect(ready.locator(".replay__replay .table__table[data-at]")).to_be_visible()
    ready.emulate_media(media="print")
    replay = ready.locator(".replay__replay")
    for kind in ("combobox", "slider", "textbox"):
        expect(replay.get_by_role(kind).locator("visible=true")).to_have_count(0)
    for name in ("Close", "Share", "More", "Next event", "Play", "Comment"):  # the moves are buttons, too
        expect(replay.get_by_role("button", name=name, exact=True).locator("visible=true")).to_have_count(0)
    expect(replay.get_by_role("heading", level=1)).to_be_visible()
    expect(replay.locator(".table__prompt").first).to_be_visible()
    expect(ready.get_by_role("region", name="Steps")).to_be_hidden()
