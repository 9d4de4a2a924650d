"""The working memory of the trainer, its chance, and packs.

Options, cards and information sets are the machine's (`ecarte.machine.ecarte`); the course of a deal is in `train.cfr`.
"""

from typing import Annotated

from ecarte.machine.ecarte.course import find_vulnerable
from ecarte.machine.ecarte.records import CARDS, ELDER, HAND, NOBODY, Deal, Rules
from ecarte.machine.layout import Double, Doubles, Longs, Number

PACK = CARDS - 1  # without the turn-up
STOCK = 2 * HAND  # where the stock begins in it
# The ends of the tricks: the elder's point and vole, the dealer's point and vole.
POINT, VOLE, LOST, LOST_ALL = range(4)
RESULTS = 12  # those by king: none, one marked by the elder, one by the dealer or turned up
WAYS = 7  # the end of the exchange: elder or dealer declined at once, after one, after more; the stock ran out
ACTIONS = 6
_DEPTH = 160  # choices of a deal

# What splitmix64 adds and multiplies by, as signed numbers: only the last 64 bits of a result are ever used.
_STEP, _FIRST, _SECOND = (each - (1 << 64) for each in (0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB))


class Room(Deal):
    """A deal as the machine has it, whose pack lacks the turn-up, and what is known of a table of `train.store`.

    The first word of its chance is the state of a stream of random numbers (splitmix64).
    """

    mask: Number  # the number of places, less 1
    used: Number
    key: Number


class Desk(Room):
    """The deal in training."""

    first: Number  # iterations
    todo: Number  # of them, of deals, or of rows
    rounds: Annotated[list[int], Longs(12)]
    trains: Number  # the player whose choices are tried
    what: Number  # is trained
    tries: Number  # choices of the exchange to try in full
    turned: Number  # whether the king is turned up
    ends_turned: Number  # whether that ends the game; there is nothing to decide then
    ended: Number  # how the exchange ended, one of `WAYS`
    weight: Double  # of an iteration
    stray: Double  # the rate of straying while watched
    # The worth of the end of a deal to the elder: of all results, and of the four of this deal.
    worth: Annotated[list[float], Doubles(RESULTS)]
    outcomes: Annotated[list[float], Doubles(4)]
    counts: Annotated[list[int], Longs(WAYS * RESULTS)]
    # By depth.
    chances: Annotated[list[float], Doubles(ACTIONS * _DEPTH)]
    worths: Annotated[list[float], Doubles(ACTIONS * _DEPTH)]


def draw(chance: list[int]) -> int:
    """Return the next 64 bits."""
    chance[0] += _STEP
    return mix(chance[0], 30)


def mix(number: int, by: int) -> int:
    """Return a number with its bits well mixed; ``by`` is the first of three shifts."""
    number = (number ^ number >> by & (1 << 64 - by) - 1) * _FIRST
    number = (number ^ number >> 27 & (1 << 37) - 1) * _SECOND
    return number ^ number >> 31 & (1 << 33) - 1


def draw_share(chance: list[int]) -> float:
    """Return a number from 0 to 1, without 1."""
    return (draw(chance) >> 11 & (1 << 53) - 1) * (1.0 / (1 << 53))


def below(room: Room, number: int) -> int:
    """Return a random whole number from 0 to ``number``, without it."""
    return int(draw_share(room.chance) * number)


def shuffle(room: Room) -> int:
    """Shuffle the pack; return the turn-up. The others are the elder's five cards, the dealer's, and the stock."""
    turned, at, pack = below(room, 8), 0, room.pack
    for card in range(CARDS):
        if card != turned:
            pack[at] = card
            at += 1
    for left in range(PACK - 1, 0, -1):
        other = below(room, left + 1)
        card = pack[left]
        pack[left] = pack[other]
        pack[other] = card
    return turned


def take(room: Room, start: int, number: int) -> int:
    """Return cards of the pack as a mask."""
    hand = 0
    for at in range(start, start + number):
        hand |= 1 << room.pack[at]
    return hand


def find_ends(rules: Rules, desk: Desk, declined: int, times: int, king: int) -> None:
    """Find the worth of the four ends of the tricks to the elder, as play begins."""
    desk.vulnerable = find_vulnerable(rules, declined, times)
    row, ends = 4 * king, desk.outcomes
    for end in range(4):
        ends[end] = desk.worth[row + end]
    if desk.vulnerable != NOBODY:
        end = LOST if desk.vulnerable == ELDER else POINT
        ends[end] = ends[end + 1]
