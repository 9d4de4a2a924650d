"""The record as text: `ecarte.notation.fast.ecarte.writing`."""

from __future__ import annotations

from typing import Any

from numba import njit

from ecarte.compiled.ecarte.games.digests import put, put_number
from ecarte.compiled.ecarte.games.records import (
    ALL,
    DEALT,
    DISCARDED,
    DRAWN,
    HEAD,
    KING,
    MARKED,
    PACK,
    PLAYED,
    POINTS,
    PROPOSED,
    SAID,
    SCORE,
    SEATS,
    SUITS,
    TOOK,
    TURNED,
    WORDS,
)


@njit(boundscheck=True)
def put_cards(r: Any, text: Any, at: int, cards: int) -> int:
    """Write cards in the order of suits, and return the place after them."""
    for card in range(PACK):
        if cards >> card & 1:
            text[at], text[at + 1] = r.ranks[card & 7], SUITS[card >> 3]
            at += 2
    return at


@njit(boundscheck=True)
def put_pair(text: Any, at: int, pair: int) -> int:
    """Write the values of South and North, and return the place after them."""
    at = put_number(text, at, pair >> 8)
    text[at] = 45
    return put_number(text, at + 1, pair & 255)


@njit(boundscheck=True)
def movetext(r: Any, d: Any, text: Any) -> int:
    """Write the movetext of a game from its events, and return its end."""
    at, fresh, lying, before = 0, True, False, HEAD  # whether a line begins, a card lies on the table
    for number in range(d.size):
        event = d.events[number]
        what, seat, more = event >> 40, event >> 36 & 15, event & ALL
        if what == HEAD:
            at = put_number(text, at, more)
            text[at], text[at + 1], text[at + 2], text[at + 3] = 46, 32, SEATS[seat], 10
            at, fresh = at + 4, True
        elif what == POINTS:
            text[at], text[at + 1] = 10, 61
            at = put_pair(text, at + 2, more)
        elif what == SCORE:
            text[at] = 32
            at = put_pair(text, at + 1, more)
            text[at] = 10
            at += 1
        else:
            breaks = what == MARKED or (what == SAID and more & 255 <= PROPOSED)
            breaks = breaks or (what == PLAYED and not lying and before != MARKED)
            if not fresh:
                text[at] = 10 if breaks else 32
                at += 1
            fresh = False
            if what == TURNED:
                text[at] = 94
            elif what == TOOK:
                text[at], text[at + 1] = 47, SEATS[seat]
                at += 1
            else:
                text[at] = SEATS[seat]
                at += 1
                text[at] = sign(what)
            at += 1
            if what == SAID:
                at = put(text, at, WORDS[more & 255])
                if more >> 8:
                    text[at] = 58
                    at = put_number(text, at + 1, more >> 8)
            elif what == MARKED:
                at = put(text, at, KING)
            elif what == DISCARDED and not more:
                text[at] = 48
                at += 1
            elif what != TOOK:
                at = put_cards(r, text, at, more)
            lying = what == PLAYED and not lying
        before = what
    at = put_pair(text, at, d.events[d.size - 1] & ALL)
    text[at] = 10
    return at + 1


@njit(boundscheck=True)
def sign(what: int) -> int:
    """Return the letter between the seat and the rest of an event."""
    if what == DEALT:
        return 60
    if what == DISCARDED:
        return 45
    if what == DRAWN:
        return 43
    return 46 if what == PLAYED else 58
