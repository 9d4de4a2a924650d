"""The verdict on a decision: why another choice was better, as codes with data.

First what a player would say of the cards, then figures.

Their words are `review-…`. Chances are in percent.
"""

from __future__ import annotations

from itertools import takewhile

from ecarte.analysis.ecarte.choices.value import Choice, Values
from ecarte.analysis.ecarte.review.cards import compare
from ecarte.analysis.ecarte.review.factors import factors
from ecarte.core.cards import format_cards
from ecarte.games.ecarte.facts import UNIT
from ecarte.games.ecarte.state import OTHER, View
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
        told = compare(view, best.event.cards[0], done.event.cards[0])
        why += [told] if told else []
    if not why and (not parts or parts[0].is_figures):
        why.append(hand(view))
    why += parts
    if round(best.points, 2) <= round(done.points, 2):
        why.append(Reason("score", {"own": view.score[view.seat], "other": view.score[OTHER[view.seat]]}))
    return tuple(why)


def as_good(*, exact: bool) -> Reason:
    """Return the reason that a choice lost nothing, for certain or within the error."""
    return Reason("equal", {"exact": "yes" if exact else "no"})
