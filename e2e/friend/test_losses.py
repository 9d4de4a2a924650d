"""What is lost on the way, in every phase of a match by texts: pages, messages, links. The match goes on each time."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from conftest import Host
from kit.friends import Friend, finish, invite, record_of, two_friends
from kit.player import button
from kit.walk import Walk

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
    with other.taking():
        other.panel_of_files().set_input_files(path)


def pasted(one: Friend, other: Friend) -> None:
    """Copy a message into the other's field."""
    text = f"Ben wrote:\n> {one.passed()}\nBye!"
    with other.taking():
        other.panel_of_files()
        other.panel.get_by_label("What your friend has sent").fill(text)
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
