"""What a player goes by: the information sets of écarté, as numbers of at most 60 bits.

A card is described by how many cards of its suit above it the other may still hold; plain suits are interchangeable,
and little of the past is kept. `ecarte.players.ecarte.policy.keys` does the same in pure Python.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from train.rules import answers

CHOOSE, ANSWER, NUMBER, DEALERS_NUMBER = 0, 1, 2, 3
PLAYED = 1 << 58


def _squeezed() -> np.ndarray:
    """Return, by both bytes, a suit of a hand without the places the other cannot have."""
    table = np.zeros(1 << 16, dtype=np.uint8)
    for hidden in range(256):
        at = [bin(~hidden & ((1 << place) - 1)).count("1") for place in range(8)]
        for own in range(256):
            if not own & hidden:
                table[own | hidden << 8] = sum(1 << at[place] for place in range(8) if own >> place & 1)
    return table


SQUEEZED = _squeezed()
COUNT = np.array([bin(byte).count("1") for byte in range(256)])
LOWEST = np.array([max(0, (byte & -byte).bit_length() - 1) for byte in range(256)])


@njit(cache=True)
def suit(own, gone, at, led):
    """Return a suit of a hand: the places of its cards in question, whether it was led, whether the other is void."""
    mine = (own >> (8 * at)) & 255
    away = (gone >> (8 * at)) & 255
    void = 1 if mine | away == 255 else 0
    code = np.int64(SQUEEZED[mine | (away << 8)])
    if at == 0:
        return code << 1 | void
    if code == 0:
        return np.int64(0)
    return code << 2 | (2 if led >= 0 and led >> 3 == at else 0) | void


@njit(cache=True)
def hand(own, gone, led):
    """Return a hand as a number, and its plain suits in order; ``gone`` are cards in neither hand."""
    a = suit(own, gone, 1, led) << 2 | 3
    b = suit(own, gone, 2, led) << 2 | 2
    c = suit(own, gone, 3, led) << 2 | 1
    if b > a:
        a, b = b, a
    if c > b:
        b, c = c, b
        if b > a:
            a, b = b, a
    order = (4 - (a & 3)) | (4 - (b & 3)) << 2 | (4 - (c & 3)) << 4
    key = (((a >> 2) << 10 | b >> 2) << 10 | c >> 2) << 9 | suit(own, gone, 0, led)
    return key, order


@njit(cache=True)
def lowest(cards):
    """Return the first card of a mask."""
    at = 0
    while not cards & 255:
        cards >>= 8
        at += 8
    return at + LOWEST[cards & 255]


@njit(cache=True)
def above(card, gone):
    """Return how many cards of its suit above a card are in question, or in the hand."""
    return COUNT[~(gone >> (card & 24)) & ((1 << (card & 7)) - 1) & 255]


@njit(cache=True)
def runs(own, gone, led, order, may):
    """Return the cards to choose from, five bits each, and how many.

    Touching cards count as the lowest of them, equal suits as the first.
    """
    found, number = 0, 0
    for at in range(4):
        which = 0 if at == 0 else (order >> (2 * at - 2)) & 3
        cards = (may >> (8 * which)) & 255
        if cards == 0:
            continue
        if at > 1 and suit(own, gone, which, led) == suit(own, gone, (order >> (2 * at - 4)) & 3, led):
            continue
        last = -2
        while cards:
            card = 8 * which + LOWEST[cards]
            cards &= cards - 1
            stands = above(card, gone)
            if stands == last + 1:
                number -= 1
                found &= ~(31 << (5 * number))
            found |= card << (5 * number)
            number += 1
            last = stands
    return found, number


@njit(cache=True)
def choice(own, gone, led, must_head):
    """Return the cards to choose from, how many, and the hand as a number, which is not needed without a choice."""
    may = own if led < 0 else answers(own, led, must_head)
    if may & (may - 1) == 0:
        return lowest(may), 1, np.int64(0)
    key, order = hand(own, gone, led)
    found, number = runs(own, gone, led, order, may)
    return found, number, key


@njit(cache=True)
def playing(key, own, gone, led, role, ex, discarded, won, lost, kinged):
    """Return the number of a choice of cards.

    In the first trick, ``ex`` is how the exchange ended and ``discarded`` the other's last number; later ``ex`` is only
    who is vulnerable. ``kinged`` is whether the other holds the king it has marked.
    """
    kind, stands = 0, 0
    if led >= 0:
        if own & (255 << (led & 24)):
            kind = 1 if led < 8 else 2
            stands = above(led, gone)
        else:
            kind = 1 if led < 8 else 3
    key |= kind << 39 | stands << 41 | role << 44 | ex << 45 | discarded << 48
    return key | won << 51 | lost << 54 | kinged << 57 | PLAYED


@njit(cache=True)
def strength(own, gone, shaped):
    """Return a hand as its trumps and its plain cards by how many unseen cards are above them, at most four.

    If ``shaped``, the length of the longest plain suit counts too.
    """
    key, longest = suit(own, gone, 0, -1), 0
    for at in range(1, 4):
        cards = (own >> (8 * at)) & 255
        unseen = ~((own | gone) >> (8 * at))
        longest = max(longest, COUNT[cards])
        while cards:
            place = LOWEST[cards]
            cards &= cards - 1
            key += 1 << (9 + 3 * min(4, COUNT[unseen & ((1 << place) - 1) & 255]))
    return key | min(longest, 3) << 24 if shaped else key


@njit(cache=True)
def exchanging(own, gone, phase, exchanges, discarded, king_turned, stock):
    """Return the number of a choice in the exchange; ``discarded`` is the other's last number.

    Only at the first choice of either player is the hand known card by card: later there are too many to learn them
    all.
    """
    first = exchanges == 0 and phase in (CHOOSE, ANSWER)
    key = hand(own, gone, -1)[0] if first else strength(own, gone, phase in (CHOOSE, ANSWER))
    short = 0
    if phase == DEALERS_NUMBER:
        short = 0 if stock >= 5 else 1 + stock
    elif stock < 10:
        short = stock
    return key | phase << 39 | min(exchanges, 3) << 42 | discarded << 44 | king_turned << 47 | short << 48


@njit(cache=True)
def worst(own, gone, number):
    """Return ``number`` cards to discard, the worst first: plain cards before trumps, low cards before high ones."""
    _, order = hand(own, gone, -1)
    away = 0
    for _ in range(number):
        least, found = 1 << 40, 0
        for at in range(4):
            which = 0 if at == 0 else (order >> (2 * at - 2)) & 3
            cards = (own >> (8 * which)) & 255
            length, higher = COUNT[cards], 0
            while cards:
                place = LOWEST[cards]
                cards &= cards - 1
                card = 8 * which + place
                if not away >> card & 1:
                    over = above(card, gone) - higher
                    good = 1000 + 8 - over if at == 0 else (8 - over) * 8 + length
                    good = good * 64 + (3 - at) * 8 + 7 - place
                    if good < least:
                        least, found = good, int(card)
                higher += 1
        away |= 1 << found
    return away
