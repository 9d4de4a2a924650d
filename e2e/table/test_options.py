"""The options of écarté at the table: doubles, offers, named suits, revokes, claims on kings."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from conftest import Host, Trouble, wait_ready
from kit.player import brisk, button, card, hand_of, log_of, wait_offered
from kit.positions import Moment, further
from kit.senses.looks import SIZES, faults
from kit.shelf import kept, lay

RESULT = ".table__result"
SLIP = "Other things you can do"


@pytest.fixture
def table(page: Page, host: Host, trouble: Trouble) -> Page:
    """Open the English page with every moment of these options among its saved games."""
    brisk(page)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    lay(page, *further().values())
    return page


def go(page: Page, name: str) -> Moment:
    moment = further()[name]
    page.evaluate("(id) => { location.hash = `game=${id}`; }", moment.id)
    page.wait_for_url(f"**#game={moment.id}")
    for held in moment.view["hand"]:  # the earlier game asks for something as well
        expect(hand_of(page).locator(f"[data-card='{held}']")).to_have_count(1)
    wait_offered(page)
    return moment


def besides(page: Page, name: str) -> Locator:
    """Open the slip of further choices, and return the one with this name."""
    page.locator("[data-event='table:slip:aside']").click()
    return page.get_by_role("region", name=SLIP).get_by_role("button", name=name, exact=True)


def played_out(page: Page) -> Locator:
    """Return the result of the deal, played by the rules: here the page holds no card back."""
    result = page.locator(RESULT)
    proper = hand_of(page).locator(".table__ready:not([data-event*='~'])")
    for _ in range(6):
        proper.or_(result).first.wait_for()
        if result.count():
            return result
        name = proper.first.get_attribute("aria-label") or ""
        card(page, name).click()
        expect(card(page, name)).to_have_count(0)
    raise AssertionError("the deal does not end")


@pytest.mark.thorough
def test_doubling(table: Page) -> None:
    go(table, "a double to answer")
    expect(table.get_by_role("main")).to_contain_text("Hortense offers to double")
    expect(button(table, "Accept")).to_have_accessible_description("tricks count double")
    expect(button(table, "Refuse")).to_have_accessible_description("Hortense scores 1")
    button(table, "Accept").click()
    expect(log_of(table)).to_contain_text("You accept: the tricks of this deal count double.")
    expect(table.get_by_role("region", name="Trick")).to_contain_text("The tricks of this deal count double")
    button(table, "Stand").click()
    expect(played_out(table)).to_contain_text("The tricks counted double.")
    [points] = set(re.findall(r"^=(?:0-(\d)|(\d)-0)", kept(table)["record"], re.M)) or [("", "")]
    assert "".join(points) in ("2", "3", "4", "5")  # with a king
    assert "N:double S:accept:double" in kept(table)["record"]


@pytest.mark.thorough
def test_a_double_that_you_offer_is_answered(table: Page) -> None:
    go(table, "double or offer")
    besides(table, "Double").click()
    expect(log_of(table)).to_contain_text(re.compile("Hortense (accepts: the tricks|refuses the double)"))
    assert re.search(r"S:double N:(accept|refuse):double", kept(table)["record"])


@pytest.mark.thorough
def test_an_offer(table: Page) -> None:
    go(table, "double or offer")
    besides(table, "Offer the point").click()
    expect(log_of(table)).to_contain_text(re.compile("Hortense (takes the point|declines)"))
    assert re.search(r"S:offer N:(accept:offer|decline)", kept(table)["record"])

    go(table, "an offer to answer")
    expect(button(table, "Decline")).to_have_accessible_description("all five, or Hortense scores 2")
    button(table, "Take it").click()
    expect(table.locator(RESULT)).to_contain_text("to you: Hortense gave you the point")
    expect(table.get_by_role("region", name="Score")).to_contain_text("You have 1 of 5 points")


@pytest.mark.thorough
def test_a_suit_is_named(table: Page) -> None:
    go(table, "a suit to name")
    button(table, "Hearts").click()
    expect(table.get_by_role("region", name="Trick")).to_contain_text("Hearts named")
    expect(log_of(table)).to_contain_text("You name hearts.")
    moment = go(table, "another suit required")
    [lying] = moment.view["trick"]
    back = hand_of(table).locator(f"[data-card='{lying['card']}']")
    expect(back).to_have_count(0)
    expect(table.get_by_role("main")).to_contain_text(re.compile("You must lead .+, as you named"))
    hand_of(table).locator(".table__ready").first.click()
    expect(back).to_have_count(1)
    go(table, "a suit named wrongly")
    expect(button(table, "Require hearts")).to_be_visible()
    button(table, "Let it be").click()
    expect(log_of(table)).to_contain_text("You let it be.")


@pytest.mark.thorough
def test_a_revoke_is_claimed(table: Page) -> None:
    moment = go(table, "a revoke to claim")
    button(table, "Hint").click()
    expect(table.locator("[data-event='table:slip:aside']")).to_have_class(re.compile("advised"))
    expect(table.get_by_text("Hint: claim by law 43, under “More…”.")).to_have_count(1)
    claim = besides(table, "Hortense revoked in trick 1")
    expect(claim).to_have_accessible_description(re.compile(r"Law 43: the .+ was not a legal play\."))
    claim.click()
    expect(table.get_by_role("main")).to_contain_text("Law 43: Hortense revoked in trick 1")
    button(table, "Play the hand again").click()
    expect(hand_of(table).get_by_role("button")).to_have_count(5)
    expect(log_of(table)).to_contain_text("Law 43: it is played again")
    expect(table.get_by_role("region", name="Hortense")).to_contain_text("scores one less")
    played_out(table)
    first = next(event for event in moment.view["legal"] if event.startswith("&claim"))
    assert re.search(rf"{first} &ruling:43:replay:#\d+", kept(table)["record"])


@pytest.mark.thorough
def test_a_lessened_score_is_explained(table: Page) -> None:
    moment = go(table, "a score lessened")
    points = next(each["points"] for each in moment.view["scored"] if each["seat"] == "N")
    expect(table.locator(RESULT)).to_contain_text("Law 43: one point less for Hortense, for a revoke.")
    expect(table.locator(RESULT)).to_contain_text(re.compile(f"{points}.*to Hortense"))
    expect(log_of(table)).to_contain_text("Hortense has one point less, for what was claimed.")


@pytest.mark.thorough
def test_a_card_is_taken_back(table: Page) -> None:
    moment = go(table, "a card to take back")
    [event] = [event for event in moment.view["legal"] if event.endswith("~back")]
    held = len(moment.view["hand"])
    expect(table.get_by_role("main")).to_contain_text("It was not a legal play.")
    button(table, "Take it back").click()
    expect(hand_of(table).get_by_role("button")).to_have_count(held + 1)
    expect(hand_of(table).locator(f"[data-card='{event[2:4]}']")).to_be_visible()
    expect(log_of(table)).to_contain_text(re.compile(r"You take the .+ back\."))


@pytest.mark.thorough
def test_a_card_left_lying_is_asked_about_once(table: Page) -> None:
    """It is not asked about again when another card is claimed meanwhile."""
    go(table, "a card left, another claimed")
    expect(button(table, "Leave it")).to_have_accessible_description("it may be claimed")
    button(table, "Leave it").click()
    expect(log_of(table)).to_contain_text("Hortense claims a revoke, by law 43.")
    expect(log_of(table)).to_contain_text("Hortense plays the jack of hearts.")
    expect(button(table, "Leave it")).to_have_count(0)


@pytest.mark.thorough
def test_a_false_king_is_put_right(table: Page) -> None:
    moment = go(table, "the king, held or not")
    score = table.get_by_role("region", name="Score")
    before = moment.view["score"]["S"]
    button(table, "Mark the king").click()
    expect(score).to_contain_text(f"You have {before + 1} of 5 points")
    expect(table.get_by_role("region", name="You", exact=True)).to_contain_text("king marked")
    button(table, "Take the mark off").click()
    expect(table.get_by_role("region", name="You", exact=True)).not_to_contain_text("king marked")
    expect(score).to_contain_text(f"You have {before} of 5 points")
    expect(log_of(table)).to_contain_text("You take a mark off the score.")

    moment = go(table, "a false king to claim")
    before = moment.view["score"]["N"]
    besides(table, "Hortense had no king").click()
    button(table, "Correct the score").click()
    expect(score).to_contain_text(f"Hortense has {before - 1} of 5 points")
    expect(log_of(table)).to_contain_text("Law 25: the mark for the king is taken off")


@pytest.mark.thorough
def test_a_lead_out_of_turn_goes_back(table: Page) -> None:
    go(table, "a lead out of turn")
    besides(table, "Hortense led out of turn").click()
    button(table, "Have it taken back").click()
    expect(log_of(table)).to_contain_text("Law 40: the card goes back.")
    expect(table.locator("[data-thrown]")).to_have_count(0)
    expect(table.get_by_role("region", name="Hortense")).to_contain_text("holds 5 cards")


def test_no_card_is_held_back_where_one_may_err(table: Page) -> None:
    moment = go(table, "a lead out of turn")
    for name in moment.view["hand"]:
        expect(hand_of(table).locator(f"[data-card='{name}']")).not_to_have_attribute("aria-disabled", "true")
    expect(hand_of(table).locator(".table__sunk")).to_have_count(0)


@pytest.mark.thorough
def test_a_hand_is_thrown_in_or_its_rest_claimed(table: Page) -> None:
    go(table, "a lead in London")
    besides(table, "Throw in").click()
    expect(table.locator(RESULT)).to_contain_text("you threw the hand in")
    assert "S:concede S:show:" in kept(table)["record"]
    # The other hand is open, and a revoke can be claimed by what it shows (law 43).
    hortense = table.get_by_role("region", name="Hortense")
    expect(hortense.get_by_role("img", name="ace of spades")).to_be_visible()
    expect(log_of(table)).to_contain_text("Hortense shows the hand:")
    go(table, "a revoke behind a hand thrown in")
    besides(table, "Hortense revoked in trick 1").click()
    button(table, "Play the hand again").click()
    expect(hand_of(table).locator(".table__ready")).not_to_have_count(0)
    expect(hortense.get_by_role("img", name="ace of spades")).to_have_count(0)
    go(table, "the rest to claim")
    besides(table, "Claim the rest").click()
    expect(table.locator(RESULT)).to_contain_text("to you")
    assert "S:claim" in kept(table)["record"]


def test_a_turned_king_is_marked_by_hand(table: Page) -> None:
    go(table, "a turned king to mark")
    button(table, "Mark the king").click()
    expect(table.get_by_role("region", name="Score")).to_contain_text("You have 1 of 5 points")
    assert "S:king" in kept(table)["record"]
    # Until the next turn-up, even after the last trick (law 22).
    go(table, "a turned king after the last trick")
    button(table, "Mark the king").click()
    expect(table.get_by_role("region", name="Score")).to_contain_text("You have 3 of 5 points")
    expect(button(table, "Mark the king")).to_have_count(0)
    expect(button(table, "Next deal")).to_be_visible()


@pytest.mark.thorough
def test_a_deal_is_played_again_from_the_card(table: Page) -> None:
    go(table, "a claim for one card")
    button(table, "Take it back there").click()
    expect(log_of(table)).to_contain_text("Law 43")
    record = kept(table)["record"]
    [claimed] = re.findall(r"&claim:S:43:(#\d+) ", record)
    assert f"&ruling:43:replay:{claimed}" in record
    played_out(table)


def test_by_keys(table: Page) -> None:
    """The slip is opened, walked through and closed by keys, and the focus returns."""
    go(table, "double or offer")
    more = table.locator("[data-event='table:slip:aside']")
    card(table, (hand_of(table).get_by_role("button").first.get_attribute("aria-label") or "")).focus()
    table.keyboard.press("Shift+Tab")
    expect(more).to_be_focused()
    table.keyboard.press("Enter")
    slip = table.get_by_role("region", name=SLIP)
    expect(slip.get_by_role("button", name="Double", exact=True)).to_be_focused()
    table.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    expect(more).to_be_focused()


@pytest.mark.thorough
def test_sizes(table: Page) -> None:
    found: dict[str, dict[str, list[str]]] = {}
    for name in further():
        table.set_viewport_size({"width": SIZES[-1][0], "height": SIZES[-1][1]})
        go(table, name)
        if wrong := faults(table):
            found[name] = wrong
    assert found == {}
