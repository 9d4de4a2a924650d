"""Sampled worlds (PIMC) for numba: `ecarte.players.ecarte.worlds` for the cards, and the same idea for the exchange.

In the exchange a world is a hand for the other and an order of the stock, drawn from all unseen cards with equal
chances. Each choice is followed by the rule of thumb in both seats, and the cards by the double-dummy table.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from lab.book import DEALER_FREE, DEALER_REFUSES, ELDER_FREE, ELDER_STANDS, KEPT
from lab.deal import (
    EXCHANGES,
    HANDS,
    LAID,
    LED,
    MARKED,
    MOVER,
    NUMBERS,
    PHASE,
    PLAY,
    SIZE,
    TOP,
    TURNED,
    WON,
    equity,
    holds,
    lacks,
    least,
    most,
    say,
    unseen,
)
from lab.double import bits, leading, replying, solve
from lab.thumb import away, maxim, unwanted, worth
from train.keys import ANSWER, CHOOSE, DEALERS_NUMBER, NUMBER
from train.rules import DEALER, ELDER, PACK, answers, below, size

NEARLY = 1e-9


@njit(cache=True)
def combinations(number, of):
    """Return the binomial coefficient."""
    found = 1
    for at in range(of):
        found = found * (number - at) // (at + 1)
    return found


@njit(cache=True)
def values(s, book, seat, worlds, ints, counts):
    """Count for each card of a seat the worlds by the number of further tricks it takes; return the number of worlds.

    All worlds are counted when they are few enough.
    """
    own, led = s[HANDS + seat], s[LED]
    sure = holds(s, seat)
    free = unseen(s, seat) & ~sure & ~lacks(s, seat)
    left = size(s[HANDS + 1 - seat]) - size(sure)
    pool = np.empty(32, np.int64)
    number = 0
    while free:
        bit = free & -free
        free ^= bit
        pool[number] = bit
        number += 1
    counts[:] = 0
    every = combinations(number, left)
    chosen = np.arange(5)
    exact = every <= worlds
    total = every if exact else worlds
    for _ in range(total):
        hand = sure
        if exact:
            for at in range(left):
                hand |= pool[chosen[at]]
            at = left - 1
            while at >= 0 and chosen[at] == number - left + at:
                at -= 1
            if at >= 0:
                chosen[at] += 1
                for later in range(at + 1, left):
                    chosen[later] = chosen[later - 1] + 1
        else:
            lacking = left
            while lacking:
                bit = pool[below(ints, number)]
                if not hand & bit:
                    hand |= bit
                    lacking -= 1
        may = own if led < 0 else answers(own, led, True)
        while may:
            bit = may & -may
            may ^= bit
            card = bits(bit)
            counts[card, leading(book, own, hand, card) if led < 0 else replying(book, own, hand, led, card)] += 1
    return total


@njit(cache=True)
def card(s, book, seat, worlds, ints):
    """Return the card worth most over the worlds; of equal ones the club player's, else the one with most tricks."""
    counts = np.zeros((32, 6), np.int64)
    total = values(s, book, seat, worlds, ints, counts)
    own, led = s[HANDS + seat], s[LED]
    sign = 1.0 if seat == ELDER else -1.0
    ends = np.empty(6)
    for won in range(6):
        ends[won] = sign * equity(s, book, won if seat == ELDER else 5 - won)
    may = own if led < 0 else answers(own, led, True)
    stakes, tricks = np.full(32, -9.0), np.zeros(32)
    so_far = s[WON + seat]
    for one in range(32):
        if may >> one & 1:
            stakes[one] = 0.0
            for won in range(6):
                if counts[one, won]:
                    stakes[one] += counts[one, won] * ends[so_far + won] / total
                    tricks[one] += counts[one, won] * won / total
    top = stakes.max()
    otherwise = maxim(own, led, 3 - so_far, unseen(s, seat) & ~lacks(s, seat) & ~holds(s, seat))
    if stakes[otherwise] > top - NEARLY:
        return otherwise
    best = -1
    for one in range(32):
        if stakes[one] > top - NEARLY and (best < 0 or tricks[one] > tricks[best]):
            best = one
    return best


@njit(cache=True)
def followed(s, pack, book):
    """Return the worth of a deal to the elder, when the rule of thumb ends the exchange and all cards are seen."""
    while s[PHASE] < PLAY:
        mover, phase = s[MOVER], s[PHASE]
        own = s[HANDS + mover]
        if phase in (CHOOSE, ANSWER):
            if phase == CHOOSE:
                enough = ELDER_FREE if s[EXCHANGES] else ELDER_STANDS
            else:
                enough = DEALER_FREE if s[EXCHANGES] else DEALER_REFUSES
            say(s, pack, 0 if worth(book, own, s[TURNED]) >= book.seats[0, enough] else 1, 0)
        else:
            number = min(max(unwanted(book, own, book.rules[KEPT]), least(s)), most(s))
            say(s, pack, number, away(book, own, number, s[TURNED], book.rules[KEPT]))
    if s[PHASE] > PLAY:  # the king has ended the game
        return 1.0 if s[MARKED] == 1 else -1.0
    return equity(s, book, solve(book, s[HANDS + ELDER], s[HANDS + DEALER]))


@njit(cache=True)
def imagined(s, book, seat, to, other, ints):
    """Deal the cards a seat has not seen again, as a world.

    An elder that has said a number discards its worst cards, as the rule of thumb does.
    """
    free = unseen(s, seat)
    number = 0
    cards = np.empty(32, np.int64)
    while free:
        bit = free & -free
        free ^= bit
        cards[number] = bits(bit)
        number += 1
    held = size(s[HANDS + 1 - seat])
    needed = min(number, held + PACK - s[TOP])
    for at in range(needed):
        swap = at + below(ints, number - at)
        cards[at], cards[swap] = cards[swap], cards[at]
    other[:] = s
    other[HANDS + 1 - seat] = 0
    for at in range(held):
        other[HANDS + 1 - seat] |= 1 << cards[at]
    if s[PHASE] == DEALERS_NUMBER:
        other[LAID] = away(book, other[HANDS + ELDER], s[NUMBERS], s[TURNED], book.rules[KEPT])
    for at in range(needed - held):
        to[s[TOP] + at] = cards[held + at]


@njit(cache=True)
def said(s, book, seat, worlds, ints):
    """Return the choice of the exchange worth most over ``worlds`` worlds."""
    low, high = 0, 1
    if s[PHASE] in (NUMBER, DEALERS_NUMBER):
        low, high = least(s), most(s)
    if low == high:
        return low
    total = np.zeros(6)
    world, row, other = np.zeros(PACK, np.int64), np.empty(SIZE, np.int64), np.empty(SIZE, np.int64)
    sign = 1.0 if seat == ELDER else -1.0
    for _ in range(worlds):
        imagined(s, book, seat, world, other, ints)
        for what in range(low, high + 1):
            row[:] = other
            gone = 0
            if s[PHASE] in (NUMBER, DEALERS_NUMBER):
                gone = away(book, row[HANDS + seat], what, s[TURNED], book.rules[KEPT])
            say(row, world, what, gone)
            total[what] += sign * followed(row, world, book)
    return low + total[low : high + 1].argmax()
