"""What may be done in one of many games that are played at once, as a set of numbered actions."""

from typing import Annotated

from ecarte.machine.layout import Double, Longs, Number, Record

WORDS = 6
WORD = 32  # actions in a word
_ALL = (1 << WORD) - 1


class Choices(Record):
    """The actions of a game: legal ones, and the one that is taken. As the last of several bases it lies first."""

    may: Annotated[list[int], Longs(WORDS)]  # the legal ones as bits; none when the game is over
    action: Number
    share: Double  # from 0 to 1, without 1: which of them is drawn
    is_due: Number  # whether a deal must begin, from a new pack


def forbid_all(choices: Choices) -> None:
    """Let no action be legal."""
    for word in range(WORDS):
        choices.may[word] = 0


def allow(choices: Choices, first: int, cards: int) -> None:
    """Let actions be legal: the bits of a mask of 32, from a first action on."""
    word, shift = first // WORD, first % WORD
    choices.may[word] |= (cards & _ALL >> shift) << shift
    if shift:
        choices.may[word + 1] |= cards >> WORD - shift


def is_over(choices: Choices) -> int:
    """Return whether nothing may be done."""
    legal = 0
    for word in range(WORDS):
        legal |= choices.may[word]
    return 0 if legal else 1


def check(tables: Record, choices: Choices) -> int:
    """Return whether the action is legal; when nothing may be done, any is."""
    action = choices.action
    if 0 <= action < WORDS * WORD and choices.may[action // WORD] >> action % WORD & 1:
        return 1
    return is_over(choices)


def choose(tables: Record, choices: Choices) -> int:
    """Take the legal action that the share says, 0 when there is none."""
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
