"""What the functions of écarté are given: the tables of a deal, and the room to work in."""

from typing import Annotated

from ecarte.machine.chance import WORDS
from ecarte.machine.layout import Bytes, Double, Doubles, Ints, Longs, Number, Record

HAND = 5
CARDS = 32
STOCK = 33  # numbers of cards that may be left in the stock
POSITIONS = 86_038  # numbers of double-dummy positions; most are used by none
PLACES = 2 * 31_913  # of first hands, with the king turned up or not
CODES = 16  # of the elder's numbers of discards
MARGINS = 1024  # hundredths of a trick by which a hand may be above a threshold, or below it
MIDDLE = 512  # the margin of a hand that is neither

NO_VALUE = 1 << 20

NOBODY, ELDER, DEALER = range(3)
TRICKS = 6  # numbers of tricks
ENDS = 54  # of a deal: who marks a king in hand, who is vulnerable, the elder's tricks
CHOICES = 40
WORTHS = 4  # of the counts of a choice: their weight, and that times the game, the points, the tricks won
GROUPS = 16  # of worlds that are examined at once
ORDERS = 32  # of the stock, in a group of worlds
WORLDS = ORDERS * CARDS
SUMS = 2 * CARDS + 1


class DoubleDummy(Record):
    """The leader's tricks when both hands are seen, by a number for the owners of each suit: the four add up."""

    must_head: Number
    trumps: Annotated[list[int], Ints(1 << 16)]  # by the leader's byte and, 8 bits higher, the other's
    plain: Annotated[list[int], Ints(1 << 16)]
    tricks: Annotated[bytearray, Bytes(POSITIONS)]


class PlainPlaces(DoubleDummy):
    """Where first hands begin in the planes of a policy: by the two greater plain suits, and more by the third."""

    pairs: Annotated[list[int], Ints(1 << 16)]
    thirds: Annotated[list[int], Ints(8 << 8)]


class Tables(PlainPlaces):
    """Double dummy, and the habits of both players in one deal."""

    # A hand's expected tricks in hundredths, by the byte of each suit; the thresholds with and without risk.
    worth_trumps: Annotated[list[int], Ints(256)]
    worth_plain: Annotated[list[int], Ints(256)]
    stand: Annotated[list[int], Ints(2)]
    refuse: Annotated[list[int], Ints(2)]
    chances: Annotated[list[float], Doubles(MARGINS)]
    # Discards: the dealer's least and most by the cards left, and all cards from the least useful on.
    least: Annotated[list[int], Ints(STOCK)]
    most: Annotated[list[int], Ints(STOCK)]
    useless: Annotated[list[int], Longs(CARDS)]
    another: Double
    firsts: Annotated[list[int], Ints(256)]  # the place of a first hand's trumps
    # The order of discards: for the cards of a suit, by its byte, values whose last 5 bits are the card, then NO_VALUE.
    trump_values: Annotated[list[int], Ints(256 * 8)]
    plain_values: Annotated[list[int], Ints(256 * 8)]
    # The trained policy for first hands; has_… is 0 where it says nothing.
    parts: Double
    king_turned: Number
    has_stands: Number
    has_refuses: Number
    has_elder: Number
    has_dealer: Annotated[list[int], Ints(HAND)]  # by the number the elder said
    stands: Annotated[bytearray, Bytes(PLACES)]
    refuses: Annotated[bytearray, Bytes(PLACES)]
    elder: Annotated[bytearray, Bytes(PLACES)]
    dealer: Annotated[bytearray, Bytes(HAND * PLACES)]
    likeliest: Annotated[list[int], Ints(CODES)]  # the elder's number of discards, by its code
    number_chances: Annotated[list[float], Doubles(CODES * TRICKS)]
    # What an analysis assumes.
    king: Number  # the king of trumps as a mask, or 0 if no one can mark it
    risk: Annotated[list[int], Ints(2)]  # whether standing or refusing makes vulnerable, at first and later
    seldom: Double
    light: Double
    least_weight: Double


class Given(Record):
    """A decision of one seat: what it knows, and what it may do."""

    own: Number
    is_elder: Number  # whether the seat is the elder
    times: Number  # exchanges so far
    # The exchange.
    unseen: Number  # the opponent's cards, its discards and the stock, as a mask
    exchanged: Annotated[list[int], Ints(2 * CARDS)]  # for each exchange the opponent's number, and the elder's
    has_chosen: Number  # whether the opponent has chosen not to stand, or not to refuse, since the last exchange
    laid: Number  # the cards it has discarded since
    left: Number  # the cards of the stock
    # For each choice the stage it leads to, the number said with a proposal, and the discards.
    stages: Annotated[list[int], Ints(CHOICES)]
    asked: Annotated[list[int], Ints(CHOICES)]
    discards: Annotated[list[int], Longs(CHOICES)]
    # The play: what the seat does, the card led, those it may play; the card of each choice, and the number of each end
    # by the tricks it still takes, first if the opponent marks no king, then if it does with one of ``marks``.
    does: Number
    led: Number
    may: Number
    plays: Annotated[list[int], Ints(CHOICES)]
    ends: Annotated[list[int], Ints(2 * TRICKS)]
    marks: Number
    # The opponent's hands: those cards, and ``size`` more of the pool; with those it has shown, what it has chosen.
    is_exact: Number  # whether all hands are examined
    holds: Number
    pool: Number
    size: Number
    shown: Number
    declined: Number
    kept: Number  # the cards it kept in the last exchange, or -1
    # Both hands are seen: the other's, and the number of orders of the stock.
    other: Number
    orders: Number
    has_begun: Number  # whether further orders come after others
    # What each end is worth to the elder: the chance of the game, the points, whether it wins the tricks.
    game: Annotated[list[float], Doubles(ENDS)]
    points: Annotated[list[float], Doubles(ENDS)]
    won: Annotated[list[float], Doubles(ENDS)]
    # The choices that are tried; those that are clearly worse are dropped after some worlds, but one.
    trying: Number
    rows: Annotated[list[int], Ints(CHOICES)]
    wanted: Number  # worlds
    tried: Number  # worlds before any choice is dropped
    examined: Number  # the choice that is never dropped, or -1
    slice: Number  # deals played out before others have their turn


class Room(Given):
    """Room to work in."""

    chance: Annotated[list[int], Longs(WORDS + 1)]
    cards: Annotated[list[int], Longs(CARDS)]
    sums: Annotated[list[int], Longs(ORDERS * SUMS)]  # of the cards of each order, over two rounds
    others: Annotated[list[int], Longs(WORLDS)]  # hands of the opponent
    weights: Annotated[list[float], Doubles(WORLDS)]
    tops: Annotated[list[int], Ints(WORLDS)]  # the place of the next card of the stock, in ``sums``
    chosen: Annotated[list[int], Ints(HAND)]  # the places of the cards of the next hand
    # The first hand whose place was asked for last, and the one whose discards were: these by their number.
    placed: Number
    place: Number
    ordered: Number
    order: Annotated[list[int], Longs(HAND + 1)]


class Work(Room):
    """A decision, room to work in, and what was found."""

    is_done: Number  # whether all hands were examined
    # How often each choice that is tried leads to each end, for one group of hands; for each group, what that is worth,
    # how many choices were tried, and which.
    counts: Annotated[list[float], Doubles(CHOICES * ENDS)]
    worths: Annotated[list[float], Doubles(GROUPS * CHOICES * WORTHS)]
    groups: Number
    sizes: Annotated[list[int], Ints(GROUPS)]
    choices: Annotated[list[int], Ints(GROUPS * CHOICES)]
    # Of all groups so far: the worlds; for each choice its game and weight; for two choices the game of the one times
    # the game, or the weight, of the other.
    number: Number
    worlds: Number
    games: Annotated[list[float], Doubles(CHOICES)]
    weight: Annotated[list[float], Doubles(CHOICES)]
    squares: Annotated[list[float], Doubles(CHOICES)]  # of the weights
    products: Annotated[list[float], Doubles(CHOICES * CHOICES)]
    weighted: Annotated[list[float], Doubles(CHOICES * CHOICES)]
    # The same for each choice, all groups together.
    totals: Annotated[list[float], Doubles(CHOICES * ENDS)]
