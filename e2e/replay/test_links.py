"""Links to a game, a moment, one seat's view or a challenge, opened in a fresh profile, cold, offline, or broken."""

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from conftest import DIST, Host, Trouble, wait_offline, wait_ready
from ecarte.notation import ecn
from kit.archive import game, record
from kit.pages import bring, link_to, replay
from kit.player import Player, brisk, button, close_panel, open_panel, wait_offered
from kit.positions import ask, moments
from kit.shelf import kept, lay, open_game

ROOT = DIST.parent


def fresh(context: BrowserContext) -> BrowserContext:
    """Open a browser with an empty profile."""
    browser = context.browser
    assert browser is not None
    return browser.new_context(locale="en-GB", reduced_motion="reduce", viewport={"width": 1280, "height": 800})


@pytest.mark.thorough
def test_a_link_in_a_fresh_profile(page: Page, host: Host, trouble: Trouble) -> None:
    """A link opens at its moment; closing it leads to the table; its address stays in place while stepping."""
    brisk(page)
    page.goto(f"{host.url}?lang=en#{link_to(record(0), at='2#0')}")
    replay(page)
    expect(page.locator(".replay__replay")).to_contain_text("Anna")
    page.wait_for_url("**@2%230")
    button(page, "Next event").click()
    page.wait_for_url("**@2%231")
    page.reload()
    replay(page)
    page.wait_for_url("**@2%231")
    button(page, "Close the replay").click()
    page.wait_for_url("**#game=*")
    wait_offered(page)
    # Opening a replay does not save the game.
    games = open_panel(page, "Your games")
    expect(games.get_by_text("One game")).to_be_visible()


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("before", "behind"),
    [("", "."), ("%20", ")"), ("(", ")."), ("%23", "%E2%80%9D"), ("", "?fbclid=x"), ("", "%E2%80%8B")],
)
def test_a_link_with_what_programs_put_around_it(
    page: Page, host: Host, trouble: Trouble, before: str, behind: str
) -> None:
    """The game opens, and the address becomes that of the link alone."""
    brisk(page)
    link = link_to(record(0), at="2#0")
    page.goto(f"{host.url}?lang=en#{before}{link}{behind}")
    replay(page)
    page.wait_for_function("(link) => location.hash === `#${link}`", arg=link)
    button(page, "Next event").click()
    page.wait_for_url("**@2%231")


@pytest.mark.thorough
def test_a_link_in_a_message_is_pasted(table: Page) -> None:
    """Also one that a mail program has wrapped; a damaged one is told with its wrong character."""
    link = link_to(record(1))
    message = f"Look, Ben:\n> https://example.org/#{link[:30]}\n> {link[30:]} - what do you say?\n"
    bring(table, "paste", text=message)
    replay(table)
    table.wait_for_function("(link) => location.hash.startsWith(`#${link}`)", arg=link)
    table.go_back()
    wait_offered(table)
    bring(table, "paste", text=f"https://example.org/#{link[:30]}é{link[31:]}")
    expect(table.get_by_role("alert")).to_contain_text("“é” cannot stand in a link. It is character 31 of this one")


@pytest.mark.thorough
def test_an_embedded_link_with_signs_behind_it(page: Page, host: Host, trouble: Trouble) -> None:
    page.goto(f"{host.url}embed/?lang=en#{link_to(record(0))}).")
    expect(page.locator(".replay__replay")).to_contain_text("Anna")


@pytest.mark.thorough
def test_pasted_typed_and_back(table: Page) -> None:
    """A link that is pasted, or typed into the address, opens over what was shown; Back leads to that again."""
    here = table.url
    moment = link_to(record(1), at="1#3")
    bring(table, "paste", text=f"  https://example.org/#{moment}\n")
    replay(table)
    table.go_back()
    table.wait_for_url(here)
    wait_offered(table)
    table.evaluate("(link) => { location.hash = link; }", moment)
    replay(table)
    table.go_back()
    wait_offered(table)
    table.go_forward()
    replay(table)


@pytest.mark.thorough
@pytest.mark.own_engine
def test_a_link_without_a_network(table: Page, host: Host) -> None:
    wait_offline(table)
    host.stop()
    table.goto(f"{host.url}?lang=en#{link_to(record(2))}")
    table.reload()
    replay(table)
    expect(table.locator(".replay__replay")).to_contain_text("Chloé")


BROKEN = ["g1", "g1AAAA", "g9zzzzzzzzzzzzzz", "z1????", "c1nothing", "q7abcdef", "g1%00%ff", "replay=nosuchgame@3#12"]


@pytest.mark.thorough
def test_a_broken_link(page: Page, host: Host, trouble: Trouble) -> None:
    """A broken link shows a sentence and a way on, both when the page opens with it and later."""
    brisk(page)
    whole = link_to(record(3))  # every letter of it counts
    at = len(whole) // 2
    changed = whole[:at] + ("A" if whole[at] != "A" else "B") + whole[at + 1 :]
    page.goto(f"{host.url}?lang=en#{changed}")
    shown = page.get_by_role("region", name="There is nothing to see here")
    for broken in (changed, *BROKEN):
        page.evaluate("(broken) => { location.hash = broken; }", broken)
        expect(shown).to_be_visible()
        said = shown.get_by_role("alert").inner_text()
        assert "." in said, broken
        assert "E-" not in said, broken
        button(page, "To the table").click()
        page.wait_for_url("**#game=*")
        wait_offered(page)


def test_one_seats_link_holds_nothing_else(page: Page, host: Host, trouble: Trouble) -> None:
    """What South did not know is nowhere in the page."""
    text = record(4)
    [play] = ecn.loads(text)
    hidden = next(
        set(map(str, entry.event.cards))
        for entry in play.record.deals[0].entries
        if entry.event.do == "deal" and entry.event.seat == "N"
    )
    page.goto(f"{host.url}?lang=en#{link_to(text, seat='S')}")
    replay(page)
    page.keyboard.press("Home")
    shown = page.content()
    named = [card for card in hidden if f'data-card="{card}"' in shown or f"/{card}.svg" in shown]
    assert named == []


# ---- challenges


@pytest.mark.thorough
def test_a_challenge_is_played_by_a_friend(table: Page, host: Host, context: BrowserContext) -> None:
    """A friend plays the same deals in another browser; the result to beat is revealed when the game is over."""
    over = game(5, computer=True)
    link = ask(do="challenge", record=over["record"])["link"]
    friends = fresh(context)
    page = friends.new_page()
    brisk(page)
    page.goto(f"{host.url}?lang=en#{link}")
    offer = page.locator(".visit__slip")
    expect(offer.get_by_role("heading")).to_have_text("A challenge from a friend")  # "You" in a record is not a name
    mine, theirs = over["summary"]["score"]["S"], over["summary"]["score"]["N"]
    sealed = f"{mine} to {theirs}"
    assert sealed not in page.content()
    offer.get_by_role("button", name="Play").click()
    page.wait_for_url("**#game=*")
    wait_offered(page)
    started = kept(page)
    assert started["source"] == "challenge"
    assert started["view"]["hand"] == first_hand(over["record"])
    # The game can be played like any other, also after a reload.
    page.reload()
    wait_ready(page)
    Player(page).play_until("Rematch")
    assert kept(page)["summary"]["challenge"] is not None
    result = page.locator(".table__result")
    expect(result.locator(".table__beat")).to_contain_text(sealed)
    games = open_panel(page, "Your games")
    expect(games.get_by_role("listitem").filter(has_text="challenge")).to_have_count(1)
    friends.close()


@pytest.mark.thorough
def test_the_player_of_another_page_in_another_language(page: Page, host: Host, trouble: Trouble) -> None:
    """The word by which an English page names its player is not shown as a name on a French one."""
    page.goto(f"{host.url}?lang=fr#{link_to(moments()['game over'].record)}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Invité et Hortense")


def first_hand(text: str) -> list[str]:
    answer = ask(do="replay", record=text, seat="S")["replay"]
    deal = next(event["entry"] for event in answer["deals"][0]["events"] if event["entry"].get("seat") == "S")
    hand: list[str] = deal["cards"]
    return hand


@pytest.mark.thorough
def test_the_slip_leads_to_the_replay(table: Page) -> None:
    over = moments()["game over"]
    lay(table, over)
    open_game(table, over)
    button(table, "Replay").click()
    replay(table)
    table.go_back()
    expect(button(table, "Rematch")).to_be_visible()


def test_a_game_still_played_hides_what_it_hides(table: Page) -> None:
    """The replay of a game still being played shows no card its player does not know, and cannot be written to."""
    still = moments()["lead"]
    lay(table, still)
    open_game(table, still)
    games = open_panel(table, "Your games")
    games.get_by_role("button", name="Replay the game against Hortense").first.click()
    replay(table)
    [play] = ecn.loads(still.record)
    seen = known(still.answer)
    hidden = {str(card) for deal in play.record.deals for entry in deal.entries for card in entry.event.cards} - seen
    assert hidden
    table.keyboard.press("End")
    shown = table.content()
    assert [card for card in hidden if f'data-card="{card}"' in shown] == []

    # Attempts to write to it are refused with a sentence.
    button(table, "Play from here").click()
    table.get_by_role("dialog", name="Play from here").locator(".sheets__here-seats button").first.click()
    expect(table.get_by_text("You are still playing this game: finish it first")).to_be_visible()
    assert kept(table, still.id)["record"] == still.record


@pytest.mark.thorough
def test_a_comment_brings_a_links_game_to_the_library(page: Page, host: Host, trouble: Trouble) -> None:
    brisk(page)
    page.goto(f"{host.url}?lang=en#{link_to(record(6), at='1#2')}")
    replay(page)
    page.keyboard.press("c")
    page.get_by_role("textbox", name="Comment on this moment").fill("Bold.")
    button(page, "Good (!)").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.wait_for_url("**#replay=*")
    address = page.url.rpartition("#replay=")[2].partition("@")[0]
    assert "{Bold.}" in kept(page, address)["record"]
    page.reload()
    replay(page)
    moves = page.get_by_role("region", name="Moves")
    expect(moves).to_contain_text("Bold.")
    # The same link again knows nothing of the notes, and overwrites nothing.
    page.evaluate("(link) => { location.hash = link; }", link_to(record(6), at="1#2"))
    expect(moves).not_to_contain_text("Bold.")
    replay(page)  # between two replays there is none, and it would miss the key
    page.keyboard.press("c")
    page.get_by_role("textbox", name="Comment on this moment").fill("Timid.")
    page.wait_for_url("**#replay=*")
    assert "{Timid.}" in kept(page, page.url.rpartition("#replay=")[2].partition("@")[0])["record"]
    assert "{Bold.}" in kept(page, address)["record"]


@pytest.mark.thorough
def test_a_friends_game_stays_theirs(page: Page, host: Host, trouble: Trouble) -> None:
    """A game from a link stays another player's game when the user adds notes to it."""
    brisk(page)
    page.goto(f"{host.url}?lang=en#{link_to(moments()['game over'].record)}")
    replay(page)
    page.keyboard.press("c")
    page.get_by_role("textbox", name="Comment on this moment").fill("Well played.")
    page.wait_for_url("**#replay=*")
    page.reload()
    replay(page)
    expect(page.get_by_role("region", name="Moves")).to_contain_text("Well played.")
    expect(page.get_by_role("heading", level=1)).to_have_text("Anonymous and Hortense")


@pytest.mark.thorough
def test_a_name_given_once_stands_everywhere(table: Page, host: Host, context: BrowserContext) -> None:
    """The user's name appears at the table, in the library, in replays, and to those who open a link or challenge."""
    over = moments()["game over"]
    lay(table, over)
    settings = open_panel(table, "Settings")
    settings.get_by_role("textbox", name="Your name").fill(" Zoë [K] ")
    settings.get_by_role("textbox", name="Your name").blur()
    expect(settings.get_by_role("textbox", name="Your name")).to_have_value("Zoë K")
    close_panel(settings)
    expect(table.get_by_role("region", name="Zoë K", exact=True)).to_be_visible()
    open_game(table, over)
    table.evaluate("location.hash = location.hash.replace('game', 'replay')")
    expect(table.get_by_role("heading", level=1)).to_have_text("Zoë K and Hortense")
    table.get_by_role("button", name="Share").click()
    sheet = table.get_by_role("dialog", name="Share")
    expect(sheet.get_by_role("textbox", name="Your name")).to_have_value("Zoë K")
    field = sheet.get_by_role("textbox", name="Link")
    expect(field).to_have_value(re.compile("#[gz]1"))
    named = field.input_value()
    sheet.get_by_role("textbox", name="Your name").fill("")
    sheet.get_by_role("textbox", name="Your name").blur()
    expect(field).not_to_have_value(named)
    unnamed = field.input_value()
    friends = fresh(context)
    page = friends.new_page()
    brisk(page)
    for link, title in ((named, "Zoë K and Hortense"), (unnamed, "Anonymous and Hortense")):
        page.goto(link.replace("/#", "/?lang=en#"))
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
    friends.close()


def known(answer: dict[str, Any]) -> set[str]:
    """Return all cards South has seen."""
    seen: set[str] = set()
    for entry in answer["log"]:
        seen |= {entry["card"]} if "card" in entry else set()
        seen |= set(entry.get("cards", []))
    return seen


@pytest.mark.thorough
@pytest.mark.own_engine
def test_a_link_opened_cold_shows_its_first_cards_without_the_engine(page: Page, host: Host, trouble: Trouble) -> None:
    """The names, hands and trump are there while the engine is still on its way; nothing moves when it comes."""
    held: list[Route] = []
    holding = True
    page.set_viewport_size({"width": 1440, "height": 900})
    page.route("**/*.wasm", lambda route: held.append(route) if holding else route.continue_())
    page.goto(f"{host.url}?lang=en#{link_to(record(0))}")
    shown = page.locator("[data-part=replay]")
    expect(shown.locator("[data-part=table] [data-card] img")).not_to_have_count(0)
    expect(page.locator(".replay__replay")).to_contain_text("Anna")
    expect(page.locator(".replay__replay progress")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.engine") == "starting"
    tool = page.locator("[data-tool=review]")
    expect(tool).to_have_css("opacity", "0.45")
    places = """(shown) => [...shown.querySelectorAll("[data-part=table] img, header button, [data-step]")].map((one) =>
        [one.src ?? one.textContent, one.getBoundingClientRect().toJSON()])"""
    before = shown.evaluate(places)
    holding = False
    for route in held:
        route.continue_()
    wait_ready(page)
    expect(page.locator(".replay__replay progress")).to_have_count(0)
    expect(tool).to_have_css("opacity", "1")
    assert shown.evaluate(places) == before
