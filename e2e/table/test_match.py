"""Matches: a rubber that is resumed, a pool that is watched, a French gallery."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from conftest import Trouble, wait_ready
from ecarte.core.cards import PACK
from ecarte.core.game import Event
from ecarte.notation import ecn
from kit.pages import SEED, begin
from kit.player import Player, button, close_panel, hand_of, open_panel, wait_offered
from kit.senses.hearing import heard, listen
from kit.senses.hiding import everything, names
from kit.senses.looks import check, faults, violations
from kit.shelf import kept, seed_next


def strip(page: Page) -> Locator:
    return page.locator(".match__strip")


def give_up(page: Page) -> None:
    button(page, "Menu").click()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Resign").click()
    page.get_by_role("dialog", name="Give this game up?").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("region", name="You gave the game up")).to_be_visible()


def dismiss(page: Page) -> None:
    """Dismiss the notice with the bets, where there is one; it may go by itself meanwhile."""
    away = page.get_by_role("button", name="Dismiss")
    away.evaluate_all("(buttons) => buttons.forEach((each) => each.click())")
    expect(away).to_have_count(0)


def unseen(page: Page) -> set[str]:
    """Return the cards of the deal that no spectator can know; the portrait's card is shown anyway."""
    [play] = ecn.loads(kept(page)["record"])
    shown = {"Ks"}  # the portrait of Armand
    for step in play.steps:
        if step.deal == play.steps[-1].deal and isinstance(step.what, Event) and step.what.do in ("turn", "play"):
            shown.update(step.what.cards)
    cut = play.record.tag("Cut")
    return {card for card in PACK if card not in shown and card not in cut and card not in play.record.tag("Draw")}


def found(page: Page, own: set[str] | None = None) -> list[str]:
    """Return those of them that are shown, except a seat's own."""
    shown = everything(page)  # before the record, which is never shown
    return [card for card in sorted(unseen(page) - (own or set())) if names(card).search(shown)]


@pytest.mark.thorough
def test_a_rubber_is_taken_up_again(table: Page) -> None:
    begin(table, kind="rubber-3", stake="2")
    expect(strip(table)).to_contain_text("Best of three games · game 1")
    expect(strip(table)).to_contain_text("You 0, Anatole 0")
    wait_offered(table)
    Player(table).decide()
    # Chips are at stake: nothing can be taken back, as the page shows and announces, and says when it is tried.
    back, final = button(table, "Take back"), re.compile("^Nothing is taken back here: the game is played for chips.")
    expect(back).to_have_attribute("aria-disabled", "true")
    expect(back).to_have_accessible_description(final)
    decided = kept(table)["record"]
    back.click(force=True)
    expect(table.locator(".kit__notice")).to_contain_text("Nothing is taken back here: the game is played for chips.")
    assert kept(table)["record"].startswith(decided.removesuffix("*\n"))
    table.locator(".kit__notice").get_by_role("button", name="Dismiss").click()
    give_up(table)
    expect(strip(table)).to_contain_text("You 0, Anatole 1")
    expect(strip(table).get_by_role("img", name="Purse: 18 chips")).to_be_visible()
    first = kept(table)

    # Reloaded, perhaps after days: the match is in the list, and the deal still alternates.
    table.reload()
    wait_ready(table)
    games = open_panel(table, "Your games")
    expect(games.get_by_text("Matches to continue")).to_be_visible()
    games.get_by_role("button", name=re.compile("Best of three games: You 0, Anatole 1")).click()
    expect(games).to_be_hidden()
    expect(strip(table)).to_contain_text("Best of three games · game 2")
    second = kept(table)
    assert second["summary"]["match"]["id"] == first["summary"]["match"]["id"]
    assert second["view"]["dealer"] != first["view"]["dealer"]
    assert '[MatchScore "0-1"]' in second["record"]
    assert '[Purse "S:18 N:22"]' in second["record"]
    table.reload()
    wait_ready(table)
    expect(strip(table)).to_contain_text("Best of three games · game 2")
    wait_offered(table)
    give_up(table)
    expect(table.get_by_role("region", name="You gave the game up")).to_contain_text("Anatole wins the match.")
    expect(button(table, "Next game")).to_have_count(0)
    button(table, "The match").click()
    sheet = table.get_by_role("dialog", name="Best of three games")
    expect(sheet).to_contain_text("You 0, Anatole 2")
    expect(sheet.get_by_role("listitem").filter(has_text="Anatole")).not_to_have_count(0)
    close_panel(sheet)


@pytest.mark.thorough
def test_the_game_one_waits_for_can_be_skipped(table: Page) -> None:
    """It is played to its end at once, and nothing of it is lost."""
    begin(table, kind="pool", stake="2")
    expect(strip(table)).to_contain_text("You wait")
    button(table, "Skip this game").click()
    expect(button(table, "Next game")).to_be_visible(timeout=60_000)
    game = kept(table)
    assert game["summary"]["over"]
    button(table, "Next game").click()
    expect(strip(table)).to_contain_text("game 2")


@pytest.mark.thorough
def test_a_pool_is_watched_from_outside(table: Page) -> None:
    begin(table, kind="pool", stake="2")
    expect(strip(table)).to_contain_text("You wait")
    expect(strip(table).get_by_role("img", name="6 chips in the pool")).to_be_visible()
    # The person who waits sees neither hand, plays nothing, and can stop the game.
    lines = table.locator(".table__log p")
    for _ in range(3):
        button(table, "Pause").click()
        expect(button(table, "Go on")).to_have_attribute("aria-pressed", "true")
        hand = table.get_by_role("list", name=re.compile("^Hand of "))
        expect(hand.get_by_role("listitem").first).to_have_accessible_name("A hidden card")
        assert found(table) == []
        expect(table.locator(".table__hand [data-event]")).to_have_count(0)
        answer = lines.count()
        button(table, "Go on").click()
        expect(lines).not_to_have_count(answer)
    button(table, "Faster").click()
    expect(button(table, "Next game")).to_be_visible(timeout=120_000)
    game = kept(table)
    assert game["summary"]["over"]
    winner = game["summary"]["players"][game["summary"]["winner"]]
    result = table.get_by_role("region", name=f"{winner} wins the game")
    expect(result).to_contain_text("8 chips in the pool.")
    expect(result).not_to_contain_text("You took")
    button(table, "Review").click()
    review = table.get_by_role("dialog", name="Review")
    expect(review.get_by_role("figure")).to_be_visible(timeout=60_000)
    table.go_back()
    expect(review).to_be_hidden()
    table.go_back()

    # The newcomer takes the loser's seat, and pays the stake.
    button(table, "Next game").click()
    expect(strip(table)).to_contain_text(f"{winner} has won one game")
    expect(hand_of(table).get_by_role("button")).to_have_count(5)
    wait_offered(table)
    give_up(table)
    expect(table.get_by_role("region", name="You gave the game up")).to_contain_text(
        f"Two games running: {winner} takes the pool."
    )
    expect(strip(table).get_by_role("img", name="Purse: 16 chips")).to_be_visible()


@pytest.mark.thorough
def test_the_gallery_advises_and_the_player_decides(table: Page) -> None:
    listen(table)
    table.reload()
    begin(table, kind="rubber-3", gallery="french")
    expect(table.get_by_text("The bets are made:")).to_be_visible()
    bets = kept(table)["summary"]["match"]["bets"]
    on = {bet["name"]: bet["seat"] for bet in bets}
    assert set(on.values()) == {"S", "N"}
    assert sum(bet["chips"] for bet in bets if bet["seat"] == "S") == sum(
        bet["chips"] for bet in bets if bet["seat"] == "N"
    )
    wait_offered(table)
    notes = table.locator(".match__advice-note")
    mine = [name for name, seat in on.items() if seat == "S"]
    expect(notes).to_have_count(len(mine))
    # It is announced once, before the prompt.
    lines = [f"{note.locator('b').inner_text()}: {note.locator('span').inner_text()}" for note in notes.all()]
    table.wait_for_function("(lines) => lines.every((line) => window.heard.includes(line))", arg=lines)
    answer = heard(table)
    assert sorted(line for line in answer if line in lines) == sorted(lines)
    assert answer[-1] not in lines
    # Advice to the other player is not announced.
    assert "&advise" in kept(table)["record"]
    Player(table).decide()
    wait_offered(table)
    given = {entry["args"][0]: entry["args"][2] for entry in kept(table)["log"] if entry.get("verb") == "advise"}
    assert all((said == "??") is (on[name] == "N") for name, said in given.items())
    give_up(table)
    moved = kept(table)["summary"]["match"]
    assert moved["gallery"] == "french"


ADVISED = re.compile("^(Propose|Stand|Accept|Refuse)$")


def advise(table: Page, name: str, seat: str) -> None:
    """Advise the player one bets on, whose cards alone are shown."""
    button(table, "Pause").click()
    hand = table.get_by_role("group", name=f"Hand of {name}")
    expect(hand.get_by_role("button")).to_have_count(5)
    cards = {one.get_attribute("data-card") or "" for one in hand.get_by_role("button").all()}
    assert found(table, cards) == []
    choices = table.locator(".table__choices").get_by_role("button", name=ADVISED)
    said = choices.first.inner_text()
    button(table, said).click()
    expect(table.locator(".match__advice-note").filter(has_text="You")).to_contain_text(said)
    last = kept(table)["log"][-1]
    assert (last["verb"], last["args"][:2]) == ("advise", ["You", seat])


@pytest.mark.thorough
def test_spectators_bet_and_advise(table: Page) -> None:
    begin(table, kind="rubber-3", gallery="french", part="watch", level="decent amateur")
    bet = table.get_by_role("dialog", name="Before the game")
    bet.get_by_role("radio", name="Armand").check()
    bet.get_by_role("button", name="Bet, and watch").click()
    expect(bet).to_be_hidden()
    expect(strip(table)).to_contain_text("Hortense 0, Armand 0")
    game = kept(table)
    assert {"name": "You", "seat": "N"}.items() <= next(
        one for one in game["summary"]["match"]["bets"] if one["name"] == "You"
    ).items()
    # The cards of the player one bets on are shown, and no others; there is time to advise before a decision.
    expect(table.locator(".table__prompt")).to_have_text("What do you advise Armand?")
    advise(table, "Armand", "N")
    # The player decides, not the adviser.
    button(table, "Go on").click()
    expect(table.locator(".match__advice-note")).to_have_count(0)


@pytest.mark.thorough
def test_the_waiting_player_of_a_pool_bets_and_advises(table: Page) -> None:
    begin(table, kind="pool", stake="2", gallery="french")
    bet = table.get_by_role("dialog", name="Before the game")
    expect(bet).to_contain_text("You wait")
    expect(bet).to_contain_text("Drawn for the first seats: ")
    # Of twenty chips, two are in the pool, and two are kept for the next game.
    chips = bet.get_by_role("slider")
    expect(chips).to_have_attribute("max", "16")
    expect(bet).to_contain_text("2 chips of your purse are kept for your next stake.")
    bet.get_by_role("radio", name="Anatole").check()
    chips.fill("2")
    bet.get_by_role("button", name="Bet, and watch").click()
    expect(bet).to_be_hidden()
    game = kept(table)
    assert game["summary"]["match"]["out"] == "You"
    backed = next(seat for seat, name in game["summary"]["players"].items() if name == "Anatole")
    assert {"name": "You", "seat": backed, "chips": 2} in game["summary"]["match"]["bets"]
    expect(strip(table).get_by_role("listitem").filter(has_text="You: 2 chips on Anatole")).to_be_visible()
    # Only the cards of the player one bets on are shown.
    expect(table.locator(".table__prompt")).to_have_text("What do you advise Anatole?")
    advise(table, "Anatole", backed)
    button(table, "Go on").click()
    button(table, "Faster").click()
    # The game settles the bet; a person who sits down plays, and is asked for no bet.
    expect(button(table, "Next game")).to_be_visible(timeout=120_000)
    won = kept(table)["summary"]["winner"] == backed
    expect(strip(table).get_by_role("img", name=f"Purse: {20 if won else 16} chips")).to_be_visible()
    button(table, "Next game").click()
    expect(hand_of(table).get_by_role("button")).to_have_count(5)
    expect(bet).to_have_count(0)


@pytest.mark.thorough
def test_with_a_silent_gallery_the_waiting_player_only_bets(table: Page) -> None:
    begin(table, kind="pool", stake="2", gallery="english")
    bet = table.get_by_role("dialog", name="Before the game")
    expect(bet).to_contain_text("keep silent")
    bet.get_by_role("radio", name="Anatole").check()
    bet.get_by_role("button", name="Bet, and watch").click()
    expect(bet).to_be_hidden()
    assert "You" in {each["name"] for each in kept(table)["summary"]["match"]["bets"]}
    button(table, "Pause").click()
    hand = table.get_by_role("list", name="Hand of Anatole")
    expect(hand.get_by_role("listitem").first).to_be_visible()
    expect(hand.get_by_role("listitem", name="A hidden card")).to_have_count(0)
    expect(table.locator(".table__prompt")).not_to_contain_text("What do you advise")
    expect(table.locator(".table__hand [data-event]")).to_have_count(0)


@pytest.mark.thorough
def test_of_three_at_one_device_the_waiting_player_bets_by_name(table: Page) -> None:
    new = open_panel(table, "New game")
    new.get_by_text("Match, stakes, spectators").click()
    for label, value in {"What is played": "pool", "Stake of a game": "1", "Spectators": "french"}.items():
        new.get_by_role("combobox", name=label).select_option(value)
    new.get_by_role("radio", name="Three people here").check()
    for label, value in {"First name": "Anna", "Second name": "Ben", "Third name": "Carl"}.items():
        new.get_by_role("textbox", name=label).fill(value)
    seed_next(table, SEED)
    new.get_by_role("button", name="Deal the cards").click()
    bet = table.get_by_role("dialog", name="Before the game")
    asked = bet.locator("legend").inner_text()
    expect(bet.get_by_role("radio")).to_have_count(2)
    expect(bet).to_contain_text("say aloud")
    bet.get_by_role("button", name="Bet, and watch").click()
    expect(table.locator(".match__curtain button:enabled")).to_be_visible()  # no hand is open
    match = kept(table)["summary"]["match"]
    assert asked == f"{match['out']}, whom do you back?"
    assert match["out"] in {each["name"] for each in match["bets"]}
    # Between two hands, nobody is addressed as "you".
    expect(table.locator(".kit__notice")).to_contain_text(" on ")
    expect(table.locator(".kit__notice")).not_to_contain_text("You")


# Text that is cut off at its end.
CUT = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"


@pytest.mark.thorough
def test_sizes_and_axe(table: Page) -> None:
    """The strip with a gallery and advice, the panels, the curtain with long names: on every screen."""
    found: dict[str, object] = {}

    def look(what: str) -> None:
        found[what] = faults(table)
        found[f"{what}, axe"] = violations(table)
        table.set_viewport_size({"width": 1280, "height": 800})

    begin(table, kind="rubber-11", stake="5", gallery="french")
    expect(strip(table)).to_be_visible()  # until then the earlier game is shown
    wait_offered(table)
    dismiss(table)
    look("the strip")
    address = table.url
    for lang in ("fr", "ja"):  # these have longer words
        table.set_viewport_size({"width": 390, "height": 844})
        table.goto(address.replace("lang=en", f"lang={lang}"))
        expect(strip(table)).to_be_visible()
        found[f"the strip, {lang}"] = strip(table).locator(".match__kind, .match__score").evaluate_all(CUT)
    table.goto(address)
    table.set_viewport_size({"width": 1280, "height": 800})
    wait_offered(table)
    dismiss(table)
    strip(table).get_by_role("button").click()
    sheet = table.get_by_role("dialog", name="Best of eleven games")
    expect(sheet).to_contain_text("Whoever wins 6 games")
    look("the sheet of the match")
    close_panel(sheet)
    give_up(table)
    expect(button(table, "Next game")).to_be_visible()
    look("a game of it over")

    new = open_panel(table, "New game")
    new.get_by_text("Match, stakes, spectators").click()
    new.get_by_role("combobox", name="Your own part").select_option("watch")
    new.get_by_role("button", name="Deal the cards").click()
    bet = table.get_by_role("dialog", name="Before the game")
    expect(bet).to_be_visible()
    look("the bets")
    bet.get_by_role("button", name="Only watch").click()
    button(table, "Pause").click()
    dismiss(table)
    look("watching")

    new = open_panel(table, "New game")
    new.get_by_text("Match, stakes, spectators").click()
    new.get_by_role("combobox", name="What is played").select_option("pool")
    look("a pool with a gallery asked for")
    seed_next(table, SEED)
    new.get_by_role("button", name="Deal the cards").click()
    expect(bet).to_contain_text("You wait")
    look("the bets of who waits")
    bet.get_by_role("radio", name="Anatole").check()
    bet.get_by_role("button", name="Bet, and watch").click()
    expect(table.locator(".table__prompt")).to_have_text("What do you advise Anatole?")
    button(table, "Pause").click()
    dismiss(table)
    look("who waits is asked")

    new = open_panel(table, "New game")
    new.get_by_text("Match, stakes, spectators").click()
    new.get_by_role("combobox", name="What is played").select_option("rubber-11")
    new.get_by_role("radio", name="Two people here").check()
    new.get_by_role("textbox", name="First name").fill("Maximilian")
    new.get_by_role("textbox", name="Second name").fill("Wilhelmine")
    look("two names")
    new.get_by_role("button", name="Deal the cards").click()
    expect(table.locator(".match__curtain button:enabled")).to_be_visible()
    dismiss(table)
    look("the curtain")
    table.locator(".match__curtain button").click()
    wait_offered(table)
    look("behind it")
    check(found)


@pytest.fixture(autouse=True)
def _quiet(trouble: Trouble) -> None:
    """Every test here watches for errors."""


@pytest.mark.thorough
def test_after_a_pool_two_people_are_offered(table: Page) -> None:
    begin(table, kind="pool")
    new = open_panel(table, "New game")
    expect(new.get_by_role("radio", name="Three people here")).to_be_visible()
    new.get_by_role("radio", name="Two people here").check()
    expect(new.get_by_role("textbox", name="Second name")).to_be_visible()
    expect(new.get_by_role("textbox", name="Third name")).to_have_count(0)
    expect(new.get_by_role("radio", name="Three people here")).to_have_count(0)
