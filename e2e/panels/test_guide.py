"""The guide of a first game: offered once, each moment explained once, and left by one button."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from conftest import Host, Trouble, wait_ready
from kit.belote import moment as belote_moment
from kit.player import Player, brisk, button, close_panel, open_panel, wait_offered
from kit.positions import Json, Moment, Rules, ask, moments, new
from kit.senses.looks import SIZES, box, boxes, check, faults, violations
from kit.shelf import kept, lay, seed_next

pytestmark = pytest.mark.every_size

PACK = "[class*=__pack]"
PORTRAIT = "[class*=__opponent] [class*=__medallion]"
OFFER = "New to écarté? Play with a guide"
SAID = {
    "propose or play": "Propose an exchange of cards, or stand",
    "accept or refuse": "proposes. Accept, and both exchange cards.",
    "discard as dealer": "Pick the cards you do not want",
    "lead": "You lead any card.",
    "follow, some refused": "Cards you may not play lie lower.",
    "deal over, much scored": "Three tricks or four score 1 point",
    "game over": "That is écarté.",
}
SAID_IN_BELOTE = {
    "first round": "Take if your side can make more than half",
    "second round": "Nobody took.",
    "eight": "Without it you must trump",
    "made": "The takers need more points",
}


def guide_of(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Your guide")


def sentences(guide: Locator) -> list[str]:
    """Return what is explained, a text for each moment; suits have no name."""
    found = guide.locator("p span").all_inner_texts()
    return [re.sub("clubs|diamonds|hearts|spades", "…", each).strip() for each in found]


def ended(page: Page) -> bool:
    """Return whether the game is over."""
    return page.get_by_role("main").get_attribute("data-phase") == "over"


def show(page: Page, moment: Moment) -> Locator:
    """Show a game with a guide."""
    lay(page, moment)
    kept = json.dumps({"game": moment.id, "told": []})
    page.evaluate("(kept) => localStorage.setItem('ecarte.guide', kept)", kept)
    page.evaluate("(id) => { location.hash = `game=${id}`; }", moment.id)
    page.reload()
    wait_offered(page)
    return guide_of(page)


def deal_first(page: Page, moment: str, dealer: str) -> None:
    """Let the first game be that of a moment, dealt by a seat: the offer goes when the opponent leads a card."""
    first = new(moments()[moment].seed, Rules(dealer=dealer))
    page.route("**/deals/**", lambda route: route.fulfill(json={"first": first, "then": []}))


def test_the_guide_is_offered_once(page: Page, host: Host, trouble: Trouble) -> None:
    deal_first(page, "propose or play", dealer="N")
    page.goto(f"{host.url}?lang=en")
    offer = button(page, OFFER)
    offer.click()
    guide = guide_of(page)
    first = "A king turned up"
    expect(guide).to_contain_text(first)
    expect(offer).to_have_count(0)
    wait_ready(page)
    page.reload()
    wait_offered(page)
    expect(guide).to_contain_text(first)
    guide.get_by_role("button", name="Leave the guide").press("Enter")
    expect(guide).to_have_count(0)
    expect(page.locator(".table__table :focus")).to_have_count(1)
    page.reload()
    wait_offered(page)
    expect(guide).to_have_count(0)
    expect(offer).to_have_count(0)


def test_the_guide_is_offered_until_the_first_decision(page: Page, host: Host, trouble: Trouble) -> None:
    """The offer stays when the opponent speaks first."""
    deal_first(page, "accept or refuse", dealer="S")
    page.goto(f"{host.url}?lang=en")
    offer = button(page, OFFER)
    expect(button(page, "Accept")).to_be_visible()
    expect(offer).to_be_visible()
    button(page, "Refuse").click()
    expect(offer).to_have_count(0)


def stands(game: Json) -> bool:
    """Return whether the first opponent begins a game by standing."""
    after = ask(do="bot", record=game["record"], player="beginner", **{"as": "N"})
    return bool(after["view"]["phase"] == "play")


@pytest.mark.thorough
def test_the_guide_is_offered_again_when_the_opponent_led_at_once(page: Page, host: Host, trouble: Trouble) -> None:
    """In a first deal of cards alone there is no time to see the offer."""
    brisk(page)
    games = (new(f"{number:064x}", Rules(dealer="S")) for number in range(99))
    first = next(game for game in games if stands(game))
    page.route("**/deals/**", lambda route: route.fulfill(json={"first": first, "then": []}))
    page.goto(f"{host.url}?lang=en")
    wait_offered(page)
    offer = button(page, OFFER)
    expect(offer).to_have_count(0)
    player = Player(page)
    player.play_until("Next deal")
    expect(offer).to_have_count(0)
    player.choose("Next deal")
    player.play_until("Propose")
    expect(offer).to_be_visible()
    player.choose("Propose")
    expect(offer).to_have_count(0)


@pytest.mark.thorough
@pytest.mark.parametrize("names", [[*SAID][:2], [*SAID][2:]], ids=["first", "rest"])
def test_each_moment_is_explained_and_covers_nothing(table: Page, names: list[str]) -> None:
    for name in names:
        guide = show(table, moments()[name])
        expect(guide).to_contain_text(SAID[name])
        check({f"{name}: faults": faults(table), f"{name}: axe": violations(table)})
        for width, height in SIZES:
            table.set_viewport_size({"width": width, "height": height})
            above, below = boxes(guide, table.locator(".table__table"))
            assert above["y"] + above["height"] <= below["y"] + 0.5, name


@pytest.mark.thorough
def test_the_moments_of_belote(table: Page) -> None:
    for name, said in SAID_IN_BELOTE.items():
        guide = show(table, belote_moment(name))
        expect(guide).to_contain_text(said)
        check({name: faults(table)})


@pytest.mark.thorough
def test_a_deal_with_the_guide(page: Page, host: Host, trouble: Trouble) -> None:
    """Nothing is said twice, and the table keeps its place."""
    brisk(page)
    deal_first(page, "propose or play", dealer="N")
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    button(page, OFFER).click()
    guide = guide_of(page)
    expect(guide).to_be_visible()
    wait_offered(page)
    player = Player(page)
    said: list[str] = []  # what was explained, in order
    now: list[str] = []
    places = set()
    ends = 0
    while ends < 2 and not ended(page):
        before = now
        now = sentences(guide)
        said += [each for each in now if each not in before]
        places.add(round(box(page.locator(".table__table"))["y"]))
        ends += player.decide().has("Next deal")
        wait_offered(page)
    assert len(said) >= 3
    assert [*dict.fromkeys(said)] == said
    assert any(each.startswith("Three tricks or four score 1 point") for each in said)
    assert len(places) == 1


@pytest.mark.thorough
def test_no_card_plays_itself_beside_the_guide(table: Page) -> None:
    """The guide says why there is no choice, and waits for the card."""
    moment = moments()["follow, some refused"]
    [event] = moment.view["legal"]
    card = table.locator(f"[data-part=hand] [data-card='{event.split('.')[1]}']")
    guide = show(table, moment)
    expect(card).to_have_count(1)
    table.evaluate("""localStorage.setItem("ecarte.settings", '{"speed":"off","autoplay":true}')""")
    table.reload()
    expect(guide).to_contain_text("Only one card may be played here.")
    card.click()
    expect(card).to_have_count(0)


@pytest.mark.thorough
def test_a_guided_game_from_the_lessons(table: Page) -> None:
    moment = moments()["lead"]
    lay(table, moment)
    table.evaluate("(id) => { location.hash = `game=${id}`; }", moment.id)
    expect(table.locator(".table__table[data-phase=play]")).to_be_visible()
    panel = open_panel(table, "Lessons")
    seed_next(table, f"{5:064x}")  # of a deal whose first moment is not the opponent's lead
    panel.get_by_role("button", name="A first game with a guide").click()
    expect(panel).to_have_count(0)
    expect(guide_of(table)).to_contain_text("The turned card makes")
    assert moment.id not in table.url


@pytest.mark.thorough
def test_the_lessons_come_after_the_game(table: Page) -> None:
    guide = show(table, moments()["game over"])
    guide.get_by_role("button", name="Lessons").click()
    close_panel(table.get_by_role("dialog", name="Lessons"))
    expect(guide).to_be_visible()
    table.reload()
    wait_offered(table)
    expect(guide).to_have_count(0)


PHONES = [(width, height) for width in (320, 360, 390, 430) for height in (568, 640, 700, 740, 844, 932)]


@pytest.mark.thorough
def test_the_stock_covers_nobody(table: Page) -> None:
    """With the guide and without, it lies between the opponent's portrait and the prompt."""
    guide = show(table, moments()["propose or play"])
    pack, person, prompt = (table.locator(f".table__table {part}") for part in (PACK, PORTRAIT, "[data-part=ask]"))
    wrong = []
    for leaves in (False, True):
        if leaves:
            guide.get_by_role("button", name="Leave the guide").click()
            expect(guide).to_have_count(0)
        for width, height in PHONES:
            table.set_viewport_size({"width": width, "height": height})
            lies, above, below = boxes(pack, person, prompt)
            if lies["y"] < above["y"] + above["height"] or lies["y"] + lies["height"] > below["y"]:
                wrong.append((leaves, width, height))
    assert wrong == []


@pytest.mark.thorough
def test_each_decision_is_judged(table: Page) -> None:
    """Unasked where nothing new is explained, else at a tap: the hand, the best choice, and what saying no risks."""
    guide = show(table, moments()["accept or refuse"])
    expect(guide).to_contain_text(SAID["accept or refuse"])
    place = box(table.locator(".table__table"))["y"]
    guide.get_by_role("button", name="What would a good player weigh?").click()
    expect(guide).to_contain_text("A good player’s choice: ")
    expect(guide).to_contain_text(re.compile(r"(With|You hold) .*trump"))
    expect(guide).to_contain_text(
        re.compile(r"If you refuse now and lose, .+ scores 2 points and (has \d|wins the game)\.")
    )
    expect(guide).not_to_contain_text(SAID["accept or refuse"])
    assert box(table.locator(".table__table"))["y"] > place - 1  # it grows at most, for longer words
    check({"faults": faults(table), "axe": violations(table)})
    assert kept(table)["summary"]["help"] == {"hints": 0, "takebacks": 0}
    # Told before, it is quiet: the judgement comes by itself.
    told = {"game": moments()["accept or refuse"].id, "told": ["turned", "turned-king", "answer"]}
    table.evaluate("(told) => localStorage.setItem('ecarte.guide', told)", json.dumps(told))
    table.reload()
    wait_offered(table)
    expect(guide).to_contain_text("A good player’s choice: ")


@pytest.mark.thorough
def test_after_a_guided_game_there_is_another(table: Page) -> None:
    """The end offers one; the slip for newcomers does not come back."""
    guide = show(table, moments()["game over"])
    seed_next(table, f"{5:064x}")
    guide.get_by_role("button", name="Another game with the guide").click()
    expect(guide).to_contain_text("The turned card makes")
    guide.get_by_role("button", name="Leave the guide").click()
    expect(guide).to_have_count(0)
    expect(button(table, OFFER)).to_have_count(0)
