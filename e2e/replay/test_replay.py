"""The replay of a game: stepping, the list, comments, variations, one seat's view."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from conftest import LANGUAGES, SCHEMES, Host, Trouble, wait_ready
from ecarte.core.cards import PACK
from ecarte.notation import ecn
from kit.player import brisk, button, close_panel, open_panel
from kit.positions import Moment, ask
from kit.replays import GAME, GOLDEN, RECORD, replay, stands
from kit.senses.hiding import everything, names
from kit.senses.looks import box, check, faults, violations
from kit.shelf import kept, lay


@pytest.fixture
def table(table: Page) -> Page:
    """Add an annotated game to the saved games of the page."""
    lay(table, GAME)
    return table


def belote() -> Moment:
    record = GOLDEN.with_name("belote-annotated.ecn").read_text("utf-8")
    return Moment("belotereplay", "", ask(do="view", record=record))


COPY = """(list, chosen) => {
  const whole = getSelection();
  whole.removeAllRanges();
  const range = document.createRange();
  range.selectNodeContents(list.querySelectorAll("[data-opens]")[chosen].closest("section"));
  whole.addRange(range);
  const clipboardData = new DataTransfer();
  list.dispatchEvent(new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true }));
  return clipboardData.getData("text/plain");
}"""


@pytest.mark.thorough
def test_selected_moves_are_copied_as_text_that_reads_as_the_game(table: Page) -> None:
    replay(table)
    (reading,) = ecn.read(table.get_by_role("region", name="Moves").evaluate(COPY, 0))
    (played,) = ecn.loads(RECORD)
    assert reading.sound
    assert reading.play
    (copied,) = reading.play.record.deals
    assert [each.event for each in copied.entries] == [each.event for each in played.record.deals[0].entries]
    text = table.get_by_role("region", name="Moves").evaluate(COPY, 1)
    assert text.startswith("[Game")
    assert "Deal 2:" in text
    assert "Deal 1:" not in text


def test_keys_and_buttons(table: Page) -> None:
    replay(table)
    stands(table, "1#3")  # the cards of the first deal have been dealt
    for key, at in [
        ("ArrowRight", "1#4"),
        ("ArrowLeft", "1#3"),
        ("Home", "1#0"),
        ("Control+ArrowDown", "1#3"),
        ("Control+ArrowDown", "2#3"),
        ("PageDown", "2#4"),
        ("Shift+ArrowRight", "2#6"),
        ("PageUp", "2#4"),
        ("Control+ArrowUp", "2#3"),
        ("End", "3#16"),
        ("ArrowRight", "3#16"),
        ("Control+ArrowUp", "3#3"),
    ]:
        table.keyboard.press(key)
        stands(table, at)
    for name, at in [("Next event", "3#4"), ("Next trick", "3#6"), ("Previous deal", "3#3"), ("Beginning", "1#0")]:
        button(table, name).click()
        stands(table, at)
    expect(button(table, "Previous event")).to_have_attribute("aria-disabled", "true")
    table.get_by_role("slider", name="Place in the game").focus()
    table.keyboard.press("End")
    stands(table, "3#16")
    expect(table.locator(".replay__caption").get_by_role("status")).to_contain_text("Hortense wins the game.")
    table.keyboard.press("?")
    keys = table.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("Next trick")
    table.keyboard.press("Escape")
    expect(keys).to_be_hidden()


@pytest.mark.thorough
def test_a_dialog_opened_while_another_closes_stays(table: Page) -> None:
    """Closing goes back in the browser's history, which takes a moment: what is opened meanwhile stays."""
    replay(table)
    button(table, "Share").click()
    shown = table.get_by_role("dialog", name="Share")
    expect(shown).to_be_visible()
    again = button(table, "Share").element_handle()
    shown.get_by_role("button", name="Close").evaluate("(close, again) => { close.click(); again.click(); }", again)
    table.wait_for_function("() => history.state.sheet === 'share'")
    expect(shown).to_be_visible()
    table.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    stands(table, "1#3")


@pytest.mark.thorough
def test_it_plays_by_itself(table: Page) -> None:
    replay(table, "3#14")
    table.get_by_label("Speed").select_option("Fast")
    button(table, "Play").click()
    expect(button(table, "Pause")).to_be_visible()
    stands(table, "3#16")
    expect(button(table, "Play")).to_be_visible()  # it stops at the end


SWIPE = """(table, way) => {
  const at = (x) => new Touch({ identifier: 1, target: table, clientX: 200 + x, clientY: 300 });
  const tell = (type, touch, touches) => {
    table.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch] }));
  };
  tell("touchstart", at(0), [at(0)]);
  tell("touchend", at(90 * way), []);
}"""


@pytest.mark.thorough
@pytest.mark.browser_context_args(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
def test_on_a_touch_screen(table: Page) -> None:
    replay(table, "2#4")
    button(table, "More").click()
    expect(table.get_by_role("menuitem", name="Score sheet")).to_be_visible()
    expect(table.get_by_role("menuitem", name="Keys")).to_have_count(0)  # there are none to press
    table.keyboard.press("Escape")
    for way, at in [(-1, "2#5"), (-1, "2#6"), (1, "2#5")]:
        table.locator(".replay__replay .table__table").evaluate(SWIPE, way)
        stands(table, at)


def test_list_and_variations(table: Page) -> None:
    replay(table, "2#4")
    moves = table.get_by_role("region", name="Moves")
    expect(moves.locator("[aria-current=step]")).to_have_accessible_name("Anna stands.")
    expect(moves).to_contain_text("Sure of three tricks.")
    aside = moves.get_by_role("group", name="Instead of this").first
    expect(aside).to_contain_text("Suppose Hortense held")
    bar = table.locator(".replay__bar").bounding_box()
    aside.get_by_role("button", name="Hortense marks the king.").click()
    expect(table.get_by_text("This was not played.")).to_be_visible()
    assert table.locator(".replay__bar").bounding_box() == bar  # nothing moves for it
    stands(table, "2#4/0#8")
    expect(table.get_by_role("img", name="King of spades").first).to_be_visible()  # supposed in the variation
    table.keyboard.press("ArrowRight")
    stands(table, "2#4/0#9")
    for _ in range(9):
        table.keyboard.press("ArrowLeft")
    stands(table, "2#3")  # the moment at which it leaves the game
    moves.get_by_role("group", name="Instead of this").last.get_by_role("button", name="Remove this variation").click()
    expect(moves).not_to_contain_text("Why should he?")
    moves.get_by_role("button", name=re.compile("^Hortense plays the jack of clubs. Anna takes")).click()
    stands(table, "2#6")
    expect(table.get_by_role("region", name="Score").get_by_text("Hortense has 3 of 5 points")).to_be_attached()


@pytest.mark.thorough
def test_how_to_play_leaves_the_list_as_it_is(table: Page) -> None:
    """A newcomer reads the rules first: afterwards the list still fits the window, and scrolls."""
    table.set_viewport_size({"width": 1440, "height": 900})
    close_panel(open_panel(table, "How to play"))
    replay(table, "3#16")
    moves = table.locator(".replay__beside .replay__moves")
    box = moves.bounding_box()
    assert box is not None
    assert box["y"] > 0
    assert box["y"] + box["height"] <= 900
    assert moves.evaluate("list => { list.scrollTop = 1; return list.scrollTop; }") == 1


def test_a_comment_and_a_mark_are_kept(table: Page) -> None:
    replay(table, "2#6")
    table.keyboard.press("c")
    field = table.get_by_role("textbox", name="Comment on this moment")
    expect(field).to_be_focused()
    field.fill("The jack had to go.")
    button(table, "Good (!)").click()
    expect(button(table, "Good (!)")).to_have_attribute("aria-pressed", "true")
    expect(table.get_by_text("Saved.")).to_be_visible()
    # Outside the field, the keys step again.
    field.press("Escape")
    table.keyboard.press("ArrowRight")
    stands(table, "2#7")
    table.keyboard.press("ArrowLeft")
    stands(table, "2#6")
    expect(table).to_have_url(re.compile("@2%236$"))  # it follows a little later, for the sake of the autoplay
    table.reload()
    stands(table, "2#6")
    moves = table.get_by_role("region", name="Moves")
    expect(moves).to_contain_text("The jack had to go.")
    expect(moves.locator("[aria-current=step]")).to_have_accessible_name(re.compile(r"Good \(!\)"))


@pytest.mark.thorough
def test_two_windows_write_nothing_over(table: Page, context: BrowserContext) -> None:
    replay(table, "2#6")
    other = context.new_page()
    other.goto(table.url)
    stands(other, "2#6")
    for page, words in ((other, "One."), (table, "Two.")):
        page.keyboard.press("c")
        page.get_by_role("textbox", name="Comment on this moment").fill(words)
        expect(page.get_by_text("Saved.", exact=True)).to_be_visible()
    assert "{One.}" in kept(table, "annotated")["record"]
    second = re.search(r"#replay=(\w+)@2%236$", table.url)
    assert second
    assert "{Two.}" in kept(table, second[1])["record"]


def test_one_seat_sees_no_more_than_it_did(table: Page) -> None:
    replay(table, "1#3")
    table.get_by_label("Which hands are shown").select_option("Only Anna’s")
    expect(table.locator(".table__backs [data-back]")).to_have_count(5)
    seen = {"9s", "Kh", "9h", "9d", "7c", "As"}
    for at, more in [("1#3", set()), ("1#4", set()), ("1#6", {"Ks"}), ("1#7", {"8h"})]:
        while table.locator(".replay__replay .table__table").get_attribute("data-at") != at:
            button(table, "Next event").click()
            expect(table.locator(".replay__replay .table__table")).not_to_have_attribute("data-at", "")
        seen |= more
        shown = everything(table)
        answer = {card for card in PACK if names(card).search(shown)}
        assert answer - seen - {"Qc"} == set(), at  # the queen is the opponent's portrait
        assert seen - {"Ks"} <= answer, at
        assert "1–6" not in shown
        assert "two queens" not in shown  # North's comment
    expect(table.get_by_role("slider")).to_have_attribute("max", "7")
    table.get_by_label("Which hands are shown").select_option("All hands")
    expect(table.get_by_role("region", name="Moves")).to_contain_text("Deal 3")


@pytest.mark.thorough
def test_score_sheet(table: Page) -> None:
    replay(table, "3#16")
    button(table, "More").click()
    table.get_by_role("menuitem", name="Score sheet").click()
    sheet = table.get_by_role("dialog", name="Score sheet")
    expect(sheet.get_by_role("row")).to_have_count(4)
    expect(sheet.get_by_role("row").nth(1)).to_contain_text("Hortense proposed · Anna refused")
    table.evaluate("window.print = () => dispatchEvent(new Event('beforeprint'))")
    sheet.get_by_role("button", name="Print").click()
    table.emulate_media(media="print")
    expect(table.locator("#app")).to_be_hidden()
    printed = table.locator(".kit__printed")
    expect(printed.get_by_text("Hortense wins, 1–6.")).to_be_visible()
    expect(printed.get_by_role("heading", name="Deal 1 · Anna deals")).to_be_visible()
    expect(printed.get_by_role("button")).to_have_count(0)
    table.emulate_media(media="screen")
    table.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(table.locator(".kit__printed")).to_have_count(0)


@pytest.mark.thorough
@pytest.mark.parametrize("lang", LANGUAGES)
def test_sizes(page: Page, host: Host, trouble: Trouble, lang: str) -> None:
    brisk(page)
    page.goto(f"{host.url}?lang={lang}")
    wait_ready(page)
    lay(page, GAME)
    found: dict[str, object] = {}
    bars: set[float] = set()
    page.evaluate("location.hash = 'replay=annotated@1#3'")
    for at in ("1#3", "2#4", "2#4/0#4", "2#14", "3#16"):
        page.locator(f'[data-moment="{at}"]').click()
        stands(page, at)
        page.set_viewport_size({"width": 320, "height": 568})
        bars.add(box(page.locator(".replay__bar"))["height"])
        found[at] = faults(page)
    check(found)
    assert len(bars) == 1, bars  # another number of events moves nothing


@pytest.mark.thorough
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_controls_have_room_at_every_width(page: Page, host: Host, trouble: Trouble, lang: str) -> None:
    """Beside the list of moves, too, no control lies over another, nor over its words."""
    brisk(page)
    page.goto(f"{host.url}?lang={lang}")
    wait_ready(page)
    lay(page, GAME)
    page.evaluate("location.hash = 'replay=annotated@1#3'")
    stands(page, "1#3")
    found: dict[str, object] = {}
    for width in (900, 999, 1000, 1024, 1100, 1180, 1240, 1366, 1500):
        page.set_viewport_size({"width": width, "height": 800})
        number, found[str(width)] = page.evaluate(OVERLAPPING)
        assert number > 10
    check(found)


# The number of controls below the table, and the pairs of which one lies over a part of the other by over a pixel.
OVERLAPPING = """() => {
  const all = document.querySelectorAll(".replay__controls :is(button, select)");
  const controls = [...all].filter((one) => one.checkVisibility());
  const ends = (one) => {
    const words = [one, ...one.querySelectorAll("span, svg")].map((part) => part.getBoundingClientRect());
    return [Math.min(...words.map(({ left }) => left)), Math.max(...words.map(({ right }) => right)),
      one.getBoundingClientRect().top, one.getBoundingClientRect().bottom];
  };
  const over = controls.flatMap((one, at) => controls.slice(at + 1).flatMap((other) => {
    const [[left, right, top, bottom], [from, to, above, below]] = [ends(one), ends(other)];
    const covers = left < to - 1 && from < right - 1 && top < below - 1 && above < bottom - 1;
    return covers ? [`${one.ariaLabel ?? one.textContent} and ${other.ariaLabel ?? other.textContent}`] : [];
  }));
  return [controls.length, over];
}"""


# For open hands in two rows: the number of cards in each row, and the distance between the rows' middles.
ROWS = """(hand) => {
  const cards = [...hand.querySelectorAll(".cards__card")].map((one) => one.getBoundingClientRect());
  const rows = [...new Set(cards.map(({ top }) => Math.round(top)))].map((top) =>
    cards.filter((one) => Math.round(one.top) === top));
  const middle = (row) => (Math.min(...row.map((one) => one.left)) + Math.max(...row.map((one) => one.right))) / 2;
  const middles = rows.map(middle);
  return [rows.map((row) => row.length), Math.max(...middles) - Math.min(...middles)];
}"""
# Whether the partner's whole name is readable, with nothing over it.
COVERED_NAME = """() => {
  const name = document.querySelector(".belote__plate[data-at=across] .table__name");
  const cards = document.querySelector(".belote__plate[data-at=across] .table__backs");
  const covered = name.getBoundingClientRect().right > cards.getBoundingClientRect().left;
  return name.scrollWidth > name.clientWidth || covered;
}"""


@pytest.mark.thorough
def test_open_hands_of_belote_lie_evenly(table: Page) -> None:
    """Both rows of an open hand are even, and the partner's name is visible beside its hand."""
    lay(table, belote())
    sizes = set()
    for at in ("1#20", "1#34"):
        table.evaluate("(at) => { location.hash = `replay=belotereplay@${at}`; }", at)
        stands(table, at)
        for width, height in ((390, 844), (820, 1180), (1440, 900)):
            table.set_viewport_size({"width": width, "height": height})
            for place in ("left", "right"):
                rows, apart = table.locator(f".belote__plate[data-at={place}] .table__backs").evaluate(ROWS)
                assert max(rows) - min(rows) <= 1, (at, width, place, rows)
                assert apart < 2, (at, width, place)
                sizes.add(sum(rows))
            assert not table.evaluate(COVERED_NAME), (at, width)
    assert sizes >= {5, 7}


@pytest.mark.thorough
@pytest.mark.sampled
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["beside", "dialog"])
def test_escape_ends_what_is_composed_and_nothing_else(table: Page, size: tuple[int, int]) -> None:
    """With an input method (IME), the comment goes on after Esc; the next Esc leaves it."""
    table.set_viewport_size({"width": size[0], "height": size[1]})
    replay(table, "2#4")
    table.keyboard.press("c")
    field = table.get_by_role("textbox", name="Comment on this moment")
    expect(field).to_be_focused()
    session = table.context.new_cdp_session(table)
    session.send("Input.imeSetComposition", {"text": "きり", "selectionStart": 2, "selectionEnd": 2})
    table.keyboard.press("Escape")
    table.keyboard.press("Enter")
    expect(field).to_be_focused()
    session.send("Input.insertText", {"text": "切札"})
    expect(field).to_have_value(re.compile("切札"))
    table.keyboard.press("Escape")
    expect(table.locator("textarea:focus")).to_have_count(0)


@pytest.mark.thorough
@pytest.mark.parametrize("scheme", SCHEMES)
def test_axe(table: Page, scheme: str) -> None:
    table.emulate_media(color_scheme="light" if scheme == "light" else "dark", reduced_motion="reduce")
    replay(table, "2#4")
    found: dict[str, object] = {"beside": violations(table)}
    table.keyboard.press("c")
    expect(table.get_by_role("textbox", name="Comment on this moment")).to_be_focused()
    found["comment"] = violations(table)
    for name in ("Share", "Play from here"):
        button(table, name).click()
        expect(table.get_by_role("dialog", name=name)).to_be_visible()
        found[name] = violations(table)
        table.keyboard.press("Escape")
    table.set_viewport_size({"width": 390, "height": 844})
    found["phone"] = violations(table)
    button(table, "Moves").click()
    found["moves"] = violations(table)
    check(found)


def test_back_to_the_table(table: Page) -> None:
    replay(table, "2#4")
    button(table, "Close the replay").click()
    expect(table.get_by_role("group", name="Your hand")).to_be_visible()
