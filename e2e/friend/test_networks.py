"""Friends in two networks: that cannot meet, that meet, and whose cable is pulled out for a while."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, expect

from conftest import Host
from kit.friends import Friend, decide, pass_on, two_friends
from kit.meeting import invited, linked, live, meet, mover, offer, play_on
from kit.networks import Networks, can_be_made
from kit.player import button, read
from kit.senses.looks import check, violations

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(not can_be_made(), reason="networks are made on Linux, as root"),
]
PATIENCE = 60_000  # ms: longer than a page waits for a connection


@pytest.fixture
def networks(host: Host, tmp_path: Path) -> Iterator[Networks]:
    """Two networks that cannot meet."""
    with Networks(host, tmp_path) as made:
        yield made


@pytest.fixture
def friends(
    networks: Networks, playwright: Playwright, host: Host, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Friend, Friend]]:
    """Anna, who invites, and Ben, the guest, each in a network."""
    one, other = (networks.launch(playwright, each) for each in ("a", "b"))
    try:
        yield from two_friends(one, host, monkeypatch, other)
    finally:
        one.close()
        other.close()


def test_texts_take_over_where_networks_cannot_meet(friends: tuple[Friend, Friend]) -> None:
    """Both can pass on at once; the page says that they do not meet, and why, and connecting is offered again."""
    anna, ben = friends
    ben.open(invited(anna))
    button(ben.page, "Sit down").click()
    anna.open(linked(ben))
    one, other = pass_on(anna, ben)  # nobody has to wait until it is given up
    hand = read(one.page).cards
    for friend in friends:
        expect(friend.bar.locator("..")).to_contain_text("Not connected: on by texts.", timeout=PATIENCE)
    button(anna.page, "Connect…").click()
    expect(anna.panel).to_contain_text("The two networks do not meet")
    expect(anna.panel).to_contain_text("Without a server, two devices connect in the same network")
    check({"violations": violations(anna.page)})
    button(anna.page, "To the table").click()
    for _ in range(4):
        decide(one)
        one, other = pass_on(one, other)
    assert read(one.page).cards != hand


def test_a_network_that_is_gone_and_back(friends: tuple[Friend, Friend], networks: Networks) -> None:
    """For a few seconds, after which what was played comes by itself; for longer, and on by texts until it is back."""
    anna, ben = friends
    networks.join()
    meet(anna, ben)
    play_on(anna, ben, 1)
    one = mover(anna, ben)
    other = ben if one is anna else anna
    networks.part()
    expect(other.bar.locator("..")).to_contain_text("does not answer", timeout=PATIENCE)
    decide(one)
    networks.join()
    for friend in friends:
        live(friend)
    assert mover(anna, ben) is other
    networks.part()
    for friend in friends:
        expect(friend.bar.locator("..")).to_contain_text("Connection lost: on by texts.", timeout=PATIENCE)
    decide(other)
    one, other = pass_on(other, one)
    networks.join()
    button(one.page, "Connect…").click()
    other.open(offer(one))
    one.open(linked(other))
    for friend in friends:
        live(friend)
    play_on(anna, ben, 2)
