"""Legal actions of one of many games that are played at once, as a set of numbers."""

from typing import Annotated

from ecarte.machine.layout import Double, Longs, Number, Record

WORDS = 6
WORD = 32  # actions in a word
_ALL = (1 << WORD) - 1


class Choices(Record):
    """The actions of a game: the legal ones, and the one taken.

    It is the last base of a game's record, so that it comes first in memory.
    """

    may: Annotated[list[int], Longs(WORDS)]  # the legal ones as bits; none when the game is over
    action: Number
    share: Double  # from 0 to 1, without 1: which of the legal ones is drawn
    is_due: Number  # whether a deal must begin, from a new pack


def forbid_all(choices: Choices) -> None:
    """Make no action legal."""
    for word in range(WORDS):
        choices.may[word] = 0


def allow(choices: Choices, first: int, cards: int) -> None:
    """Make actions legal: those of a mask of 32 bits, counted from ``first``."""
    word, shift = first // WORD, first % WORD
    choices.may[word] |= (cards & _ALL >> shift) << shift
    if shift:
        choices.may[word + 1] |= cards >> WORD - shift


def is_over(choices: Choices) -> int:
    """Return whether no action is legal."""
    legal = 0
    for word in range(WORDS):
        legal |= choices.may[word]
    return 0 if legal else 1


def check(tables: Record, choices: Choices) -> int:
    """Return whether the action may be given: it is legal, or the game is over."""
    action = choices.action
    if 0 <= action < WORDS * WORD and choices.may[action // WORD] >> action % WORD & 1:
        return 1
    return is_over(choices)


def choose(tables: Record, choices: Choices) -> int:
    """Take the legal action at a share of all, 0 where there is none."""
    number = 0
    for word in range(WORDS):
        number += choices.may[word].bit_count()
    skipped = int(choices.share * number)
    choices.action = 0
    for word in range(WORDS):
        left = choices.may[word]
        size = left.bit_count()
        if skipped < size:
            for _ in range(skipped):
                left &= left - 1
            choices.action = WORD * word + (left & -left).bit_length() - 1
            break
        skipped -= size
    return 1
