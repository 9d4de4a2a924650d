"""The records of écarté: the rules of a game, a deal in play, a decision to analyse, and room to work in.

Cards are in trump form (`ecarte.machine.cards`). A pair has the elder's value first, or South's if it is by seat.
"""

from typing import Annotated

from ecarte.machine.chance import WORDS
from ecarte.machine.digests import Digests
from ecarte.machine.layout import Bytes, Double, Doubles, Ints, Longs, Number, Record

HAND = 5
CARDS = 32
STOCK = 33  # numbers of cards that may be left in the stock
POSITIONS = 86_038  # numbers of double-dummy positions, most of which stand for none
PLACES = 2 * 31_913  # of first hands, with the king turned up or not
CODES = 16  # at most, for the rounded chances of a number of choices
MARGINS = 1024  # of a hand over a threshold, in hundredths of a trick
MIDDLE = 512  # the margin of a hand at the threshold

NO_VALUE = 1 << 20

TRICKS = 6  # numbers of tricks
ENDS = 54  # of a deal: who marks a king in hand, who is vulnerable, the elder's tricks
CHOICES = 40
WORTHS = 4  # of the counts of a choice: their weight, and weighted sums of the game, the points, the tricks won
GROUPS = 16  # of worlds that are examined at once
ORDERS = 32  # of the stock, in a group of worlds
WORLDS = ORDERS * CARDS
SUMS = 2 * CARDS + 1

ELDER, DEALER, NOBODY = range(3)
# The phases of a deal. The first four are choices of the exchange: two of what is said, two of cards.
CHOOSE, ANSWER, NUMBER, DEALERS_NUMBER, DEALING, DRAWING, MARKING, PLAYING, OVER = range(9)
GO, STAY, GO_IF = range(3)  # propose or accept, stand or refuse, accept if the stock suffices
REFUSE = -1  # instead of a discard
CHANCE, BEGINNER, AMATEUR, CLUB, MASTER = range(5)  # players
# Why a card is chosen (`ecarte.players.ecarte.reasons` has their names); the first five are of a lead by rule of thumb.
LEADS_MASTER_TRUMP, LEADS_TRUMPS, LEADS_MASTER, LEADS_LONGEST, LEADS_HIGHEST, LEADS_LOW = range(6)
HOARDS_TRUMPS, SPENDS_TRUMP, TAKES_CHEAPLY, TAKES_HIGH, GIVES_LEAST, COUNTED, SAMPLED = range(6, 13)

ALL = (1 << 32) - 1
TAKES = 1 << 32
SCORES = 13
STANDARDS = 38  # standard hands of the books
NEAR = 2
"""The points from the end of the game within which each score has tables of its own in a policy."""
TABLES = 4  # the most that a policy consults
PLANES = 8
OPTIONS = 6  # the most that a policy chooses among
CONTENTS = 1_400_000  # bytes
HABITS = 4


class DoubleDummy(Record):
    """The leader's tricks when both hands are seen, by the sum of a number for each suit: who owns its cards."""

    must_head: Number
    trumps: Annotated[list[int], Ints(1 << 16)]  # by the leader's byte and, 8 bits higher, the other's
    plain: Annotated[list[int], Ints(1 << 16)]
    tricks: Annotated[bytearray, Bytes(POSITIONS)]


class PlainPlaces(DoubleDummy):
    """The places of first hands in the planes of a policy, by their plain suits: the two greater ones, the third."""

    pairs: Annotated[list[int], Ints(1 << 16)]
    thirds: Annotated[list[int], Ints(8 << 8)]


class Laws(Record):
    """The options of a deal, as numbers and tables."""

    target: Number
    stop_early: Number
    marks: Number  # whether kings in hand are marked
    marks_itself: Number  # whether they mark themselves, so that an unmarked king is not in hand
    marks_late: Number  # whether they may be marked after the first lead
    numbered: Number  # whether the elder says the number with a proposal
    risk: Annotated[list[int], Ints(2)]  # whether declining makes vulnerable: in the first exchange, later
    # The fewest cards the dealer must discard, and the most it may, by the number left for it.
    least: Annotated[list[int], Ints(STOCK)]
    most: Annotated[list[int], Ints(STOCK)]
    king: Number  # the place of the king in its suit
    king_points: Number
    dealt: Annotated[list[int], Ints(2 * HAND)]  # the places of both hands in the pack
    # At 32 times the card led and the card played to it: the cards that this shows to be missing, and `TAKES` if it
    # takes the trick.
    replies: Annotated[list[int], Longs(CARDS * CARDS)]


class Policy(PlainPlaces):
    """Tables of the trained policy (`ecarte.players.ecarte.policy`)."""

    planes: Annotated[list[int], Ints(TABLES * PLANES)]  # where they begin in the contents, -1 for one that is missing
    # By the number of choices: where the cells begin, a third of them, salt, the bits of a code.
    sets: Annotated[list[int], Ints(TABLES * (OPTIONS + 1) * 4)]
    known: Annotated[list[int], Ints(OPTIONS + 1)]  # the number of codes
    codes: Annotated[list[float], Doubles((OPTIONS + 1) * CODES * OPTIONS)]
    trump_places: Annotated[list[int], Ints(8 * 256)]  # by the turn-up and the trumps
    contents: Annotated[bytearray, Bytes(CONTENTS)]


class Rules(Policy, Laws):
    """The rules of a game, and all that its players know."""

    which: Annotated[list[int], Ints(2 * (NEAR + 1) * (NEAR + 1))]  # by the needs of both, two tables, -1 for none
    ranks: Annotated[bytearray, Bytes(8)]  # their letters, the highest first
    fresh: Annotated[list[int], Ints(CARDS)]  # the pack before it is shuffled: 8 * suit + place
    equity: Annotated[list[float], Doubles(SCORES * SCORES)]
    # Whether the cards of a suit, by its byte, reach those of a standard hand: its trumps, each of its plain suits.
    standard_trumps: Annotated[bytearray, Bytes(STANDARDS * 256)]
    standard_plain: Annotated[bytearray, Bytes(STANDARDS * 3 * 256)]
    standard_ends: Annotated[list[int], Ints(3)]  # where the elder's, the dealer's and the other ones end
    is_seasoned: Number  # whether the policy is trusted in an exchange


class Course(Record):
    """A deal in its course, and the score of its game."""

    phase: Number
    mover: Number  # nobody for the turn-up
    trump: Number  # the suit
    turn_up: Number  # its place in the suit
    dealer: Number  # a seat
    pack: Annotated[list[int], Longs(CARDS)]  # the pack from the top, where it is known
    top: Number  # cards dealt from it so far
    times: Number  # exchanges
    marker: Number  # who has marked the king in hand
    declined: Number
    vulnerable: Number  # who
    led: Number  # the card, or -1
    reply: Number  # the last card played to a lead
    is_conditional: Number  # how the dealer accepted
    asked: Number  # the number said with the proposal, 0 for none
    laid: Number  # the elder's discards in this exchange
    least: Number  # the fewest cards that may be discarded now
    most: Number
    hands: Annotated[list[int], Longs(2)]
    away: Annotated[list[int], Longs(2)]  # the turn-up and one's own discards
    won: Annotated[list[int], Longs(2)]
    score: Annotated[list[int], Longs(2)]  # by seat
    begun: Annotated[list[int], Longs(2)]  # the score before the deal, by seat


class Deal(Digests, Course):
    """A deal in play, and room to work in."""

    players: Annotated[list[int], Longs(2)]  # by seat
    chance: Annotated[list[int], Longs(WORDS + 1)]  # of the players
    number: Number
    out: Number  # the cards played
    last: Number  # those of the last trick
    lacks: Annotated[list[int], Longs(2)]  # what the other has shown to lack
    numbers: Annotated[list[int], Longs(2)]  # of the last discards
    habits: Annotated[list[int], Longs(2 * HABITS)]  # by seat, -1 for one that is not known yet
    # Why a player chose: the reason for a card, or what the books see in a hand; the tricks that a hand can expect, and
    # those that it needs.
    why: Number
    expects: Double
    needs: Double
    # What is chosen among: cards, or numbers of cards, and the chance of each.
    choices: Annotated[list[int], Longs(OPTIONS)]
    shares: Annotated[list[float], Doubles(OPTIONS)]
    cards: Annotated[list[int], Longs(CARDS)]
    values: Annotated[list[float], Doubles(HAND)]
    chosen: Annotated[list[int], Longs(HAND)]
    left: Annotated[list[int], Longs(CARDS)]  # the cards of which the opponent holds some, each as a mask
    ends: Annotated[list[float], Doubles(TRICKS)]  # the stake of a deal by the tricks won in it
    stakes: Annotated[list[float], Doubles(HAND)]
    tricks: Annotated[list[float], Doubles(HAND)]
    often: Annotated[list[int], Longs(HAND * TRICKS)]  # how often each card takes each number of tricks


def seat_of(deal: Course, role: int) -> int:
    """Return the seat of the elder or the dealer."""
    return deal.dealer if role == DEALER else 1 - deal.dealer


# --- analysis ---


class Tables(PlainPlaces, Laws):
    """Double dummy, and the habits of both players in one deal."""

    # A hand's expected tricks in hundredths, by the byte of each suit, and those with which half the hands are played.
    worth_trumps: Annotated[list[int], Ints(256)]
    worth_plain: Annotated[list[int], Ints(256)]
    thresholds: Annotated[list[int], Ints(2 * 2)]  # of the elder and of the dealer: in the first exchange, later
    chances: Annotated[list[float], Doubles(MARGINS)]
    useless: Annotated[list[int], Longs(CARDS)]  # all cards from the least useful on
    another: Double
    firsts: Annotated[list[int], Ints(256)]  # the place of a first hand's trumps
    # The order of discards: for the cards of a suit, by its byte, values whose last 5 bits are the card, then NO_VALUE.
    trump_values: Annotated[list[int], Ints(256 * 8)]
    plain_values: Annotated[list[int], Ints(256 * 8)]
    # The trained policy for first hands; has_… is 0 where it says nothing.
    parts: Double
    king_turned: Number
    has_declines: Annotated[list[int], Ints(2)]  # by role
    has_elder: Number
    has_dealer: Annotated[list[int], Ints(HAND)]  # by the number the elder said
    declines: Annotated[bytearray, Bytes(2 * PLACES)]
    elder: Annotated[bytearray, Bytes(PLACES)]
    dealer: Annotated[bytearray, Bytes(HAND * PLACES)]
    likeliest: Annotated[list[int], Ints(CODES)]  # the elder's number of discards, by its code
    number_chances: Annotated[list[float], Doubles(CODES * TRICKS)]
    # What an analysis assumes.
    markable: Number  # the king of trumps as a mask, or 0 if no one can mark it
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
    # The opponent's hands: ``holds``, and ``size`` more of the pool.
    is_exact: Number  # whether all hands are examined
    holds: Number
    pool: Number
    size: Number
    shown: Number  # cards that it held, too, when it chose
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
    trying: Number  # how many
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
