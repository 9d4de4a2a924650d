"""A friend elsewhere, by texts: two browsers that share nothing but the links that are passed on."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from conftest import Host, wait_ready
from ecarte.cli.table.friend import fastest
from ecarte.requests.subjects import friend as requests
from kit.player import Player, brisk, button, read, unless_set, wait_offered

# What the device's own sheet for sending a link gets.
SENT = "navigator.share = async ({ url }) => { globalThis.sent = url; }"


class Friend:
    """A person at a browser of their own, who passes links on and opens those that come."""

    def __init__(self, browser: Browser, host: Host, name: str) -> None:
        context = browser.new_context(locale="en-GB", reduced_motion="reduce", service_workers="block")
        context.add_init_script(SENT)
        context.add_init_script(unless_set({"name": name}))
        self.page, self.host = context.new_page(), host
        self.came = ""  # the link that was opened last
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        brisk(self.page)

    @property
    def panel(self) -> Locator:
        """The panel with invitations and messages."""
        return self.page.locator("dialog[data-panel=friend]")

    @property
    def bar(self) -> Locator:
        """What the bar along the table says."""
        return self.page.get_by_role("complementary", name="Play a friend").get_by_role("status")

    def open(self, link: str = "") -> None:
        """Open the page, or a link, in the same window as before."""
        self.page.goto(link.replace("?lang=en", "").replace("#", "?lang=en#") or f"{self.host.url}?lang=en")
        wait_ready(self.page)

    def link(self) -> str:
        """Return the link in the panel."""
        field = self.panel.get_by_label("The link").first  # the newest is the first
        expect(field).to_have_value(re.compile("#friend=ecarte1:"))
        return field.input_value()

    def passed(self) -> str:
        """Pass the message on that the bar offers, and return its link."""
        button(self.page, "Pass on").click()
        expect(self.bar).to_contain_text("Ready to be sent")
        link = self.page.evaluate("globalThis.sent")
        assert isinstance(link, str)
        return link

    def take(self, link: str) -> None:
        """Open a link that goes on with the game, and wait until the bar says more than that something was sent."""
        self.came = link
        self.open(link)
        expect(self.bar).not_to_contain_text("Ready")

    def is_awaited(self) -> bool:
        """Return whether this player is to go on."""
        return "waits for you" in self.bar.inner_text()


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the native engine use libsodium; in the browser the page's own script does (e2e/site/test_group.py)."""
    monkeypatch.setattr(requests, "quickest", fastest)


@pytest.fixture
def friends(browser: Browser, host: Host) -> Iterator[tuple[Friend, Friend]]:
    """Anna, who invites, and Ben, the guest."""
    both = Friend(browser, host, "Anna"), Friend(browser, host, "Ben")
    yield both
    assert [each.errors for each in both] == [[], []]
    for each in both:
        each.page.context.close()


def invite(anna: Friend, *choices: str) -> str:
    """Invite by the panel for new games, and return the link."""
    anna.open()
    button(anna.page, "New game").click()
    shown = anna.page.get_by_role("dialog", name="New game")
    for name in ("A friend elsewhere", *choices):
        shown.get_by_role("radio", name=name, exact=True).check()
    button(anna.page, "Make the invitation").click()
    return anna.link()


def sit(anna: Friend, ben: Friend) -> None:
    """Have Ben accept an invitation, and lead both to the table, where the guest is the first to see cards."""
    ben.open(invite(anna))
    button(ben.page, "Sit down").click()
    anna.take(ben.link())
    pass_on(anna, ben)


def pass_on(one: Friend, other: Friend) -> tuple[Friend, Friend]:
    """Pass messages to and fro until a player is to go on; return that one, and the other."""
    while not one.is_awaited():
        other.take(one.passed())
        one, other = other, one
    return one, other


def record_of(friend: Friend) -> str:
    """Return the record of the game that was played last."""
    found = friend.page.evaluate(
        """async () => {
          const open = indexedDB.open("ecarte");
          const db = await new Promise((done) => { open.onsuccess = () => done(open.result); });
          const all = db.transaction("records").objectStore("records").getAll();
          return new Promise((done) => { all.onsuccess = () => done(all.result.find(({ side }) => side).record); });
        }"""
    )
    assert isinstance(found, str)
    return found


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
    assert not any(name in other.page.content() for name in hidden)
    one.page.reload()
    wait_offered(one.page)
    one.take(late)  # a second time: it does nothing
    expect(one.bar).to_contain_text("waits for you")
    assert set(read(one.page).cards) == hidden
    one.page.get_by_role("button", name="Menu").click()
    button(one.page, "Resign").click()
    button(one.page, "Resign").last.click()
    expect(one.bar).to_contain_text("Pass your message on")
    while one.page.get_by_role("button", name="Pass on").count():
        other.take(one.passed())
        one, other = other, one
    assert record_of(anna) == record_of(ben)
    assert "[Shuffle " in record_of(anna)
    assert "[Signed " in record_of(anna)


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
