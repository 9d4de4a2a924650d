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


_STRONG, _WEAK = 1, 3  # higher cards that are out: of one that may well take a trick, and of one that hardly can


def compare(view: View, best: Card, done: Card) -> Reason | None:
    """Return why one card is better than another, in a lead or a reply, as far as the two cards tell."""
    known, number = read_view(view), number_cards(view.trump or "", view.options.order)
    one, other = (_read(known, number[name], name, view) for name in (best, done))
    if known.led is not None:
        return _replied(view, one, other)
    trumps = known.unseen & ~known.lacks & 0xFF  # trumps are the lowest numbers
    return _led(one, other, bool(trumps))


def _read(known: Known, number: int, name: Card, view: View) -> _Card:
    suit = 0xFF << (number & 24)
    above = ((1 << number) - 1) & suit  # the highest of a suit has the lowest number
    led = known.led
    takes = led is None or (number < led if number >> 3 == led >> 3 else number < 8)
    return _Card(
        name, name[1] == view.trump, (known.unseen & ~known.lacks & above).bit_count(),
        (known.own & suit).bit_count(), takes,
    )  # fmt: skip


def _led(best: _Card, done: _Card, may_trump: bool) -> Reason | None:
    if best.is_trump != done.is_trump and (may_trump or not best.is_trump):
        return Reason("trumps" if best.is_trump else "plain")
    if not best.higher and done.higher:
        return Reason("master", {"cards": best.name})
    if best.length > done.length and may_trump:
        return Reason("long", {"cards": best.name, "number": best.length})
    if best.higher < done.higher:
        return Reason("harder", {"cards": best.name, "instead": done.name})
    return _kept(best, done)


def _replied(view: View, best: _Card, done: _Card) -> Reason | None:
    if best.takes and not done.takes:
        return Reason("takes", {"cards": best.name})
    if best.takes and done.takes:
        both = {"cards": done.name, "instead": best.name}
        return Reason("cheaply", both) if done.higher <= best.higher else None
    if done.takes:
        return Reason("lets", {"cards": done.name})
    left = [card for card in view.hand if card[1] == done.name[1] and card != done.name]
    if len(left) == 1 and left[0][0] == view.options.order[0] and best.name[1] != done.name[1]:
        return Reason("guards", {"cards": done.name, "instead": left[0]})
    return _kept(best, done)


def _kept(best: _Card, done: _Card) -> Reason | None:
    """Return why a card is kept that another is played for."""
    if done.higher < best.higher:
        is_weak = best.higher >= _WEAK and done.higher <= _STRONG
        return Reason("may-take" if is_weak else "likelier", {"cards": done.name, "instead": best.name})
    return Reason("shortens", {"cards": best.name}) if best.length < done.length else None
