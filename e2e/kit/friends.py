"""Friends who play from afar, each at a browser of their own."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from conftest import Host, wait_ready
from ecarte.cli.kit.group import fastest
from ecarte.friend import lines
from ecarte.friend.side import Session
from ecarte.requests.subjects import friend as requests
from kit.player import Player, brisk, button, unless_set
from kit.waiting import wait_until

# What the device's own sheet for sending a link gets.
SENT = "navigator.share = async ({ url }) => { globalThis.sent = url; }"

# While `full` is set, nothing can be written.
FULL = """
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...asked) {
    if (globalThis.full) throw new DOMException("full", "QuotaExceededError");
    return put.apply(this, asked);
  };
"""

# How often games of friends were kept, and how long the sessions are that wait for others to sit down.
KEPT = """async () => {
  const open = indexedDB.open("ecarte");
  const db = await new Promise((done) => { open.onsuccess = () => done(open.result); });
  const stores = db.transaction(["games", "kept"]);
  const all = (name) => new Promise((done) => {
    const asked = stores.objectStore(name).getAll();
    asked.onsuccess = () => done(asked.result);
  });
  const [games, kept] = [await all("games"), await all("kept")];
  db.close();
  const often = games.map(({ friend, revision }) => (friend ? revision + 1 : 0));
  return [...often, ...kept.map(({ side }) => side?.session.length ?? 0)].join();
}"""

AWAITED = re.compile("waits? for you")  # what the bar says to whoever is to go on


class Friend:
    """A person at a browser of their own, who passes links on and opens those that come."""

    def __init__(self, browser: Browser, host: Host, name: str) -> None:
        context = browser.new_context(locale="en-GB", reduced_motion="reduce", service_workers="block")
        context.add_init_script(SENT + FULL)
        context.add_init_script(unless_set({"name": name}))
        self.context, self.host = context, host
        self.came = ""  # the link that was opened last
        self.sent = ""  # the link that was passed on last, before the table
        self.errors: list[str] = []
        context.on("weberror", lambda error: self.errors.append(str(error.error)))
        self.page = context.new_page()
        brisk(self.page)

    @property
    def panel(self) -> Locator:
        """The panel with invitations and messages."""
        return self.page.locator("dialog[data-panel=friend]")

    @property
    def bar(self) -> Locator:
        """What the bar along the table says."""
        return self.page.get_by_role("complementary", name="Play a friend").get_by_role("status").first

    def panel_of_files(self) -> Locator:
        """Open the panel, and return what takes a file there."""
        self.page.evaluate("location.hash = 'friend'")
        return self.panel.locator("input[type=file]")

    def open(self, link: str = "") -> None:
        """Open the page, or a link, in the same window as before."""
        self.page.goto(link.replace("?lang=en", "").replace("#", "?lang=en#") or f"{self.host.url}?lang=en")
        wait_ready(self.page)

    def die(self) -> None:
        """Lose the page, as a crash does, and open it anew, where the latest game is on the table."""
        self.page.close()
        self.page = self.context.new_page()
        self.open()

    def link(self) -> str:
        """Return the link in the panel."""
        field = self.panel.get_by_label("The link", exact=True).first  # the newest is the first
        expect(field).to_have_value(re.compile("#friend=ecarte1:"))
        return field.input_value()

    def passed(self) -> str:
        """Pass the message on that the bar offers, and return its link."""
        button(self.page, "Pass on").click()
        expect(self.bar).to_contain_text("Ready to be sent")
        link = self.page.evaluate("globalThis.sent")
        assert isinstance(link, str)
        return link

    def news(self) -> str:
        """Pass on what the others of a group may lack, at the table or before; return its link, "" for nothing new."""
        if button(self.page, "Pass on").count():
            return self.passed()
        link = self.link() if self.page.get_by_text("Send this to the group.").count() else ""
        new, self.sent = link not in ("", self.sent), link
        if new:
            button(self.page, "Send…").click()
        return link if new else ""

    def take(self, link: str) -> None:
        """Open a link that goes on with the game, and wait until it was taken."""
        self.came = link
        with self.keeping():
            self.open(link)
        expect(self.bar.or_(self.panel).filter(has_text=re.compile(r"\bReady"))).to_have_count(0)

    def say(self, words: str) -> None:
        """Say or ask something, and wait until it can be passed on."""
        with self.keeping():
            button(self.page, "Talk…").click()
            button(self.page, words).click()

    @contextmanager
    def keeping(self) -> Iterator[None]:
        """Wait until the game is kept once more than before: then what was done is done."""
        before = self.kept()
        yield
        wait_until(self.page, f"async (before) => (await ({KEPT})()) !== before", before)

    def kept(self) -> object:
        """Return what changes whenever the game is kept."""
        return self.page.evaluate(KEPT)

    def is_awaited(self) -> bool:
        """Return whether this player is to go on."""
        return AWAITED.search(self.bar.inner_text()) is not None


def two_friends(
    browser: Browser, host: Host, monkeypatch: pytest.MonkeyPatch, other: Browser | None = None
) -> Iterator[tuple[Friend, Friend]]:
    """Give a test Anna, who invites, and Ben, the guest, who may have another browser."""
    yield from friends_at(monkeypatch, Friend(browser, host, "Anna"), Friend(other or browser, host, "Ben"))


def friends_at(monkeypatch: pytest.MonkeyPatch, *friends: Friend) -> Iterator[Any]:
    """Give a test some friends, the one who invites first."""
    # The native engine uses libsodium; in the browser the page's own script does (e2e/site/test_group.py).
    monkeypatch.setattr(requests, "quickest", fastest)
    yield friends
    assert [each.errors for each in friends] == [[] for _ in friends]
    for each in friends:
        each.page.context.close()


def invite(anna: Friend, *choices: str | re.Pattern[str], match: str = "") -> str:
    """Invite a friend to écarté by the panel for new games, and return the link."""
    return choose(anna, "A friend elsewhere", *choices, match=match)


def choose(anna: Friend, *choices: str | re.Pattern[str], match: str = "") -> str:
    """Make an invitation by the panel for new games, and return the link."""
    shown = open_new_game(anna)
    for name in choices:
        shown.get_by_role("radio", name=name, exact=True).check()
    if match:
        shown.get_by_text("Match, stakes, spectators").click()
        shown.get_by_label("What is played").select_option(match)
    button(anna.page, "Make the invitation").click()
    return anna.link()


def sit(anna: Friend, ben: Friend) -> None:
    """Have Ben accept an invitation, and lead both to the table, where the guest is the first to see cards."""
    ben.open(invite(anna))
    button(ben.page, "Sit down").click()
    anna.take(ben.link())
    pass_on(anna, ben)


def decide(one: Friend, player: type[Player] = Player) -> None:
    """Decide for a player until another is to go on: whoever stands or takes a trick also leads."""
    while is_to_go_on(one):
        player(one.page).decide()


def is_to_go_on(one: Friend) -> bool:
    """Return whether a player is to go on, once all that was done is drawn, and kept."""
    while one.is_awaited():
        side = session_of(one)
        if side.awaited is not None and side.awaited.seat == side.seat:
            return True
    return False


def pass_on(one: Friend, other: Friend) -> tuple[Friend, Friend]:
    """Pass messages to and fro until a player is to go on; return that one, and the other."""
    while not one.is_awaited():
        other.take(one.passed())
        one, other = other, one
    return one, other


def open_new_game(anna: Friend) -> Locator:
    """Open the page, and the panel for new games."""
    anna.open()
    button(anna.page, "New game").click()
    return anna.page.get_by_role("dialog", name="New game")


def gather(friends: Sequence[Friend], link: str) -> None:
    """Have the guests accept an invitation for more than two; the one who invites has read their answers then."""
    anna, *guests = friends
    for guest in guests:
        if guest.panel.is_hidden():
            guest.open(link)
        button(guest.page, "Sit down").click()
        anna.take(guest.link())


def pass_around(friends: Sequence[Friend]) -> Friend | None:
    """Pass messages to all until a player is to go on; return that one, None for nobody."""
    while True:
        one, link = next(((each, link) for each in friends if (link := each.news())), (None, ""))
        said = [each.bar.inner_text() if each.bar.count() else "" for each in friends]
        awaited = next((each for each, words in zip(friends, said, strict=True) if "wait for you" in words), None)
        if one is None and (awaited or all("signed by all" in words for words in said)):
            return awaited
        for other in friends if one else ():  # else something is still being drawn
            if other is not one:
                other.take(link)


def finish(one: Friend, other: Friend) -> None:
    """Pass messages on until both have the signed result; where both sign at once, neither can know that."""
    while True:
        expect(one.bar).to_contain_text(re.compile("Pass your|signed by both"))
        if all(session_of(each).awaited is None for each in (one, other)):
            return
        other.take(one.passed())
        one, other = other, one


def record_of(friend: Friend) -> str:
    """Return the record of the game that was played last."""
    return str(kept_of(friend)["record"])


def session_of(friend: Friend) -> Session:
    """Return the session of the game that was played last."""
    return lines.loads(fastest(), kept_of(friend)["side"]["session"])


def kept_of(friend: Friend) -> Any:
    """Return what is stored of the game that was played last, or of an invitation where nothing was played yet."""
    return friend.page.evaluate(
        """async () => {
          const open = indexedDB.open("ecarte");
          const db = await new Promise((done) => { open.onsuccess = () => done(open.result); });
          const read = async (name) => {
            const all = db.transaction(name).objectStore(name).getAll();
            await new Promise((done) => { all.onsuccess = done; });
            return all.result.filter((one) => one?.side);
          };
          const found = [...(await read("records")), ...(await read("kept"))];
          db.close();
          const length = ({ side }) => side.session.length;
          return found.sort((one, other) => length(other) - length(one))[0];
        }"""
    )
