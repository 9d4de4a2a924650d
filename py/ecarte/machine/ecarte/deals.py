"""The rules of a game, and a deal in play, as the players' functions are given them.

Cards are in trump form (`ecarte.machine.cards`). A pair has the elder's value first, or South's where it goes by seat.
"""

from typing import Annotated

from ecarte.machine.chance import WORDS
from ecarte.machine.digests import Digests
from ecarte.machine.ecarte.records import CARDS, HAND, TRICKS, PlainPlaces
from ecarte.machine.layout import Bytes, Double, Doubles, Ints, Longs, Number

ELDER, DEALER, NOBODY = range(3)
CHOOSE, ANSWER, NUMBER, DEALERS_NUMBER = range(4)  # choices of the exchange: two of what is said, two of cards
GO, STAY, GO_IF = range(3)  # propose or accept, stand or refuse, accept if the stock suffices
REFUSE = -1  # instead of a discard
CHANCE, BEGINNER, AMATEUR, CLUB, MASTER = range(5)  # players
# Why a card is chosen (`ecarte.players.ecarte.reasons` has their names); the first five are of a lead by rule of thumb.
LEADS_MASTER_TRUMP, LEADS_TRUMPS, LEADS_MASTER, LEADS_LONGEST, LEADS_HIGHEST, LEADS_LOW = range(6)
HOARDS_TRUMPS, SPENDS_TRUMP, TAKES_CHEAPLY, TAKES_HIGH, GIVES_LEAST, COUNTED, SAMPLED = range(6, 13)

ALL = (1 << 32) - 1
SCORES = 13
STANDARDS = 38  # standard hands of the books
NEAR = 2
"""The points from the end of the game within which each score has tables of its own in a policy."""
TABLES = 4  # the most that a policy consults
PLANES = 8
OPTIONS = 6  # the most that a policy chooses among
CODES = 16
CONTENTS = 1_400_000  # bytes
HABITS = 4


class Policy(PlainPlaces):
    """Tables of the trained policy (`ecarte.players.ecarte.policy`)."""

    planes: Annotated[list[int], Ints(TABLES * PLANES)]  # where they begin in the contents, -1 for one that is missing
    # By the number of choices: where the cells begin, a third of them, salt, the bits of a code.
    sets: Annotated[list[int], Ints(TABLES * (OPTIONS + 1) * 4)]
    known: Annotated[list[int], Ints(OPTIONS + 1)]  # the number of codes
    codes: Annotated[list[float], Doubles((OPTIONS + 1) * CODES * OPTIONS)]
    trump_places: Annotated[list[int], Ints(8 * 256)]  # by the turn-up and the trumps
    contents: Annotated[bytearray, Bytes(CONTENTS)]


class Rules(Policy):
    """The rules of a game, and all that its players know."""

    which: Annotated[list[int], Ints(2 * (NEAR + 1) * (NEAR + 1))]  # by the needs of both, two tables, -1 for none
    stop_early: Number
    marks: Number  # whether kings in hand are marked (E13)
    marks_itself: Number  # whether they mark themselves, so that an unmarked king is not in hand
    numbered: Number  # whether the elder says the number with a proposal
    risk: Annotated[list[int], Ints(2)]  # whether declining makes vulnerable: in the first exchange, later
    least: Number  # the fewest cards the dealer must discard
    target: Number
    king: Number  # the place of the king in its suit
    king_points: Number
    ranks: Annotated[bytearray, Bytes(8)]  # their letters, the highest first
    dealt: Annotated[list[int], Ints(2 * HAND)]  # the places of both hands in the pack
    fresh: Annotated[list[int], Ints(CARDS)]  # the pack before it is shuffled: 8 * suit + place
    equity: Annotated[list[float], Doubles(SCORES * SCORES)]
    # Whether the cards of a suit, by its byte, reach those of a standard hand: its trumps, each of its plain suits.
    standard_trumps: Annotated[bytearray, Bytes(STANDARDS * 256)]
    standard_plain: Annotated[bytearray, Bytes(STANDARDS * 3 * 256)]
    standard_ends: Annotated[list[int], Ints(3)]  # where the elder's, the dealer's and the other ones end
    is_seasoned: Number  # whether the policy is trusted in an exchange


class Deal(Digests):
    """A deal in play, its game, and room to work in."""

    players: Annotated[list[int], Longs(2)]  # by seat
    chance: Annotated[list[int], Longs(WORDS + 1)]  # of the players
    trump: Number  # the suit
    turn_up: Number  # its place in the suit
    dealer: Number  # a seat
    number: Number
    top: Number  # cards dealt from the pack so far
    times: Number  # exchanges
    king: Number  # who has marked it in hand
    declined: Number
    bears: Number  # who is vulnerable
    out: Number  # the cards played
    last: Number  # those of the last trick
    led: Number  # the card, or -1
    is_conditional: Number  # how the dealer accepted
    asked: Number  # the number said with the proposal, 0 for none
    least: Number  # the fewest cards that may be discarded now
    most: Number
    hands: Annotated[list[int], Longs(2)]
    away: Annotated[list[int], Longs(2)]  # the turn-up and one's own discards
    lacks: Annotated[list[int], Longs(2)]  # what the other has shown to lack
    numbers: Annotated[list[int], Longs(2)]  # of the last discards
    won: Annotated[list[int], Longs(2)]
    score: Annotated[list[int], Longs(2)]  # by seat
    begun: Annotated[list[int], Longs(2)]  # the score before the deal, by seat
    habits: Annotated[list[int], Longs(2 * HABITS)]  # by seat, -1 for one that is not known yet
    # Why a player chose: a reason for a card, or what the books see in a hand; the tricks a hand expects, and needs.
    why: Number
    expects: Double
    needs: Double
    # What is chosen among: cards, or numbers of cards, and the chance of each.
    choices: Annotated[list[int], Longs(OPTIONS)]
    shares: Annotated[list[float], Doubles(OPTIONS)]
    cards: Annotated[list[int], Longs(CARDS)]
    values: Annotated[list[float], Doubles(HAND)]
    chosen: Annotated[list[int], Longs(HAND)]
    left: Annotated[list[int], Longs(CARDS)]  # of which the opponent has some, as masks
    ends: Annotated[list[float], Doubles(TRICKS)]  # the stake of a deal by the tricks won in it
    stakes: Annotated[list[float], Doubles(HAND)]
    tricks: Annotated[list[float], Doubles(HAND)]
    often: Annotated[list[int], Longs(HAND * TRICKS)]  # for each card by the tricks


def seat_of(deal: Deal, role: int) -> int:
    """Return the seat of the elder or the dealer."""
    return deal.dealer if role == DEALER else 1 - deal.dealer
