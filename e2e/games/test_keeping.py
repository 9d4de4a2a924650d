"""No game is lost by reloads, a killed browser, several games, two windows, taking back or resigning."""

import os
import signal
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Locator, Page, Route, expect

from conftest import Host, Trouble, wait_ready
from ecarte.notation import ecn
from kit.pages import standing
from kit.player import Player, brisk, button, card, close_panel, hand_of, log_of, open_panel, read, wait_offered
from kit.positions import Rules, find, mine, moments
from kit.shelf import kept, lay, open_game

# ---- reload


@pytest.mark.thorough
def test_reload(table: Page) -> None:
    laid = [moments()[name] for name in ("propose or play", "discard again", "follow, late", "deal over, vole")]
    lay(table, *laid)
    for moment in laid:
        open_game(table, moment)
        if moment.name == "discard again":
            hand_of(table).get_by_role("button").first.click()  # picked, not yet discarded
            expect(button(table, "Discard 1 card")).to_be_enabled()
        before = standing(table)
        table.reload()
        expect(log_of(table).get_by_role("paragraph")).to_have_count(len(before[1]))
        assert standing(table) == before  # at once, from storage
        wait_ready(table)
        assert standing(table) == before
        assert kept(table)["record"] == moment.record
        Player(table).decide()
        assert kept(table)["revision"] > 1


# In the engine's frame: the request for the opponent's move is never answered.
SILENT_OPPONENT = """() => {
  const ask = fetch;
  window.fetch = (to, how) => (JSON.parse(how.body).do === "bot" ? new Promise(() => {}) : ask(to, how));
}"""


@pytest.mark.thorough
def test_reload_while_the_opponent_thinks(page: Page, host: Host, trouble: Trouble) -> None:
    """The player's card is saved before the opponent has answered it."""
    moment = find("their turn", lambda v: mine("play")(v) and not v["trick"] and len(v["tricks"]) == 1)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    lay(page, moment)
    open_game(page, moment)
    name = read(page).ready[0]
    # The opponent does not answer before the page is reloaded.
    [engine] = page.frames[1:]
    engine.evaluate(SILENT_OPPONENT)
    card(page, name).click()
    expect(page.get_by_role("main").get_by_text("Hortense is thinking")).to_be_visible()
    page.reload()
    played = f"You play the {name[0].lower()}{name[1:]}."
    expect(log_of(page)).to_contain_text(played)
    expect(card(page, name)).to_have_count(0)
    # After the reload the opponent answers.
    wait_offered(page)
    answers = page.get_by_role("log").get_by_role("paragraph").all_inner_texts()
    last = max(at for at, line in enumerate(answers) if line == played)
    assert answers[last + 1].startswith("Hortense plays the ")


def kill(profile: Path) -> None:
    """Kill the browser of a profile, as a crash does: none of its code can run any more."""
    for entry in Path("/proc").iterdir():
        if not entry.name.isdecimal():
            continue
        try:
            line = (entry / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue  # it has already ended
        if f"--user-data-dir={profile}".encode() in line and not any(part.startswith(b"--type=") for part in line):
            os.kill(int(entry.name), signal.SIGKILL)


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="finds the browser to kill in /proc")
@pytest.mark.thorough
def test_crash(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    browser_context_args: dict[str, Any],
    host: Host,
    tmp_path: Path,
) -> None:
    def start() -> tuple[BrowserContext, Page]:
        context = browser_type.launch_persistent_context(tmp_path, **browser_type_launch_args, **browser_context_args)
        return context, context.pages[0]

    context, page = start()
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    player = Player(page)
    player.play_until("Next deal")
    player.choose("Next deal")
    wait_offered(page)
    before = standing(page)
    record = kept(page)["record"]
    with context.expect_event("close"):
        kill(tmp_path)

    context, page = start()
    page.goto(f"{host.url}?lang=en")  # without a game in the address: the unfinished one is shown
    expect(log_of(page).get_by_role("paragraph")).to_have_count(len(before[1]))
    wait_ready(page)
    assert standing(page) == before
    assert kept(page)["record"] == record
    context.close()


# ---- several games


@pytest.mark.thorough
def test_several_games(table: Page) -> None:
    laid = [moments()[name] for name in ("propose or play", "lead", "game over")]
    lay(table, *laid)
    player = Player(table)
    player.decide()  # a third unfinished game
    games = open_panel(table, "Your games")
    lines = games.get_by_role("listitem")
    expect(lines).to_have_count(4)
    expect(games.get_by_role("list").first.get_by_role("listitem")).to_have_count(3)
    expect(games.get_by_role("list").last).to_contain_text("Hortense beat you, 5 to 4")
    close_panel(games)

    # Switch between them.
    here = table.url
    mine_record = kept(table)["record"]
    for moment in laid[:2]:
        open_game(table, moment)
        expect(hand_of(table).get_by_role("button")).to_have_count(5)
        assert kept(table)["record"] == moment.record
    table.goto(here)
    assert kept(table)["record"] == mine_record

    # Delete one, and restore it.
    games = open_panel(table, "Your games")
    lead = lines.filter(has=table.locator(f'[data-event="app:open:{laid[1].id}"]'))
    lead.get_by_role("button", name="Delete the game against Hortense").click()
    expect(lines).to_have_count(3)
    games.get_by_role("button", name="Undo").click()
    expect(lines).to_have_count(4)
    lead.get_by_role("button", name="Delete the game against Hortense").click()
    expect(lines).to_have_count(3)
    close_panel(games)
    table.reload()
    wait_ready(table)
    games = open_panel(table, "Your games")
    expect(lines).to_have_count(3)
    expect(lead).to_have_count(0)

    # Delete the game on the table: another takes its place.
    current = lines.filter(has=table.locator("[aria-current=true]"))
    current.get_by_role("button", name="Delete the game against").click()
    expect(lines).to_have_count(2)
    close_panel(games)
    table.wait_for_url(f"**#game={laid[0].id}")
    expect(hand_of(table).get_by_role("button")).to_have_count(5)


@pytest.mark.thorough
def test_the_game_on_the_table_deleted(table: Page) -> None:
    """When the game on the table is deleted, another is shown but not played yet; Undo shows the first again."""
    here = moments()["lead"]
    other = find("to be answered", lambda v: v["phase"] == "choose" and v["turn"] == "N", Rules(dealer="S"))
    lay(table, other, here)
    open_game(table, here)
    before = standing(table)
    focused = table.locator(":focus")
    games = open_panel(table, "Your games")
    lines = games.get_by_role("listitem")
    current = lines.filter(has=table.locator("[aria-current=true]"))
    expect(lines).to_have_count(2)
    current.get_by_role("button", name="Delete the game against").click()
    expect(focused).to_have_text("Undo")
    expect(current.locator(f'[data-event="app:open:{other.id}"]')).to_have_count(1)

    games.get_by_role("button", name="Undo").click()
    expect(focused).to_have_attribute("data-event", f"app:open:{here.id}")
    expect(focused).to_have_attribute("aria-current", "true")
    assert kept(table, other.id)["record"] == other.record
    close_panel(games)
    table.wait_for_url(f"**#game={here.id}")
    assert standing(table) == before

    games = open_panel(table, "Your games")
    current.get_by_role("button", name="Delete the game against").click()
    expect(lines).to_have_count(1)
    close_panel(games)
    table.wait_for_url(f"**#game={other.id}")
    wait_offered(table)
    assert kept(table)["record"].startswith(other.record.removesuffix("*\n"))


# ---- help, and resigning


def tag(page: Page, name: str) -> str:
    [play] = ecn.loads(kept(page)["record"])
    return play.record.tag(name)


def test_take_back_and_hint(table: Page) -> None:
    moment = moments()["follow, some refused"]
    lay(table, moment)
    open_game(table, moment)
    before = standing(table)
    name = read(table).ready[0]
    Player(table).play(name)
    button(table, "Take back").click()
    expect(card(table, name)).to_be_visible()
    wait_offered(table)
    assert standing(table) == before
    assert tag(table, "Help") == "takebacks=1"

    button(table, "Hint").click()
    expect(table.locator(".table__advised")).to_have_count(1)
    advised = table.locator(".table__advised").get_attribute("aria-label")
    assert advised in read(table).ready
    assert tag(table, "Help") == "hints=1 takebacks=1"
    assert advised is not None
    said = f"Hint: play the {advised[0].lower()}{advised[1:]}."
    expect(table.get_by_role("status").filter(has_text=said)).to_have_count(1)

    games = open_panel(table, "Your games")
    expect(games.locator("[aria-current=true]")).to_contain_text("one hint, 1 taken back")


@pytest.mark.thorough
def test_resign(table: Page) -> None:
    moment = moments()["lead"]
    lay(table, moment)
    open_game(table, moment)
    # The confirmation is declined.
    open_resign(table).get_by_role("button", name="Play on").click()
    expect(table.get_by_role("dialog")).to_have_count(0)
    assert kept(table)["record"] == moment.record
    open_resign(table).get_by_role("button", name="Resign").click()
    expect(table.get_by_role("region", name="You gave the game up")).to_be_visible()
    assert tag(table, "Resigned") == "S"
    expect(button(table, "Rematch")).to_be_visible()


def open_resign(page: Page) -> Locator:
    button(page, "Menu").click()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Resign").click()
    return page.get_by_role("dialog", name="Give this game up?")


# ---- two windows, an early click, the back button


def test_two_windows(table: Page, context: BrowserContext) -> None:
    moment = moments()["lead"]
    lay(table, moment)
    open_game(table, moment)
    second = context.new_page()
    second.goto(table.url)
    watching = second.get_by_text("You are watching")
    expect(watching).to_be_visible()
    assert standing(second)[:3] == standing(table)[:3]  # all but the prompt
    held = table.evaluate("navigator.locks.query().then(({ held }) => held.map(({ name }) => name))")
    assert f"ecarte.game.{kept(table)['id']}" in held  # windows of all versions know each other by this name

    # The second window shows the game, but cannot play.
    name = read(table).ready[0]
    expect(card(second, name)).to_be_disabled()
    expect(second.locator(".table__prompt")).to_have_text("This game is being played in another window")
    second.get_by_role("button", name="Dismiss").click()
    expect(watching).to_have_count(0)
    card(second, name).click(force=True)
    expect(watching).to_be_visible()
    assert kept(second)["record"] == moment.record
    Player(table).play(name)
    expect(card(second, name)).to_have_count(0)
    expect(log_of(second)).to_contain_text("You play the")

    # The second takes over; then the first watches.
    wait_offered(table)
    button(second, "Play here").click()
    expect(watching).to_have_count(0)
    expect(table.get_by_text("You are watching")).to_be_visible()
    wait_offered(second)
    wait_ready(second)
    Player(second).decide()
    expect(log_of(table)).to_have_text(log_of(second).inner_text(), use_inner_text=True)

    # When the playing window is closed, the user can play in the other.
    second.close()
    table.bring_to_front()
    expect(table.get_by_text("You are watching")).to_have_count(0)
    Player(table).decide()


@pytest.mark.thorough
def test_a_newer_version_in_another_window(table: Page) -> None:
    """When a newer version takes over the database, the old window says so, and plays nothing it could not save."""
    moment = moments()["lead"]
    lay(table, moment)
    open_game(table, moment)
    name = read(table).ready[0]
    table.evaluate(  # as a newer version does
        """async () => {
          const opening = indexedDB.open("ecarte", 99);
          await new Promise((done, failed) => { opening.onsuccess = done; opening.onerror = failed; });
          opening.result.close();
        }"""
    )
    said = table.get_by_role("alert").or_(table.get_by_role("status")).filter(has_text="A newer version of this page")
    expect(said).to_be_visible()
    lines = log_of(table).get_by_role("paragraph")
    before = lines.count()
    card(table, name).click()
    button(table, "Hint").click()
    expect(said).to_be_visible()
    expect(table.locator(".table__advised")).to_have_count(0)
    expect(lines).to_have_count(before)
    expect(button(table, "Load the page again")).to_be_visible()


@pytest.mark.own_engine
@pytest.mark.thorough
def test_early_click(page: Page, host: Host, trouble: Trouble) -> None:
    """A choice made before the engine has started is sent to it, once."""
    moment = moments()["propose or play"]
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    lay(page, moment)
    held: list[Route] = []
    page.context.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    page.evaluate("(id) => { location.hash = `game=${id}`; }", moment.id)
    page.reload()
    expect(hand_of(page).get_by_role("button")).to_have_count(5)
    button(page, "Propose").click()
    expect(page.get_by_role("main").get_by_text("Noted.")).to_be_visible()
    button(page, "Propose").click()
    expect(page.locator("html")).to_have_attribute("data-engine", "starting")
    for route in held:
        route.continue_()
    page.context.unroute("**/pyodide.asm.wasm")
    wait_ready(page)
    expect(log_of(page)).to_contain_text("You propose.")
    wait_offered(page)
    assert kept(page)["record"].count("S:propose") == 1


def test_the_way_back(table: Page) -> None:
    """The back button, of the browser or the phone, closes panels and does not leave the game."""
    here = table.url
    dialog = table.get_by_role("dialog")
    button(table, "Menu").click()
    expect(dialog).to_be_visible()
    table.go_back()
    expect(dialog).to_have_count(0)
    assert table.url == here
    games = open_panel(table, "Your games")
    games.get_by_role("button", name="New game").click()
    expect(table.get_by_role("dialog", name="New game")).to_be_visible()
    table.go_back()
    expect(table.get_by_role("dialog", name="Your games")).to_be_visible()
    table.go_back()
    expect(dialog).to_have_count(0)
    assert table.url == here
    table.go_forward()
    expect(table.get_by_role("dialog", name="Your games")).to_be_visible()
    table.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    wait_offered(table)
