"""Écarté's pool among three friends elsewhere: two play, the third shuffles with them and waits."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from conftest import Host
from ecarte.friend.table import NOBODY
from ecarte.notation.verify import verify
from kit.friends import Friend, choose, friends_at, gather, pass_around, session_of
from kit.player import button, read, wait_offered
from kit.senses.looks import check, faults, violations


@pytest.fixture
def three(browser: Browser, host: Host, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Friend]]:
    """Anna, who invites, and two guests."""
    yield from friends_at(monkeypatch, *(Friend(browser, host, name) for name in ("Anna", "Ben", "Clara")))


@pytest.mark.thorough
def test_the_newcomer_takes_the_losers_seat(three: list[Friend]) -> None:
    """Who waits sees the table without a hand; after a resigned game all go on, and the record is proved."""
    anna, ben, _ = three
    link = choose(anna, "A friend elsewhere", match="pool")
    ben.open(link)
    shown = ben.page.get_by_role("dialog", name="Anna invites you")
    expect(shown).to_contain_text("Pool for three")
    expect(shown.get_by_label("The seat you would like")).to_have_count(0)
    gather(three, link)
    one = pass_around(three)
    assert one
    out = next(each for each in three if session_of(each).table.view == NOBODY)
    hands = [set(read(each.page).cards) for each in three if each is not out]
    assert [len(hand) for hand in hands] == [5, 5]
    check({"violations": violations(out.page), "faults": faults(out.page)})
    out.page.reload()
    expect(out.bar).to_contain_text("is awaited")
    expect(out.page.locator("[data-match]")).to_contain_text("You wait")
    button(out.page, "Menu").click()
    expect(button(out.page, "Resign")).to_have_count(0)
    button(out.page, "Close").click()
    button(one.page, "Menu").click()
    button(one.page, "Resign").click()
    button(one.page, "Resign").last.click()
    mover = pass_around(three)
    assert mover
    for each in three:  # whose page has not opened the next game with a link
        button(each.page, "Next game").evaluate_all("(buttons) => buttons.forEach((each) => each.click())")
    wait_offered(mover.page)
    assert session_of(out).table.view != NOBODY
    assert session_of(one).table.view == NOBODY
    assert [len(read(each.page).cards) for each in (out, mover)] == [5, 5]
    finished = {session_of(each).table.finished for each in three}
    ((game,),) = finished
    assert verify(game).proved
