"""A game of many that are played at once, and the numbers of its actions."""

from typing import Annotated

from ecarte.machine.belote.records import SEATS, Deal, Rules
from ecarte.machine.choices import Choices
from ecarte.machine.layout import Longs, Number

PASS = 0  # also the end of one's announcements before the play
BIDS = 1  # the first of 6 actions: the contract
PACKETS = 7  # the first of 2 actions: three cards first, or two
SEQUENCES = 9  # the first of 3 times 32 actions: a tierce, a cinquante or a cent, by its top card
SQUARES = SEQUENCES + 3 * 32  # the first of 6 actions: a carré, by its rank
PLAYS = SQUARES + 6  # the first of 32 actions: the card
CALLS = PLAYS + 32  # the first of 32 actions: the card, with the call of belote or rebelote
ACTIONS = CALLS + 32


class Terms(Rules):
    """The rules, and when a game ends."""

    target: Number
    deals: Number  # of a game, 0 where it goes to the target


class Game(Deal, Choices):
    """A game."""

    score: Annotated[list[int], Longs(SEATS)]  # by side
    gained: Annotated[list[int], Longs(SEATS)]  # by the last action
    contracts: Annotated[list[int], Longs(SEATS)]  # those that each has bid, as a mask
    shown: Annotated[list[int], Longs(SEATS)]  # cards that everybody knows to be in each hand
    played: Annotated[list[int], Longs(SEATS)]  # cards
    trick: Annotated[list[int], Longs(SEATS)]  # the card that each has played to it, as a mask
