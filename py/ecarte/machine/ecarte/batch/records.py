"""A game of many that are played at once, and the numbers of its actions."""

from typing import Annotated

from ecarte.machine.choices import Choices
from ecarte.machine.ecarte.deals import Course
from ecarte.machine.ecarte.records import CARDS, HAND
from ecarte.machine.layout import Bytes, Longs, Number

CHOOSE, ANSWER, DISCARD, PLAY, OVER = range(5)  # stages; the elder discards first, then the dealer

PROPOSE, STAND, ACCEPT, ACCEPT_IF, REFUSE = range(5)
DISCARDS = 5  # the first of 32 actions: bit i of the rest says whether card i of the hand goes, from the top
PLAYS = DISCARDS + (1 << HAND)  # the first of 32 actions: the card, as a number
ACTIONS = PLAYS + 32


class Game(Course, Choices):
    """A game."""

    number: Number  # of the deal
    stage: Number
    shuffled: Annotated[list[int], Longs(CARDS)]  # the pack from the top: 8 * suit + place, in the order of suits
    leader: Number  # of the last trick begun
    points: Annotated[list[int], Longs(2)]  # of the last action, and of the deal that it led to; by seat
    played: Annotated[list[int], Longs(2)]  # the cards each has played
    taking: Annotated[list[int], Longs(2)]  # the number each has discarded in this exchange
    taken: Annotated[list[int], Longs(2)]  # and in the last one
    kings: Annotated[bytearray, Bytes(2)]  # whether each has marked the king, turned up or in hand
