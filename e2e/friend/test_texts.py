"""A friend elsewhere, by texts: two browsers that share nothing but the links that are passed on."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from conftest import Host
from kit.friends import Friend, finish, invite, pass_on, record_of, sit, two_friends
from kit.player import Player, button, read, wait_offered
from kit.senses.looks import check, faults, violations


@pytest.fixture
def friends(browser: Browser, host: Host, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Friend, Friend]]:
    """Anna, who invites, and Ben, the guest."""
    yield from two_friends(browser, host, monkeypatch)


def test_a_game_with_a_reload_in_the_middle(friends: tuple[Friend, Friend]) -> None:
    """Both end with the same record, with a proof; neither page has held the other's cards before that."""
    anna, ben = friends
    sit(anna, ben)
    one, other = pass_on(anna, ben)
    while one.is_awaited():
        Player(one.page).decide()
    one, other = pass_on(one, other)
    late = one.came
    hidden = set(read(one.page).cards)
    shown = re.sub('<p data-do="cut">.*?</p>', "", other.page.content())  # a card of the cut may be dealt afterwards
    assert not any(name in shown for name in hidden)
    one.page.reload()
    wait_offered(one.page)
    one.take(late)  # a second time: it does nothing
    expect(one.bar).to_contain_text("waits for you")
    assert set(read(one.page).cards) == hidden
    one.page.get_by_role("button", name="Menu").click()
    button(one.page, "Resign").click()
    button(one.page, "Resign").last.click()
    expect(one.bar).to_contain_text("Pass your message on")
    finish(one, other)
    assert record_of(anna) == record_of(ben)
    assert "[Shuffle " in record_of(anna)
    assert "[Signed " in record_of(anna)


def test_what_is_asked_and_said(friends: tuple[Friend, Friend]) -> None:
    """A phrase is heard; a question is answered before anything is played; agreed, the game ends as it stands."""
    anna, ben = friends
    sit(anna, ben)
    one, other = pass_on(anna, ben)
    for words in ("Hello!", "To end the game here, as it stands"):
        button(one.page, "Talk…").click()
        button(one.page, words).click()
        expect(one.panel).to_be_hidden()
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
    Player(one.page).decide()
    other.take(one.passed())
    button(other.page, "Talk…").click()
    button(other.page, "To end the game here, as it stands").click()
    one.take(other.passed())
    button(one.page, "Agree").click()
    finish(one, other)
    assert record_of(anna) == record_of(ben)
    assert '[Result "*"]' in record_of(anna)


def test_a_guest_reads_the_terms(friends: tuple[Friend, Friend]) -> None:
    """The guest sees them before sitting down; the one who invited is told that the invitation is their own."""
    anna, ben = friends
    link = invite(anna, "Played cards")
    anna.open(link)
    expect(anna.panel).to_contain_text("This is your own invitation")
    ben.open(link)
    shown = ben.page.get_by_role("dialog", name="Anna invites you")
    expect(shown).to_contain_text("Played cards")
    expect(shown).to_contain_text("it cannot be proved that the pack was shuffled well")
    expect(shown).to_contain_text("North")
    button(ben.page, "Not now").click()
    expect(ben.panel).to_be_hidden()


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
    other = invite(ben)
    ben.open(other[: other.index("#")] + answer[answer.index("#") :])
    expect(ben.panel).to_contain_text("The message is from another game")
