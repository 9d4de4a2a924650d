"""The rules of a deal, one step after the other, for whoever decides what is done."""

from __future__ import annotations

from ecarte.machine.cards import beats
from ecarte.machine.ecarte.deals import DEALER, ELDER, NOBODY, Course, Rules, seat_of
from ecarte.machine.ecarte.points import points_for
from ecarte.machine.ecarte.records import CARDS, HAND


def begin(rules: Rules, deal: Course) -> None:
    """Deal the hands from the pack, turn a card up, and mark a king turned up (E4-E6)."""
    turn = deal.stock[2 * HAND]
    deal.trump, deal.turn_up, deal.top, deal.led = turn >> 3, turn & 7, 2 * HAND + 1, -1
    deal.times = deal.out = deal.is_conditional = 0
    deal.king = deal.declined = deal.bears = NOBODY
    for role in range(2):
        hand = 0
        for at in range(HAND):
            hand |= see(deal, rules.dealt[HAND * role + at])
        deal.hands[role] = hand
        deal.away[role] = 1 << deal.turn_up
        deal.numbers[role] = deal.won[role] = 0
    if deal.turn_up == rules.king:
        mark(deal, DEALER, rules.king_points)


def see(deal: Course, place: int) -> int:
    """Return the card at a place of the pack, as a mask."""
    suit, trump = deal.stock[place] >> 3, deal.trump
    return 1 << (0 if suit == trump else 8 * (suit + (suit < trump))) + (deal.stock[place] & 7)


def mark(deal: Course, role: int, points: int) -> None:
    """Mark points."""
    deal.score[seat_of(deal, role)] += points


def is_won(rules: Rules, deal: Course) -> int:
    """Return whether the game is over (E24)."""
    return 1 if max(deal.score[0], deal.score[1]) >= rules.target else 0


# --- the exchange ---


def let_discard(rules: Rules, deal: Course, role: int) -> None:
    """Say how many cards may be discarded (E9, E11)."""
    stock = CARDS - deal.top
    if role == DEALER:
        deal.most = min(HAND, stock - (HAND - deal.hands[ELDER].bit_count()))
        deal.least = min(rules.least, deal.most)
    elif deal.asked:
        deal.least = deal.most = deal.asked
    else:
        deal.least, deal.most = 1, min(HAND, stock)


def put_away(deal: Course, role: int, cards: int) -> None:
    """Discard cards (E9)."""
    deal.hands[role] ^= cards
    deal.away[role] |= cards


def take_back(deal: Course, cards: int) -> None:
    """Give the elder its discards back, because the stock does not suffice (E8)."""
    deal.hands[ELDER] |= cards
    deal.away[ELDER] ^= cards


def draw_cards(deal: Course, role: int, number: int) -> int:
    """Take that many cards from the stock, and return them (E10)."""
    deal.numbers[role] = number
    found = 0
    for _ in range(number):
        found |= see(deal, deal.top)
        deal.top += 1
    deal.hands[role] |= found
    return found


def decline(rules: Rules, deal: Course, role: int) -> None:
    """End the exchange by standing or refusing (E7, E8, E23)."""
    deal.declined = role
    deal.bears = role if rules.risk[1 if deal.times else 0] else NOBODY


def mark_king(rules: Rules, deal: Course) -> int:
    """Mark the king in a hand, and return whose it is, or NOBODY (E13, E14)."""
    for role in range(2):
        if rules.marks and deal.hands[role] >> rules.king & 1:
            deal.king = role
            mark(deal, role, rules.king_points)
    return deal.king


# --- the play ---


def lead(deal: Course, role: int, card: int) -> None:
    """Lead a card."""
    deal.hands[role] ^= 1 << card
    deal.out |= 1 << card
    deal.led = card


def reply(deal: Course, role: int, card: int) -> int:
    """Play a card to the lead, and return who takes the trick (E19)."""
    deal.hands[role] ^= 1 << card
    deal.out |= 1 << card
    taker = role if beats(card, deal.led) else 1 - role
    deal.won[taker] += 1
    deal.led = -1
    return taker


def is_played(rules: Rules, deal: Course, taker: int) -> int:
    """Return whether the deal is over after a trick (E21)."""
    won, lost = deal.won[taker], deal.won[1 - taker]
    return 1 if won + lost == HAND or (rules.stop_early and won == 3 and lost) else 0


def score_tricks(deal: Course) -> None:
    """Score the tricks of a deal (E22, E23)."""
    winner = ELDER if deal.won[ELDER] > deal.won[DEALER] else DEALER
    mark(deal, winner, points_for(deal.won[winner] == HAND, deal.bears == 1 - winner))
