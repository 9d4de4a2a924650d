"""The end of a deal and of a game: both hands, the tally, the costliest decision, a challenge, the fan of a win."""

import re

import pytest
from playwright.sync_api import Page, expect

from conftest import Host, Trouble, wait_ready
from kit.belote import Partner
from kit.belote import moment as belote_moment
from kit.player import Player, button, wait_offered
from kit.positions import Moment, Rules, find, mine, moments
from kit.shelf import lay, open_game
from kit.waiting import Slices

pytestmark = pytest.mark.every_size

RESULT = "[data-part=result]"
COSTLIEST = f"{RESULT} p:has-text('What cost most')"
# Notes which cards are spread, from the first moment of the page.
WATCH = """
  window.spread = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if ("fan" in this.dataset) spread += 1;
    return animate.apply(this, how);
  };
"""


def last_card(name: str, winner: str) -> Moment:
    """Return a moment with the last card of a game, which the seat wins whatever is played."""

    def decided(view: dict) -> bool:  # type: ignore[type-arg]
        ahead = view["score"][winner] == 4 and view["won"].get(winner, 0) >= 3
        return bool(mine("play")(view) and len(view["hand"]) == 1 and ahead)

    return find(name, decided, Rules(), most=600)


def end(page: Page, moment: Moment) -> None:
    """Play the last card of a game."""
    lay(page, moment)
    open_game(page, moment)
    wait_offered(page)
    page.locator(".table__hand button").click()
    expect(page.locator(RESULT)).to_be_visible()


@pytest.mark.thorough
def test_both_hands_lie_open_after_a_deal(table: Page) -> None:
    moment = moments()["deal over, much scored"]
    lay(table, moment)
    open_game(table, moment)
    view = moment.view
    dealt: dict[str, list[str]] = {"S": [], "N": []}
    for trick in view["tricks"]:
        order = ["S", "N"] if trick["leader"] == "S" else ["N", "S"]
        for seat, card in zip(order, trick["cards"], strict=True):
            dealt[seat].append(card)
    theirs = table.locator("[data-part=opponent] [data-part=backs] [data-card]")
    assert theirs.evaluate_all("found => found.map((one) => one.dataset.card)") == dealt["N"]
    mine = table.get_by_role("list", name="The hand you played").get_by_role("listitem")
    expect(mine).to_have_count(len(dealt["S"]))
    Player(table).choose("Next deal")
    expect(table.locator("[data-played]")).to_have_count(0)


@pytest.mark.thorough
def test_a_lost_game_has_its_tally_and_what_cost_most(table: Page) -> None:
    lost = moments()["game over"]
    lay(table, lost)
    slices = Slices(table, 0)
    open_game(table, lost)
    result = table.get_by_role("region", name="Hortense wins the game")
    expect(result).to_contain_text("Games: Hortense leads you 1 to 0")
    expect(result).to_contain_text("The analyst looks at every decision")
    before = result.bounding_box()
    slices.go_on()
    expect(table.locator(COSTLIEST)).to_contain_text(
        re.compile(r"What cost most: “.+” in deal \d, [\d.]+\s% of a game"), timeout=90_000
    )
    assert result.bounding_box() == pytest.approx(before, abs=1)
    expect(table.locator("[data-fan]")).to_have_count(0)
    table.locator(COSTLIEST).get_by_role("button", name="Look at it").click()
    table.wait_for_url(re.compile(rf"#replay={lost.id}@"))
    expect(table.locator("[data-part=replay]")).to_contain_text("You chose:")
    table.go_back()
    expect(result).to_contain_text("What cost most")  # it was saved, and is shown at once


@pytest.mark.thorough
def test_a_friend_is_challenged_from_the_result(table: Page) -> None:
    over = moments()["game over"]
    lay(table, over)
    open_game(table, over)
    button(table, "Challenge a friend with these cards").click()
    link = table.get_by_role("dialog", name="Challenge a friend").get_by_role("textbox", name="Link")
    expect(link).to_have_value(re.compile(r"#\w"))
    table.keyboard.press("Escape")
    expect(table.locator(RESULT)).to_be_visible()
    expect(table.locator("[data-part=replay]")).to_have_count(0)
    assert table.url.endswith(f"#game={over.id}")
    expect(button(table, "Challenge a friend with these cards")).to_be_focused()


@pytest.mark.thorough
def test_cards_fan_out_when_a_game_is_won(page: Page, host: Host, trouble: Trouble) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(WATCH)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    end(page, last_card("a game about to be won", "S"))
    expect(page.locator("[data-fan]")).to_have_count(5)
    page.wait_for_function("window.spread === 5")
    expect(page.locator(RESULT)).to_contain_text("Games: you lead Hortense 1 to 0")


@pytest.mark.thorough
def test_nothing_fans_out_when_a_game_is_lost(page: Page, host: Host, trouble: Trouble) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(WATCH)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    end(page, last_card("a game about to be lost", "N"))
    expect(button(page, "Rematch")).to_be_visible()
    expect(page.locator("[data-played] li")).to_have_count(5)
    assert page.evaluate("spread") == 0
    expect(page.locator("[data-fan]")).to_have_count(0)


@pytest.mark.thorough
def test_a_king_that_has_won_the_game_is_shown(table: Page) -> None:
    """The other four cards stay face down, and a tap on one's own, which comes too late, is nobody's error."""
    moment = find(
        "a game lost to a king", lambda v: v["phase"] == "over" and "N" in v.get("open", {}), Rules(), most=600
    )
    lay(table, moment)
    open_game(table, moment)
    expect(table.locator(RESULT)).to_be_visible()
    backs = table.locator("[data-part=backs] [data-part=back]")
    expect(backs).to_have_count(5)
    expect(table.locator(f"[data-part=backs] [data-card='K{moment.view['trump']}']")).to_be_visible()
    expect(table.locator("[data-part=backs] [data-card='??']")).to_have_count(4)
    table.locator("[data-part=hand] [data-card]").first.click(force=True)  # it looks disabled
    expect(table.locator("[class*=refusal]")).to_have_count(0)


FIVE = Rules("classic", (("deals", 5),), "W", "belote")


def test_the_end_of_a_deal_of_belote(table: Page) -> None:
    """Its points are added up, the hands can be looked at, and the next deal is dealt."""
    moment = belote_moment("made")
    lay(table, moment)
    open_game(table, moment)
    scored = moment.view["scored"]
    result = table.locator(RESULT)
    for name, points in (("Cards", scored["cards"]), ("Written", scored["points"])):
        row = result.get_by_role("row", name=re.compile(f"^{name}"))
        expect(row.get_by_role("cell")).to_have_text([str(points["NS"]), str(points["EW"])])
    button(table, "Look at the hands").click()
    hands = table.get_by_role("region", name="All hands")
    expect(hands.get_by_role("img")).to_have_count(2 * 32)  # in the hands, and in the tricks
    rows = hands.get_by_role("table", name="Tricks").get_by_role("row")
    expect(rows).to_have_count(1 + 8)
    expect(rows.filter(has_text="takes it")).to_have_count(8)
    table.keyboard.press("Escape")
    expect(hands).to_have_count(0)
    expect(button(table, "Look at the hands")).to_be_focused()
    button(table, "Look at the hands").press("Enter")
    hands.get_by_role("button", name="Replay").click()
    expect(table).to_have_url(re.compile(f"#replay={moment.id}"))
    table.go_back()
    expect(table.locator("[data-part=replay]")).to_have_count(0)  # it has a button "Next deal", too
    expect(result).to_be_visible()
    Partner(table).choose("Next deal")
    expect(table.locator(RESULT)).to_have_count(0)


@pytest.mark.thorough
def test_the_end_of_a_game_of_belote(table: Page) -> None:
    """After the last of five deals there is no next one; the hands of the last can still be looked at."""
    moment = find("belote last card", last_of_five, FIVE, most=600)
    end(table, moment)
    expect(table.get_by_role("region", name="Score", exact=True)).to_contain_text("deal 5 of 5")
    expect(button(table, "Rematch")).to_be_visible()
    expect(button(table, "Next deal")).to_have_count(0)
    button(table, "Look at the hands").click()
    table.get_by_role("region", name="All hands").get_by_role("button", name="Replay").click()
    expect(table).to_have_url(re.compile(f"#replay={moment.id}@5"))


def last_of_five(view: dict) -> bool:  # type: ignore[type-arg]
    return bool(mine("play")(view) and view["deal"] == 5 and len(view["hand"]) == 1 and len(view["trick"]) == 3)
