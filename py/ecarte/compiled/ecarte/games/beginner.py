"""The beginner (`ecarte.players.ecarte.beginner`)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import njit

from ecarte.compiled.ecarte.games.digests import below, put, put_number, seed_by
from ecarte.compiled.ecarte.games.records import (
    ABOUT,
    ABOUT_DISCARDS,
    ABOUT_LEADS,
    ABOUT_TAKING,
    ABOUT_TRUMPS,
    ALL,
    CHOOSE,
    DEALERS_NUMBER,
    NUMBER,
    SEATS,
    SUITS,
)
from ecarte.compiled.ecarte.games.sight import add_up, in_order, seat_of, top
from ecarte.compiled.ecarte.games.thumb import answer, discards, follows, leads, number_to_say
from ecarte.compiled.ecarte.kernels import beats, bits
from ecarte.players.ecarte.double import HAND, SUIT

# What stands around the score of both seats in the text of a habit.
_NORTH: Final = np.frombuffer(b" [('N', ", np.uint8)
_SOUTH: Final = np.frombuffer(b"), ('S', ", np.uint8)
_END: Final = np.frombuffer(b")] ", np.uint8)
_SPACE: Final = np.frombuffer(b" ", np.uint8)


@njit(boundscheck=True)
def humour(r: Any, d: Any, role: int, about: int) -> int:
    """Return `beginner._humour`."""
    seat = seat_of(d, role)
    if d.humours[seat, about] < 0:
        text, at = d.text, put(d.text, 0, SEATS[seat : seat + 1])
        at = put_number(text, put(text, at, _SPACE), d.number)
        at = put(text, put(text, at, _SPACE), SEATS[d.dealer : d.dealer + 1])
        at = put(text, put(text, at, _SPACE), r.ranks[d.turn_up : d.turn_up + 1])
        at = put(text, put(text, at, SUITS[d.trump : d.trump + 1]), _NORTH)
        at = put(text, put_number(text, at, d.score[1]), _SOUTH)
        at = put(text, put_number(text, at, d.score[0]), _END)
        at = put(text, at, ABOUT[about])
        seed_by(text, at, d.chance)
        d.humours[seat, about] = below(d.chance, 100)
    return d.humours[seat, about]


@njit(boundscheck=True)
def most_unwanted(r: Any, d: Any, role: int) -> int:
    """Return how many cards the beginner discards at most in this deal (`beginner._unwanted`)."""
    return r.beginner.few if humour(r, d, role, ABOUT_DISCARDS) < r.beginner.clings else HAND


@njit(boundscheck=True)
def beginner_says(r: Any, d: Any, phase: int, role: int) -> int:
    """Return the beginner's choice in the exchange (`beginner._decided`, `beginner.worth`)."""
    b = r.beginner
    if phase in (NUMBER, DEALERS_NUMBER):
        return discards(r, d, role, b.kept, most_unwanted(r, d, role), False)
    if phase == CHOOSE and r.numbered:
        d.asked = number_to_say(d, b.kept, most_unwanted(r, d, role))
    values = np.empty(HAND)
    number = in_order(d, d.hand[role])
    for at in range(number):
        card = d.cards[at]
        values[at] = b.trump[card] if card < 8 else b.plain[card & 7]
    return answer(d, phase, add_up(values[:number], r.compensated) >= (b.stands if phase == CHOOSE else b.refuses))


@njit(boundscheck=True)
def beginner_plays(r: Any, d: Any, role: int, may: int) -> int:
    """Return the beginner's card (`beginner._lead`, `beginner._follow`)."""
    b, led = r.beginner, d.led
    if led >= 0:
        number, taking, best = in_order(d, may), 0, -1
        for at in range(number):
            card = d.cards[at]
            if beats(card, led):
                taking += 1
                if best < 0 or card & 7 < best & 7:
                    best = card
        if taking > 1 and humour(r, d, role, ABOUT_TAKING) < b.overtakes:
            return best
        return follows(d, may, led)
    own, plain = may & SUIT, may & ~SUIT
    rest = ALL & ~(d.hand[role] | 1 << d.turn_up | d.last)  # `beginner._not_remembered`
    if own and plain:
        about = humour(r, d, role, ABOUT_TRUMPS)
        if bits(own) == 1 and about < b.spends:
            return top(own)
        if about >= 100 - b.hoards:
            return leads(d, plain, 3, rest)
    if plain and humour(r, d, role, ABOUT_LEADS) < b.saves:
        number, low = in_order(d, plain), d.cards[0]
        for at in range(number):
            if d.cards[at] & 7 > low & 7:
                low = d.cards[at]
        return low
    return leads(d, may, 3, rest)
