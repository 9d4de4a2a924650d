"""Positions the master reaches by its own exchange, and worlds for them: the hands the other may hold.

Worlds are drawn by rejection: a hand is rejected if the master, by its own chances, would not have exchanged so. A
history has a row of two numbers for every exchange, the elder's first. A world uses only what a seat knows: its own
cards, the numbers, the marks.
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
    LAID,
    MARKED,
    MOVER,
    NUMBERS,
    PHASE,
    PLAY,
    SIZE,
    TOP,
    TURNED,
    begin,
    say,
    unseen,
)
from lab.double import bits
from lab.match import DECISIONS, PACKS, stream
from lab.players import club_says, decide, laid, master_says
from train.keys import ANSWER, CHOOSE, DEALERS_NUMBER, NUMBER
from train.rules import CARDS, DEALER, ELDER, KING, STOCK, below, chance, shuffle

ROUNDS = 12
LATER = 9  # after the phases: any choice after the first exchange
TRIES = 20_000  # for one world
LEVEL = (5, 5)  # the points elder and dealer need at 0-0
Needs = tuple[int, int]


def needed(score: str) -> Needs:
    """Return the points elder and dealer need at a written score, the elder's first; raises ValueError."""
    elder, dealer = (5 - int(each) for each in score.split("-"))
    if not (1 <= elder <= 5 and 1 <= dealer <= 5):
        raise ValueError(score)
    return elder, dealer


@njit(cache=True)
def meet(s, book, seed, number, needs, until, seat, history, out, words, ints):
    """Play deal ``number`` to the first choice of ``seat`` that is ``until``; return whether it comes to that.

    ``until`` is a phase of the first exchange, LATER, or the play. The master (row 0 of the book) exchanges in both
    seats.
    """
    stream(ints, PACKS, seed, number)
    turned = shuffle(ints)
    stream(ints, DECISIONS, seed, number)
    begin(s, ints[CARDS:], turned, needs[0], needs[1])
    history[:] = 0
    while s[PHASE] < PLAY:
        if s[MOVER] == seat and until == (LATER if s[EXCHANGES] else s[PHASE]):
            return True
        if s[EXCHANGES] == ROUNDS:
            return False
        what, gone = decide(s, book, 0, out, words, ints)
        if s[PHASE] == DEALERS_NUMBER:
            history[s[EXCHANGES], 0], history[s[EXCHANGES], 1] = s[NUMBERS], what
        say(s, ints[CARDS:], what, gone)
    return until == PLAY and s[PHASE] == PLAY


@njit(cache=True)
def _would(t, phase, mover, what, book, out, words, ints):
    """Return whether the master, by its own chances, does this now; and whether its table has an answer."""
    t[PHASE], t[MOVER] = phase, mover
    if master_says(t, book, out, words):
        return chance(ints) < out[what], True
    return club_says(t, book) == what, False


@njit(cache=True)
def _draw(cards, begin, end, number, ints):
    """Return the mask of ``number`` cards: those at places ``begin`` to ``end``, drawn from all not before them."""
    found = 0
    for at in range(begin, end):
        other = at + below(ints, number - at)
        cards[at], cards[other] = cards[other], cards[at]
        found |= 1 << cards[at]
    return found


@njit(cache=True)
def _try(s, seat, history, book, t, cards, number, out, words, ints):
    """Put a hand for the other into ``t``; return how many of the cards it took, or -1 if it is rejected."""
    other = 1 - seat
    t[:] = s
    t[EXCHANGES], t[TOP], t[NUMBERS], t[NUMBERS + 1] = 0, STOCK, 0, 0
    t[AWAY + other] = 1 << s[TURNED]
    t[HANDS + other] = _draw(cards, 0, 5, number, ints)
    used = 5
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
        t[HANDS + other] |= _draw(cards, used, used + mine, number, ints)
        used += mine
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
            does, knows = _would(t, NUMBER, ELDER, s[NUMBERS], book, out, words, ints)
            if not does:
                return -1
            t[LAID] = laid(t, book, MASTER, ELDER, s[NUMBERS], knows)
    elif phase == NUMBER or (phase == PLAY and s[ENDED] != 6 and s[ENDED] % 2 == 1):
        does, _ = _would(t, ANSWER, DEALER, 1 if phase == NUMBER else 0, book, out, words, ints)
        if not does:
            return -1
    # The holder of the king marks it; a king turned up is in no hand.
    if phase == PLAY and s[TURNED] and (t[HANDS + other] & KING != 0) != (s[MARKED] == other + 1):
        return -1
    return used


@njit(cache=True)
def imagine(s, seat, history, book, world, pack, out, words, ints):
    """Put a world for a seat, another hand and stock, into ``world`` and ``pack``; return whether one was found."""
    t, cards = np.empty(SIZE, np.int64), np.empty(32, np.int64)
    number = 0
    free = unseen(s, seat)
    while free:
        bit = free & -free
        free ^= bit
        cards[number] = bits(bit)
        number += 1
    for _ in range(TRIES):
        used = _try(s, seat, history, book, t, cards, number, out, words, ints)
        if used >= 0:
            other = 1 - seat
            world[:] = s
            world[HANDS + other], world[AWAY + other] = t[HANDS + other], t[AWAY + other]
            if other == ELDER:
                world[LAID] = t[LAID]
            _draw(cards, used, number, number, ints)
            for at in range(used, number):
                pack[s[TOP] + at - used] = cards[at]
            return True
    return False
