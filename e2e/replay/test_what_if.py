"""What-if games: played on from a moment of a replay, and saved as variations of its record."""

import pytest
from playwright.sync_api import Page, expect

from conftest import wait_ready
from ecarte.notation import ecn
from kit.pages import replay, standing
from kit.player import Player, button, open_panel, read, wait_offered
from kit.positions import Moment, moments
from kit.senses.looks import check, faults, violations
from kit.shelf import kept, lay, open_game


@pytest.mark.thorough
def test_play_from_here(table: Page) -> None:
    """A what-if game says so, ends with its deal, is saved as a variation, and is not in the list of games."""
    over = moments()["game over"]
    still = moments()["lead"]
    lay(table, over, still)
    open_game(table, still)
    games = open_panel(table, "Your games")
    games.locator(f'[data-event="app:replay:{over.id}"]').first.click()
    replay(table)
    table.keyboard.press("Home")
    button(table, "Next event").click()
    button(table, "Play from here").click()
    chosen = table.get_by_role("dialog", name="Play from here")
    expect(chosen).to_be_visible()
    chosen.get_by_role("button", name="In your own place").click()
    strip = table.get_by_role("complementary", name="What if")
    expect(strip).to_be_visible()
    wait_offered(table)
    check({"sizes": faults(table), "axe": violations(table)})
    table.set_viewport_size({"width": 1280, "height": 800})
    player = Player(table)
    for _ in range(60):
        wait_offered(table)
        if read(table).has("Back to the replay"):
            break
        player.decide()
    expect(table.locator(".table__result")).to_be_visible()
    table.get_by_role("main").get_by_role("button", name="Back to the replay").click()
    replay(table)
    expect(strip).to_have_count(0)
    table.wait_for_url(f"**#replay={over.id}@*/0*")
    now = kept(table, over.id)
    assert variations(now["record"]) == 1
    [play] = ecn.loads(now["record"])
    assert ecn.dumps(play) == now["record"]
    # Out of the replay: the list, and on the table the earlier game.
    button(table, "Close the replay").click()
    games = table.get_by_role("dialog", name="Your games")
    expect(games).to_be_visible()
    expect(games.get_by_role("listitem")).to_have_count(2)
    table.go_back()
    table.wait_for_url(f"**#game={still.id}")
    assert kept(table)["record"] == still.record
    Player(table).decide()


def play_on(table: Page) -> Moment:
    """Begin a what-if game at a moment of a game that is over, and return that game."""
    over = moments()["game over"]
    lay(table, over)
    table.evaluate("(id) => { location.hash = `replay=${id}@1#3`; }", over.id)
    replay(table)
    button(table, "Play from here").click()
    table.get_by_role("dialog", name="Play from here").get_by_role("button", name="In your own place").click()
    expect(table.get_by_role("complementary", name="What if")).to_be_visible()
    return over


def variations(text: str) -> int:
    """Return the number of variations in a record, which has no comments."""
    return text.partition("\n\n")[2].count("(")


@pytest.mark.thorough
def test_left_by_the_browsers_way_back(table: Page) -> None:
    """What was played before the browser's Back button was pressed is saved as a variation, too."""
    over = play_on(table)
    Player(table).decide()
    table.go_back()
    replay(table)
    table.wait_for_url(f"**#replay={over.id}@*/0*")
    assert variations(kept(table, over.id)["record"]) == 1


@pytest.mark.thorough
def test_a_reload_goes_on_with_a_what_if_game(table: Page) -> None:
    """A what-if game survives a reload: the table is as it was, and leads back to the replay with what was played."""
    over = play_on(table)
    strip = table.get_by_role("complementary", name="What if")
    wait_offered(table)
    before = standing(table)
    table.reload()  # before anything was decided
    expect(strip).to_be_visible()
    wait_ready(table)
    assert standing(table) == before
    player = Player(table)
    player.decide()
    player.decide()
    wait_offered(table)
    before = standing(table)
    table.reload()
    expect(strip).to_be_visible()
    wait_ready(table)
    assert standing(table) == before
    strip.get_by_role("button").click()
    replay(table)
    table.wait_for_url(f"**#replay={over.id}@*/0*")
    now = kept(table, over.id)["record"]
    assert variations(now) == 1
    [play] = ecn.loads(now)
    assert ecn.dumps(play) == now
    table.reload()
    replay(table)
    expect(strip).to_have_count(0)
