"""The daily deal: from the menu to the table, its result beside the strongest player's, the calendar, a link to it."""

import re

import pytest
from playwright.sync_api import Page, expect

from ecarte import __version__
from ecarte.notation import ecn
from ecarte.requests.subjects import daily as days
from kit.player import Player, button, close_panel, open_panel, wait_offered
from kit.senses.looks import check, faults, violations
from kit.shelf import kept

DAY = "2026-11-20"


def test_a_day_is_played_compared_and_shared(table: Page) -> None:
    """A whole game of a past day, opened by its link; a second game of the day no longer counts."""
    table.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.goto(re.sub("#.*", "", table.url) + f"#daily={DAY}")
    daily = table.get_by_role("dialog", name="Daily deal")
    expect(daily).to_contain_text(re.compile("Friday,? 20 November 2026"))
    daily.get_by_role("button", name="Play", exact=True).click()
    expect(daily).to_be_hidden()
    wait_offered(table)
    [play] = ecn.loads(kept(table)["record"])
    assert str(play.record.daily) == f"1 {DAY}"
    undo = table.get_by_role("button", name="Take back")
    Player(table).play_until("Compare with the strongest player")
    expect(undo).not_to_be_enabled()
    [play] = ecn.loads(kept(table)["record"])
    own, theirs = (play.record.game.score.of(play.state)[side] for side in "SN")
    button(table, "Compare with the strongest player").click()

    score = f"{own}–{theirs}"
    expect(daily.get_by_role("row", name=re.compile("^You"))).to_contain_text(score)
    best = days.play_by_strongest(play)
    theirs_best = best.record.game.score.of(best.state)
    expect(daily.get_by_role("row").nth(2)).to_contain_text(f"{theirs_best['S']}–{theirs_best['N']}")
    became = "won" if own > theirs else "lost"
    day = daily.get_by_role("button", name=re.compile(f"^Friday,? 20 November 2026, {became}$"))
    expect(day).to_have_attribute("aria-pressed", "true")
    cost = daily.locator(".daily__cost")  # from the review that began with the end of the game
    expect(cost).to_contain_text(re.compile(r"Your \d+ decisions cost [\d.]+\s% of a game in all\."), timeout=60_000)
    expect(cost).to_contain_text(f"Worked out by ecarte/{__version__}.")
    expect(daily.get_by_role("button", name="What your decisions cost")).to_be_visible()
    check({"faults": faults(table), "axe": violations(table)})
    daily.get_by_role("button", name="Copy").click()
    expect(daily.get_by_text("Copied.")).to_be_visible()
    text = table.evaluate("navigator.clipboard.readText()")
    assert text.splitlines()[0] == "Écarté, daily deal of 20 November 2026"
    assert score in text
    assert f"the strongest player: {theirs_best['S']}–{theirs_best['N']}" in text
    assert text.endswith(f"#daily={DAY}")

    daily.get_by_role("button", name="Play it again").click()
    expect(daily).to_be_hidden()
    wait_offered(table)
    again = open_panel(table, "Daily deal")
    again.get_by_role("button", name=re.compile("^Friday,? 20 November")).click()
    expect(again.get_by_role("row", name=re.compile("^You"))).to_contain_text(score)
    expect(again.get_by_role("button", name="Go on")).to_be_visible()


def test_the_calendar_by_keyboard_and_its_looks(table: Page) -> None:
    table.goto(re.sub("#.*", "", table.url) + "#daily=2026-11-01")
    daily = table.get_by_role("dialog", name="Daily deal")
    expect(daily.get_by_role("button", name="Play", exact=True)).to_be_enabled()
    first = daily.get_by_role("button", name=re.compile("^Sunday,? 1 November"))
    first.focus()
    table.keyboard.press("ArrowLeft")
    expect(daily.get_by_role("button", name=re.compile("^Saturday,? 31 October"))).to_be_focused()
    assert table.url.endswith("#daily=2026-10-31")
    table.keyboard.press("ArrowDown")
    expect(daily.get_by_role("button", name=re.compile("^Saturday,? 7 November"))).to_be_focused()
    daily.get_by_role("button", name="The month before").click()
    expect(daily.get_by_role("heading", name="October 2026")).to_be_visible()
    assert table.url.endswith("#daily=2026-10-07")
    check({"faults": faults(table), "axe": violations(table)})
    close_panel(daily)
    expect(table).not_to_have_url(re.compile("daily"))


@pytest.mark.parametrize("text", ["2026-02-30", "2999-01-01", "nothing"])
def test_an_address_without_a_day_that_can_be_played_shows_today(table: Page, text: str) -> None:
    table.goto(re.sub("#.*", "", table.url) + f"#daily={text}")
    daily = table.get_by_role("dialog", name="Daily deal")
    today = table.evaluate("new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' }).format(new Date())")
    expect(daily).to_contain_text(today)
    expect(daily.get_by_text("That day cannot be played")).to_be_visible()


def test_a_game_given_up_does_better_than_no_result(table: Page) -> None:
    """On this day the strongest player loses by more points than a user who resigns at once."""
    # On a line that saves data nothing is reviewed unasked: there is the button, and no cost.
    table.evaluate("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
    day = next(day for day in (f"2026-11-{n:02}" for n in range(1, 24)) if lost_by_the_strongest(day))
    table.goto(re.sub("#.*", "", table.url) + f"#daily={day}")
    daily = table.get_by_role("dialog", name="Daily deal")
    daily.get_by_role("button", name="Play", exact=True).click()
    expect(daily).to_be_hidden()
    wait_offered(table)
    table.get_by_role("button", name="Menu").click()
    table.get_by_role("dialog", name="Menu").get_by_role("button", name="Resign").click()
    table.get_by_role("dialog", name="Give this game up?").get_by_role("button", name="Resign").click()
    button(table, "Compare with the strongest player").click()
    expect(daily.get_by_role("row", name=re.compile("^You"))).to_contain_text("given up")
    expect(daily.get_by_text("the strongest player, did better.")).to_be_visible()
    table.wait_for_timeout(3500)  # as long as the page looks for a review
    expect(daily.locator(".daily__cost")).to_have_count(0)
    expect(daily.get_by_role("button", name="What your decisions cost")).to_be_visible()


def lost_by_the_strongest(day: str) -> bool:
    best = days.play_by_strongest(days.begin("ecarte", day, {}))
    score = best.record.game.score.of(best.state)
    return score["N"] - score["S"] > 1
