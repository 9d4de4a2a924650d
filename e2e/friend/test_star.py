"""Three and four friends, live: each guest connects to the one who invited, whose page passes messages on."""

import re
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser, Locator, expect

from conftest import Host
from ecarte.friend.table import NOBODY
from ecarte.notation import ecn
from ecarte.notation.verify import verify
from kit.belote import Partner
from kit.friends import Friend, choose, decide, friends_at, record_of, session_of
from kit.meeting import WATCH, linked, mover
from kit.player import button, read
from kit.senses.looks import check, faults, violations
from kit.walk import resign

THREE = re.compile("^For three")


@pytest.fixture
def three(browser: Browser, host: Host, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Friend]]:
    """Anna, who invites, and two guests."""
    yield from friends_at(monkeypatch, *(Friend(browser, host, name) for name in ("Anna", "Ben", "Clara")))


@pytest.fixture
def four(browser: Browser, host: Host, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Friend]]:
    """Anna, who invites, and three guests."""
    yield from friends_at(monkeypatch, *(Friend(browser, host, name) for name in ("Anna", "Ben", "Clara", "David")))


def offers(anna: Friend, number: int) -> list[str]:
    """Offer connections, and return a link for each guest."""
    button(anna.page, "Connect live").click()
    return waiting(anna, number)


def waiting(anna: Friend, number: int) -> list[str]:
    """Return the links of so many offers, as soon as they are there."""
    fields = fields_of(anna, "for one friend alone")
    expect(fields).to_have_count(number)
    return [field.input_value() for field in fields.all()]


def fields_of(anna: Friend, words: str) -> Locator:
    """Return the fields of links about which the panel says something."""
    return anna.panel.get_by_role("region", name=re.compile(words)).get_by_label("The link", exact=True)


def link_in(anna: Friend, words: str) -> str:
    """Return the one link about which the panel says something."""
    expect(fields_of(anna, words)).to_have_count(1)
    return fields_of(anna, words).input_value()


def sit(friends: Sequence[Friend], *choices: str | re.Pattern[str]) -> None:
    """Invite to belote, and have all guests accept."""
    choose(friends[0], "Belote", *choices, "Friends elsewhere")
    connect(friends)


def connect(friends: Sequence[Friend]) -> None:
    """Have all guests accept, each by a link of its own, and wait until everybody is connected."""
    anna, *guests = friends
    for guest, link in zip(guests, offers(anna, len(guests)), strict=True):
        guest.open(link)
        button(guest.page, "Sit down").click()
        anna.open(linked(guest))
    together(friends)


def together(friends: Sequence[Friend]) -> None:
    """Wait until everybody's bar says that all the others are there, and nothing is to be passed on."""
    for friend in friends:
        expect(friend.page.get_by_text("Live: all are here.")).to_be_visible()
        expect(button(friend.page, "Pass on")).to_have_count(0)


def play(friends: Sequence[Friend], moves: int) -> None:
    """Play moves of whoever is to go on."""
    for _ in range(moves):
        Partner(mover(*friends).page).decide()


def back(one: Friend, anna: Friend, link: str) -> None:
    """Have a guest open the link of an offer, and the inviting player the link back."""
    one.open(link)
    anna.open(linked(one))


@pytest.mark.thorough
def test_three_play_a_deal(three: list[Friend]) -> None:
    """From the invitation to the next deal nothing is passed on by hand; all end with the same proved record."""
    sit(three, THREE)
    first = mover(*three)
    hands = [read(each.page).cards for each in three]
    assert len({card for hand in hands for card in hand}) == sum(map(len, hands)) > 0
    check({"violations": violations(first.page), "faults": faults(first.page)})
    while session_of(first).table.deal.number == 1:
        play(three, 1)
    together(three)
    resign(mover(*three))
    for each in three:
        expect(each.bar).to_contain_text("signed by all")
    records = {record_of(each) for each in three}
    assert len(records) == 1
    (played,) = ecn.loads(records.pop())
    assert verify(played).proved


@pytest.mark.thorough
def test_a_pool_goes_on_live(three: list[Friend]) -> None:
    """Écarté's pool: who waits is connected, too, and the next game begins by itself, with the newcomer in it."""
    choose(three[0], "A friend elsewhere", match="pool")
    connect(three)
    loser = mover(*three)
    (out,) = (each for each in three if session_of(each).table.view == NOBODY)
    resign(loser)
    for each in three:
        button(each.page, "Next game").click()
    together(three)
    mover(*three)
    assert session_of(loser).table.view == NOBODY != session_of(out).table.view


@pytest.mark.thorough
def test_a_guest_whose_connection_breaks_comes_back(four: list[Friend]) -> None:
    """It goes on by links, which the inviting player's page passes on, and connects again in the middle of a deal."""
    anna, ben, *others = four
    ben.page.context.add_init_script(WATCH)
    sit(four)
    play(four, 2)
    ben.page.evaluate("made.at(-1).close()")
    for each in (anna, *others):
        expect(each.page.get_by_text(re.compile("^Live: .*Ben is not connected"))).to_be_visible()
    expect(ben.page.get_by_text("Connection lost: on by texts.")).to_be_visible()
    sitting = {session_of(each).seat: each for each in four}
    while (awaited := session_of(anna).awaited) and (one := sitting[awaited.seat]) is not ben:
        decide(one, Partner)  # Ben does not hear of it
    ben.take(anna.passed())
    decide(ben, Partner)
    anna.take(ben.passed())
    one = mover(anna, *others)
    expect(one.page.get_by_text(re.compile("^Live: .*Ben is not connected"))).to_be_visible()
    Partner(one.page).decide()
    button(anna.page, "Connect…").click()
    (link,) = offers(anna, 1)
    check({"violations": violations(anna.page), "faults": faults(anna.page)})
    back(ben, anna, link)
    together(four)
    play(four, 3)


@pytest.mark.thorough
def test_the_inviting_player_reloads(three: list[Friend]) -> None:
    """All connect again, and nothing is missing; a link of one guest is not for another."""
    anna, ben, clara = three
    sit(three, THREE)
    play(three, 2)
    anna.page.reload()
    for each in (ben, clara):
        expect(each.page.get_by_text("Anna has gone: on by texts.")).to_be_visible()
    expect(anna.bar).to_be_visible()
    one = mover(*three)
    Partner(one.page).decide()  # nobody hears of it
    button(ben.page, "Connect…").click()
    button(ben.page, "Connect live").click()
    clara.open(linked(ben))
    expect(clara.panel).to_contain_text("This link is for whoever invited you all")
    anna.open(linked(ben))  # a guest can offer, too
    ben.open(link_in(anna, "back to the friend"))
    expect(anna.panel).to_be_hidden()  # they are connected
    button(anna.page, "Connect…").click()
    (link,) = offers(anna, 1)
    back(clara, anna, link)
    together(three)
    play(three, 3)
