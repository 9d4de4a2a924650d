"""A study: made from saved games, put in order, named, played through, shared, printed, embedded."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from conftest import Host, Trouble
from ecarte.notation import ecn, link
from ecarte.record import Play
from ecarte.record.study import Chapter, as_chapter
from kit.archive import file_of, record
from kit.pages import bring, choose, library, replay
from kit.player import brisk, button, wait_offered
from kit.positions import ask
from kit.senses.looks import check, faults, violations

TITLE = "When to refuse"


def study_of(count: int) -> list[Play]:
    """Return chapters of a study, each with a comment that names a rule."""
    chapters = []
    for number in range(count):
        text = ask(do="annotate", record=record(number), at="1#3", comment=f"Chapter {number + 1}: see E10.")["record"]
        [play] = ecn.loads(text)
        titled = Chapter(TITLE, number + 1, f"Refusal {number + 1}", "00112233445566ff")
        chapters.append(play.with_record(as_chapter(play.record, titled)))
    return chapters


def chapters(page: Page) -> Locator:
    return page.get_by_role("navigation", name="Chapters")


@pytest.mark.thorough
@pytest.mark.every_size
def test_a_study_is_made_from_saved_games(table: Page, tmp_path: Path) -> None:
    (tmp_path / "three.ecn").write_text(file_of(3), "utf-8")
    choose(table, tmp_path / "three.ecn").get_by_role("button", name="To your games").click()
    games = table.get_by_role("dialog", name="Your games")
    games.get_by_role("button", name="New study").click()
    shown = table.get_by_role("dialog", name="New study")
    shown.get_by_role("textbox", name="Title", exact=True).fill(TITLE)
    for words in ("Anna", "Chloé"):
        shown.get_by_role("searchbox").fill(words)
        shown.get_by_role("listitem").get_by_role("button", name=words).last.click()
        shown = table.get_by_role("dialog", name="Study")
        expect(shown.get_by_role("status").filter(has_text="Added as chapter")).to_be_visible()
    lines = shown.get_by_role("textbox", name=re.compile("Title of chapter"))
    expect(lines).to_have_count(2)
    lines.first.fill("The stand")
    lines.first.press("Enter")
    expect(shown.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    # It is moved by keys, and the focus goes with it.
    down = shown.get_by_role("button", name="Move “The stand” down")
    down.focus()
    table.keyboard.press("Enter")
    expect(lines.last).to_have_value("The stand")
    expect(lines.last).to_be_focused()  # it cannot go further down
    seen = table.viewport_size
    check({"faults": faults(table), "axe": violations(table)})
    table.set_viewport_size(seen or {"width": 1280, "height": 800})
    shown.get_by_role("button", name="Open", exact=True).click()
    replay(table)
    expect(table).to_have_title(re.compile("Chloé"))
    table.go_back()

    # Saved as a file, it is the same study elsewhere.
    shown = table.get_by_role("dialog", name="Study")
    with table.expect_download() as saved:
        shown.get_by_role("button", name="Save the record").click()
    plays = ecn.loads(Path(saved.value.path()).read_text("utf-8"))
    tags = [[play.record.tag(name) for name in ("Study", "Chapter", "ChapterTitle")] for play in plays]
    assert tags == [[TITLE, "1", ""], [TITLE, "2", "The stand"]]
    shown.get_by_role("button", name="Remove “The stand”").click()
    expect(shown.get_by_role("textbox", name=re.compile("Title of chapter"))).to_have_count(1)
    table.keyboard.press("Escape")
    expect(table.get_by_role("dialog", name="Your games").get_by_role("button", name=TITLE).first).to_contain_text(
        "One chapter"
    )


@pytest.mark.thorough
def test_a_link_to_a_study_is_played_through(page: Page, host: Host, trouble: Trouble) -> None:
    brisk(page)
    plays = study_of(3)
    page.goto(f"{host.url}?lang=en#{link.dumps_several(plays, 2, '1#3')}")
    replay(page)
    list_ = chapters(page)
    expect(list_.locator("[aria-current]")).to_have_text("2. Refusal 2")
    # A comment leads to the rule book, and back.
    page.get_by_role("region", name="Moves").get_by_role("button", name="E10").click()
    expect(page.get_by_role("dialog", name="Rule book")).to_be_visible()
    page.go_back()
    list_.get_by_role("button", name="Next chapter").press("Enter")
    expect(list_.locator("[aria-current]")).to_have_text("3. Refusal 3")
    expect(list_.get_by_role("button", name="Next chapter")).to_be_focused()
    page.wait_for_url("**@3")
    page.reload()
    expect(list_.locator("[aria-current]")).to_have_text("3. Refusal 3")
    list_.get_by_role("button", name="1. Refusal 1").click()
    button(page, "End").first.click()
    page.get_by_role("button", name="Next: Refusal 2").click()
    expect(list_.locator("[aria-current]")).to_have_text("2. Refusal 2")
    check({"faults": faults(page), "axe": violations(page)})
    page.set_viewport_size({"width": 1280, "height": 800})

    # What is shared is the study again.
    button(page, "Share").click()
    shown = page.get_by_role("dialog", name="Share")
    field = shown.get_by_role("textbox", name="Link")
    expect(field).to_have_value(re.compile("#s1"))
    opened = link.loads(field.input_value())
    assert [ecn.dumps(play) for play in opened.plays] == [ecn.dumps(play) for play in plays]
    shown.get_by_role("radio", name="This chapter").check(force=True)
    expect(field).to_have_value(re.compile("#[gz]1"))
    page.keyboard.press("Escape")

    # The first remark keeps the whole study.
    page.get_by_role("button", name="Comment", exact=True).click()
    page.get_by_role("button", name=re.compile("^Good")).first.click()
    page.wait_for_url("**#replay=*")
    expect(list_.get_by_role("listitem")).to_have_count(3)
    list_.get_by_role("button", name="Next chapter").click()
    expect(list_.locator("[aria-current]")).to_have_text("3. Refusal 3")
    button(page, "Close the replay").click()
    wait_offered(page)
    expect(library(page).get_by_role("button", name=TITLE).first).to_contain_text("3 chapters")


@pytest.mark.thorough
def test_a_study_on_a_phone_and_on_paper(page: Page, host: Host, trouble: Trouble) -> None:
    brisk(page)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{host.url}?lang=en#{link.dumps_several(study_of(2))}")
    replay(page)
    button(page, "Chapters").click()
    shown = page.get_by_role("dialog", name="Chapters")
    shown.get_by_role("button", name="2. Refusal 2").click()
    expect(shown).to_be_hidden()
    expect(page.get_by_role("banner")).to_contain_text("2. Refusal 2")
    check({"axe": violations(page)})
    page.get_by_role("banner").get_by_role("button", name="More", exact=True).click()
    page.get_by_role("menuitem", name="The whole study").click()
    shown = page.get_by_role("dialog", name=TITLE)
    expect(shown.get_by_role("heading", name="2. Refusal 2")).to_be_visible()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    words = page.evaluate("document.body.innerText")
    assert "Chapter 1: see E10." in words
    assert "Chapter 2: see E10." in words


def test_an_embedded_study(page: Page, host: Host, trouble: Trouble) -> None:
    page.set_viewport_size({"width": 480, "height": 720})
    page.goto(f"{host.url}embed/?lang=en#{link.dumps_several(study_of(2))}")
    replay(page)
    button(page, "Chapters").click()
    page.get_by_role("dialog", name="Chapters").get_by_role("button", name="Next chapter").click()
    expect(page.get_by_role("banner")).to_contain_text("2. Refusal 2")
    opened = page.get_by_role("link", name="Open in Écarté").get_attribute("href") or ""
    assert link.loads(opened).chapter == 2


@pytest.mark.thorough
def test_a_study_in_a_file(table: Page, context: BrowserContext) -> None:
    bring(table, "drop", text="\n".join(map(ecn.dumps, study_of(2))), file="study.ecn")
    shown = table.get_by_role("dialog", name="Import games")
    shown.get_by_role("button", name="To your games").click()
    games = table.get_by_role("dialog", name="Your games")
    games.get_by_role("button", name=TITLE).first.click()
    study = table.get_by_role("dialog", name="Study")
    expect(study.get_by_role("textbox", name="Title", exact=True)).to_have_value(TITLE)
    study.get_by_role("textbox", name="Title", exact=True).fill("Refusals")
    study.get_by_role("textbox", name="Title", exact=True).blur()
    expect(study.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    study.get_by_role("button", name="Share", exact=True).click()
    field = table.get_by_role("dialog", name="Share").get_by_role("textbox", name="Link")
    expect(field).to_have_value(re.compile("#s1"))
    assert {play.record.tag("Study") for play in link.loads(field.input_value()).plays} == {"Refusals"}
