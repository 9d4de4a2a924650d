"""Lessons: steps at the real table, a few questions, and the note that a lesson is done."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ecarte.analysis.puzzles import puzzles
from ecarte.lessons import Lesson, Step, lessons
from kit.player import close_panel, open_panel
from kit.positions import moments
from kit.senses.looks import SIZES, boxes, check, faults, violations
from kit.shelf import lay

pytestmark = pytest.mark.every_size

COURSE = {lesson.name: lesson for lesson in lessons("ecarte")}
BELOTE = {lesson.name: lesson for lesson in lessons("belote")}


def show(page: Page, lesson: Lesson, game: str = "ecarte") -> Locator:
    page.goto(re.sub("#.*", "", page.url) + f"#lessons={game}-{lesson.name}")
    panel = page.locator("[data-panel=lessons]")
    at_page(panel, 1)
    return panel


def at_page(panel: Locator, number: int) -> None:
    """Wait for a step or question and its table."""
    expect(panel.get_by_text(re.compile(rf"^{number} of \d:"))).to_be_visible()
    expect(panel.locator("[data-part=table][data-phase]")).to_be_visible()


def answer_to(page: Step | str) -> str:
    """Return a right event."""
    return page.right[0] if isinstance(page, Step) else {**puzzles("ecarte"), **puzzles("belote")}[page].answers[0]


def done(page: Page) -> Any:
    return json.loads(page.evaluate("localStorage.getItem('ecarte.lessons') ?? '[]'"))


def choose(panel: Locator, event: str, press: Any) -> None:
    """Make a choice at the table."""
    if event[1] == "-":
        for card in re.findall("..", event[2:]):
            press(panel.locator(f"[data-part=hand] [data-card='{card}']"))
        press(panel.get_by_role("button", name=re.compile("^Discard")))
    else:
        press(panel.locator(f'[data-event="{event}"]').first)


@pytest.mark.sampled
@pytest.mark.parametrize("how", ["keyboard", "finger"])
def test_a_whole_lesson(table: Page, how: str) -> None:
    def press(where: Locator) -> None:
        if how == "keyboard":
            where.focus()
            where.press("Enter")
        else:
            where.click()

    if how == "finger":
        table.set_viewport_size({"width": 390, "height": 844})
    lesson = COURSE["discard"]
    panel = show(table, lesson)
    pages = [*lesson.steps, *lesson.questions]
    for number, each in enumerate(pages, 1):
        at_page(panel, number)
        choose(panel, answer_to(each), press)
        go_on = panel.get_by_role("button", name="Go on")
        expect(go_on).to_be_in_viewport(ratio=1)
        press(go_on)
    expect(panel.get_by_role("heading", name="Lesson done")).to_be_focused()
    expect(panel).to_contain_text(f"Right at the first try: {len(pages)} of {len(pages)}.")
    assert done(table) == ["ecarte-discard"]
    press(panel.get_by_role("button", name="All lessons"))
    expect(panel.get_by_role("button", name="What to throw ✓ done")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["take", "count", "declare", "open"])
def test_a_lesson_of_belote(table: Page, name: str) -> None:
    """It is shown whichever game is on the table, and fits every size."""
    panel = show(table, BELOTE[name], "belote")
    pages = [*BELOTE[name].steps, *BELOTE[name].questions]
    for number, each in enumerate(pages, 1):
        at_page(panel, number)
        check({"faults": faults(table)})
        choose(panel, answer_to(each), lambda where: where.click())
        panel.get_by_role("button", name="Go on").click()
    expect(panel.get_by_role("heading", name="Lesson done")).to_be_focused()
    assert done(table) == [f"belote-{name}"]
    panel.get_by_role("button", name="All lessons").click()
    expect(panel.get_by_role("listitem")).to_have_count(len(BELOTE))


@pytest.mark.thorough
def test_illegal_moves_are_refused_with_a_reason(table: Page) -> None:
    """Every card can be tapped: what may be played is not shown. A card that may not is a miss."""
    panel = show(table, COURSE["follow"])
    check({"faults": faults(table)})
    for card in panel.locator("[data-part=hand] [data-card]").all():
        expect(card).to_have_attribute("aria-disabled", "false")
    panel.locator("[data-part=hand] [data-card]").first.click()
    expect(panel.get_by_role("alert")).to_contain_text("You must follow suit")
    panel.locator("[data-part=hand] [data-card='8h']").click()
    expect(panel.get_by_role("alert")).to_contain_text("higher")
    check({"axe": violations(table)})
    panel.locator('[data-event="S.Qh"]').click()
    expect(panel.get_by_text("the queen is the one that beats the nine").last).to_be_visible()


@pytest.mark.thorough
def test_legal_moves_that_are_not_the_answer_may_be_tried_again(table: Page) -> None:
    panel = show(table, COURSE["propose"])
    panel.locator('[data-event="S:stand"]').click()
    expect(panel.get_by_role("alert")).to_have_text("Allowed, but not what is asked here. Try another.")
    panel.locator('[data-event="S:propose"]').click()
    expect(panel.get_by_role("button", name="Go on")).to_be_visible()


def test_the_game_under_a_lesson_is_not_played(table: Page) -> None:
    game = moments()["propose or play"]
    lay(table, game)
    table.evaluate("(id) => { location.hash = `game=${id}`; }", game.id)
    said = table.locator("[data-part=choices] [data-event='S:propose']")
    expect(said).to_be_visible()
    panel = show(table, COURSE["propose"])
    panel.locator('[data-event="S:propose"]').click()
    expect(panel.get_by_role("button", name="Go on")).to_be_visible()
    close_panel(panel)
    expect(said).to_be_visible()
    expect(table.get_by_role("button", name="Take back")).to_be_disabled()


@pytest.mark.thorough
def test_lessons_from_the_menu_and_from_the_rules(table: Page) -> None:
    panel = open_panel(table, "Lessons")
    expect(panel.get_by_role("listitem")).to_have_count(len(COURSE))
    panel.get_by_role("button", name="Four all").click()
    expect(table).to_have_url(re.compile("#lessons=ecarte-four$"))
    lesson = table.get_by_role("dialog", name="Four all")
    at_page(lesson, 1)
    close_panel(lesson)
    rules = open_panel(table, "How to play")
    rules.get_by_role("button", name="Lessons").click()
    expect(table.get_by_role("dialog", name="Lessons")).to_be_visible()


def test_the_games_to_choose_from_do_not_stick_to_the_head(table: Page) -> None:
    panel = open_panel(table, "Lessons")
    for width, height in SIZES:
        table.set_viewport_size({"width": width, "height": height})
        head, games = boxes(panel.locator("[data-part=panel-head]"), panel.get_by_role("group").first)
        assert games["y"] - (head["y"] + head["height"]) >= 8
