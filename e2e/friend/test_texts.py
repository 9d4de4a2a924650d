"""A friend elsewhere, by texts: two browsers that share nothing but the links that are passed on."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from conftest import Host
from ecarte.cli.kit.group import fastest
from ecarte.friend import evidence, lines, message
from kit.friends import Friend, decide, finish, invite, is_to_go_on, pass_on, record_of, session_of, sit, two_friends
from kit.player import Player, button, read, wait_offered
from kit.senses.keys import Keys
from kit.senses.looks import check, faults, violations


@pytest.fixture
def friends(browser: Browser, host: Host, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Friend, Friend]]:
    """Anna, who invites, and Ben, the guest."""
    yield from two_friends(browser, host, monkeypatch)


@pytest.fixture
def elsewhere(browser: Browser, host: Host) -> Iterator[Friend]:
    """Another browser of one of them."""
    one = Friend(browser, host, "Anna")
    yield one
    assert one.errors == []
    one.page.context.close()


def test_a_game_with_a_reload_in_the_middle(friends: tuple[Friend, Friend]) -> None:
    """Both end with the same record, with a proof; neither page has held the other's cards before that."""
    anna, ben = friends
    sit(anna, ben)
    one, other = pass_on(anna, ben)
    decide(one)
    one, other = pass_on(one, other)
    late = one.came
    hidden = set(read(one.page).cards)
    shown = re.sub('<p data-do="cut">.*?</p>', "", other.page.content())  # a card of the cut may be dealt afterwards
    assert not any(name in shown for name in hidden)
    one.page.reload()
    wait_offered(one.page)
    one.open(late)  # a second time: it does nothing
    expect(one.page.get_by_text("This message has come before")).to_be_visible()
    expect(one.bar).to_contain_text("waits for you")
    assert set(read(one.page).cards) == hidden
    one.page.get_by_role("button", name="Menu").click()
    button(one.page, "Resign").click()
    button(one.page, "Resign").last.click()
    expect(one.bar).to_contain_text("Pass your message on")
    one.die()  # the game is over, and on the table until both have signed it
    finish(one, other)
    assert record_of(anna) == record_of(ben)
    assert "[Shuffle " in record_of(anna)
    assert "[Signed " in record_of(anna)


@pytest.mark.thorough
def test_what_is_asked_and_said(friends: tuple[Friend, Friend]) -> None:
    """A phrase is heard; a question is answered before anything is played; agreed, the game ends as it stands."""
    anna, ben = friends
    sit(anna, ben)
    one, other = pass_on(anna, ben)
    for words in ("Hello!", "To end the game here, as it stands"):
        one.say(words)
    expect(one.page.locator("[data-part=choices] button")).to_have_count(0)
    other.take(one.passed())
    expect(other.bar).to_contain_text("asks to end the game here, as it stands.")
    expect(other.page.get_by_text("“Hello!”")).to_be_visible()
    check({"violations": violations(other.page)})
    button(other.page, "Dismiss").click()  # it lies over the log's button
    check({"faults": faults(other.page)})
    button(other.page, "Decline").click()
    one.take(other.passed())
    expect(one.page.get_by_text(re.compile("declines"))).to_be_visible()
    wait_offered(one.page)
    decide(one)
    one, other = pass_on(one, other)
    one.say("To end the game here, as it stands")
    expect(one.bar).to_contain_text("You have asked to end the game here.")
    other.take(one.passed())
    button(other.page, "Agree").click()
    finish(other, one)
    for each in (one, other):
        expect(each.bar).to_contain_text("By agreement, the game ends here.")
    for each in (one, other):
        expect(button(each.page, "Replay")).to_be_visible()
        assert read(each.page).ready == ()
        assert set(read(each.page).buttons) == {"Invite to another game", "Replay"}
    assert record_of(anna) == record_of(ben)
    assert '[Result "*"]' in record_of(anna)


@pytest.mark.thorough
def test_an_end_is_agreed_once_a_deal_is_over(friends: tuple[Friend, Friend]) -> None:
    """The game ends before its next deal, and goes on to its replay as any other does."""
    anna, ben = friends
    sit(anna, ben)
    one, other = pass_on(anna, ben)
    while not session_of(one).table.is_deal_over:
        while is_to_go_on(one) and not session_of(one).table.is_deal_over:
            Player(one.page).decide()
        if not one.is_awaited():
            one, other = pass_on(one, other)
    one.say("To end the game here, as it stands")
    other.take(one.passed())
    button(other.page, "Agree").click()
    finish(other, one)
    for each in (one, other):
        expect(button(each.page, "Replay")).to_be_visible()
        expect(button(each.page, "Next deal")).to_have_count(0)


@pytest.mark.thorough
def test_a_guest_reads_the_terms(friends: tuple[Friend, Friend]) -> None:
    """The guest sees them before sitting down; the one who invited is told that the invitation is their own."""
    anna, ben = friends
    link = invite(anna, "Played cards")
    anna.open(link)
    expect(anna.panel).to_contain_text("This is your own invitation: send it")
    ben.open(link)
    shown = ben.page.get_by_role("dialog", name="Anna invites you")
    expect(shown).to_contain_text("Played cards")
    expect(shown).to_contain_text("it cannot be proved that the pack was shuffled well")
    expect(shown).to_contain_text("North")
    button(ben.page, "Not now").click()
    expect(ben.panel).to_be_hidden()


@pytest.mark.thorough
def test_damaged_and_foreign_messages(friends: tuple[Friend, Friend]) -> None:
    """Each is explained in a sentence, and changes nothing; an invitation waits through a reload."""
    anna, ben = friends
    link = invite(anna)
    ben.open(link[:-40])
    expect(ben.panel).to_contain_text("Copy the whole of the link or line that was sent")
    ben.open(link)
    button(ben.page, "Sit down").click()
    answer = ben.link()
    ben.page.reload()
    assert ben.link() == answer
    ben.open(answer)
    expect(ben.panel).to_contain_text("This is your own message")
    button(anna.page, "Withdraw the invitation").click()
    anna.open(answer)
    expect(anna.panel).to_contain_text("The message is from another game")


@pytest.mark.thorough
def test_nothing_is_passed_on_before_it_is_kept(friends: tuple[Friend, Friend], elsewhere: Friend) -> None:
    """Where nothing can be written, a file is offered first: neither bar nor panel has a link before."""
    anna, ben = friends
    sit(anna, ben)
    one, _ = pass_on(anna, ben)
    one.page.evaluate("globalThis.full = true")
    decide(one)
    expect(one.bar).to_contain_text("could not keep your message")
    expect(button(one.page, "Pass on")).to_have_count(0)
    button(one.page, "Talk…").click()
    expect(one.panel.get_by_role("alert")).to_contain_text("could not keep your message")
    expect(one.panel.get_by_label("The link")).to_have_count(0)
    check({"violations": violations(one.page), "faults": faults(one.page)})
    with one.page.expect_download() as download:
        one.panel.get_by_role("button", name="Save as a file").click()
    assert Path(download.value.path()).read_text("utf-8").startswith("ecarte friend 1 ")
    assert one.link()
    button(one.page, "To the table").click()
    assert one.passed()
    elsewhere.open()  # the page is lost
    elsewhere.panel_of_files().set_input_files(download.value.path())
    button(elsewhere.page, "Go on here").click()
    expect(elsewhere.bar).to_contain_text("Pass your message on")


@pytest.mark.thorough
def test_a_game_moves_to_another_browser(friends: tuple[Friend, Friend], elsewhere: Friend) -> None:
    """By a link to oneself: there it goes on, here it has stopped, and says so when the friend's answer is opened."""
    anna, ben = friends
    sit(anna, ben)
    one, other = pass_on(anna, ben)
    hand = set(read(one.page).cards)
    button(one.page, "Talk…").click()
    one.panel.get_by_text("To another browser of yours").click()
    button(one.page, "Move the game").click()
    field = one.panel.get_by_label("The link")
    expect(field).to_have_value(re.compile("#friend=ecarteseat1:"))
    link = field.input_value()
    assert len(link) < 32_000
    check({"violations": violations(one.page), "faults": faults(one.page)})
    button(one.page, "To the table").click()
    expect(one.bar).to_contain_text("goes on in another browser")
    expect(one.page.locator("[data-part=choices] button")).to_have_count(0)
    elsewhere.open(link)
    expect(elsewhere.panel).to_contain_text("comes from another browser of yours")
    button(elsewhere.page, "Go on here").click()
    wait_offered(elsewhere.page)
    assert set(read(elsewhere.page).cards) == hand
    decide(elsewhere)
    other.take(elsewhere.passed())
    decide(other)
    answer = other.passed()
    one.page.goto("about:blank")
    one.open(answer)
    expect(one.page.get_by_text("it goes on in another browser of yours")).to_be_visible()
    elsewhere.take(answer)
    expect(elsewhere.bar).to_contain_text("waits for you")


@pytest.mark.thorough
def test_an_invitation_moves_to_another_browser(friends: tuple[Friend, Friend], elsewhere: Friend) -> None:
    """It waits there, and the answer is taken there alone."""
    anna, ben = friends
    link = invite(anna)
    anna.panel.get_by_text("To another browser of yours").click()
    button(anna.page, "Move the game").click()
    field = anna.panel.get_by_label("The link")
    expect(field).to_have_value(re.compile("#friend=ecarteseat1:"))
    check({"violations": violations(anna.page), "faults": faults(anna.page)})
    elsewhere.open(field.input_value())
    button(elsewhere.page, "Go on here").click()
    assert elsewhere.link() == link
    ben.open(link)
    button(ben.page, "Sit down").click()
    answer = ben.link()
    anna.open(answer)
    expect(anna.panel).to_contain_text("it goes on in another browser of yours")
    elsewhere.take(answer)
    pass_on(elsewhere, ben)


@pytest.mark.thorough
def test_bar_and_panel_by_keys(friends: tuple[Friend, Friend]) -> None:
    """All of it is reached by keys, and the focus comes back to where the panel was opened."""
    anna, ben = friends
    sit(anna, ben)
    one, other = pass_on(anna, ben)
    keys = Keys()
    talk = button(one.page, "Talk…")
    for name in ("Connect live", "Take it", "To deal this deal again"):
        keys.press(one.page, talk)
        keys.go(one.page, one.panel.get_by_role("button", name=name))
        one.page.keyboard.press("Escape")
        expect(one.panel).to_be_hidden()
        expect(talk).to_be_focused()
    keys.press(one.page, talk)
    keys.press(one.page, button(one.page, "Hello!"))
    expect(one.panel).to_be_hidden()
    while one.is_awaited():
        Player(one.page, keys).decide()
    keys.press(one.page, button(one.page, "Pass on"))
    expect(one.bar).to_contain_text("Ready to be sent")
    other.take(one.page.evaluate("globalThis.sent"))
    assert keys.lost == []


@pytest.mark.thorough
def test_evidence_is_saved(friends: tuple[Friend, Friend]) -> None:
    """Who has cheated, and how, stands in the bar; a file shows it to anybody, without the secret."""
    anna, ben = friends
    sit(anna, ben)
    one, other = pass_on(anna, ben)
    honest, cheat = session_of(one), session_of(other).table.own
    items = (["event", f"{cheat.seat}.7c"],)
    wrong = message.write(
        cheat.group, cheat.secret, honest.table.game, len(honest.chain), cheat.seat, honest.chain[-1].hash, items
    )
    one.open(f"{one.host.url}#friend={lines.format_line(wrong.raw)}")
    expect(one.bar).to_contain_text("played the 7 of clubs against the rules")
    button(one.page, "The evidence…").click()
    check({"violations": violations(one.page), "faults": faults(one.page)})
    with one.page.expect_download() as download:
        one.panel.get_by_role("button", name="Save the evidence").click()
    text = Path(download.value.path()).read_text("utf-8")
    assert evidence.loads(fastest(), text).verdict == session_of(one).verdict
    assert honest.table.own.secret.hex() not in text
