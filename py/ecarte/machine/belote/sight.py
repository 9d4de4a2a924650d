"""What a seat knows of a deal, and room to work out what it does.

Cards are numbered by strength here: a card is 8 * suit + bit, bit 7 the highest of its suit under the contract. Before
there is a contract, it is as without trumps: the plain order.
"""

from typing import Annotated

from ecarte.machine.belote import records
from ecarte.machine.belote.play import FREE
from ecarte.machine.belote.records import Deal, Rules
from ecarte.machine.chance import WORDS
from ecarte.machine.layout import Doubles, Ints, Longs, Number

ALL = (1 << records.CARDS) - 1
KING_QUEEN = 0b1100  # of a suit that ranks like trumps
PASS = records.NO_CONTRACT  # a bid
CLASSES = 3  # of trump lengths
WEIGHTS = 4  # of passing
OVERCALL = 8  # places of passing before those over a contract
SAID = 32  # bids
SEQUENCES = 8  # announced
RUNS = 64  # where they may lie
CHOICES = 9
WORLDS = 120  # hands of the others that are looked at in one call
POOL = 480  # hands of the others that those looked at may be picked from
AHEAD = 2  # the most choices of a seat that are looked at, the one at hand included
GROUPS = 8  # of cards by the seats that may hold them
SPLITS = 1024  # ways to split such groups by number
POSITIONS = 1 << 15  # kept by the solver


class Tables(Rules):
    """The rules of a game, and what its players know of bids."""

    # The byte of a suit: in the order of sequences, from the plain order and from that of trumps; in the plain order,
    # from that of trumps; and the reverse.
    natural: Annotated[list[int], Ints(2 * 256)]
    plain: Annotated[list[int], Ints(256)]
    trumps: Annotated[list[int], Ints(256)]
    zeros: Annotated[list[int], Longs(records.CONTRACTS)]  # the cards worth nothing
    # The points of the byte of a suit, at 1024 * contract + 256 * suit + byte.
    sums: Annotated[list[int], Ints(records.CONTRACTS * 4 * 256)]
    # What a bid is worth (`ecarte.players.belote.bidding`), by the byte of a suit in the plain order.
    as_trumps: Annotated[list[float], Doubles(256)]
    beside: Annotated[list[float], Doubles(CLASSES * 256)]  # by the class of trump length
    free: Annotated[list[float], Doubles(2 * 256)]  # in no trumps and in all trumps
    places: Annotated[list[float], Doubles(3 * records.SEATS)]  # of the bidder: in a suit, in no trumps, in all trumps
    # By round and place; then over a suit and over no trumps, the opponents' and the partner's.
    passing: Annotated[list[float], Doubles((OVERCALL + 4) * WEIGHTS)]


class PlayedDeal(Deal):
    """A deal in which the cards are played out."""

    live: Number  # all cards that are not played
    lacks: Annotated[list[int], Ints(records.SEATS)]  # the suits, as bits, that each seat has shown to lack
    beneath: Annotated[list[int], Ints(records.CARDS + 1)]  # the card that lies beneath each, or `NO_CARD` (B32)


class Sight(PlayedDeal):
    """A seat's knowledge of a deal. The hands of the others are empty; points for cards and tricks won are by side."""

    me: Number
    trick: Number  # the cards that lie in it
    played: Annotated[list[int], Longs(records.SEATS)]
    course: Annotated[list[int], Ints(records.CARDS)]  # the cards played, in their order
    may: Annotated[list[int], Longs(records.SEATS)]  # the cards that the rules leave possible
    unlikely: Annotated[list[int], Longs(records.SEATS)]  # of those, the ones that only a silence speaks against
    known: Annotated[list[int], Longs(records.SEATS)]  # those that are certainly in a hand
    sizes: Annotated[list[int], Ints(records.SEATS)]
    buried: Number  # unseen cards that are out of play
    out: Number  # the cards seen that are


class Work(Sight):
    """What the strong player is given, and room to work in."""

    chance: Annotated[list[int], Longs(WORDS + 1)]
    # The bids that are heeded, in their order.
    heeded: Number
    said: Annotated[list[int], Ints(SAID)]
    speakers: Annotated[list[int], Ints(SAID)]
    rounds: Annotated[list[int], Ints(SAID)]
    # Declarations and belote.
    is_awarded: Number  # whether it is known whose declarations count
    awarded: Annotated[list[int], Ints(records.SEATS)]  # their points, by side
    called: Annotated[list[int], Ints(records.SEATS)]  # the points for belote called so far, by side
    open: Number  # the suits, as bits, whose belote can still be called
    silent: Number  # the seats, as bits, that would have announced a declaration
    is_mute: Number  # whether the seat itself announces none
    loudest: Number  # the strength of the best one announced
    # Announced sequences: whose, and where each may lie.
    sequences: Number
    owners: Annotated[list[int], Ints(SEQUENCES)]
    ends: Annotated[list[int], Ints(SEQUENCES)]
    runs: Annotated[list[int], Longs(RUNS)]
    chances: Annotated[list[float], Doubles(RUNS)]
    # What is chosen among, cards or bids, and the value of each in each world.
    trying: Number
    choices: Annotated[list[int], Ints(CHOICES)]
    worths: Annotated[list[float], Doubles(CHOICES)]  # of bids, by their features
    wanted: Number  # worlds
    is_exact: Number  # whether the play is solved
    # Whether the strong player asks, not the analyst: where the play is solved, card points count besides what is
    # written, and cards that no rule of thumb plays are doubted more.
    is_playing: Number
    values: Annotated[list[float], Doubles(WORLDS * CHOICES)]
    made: Annotated[list[int], Ints(CHOICES)]  # in how many worlds the contract is made
    # What is put back after a card is tried.
    gained: Annotated[list[int], Ints(records.SEATS)]
    taken: Annotated[list[int], Ints(records.SEATS)]
    shown: Annotated[list[int], Ints(records.SEATS)]
    # A world: the hands.
    world: Annotated[list[int], Longs(records.SEATS)]
    complete: Annotated[list[int], Longs(records.SEATS)]  # with the cards played
    fixed: Annotated[list[int], Longs(records.SEATS)]  # the cards that it must have
    # The ways to deal the other cards to up to three holders: by number of each group of cards, and how many.
    is_split: Number
    careful: Number
    split: Annotated[list[int], Longs(records.SEATS)]  # for which fixed cards
    needs: Annotated[list[int], Ints(3)]
    groups: Annotated[list[int], Ints(GROUPS * records.CARDS)]
    lengths: Annotated[list[int], Ints(GROUPS)]
    splits: Number
    shares: Annotated[list[int], Ints(SPLITS * 5)]
    sums: Annotated[list[int], Longs(SPLITS)]
    order: Annotated[list[int], Ints(records.CARDS)]
    # Worlds to pick from, how many, how likely each is, the sum so far, and the one picked for each row of values.
    drawn: Number
    pool: Annotated[list[int], Longs(POOL * records.SEATS)]
    likely: Annotated[list[float], Doubles(POOL)]
    picked: Annotated[list[int], Ints(WORLDS)]
    # The next choices of the seat (`ecarte.machine.belote.response`): how many are looked at, the rows of values that
    # look alike so far, the card played next in each, the results, whether the contract is made, and what counts
    # besides the cards, by side.
    ahead: Number
    ending: Number  # the most cards in hand from which what is played on is solved too, 0 for never
    group: Annotated[list[int], Ints(WORLDS)]
    nexts: Annotated[list[int], Ints(WORLDS)]
    results: Annotated[list[float], Doubles((AHEAD + 1) * WORLDS)]
    makes: Annotated[list[int], Ints((AHEAD + 1) * WORLDS)]
    belotes: Annotated[list[int], Ints(WORLDS * records.SEATS)]
    awards: Annotated[list[int], Ints(WORLDS * records.SEATS)]
    # The solver (`ecarte.machine.belote.solver`): what each choice takes for the first side, how many are valued, and
    # the most cards to try, 0 for no limit.
    solved: Annotated[list[int], Ints(CHOICES)]
    is_solving: Number  # whether a position is not valued whole
    valued: Number
    limit: Number
    rest: Number  # the points in play
    left: Number  # cards that may still be tried
    first: Annotated[list[int], Ints(records.SEATS)]  # whether each seat belongs to the first side
    held: Number  # the cards of that side
    guess: Number  # of the value of the card under way; it is between these bounds
    low: Number
    top: Number
    alike: Annotated[list[int], Ints(32)]  # sets of low cards that are as good
    # The positions between tricks: each with the hands' number, bounds, and the best card.
    number_solved: Number
    first_solved: Number  # the hands' number of the first world that is played on
    keys: Annotated[list[int], Longs(POSITIONS)]
    bounds: Annotated[list[int], Longs(POSITIONS)]


def ranks_high(contract: int, suit: int) -> int:
    """Return 1 for a suit that ranks like trumps, else 0 (B2, B26)."""
    return 0 if contract != suit and contract != records.ALL_TRUMPS else 1


# --- what each card shows ---


def watch(rules: Rules, sight: Sight, seat: int, card: int) -> None:
    """Take note of a card that is played.

    A seat that did not follow has none of the suit; one that did not go over had nothing higher (B18-B23).
    """
    base, bit, takes = records.CARDS * sight.contract, 1 << card, 1
    sight.course[rules.players * sight.tricks + sight.lying] = card
    if not sight.lying:
        sight.led, sight.value, sight.trick = card, 0, 0
    else:
        takes = rules.beating[base + sight.best] >> card & 1
        if not rules.face_up:
            exclude(rules, sight, seat, card)
    if takes:
        sight.best, sight.winning = card, seat
    sight.value += rules.worth[base + card]
    sight.played[seat] |= bit
    sight.opening[seat] = card
    sight.sizes[seat] -= 1
    sight.trick |= bit
    sight.live &= ~bit
    sight.lying += 1
    if sight.lying == rules.players:
        side = rules.sides[sight.winning]
        sight.cards[side] += sight.value
        sight.won[side] += 1
        sight.tricks += 1
        sight.lying = sight.value = sight.trick = 0


def exclude(rules: Rules, sight: Sight, seat: int, card: int) -> None:
    """Exclude what a hand cannot have held that played a card to a trick (B18-B23)."""
    contract, best, led, may = sight.contract, sight.best, sight.led >> 3, sight.may
    suit = card >> 3
    over = rules.beating[records.CARDS * contract + best]
    if suit == led:
        if ranks_high(contract, led) and not over >> card & 1:
            may[seat] &= ~over
        return
    may[seat] &= ~(records.SUIT << 8 * led)
    sight.lacks[seat] |= 1 << led
    if contract >= records.NO_TRUMPS or led == contract:
        return
    if suit == contract:
        is_free = rules.undertrump_partner == FREE and rules.sides[sight.winning] == rules.sides[seat]
        if best >> 3 == contract and not over >> card & 1 and not is_free:
            may[seat] &= ~over
    elif rules.sides[sight.winning] != rules.sides[seat]:
        may[seat] &= ~(records.SUIT << 8 * contract)
        sight.lacks[seat] |= 1 << contract
