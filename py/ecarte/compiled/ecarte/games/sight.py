"""What a seat knows of a deal, as `ecarte.players.ecarte.double.masks` and `policy.keys` have it."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from ecarte.compiled.ecarte.games.records import ALL, ANSWER, CHOOSE, DEALER, DEALERS_NUMBER
from ecarte.compiled.ecarte.kernels import bits, follow
from ecarte.players.ecarte.double import HAND, SUIT


@njit(boundscheck=True)
def seat_of(d: Any, role: int) -> int:
    """Return the seat of the elder or the dealer."""
    return d.dealer if role == DEALER else 1 - d.dealer


@njit(boundscheck=True)
def unseen(d: Any, role: int) -> int:
    """Return `Known.unseen`, and `forecast.unseen` as a mask."""
    return ALL & ~(d.hand[role] | d.away[role] | d.out)


@njit(boundscheck=True)
def held(r: Any, d: Any, role: int) -> int:
    """Return `Known.holds`."""
    return 1 << r.king & unseen(d, role) if d.king == 1 - role else 0


@njit(boundscheck=True)
def lacking(r: Any, d: Any, role: int) -> int:
    """Return `Known.lacks` in the play."""
    found = d.lacks[role]
    if r.marks_itself and d.king != 1 - role:
        found |= 1 << r.king
    return found & unseen(d, role)


@njit(boundscheck=True)
def pool(r: Any, d: Any, role: int) -> int:
    """Return `Known.pool` in the play."""
    return unseen(d, role) & ~held(r, d, role) & ~lacking(r, d, role)


@njit(boundscheck=True)
def rule_out(led: int, card: int, must_head: bool) -> int:
    """Return `masks.rule_out`."""
    suit = SUIT << (led & ~7)
    if card >> 3 == led >> 3:
        return suit & (1 << led) - 1 if must_head and card > led else 0
    return suit if card < 8 or led < 8 else suit | SUIT


@njit(boundscheck=True)
def above(card: int) -> int:
    """Return the cards above one in its suit."""
    return (1 << card) - 1 & SUIT << (card & ~7)


@njit(boundscheck=True)
def top(cards: int) -> int:
    """Return the highest trump of a mask, or the highest card of its first suit."""
    return bits((cards & -cards) - 1)


@njit(boundscheck=True)
def suit_key(own: int, gone: int) -> int:
    """Return `keys._suit`."""
    code, at = 0, 1
    for place in range(8):
        if own >> place & 1:
            code |= at
        if not gone >> place & 1:
            at <<= 1
    return code << 1 | (1 if own | gone == SUIT else 0)


@njit(boundscheck=True)
def plain_key(own: int, gone: int, at: int, led: int) -> int:
    """Return `keys._plain`."""
    mine = own >> 8 * at & SUIT
    if not mine:
        return 0
    found = suit_key(mine, gone >> 8 * at & SUIT)
    return found >> 1 << 2 | (2 if led >> 3 == at else 0) | found & 1


@njit(boundscheck=True)
def hand_key(own: int, gone: int, led: int) -> tuple[int, int, int, int, int, int, int]:
    """Return `keys.hand`: the number, the plain suits in order, and the value of each."""
    a, b, c = plain_key(own, gone, 1, led), plain_key(own, gone, 2, led), plain_key(own, gone, 3, led)
    first, second, third = 1, 2, 3
    if b > a:
        a, b, first, second = b, a, second, first
    if c > b:
        b, c, second, third = c, b, third, second
    if b > a:
        a, b, first, second = b, a, second, first
    found = ((a << 10 | b) << 10 | c) << 9 | suit_key(own & SUIT, gone & SUIT)
    return found, first, second, third, a, b, c


@njit(boundscheck=True)
def choice(d: Any, own: int, gone: int, led: int, must_head: bool) -> tuple[int, int]:
    """Put the cards of `keys.choice` into `DEAL.choices`; return how many, and the number of the hand."""
    may = own if led < 0 else follow(own, led, must_head)
    if not may & may - 1:
        d.choices[0] = bits(may - 1)
        return 1, 0
    found, first, second, third, a, b, c = hand_key(own, gone, led)
    number, before = 0, 0
    for at, value in ((0, -1), (first, a), (second, b), (third, c)):
        if value == before:
            continue
        before = value
        last = -2
        cards = may & SUIT << 8 * at
        while cards:
            card = bits((cards & -cards) - 1)
            cards &= cards - 1
            stands = bits(~gone & above(card))
            if stands != last + 1:
                number += 1
            d.choices[number - 1] = card
            last = stands
    return number, found


@njit(boundscheck=True)
def playing(
    number: int, own: int, gone: int, led: int, role: int, stopped: int, discarded: int, won: int, lost: int, king: int
) -> int:
    """Return `keys.playing`."""
    kind = stands = 0
    if led >= 0:
        if own & SUIT << (led & ~7):
            kind, stands = 1 if led < 8 else 2, bits(~gone & above(led))
        else:
            kind = 1 if led < 8 else 3
    last = 0 if won + lost else min(4, discarded)
    more = kind | stands << 2 | role << 5 | stopped << 6 | last << 9 | won << 12 | lost << 15 | king << 18
    return number | more << 39 | 1 << 58


@njit(boundscheck=True)
def strength(own: int, gone: int, shaped: bool) -> int:
    """Return `keys.strength`."""
    found, longest = suit_key(own & SUIT, gone & SUIT), 0
    for at in range(1, 4):
        cards, higher = own & SUIT << 8 * at, 0
        longest = max(longest, bits(cards))
        while cards:
            card = bits((cards & -cards) - 1)
            cards &= cards - 1
            found += 1 << 9 + 3 * min(4, bits(~gone & above(card)) - higher)
            higher += 1
    return found | min(longest, 3) << 24 if shaped else found


@njit(boundscheck=True)
def exchanging(own: int, gone: int, phase: int, times: int, discarded: int, king: int, stock: int) -> int:
    """Return `keys.exchanging` after the first exchange, and for numbers."""
    short = stock if stock < 10 else 0
    if phase == DEALERS_NUMBER:
        short = 0 if stock >= 5 else 1 + stock
    more = phase | min(times, 3) << 3 | discarded << 5 | king << 8 | short << 9
    return strength(own, gone, phase in (CHOOSE, ANSWER)) | more << 39


@njit(boundscheck=True)
def worst(own: int, gone: int, number: int) -> int:
    """Return `keys.worst`."""
    _, first, second, third, _, _, _ = hand_key(own, gone, -1)
    values = np.empty(HAND, np.int64)
    size = 0
    for rank, at in ((0, 0), (1, first), (2, second), (3, third)):
        cards, higher = own & SUIT << 8 * at, 0
        length = bits(cards)
        while cards:
            card = bits((cards & -cards) - 1)
            cards &= cards - 1
            over = bits(~gone & above(card)) - higher
            good = 1000 + 8 - over if at == 0 else (8 - over) * 8 + length
            values[size] = (good * 64 + (3 - rank) * 8 + 7 - (card & 7)) * 32 + card
            size += 1
            higher += 1
    found = 0
    for _ in range(number):
        least = values[:size].argmin()
        found |= 1 << (values[least] & 31)
        values[least] = 1 << 40
    return found


@njit(boundscheck=True)
def in_order(d: Any, cards: int) -> int:
    """Put cards into `DEAL.cards` in the order of a hand (`ecarte.core.cards.sort_cards`), and return their number."""
    number, trump = 0, d.trump
    for suit in range(4):
        at = 0 if suit == trump else suit + (suit < trump)
        for place in range(8):
            if cards >> 8 * at + place & 1:
                d.cards[number] = 8 * at + place
                number += 1
    return number


@njit(boundscheck=True)
def add_up(values: Any, compensated: bool) -> float:
    """Return what `sum` does: since Python 3.12 with what rounding lost (Neumaier)."""
    found = lost = 0.0
    for each in values:
        after = found + each
        if compensated:
            lost += (found - after) + each if abs(found) >= abs(each) else (each - after) + found
        found = after
    return found + lost if lost else found
