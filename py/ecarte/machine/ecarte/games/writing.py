"""A game's record as text, as `ecarte.notation.ecn` writes it."""

from __future__ import annotations

from ecarte.machine.ecarte.deals import Rules
from ecarte.machine.ecarte.events import DISCARDS, LINE, TURNS, WINS
from ecarte.machine.ecarte.games.records import HEAD, POINTS, SCORE, Game
from ecarte.machine.text import put_number

_SEATS, _SUITS = tuple(b"SN"), tuple(b"shdc")
_WORDS = tuple(b"propose\0stand\0king\0refuse\0accept\0accept:if\0")
_BEGINS = (0, 8, 14, 0, 0, 0, 19, 26, 33)  # by the kind of event
_SIGNS = tuple(b":::<. :::^-+/")
_SPACE, _LINE, _DASH, _NONE, _IS, _DOT, _COLON = tuple(b" \n-0=.:")


def write(rules: Rules, game: Game) -> int:
    """Write the movetext of a game from its events, and return its length."""
    text, events = game.movetext, game.events
    at = 0
    for number in range(game.size):
        event = events[number]
        kind, seat, what = event & 15, event >> 4 & 1, event >> 8
        if kind == HEAD:
            at = put_number(text, at, what)
            text[at], text[at + 1], text[at + 2] = _DOT, _SPACE, _SEATS[seat]
            at += 3
        elif kind == POINTS:
            text[at], text[at + 1] = _LINE, _IS
            at = put_pair(text, at + 2, what)
        elif kind == SCORE:
            text[at] = _SPACE
            at = put_pair(text, at + 1, what)
            text[at] = _LINE
            at += 1
        else:
            text[at] = _LINE if event & LINE else _SPACE
            at = write_event(rules, game, at + 1, kind, seat, what)
    at = put_pair(text, at, events[game.size - 1] >> 8)
    text[at] = _LINE
    return at + 1


def write_event(rules: Rules, game: Game, at: int, kind: int, seat: int, what: int) -> int:
    """Write an event, and return the place after it."""
    text = game.movetext
    if kind != TURNS and kind != WINS:
        text[at] = _SEATS[seat]
        at += 1
    text[at] = _SIGNS[kind]
    at += 1
    if kind == WINS:
        text[at] = _SEATS[seat]
        return at + 1
    if kind == DISCARDS and not what:
        text[at] = _NONE
        return at + 1
    if _SIGNS[kind] != _COLON:
        return put_cards(rules, text, at, what)
    at = put_word(text, at, kind)
    if what:
        text[at] = _COLON
        at = put_number(text, at + 1, what)
    return at


def put_word(text: bytearray, at: int, kind: int) -> int:
    """Write a word, and return the place after it."""
    begin = _BEGINS[kind]
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
