"""The decisions of the players, for numba."""

from __future__ import annotations

import numpy as np
from numba import njit

from lab import policy, thumb, worlds
from lab.book import (
    CARDS_KIND,
    CLUB_DEALER,
    CLUB_ELDER,
    DEALER_FREE,
    DEALER_REFUSES,
    ELDER_FREE,
    ELDER_STANDS,
    FALLBACK,
    KEEPS,
    KEPT,
    KIND,
    MASTER,
    PURE,
    SAVED,
    THUMB,
    WORLDS,
)
from lab.deal import (
    AWAY,
    BEARS,
    ENDED,
    EXCHANGES,
    HANDS,
    LED,
    MARKED,
    MOVER,
    NEEDS,
    NUMBERS,
    PHASE,
    PLAY,
    PLAYED,
    TURNED,
    WON,
    do,
    holds,
    lacks,
    least,
    most,
    stock,
    unseen,
)
from lab.double import bits
from train.keys import ANSWER, CHOOSE, DEALERS_NUMBER, NUMBER, choice, playing, worst
from train.rules import ELDER, chance

WORDS = 80


@njit(cache=True)
def drawn(out, number, pure, ints):
    """Return a choice drawn by the chances, or the likeliest."""
    if pure:
        return out[:number].argmax()
    left = chance(ints)
    for at in range(number):
        left -= out[at]
        if left < 0:
            return at
    return out[:number].argmax()


@njit(cache=True)
def which_of(s, book):
    """Return the policy for the needs of a deal."""
    return book.which[s[NEEDS], s[NEEDS + 1]]


@njit(cache=True)
def master_says(s, book, out, words):
    """Put the chances of the master's choices in the exchange into ``out``; return whether it has an answer.

    Without a policy the club player answers: `club_says`.
    """
    seat, phase = s[MOVER], s[PHASE]
    other = s[NUMBERS] if phase == DEALERS_NUMBER else s[NUMBERS + 1 - seat]
    return policy.says(
        book, which_of(s, book), phase, s[HANDS + seat], s[AWAY + seat], s[EXCHANGES], other,
        1 if s[TURNED] == 0 else 0, stock(s), least(s), most(s), words, out,
    )  # fmt: skip


@njit(cache=True)
def club_says(s, book):
    """Return the club player's choice after the first exchange."""
    own = s[HANDS + s[MOVER]]
    if s[PHASE] in (CHOOSE, ANSWER):
        enough = book.rules[CLUB_ELDER if s[PHASE] == CHOOSE else CLUB_DEALER]
        return 0 if thumb.worth(book, own, s[TURNED]) >= enough else 1
    return min(max(thumb.unwanted(book, own, book.rules[KEPT]), least(s)), most(s))


@njit(cache=True)
def thumb_says(s, book, row):
    """Return the choice in the exchange by the rule of thumb."""
    own = s[HANDS + s[MOVER]]
    if s[PHASE] in (CHOOSE, ANSWER):
        if s[PHASE] == CHOOSE:
            enough = ELDER_FREE if s[EXCHANGES] else ELDER_STANDS
        else:
            enough = DEALER_FREE if s[EXCHANGES] else DEALER_REFUSES
        return 0 if thumb.worth(book, own, s[TURNED]) >= book.seats[row, enough] else 1
    return min(max(thumb.unwanted(book, own, book.seats[row, KEEPS]), least(s)), most(s))


@njit(cache=True)
def cards_gone(s, seat):
    """Return the cards a seat knows to be in neither the other's hand nor its own."""
    return (s[AWAY + seat] | s[PLAYED] | lacks(s, seat)) & ~s[HANDS + seat]


@njit(cache=True)
def choices(s, book, out, words):
    """Return the cards the master chooses among, five bits each, and how many; whether it has an answer.

    Their chances go into ``out``.
    """
    seat = s[MOVER]
    own, gone, led = s[HANDS + seat], cards_gone(s, seat), s[LED]
    cards, number, key = choice(own, gone, led, True)
    out[:6] = 0.0
    if number == 1:
        out[0] = 1.0
        return cards, number, True
    first = s[WON] + s[WON + 1] == 0
    stopped = s[ENDED] if first else s[BEARS]
    other = min(4, s[NUMBERS + 1 - seat]) if first else 0
    kinged = 1 if s[MARKED] == 2 - seat and holds(s, seat) else 0
    key = playing(key, own, gone, led, seat, stopped, other, s[WON + seat], s[WON + 1 - seat], kinged)
    if not policy.known(book, which_of(s, book), key, number, words, out):
        return cards, number, False
    return cards, number, policy.seldom(book, number, out)


@njit(cache=True)
def master_card(s, book, pure, out, words, ints):
    """Return the master's card."""
    cards, number, known = choices(s, book, out, words)
    if not known:
        return worlds.card(s, book, s[MOVER], np.int64(book.rules[FALLBACK]), ints)
    return cards >> (5 * drawn(out, number, pure, ints)) & 31


@njit(cache=True)
def laid(s, book, kind, seat, number, knows):
    """Return the cards a player without bad habits discards."""
    if kind == MASTER and knows:
        return worst(s[HANDS + seat], s[AWAY + seat], number)
    return thumb.away(book, s[HANDS + seat], number, s[TURNED], book.rules[KEPT])


@njit(cache=True)
def decide(s, book, row, out, words, ints):
    """Return the decision of the mover, the player in ``row`` of `Book.seats`: 0 or 1, a number, a card; what goes."""
    kind = np.int64(book.seats[row, KIND])
    pure = book.seats[row, PURE] > 0
    seat = s[MOVER]
    if s[PHASE] == PLAY:
        own = s[HANDS + seat]
        kind = np.int64(book.seats[row, CARDS_KIND])
        if kind == MASTER:
            return master_card(s, book, pure, out, words, ints), 0
        if own & (own - 1) == 0:
            return bits(own), 0
        if kind == THUMB:
            if s[LED] >= 0:
                return thumb.follow(own, s[LED]), 0
            return thumb.lead(own, 3 - s[WON + seat], unseen(s, seat), book.seats[row, SAVED]), 0
        return worlds.card(s, book, seat, np.int64(book.seats[row, WORLDS]), ints), 0
    knows = True
    if kind == MASTER:
        knows = master_says(s, book, out, words)
        what = drawn(out, 6, pure, ints) if knows else club_says(s, book)
    elif kind == THUMB:
        what = thumb_says(s, book, row)
    else:
        what = worlds.said(s, book, seat, np.int64(book.seats[row, WORLDS]), ints)
    if s[PHASE] not in (NUMBER, DEALERS_NUMBER):
        return what, 0
    if kind == THUMB:
        return what, thumb.away(book, s[HANDS + seat], what, s[TURNED], book.seats[row, KEEPS])
    return what, laid(s, book, kind, seat, what, knows)


@njit(cache=True)
def play_deal(s, pack, book, elder, out, words, ints):
    """Play a deal to its end; ``elder`` is the elder's row of `Book.seats`."""
    while s[PHASE] <= PLAY:
        row = elder if s[MOVER] == ELDER else 1 - elder
        what, gone = decide(s, book, row, out, words, ints)
        do(s, pack, what, gone)
