"""The rules of a deal: `ecarte.games.ecarte`, and the order of events in `ecarte.collection.simulate`."""

from __future__ import annotations

from typing import Any

from numba import njit

from ecarte.compiled.ecarte.games.digests import shuffle
from ecarte.compiled.ecarte.games.players import played, said
from ecarte.compiled.ecarte.games.records import (
    ACCEPTED,
    ACCEPTED_IF,
    ANSWER,
    CHOOSE,
    DEALER,
    DEALERS_NUMBER,
    DEALT,
    DISCARDED,
    DRAWN,
    ELDER,
    GO_IF,
    HEAD,
    MARKED,
    NOBODY,
    NUMBER,
    PACK,
    PLAYED,
    PROPOSED,
    REFUSE,
    REFUSED,
    SAID,
    STAY,
    STOOD,
    TOOK,
    TURNED,
)
from ecarte.compiled.ecarte.games.sight import rule_out, seat_of
from ecarte.compiled.ecarte.kernels import beats, bits
from ecarte.players.ecarte.double import HAND, SUIT


@njit(boundscheck=True)
def note(d: Any, what: int, seat: int, more: int) -> None:
    """Note an event."""
    d.events[d.size] = what << 40 | seat << 36 | more
    d.size += 1


@njit(boundscheck=True)
def real(d: Any, cards: int) -> int:
    """Return cards in the order of suits."""
    trump = d.trump
    found = (cards & SUIT) << 8 * trump
    for suit in range(4):
        if suit != trump:
            at = suit + (suit < trump)
            found |= (cards >> 8 * at & SUIT) << 8 * suit
    return found


@njit(boundscheck=True)
def mark(r: Any, d: Any, role: int, points: int) -> bool:
    """Mark points, and return whether the game is over (`effects.mark`)."""
    d.score[seat_of(d, role)] += points
    d.humours[:] = -1
    return d.score[seat_of(d, role)] >= r.target


@njit(boundscheck=True)
def deal_out(r: Any, d: Any) -> bool:
    """Begin a deal (E4-E6), and return whether the game is over."""
    shuffle(r, d)
    turn = d.pack[2 * HAND]
    trump = turn >> 3
    for at in range(PACK):
        suit = d.pack[at] >> 3
        d.pack[at] = (0 if suit == trump else 8 * (suit + (suit < trump))) + (d.pack[at] & 7)
    d.trump, d.turn_up, d.top, d.times, d.out, d.last, d.led = trump, turn & 7, 11, 0, 0, 0, -1
    d.king = d.declined = d.bears = NOBODY
    d.conditional = False
    note(d, HEAD, d.dealer, d.number)
    for role in range(2):
        d.hand[role] = 0
        for at in r.dealt[role]:
            d.hand[role] |= 1 << d.pack[at]
        note(d, DEALT, seat_of(d, role), real(d, d.hand[role]))
    d.away[:] = 1 << d.turn_up
    d.lacks[:] = d.numbers[:] = d.won[:] = 0
    d.humours[:] = -1
    d.begun[:] = d.score
    note(d, TURNED, 0, 1 << turn)
    return d.turn_up == r.king and mark(r, d, DEALER, 1)


@njit(boundscheck=True)
def exchange(r: Any, data: Any, d: Any, rng: Any, kinds: Any) -> None:
    """Carry out the exchanges of a deal (E7-E11, E23)."""
    elder, dealer = seat_of(d, ELDER), seat_of(d, DEALER)
    while d.top < PACK:
        d.asked = 0
        if said(r, data, d, rng, kinds[elder], CHOOSE, ELDER) == STAY:
            note(d, SAID, elder, STOOD)
            decline(r, d, ELDER)
            return
        note(d, SAID, elder, PROPOSED | d.asked << 8)
        answered = said(r, data, d, rng, kinds[dealer], ANSWER, DEALER)
        if answered == STAY:
            note(d, SAID, dealer, REFUSED)
            decline(r, d, DEALER)
            return
        d.conditional = answered == GO_IF
        note(d, SAID, dealer, ACCEPTED_IF if d.conditional else ACCEPTED)
        first = said(r, data, d, rng, kinds[elder], NUMBER, ELDER)
        note(d, DISCARDED, elder, real(d, first))
        d.hand[ELDER] ^= first
        d.away[ELDER] |= first
        second = said(r, data, d, rng, kinds[dealer], DEALERS_NUMBER, DEALER)
        if second == REFUSE:  # the elder takes the discards back (E8)
            note(d, SAID, dealer, REFUSED)
            d.hand[ELDER] |= first
            d.away[ELDER] ^= first
            return
        note(d, DISCARDED, dealer, real(d, second))
        d.hand[DEALER] ^= second
        d.away[DEALER] |= second
        d.numbers[ELDER], d.numbers[DEALER] = bits(first), bits(second)
        for role in range(2):
            found = 0
            for _ in range(d.numbers[role]):
                found |= 1 << d.pack[d.top]
                d.top += 1
            if found:
                note(d, DRAWN, seat_of(d, role), real(d, found))
            d.hand[role] |= found
        d.times += 1
        d.conditional = False


@njit(boundscheck=True)
def decline(r: Any, d: Any, role: int) -> None:
    """End the exchange by standing or refusing (`effects._decline`)."""
    d.declined = role
    d.bears = role if r.risk[min(d.times, 1)] else NOBODY


@njit(boundscheck=True)
def mark_king(r: Any, d: Any) -> bool:
    """Mark the king in a hand (E13, E14), and return whether the game is over."""
    for role in range(2):
        if r.marks and d.hand[role] >> r.king & 1:
            d.king = role
            note(d, MARKED, seat_of(d, role), 0)
            return mark(r, d, role, 1)
    return False


@njit(boundscheck=True)
def play_tricks(r: Any, data: Any, d: Any, rng: Any, kinds: Any) -> None:
    """Play the tricks of a deal, and score them (E16-E23)."""
    leader = ELDER
    while d.won[ELDER] + d.won[DEALER] < HAND:
        led = played(r, data, d, rng, kinds[seat_of(d, leader)], leader)
        note(d, PLAYED, seat_of(d, leader), real(d, 1 << led))
        d.hand[leader] ^= 1 << led
        d.out |= 1 << led
        d.led = led
        second = 1 - leader
        card = played(r, data, d, rng, kinds[seat_of(d, second)], second)
        note(d, PLAYED, seat_of(d, second), real(d, 1 << card))
        d.hand[second] ^= 1 << card
        d.out |= 1 << card
        d.last = 1 << led | 1 << card
        d.led = -1
        d.lacks[leader] |= rule_out(led, card, r.must_head)
        if beats(card, led):
            leader = second
        d.won[leader] += 1
        note(d, TOOK, seat_of(d, leader), 0)
        if r.stop_early and d.won[leader] == 3 and d.won[1 - leader]:
            break
    winner = ELDER if d.won[ELDER] > d.won[DEALER] else DEALER
    mark(r, d, winner, 2 if d.won[winner] == HAND or d.bears == 1 - winner else 1)
