"""Cards counted over hands of the opponent: `ecarte.players.ecarte.worlds`."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from ecarte.compiled.ecarte.games.records import PACK, TRICKS
from ecarte.compiled.ecarte.games.sight import add_up, held, in_order, pool, seat_of
from ecarte.compiled.ecarte.kernels import bits, combine, follow, lead, random, reply
from ecarte.players.ecarte.double import HAND


@njit(boundscheck=True)
def others(r: Any, d: Any, rng: Any, role: int) -> Any:
    """Return `worlds.others`, the hands."""
    holds, cards = held(r, d, role), np.empty(PACK, np.int64)
    rest, number = pool(r, d, role), 0
    while rest:
        cards[number] = rest & -rest
        rest &= rest - 1
        number += 1
    cards = cards[:number]
    size = bits(d.hand[1 - role]) - bits(holds)
    ways = 1
    for at in range(size):
        ways = ways * (number - at) // (at + 1)
    if ways <= r.worlds:
        hands = np.empty(ways, np.int64)
        combine(cards, size, holds, hands)
        return hands
    hands = np.empty(r.worlds, np.int64)
    for at in range(r.worlds):
        hand, left = 0, size
        while left:
            card = cards[int(random(rng) * number)]
            if not hand & card:
                hand |= card
                left -= 1
        hands[at] = holds | hand
    return hands


@njit(boundscheck=True)
def ended(r: Any, d: Any, role: int, won: int) -> float:
    """Return the stake of `worlds.ended`, after `equity.points`."""
    mine = 2 * won > HAND
    most = max(won, HAND - won)
    loser = 1 - role if mine else role
    points = 2 if most == HAND or d.bears == loser else 1
    own, other = d.score[seat_of(d, role)], d.score[seat_of(d, 1 - role)]
    return r.equity[own + points, other] if mine else r.equity[own, other + points]


@njit(boundscheck=True)
def most_valuable(r: Any, d: Any, rng: Any, role: int, otherwise: int) -> int:
    """Return the card of `worlds.best` over `worlds.values`."""
    own, led = d.hand[role], d.led
    hands = others(r, d, rng, role)
    total = hands.size
    number = in_order(d, own if led < 0 else follow(own, led, r.must_head))
    often, terms = np.empty(TRICKS, np.int64), np.empty(TRICKS)
    stakes, tricks = np.empty(number), np.empty(number)
    for at in range(number):
        card = d.cards[at]
        often[:] = 0
        for hand in hands:
            often[lead(r, own, hand, card, r.must_head) if led < 0 else reply(r, own, hand, led, card)] += 1
        size = taken = 0
        for won in range(TRICKS):
            if often[won]:
                terms[size] = often[won] * ended(r, d, role, d.won[role] + won)
                size += 1
                taken += often[won] * (d.won[role] + won)
        stakes[at], tricks[at] = add_up(terms[:size], r.compensated) / total, taken / total
    top = stakes.max()
    best = -1
    for at in range(number):
        if stakes[at] > top - r.nearly:
            if d.cards[at] == otherwise:
                return otherwise
            if best < 0 or tricks[at] > tricks[best]:
                best = at
    return d.cards[best]
