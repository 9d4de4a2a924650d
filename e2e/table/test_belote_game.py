"""Belote through the page: a whole game without a network, in and out of the library, looked back on, by links,
played on from a moment, for three by keys alone."""

import json
import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from conftest import Host, Trouble, wait_ready
from ecarte.notation import ecn
from ecarte.record import result
from kit.keys import Keys, focused
from kit.pages import choose, exported, keep_everything, library, lose_network, replay
from kit.player import Player, Seen, brisk, button, log_of, open_panel, read, wait_offered
from kit.positions import Moment, Rules, ask, find, mine
from kit.shelf import kept, lay, open_game, seed_next

SEED = "b5" * 32
SHORT = (("target", 500),)
FOUR, THREE = Rules("classic", SHORT, "W", "belote"), Rules("three", SHORT, "W", "belote")
SCORE = re.compile(r"Score: Us (\d+), Them (\d+)\.$")


class Partner(Player):
    """Takes with three cards of the suit, and plays the first card that may be played."""

    def choose(self, name: str) -> None:
        lines = log_of(self.page).get_by_role("paragraph")
        before = lines.count()
        self.press(button(self.page, name), name)
        expect(lines).not_to_have_count(before)

    def decide(self) -> Seen:
        wait_offered(self.page)
        seen = read(self.page)
        if seen.has("Next deal"):
            self.choose("Next deal")
        elif seen.has("Pass"):
            turned = self.page.locator("[data-spot=turned] [data-card], [data-card][data-spot=turned]")
            suit = (turned.first.get_attribute("data-card") or "??")[1] if turned.count() else "?"
            held = [one.get_attribute("data-card") or "" for one in self.page.locator(".table__hand [data-card]").all()]
            fits = sum(one.endswith(suit) for one in held) >= 3
            self.choose("Take" if seen.has("Take") and fits else "Pass")
        elif seen.ready:
            self.play(seen.ready[0])
        return seen


def new_game(page: Page, preset: str, *, keys: Keys | None = None, target: int = 500) -> None:
    """A new game of belote against novices, from the panel."""
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
    panel.get_by_label("Blaise and Ondine").select_option("novice")
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
    """Without a network from the beginning, and over a reload in the middle of a deal."""
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    keep_everything(page)
    Player(page).decide()  # cards that nobody has looked at are no game to go back to
    lose_network(page.context, host)
    seed_next(page, SEED)
    new_game(page, "Classic")
    player = Partner(page)
    player.decide()
    # The browser's way back leads to the game before.
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

    # The result, the log, what is kept and the record tell the same.
    game = kept(page)
    score = game["summary"]["score"]
    assert scores(page)[-1] == (score["NS"], score["EW"])
    assert max(score.values()) >= 500
    [play] = ecn.loads(game["record"])
    assert result(play) == f"{score['NS']}-{score['EW']}"
    assert ecn.dumps(play) == game["record"]
    own = [line for line in log_of(page).get_by_role("paragraph").all_inner_texts() if line.startswith("You play the ")]
    assert [line.lower().split(" (")[0] for line in own] == [line.lower() for line in own]  # no call is lost in them
    assert [re.sub(r"[.:,].*$", "", line) for line in own] == [
        f"You play the {name[0].lower() + name[1:]}" for name in player.played
    ]
    assert game["players"] == {"N": "novice", "E": "novice", "W": "novice"}

    # It lies in the library with its sides, and is looked back on from there.
    won = "Won" if game["summary"]["winner"] == "NS" else "Lost"
    games = library(page)
    line = games.get_by_role("button", name=f"{won}: Us {score['NS']}, Them {score['EW']}").first
    expect(line).to_contain_text("Belote · Classic · to 500")
    line.click()
    replay(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("You and Camille against Blaise and Ondine")

    # A rematch: the same people, by the same rules; the deal goes round.
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


@cache
def over() -> Moment:
    return find("belote over", lambda v: bool(v["phase"] == "over"), FOUR, most=2000)


@cache
def over_three() -> Moment:
    return find("three over", lambda v: bool(v["phase"] == "over"), THREE, most=2000)


@pytest.mark.thorough
def test_in_the_library(table: Page, tmp_path: Path) -> None:
    """Found by game and by words, taken out and back in."""
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


def stands(page: Page, at: str) -> None:
    expect(page.locator(".replay__replay .table__table")).to_have_attribute("data-at", at)


# On how many lines the cards of each trick stand, where nothing is declared with them.
TRICK_LINES = """() => [...document.querySelectorAll(".replay__moves-row.replay__trick")]
  .filter((row) => row.querySelectorAll(".replay__move").length === 4)
  .filter((row) => row.querySelectorAll(".replay__move[data-do=play]").length === 4)
  .map((row) => [...row.children].map((each) => each.getBoundingClientRect()))
  .map((boxes) => boxes.map(({ top, bottom }) => (top + bottom) / 2))
  .map((middles) => (Math.max(...middles) - Math.min(...middles) < 4 ? 1 : 2))"""


@pytest.mark.thorough
def test_replay(table: Page) -> None:
    """All hands or one, by events, tricks and deals; the list and the score sheet tell what happened."""
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
    for width in (1280, 1440):  # the cards of a trick stand in one line
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
    # A link is somebody else's game, and nobody is spoken to.
    expect(page.get_by_role("heading", level=1)).to_have_text("Camille and Guest against Blaise and Ondine")
    expect(page.get_by_role("region", name="Trump")).to_have_text(re.compile("Guest took$"))
    button(page, "Next event").click()
    page.wait_for_url("**@2#13")
    page.reload()
    replay(page)
    stands(page, "2#13")
    button(page, "Close the replay").click()
    wait_offered(page)
    # In another site's page, too.
    page.goto(f"{host.url}embed/?lang=en#{made}")
    stands(page, "2#12")
    expect(page.get_by_role("heading", level=1)).to_have_text("Camille and Guest against Blaise and Ondine")


@pytest.mark.thorough
def test_a_challenge_in_another_seat(page: Page, host: Host, trouble: Trouble) -> None:
    """The friend sits in the east: whoever plays there sees that hand, with a partner in the west."""
    brisk(page)
    made = ask(do="challenge", record=over().record, seat="E")["link"]
    page.goto(f"{host.url}?lang=en#{made}")
    offer = page.locator(".visit__slip")
    expect(offer).to_contain_text("These deals have been played with Ondine against")
    expect(offer).to_contain_text("Changed in this game: Points to win (500).")
    offer.get_by_role("button", name="Play").click()
    expect(page.locator('main.table__table[data-game="belote"]')).to_be_visible()  # not the game that lay there before
    wait_offered(page)
    game = kept(page)
    assert (game["source"], game["seat"], sorted(game["players"])) == ("challenge", "E", ["N", "S", "W"])
    # The record says of each of them that it is the computer, and how it plays.
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
    """What can be declared is declared, unless the player wants to; taking back goes behind it, not to it."""
    moment = find("a declaration", lambda v: has_meld(v) and any(b["seat"] == "S" for b in v["bids"]), FOUR)
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
    again = find("a declaration to make", has_meld, FOUR)
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


@pytest.mark.thorough
def test_play_from_here(table: Page, context: BrowserContext) -> None:
    """A what-if game goes back into the game as a variation."""
    lay(table, over())
    table.evaluate("(id) => { location.hash = `replay=${id}@1#20`; }", over().id)
    replay(table)
    stands(table, "1#20")
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


@pytest.mark.sampled
@pytest.mark.parametrize("lang", ["fr", "ja"])
def test_new_game_panel_and_rules_in_other_languages(page: Page, host: Host, trouble: Trouble, lang: str) -> None:
    """Every word of the panels is there: no name of a message is seen."""
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
