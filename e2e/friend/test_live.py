"""A friend elsewhere, live: a link there and one back, and then messages go from browser to browser by themselves."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect

from browser import find_firefox
from conftest import Host
from kit.friends import Friend, decide, invite, pass_on, two_friends
from kit.meeting import WATCH, answer, invited, linked, live, meet, mover, offer, only_to_meet, play_on
from kit.player import button, read
from kit.senses.looks import check, faults, violations
from kit.walk import resign

LONGEST = 220
# What a page does when the player looks at something else.
AWAY = """(state) => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.fixture
def friends(browser: Browser, host: Host, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Friend, Friend]]:
    """Anna, who invites, and Ben, the guest."""
    yield from two_friends(browser, host, monkeypatch)


def test_a_deal_with_the_connection_lost_in_its_middle(friends: tuple[Friend, Friend]) -> None:
    """From the invitation on by itself; then on by texts, and live again."""
    anna, ben = friends
    ben.page.context.add_init_script(WATCH)
    meet(anna, ben)
    play_on(anna, ben, 2)
    ben.page.evaluate("made.at(-1).close()")
    expect(anna.page.get_by_text("Connection lost: on by texts.")).to_be_visible()
    check({"violations": violations(anna.page)})
    ben.page.reload()
    expect(ben.bar).to_be_visible()
    one, other = (anna, ben) if mover(anna, ben) is anna else (ben, anna)
    decide(one)
    one, other = pass_on(one, other)
    hands = [read(each.page).cards for each in (one, other)]
    button(anna.page, "Connect…").click()
    there = offer(anna)
    back = answer(ben, there)
    assert max(len(there), len(back)) <= LONGEST
    anna.open(back)
    for friend in friends:
        live(friend)
    assert [read(each.page).cards for each in (one, other)] == hands
    play_on(anna, ben, 2)


@pytest.mark.thorough
def test_the_tab_that_waits_takes_the_link_back(friends: tuple[Friend, Friend]) -> None:
    """The tab that was opened with it says so; each sees when the other looks away, and leaves."""
    anna, ben = friends
    ben.open(invited(anna))
    button(ben.page, "Sit down").click()
    back = linked(ben)
    tab = anna.page.context.new_page()
    tab.goto(back.replace("#", "?lang=en#"))
    expect(tab.get_by_text("Another tab of this browser was waiting for this link")).to_be_visible()
    tab.close()
    live(anna)
    ben.page.evaluate(AWAY, "hidden")
    expect(anna.page.get_by_text("Ben is looking at something else")).to_be_visible()
    ben.page.evaluate(AWAY, "visible")
    live(anna)
    button(ben.page, "Talk…").click()
    check({"faults": faults(ben.page), "violations": violations(ben.page)})
    button(ben.page, "End the connection").click()
    expect(anna.page.get_by_text("Ben has gone: on by texts.")).to_be_visible()


@pytest.mark.thorough
def test_what_does_not_connect_is_said(friends: tuple[Friend, Friend], tmp_path: Path) -> None:
    """How far a connection reaches, before one tries; why a link does not connect; a file brings the message, too."""
    anna, ben = friends
    invite(anna)
    expect(anna.panel).to_contain_text("Without a server, two devices connect in the same network")
    link = offer(anna)
    with anna.page.expect_download() as found:
        button(anna.page, "Save as a file").click()
    found.value.save_as(tmp_path / "anna.txt")
    short = only_to_meet(link)
    for text, words in {
        short: "This is your own link",
        short[:-9]: "This is no link for a connection",
    }.items():
        anna.open(text)
        expect(anna.panel).to_contain_text(words)
    anna.page.reload()  # the offer is gone
    ben.open(short)
    expect(ben.panel).to_contain_text("The message is from another game")
    ben.page.locator("input[type=file]").set_input_files(tmp_path / "anna.txt")
    expect(ben.page.get_by_role("dialog", name="Anna invites you")).to_be_visible()
    ben.open(link)
    button(ben.page, "Sit down").click()
    back = linked(ben)
    anna.open(back)  # nobody waits for it: its messages are taken
    expect(anna.bar).to_contain_text("Pass your message on")
    anna.open(only_to_meet(back))
    expect(anna.panel).to_contain_text("The offer that this link answers has ended")


@pytest.mark.thorough
def test_another_game_keeps_the_connection(friends: tuple[Friend, Friend]) -> None:
    """The invitation goes over it, and so does the answer."""
    anna, ben = friends
    meet(anna, ben)
    one = mover(anna, ben)
    other = ben if one is anna else anna
    resign(one)
    expect(other.bar).to_contain_text("signed by both")
    button(other.page, "Invite to another game").click()
    expect(other.panel).to_contain_text("goes over the connection by itself")
    expect(one.panel).to_contain_text("invites you")
    check({"violations": violations(other.page)})
    button(one.page, "Sit down").click()
    for friend in friends:
        live(friend)
    play_on(anna, ben, 2)


@pytest.mark.thorough
@pytest.mark.skipif(find_firefox() is None, reason="no Firefox: make build/engines.made")
def test_chromium_and_firefox_play_live(
    browser: Browser, playwright: Playwright, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    firefox = playwright.firefox.launch(channel="moz-firefox", executable_path=find_firefox())
    try:
        for anna, ben in two_friends(browser, host, monkeypatch, firefox):
            meet(anna, ben)
            play_on(anna, ben, 4)
    finally:
        firefox.close()
