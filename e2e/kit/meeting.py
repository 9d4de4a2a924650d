"""How two friends connect, as their panels have it: a link there and one back; and what they play then."""

import re

from playwright.sync_api import expect

from kit.friends import Friend, invite
from kit.player import Player, button

# The connections of a page, so that one can be cut off as a network does.
WATCH = """globalThis.made = [];
globalThis.RTCPeerConnection = class extends RTCPeerConnection {
  constructor(...all) {
    super(...all);
    made.push(this);
  }
};"""


def linked(one: Friend) -> str:
    """Return the link in the panel that connects."""
    field = one.panel.get_by_label("The link", exact=True).first
    expect(field).to_have_value(re.compile("[#&]meet="))
    return field.input_value()


def offer(one: Friend) -> str:
    """Offer a connection in the panel, and return the link."""
    button(one.page, "Connect live").click()
    return linked(one)


def answer(one: Friend, link: str) -> str:
    """Open the link of an offer for the game on the table, and return the link back."""
    one.open(link)
    return linked(one)


def invited(anna: Friend) -> str:
    """Invite, offer to connect, and return the link for both."""
    invite(anna)
    return offer(anna)


def only_to_meet(link: str) -> str:
    """Return a link without its messages."""
    return re.sub("#friend=.*&meet=", "#meet=", link)


def live(friend: Friend) -> None:
    """Wait until the bar says that the other is there."""
    expect(friend.page.get_by_text(re.compile("Live: .* is here"))).to_be_visible()


def mover(*friends: Friend) -> Friend:
    """Wait until one of them is to go on, and return that one."""
    while True:
        for each in friends:
            if each.is_awaited():
                return each


def play_on(one: Friend, other: Friend, moves: int) -> None:
    """Play moves of whoever is to go on; nobody passes anything on."""
    for _ in range(moves):
        each = mover(one, other)
        Player(each.page).decide()
        expect(button(each.page, "Pass on")).to_have_count(0)


def meet(anna: Friend, ben: Friend) -> None:
    """Have Ben accept an invitation that offers to connect, and Anna open the link back."""
    ben.open(invited(anna))
    expect(ben.panel).to_contain_text("offers to connect live")
    button(ben.page, "Sit down").click()
    anna.open(linked(ben))
    for friend in (anna, ben):
        live(friend)
