"""The daily deal: from the menu to the table, its result beside the strongest player's, the calendar, a link to it."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from ecarte import __version__, record
from ecarte.notation import ecn
from ecarte.record import Play
from ecarte.requests.subjects import daily as days
from kit.belote import Partner
from kit.player import Player, button, close_panel, open_panel, wait_offered
from kit.positions import Moment, ask
from kit.senses.looks import check, faults, violations
from kit.shelf import kept, lay

pytestmark = pytest.mark.every_size

DAY = "2026-11-20"


@pytest.mark.thorough
def test_a_day_is_played_compared_and_shared(table: Page) -> None:
    """A whole game of a past day, opened by its link; a second game of the day no longer counts."""
    table.clock.set_fixed_time(f"{DAY[:-2]}22T12:00:00")  # the calendar opens at the month of today
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
    Player(table).play_until("Compare and share")
    expect(undo).not_to_be_enabled()
    [play] = ecn.loads(kept(table)["record"])
    own, theirs = (play.record.game.score.of(play.state)[side] for side in "SN")
    button(table, "Compare and share").click()

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


@pytest.mark.thorough
def test_what_is_awaited_is_said(table: Page) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        if '"daily"' in (route.request.post_data or ""):
            held.append(route)
        else:
            route.continue_()

    table.context.route("**/ask", hold)
    daily = open_panel(table, "Daily deal")
    awaited = daily.get_by_role("status").filter(has_text="The table is being laid")
    expect(awaited).to_be_visible()
    assert held
    for route in held:
        route.continue_()
    expect(awaited).to_have_count(0)
    expect(daily).to_contain_text("One game to 5 points")


@pytest.mark.thorough
def test_a_day_of_belote_has_five_deals_and_is_compared_deal_by_deal(table: Page) -> None:
    """Opened by its link while écarté is on the table; the menu then shows the day of the game on the table."""
    table.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.goto(re.sub("#.*", "", table.url) + f"#daily=belote-{DAY}")
    daily = table.get_by_role("dialog", name="Daily deal")
    expect(daily.get_by_role("radio", name="Belote")).to_be_checked()
    expect(daily).to_contain_text("5 deals with")
    daily.get_by_role("button", name="Play", exact=True).click()
    expect(daily).to_be_hidden()
    board = table.get_by_role("region", name="Score", exact=True)
    expect(board).to_contain_text("deal 1 of 5")
    wait_offered(table)
    [play] = ecn.loads(kept(table)["record"])
    assert (str(play.record.daily), play.record.tag("Game")) == (f"1 {DAY}", "belote")

    lay(table, Moment("last", "", ask(do="view", record=ecn.dumps(before_last(play)), seat="S"), play.record.computer))
    table.goto(re.sub("#.*", "", table.url) + "#game=last")
    expect(board).to_contain_text("deal 5 of 5")
    Partner(table).play_until("Compare and share")
    expect(table.get_by_role("button", name="What your decisions cost")).to_have_count(0)
    [play] = ecn.loads(kept(table)["record"])
    assert len(play.record.deals) == 5
    expect(button(table, "Look at the hands")).to_be_visible()
    button(table, "Compare and share").click()

    best = days.play_by_strongest(play)
    [own, theirs] = [days._describe(game)["deals"] for game in (play, best)]
    last = daily.get_by_role("row", name=re.compile("^5 ")).get_by_role("cell")
    expect(last).to_have_count(2, timeout=360_000)  # the strongest player thinks in all deals
    for number, (mine, other) in enumerate(zip(own, theirs, strict=True), 1):
        cells = daily.get_by_role("row", name=re.compile(f"^{number} ")).get_by_role("cell")
        expect(cells).to_have_count(2)
        for at, points in enumerate((mine, other)):
            expect(cells.nth(at)).to_contain_text(f"{points['NS']}–{points['EW']}")
    scores = [game.record.game.score.of(game.state) for game in (play, best)]
    result = daily.get_by_role("row", name=re.compile("^Result"))
    for score in scores:
        expect(result).to_contain_text(f"{score['NS']}–{score['EW']}")
    won = scores[0]["NS"] - scores[0]["EW"]
    became = "won" if won > 0 else "lost" if won else "drawn"
    expect(daily.get_by_role("button", name=re.compile(f"^Friday,? 20 November 2026, {became}$"))).to_be_visible()
    daily.get_by_role("button", name="Copy").click()
    expect(daily.get_by_text("Copied.")).to_be_visible()
    lines = table.evaluate("navigator.clipboard.readText()").splitlines()
    assert lines[0] == "Belote, daily deal of 20 November 2026"
    marks = "".join("●" if deal["NS"] > deal["EW"] else "○" if deal["NS"] < deal["EW"] else "–" for deal in own)
    assert lines[1] == f"{marks}  {scores[0]['NS']}–{scores[0]['EW']}"
    assert lines[-1].endswith(f"#daily=belote-{DAY}")
    check({"faults": faults(table), "axe": violations(table)})

    # Each game has days of its own.
    daily.get_by_role("radio", name="Écarté").check()
    assert table.url.endswith(f"#daily={DAY}")
    expect(daily.get_by_role("button", name=re.compile("^Friday,? 20 November 2026$"))).to_be_visible()
    close_panel(daily)
    expect(open_panel(table, "Daily deal").get_by_role("radio", name="Belote")).to_be_checked()


@pytest.mark.thorough
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


@pytest.mark.thorough
def test_an_address_without_a_day_that_can_be_played_shows_today(table: Page) -> None:
    for text in ("2026-02-30", "2999-01-01", "nothing", "belote-2026-02-30", "whist-2026-11-20"):
        table.goto(re.sub("#.*", "", table.url) + f"#daily={text}")
        daily = table.get_by_role("dialog", name="Daily deal")
        today = table.evaluate("new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' }).format(new Date())")
        expect(daily, text).to_contain_text(today)
        expect(daily.get_by_text("That day cannot be played"), text).to_be_visible()
        close_panel(daily)


@pytest.mark.thorough
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
    button(table, "Compare and share").click()
    expect(daily.get_by_role("row", name=re.compile("^You"))).to_contain_text("given up")
    expect(daily.get_by_text("the strongest player, did better.")).to_be_visible()
    expect(daily.get_by_role("button", name="What your decisions cost")).to_be_visible()


def before_last(play: Play) -> Play:
    """Return the daily deal at the start of its last deal; everybody has made the last legal move each time."""
    rules = play.record.game.rules
    while len(play.record.deals) < 5:
        mover = rules.turn(play.state)
        what = rules.legal(play.state, mover)[-1] if mover else play.record.game.deal.next_head(play.state)
        assert what is not None
        play = record.advance(play, what)
    return play


def lost_by_the_strongest(day: str) -> bool:
    best = days.play_by_strongest(days.begin("ecarte", day, {}))
    score = best.record.game.score.of(best.state)
    return score["N"] - score["S"] > 1
