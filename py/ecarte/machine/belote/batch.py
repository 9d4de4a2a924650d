"""Many games of belote that are played at once, whose players are elsewhere, from one action to the next.

What the table does by itself is part of it: it deals, and has declarations compared, completed and shown. The page's
module has none of it.
"""

from typing import Annotated

from ecarte.machine.belote import deal as hands
from ecarte.machine.belote import declarations, records
from ecarte.machine.belote.bidding import bid, may_bid, say_pass
from ecarte.machine.belote.play import may_call, may_play, play_card
from ecarte.machine.belote.records import Deal, Rules
from ecarte.machine.choices import Choices, allow, check, choose, forbid_all
from ecarte.machine.layout import Longs

PASS = 0  # also the end of one's announcements before the play
BIDS = 1  # the first of 6 actions: the contract
PACKETS = 7  # the first of 2 actions: three cards first, or two
SEQUENCES = 9  # the first of 3 times 32 actions: a tierce, a cinquante or a cent, by its top card
SQUARES = SEQUENCES + 3 * 32  # the first of 6 actions: a carré, by its rank
PLAYS = SQUARES + 6  # the first of 32 actions: the card
CALLS = PLAYS + 32  # the first of 32 actions: the card, with the call of belote or rebelote
ACTIONS = CALLS + 32

_PAIRS = 0x06060606  # the kings and queens of a mask
_TWO, _THREE = 0x7F7F7F7F, 0x3F3F3F3F  # the cards that have one below them in their suit, or two


class Game(Deal, Choices):
    """A game."""

    gained: Annotated[list[int], Longs(records.SEATS)]  # by the last action
    contracts: Annotated[list[int], Longs(records.SEATS)]  # those that each has bid, as a mask
    shown: Annotated[list[int], Longs(records.SEATS)]  # cards that everybody knows to be in each hand
    played: Annotated[list[int], Longs(records.SEATS)]  # cards
    trick: Annotated[list[int], Longs(records.SEATS)]  # the card that each has played to it, as a mask


def deal(rules: Rules, game: Game) -> int:
    """Begin a deal where one is due."""
    if not game.is_due:
        return 1
    game.is_due = 0
    game.number += 1
    game.dealer = hands.after(rules, game.dealer)
    game.has_pack = 1
    hands.begin(rules, game)
    for seat in range(records.SEATS):
        game.contracts[seat] = game.shown[seat] = game.played[seat] = game.trick[seat] = 0
    go_on(rules, game)
    return 1


def step(rules: Rules, game: Game) -> int:
    """Carry out the action, which is legal."""
    for side in range(records.SEATS):
        game.gained[side] = 0
    if game.phase == records.OVER:  # and with it the game
        return 1
    action, seat = game.action, game.mover
    if action == PASS:
        say_pass(rules, game, seat)
    elif action < PACKETS:
        bid(rules, game, seat, action - BIDS)
        game.contracts[seat] |= 1 << action - BIDS
    elif action < SEQUENCES:
        hands.choose_packets(game, seat, 3 if action == PACKETS else 2)
    elif action < SQUARES:
        kind, top = (action - SEQUENCES) // records.CARDS, (action - SEQUENCES) % records.CARDS
        declarations.declare(rules, game, seat, records.TIERCE + kind, top)
    elif action < PLAYS:
        declarations.declare(rules, game, seat, records.CARRE, action - SQUARES)
        game.shown[seat] |= game.meld_cards[game.melds - 1]
    else:
        play(rules, game, seat, (action - PLAYS) % records.CARDS, 1 if action >= CALLS else 0)
    go_on(rules, game)
    return 1


def play(rules: Rules, game: Game, seat: int, card: int, calls: int) -> None:
    """Play a card, with its call or without."""
    call = may_call(rules, game, seat, card) if calls else 0
    play_card(rules, game, seat, card, call)
    if call == records.BELOTE:
        game.shown[seat] |= 1 << (card ^ records.KING ^ records.QUEEN)
    game.played[seat] |= 1 << card
    game.trick[seat] = 1 << card
    if not game.lying:
        for each in range(records.SEATS):
            game.trick[each] = 0
        if declarations.may_compare(game):
            show_melds(rules, game)


# --- what the table does ---


def go_on(rules: Rules, game: Game) -> None:
    """Deal what is due, say what a deal has brought when it is over, and find what may be done now."""
    if game.phase == records.DEALING:
        hand_out(rules, game)
    elif game.phase == records.DRAWING:
        deal_rest(rules, game)
    elif game.phase == records.UNCOVERING:
        lay_open(rules, game)
    forbid_all(game)
    if game.phase == records.OVER:
        for side in range(rules.numbers):
            game.gained[side] = game.points[side]
        game.is_due = 1 - game.is_last
    elif game.phase == records.PACKETS:
        allow(game, PACKETS, 3)
    elif game.phase == records.BIDDING:
        allow(game, PASS, 1)
        allow(game, BIDS, may_bid(rules, game))
    elif game.phase == records.ANNOUNCING:
        allow(game, PASS, 1)
        list_melds(rules, game)
    else:
        if rules.has_declarations and not rules.announce_before_play and not game.tricks:
            list_melds(rules, game)
        list_cards(rules, game)


def hand_out(rules: Rules, game: Game) -> None:
    """Deal the first cards of each, and turn a card up (B5, B32)."""
    if rules.face_up:
        lay_open(rules, game)
        return
    for turn in range(rules.players):
        hands.give(rules, game, (game.dealer + 1 + turn) % rules.players, hands.find_hand(rules, game))
    hands.turn_up(rules, game, game.pack[rules.first * rules.players])


def lay_open(rules: Rules, game: Game) -> None:
    """Lay face up what is due: hands, or what lies beneath the cards of a trick (B32, B33)."""
    while game.phase == records.DEALING or game.phase == records.UNCOVERING:
        seat, cards = hands.find_owner(rules, game), hands.find_laid(rules, game)
        hands.lay(rules, game, seat, cards)
        game.shown[seat] |= cards


def deal_rest(rules: Rules, game: Game) -> None:
    """Deal the rest (B9, B28, B31)."""
    if rules.players == records.SEATS:
        hands.take(rules, game, game.taker, game.turned)
        game.shown[game.taker] = 1 << game.turned
    for turn in range(rules.players):
        seat = (game.dealer + 1 + turn) % rules.players
        hands.draw(rules, game, seat, hands.find_rest(rules, game, seat))
    if rules.players < records.SEATS:
        hands.turn_bottom(rules, game, game.pack[records.CARDS - 1])


def show_melds(rules: Rules, game: Game) -> None:
    """Compare the declarations, and let the side with the best one declare all it has, and show it (B14, B15)."""
    due = declarations.find_due(rules, game)
    while due:
        declarations.say_due(rules, game, due)
        due = declarations.find_due(rules, game)
    best = declarations.find_best(rules, game)
    for turn in range(rules.players):
        seat = (game.dealer + 1 + turn) % rules.players
        if rules.sides[seat] == best:
            _, kind, top = find_most(rules, game, seat)
            while kind:
                declarations.declare(rules, game, seat, kind, top)
                _, kind, top = find_most(rules, game, seat)
    for at in range(game.melds):
        seat = game.meld_seats[at]
        if rules.sides[seat] == best:
            game.meld_shown[at] = 1
            game.shown[seat] |= game.meld_cards[at]


def find_most(rules: Rules, game: Game, seat: int) -> tuple[int, int, int]:
    """Return the most points that a seat can still declare, and kind and top of the first of these declarations."""
    most = first = place = 0
    if not find_tops(game, seat) and not find_squares(game, seat):
        return most, first, place
    for number in range(len(declarations.SQUARES) + 3 * records.CARDS):  # the most valuable first
        is_square = number < len(declarations.SQUARES)
        kind = records.CARRE if is_square else records.CENT - (number - len(declarations.SQUARES)) // records.CARDS
        top = declarations.SQUARES[number] if is_square else (number - len(declarations.SQUARES)) % records.CARDS
        cards = declarations.find_meld(rules, game, seat, kind, top)
        if cards:
            used = game.in_squares if is_square else game.in_runs
            used[seat] ^= cards
            rest, _, _ = find_most(rules, game, seat)
            used[seat] ^= cards
            if declarations.count_points(kind, top) + rest > most:
                most, first, place = declarations.count_points(kind, top) + rest, kind, top
    return most, first, place


# --- what may be done ---


def find_tops(game: Game, seat: int) -> int:
    """Return the cards of a whole hand that have two more below them in their suit."""
    hand = game.hands[seat] | game.firsts[seat]
    return hand & hand >> 1 & _TWO & hand >> 2 & _THREE


def find_squares(game: Game, seat: int) -> int:
    """Return the places of the ranks of which a whole hand has all four, of those that count."""
    hand = game.hands[seat] | game.firsts[seat]
    return hand & hand >> 8 & hand >> 16 & hand >> 24 & _THREE & records.SUIT


def list_melds(rules: Rules, game: Game) -> None:
    """Let the seat to act declare what it has (B11, B12, B15, B16)."""
    seat = game.mover
    tops, squares = find_tops(game, seat), find_squares(game, seat)
    while tops:
        bit = tops & -tops
        tops ^= bit
        for kind in range(3):
            if declarations.find_meld(rules, game, seat, records.TIERCE + kind, bit.bit_length() - 1):
                allow(game, SEQUENCES + records.CARDS * kind, bit)
    while squares:
        bit = squares & -squares
        squares ^= bit
        if declarations.find_meld(rules, game, seat, records.CARRE, bit.bit_length() - 1):
            allow(game, SQUARES, bit)


def list_cards(rules: Rules, game: Game) -> None:
    """Let the seat to act play a card, with its call or without (B13, B17-B23)."""
    seat = game.mover
    cards = may_play(rules, game, seat)
    allow(game, PLAYS, cards)
    pairs = cards & _PAIRS if game.contract != records.NO_TRUMPS else 0
    while pairs:
        bit = pairs & -pairs
        pairs ^= bit
        if may_call(rules, game, seat, bit.bit_length() - 1):
            allow(game, CALLS, bit)


ENTRIES = (check, choose, deal, step)
