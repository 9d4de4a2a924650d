"""The shipped policy of the master for numba: `ecarte.players.ecarte.policy` with its tables, and `master`'s choice."""

from __future__ import annotations

import numpy as np
from numba import njit

from lab.book import CHECKED, FIELDS, MANY, PARTED, PLANES, SELDOM
from train.keys import ANSWER, CHOOSE, NUMBER, exchanging, hand

_PRIMES = [prime for prime in range(2, 312) if all(prime % n for n in range(2, prime))]
_ROUNDS = np.array([int(prime ** (1 / 3) % 1 * 2**32) for prime in _PRIMES], np.int64)
_START = np.array([int(prime**0.5 % 1 * 2**32) for prime in _PRIMES[:8]], np.int64)
_WORD = 0xFFFFFFFF


@njit(cache=True)
def _turned(word, by):
    return ((word >> by) | (word << (32 - by))) & _WORD


@njit(cache=True)
def _swapped(word):
    return (word & 255) << 24 | (word >> 8 & 255) << 16 | (word >> 16 & 255) << 8 | word >> 24 & 255


@njit(cache=True)
def digest(number, words):
    """Compute SHA-256 of the eight bytes of a number into the first eight of ``words``, of which 80 are used."""
    message = words[16:]
    message[:16] = 0
    message[0], message[1] = _swapped(number & _WORD), _swapped(number >> 32 & _WORD)
    message[2], message[15] = 1 << 31, 64
    for at in range(16, 64):
        a, b = message[at - 15], message[at - 2]
        message[at] = (
            message[at - 16]
            + (_turned(a, 7) ^ _turned(a, 18) ^ a >> 3)
            + message[at - 7]
            + (_turned(b, 17) ^ _turned(b, 19) ^ b >> 10)
        ) & _WORD
    a, b, c, d, e, f, g, h = (
        _START[0],
        _START[1],
        _START[2],
        _START[3],
        _START[4],
        _START[5],
        _START[6],
        _START[7],
    )
    for at in range(64):
        one = (
            h
            + (_turned(e, 6) ^ _turned(e, 11) ^ _turned(e, 25))
            + (e & f ^ (_WORD ^ e) & g)
            + _ROUNDS[at]
            + message[at]
        )
        two = (_turned(a, 2) ^ _turned(a, 13) ^ _turned(a, 22)) + (a & b ^ a & c ^ b & c)
        h, g, f, e, d, c, b, a = g, f, e, (d + one) & _WORD, c, b, a, (one + two) & _WORD
    words[0], words[1], words[2], words[3] = (
        (_START[0] + a) & _WORD,
        (_START[1] + b) & _WORD,
        (_START[2] + c) & _WORD,
        (_START[3] + d) & _WORD,
    )


@njit(cache=True)
def found(book, which, key, number, words, out):
    """Put the chances in an information set of a policy into ``out``; return whether it has an entry."""
    begin = PLANES + FIELDS * number
    start, size, salt, width = (
        book.meta[which, begin],
        book.meta[which, begin + 1],
        book.meta[which, begin + 2],
        book.meta[which, begin + 3],
    )
    if start < 0:
        return False
    digest(key | salt << 60, words)
    check = np.int64(book.rules[CHECKED])
    wide = width + check
    mixed = np.int64(0)
    for third in range(3):
        at = (_swapped(words[third]) % size + third * size) * wide
        byte = start + (at >> 3)
        three = np.int64(book.data[byte]) | np.int64(book.data[byte + 1]) << 8 | np.int64(book.data[byte + 2]) << 16
        mixed ^= three >> (at & 7)
    mixed &= (1 << wide) - 1
    code = mixed & ((1 << width) - 1)
    if mixed >> width != (words[3] >> 24) & ((1 << check) - 1) or code >= book.numbers[number]:
        return False
    for choice in range(number):
        out[choice] = book.codes[number, code, choice]
    return True


@njit(cache=True)
def known(book, which, key, number, words, out):
    """Return the same for the policy of a score, else for that of any score."""
    if number == 1:
        out[0] = 1.0
        return True
    return found(book, which, key, number, words, out) or (which != 0 and found(book, 0, key, number, words, out))


@njit(cache=True)
def first(book, which, plane, own, gone, king, out):
    """Put the chances in the first exchange into ``out``; those of a number begin with the least that may be said."""
    if book.meta[which, plane] < 0:
        which = 0
    if book.meta[which, plane] < 0:
        return False
    key, _ = hand(own, gone, -1)
    at = np.searchsorted(book.first, key)
    if at >= book.first.size or book.first[at] != key:
        return False
    code = np.int64(book.data[book.meta[which, plane] + 2 * book.at[at] + king])
    if plane < 2:
        out[0] = code / book.rules[PARTED]
        out[1] = 1 - out[0]
    elif plane == 2:
        for choice in range(5):
            out[choice] = book.codes[5, code, choice]
    else:
        out[code] = 1.0
    return True


@njit(cache=True)
def seldom(book, number, out):
    """Remove choices that are hardly ever made; return whether the chances say anything at all."""
    most = out[:number].max()
    several = 0
    for choice in range(number):
        several += out[choice] > 0
    if several > book.rules[MANY] and most < 1 / book.rules[MANY]:
        return False
    least = min(book.rules[SELDOM], most / 2)
    total = 0.0
    for choice in range(number):
        if out[choice] <= least:
            out[choice] = 0.0
        total += out[choice]
    for choice in range(number):
        out[choice] /= total
    return True


@njit(cache=True)
def says(book, which, phase, own, gone, exchanges, other, king, stock, least, most, words, out):
    """Put the chances of a phase of the exchange into ``out``; return whether the policy has an answer.

    Choice 0 is to stand or refuse, 1 to propose or accept; or choices are numbers of cards.
    """
    out[:6] = 0.0
    if phase in (CHOOSE, ANSWER):
        if exchanges == 0:
            if not first(book, which, 0 if phase == CHOOSE else 1, own, gone, king, out):
                return False
        elif not known(book, which, exchanging(own, gone, phase, exchanges, other, king, stock), 2, words, out):
            return False
        return seldom(book, 2, out)
    if most <= least:
        out[most] = 1.0
        return True
    low = 1 if phase == NUMBER else 0
    if exchanges == 0:
        if not first(book, which, 2 if phase == NUMBER else 2 + max(1, other), own, gone, king, out):
            return False
        number = 6 - low
    else:
        number = most + 1 - low
        if not known(book, which, exchanging(own, gone, phase, exchanges, other, king, stock), number, words, out):
            return False
    if low:
        for at in range(5, 0, -1):
            out[at] = out[at - 1] if at - 1 < number else 0.0
        out[0] = 0.0
    for at in range(least):
        out[least] += out[at]
        out[at] = 0.0
    for at in range(most + 1, 6):
        out[most] += out[at]
        out[at] = 0.0
    return seldom(book, 6, out)
