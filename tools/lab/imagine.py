"""What the other may hold when it has exchanged as the master does: worlds drawn by rejection, for numba.

A history has a row of two numbers for every exchange, the elder's first. Only what a seat knows goes into a world:
its own cards, the numbers, the marks.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from lab.book import MASTER
from lab.deal import (
    AWAY,
    ENDED,
    EXCHANGES,
    HANDS,
    MARKED,
    MOVER,
    NUMBERS,
    PHASE,
    PLAY,
    SIZE,
    TOP,
    TURNED,
    say,
    unseen,
)
from lab.double import bits
from lab.players import club_says, decide, laid, master_says
from train.keys import ANSWER, CHOOSE, DEALERS_NUMBER, NUMBER
from train.rules import DEALER, ELDER, KING, STOCK, below, chance

ROUNDS = 12


@njit(cache=True)
def opening(s, book, pack, history, until, seat, out, words, ints):
    """The exchange as the master has it (row 0 of the book in both seats) up to the first choice of a seat that is
    ``until``: a phase of the first exchange, 9 for any after it, or the play. Whether it comes to that."""
    elders_away = 0
    while s[PHASE] < PLAY:
        later = s[EXCHANGES] > 0
        if s[MOVER] == seat and ((until == 9 and later) or (s[PHASE] == until and not later)):
            return True
        what, gone = decide(s, book, 0, pack, out, words, ints)
        phase = s[PHASE]
        if phase == NUMBER:
            elders_away = gone
        if phase == DEALERS_NUMBER:
            history[s[EXCHANGES], 0], history[s[EXCHANGES], 1] = s[NUMBERS], what
        say(s, pack, what, elders_away, gone)
    return until == PLAY and s[PHASE] == PLAY


@njit(cache=True)
def _would(t, phase, mover, what, book, out, words, ints):
    """Whether the master, by its own chances, does this now; and whether its table knows."""
    t[PHASE], t[MOVER] = phase, mover
    if master_says(t, book, out, words):
        return chance(ints) < out[what], True
    return club_says(t, book) == what, False


@njit(cache=True)
def _shuffled(s, seat, cards, ints):
    free = unseen(s, seat)
    number = 0
    while free:
        bit = free & -free
        free ^= bit
        cards[number] = bits(bit)
        number += 1
    for left in range(number - 1, 0, -1):
        swap = below(ints, left + 1)
        cards[left], cards[swap] = cards[swap], cards[left]
    return number


@njit(cache=True)
def _try(s, seat, history, book, t, cards, out, words, ints):
    """One hand for the other: how many of the cards it took, or -1 if it would not have come to this."""
    other = 1 - seat
    number = _shuffled(s, seat, cards, ints)
    t[:] = s
    t[EXCHANGES], t[TOP], t[NUMBERS], t[NUMBERS + 1] = 0, STOCK, 0, 0
    t[AWAY + other] = 1 << s[TURNED]
    t[HANDS + other] = 0
    used = 5
    for at in range(5):
        t[HANDS + other] |= 1 << cards[at]
    for exchange in range(s[EXCHANGES]):
        elders, dealers = history[exchange, 0], history[exchange, 1]
        if other == ELDER:
            does, _ = _would(t, CHOOSE, ELDER, 1, book, out, words, ints)
            if not does:
                return -1
            does, knows = _would(t, NUMBER, ELDER, elders, book, out, words, ints)
            mine = elders
        else:
            does, _ = _would(t, ANSWER, DEALER, 1, book, out, words, ints)
            if not does:
                return -1
            t[NUMBERS] = elders
            does, knows = _would(t, DEALERS_NUMBER, DEALER, dealers, book, out, words, ints)
            mine = dealers
        if not does:
            return -1
        gone = laid(t, book, MASTER, other, mine, knows)
        t[HANDS + other] &= ~gone
        t[AWAY + other] |= gone
        for _ in range(mine):
            t[HANDS + other] |= 1 << cards[used]
            used += 1
        t[TOP] += elders + dealers
        t[NUMBERS], t[NUMBERS + 1] = elders, dealers
        t[EXCHANGES] += 1
    phase = s[PHASE]
    if other == ELDER:
        stood = phase == PLAY and s[ENDED] != 6 and s[ENDED] % 2 == 0
        asked = phase in (ANSWER, DEALERS_NUMBER) or (phase == PLAY and s[ENDED] != 6 and not stood)
        if stood or asked:
            does, _ = _would(t, CHOOSE, ELDER, 1 if asked else 0, book, out, words, ints)
            if not does:
                return -1
        if phase == DEALERS_NUMBER:
            does, _ = _would(t, NUMBER, ELDER, s[NUMBERS], book, out, words, ints)
            if not does:
                return -1
    elif phase == NUMBER or (phase == PLAY and s[ENDED] != 6 and s[ENDED] % 2 == 1):
        does, _ = _would(t, ANSWER, DEALER, 1 if phase == NUMBER else 0, book, out, words, ints)
        if not does:
            return -1
    # Whoever holds the king marks it; a king that was turned is nobody's.
    if phase == PLAY and s[TURNED] and (t[HANDS + other] & KING != 0) != (s[MARKED] == other + 1):
        return -1
    for at in range(used, number):
        cards[at - used] = cards[at]
    return number - used


@njit(cache=True)
def imagine(s, seat, history, book, world, pack, out, words, ints):
    """A world for a seat: the row with another hand for the other, and another stock. Whether one was found."""
    t, cards = np.empty(SIZE, np.int64), np.empty(32, np.int64)
    for _ in range(20_000):
        left = _try(s, seat, history, book, t, cards, out, words, ints)
        if left >= 0:
            world[:] = s
            world[HANDS + 1 - seat], world[AWAY + 1 - seat] = t[HANDS + 1 - seat], t[AWAY + 1 - seat]
            for at in range(left):
                pack[s[TOP] + at] = cards[at]
            return True
    return False
