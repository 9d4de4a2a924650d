"""What the functions of belote are given: the rules as numbers and tables, and a deal.

A card is 8 * suit + place: suits s h d c, places A K Q J T 9 8 7, the order of sequences (B11). A hand is a mask of 32
bits. Seats are counted in turn order, sides in the order in which scores are written.
"""

from typing import Annotated

from ecarte.machine.layout import Ints, Longs, Number, Record

SEATS = 4
CARDS = 32
TRICKS = 16  # of a deal, at most
RANKS = 8
SUIT = 255  # the spades of a mask; each further suit is 8 bits higher
SQUARE = 0x01010101  # the aces of a mask; each lower rank is one bit higher
ACE, KING, QUEEN, JACK, TEN, NINE = range(6)

NOBODY = 4  # in place of a seat or a side
NO_TRUMPS, ALL_TRUMPS, NO_CONTRACT = 4, 5, 6  # beside the suits
CONTRACTS = 6
NO_CARD = 32

PACKETS, DEALING, BIDDING, DRAWING, ANNOUNCING, PLAYING, OVER, UNCOVERING = range(8)  # the phases of a deal
TIERCE, CINQUANTE, CENT, CARRE = range(3, 7)  # sequences by their length
MELDS = 16  # of a deal: at most two sequences and two carrés of each seat
BELOTE, REBELOTE = 1, 2
CHOSEN = 1  # in place of a packet's size: the dealer chooses it
ROW = 4  # cards that are laid on the table at once (B32)
BY_NUMBER = 0  # it follows from the number of the deal

# An event is a number: its kind, the seat (16), whether it begins a line of a record (64), and what it is about (256):
# a card, and with a play the call (32); cards as a mask; a contract; a rank; a declaration's kind, and its top card or
# its rank (8); the size of the first packet.
SAYS_PACKETS, DEALS, TURNS, PASSES, BIDS, TAKES, DRAWS, TURNS_BOTTOM, DECLARES, NAMES, SAYS_TRUMP, SHOWS = range(1, 13)
PLAYS, WINS = 13, 14  # who wins a trick is written after its last card
LAYS = 15  # cards face up, as a mask
DEAL_EVENTS = 128


class Rules(Record):
    """What the options decide. Tables by contract have a card's value at 32 * contract + card.

    A number with the name of an option is filled in by `ecarte.games.belote.numbers`: a number or a flag as it is, a
    word as its place among the option's values.
    """

    players: Number
    first: Number  # cards of a hand, in the first deal
    hand: Number  # and after the second
    sides: Annotated[list[int], Ints(SEATS)]  # of the seats
    numbers: Number  # of sides
    first_packet: Number
    only_cut: Number
    has_no_trumps: Number
    has_all_trumps: Number
    no_trumps_over_suit_only: Number
    has_declarations: Number
    announce_before_play: Number
    shared_cards: Number
    king_first: Number
    undertrump_partner: Number
    belote_safe: Number
    compare_without_declarations: Number
    tie: Number
    rounding: Number
    tied_end: Number
    passed_counts: Number
    free_values: Number
    equal_declarations: Number
    face_up: Number
    capot: Number  # points for all tricks
    target: Number
    deals: Number  # of a game, 0 where it goes to the target
    beating: Annotated[list[int], Longs(CONTRACTS * CARDS)]  # the cards that beat a card (B2, B3, B22, B23)
    worth: Annotated[list[int], Ints(CONTRACTS * CARDS)]  # the points of a card


class Deal(Record):
    """A deal in its course."""

    # What the game carries from one deal to the next; ``score`` is by side.
    score: Annotated[list[int], Longs(SEATS)]
    waiting: Number  # points that nobody has written down yet (B24)
    uncounted: Number  # deals that all passed, where these do not count (B27)
    is_last: Number  # the game is over with this deal, which is over
    # The deal.
    phase: Number
    number: Number
    dealer: Number
    mover: Number
    # Cards given. The pack, the top card first, where it is known; ``seen`` are those given so far.
    has_pack: Number
    pack: Annotated[list[int], Ints(CARDS)]
    whole: Annotated[list[int], Ints(CARDS)]  # room to cut it
    packet: Number
    given: Number  # seats that have got their cards
    hands: Annotated[list[int], Longs(SEATS)]
    seen: Number
    turned: Number
    # Open cards (B32, B33): those that lie on another, and by seat the one played whose lower card is still covered.
    covering: Annotated[list[int], Longs(SEATS)]
    opening: Annotated[list[int], Ints(SEATS)]
    # Bids.
    bids: Number  # passes included
    passes: Number  # since the last bid
    taker: Number
    contract: Number
    has_taken: Number
    # Declarations, in the order announced.
    melds: Number
    meld_seats: Annotated[list[int], Ints(MELDS)]
    meld_kinds: Annotated[list[int], Ints(MELDS)]
    meld_tops: Annotated[list[int], Ints(MELDS)]
    meld_cards: Annotated[list[int], Longs(MELDS)]
    meld_late: Annotated[list[int], Ints(MELDS)]
    meld_shown: Annotated[list[int], Ints(MELDS)]
    in_runs: Annotated[list[int], Longs(SEATS)]  # the cards declared
    in_squares: Annotated[list[int], Longs(SEATS)]
    named: Annotated[list[int], Ints(SEATS)]  # 1 more than the place of the rank a seat has named, or 0
    trumped: Number  # who said that the sequence is of trumps
    callers: Annotated[list[int], Ints(SEATS)]  # by suit, who called belote
    called: Annotated[list[int], Ints(SEATS)]  # by suit, the last call
    # The trick.
    lying: Number  # cards
    led: Number
    best: Number  # the card that wins
    winning: Number
    value: Number
    # The tricks taken.
    tricks: Number
    firsts: Annotated[list[int], Longs(SEATS)]  # the card of each seat in the first, as a mask
    laid: Annotated[list[int], Ints(CARDS)]  # all cards in the order played, where they are only cut
    winners: Annotated[list[int], Ints(TRICKS)]
    gathered: Number  # the cards of the last deal, which lie in ``pile``, where they are only cut
    pile: Annotated[list[int], Ints(CARDS)]
    # The score, by side.
    won: Annotated[list[int], Ints(SEATS)]  # tricks
    cards: Annotated[list[int], Ints(SEATS)]
    belote: Annotated[list[int], Ints(SEATS)]
    melded: Annotated[list[int], Ints(SEATS)]  # for other declarations
    totals: Annotated[list[int], Ints(SEATS)]
    compared: Annotated[list[int], Ints(SEATS)]
    points: Annotated[list[int], Ints(SEATS)]
    deferred: Number  # points that wait for the next deal
    factor: Number  # of the contract
    # The events of a record. ``fills``: who wins each trick, and where lines begin, is filled in instead of compared.
    events: Number
    codes: Annotated[list[int], Longs(DEAL_EVENTS)]
    fills: Number
    has_winner_due: Number
