"""Belote through the page: a whole game offline, three players by keyboard alone, automatic declarations."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from conftest import Host, Trouble, wait_ready
from ecarte.notation import ecn
from ecarte.record import result
from kit.belote import SHORT, Partner
from kit.pages import keep_everything, library, lose_network, replay
from kit.player import Player, brisk, button, log_of, open_panel, wait_offered
from kit.positions import find, mine
from kit.senses.keys import Keys, focused
from kit.shelf import kept, lay, open_game, seed_next

SEED = "b5" * 32
SCORE = re.compile(r"Score: Us (\d+), Them (\d+)\.$")


def new_game(page: Page, preset: str, *, keys: Keys | None = None, target: int = 500) -> None:
    """Begin a new game of belote against novices, from the panel."""
    press = (lambda what: keys.press(page, what)) if keys else (lambda what: what.click())
    press(button(page, "New game"))
    panel = page.get_by_role("dialog", name="New game")
    rules = panel.get_by_role("group", name="Rules")
    if keys:
        keys.go(page, panel.get_by_role("radio", name="Écarté"))
        page.keyboard.press("ArrowRight")
        keys.go(page, panel.get_by_role("radio", name="Classic"))
        while not panel.get_by_role("radio", name=preset).is_checked():
            page.keyboard.press("ArrowDown")
    else:
        panel.get_by_role("radio", name="Belote").check()
        rules.get_by_role("radio", name=preset).check()
    opponents = panel.get_by_role("group", name="Blaise and Ondine")
    if keys:
        keys.go(page, opponents.get_by_role("radio", name="novices"))
    else:
        opponents.get_by_role("radio", name="novices").check()
    panel.locator("summary").first.click() if not keys else keys.press(page, panel.locator("summary").first)
    panel.get_by_label("Points to win").select_option(str(target))
    before = page.url
    press(panel.get_by_role("button", name="Deal the cards"))
    expect(panel).to_be_hidden()
    page.wait_for_url(lambda url: url != before)


def scores(page: Page) -> list[tuple[int, int]]:
    found = map(SCORE.search, log_of(page).get_by_role("paragraph").all_inner_texts())
    return [(int(one[1]), int(one[2])) for one in found if one]


@pytest.mark.thorough
@pytest.mark.own_engine
def test_a_whole_game(page: Page, host: Host, trouble: Trouble) -> None:
    """A whole game is played offline from its beginning, and reloaded in the middle of a deal."""
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    keep_everything(page)
    Player(page).decide()  # a deal that nobody has looked at is not kept as a game
    lose_network(page.context, host)
    seed_next(page, SEED)
    new_game(page, "Classic")
    player = Partner(page)
    player.decide()
    # The browser's Back button leads to the game before.
    page.go_back()
    expect(page.get_by_role("main")).to_have_attribute("data-game", "ecarte")
    page.go_forward()
    expect(page.get_by_role("main")).to_have_attribute("data-game", "belote")
    while len(player.played) < 3:
        player.decide()
    wait_offered(page)
    before = kept(page)
    hand = [one.get_attribute("data-card") for one in page.locator(".table__hand [data-card]").all()]
    page.reload()
    wait_ready(page)
    wait_offered(page)
    assert [one.get_attribute("data-card") for one in page.locator(".table__hand [data-card]").all()] == hand
    assert kept(page)["record"] == before["record"]
    player.play_until("Rematch")

    # The result, the log, the stored game and the record agree.
    game = kept(page)
    score = game["summary"]["score"]
    assert scores(page)[-1] == (score["NS"], score["EW"])
    assert max(score.values()) >= 500
    [play] = ecn.loads(game["record"])
    assert result(play) == f"{score['NS']}-{score['EW']}"
    assert ecn.dumps(play) == game["record"]
    own = [line for line in log_of(page).get_by_role("paragraph").all_inner_texts() if line.startswith("You play the ")]
    assert [line.lower().split(" (")[0] for line in own] == [line.lower() for line in own]  # the log names every call
    assert [re.sub(r"[.:,].*$", "", line) for line in own] == [
        f"You play the {name[0].lower() + name[1:]}" for name in player.played
    ]
    assert game["players"] == {"N": "novice", "E": "novice", "W": "novice"}

    # The library lists it with its sides, and opens its replay.
    won = "Won" if game["summary"]["winner"] == "NS" else "Lost"
    games = library(page)
    line = games.get_by_role("button", name=f"{won}: Us {score['NS']}, Them {score['EW']}").first
    expect(line).to_contain_text("Belote · Classic · to 500")
    line.click()
    replay(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("You and Camille against Blaise and Ondine")

    # A rematch: the same people and rules; the next seat deals.
    button(page, "Close the replay").click()
    page.get_by_role("dialog", name="Your games").get_by_role("button", name="Close").click()
    expect(button(page, "Rematch")).to_be_visible()
    last = game["view"]["dealer"]
    player.choose("Rematch")
    wait_offered(page)
    again = kept(page)
    seats = again["view"]["seats"]
    assert again["view"]["dealer"] == seats[(seats.index(last) + 1) % 4]
    assert (again["players"], again["view"]["rules"]) == (game["players"], game["view"]["rules"])


@pytest.mark.thorough
def test_for_three_by_keys_alone(page: Page, host: Host, trouble: Trouble) -> None:
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    keys = Keys()
    seed_next(page, SEED)
    new_game(page, "For three", keys=keys)
    player = Partner(page, keys)
    player.play_until("Next deal")
    assert focused(page)
    assert keys.lost == []
    assert len(player.played) == 8 or kept(page)["view"]["scored"] is None
    assert sorted(kept(page)["summary"]["score"]) == ["E", "S", "W"]
    player.choose("Next deal")
    wait_offered(page)
    assert focused(page)


def has_meld(view: dict[str, object]) -> bool:
    legal = view["legal"]
    assert isinstance(legal, list)
    return bool(mine("play")(view) and not view["tricks"] and any(":meld:" in event for event in legal))


@pytest.mark.thorough
def test_what_the_page_does_by_itself(table: Page) -> None:
    """The page declares everything, unless the player wants to; taking back leads to the decision before it."""
    moment = find("a declaration", lambda v: has_meld(v) and any(b["seat"] == "S" for b in v["bids"]), SHORT)
    lay(table, moment)
    open_game(table, moment)
    expect(log_of(table)).to_contain_text(re.compile(r"You (announce|declare)"))
    assert "S:meld:" in json.dumps(kept(table)["log"])
    button(table, "Take back").click()
    expect(button(table, "Pass")).to_be_visible()
    assert kept(table)["view"]["phase"] == "bid"
    assert "S:meld:" not in json.dumps(kept(table)["log"])

    button(table, "Hint").click()
    expect(table.locator(".table__advised")).to_have_count(1)
    settings = open_panel(table, "Settings")
    settings.get_by_label("Announce what I can declare").uncheck()
    settings.get_by_role("button", name="Close").click()
    again = find("a declaration to make", has_meld, SHORT)
    lay(table, again)
    open_game(table, again)
    wait_offered(table)
    announce = table.locator(".table__choices").get_by_role("button", name=re.compile("Announce"))
    expect(announce.first).to_be_visible()
    assert "S:meld:" not in json.dumps(kept(table)["log"])

    button(table, "Menu").click()
    table.get_by_role("dialog", name="Menu").get_by_role("button", name="Resign").click()
    asked = table.get_by_role("dialog", name="Give this game up?")
    expect(asked).to_contain_text("The others win the game.")
    asked.get_by_role("button", name="Resign").click()
    expect(button(table, "Rematch")).to_be_visible()
    assert kept(table)["summary"]["resigned"] == "S"


@pytest.mark.sampled
@pytest.mark.parametrize("lang", ["fr", "ja"])
def test_new_game_panel_and_rules_in_other_languages(page: Page, host: Host, trouble: Trouble, lang: str) -> None:
    """Every word of the panels is translated: no id of a message is shown."""
    page.goto(f"{host.url}?lang={lang}")
    wait_ready(page)
    page.locator('[data-event="app:new"]').click()
    panel = page.get_by_role("dialog")
    panel.locator("input[name=game]").last.check()
    panel.locator("summary").first.click()
    nameless(panel)
    panel.locator("[data-event='app:close']").click()
    page.locator('[data-event="app:menu"]').click()
    page.locator('dialog [data-event="app:rules"]').click()
    page.get_by_role("dialog").locator("input[name=rules-of]").last.check()
    nameless(page.get_by_role("dialog"))


def nameless(place: Locator) -> None:
    assert re.findall(r"\b(?:option|preset|how|player|players|new|game|person)-[a-z]\w*", place.inner_text()) == []
