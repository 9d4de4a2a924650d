"""Belote among friends elsewhere: by links that everybody opens, as in a group chat."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from conftest import Host
from ecarte.friend.device import seated
from ecarte.notation import ecn
from ecarte.notation.verify import verify
from kit.belote import Partner
from kit.friends import (
    Friend,
    choose,
    finish,
    friends_at,
    gather,
    open_new_game,
    pass_around,
    pass_on,
    record_of,
    session_of,
    two_friends,
)
from kit.player import button, read, wait_offered
from kit.senses.looks import check, faults, violations
from kit.walk import resign


@pytest.fixture
def four(browser: Browser, host: Host, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Friend]]:
    """Anna, who invites, and three guests."""
    yield from friends_at(monkeypatch, *(Friend(browser, host, name) for name in ("Anna", "Ben", "Clara", "David")))


@pytest.mark.thorough
def test_four_play_with_a_reload_in_the_middle(four: list[Friend]) -> None:
    """A guest gets the seat it would like; nobody's page holds another's cards; all end with the same proved record."""
    anna, ben, *_ = four
    link = choose(anna, "Belote", "Friends elsewhere")
    ben.open(link)
    shown = ben.page.get_by_role("dialog", name="Anna invites you")
    expect(shown).to_contain_text("everybody sees all cards")
    expect(shown).to_contain_text("Anna, South")
    shown.get_by_label("The seat you would like").select_option(label="North, partner of Anna")
    check({"violations": violations(ben.page), "faults": faults(ben.page)})
    gather(four, link)
    one = pass_around(four)
    assert one
    hands = [set(read(each.page).cards) for each in four]
    assert [len(hand) for hand in hands] == [5, 5, 5, 5]
    assert len(set().union(*hands)) == 20
    Partner(one.page).choose("Take")
    one = pass_around(four)
    assert one
    one.page.reload()
    wait_offered(one.page)
    expect(one.bar).to_contain_text("wait for you")
    Partner(one.page).decide()
    other = pass_around(four)
    assert other
    check({"violations": violations(other.page), "faults": faults(other.page)})
    button(other.page, "Menu").click()
    button(other.page, "Resign").click()
    button(other.page, "Resign").last.click()
    assert pass_around(four) is None
    records = {record_of(each) for each in four}
    assert len(records) == 1
    (play,) = ecn.loads(records.pop())
    assert verify(play).proved


@pytest.mark.thorough
def test_two_play_with_two_computers(browser: Browser, host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """The guest reads who could look into their hands; they play at once, and the inviting page shows none of it."""
    for anna, ben in two_friends(browser, host, monkeypatch):
        shown = open_new_game(anna)
        for name in ("Belote", "Friends elsewhere"):
            shown.get_by_role("radio", name=name, exact=True).check()
        for name, level in (("North, your partner", "a novice"), ("West", "a decent amateur")):
            shown.get_by_role("combobox", name=name, exact=True).select_option(label=f"A computer: {level}")
        expect(shown).to_contain_text("They are played on your device, and whoever controls it could look into")
        check({"violations": violations(anna.page), "faults": faults(anna.page)})
        button(anna.page, "Make the invitation").click()
        expect(anna.panel).to_contain_text("One more is awaited.")
        ben.open(link := anna.link())
        read_first = ben.page.get_by_role("dialog", name="Anna invites you")
        expect(read_first).to_contain_text("A computer (a novice) sits North. A computer (a decent amateur) sits West.")
        expect(read_first).to_contain_text("played on Anna’s device, and whoever controls that device could look into")
        expect(read_first.get_by_label("The seat you would like").get_by_role("option")).to_have_text(["Any", "East"])
        check({"violations": violations(ben.page), "faults": faults(ben.page)})
        gather([anna, ben], link)
        one = pass_around([anna, ben])
        while session_of(anna).table.playing.state.phase != "play":  # until somebody has taken
            assert one
            Partner(one.page).decide()
            one = pass_around([anna, ben])
        assert one
        anna.die()
        expect(anna.bar).to_be_visible()
        side = session_of(anna)
        held = {card for each in seated(side).computers for card in each.table.playing.state.hand(each.seat)}
        public = {card for hand in side.table.public.hands for card in hand}
        assert len(held) > 10
        assert not (held - public) & set(read(anna.page).cards)
        Partner(one.page).decide()
        one = pass_around([anna, ben])
        assert one
        resign(one)
        assert pass_around([anna, ben]) is None
        assert record_of(anna) == record_of(ben)
        (play,) = ecn.loads(record_of(anna))
        assert verify(play).proved
        assert play.record.computer == {"N": "novice", "W": "amateur"}


def test_two_play_from_the_hand(browser: Browser, host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """Belote for two goes the way of écarté; what nobody can deal is refused in a sentence."""
    for anna, ben in two_friends(browser, host, monkeypatch):
        shown = open_new_game(anna)
        for name in ("Belote", re.compile("^For two, cards on the table"), "A friend elsewhere"):
            shown.get_by_role("radio", name=name, exact=True).check()
        button(anna.page, "Make the invitation").click()
        expect(shown.get_by_role("alert")).to_contain_text("friends play from the hand")
        shown.get_by_role("radio", name=re.compile("^For two, from the hand")).check()
        button(anna.page, "Make the invitation").click()
        ben.open(anna.link())
        button(ben.page, "Sit down").click()
        anna.take(ben.link())
        one, other = pass_on(anna, ben)
        assert len(read(one.page).cards) == 6
        Partner(one.page).choose("Take")
        one, other = pass_on(one, other)
        assert len(read(one.page).cards) == 9
        button(one.page, "Menu").click()
        button(one.page, "Resign").click()
        button(one.page, "Resign").last.click()
        finish(one, other)
        assert record_of(anna) == record_of(ben)
