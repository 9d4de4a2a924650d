"""What a good player says of two cards, as far as it can be seen from the seat: reasons for one instead of another."""

from __future__ import annotations

from dataclasses import dataclass

from ecarte.core.cards import Card
from ecarte.games.ecarte.state import View
from ecarte.players.ecarte.masks import Known, number_cards, read_view
from ecarte.players.thoughts import Reason


@dataclass(frozen=True, slots=True)
class _Card:
    """A card as its holder sees it before it is played."""

    name: Card
    is_trump: bool
    higher: int  # cards of its suit that the opponent may hold and that beat it
    length: int  # cards of its suit in the hand, itself included
    takes: bool  # it beats what was led


def compare(view: View, best: Card, done: Card) -> Reason:
    """Return why one card is better than another, in a lead or a reply."""
    known, number = read_view(view), number_cards(view.trump or "", view.options.order)
    one, other = (_read(known, number[name], name, view) for name in (best, done))
    return _led(one, other) if known.led is None else _replied(view, one, other)


def _read(known: Known, number: int, name: Card, view: View) -> _Card:
    suit = 0xFF << (number & 24)
    above = ((1 << number) - 1) & suit  # the highest of a suit has the lowest number
    led = known.led
    takes = led is None or (number < led if number >> 3 == led >> 3 else number < 8)
    return _Card(
        name, name[1] == view.trump, (known.unseen & ~known.lacks & above).bit_count(),
        (known.own & suit).bit_count(), takes,
    )  # fmt: skip


def _led(best: _Card, done: _Card) -> Reason:
    if best.is_trump != done.is_trump:
        return Reason("trumps" if best.is_trump else "plain")
    if not best.higher and done.higher:
        return Reason("master", {"cards": best.name})
    if best.length > done.length:
        return Reason("long", {"cards": best.name, "number": best.length})
    if best.higher < done.higher:
        return Reason("harder", {"cards": best.name, "instead": done.name})
    return _kept(best, done)


def _replied(view: View, best: _Card, done: _Card) -> Reason:
    if best.takes and not done.takes:
        return Reason("takes", {"cards": best.name})
    if best.takes and done.takes:
        return _kept(best, done)
    if done.takes:
        return Reason("lets", {"cards": done.name})
    left = [card for card in view.hand if card[1] == done.name[1] and card != done.name]
    if len(left) == 1 and left[0][0] == view.options.order[0] and best.name[1] != done.name[1]:
        return Reason("guards", {"cards": done.name, "instead": left[0]})
    return _kept(best, done)


def _kept(best: _Card, done: _Card) -> Reason:
    return Reason("may-take", {"cards": done.name, "instead": best.name})
