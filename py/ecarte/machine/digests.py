"""Digests (SHA-256, SHA-512, HMAC), and random numbers seeded by a text.

In plain Python the functions of `quick` replace them.
"""

from typing import Annotated

from ecarte.machine.chance import WORDS, draw_below
from ecarte.machine.layout import Bytes, Longs, Record

WORD = (1 << 32) - 1
KEY = 32  # bytes of the key of a keyed digest
TEXT = 256
_BLOCK = 64  # bytes of a block of SHA-256
_ROUNDS, _LONG_ROUNDS = 64, 80
_WIDE = 64  # bits of a constant of SHA-512
_HASHED = 64  # bytes of SHA-512


class Digests(Record):
    """A text, its digest, and room to work in."""

    text: Annotated[bytearray, Bytes(TEXT)]
    state: Annotated[list[int], Longs(8)]  # a digest as words of 32 bits, most significant byte first
    dice: Annotated[list[int], Longs(WORDS + 1)]  # a generator that was seeded by a text
    words: Annotated[list[int], Longs(2 * _LONG_ROUNDS)]
    steps: Annotated[list[int], Longs(4 * (_LONG_ROUNDS + 4))]  # of each round of SHA-512 its pair, in halves


def _roots(number: int, degree: int) -> list[int]:
    """Return the first 64 bits of the fractions of the roots of the first primes (FIPS 180-4)."""
    primes: list[int] = []
    each = 2
    while len(primes) < number:
        if all(each % prime for prime in primes):
            primes.append(each)
        each += 1
    return [_root(prime << degree * _WIDE, degree) & (1 << _WIDE) - 1 for prime in primes]


def _root(number: int, degree: int) -> int:
    """Return the whole part of a root, by Newton's method from above."""
    root = 1 << -(-number.bit_length() // degree)
    while (nearer := ((degree - 1) * root + number // root ** (degree - 1)) // degree) < root:
        root = nearer
    return root


def _halves(numbers: list[int]) -> tuple[int, ...]:
    """Return the upper and the lower 32 bits of each number."""
    return tuple(half for number in numbers for half in (number >> 32, number & WORD))


def _beginning() -> tuple[int, ...]:
    """Return the state from which a generator is seeded (`init_genrand` of MT19937)."""
    words = [19650218]
    for at in range(1, WORDS):
        words.append((1812433253 * (words[-1] ^ words[-1] >> 30) + at) & WORD)
    return tuple(words)


_LONG_CONSTANTS = _halves(_roots(_LONG_ROUNDS, 3))
_LONG_START = _halves(_roots(8, 2))
_CONSTANTS = _LONG_CONSTANTS[: 2 * _ROUNDS : 2]  # SHA-256 takes the upper halves of the same numbers
_START = _LONG_START[::2]
_BEGINNING = _beginning()


# --- SHA-256 ---


def hash_text(work: Digests, size: int) -> None:
    """Put the SHA-256 of the first bytes of the text, at most 55, into the state."""
    for at in range(8):
        work.state[at] = _START[at]
    fill_words(work, size, 0)
    digest_words(work)


def begin_signing(work: Digests, key: bytearray, keyed: list[int]) -> None:
    """Fill in the two states that begin a digest with this key (HMAC-SHA-256)."""
    for which in range(2):
        pad = 0x5C5C5C5C if which else 0x36363636
        for at in range(16):
            work.words[at] = pad
        for at in range(KEY):
            work.words[at >> 2] ^= key[at] << 24 - 8 * (at & 3)
        for at in range(8):
            work.state[at] = _START[at]
        digest_words(work)
        for at in range(8):
            keyed[8 * which + at] = work.state[at]


def sign_text(work: Digests, key: bytearray, keyed: list[int], size: int) -> None:
    """Put the keyed digest of the first bytes of the text, at most 55, into the state."""
    state, words = work.state, work.words
    fill_words(work, size, _BLOCK)
    for at in range(8):
        state[at] = keyed[at]
    digest_words(work)
    for at in range(8):
        words[at] = state[at]
        words[8 + at] = 0
        state[at] = keyed[8 + at]
    words[8], words[15] = 1 << 31, 8 * (_BLOCK + 32)
    digest_words(work)


def fill_words(work: Digests, size: int, before: int) -> None:
    """Put the text into the words of the last block of a digest, after so many bytes of other blocks."""
    words = work.words
    for at in range(16):
        words[at] = 0
    for at in range(size):
        words[at >> 2] |= work.text[at] << 24 - 8 * (at & 3)
    words[size >> 2] |= 128 << 24 - 8 * (size & 3)
    words[15] = 8 * (before + size)


def rotate(number: int, by: int) -> int:
    """Return a number of 32 bits rotated to the right."""
    return number >> by | (number & (1 << by) - 1) << 32 - by


def digest_words(work: Digests) -> None:
    """Update the state of SHA-256 by the block in the first 16 words."""
    words, state = work.words, work.state
    for at in range(16, _ROUNDS):
        first, second = words[at - 15], words[at - 2]
        words[at] = (
            words[at - 16]
            + (rotate(first, 7) ^ rotate(first, 18) ^ first >> 3)
            + words[at - 7]
            + (rotate(second, 17) ^ rotate(second, 19) ^ second >> 10)
        ) & WORD
    a, b, c, d = state[0], state[1], state[2], state[3]
    e, f, g, h = state[4], state[5], state[6], state[7]
    for at in range(_ROUNDS):
        one = (
            h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + (e & f ^ (WORD ^ e) & g) + _CONSTANTS[at] + words[at]
        ) & WORD
        two = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + (a & b ^ a & c ^ b & c)
        h, g, f, e, d, c, b, a = g, f, e, (d + one) & WORD, c, b, a, (one + two) & WORD
    state[0], state[1] = (state[0] + a) & WORD, (state[1] + b) & WORD
    state[2], state[3] = (state[2] + c) & WORD, (state[3] + d) & WORD
    state[4], state[5] = (state[4] + e) & WORD, (state[5] + f) & WORD
    state[6], state[7] = (state[6] + g) & WORD, (state[7] + h) & WORD


# --- random numbers seeded by a text ---


def draw_by_text(work: Digests, size: int, number: int) -> int:
    """Return ``Random(text).randrange(number)`` for the first bytes of the text, at most 111, none of them 0.

    The 64 bytes after them are overwritten.
    """
    seed_dice(work, size)
    return draw_below(work.dice, number)


def seed_dice(work: Digests, size: int) -> None:
    """Seed the generator by the first bytes of the text, and their SHA-512, as `Random` is by a text."""
    text, dice, words = work.text, work.dice, work.words
    hash_long(work, size)
    for at in range(_HASHED):
        text[size + at] = words[at >> 2] >> 24 - 8 * (at & 3) & 255
    size += _HASHED
    number = (size + 3) // 4
    for at in range(number):
        words[at] = 0
    for at in range(size):  # the last byte is the lowest
        words[at >> 2] |= text[size - 1 - at] << 8 * (at & 3)
    for at in range(WORDS):
        dice[at] = _BEGINNING[at]
    at, which = 1, 0
    for _ in range(WORDS):  # there are fewer words of the text
        before = dice[at - 1]
        dice[at] = ((dice[at] ^ multiply(before ^ before >> 30, 1664525)) + words[which] + which) & WORD
        at, which = at + 1, which + 1
        if at == WORDS:
            dice[0], at = dice[WORDS - 1], 1
        if which == number:
            which = 0
    for _ in range(WORDS - 1):
        before = dice[at - 1]
        dice[at] = ((dice[at] ^ multiply(before ^ before >> 30, 1566083941)) + (WORD + 1 - at)) & WORD
        at += 1
        if at == WORDS:
            dice[0], at = dice[WORDS - 1], 1
    dice[0], dice[WORDS] = 1 << 31, WORDS


def multiply(one: int, other: int) -> int:
    """Return the product of two numbers of 32 bits, modulo 2^32."""
    return one * (other & 0xFFFF) + ((one * (other >> 16) & 0xFFFF) << 16) & WORD


def hash_long(work: Digests, size: int) -> None:
    """Put the SHA-512 of the first bytes of the text, at most 111, into the words.

    Numbers of 64 bits are pairs of halves, the upper one first.
    """
    words, steps = work.words, work.steps
    for at in range(32):
        words[at] = 0
    for at in range(size):
        words[at >> 2] |= work.text[at] << 24 - 8 * (at & 3)
    words[size >> 2] |= 128 << 24 - 8 * (size & 3)
    words[31] = 8 * size
    for at in range(32, 2 * _LONG_ROUNDS, 2):
        a, b, c, d = words[at - 30], words[at - 29], words[at - 4], words[at - 3]
        low = words[at - 31] + words[at - 13]
        low += rotate_half(b, a, 1) ^ rotate_half(b, a, 8) ^ rotate_half(b, a, 7)
        low += rotate_half(d, c, 19) ^ rotate_half(c, d, 29) ^ rotate_half(d, c, 6)
        high = words[at - 32] + words[at - 14] + (low >> 32)
        high += rotate_half(a, b, 1) ^ rotate_half(a, b, 8) ^ a >> 7
        high += rotate_half(c, d, 19) ^ rotate_half(d, c, 29) ^ c >> 6
        words[at], words[at + 1] = high & WORD, low & WORD
    # Each round makes a pair of numbers, A and E, from the four pairs before it.
    for at in range(4):
        for side in range(2):
            steps[4 * (3 - at) + side] = _LONG_START[2 * at + side]
            steps[4 * (3 - at) + 2 + side] = _LONG_START[8 + 2 * at + side]
    for at in range(_LONG_ROUNDS):
        step_long(work, at)
    last = 4 * (_LONG_ROUNDS + 3)
    for at in range(4):
        for which in range(2):
            begin, end = last - 4 * at + 2 * which, 8 * which + 2 * at
            low = steps[begin + 1] + _LONG_START[end + 1]
            words[end + 1] = low & WORD
            words[end] = (steps[begin] + _LONG_START[end] + (low >> 32)) & WORD


def step_long(work: Digests, number: int) -> None:
    """Do a round of SHA-512."""
    words, steps = work.words, work.steps
    one, two, three, four = 4 * number + 12, 4 * number + 8, 4 * number + 4, 4 * number  # the pairs before it
    a, b, e, f = steps[one], steps[one + 1], steps[one + 2], steps[one + 3]
    low = steps[four + 3] + _LONG_CONSTANTS[2 * number + 1] + words[2 * number + 1]
    low += rotate_half(f, e, 14) ^ rotate_half(f, e, 18) ^ rotate_half(e, f, 9)
    low += f & steps[two + 3] ^ (WORD ^ f) & steps[three + 3]
    high = steps[four + 2] + _LONG_CONSTANTS[2 * number] + words[2 * number] + (low >> 32)
    high += rotate_half(e, f, 14) ^ rotate_half(e, f, 18) ^ rotate_half(f, e, 9)
    high += e & steps[two + 2] ^ (WORD ^ e) & steps[three + 2]
    low &= WORD
    high &= WORD
    more = low + steps[four + 1]
    steps[one + 7], steps[one + 6] = more & WORD, (high + steps[four] + (more >> 32)) & WORD
    low += rotate_half(b, a, 28) ^ rotate_half(a, b, 2) ^ rotate_half(a, b, 7)
    low += b & steps[two + 1] ^ b & steps[three + 1] ^ steps[two + 1] & steps[three + 1]
    high += rotate_half(a, b, 28) ^ rotate_half(b, a, 2) ^ rotate_half(b, a, 7)
    high += a & steps[two] ^ a & steps[three] ^ steps[two] & steps[three]
    steps[one + 5], steps[one + 4] = low & WORD, (high + (low >> 32)) & WORD


def rotate_half(one: int, other: int, by: int) -> int:
    """Return a half of a number of 64 bits rotated to the right by less than 32; ``one`` is that half before."""
    return one >> by | (other & (1 << by) - 1) << 32 - by
