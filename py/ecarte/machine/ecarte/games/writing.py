"""A game's record as text, as `ecarte.notation.fast.ecarte.writing` writes it."""

from __future__ import annotations

from ecarte.machine.ecarte.deals import ALL, Rules
from ecarte.machine.ecarte.games.records import (
    DEALT,
    DISCARDED,
    DRAWN,
    HEAD,
    MARKED,
    PLAYED,
    POINTS,
    PROPOSED,
    SAID,
    SCORE,
    TOOK,
    TURNED,
    Game,
)
from ecarte.machine.text import put, put_number

_SEATS, _SUITS = tuple(b"SN"), tuple(b"shdc")
_KING = tuple(b"king\0")
_WORDS = tuple(b"stand\0propose\0refuse\0accept\0accept:if\0")
_BEGINS = (0, 6, 14, 21, 28)  # by what is said
_SPACE, _LINE, _DASH, _NONE, _TURNS, _TOOK, _IS, _DOT, _COLON = tuple(b" \n-0^/=.:")
_DEALT, _DREW = tuple(b"<+")


def write(rules: Rules, game: Game) -> int:
    """Write the movetext of a game from its events, and return its length."""
    text, events = game.movetext, game.events
    at = is_fresh = is_lying = 0  # whether a line begins, whether a card lies on the table
    before = HEAD
    for number in range(game.size):
        event = events[number]
        what, seat, more = event >> 40, event >> 36 & 15, event & ALL
        if what == HEAD:
            at = put_number(text, at, more)
            text[at], text[at + 1], text[at + 2], text[at + 3] = _DOT, _SPACE, _SEATS[seat], _LINE
            at += 4
            is_fresh = 1
        elif what == POINTS:
            text[at], text[at + 1] = _LINE, _IS
            at = put_pair(text, at + 2, more)
        elif what == SCORE:
            text[at] = _SPACE
            at = put_pair(text, at + 1, more)
            text[at] = _LINE
            at += 1
        else:
            if not is_fresh:
                is_first = what == MARKED or (what == SAID and more & 255 <= PROPOSED)
                is_first = is_first or (what == PLAYED and not is_lying and before != MARKED)
                text[at] = _LINE if is_first else _SPACE
                at += 1
            is_fresh = 0
            at = write_event(rules, game, at, what, seat, more)
            is_lying = 1 if what == PLAYED and not is_lying else 0
        before = what
    at = put_pair(text, at, events[game.size - 1] & ALL)
    text[at] = _LINE
    return at + 1


def write_event(rules: Rules, game: Game, at: int, what: int, seat: int, more: int) -> int:
    """Write an event, and return the place after it."""
    text = game.movetext
    if what == TURNED:
        text[at] = _TURNS
        return put_cards(rules, text, at + 1, more)
    if what == TOOK:
        text[at], text[at + 1] = _TOOK, _SEATS[seat]
        return at + 2
    text[at] = _SEATS[seat]
    at += 1
    if what == SAID:
        text[at] = _COLON
        at = put_word(text, at + 1, more & 255)
        if more >> 8:
            text[at] = _COLON
            at = put_number(text, at + 1, more >> 8)
        return at
    if what == MARKED:
        text[at] = _COLON
        return put(text, at + 1, _KING)
    if what == DISCARDED:
        text[at] = _DASH
        if not more:
            text[at + 1] = _NONE
            return at + 2
    elif what == PLAYED:
        text[at] = _DOT
    elif what == DEALT:
        text[at] = _DEALT
    elif what == DRAWN:
        text[at] = _DREW
    return put_cards(rules, text, at + 1, more)


def put_word(text: bytearray, at: int, said: int) -> int:
    """Write what is said, and return the place after it."""
    begin = _BEGINS[said]
    while _WORDS[begin]:
        text[at] = _WORDS[begin]
        at += 1
        begin += 1
    return at


def put_cards(rules: Rules, text: bytearray, at: int, cards: int) -> int:
    """Write cards in the order of suits, and return the place after them."""
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = bit.bit_length() - 1
        text[at], text[at + 1] = rules.ranks[card & 7], _SUITS[card >> 3]
        at += 2
    return at


def put_pair(text: bytearray, at: int, pair: int) -> int:
    """Write the values of South and North, and return the place after them."""
    at = put_number(text, at, pair >> 8)
    text[at] = _DASH
    return put_number(text, at + 1, pair & 255)
