"""What is lost on the way, in every phase of a match: pages, messages, connections. The match goes on each time."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from conftest import Host
from kit.friends import Friend, finish, invite, record_of, two_friends
from kit.meeting import linked
from kit.player import button
from kit.walk import Walk, phase_of

pytestmark = pytest.mark.thorough

# What the one who sees it at rest is waited for, and where in the match that is.
PHASES = {
    "shuffle",
    "lock",
    "keys",
    "exchange",
    "play",
    "pass",
    "open",
    "shuffle of the next deal",
    "exchange of the next deal",
    "shuffle of the next game",
    "sign of the next game",
}
# Connections that break at the fourth message of this page, which is lost.
BREAKS = """const { send } = RTCDataChannel.prototype;
const sent = new WeakMap();
RTCDataChannel.prototype.send = function (data) {
  const number = (sent.get(this) ?? 0) + 1;
  sent.set(this, number);
  if (number < 4) return send.call(this, data);
  this.close();
};"""


@pytest.fixture
def friends(browser: Browser, host: Host, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Friend, Friend]]:
    """Anna, who invites, and Ben, the guest."""
    yield from two_friends(browser, host, monkeypatch)


def waiting_link(friend: Friend) -> str:
    """Return the link of what waits in the panel of a page that was opened anew."""
    friend.panel_of_files()
    return friend.link()


def by_file(one: Friend, other: Friend, path: Path) -> None:
    """Save a message as a file, and open it at the other's."""
    one.panel_of_files()
    with one.page.expect_download() as found:
        one.panel.get_by_role("button", name="Save as a file").click()
    found.value.save_as(path)
    button(one.page, "To the table").click()
    with other.keeping():
        other.panel_of_files().set_input_files(path)


def pasted(one: Friend, other: Friend) -> None:
    """Copy a message into the other's field."""
    text = f"Ben wrote:\n> {one.passed()}\nBye!"
    with other.keeping():
        other.panel_of_files()
        other.panel.get_by_label("What you were sent").fill(text)
        other.panel.get_by_role("button", name="Take it").click()


@pytest.mark.parametrize("lost", ["page", "both pages", "message", "carrier"])
def test_a_match_by_texts(friends: tuple[Friend, Friend], lost: str, tmp_path: Path) -> None:
    """A page is lost, or both, or what was sent; or it goes by file, and pasted, instead of by link."""
    anna, ben = friends
    link = invite(anna, match="rubber-3")
    walk = Walk(anna, ben)
    gone: list[str] = []

    def lose() -> None:
        if lost in ("page", "both pages"):
            walk.one.die()
        if lost == "both pages":
            walk.other.die()
        gone.append(lost)

    def bring() -> None:
        if lost == "carrier" and gone:
            by_file(walk.one, walk.other, tmp_path / "message.txt") if len(walk.seen) % 2 else pasted(
                walk.one, walk.other
            )
        else:
            if lost == "message" and gone:
                walk.one.passed()  # it does not come
            late = walk.other.came
            walk.other.take(walk.one.passed())
            if lost == "message" and gone and late:
                walk.other.open(late)  # comes after the one that followed it
                expect(walk.other.bar).not_to_contain_text("missing")
        gone.clear()

    if "page" in lost:
        anna.die()
        assert waiting_link(anna) == link
    ben.open(link)
    button(ben.page, "Sit down").click()
    answer = ben.link()
    if lost == "both pages":
        anna.die()
    if "page" in lost:
        ben.die()
        assert waiting_link(ben) == answer
    anna.take(answer)
    walk.go(lose, bring)
    finish(walk.one, walk.other)
    assert PHASES - set(walk.seen) == set()
    assert record_of(anna) == record_of(ben)


def connect(one: Friend, other: Friend) -> None:
    """Connect anew; the connection may break at once."""
    one.panel_of_files()
    button(one.page, "Connect live").click()
    other.open(linked(one))
    one.open(linked(other))
    for friend in (one, other):
        expect(friend.bar.locator("..")).to_contain_text(re.compile("Live:|on by texts"))


@pytest.mark.timeout(1800)  # pages begin anew all along
def test_a_match_whose_connection_breaks_all_along(friends: tuple[Friend, Friend]) -> None:
    """At every fourth message, which is lost, and pages with it; each time they connect again."""
    anna, ben = friends
    for friend in friends:
        friend.context.add_init_script(BREAKS)
    invite(anna, match="rubber-3")
    button(anna.page, "Connect live").click()
    ben.open(linked(anna))
    button(ben.page, "Sit down").click()
    anna.open(linked(ben))
    walk, broken = Walk(anna, ben), []
    while phase := phase_of(anna) or phase_of(ben):
        said = [friend.bar.locator("..").inner_text() for friend in friends]
        if any("on by texts" in each for each in said):
            broken.append(phase)
            one, other = friends if phase_of(anna) else (ben, anna)
            for friend in [(), (one,), (one, other), (other,)][len(broken) % 4]:
                friend.die()
            if phase_of(other):
                connect(one, other)
            else:
                one.take(other.passed())  # the last signature was lost
        for friend, each in zip(friends, said, strict=True):
            if "waits for you" in each or button(friend.page, "Next game").count():
                walk.act(friend)
    assert len(broken) > 10
    assert {each.split(" ")[0] for each in broken} > {"exchange", "play"}
    assert record_of(anna) == record_of(ben)
