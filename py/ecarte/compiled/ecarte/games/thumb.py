"""Rules of thumb: the amateur, and what several players do alike."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from ecarte.compiled.ecarte.games.records import (
    ANSWER,
    CHOOSE,
    DEALER,
    DEALERS_NUMBER,
    ELDER,
    GO,
    GO_IF,
    NUMBER,
    PACK,
    REFUSE,
    STAY,
)
from ecarte.compiled.ecarte.games.sight import above, in_order, top, unseen
from ecarte.compiled.ecarte.kernels import beats, bits
from ecarte.players.ecarte.double import HAND, SUIT


@njit(boundscheck=True)
def follows(d: Any, may: int, led: int) -> int:
    """Return `cards.follow`."""
    number, best, found, takes = in_order(d, may), 100, -1, False
    for at in range(number):
        card = d.cards[at]
        taking = beats(card, led)
        cost = (8 if card < 8 else 0) + 7 - (card & 7)
        if taking > takes or (taking == takes and cost < best):
            best, found, takes = cost, card, taking
    return found


@njit(boundscheck=True)
def best_plain(d: Any, plain: int, sure: int) -> int:
    """Return the plain card that is sure, else of the longest suit, else the highest."""
    number, found, best = in_order(d, plain), -1, -1
    for at in range(number):
        card = d.cards[at]
        length = bits(plain & SUIT << (card & ~7))
        value = (sure >> card & 1) * 100 + length * 10 + 7 - (card & 7)
        if value > best:
            best, found = value, card
    return found


@njit(boundscheck=True)
def unbeaten(cards: int, rest: int) -> int:
    """Return the cards that no other beats in its suit (`cards.unseen_above`)."""
    found, left = 0, cards
    while left:
        bit = left & -left
        left ^= bit
        if not rest & above(bits(bit - 1)):
            found |= bit
    return found


@njit(boundscheck=True)
def leads(d: Any, cards: int, needed: int, rest: int) -> int:
    """Return `cards.lead`; ``rest`` are the unseen cards."""
    trumps, plain = cards & SUIT, cards & ~SUIT
    number = bits(trumps)
    if unbeaten(trumps, rest) and (number >= 2 or needed == 1):
        return top(trumps)
    if number >= 3 or not plain:
        return top(trumps)
    return best_plain(d, plain, unbeaten(plain, rest))


@njit(boundscheck=True)
def card_worth(r: Any, d: Any, card: int) -> float:
    """Return `amateur.worth` of a single card."""
    if card < 8:
        return r.amateur.trump[card - (1 if d.turn_up < card else 0)]
    return r.amateur.plain[card & 7]


@njit(boundscheck=True)
def worth(r: Any, d: Any, role: int) -> float:
    """Return `amateur.worth` of a hand."""
    own, found = d.hand[role], 0.0
    for at in range(in_order(d, own)):
        card = d.cards[at]
        value = card_worth(r, d, card)
        if card >= 8 and card & 7 < r.amateur.guarded and bits(own & SUIT << (card & ~7)) > 1:
            value += r.amateur.guard
        found += value
    return found


@njit(boundscheck=True)
def discards(r: Any, d: Any, role: int, kept: int, few: int, by_worth: bool) -> int:
    """Return `mind.discard`, as a mask, or `REFUSE`.

    Unwanted cards (`is_unwanted`) come first, the lowest before the others, and no more than ``few``. The rest follows
    by its worth, or with the trumps last and the lowest cards first.
    """
    number, wanted = in_order(d, d.hand[role]), 0
    values = np.empty(HAND)
    for at in range(number):
        card = d.cards[at]
        if is_unwanted(card, kept):
            values[at] = -100.0 - (card & 7)
            wanted += 1
        else:
            values[at] = card_worth(r, d, card) if by_worth else (100.0 if card < 8 else 0.0) - (card & 7)
    wanted = min(wanted, few)
    least, most = discard_span(r, d, role)
    if wanted > most and may_refuse(d, role, most):
        return REFUSE
    found = 0
    for _ in range(min(max(wanted, least), most)):
        worst_at = 0
        for at in range(1, number):
            if values[at] < values[worst_at]:
                worst_at = at
        found |= 1 << d.cards[worst_at]
        values[worst_at] = 1000.0
    return found


@njit(boundscheck=True)
def number_to_say(d: Any, kept: int, few: int) -> int:
    """Return the number the elder says with a proposal (`mind.elder`)."""
    wanted = 0
    for at in range(in_order(d, d.hand[ELDER])):
        wanted += is_unwanted(d.cards[at], kept)
    return min(max(1, min(wanted, few)), PACK - d.top)


@njit(boundscheck=True)
def is_unwanted(card: int, kept: int) -> bool:
    """Return whether a card is plain and not in the first places of its suit, which are ``kept``."""
    return card >= 8 and card & 7 >= kept


@njit(boundscheck=True)
def discard_span(r: Any, d: Any, role: int) -> tuple[int, int]:
    """Return `legal.discard_span`."""
    stock = PACK - d.top
    if role == ELDER:
        return (d.asked, d.asked) if d.asked else (1, min(HAND, stock))
    most = min(HAND, stock - (HAND - bits(d.hand[ELDER])))
    return min(r.least, most), most


@njit(boundscheck=True)
def may_refuse(d: Any, role: int, most: int) -> bool:
    """Return whether the condition of the dealer's acceptance is not met (E8)."""
    return role == DEALER and d.conditional and most < HAND


@njit(boundscheck=True)
def answer(d: Any, phase: int, stays: bool) -> int:
    """Return `mind.elder` or `mind.dealer`: with a condition where it is possible."""
    if stays:
        return STAY
    return GO_IF if phase == ANSWER and may_be_short(d) else GO


@njit(boundscheck=True)
def may_be_short(d: Any) -> bool:
    """Return `legal._may_be_short`."""
    return PACK - d.top < (d.asked if d.asked else HAND) + HAND


@njit(boundscheck=True)
def amateur_says(r: Any, d: Any, phase: int, role: int) -> int:
    """Return the amateur's choice in the exchange (`amateur._decided`)."""
    kept = 0
    while kept < 8 and r.amateur.plain[kept] >= r.amateur.kept:
        kept += 1
    if phase in (NUMBER, DEALERS_NUMBER):
        return discards(r, d, role, kept, HAND, True)
    if phase == CHOOSE and r.numbered:
        d.asked = number_to_say(d, kept, HAND)
    at_risk = 1 if r.risk[min(d.times, 1)] else 0
    needed = r.amateur.stands[at_risk] if phase == CHOOSE else r.amateur.refuses[at_risk]
    return answer(d, phase, worth(r, d, role) - needed >= 0.0)


@njit(boundscheck=True)
def amateur_plays(r: Any, d: Any, role: int, may: int) -> int:
    """Return the amateur's card (`amateur._card`, `amateur._lead`)."""
    if d.led >= 0:
        return follows(d, may, d.led)
    needed, rest, plain = 3 - d.won[role], unseen(d, role), may & ~SUIT
    card = leads(d, may, needed, rest)
    if plain and card < 8 and bits(may & SUIT) <= r.amateur.saved:
        return leads(d, plain, needed, rest)
    return card
