"""Games of belote in the library, in replays, in links, and played on from a moment."""

import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from conftest import Host, Trouble
from ecarte.notation import ecn
from kit.belote import SHORT, SHORT_THREE, Partner
from kit.pages import choose, exported, library, replay
from kit.player import brisk, button, wait_offered
from kit.positions import Moment, ask, find
from kit.replays import stands
from kit.shelf import kept, lay


@cache
def over() -> Moment:
    return find("belote over", lambda v: bool(v["phase"] == "over"), SHORT, most=2000)


@cache
def over_three() -> Moment:
    return find("three over", lambda v: bool(v["phase"] == "over"), SHORT_THREE, most=2000)


@pytest.mark.thorough
def test_in_the_library(table: Page, tmp_path: Path) -> None:
    """A game is found by its kind and by words, exported and imported."""
    ecarte = find("ecarte over", lambda v: bool(v["phase"] == "over"), most=600)
    lay(table, over(), over_three(), ecarte)
    games = library(table)
    expect(games.get_by_role("listitem")).to_have_count(4)
    games.get_by_label("Game", exact=True).select_option(label="Belote")
    expect(games.get_by_role("listitem")).to_have_count(2)
    text = exported(table, games, "Export these")
    assert sorted(ecn.dumps(play) for play in ecn.loads(text)) == sorted([over().record, over_three().record])
    games.get_by_role("searchbox").fill("ondine three")
    expect(games.get_by_role("listitem")).to_have_count(1)
    e, s, w = (over_three().answer["summary"]["score"][side] for side in "ESW")
    expect(games.get_by_role("listitem")).to_contain_text(f"You {s}, Blaise {e}, Ondine {w}")
    games.get_by_role("button", name="Delete the game").click()
    games.get_by_role("searchbox").fill("")
    expect(games.get_by_role("listitem")).to_have_count(1)
    (tmp_path / "belote.ecn").write_text(text, "utf-8")
    shown = choose(table, tmp_path / "belote.ecn")
    expect(shown.locator(".files__course-sum")).to_have_text("One game is in your library now. One was there already.")
    shown.get_by_role("button", name="To your games").click()
    games.get_by_label("Game", exact=True).select_option(label="Belote")
    expect(games.get_by_role("listitem").filter(has_text="imported")).to_contain_text(str(s))


# The number of lines for the cards of each trick, where nothing is declared with them.
TRICK_LINES = """() => [...document.querySelectorAll(".replay__moves-row.replay__trick")]
  .filter((row) => row.querySelectorAll(".replay__move").length === 4)
  .filter((row) => row.querySelectorAll(".replay__move[data-do=play]").length === 4)
  .map((row) => [...row.children].map((each) => each.getBoundingClientRect()))
  .map((boxes) => boxes.map(({ top, bottom }) => (top + bottom) / 2))
  .map((middles) => (Math.max(...middles) - Math.min(...middles) < 4 ? 1 : 2))"""


@pytest.mark.thorough
def test_replay(table: Page) -> None:
    """All hands or one, by events, tricks and deals; the list and the score sheet describe the game."""
    lay(table, over())
    deals = ask(do="replay", record=over().record, seat=None)["replay"]["deals"]
    first = deals[0]["events"]
    turned = next(each["at"] for each in first if each["entry"]["do"] == "turn")
    table.evaluate("(id) => { location.hash = `replay=${id}`; }", over().id)
    replay(table)
    stands(table, turned)
    expect(table.locator(".replay__replay .belote__plate .table__backs[data-open]")).to_have_count(3)
    tricks = [each["at"] for each in first if any(one["do"] == "trick" for one in each["follows"])]
    assert len(tricks) == 8
    table.keyboard.press("End")
    stands(table, deals[-1]["events"][-1]["at"])
    for width in (1280, 1440):  # the cards of a trick are on one line
        table.set_viewport_size({"width": width, "height": 800})
        lines = table.evaluate(TRICK_LINES)
        assert len(lines) > 8
        assert {line for line in lines if line != 1} == set(), width
    table.keyboard.press("Home")
    for _ in range(40):
        table.keyboard.press("PageDown")
        at = table.locator(".replay__replay .table__table").get_attribute("data-at")
        if at == tricks[0]:
            break
    stands(table, tricks[0])
    table.keyboard.press("PageDown")
    stands(table, tricks[1])
    score = deals[0]["score"]
    moves = table.get_by_role("region", name="Moves")
    expect(moves).to_contain_text(f"Us {score['NS']}, Them {score['EW']}.")
    moves.locator(f'[data-moment="{turned}"]').click()
    stands(table, turned)

    # One seat sees its own hand and what everybody sees.
    table.get_by_label("Which hands are shown").select_option(label="Only yours")
    expect(table.locator(".replay__replay .belote__plate .table__backs[data-open]")).to_have_count(0)
    hand = table.locator(".replay__replay .table__hand [data-card]")
    expect(hand).to_have_count(5)
    assert "??" not in [one.get_attribute("data-card") for one in hand.all()]
    table.get_by_label("Which hands are shown").select_option(label="All hands")

    button(table, "More").click()
    table.get_by_role("menuitem", name="Score sheet").click()
    sheet = table.get_by_role("dialog", name="Score sheet")
    expect(sheet.get_by_role("row")).to_have_count(1 + len(deals))
    end = over().answer["summary"]["score"]
    expect(sheet.get_by_role("row").last).to_contain_text(f"{end['NS']}–{end['EW']}")
    expect(sheet.locator(".sheets__paper-result")).to_contain_text(f"{end['NS']}–{end['EW']}")


@pytest.mark.thorough
def test_a_link_in_a_fresh_profile(page: Page, host: Host, trouble: Trouble) -> None:
    brisk(page)
    made = ask(do="link", record=over().record, at="2#12", seat=None)["link"]
    page.goto(f"{host.url}?lang=en#{made}")
    replay(page)
    stands(page, "2#12")
    # A game from a link is another player's, and nobody is addressed as "you".
    expect(page.get_by_role("heading", level=1)).to_have_text("Camille and Anonymous against Blaise and Ondine")
    expect(page.get_by_role("region", name="Trump")).to_have_text(re.compile("Anonymous took$"))
    button(page, "Next event").click()
    page.wait_for_url("**@2%2313")
    page.reload()
    replay(page)
    stands(page, "2#13")
    button(page, "Close the replay").click()
    wait_offered(page)
    # The same in another site's page.
    page.goto(f"{host.url}embed/?lang=en#{made}")
    stands(page, "2#12")
    expect(page.get_by_role("heading", level=1)).to_have_text("Camille and Anonymous against Blaise and Ondine")


@pytest.mark.thorough
def test_a_challenge_in_another_seat(page: Page, host: Host, trouble: Trouble) -> None:
    """The friend plays East, sees that hand, and has a partner in the west."""
    brisk(page)
    made = ask(do="challenge", record=over().record, seat="E")["link"]
    page.goto(f"{host.url}?lang=en#{made}")
    offer = page.locator(".visit__slip")
    expect(offer).to_contain_text("These deals have been played with Ondine against")
    expect(offer).to_contain_text("Changed in this game: Points to win (500).")
    offer.get_by_role("button", name="Play").click()
    expect(page.locator('main.table__table[data-game="belote"]')).to_be_visible()  # not the earlier game
    wait_offered(page)
    game = kept(page)
    assert (game["source"], game["seat"], sorted(game["players"])) == ("challenge", "E", ["N", "S", "W"])
    # The record says that each of them is the computer, and how it plays.
    computer = " ".join(f"{seat}:{player}" for seat, player in sorted(game["players"].items()))
    assert f'[Computer "{computer}"]' in game["record"]
    dealt = re.search(r" E<(\S{10})", over().record)
    assert dealt is not None
    assert set(re.findall("..", dealt[1])) <= {*game["view"]["hand"], *played_by(game)}
    names = page.locator(".belote__plate .table__name")
    assert sorted(name.inner_text().strip() for name in names.all()) == ["Aurèle", "Camille", "Ondine"]
    player = Partner(page)
    player.decide()
    wait_offered(page)
    assert any(entry.get("seat") == "E" and entry["do"] in ("say", "play") for entry in kept(page)["log"])


def played_by(game: dict[str, object]) -> list[str]:
    log = game["log"]
    assert isinstance(log, list)
    return [entry["card"] for entry in log if entry["do"] == "play" and entry["seat"] == "E"]


@pytest.mark.thorough
def test_play_from_here(table: Page, context: BrowserContext) -> None:
    """A what-if game is saved in the game as a variation."""
    lay(table, over())
    table.evaluate("(id) => { location.hash = `replay=${id}@1#24`; }", over().id)
    replay(table)
    stands(table, "1#24")
    button(table, "Play from here").click()
    table.get_by_role("dialog", name="Play from here").get_by_role("button", name="In your own place").click()
    expect(table.locator(".kit__strip")).to_contain_text("What if?")
    player = Partner(table)
    player.decide()
    wait_offered(table)
    button(table, "Back to the replay").first.click()
    replay(table)
    expect(table.get_by_role("group", name="Instead of this")).to_have_count(1)
    text = kept(table, over().id)["record"]
    assert "(" in text
    [play] = ecn.loads(text)
    assert ecn.dumps(play) == text
