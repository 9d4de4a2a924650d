"""The list of the library: search, deletion, thousands of games, screen sizes, no network, no free space."""

import json
import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from conftest import LANGUAGES, Host, Trouble, wait_offline, wait_ready
from ecarte.figures.filter import Filter
from ecarte.notation import ecn
from kit.archive import file_of, game, listed, record
from kit.pages import choose, exported, library
from kit.player import brisk, button, close_panel, wait_offered
from kit.positions import ask, moments
from kit.senses.looks import check, faults, violations
from kit.shelf import fill, lay, lay_many, open_panel_by_event

# ---- the list


def with_twelve_more(table: Page, folder: Path) -> tuple[Locator, Locator, Locator]:
    """Import twelve games, and return the list beside that of the table's game: its panel, its lines, its search."""
    (folder / "games.ecn").write_text(file_of(12), "utf-8")
    choose(table, folder / "games.ecn").get_by_role("button", name="To your games").click()
    games = table.get_by_role("dialog", name="Your games")
    lines = games.get_by_role("listitem")
    expect(lines).to_have_count(13)
    return games, lines, games.get_by_role("searchbox", name="Search")


def test_search_delete_undo(table: Page, tmp_path: Path) -> None:
    games, lines, box = with_twelve_more(table, tmp_path)

    def find(query: str, wanted: list[int]) -> None:
        box.fill(query)
        expect(lines).to_have_count(len(wanted))
        found = ecn.loads(exported(table, games, "Export these"))
        assert sorted(map(ecn.dumps, found)) == sorted(record(number) for number in wanted)

    tags = [dict(game(number)["summary"]["players"], **game(number)["summary"]) for number in range(12)]
    find("chloe", [n for n in range(12) if "Chloé" in (tags[n]["S"], tags[n]["N"])])
    find("SPRING cup", [n for n in range(12) if tags[n]["event"] == "Spring Cup"])
    find("anna 2016-07", [6])
    find("7 jul 2016", [6])
    find("5-4", [2])
    box.fill("nobody of that name")
    expect(games.get_by_text("Nothing here is called “nobody of that name”.")).to_be_visible()
    box.fill("")
    expect(lines).to_have_count(13)
    games.get_by_role("combobox", name="Order").select_option("oldest")
    dates = [text.split(" · ")[3] for text in games.locator("ul").last.locator("small").all_inner_texts()]
    assert [date[-4:] for date in dates] == sorted(date[-4:] for date in dates)

    first = games.locator("ul").last.get_by_role("listitem").first
    name = first.locator("strong").inner_text()
    first.get_by_role("button", name="Delete").click()
    expect(lines).to_have_count(12)
    expect(first.locator("strong")).not_to_have_text(name)
    expect(table.locator(":focus")).to_have_text("Undo")
    games.get_by_role("button", name="Undo").click()
    expect(lines).to_have_count(13)
    expect(first.locator("strong")).to_have_text(name)
    expect(table.locator(":focus")).to_contain_text(name)

    # A user who searches on before the game is gone keeps the focus in the field.
    first.get_by_role("button", name="Delete").evaluate(
        "(one) => { one.click(); document.querySelector('.library__search input').focus(); }"
    )
    expect(lines).to_have_count(12)
    expect(button(table, "Undo")).to_be_visible()
    expect(box).to_be_focused()


# The character above the caret, and the caret.
CARET = """(one) => {
  const box = one.getBoundingClientRect();
  return [one.textContent, getComputedStyle(one, "::after").content, box.width > 0];
}"""

PATTERN = 'sequence(elder.count("trumps") > 1, elder.stands, ..., elder.leads("trump"), dealer.plays("trump"))'


@pytest.mark.thorough
def test_search_by_a_condition(table: Page, tmp_path: Path) -> None:
    """A condition of the filter language finds what the engine finds; a wrong one is shown with a caret."""
    games, lines, box = with_twelve_more(table, tmp_path)
    texts = [record(number) for number in range(12)]
    for condition in ("any(vole)", 'won("Anna") and deals > 3', "king_turned and not vole", PATTERN):
        sought = Filter(condition)
        wanted = [text for text in texts if all(sought.asks(play.record) for play in ecn.loads(text))]
        assert 0 < len(wanted) < 12
        box.fill(condition)
        expect(lines).to_have_count(len(wanted))
        expect(games.get_by_text(re.compile("^(One|[0-9]+) found$"))).to_be_visible()
        found = ecn.loads(exported(table, games, "Export these"))
        assert sorted(map(ecn.dumps, found)) == sorted(wanted)
    expect(games.get_by_text("Games that are still being played are left out.")).to_be_visible()  # the one on the table

    box.fill("any(vole) and volle")
    said = games.get_by_role("alert")
    expect(said).to_have_text(re.compile(r"^At character 15: There is no fact “volle”. Did you mean “vole”\?"))
    expect(box).to_have_accessible_description(said.inner_text())
    expect(lines).to_have_count(0)
    assert games.locator("pre > span").evaluate(CARET) == ["v", '"^" / ""', True]
    for name in ("Export these", "Delete these"):
        expect(games.get_by_role("button", name=name, disabled=False)).to_have_count(0)
    for width in (1280, 390):
        table.set_viewport_size({"width": width, "height": 800})
        check({"faults": faults(table), "axe": violations(table)})
    box.fill("any(vole")
    expect(said).to_contain_text("The condition cannot be read from here on.")
    box.fill("any(capot)")
    expect(games.get_by_text("This condition is about one kind of game, Belote: others are left out.")).to_be_visible()
    expect(games.get_by_text("No game meets this condition.")).to_be_visible()
    box.fill("no_body")  # no fact is called so: plain words
    expect(games.get_by_text("Nothing here is called “no_body”.")).to_be_visible()
    box.fill("chloe")
    expect(lines).to_have_count(sum("Chloé" in text for text in texts))
    expect(said).to_have_count(0)


@pytest.mark.thorough
@pytest.mark.parametrize("query", ["anna", 'player("Anna")'])
def test_back_from_a_replay(table: Page, tmp_path: Path, query: str) -> None:
    """Back from a replay, the list is as it was: its search, its scroll position, the focus on the game."""
    (tmp_path / "games.ecn").write_text(file_of(60), "utf-8")
    choose(table, tmp_path / "games.ecn").get_by_role("button", name="To your games").click()
    games = table.get_by_role("dialog", name="Your games")
    games.get_by_role("searchbox").fill(query)
    expect(games.get_by_text(re.compile("^[0-9]+ found$"))).to_be_visible()
    sheet = games.locator("[data-part=panel-sheet]")
    sheet.evaluate("one => { one.scrollTop = 700; }")
    line = games.get_by_role("listitem").nth(12)
    name = line.get_by_role("button").first.get_attribute("data-event")
    line.get_by_role("button").first.click()
    expect(button(table, "Next event")).to_be_visible()
    table.go_back()
    expect(games.get_by_role("searchbox")).to_have_value(query)
    expect(table.locator(":focus")).to_have_attribute("data-event", name or "")
    expect(table.locator(":focus")).to_be_in_viewport()


# Milliseconds from an action until its result has been painted.
TIMED = """async ([act, argument]) => {
  const sheet = document.querySelector("[data-panel=games] [data-part=panel-sheet]");
  const acts = {
    search: (text) => {
      const box = sheet.querySelector("input");
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(box, text);
      box.dispatchEvent(new Event("input", { bubbles: true }));
    },
    scroll: (part) => { sheet.scrollTop = sheet.scrollHeight * part; },
  };
  const from = performance.now();
  acts[act](argument);
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await painted();
  await painted();
  return performance.now() - from;
}"""


@pytest.mark.thorough
def test_five_thousand(table: Page) -> None:
    """A library of five thousand games opens, is searched and scrolls without a noticeable pause."""
    table.wait_for_url("**#game=*")
    laid = [{**listed(at % 60, at), "record": record(at % 60)} for at in range(5000)]
    lay_many(table, laid)
    games = library(table)
    lines = games.get_by_role("listitem")
    expect(games.get_by_text(re.compile(r"5,?001 games"))).to_be_visible()
    assert lines.count() < 60  # the visible ones and a few more
    expect(games.locator("ul").last.get_by_role("listitem").first).to_have_attribute("aria-setsize", "5000")

    took: dict[str, float] = {}
    # Delete all but the one on the table, and restore them.
    games.get_by_role("searchbox").fill("imported")
    for press, answer in (("Delete these", "5,000 games are deleted."), ("Undo", "5,000 games are back.")):
        games.get_by_role("button", name=press).click()
        if press == "Delete these":
            table.get_by_role("dialog", name="Delete 5,000 games?").get_by_role("button", name="Delete").click()
        began = time.monotonic()
        expect(games.get_by_text(answer)).to_be_visible()
        moved = time.monotonic() - began
        print(f"{press}: {moved:.1f} s")
        assert moved < 20  # on two busy cores; a second or two on a quiet machine
    games.get_by_role("searchbox").fill("")
    for text in ("a", "an", "anna", "anna friday", "zzz", ""):
        took[f"search “{text}”"] = table.evaluate(TIMED, ["search", text])
    for part in (0.2, 0.21, 0.5, 1):
        took[f"scroll to {part}"] = table.evaluate(TIMED, ["scroll", part])
        assert 5 < lines.count() < 60
    print(json.dumps({name: round(ms) for name, ms in took.items()}))
    assert max(took.values()) < 1000, took  # on two busy cores; a tenth of that on a quiet machine
    expect(games.locator("li[aria-posinset='5000']")).to_be_in_viewport()

    # All of them are exported in one file, and the page still starts with its game.
    text = exported(table, games)
    assert text.count('[ECN "1"]') == 5000
    close_panel(games)
    table.reload()
    wait_offered(table)


# The positions of elements at one moment: beside a notice that goes away they may move together.
TOPS = "(all) => all.map((one) => one.getBoundingClientRect().top)"

# Lines of a list are shown completely.
WHOLE_LINES = """() => [...document.querySelectorAll("dialog[open]:last-of-type .kit__game-line small")].every(
  (one) => one.scrollHeight <= one.clientHeight + 1
)"""


@pytest.mark.thorough
@pytest.mark.parametrize("lang", LANGUAGES)
def test_sizes_and_axe(page: Page, host: Host, trouble: Trouble, tmp_path: Path, lang: str) -> None:
    """The library fits every screen in every language, and satisfies axe."""
    brisk(page)
    page.goto(f"{host.url}?lang={lang}")
    wait_ready(page)
    lay(page, *moments().values())
    (tmp_path / "bad.ecn").write_text(file_of(2).replace(":propose", ":propse", 1), "utf-8")
    found: dict[str, object] = {}

    def ask_both(what: str) -> None:
        found[what] = faults(page)
        found[f"{what}, axe"] = violations(page)

    open_panel_by_event(page, "app:games")
    expect(page.locator(".kit__game-line").first).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    tools = [one.bounding_box() for one in page.locator(".library__tools .kit__button").all()]
    pairs = tools[: len(tools) // 2 * 2]  # an odd one at the end takes the whole row
    assert len({round(one["width"]) for one in pairs if one}) == 1
    assert len({round(one["x"]) for one in tools if one}) == 2
    detail = page.locator(".kit__game-line small").first.inner_text()
    assert " " not in detail.rpartition(" · ")[2]  # no line breaks within a date
    page.wait_for_function(WHOLE_LINES)
    page.locator('[data-event="app:import"]').click()
    page.locator("input[type=file]").set_input_files(tmp_path / "bad.ecn")
    page.get_by_role("dialog").last.locator(".kit__sticky .kit__button").first.click()  # the part of a game is left out
    expect(page.locator(".files__course-sum")).to_be_visible()
    ask_both("import")
    page.go_back()
    page.locator('[data-event="app:restore"]').click()
    ask_both("restore")
    page.go_back()
    page.locator(".kit__game-line .kit__icon-button:last-child").last.click()
    expect(page.locator(".kit__undo button")).to_be_visible()
    page.locator('[data-event="app:bin"]').click()
    expect(page.locator("[data-panel=bin] .kit__game-line")).to_have_count(1)
    for size in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_function(WHOLE_LINES)
    tops = page.locator("[data-panel=bin] .library__tools .kit__button").evaluate_all(TOPS)
    assert len(set(tops)) == 1
    ask_both("bin")
    page.locator("[data-panel=bin] .library__tools .kit__button").last.click()
    ask_both("empty the bin")
    page.keyboard.press("Escape")
    page.go_back()
    page.locator("input[type=search]").fill("xyz")
    expect(page.locator(".library__none")).to_be_visible()
    ask_both("nothing found")
    for link in ("g1AAAA", ask(do="challenge", record=game(5, computer=True)["record"])["link"]):
        page.goto(f"{host.url}?lang={lang}#{link}")
        expect(page.locator(".visit__slip")).to_be_visible()
        ask_both(link[:2])
    check(found)


# ---- no network, no free space, another version


@pytest.mark.thorough
@pytest.mark.own_engine
def test_offline(table: Page, host: Host, tmp_path: Path) -> None:
    wait_offline(table)
    host.stop()
    table.reload()
    wait_ready(table)
    (tmp_path / "games.ecn").write_text(file_of(2), "utf-8")
    shown = choose(table, tmp_path / "games.ecn")
    expect(shown.locator(".files__course-sum")).to_have_text("2 games are in your library now.")
    shown.get_by_role("button", name="To your games").click()
    games = table.get_by_role("dialog", name="Your games")
    assert exported(table, games).count('[ECN "1"]') == 2
    games.get_by_role("listitem").last.get_by_role("button").first.click()
    expect(table.get_by_role("button", name="Next event")).to_be_visible()
    here = table.url
    table.reload()  # and its address is enough
    expect(table.get_by_role("button", name="Next event")).to_be_visible()
    assert table.url == here


@pytest.mark.thorough
def test_nothing_lasts(page: Page, host: Host, trouble: Trouble, tmp_path: Path) -> None:
    """Where the browser stores nothing the page says so, and still imports and exports files."""
    page.add_init_script(
        "if (self === top) IDBFactory.prototype.open = () => { throw new DOMException('private', 'SecurityError'); }"
    )
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    expect(page.get_by_text("This browser keeps nothing for this page")).to_be_visible()
    (tmp_path / "games.ecn").write_text(file_of(2), "utf-8")
    shown = choose(page, tmp_path / "games.ecn")
    expect(shown.locator(".files__course-sum")).to_have_text("2 games are in your library now.")
    shown.get_by_role("button", name="To your games").click()
    games = page.get_by_role("dialog", name="Your games")
    expect(games.get_by_text("This browser keeps nothing for this page")).to_be_visible()
    assert exported(page, games).count('[ECN "1"]') == 2
    with page.expect_download():
        games.get_by_role("button", name="Back up").click()


@pytest.mark.thorough
def test_the_device_is_full(page: Page, host: Host, trouble: Trouble, tmp_path: Path) -> None:
    make_room = fill(page, host.url)
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    (tmp_path / "more.ecn").write_text(file_of(3), "utf-8")
    shown = choose(page, tmp_path / "more.ecn")
    expect(shown).to_contain_text("The import stopped here: the device is full")
    make_room()
    close_panel(shown)
    expect(page.get_by_role("dialog", name="Your games")).to_be_visible()  # the panel that the import was opened from
    shown = choose(page, tmp_path / "more.ecn")
    expect(shown.locator(".files__course-sum")).to_have_text("3 games are in your library now.")
