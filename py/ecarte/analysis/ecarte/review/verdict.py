"""The verdict on a decision: why another choice was better, as codes with data.

First what a player would say of the cards, then figures.

Their words are `review-…`. Chances are in percent.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile

from ecarte.analysis.ecarte.choices.value import Choice, Values
from ecarte.analysis.ecarte.review.factors import factors
from ecarte.core.cards import Card, format_cards
from ecarte.games.ecarte.facts import UNIT
from ecarte.games.ecarte.state import OTHER, View
from ecarte.players.ecarte.masks import Known, number_cards, read_view
from ecarte.players.ecarte.reasons import hand
from ecarte.players.thoughts import Reason

_ANSWERS = ("stand", "propose", "accept", "refuse")


def advice(view: View, values: Values) -> tuple[Reason, ...]:
    """Return why the best choice is better than the second, or how many are as good."""
    number = sum(1 for _ in takewhile(lambda at: UNIT.is_none(*values.loss(at)), range(values.full)))
    if number > 1:
        alike = Reason("equal", {"number": number, "exact": "yes" if values.exact else "no"})
        return (alike, hand(view)) if values.best.event.verb in _ANSWERS else (alike,)
    return reasons(view, values, values.choices[1])


def reasons(view: View, values: Values, done: Choice) -> tuple[Reason, ...]:
    """Return why the best choice was better than another, the weightiest first; nothing for the best itself."""
    best = values.best
    if done is best:
        return ()
    if UNIT.is_none(*values.loss(values.choices.index(done))):
        return (as_good(exact=values.exact),)
    why: list[Reason] = []
    parts = factors(best, done)
    if best.event.do == "say" and best.event.verb != done.event.verb and best.event.verb in _ANSWERS:
        held = hand(view)
        if any(reason.code == "wins" for reason in parts):
            parts = [
                Reason(best.event.verb, {**held.data, **each.data}) if each.code == "wins" else each for each in parts
            ]
        else:
            why.append(held)
    elif best.event.do == "discard":
        kept = [each for each in done.event.cards if each not in best.event.cards]
        discarded = [each for each in best.event.cards if each not in done.event.cards]
        why += [Reason("keep", {"cards": format_cards(kept)})] if kept else []
        why += [Reason("throw", {"cards": format_cards(discarded)})] if discarded else []
    elif best.event.do == done.event.do == "play":
        why.append(compare(view, best.event.cards[0], done.event.cards[0]))
    if not why and (not parts or parts[0].is_figures):
        why.append(hand(view))
    why += parts
    if round(best.points, 2) <= round(done.points, 2):
        why.append(Reason("score", {"own": view.score[view.seat], "other": view.score[OTHER[view.seat]]}))
    return tuple(why)


def as_good(*, exact: bool) -> Reason:
    """Return the reason that a choice lost nothing, for certain or within the error."""
    return Reason("equal", {"exact": "yes" if exact else "no"})


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
