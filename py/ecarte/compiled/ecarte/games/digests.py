"""Digests, the pack of a deal, and chance, as Python has them."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import njit
from numpy.typing import NDArray

from ecarte.compiled.ecarte.games.records import BLOCK, PACK, WORD
from ecarte.compiled.ecarte.kernels import bits_of, word


def _roots(number: int, degree: int, wide: int) -> NDArray[np.uint64]:
    """Return the first bits of the fractions of the roots of the first primes (FIPS 180-4)."""
    primes = [each for each in range(2, 500) if all(each % by for by in range(2, each))][:number]
    found = []
    for prime in primes:
        root, step = 0, 1 << 3 + wide
        while step:
            if (root + step) ** degree <= prime << degree * wide:
                root += step
            step >>= 1
        found.append(root & (1 << wide) - 1)
    return np.array(found, np.uint64)


def _beginning() -> NDArray[np.int64]:
    """Return the state from which a generator is seeded (`init_genrand` of MT19937)."""
    found = [19650218]
    for at in range(1, 624):
        found.append((1812433253 * (found[-1] ^ found[-1] >> 30) + at) & WORD)
    return np.array(found, np.int64)


_ROUNDS: Final = _roots(64, 3, 32).astype(np.int64)
START: Final = _roots(8, 2, 32).astype(np.int64)
_LONG_ROUNDS: Final = _roots(80, 3, 64)
_LONG_START: Final = _roots(8, 2, 64)
_BEGINNING: Final = _beginning()


@njit(boundscheck=True)
def turned(number: int, by: int) -> int:
    """Return 32 bits turned to the right."""
    return (number >> by | number << 32 - by) & WORD


@njit(boundscheck=True)
def swapped(number: int) -> int:
    """Return four bytes in the other order."""
    return (number & 255) << 24 | (number >> 8 & 255) << 16 | (number >> 16 & 255) << 8 | number >> 24 & 255


@njit(boundscheck=True)
def digest(state: Any, words: Any) -> None:
    """Take the block of the first 16 words into a state of SHA-256."""
    for at in range(16, 64):
        first, second = words[at - 15], words[at - 2]
        words[at] = (
            words[at - 16]
            + (turned(first, 7) ^ turned(first, 18) ^ first >> 3)
            + words[at - 7]
            + (turned(second, 17) ^ turned(second, 19) ^ second >> 10)
        ) & WORD
    a, b, c, d = state[0], state[1], state[2], state[3]
    e, f, g, h = state[4], state[5], state[6], state[7]
    for at in range(64):
        one = (
            h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + (e & f ^ (WORD ^ e) & g) + _ROUNDS[at] + words[at]
        ) & WORD
        two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + (a & b ^ a & c ^ b & c)
        h, g, f, e, d, c, b, a = g, f, e, (d + one) & WORD, c, b, a, (one + two) & WORD
    state[0] = (state[0] + a) & WORD
    state[1] = (state[1] + b) & WORD
    state[2] = (state[2] + c) & WORD
    state[3] = (state[3] + d) & WORD
    state[4] = (state[4] + e) & WORD
    state[5] = (state[5] + f) & WORD
    state[6] = (state[6] + g) & WORD
    state[7] = (state[7] + h) & WORD


@njit(boundscheck=True)
def key(d: Any, seed: Any) -> None:
    """Begin the keyed digests of a seed (HMAC)."""
    for which in range(2):
        d.keyed[which, :] = START
        for at in range(16):
            found = 0
            for byte in range(4 * at, 4 * at + 4):
                found = found << 8 | (0x5C if which else 0x36) ^ (seed[byte] if byte < seed.size else 0)
            d.words[at] = found
        digest(d.keyed[which], d.words)


@njit(boundscheck=True)
def put(text: Any, at: int, letters: Any) -> int:
    """Write letters, and return the place after them."""
    for each in letters:
        text[at] = each
        at += 1
    return at


@njit(boundscheck=True)
def put_number(text: Any, at: int, number: int) -> int:
    """Write a number below 100, and return the place after it."""
    if number > 9:
        text[at] = 48 + number // 10
        at += 1
    text[at] = 48 + number % 10
    return at + 1


@njit(boundscheck=True)
def shuffle(r: Any, d: Any) -> None:
    """Put the pack of a deal, from the top, into `DEAL.pack`: `ecarte.core.fair.pack`, in real suits."""
    d.pack[:] = r.pack
    at, block = PACK - 1, 0
    state = d.chance[:8]
    while at:
        end = put(d.text, 0, BLOCK)
        end = put_number(d.text, end, d.number)
        d.text[end], d.text[end + 1], d.text[end + 2] = 47, 49, 32  # "/1 "
        end = put_number(d.text, end + 3, block)
        d.text[end] = 128
        d.text[end + 1 : 64] = 0
        for place in range(15):
            found = 0
            for byte in range(4):
                found = found << 8 | d.text[4 * place + byte]
            d.words[place] = found
        d.words[15] = 8 * (64 + end)
        state[:] = d.keyed[0]
        digest(state, d.words)
        d.words[:8] = state
        d.words[8], d.words[9:15], d.words[15] = 1 << 31, 0, 8 * (64 + 32)
        state[:] = d.keyed[1]
        digest(state, d.words)
        for number in state:
            if at and number < (1 << 32) - (1 << 32) % (at + 1):
                other = number % (at + 1)
                d.pack[at], d.pack[other] = d.pack[other], d.pack[at]
                at -= 1
        block += 1


@njit(boundscheck=True)
def long_turned(number: Any, by: int) -> Any:
    """Return 64 bits turned to the right."""
    return number >> np.uint64(by) | number << np.uint64(64 - by)


@njit(boundscheck=True)
def long_digest(text: Any, size: int, state: Any) -> None:
    """Put SHA-512 of up to 111 bytes into a state."""
    words = np.zeros(80, np.uint64)
    for at in range(size):
        words[at >> 3] |= np.uint64(text[at]) << np.uint64(56 - 8 * (at & 7))
    words[size >> 3] |= np.uint64(128) << np.uint64(56 - 8 * (size & 7))
    words[15] = np.uint64(8 * size)
    for at in range(16, 80):
        first, second = words[at - 15], words[at - 2]
        words[at] = (
            words[at - 16]
            + (long_turned(first, 1) ^ long_turned(first, 8) ^ first >> np.uint64(7))
            + words[at - 7]
            + (long_turned(second, 19) ^ long_turned(second, 61) ^ second >> np.uint64(6))
        )
    a, b, c, d = _LONG_START[0], _LONG_START[1], _LONG_START[2], _LONG_START[3]
    e, f, g, h = _LONG_START[4], _LONG_START[5], _LONG_START[6], _LONG_START[7]
    for at in range(80):
        one = (
            h
            + (long_turned(e, 14) ^ long_turned(e, 18) ^ long_turned(e, 41))
            + (e & f ^ ~e & g)
            + _LONG_ROUNDS[at]
            + words[at]
        )
        two = (long_turned(a, 28) ^ long_turned(a, 34) ^ long_turned(a, 39)) + (a & b ^ a & c ^ b & c)
        h, g, f, e, d, c, b, a = g, f, e, d + one, c, b, a, one + two
    state[0], state[1], state[2], state[3] = a, b, c, d
    state[4], state[5], state[6], state[7] = e, f, g, h
    for at in range(8):
        state[at] += _LONG_START[at]


@njit(boundscheck=True)
def seed_by(text: Any, size: int, rng: Any) -> None:
    """Seed a generator by a text, as `Random(text)` does: by its bytes and their SHA-512."""
    state = np.zeros(8, np.uint64)
    long_digest(text, size, state)
    for at in range(64):
        text[size + at] = state[at >> 3] >> np.uint64(56 - 8 * (at & 7)) & np.uint64(255)
    size += 64
    number = (size + 3) // 4
    keys = np.zeros(number, np.int64)
    for at in range(size):  # the last byte is the lowest
        keys[at >> 2] |= np.int64(text[size - 1 - at]) << 8 * (at & 3)
    rng[:624] = _BEGINNING
    at, which = 1, 0
    for _ in range(max(624, number)):
        rng[at] = ((rng[at] ^ (rng[at - 1] ^ rng[at - 1] >> 30) * 1664525) + keys[which] + which) & WORD
        at, which = at + 1, which + 1
        if at == 624:
            rng[0], at = rng[623], 1
        if which == number:
            which = 0
    for _ in range(623):
        rng[at] = ((rng[at] ^ (rng[at - 1] ^ rng[at - 1] >> 30) * 1566083941) - at) & WORD
        at += 1
        if at == 624:
            rng[0], at = rng[623], 1
    rng[0], rng[624] = 1 << 31, 624


@njit(boundscheck=True)
def below(rng: Any, number: int) -> int:
    """Return what `Random.randrange` does, and `Random.choice` the place of."""
    wide = bits_of(number)
    found = word(rng) >> 32 - wide
    while found >= number:
        found = word(rng) >> 32 - wide
    return found
