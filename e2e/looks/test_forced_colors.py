"""With forced colours, backgrounds and shadows are gone: each state must still be visible."""

import re
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page, expect

from conftest import Host, Trouble
from kit.belote import moment
from kit.pages import review_of, tried
from kit.player import brisk, button, close_panel, hand_of, open_panel
from kit.positions import moments
from kit.replays import GAME
from kit.shelf import lay, open_game

# For each pair of states, chosen and not: whether they differ by more than backgrounds and shadows.
ALIKE = """() => {
  const LOOKS = ["outlineStyle", "outlineWidth", "outlineOffset", "borderTopStyle", "borderTopWidth",
    "textDecorationLine", "fontWeight", "opacity", "color", "visibility"];
  const look = (one) => {
    const style = getComputedStyle(one);
    return JSON.stringify([...LOOKS.map((name) => style[name]),
      getComputedStyle(one, "::before").content, getComputedStyle(one, "::after").content]);
  };
  const seen = [], alike = [];
  const shown = (of) => [...document.querySelectorAll(of)].filter((one) => one.checkVisibility());
  const compare = (what, chosen, other) => {
    if (!chosen || !other) return;
    seen.push(what);
    if (look(chosen) === look(other)) alike.push(what);
  };
  for (const [chosen, other] of [
    [".kit__segment input:checked + span", ".kit__segment input:not(:checked) + span"],
    [".newgame__preset:has(:checked)", ".newgame__preset:not(:has(:checked))"],
    [".table__counter.table__on", ".table__counter:not(.table__on)"],
    [".table__held.table__picked", ".table__held:not(.table__picked)"],
    [".table__held.table__sunk", ".table__held:not(.table__sunk)"],
    ["button:disabled", "button:not(:disabled)"],
  ]) compare(chosen, shown(chosen)[0], shown(other)[0]);
  // A state that is told to screen readers, beside the same part without it.
  for (const state of ["aria-pressed", "aria-current", "aria-checked", "aria-selected", "aria-disabled"]) {
    const is = (one) => ![null, "false"].includes(one.getAttribute(state));
    for (const one of shown(`[${state}]`).filter(is)) {
      const part = one.classList[0];
      const other = shown(part ? `${one.localName}.${part}` : one.localName).find((each) => !is(each));
      compare(`${state} of .${part}`, one, other);
    }
  }
  for (const one of document.querySelectorAll("input:is([type=checkbox], [type=radio])")) {
    const { appearance, opacity } = getComputedStyle(one);
    if (appearance === "none" && opacity !== "0") alike.push(one.outerHTML);
  }
  for (const one of shown(".table__held")) {
    const { content, backgroundColor } = getComputedStyle(one, "::after");
    if (content !== "none" && !backgroundColor.endsWith(", 0)")) alike.push(`${one.className} is covered`);
  }
  for (const one of document.querySelectorAll(".cards__card"))
    if (getComputedStyle(one).borderTopStyle === "none") alike.push(`the edge of ${one.className}`);
  return [seen, alike];
}"""


@dataclass
class Look:
    """Called with a name on the page; collects the states seen, and those that look alike."""

    page: Page
    seen: set[str] = field(default_factory=set)
    alike: dict[str, list[str]] = field(default_factory=dict)

    def __call__(self, where: str) -> None:
        states, wrong = self.page.evaluate(ALIKE)
        self.seen.update(states)
        if wrong:
            self.alike[where] = wrong


@pytest.mark.thorough
def test_selections_are_shown_by_lines(page: Page, host: Host, trouble: Trouble) -> None:
    brisk(page)
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    page.goto(f"{host.url}?lang=en")
    tables = [moments()[name] for name in ("discard as dealer", "follow, some refused", "deal over, much scored")]
    lay(page, *tables, moment("late"))
    look = Look(page)
    for each in (moment("late"), *reversed(tables)):
        page.evaluate("(id) => { location.hash = `game=${id}`; }", each.id)
        page.locator(
            f".table__table[data-game={each.view['game']}][data-phase={each.view['phase']}] .table__prompt"
        ).first.wait_for()
        look(each.name)
        if each.view["game"] == "belote":  # the number's background does not cover the name above it
            called = page.locator(".belote__board .table__side-name").first
            before = called.screenshot()
            page.locator(".belote__board .belote__number").evaluate_all(
                "(all) => all.forEach((one) => { one.style.opacity = '0'; })"
            )
            assert called.screenshot() == before
    hand_of(page).get_by_role("button").first.click()
    expect(page.locator(".table__held.table__picked")).to_have_count(1)
    look("a card picked")
    for name in ("Your games", "Settings", "How to play"):
        shown = open_panel(page, name)
        if name == "Your games":
            expect(shown.locator("[aria-current=true]")).to_be_visible()  # the comment has been read
        look(name)
        close_panel(shown)
    assert look.alike == {}
    assert look.seen >= {
        ".kit__segment input:checked + span",
        ".table__counter.table__on",
        ".table__held.table__picked",
        ".table__held.table__sunk",
        "aria-disabled of .kit__button",
        "aria-current of .kit__menu-line",
    }


@pytest.mark.thorough
def test_panels_and_the_replay(table: Page) -> None:
    """The same for screens with the engine's answers: rules, book, arbiter, explorer, replay, its dialogs, a review."""
    table.emulate_media(forced_colors="active", reduced_motion="reduce")
    over = moments()["game over"]
    lay(table, GAME, over)
    look = Look(table)
    shown = open_panel(table, "New game")
    shown.get_by_text("More rules").click()
    look("new game")
    close_panel(shown)
    shown = open_panel(table, "Rule book")
    shown.get_by_role("button", name=re.compile("^What must be played")).click()
    tried(shown, "Which cards may you play?").get_by_role("button", name="King of hearts").click()
    look("rule book")
    close_panel(shown)
    shown = open_panel(table, "Call the arbiter")
    shown.get_by_role("button", name="Playing").click()
    look("arbiter")
    close_panel(shown)
    shown = open_panel(table, "Explore a hand")
    for name in ("7 of hearts", "8 of hearts", "King of spades", "7 of spades", "7 of diamonds", "9 of hearts"):
        shown.get_by_role("group", name="The pack").get_by_role("button", name=name).click()
    look("explorer")
    close_panel(shown)

    table.evaluate("location.hash = 'replay=annotated@2#4'")
    expect(table.locator(".replay__replay .table__table")).to_have_attribute("data-at", "2#4")
    table.keyboard.press("c")
    table.get_by_role("group", name="Mark").get_by_role("button").first.click()
    look("replay")
    for name in ("Share", "Play from here"):
        button(table, name).click()
        expect(table.get_by_role("dialog", name=name)).to_be_visible()
        look(name)
        table.keyboard.press("Escape")
    button(table, "More").click()
    look("more")
    table.get_by_role("menuitem", name="What could they hold?").click()
    expect(table.locator(".reader__reading").get_by_role("table")).to_be_visible()
    look("reader")

    open_game(table, over)
    review_of(table)
    look("review")
    assert look.alike == {}
    assert look.seen >= {
        ".newgame__preset:has(:checked)",
        "aria-pressed of .book__try-card",
        "aria-pressed of .explorer__pick-card",
        "aria-pressed of .replay__mark-button",
        "aria-current of .replay__move",
    }
