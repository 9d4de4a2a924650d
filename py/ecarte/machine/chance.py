"""Random numbers: those of Python's own generator (MT19937).

Its state, ``chance``, is 624 words of 32 bits and the place of the next one, as `random.Random.getstate` gives them.
"""

from __future__ import annotations

WORDS = 624


def draw_word(chance: list[int]) -> int:
    """Return the next 32 bits."""
    if chance[WORDS] >= WORDS:
        _renew(chance)
    at = chance[WORDS]
    chance[WORDS] = at + 1
    word = chance[at]
    word ^= word >> 11
    word ^= word << 7 & 0x9D2C5680
    word ^= word << 15 & 0xEFC60000
    return word ^ word >> 18


def _renew(chance: list[int]) -> None:
    word = chance[0]
    for at in range(WORDS):
        following = chance[at + 1 if at < WORDS - 1 else 0]
        both = word & 0x80000000 | following & 0x7FFFFFFF
        chance[at] = chance[at + 397 if at < WORDS - 397 else at + 397 - WORDS] ^ both >> 1 ^ (both & 1) * 0x9908B0DF
        word = following
    chance[WORDS] = 0


def draw_share(chance: list[int]) -> float:
    """Return a number from 0 to 1, without 1, as `Random.random` does."""
    high = draw_word(chance) >> 5
    return (high * 67108864.0 + (draw_word(chance) >> 6)) * (1.0 / 9007199254740992.0)


def shuffle(chance: list[int], items: list[int], number: int) -> None:
    """Shuffle the first ``number`` items as `Random.shuffle` does."""
    for at in range(number - 1, 0, -1):
        shift = 32 - (at + 1).bit_length()
        other = draw_word(chance) >> shift
        while other > at:
            other = draw_word(chance) >> shift
        kept = items[at]
        items[at] = items[other]
        items[other] = kept


def draw_below(chance: list[int], number: int) -> int:
    """Return a whole number from 0 to ``number``, without it, as `Random.randrange` does."""
    shift = 32 - number.bit_length()
    drawn = draw_word(chance) >> shift
    while drawn >= number:
        drawn = draw_word(chance) >> shift
    return drawn


def draw_far_below(chance: list[int], number: int) -> int:
    """Return what `draw_below` does for any ``number`` up to 2^62."""
    wide = number.bit_length()
    if wide <= 32:
        return draw_below(chance, number)
    drawn = number
    while drawn >= number:
        drawn = draw_word(chance)
        drawn |= draw_word(chance) >> 64 - wide << 32
    return drawn
