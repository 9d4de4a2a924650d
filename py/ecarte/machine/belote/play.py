"""The play: which cards may be played, and who takes the trick (B2, B3, B13, B17-B23)."""

from __future__ import annotations

from ecarte.machine.belote.deal import lead_next
from ecarte.machine.belote.declarations import find_due, may_compare
from ecarte.machine.belote.records import (
    ALL_TRUMPS,
    BELOTE,
    CARDS,
    KING,
    NO_TRUMPS,
    PLAYING,
    QUEEN,
    REBELOTE,
    SUIT,
    Deal,
    Rules,
)
from ecarte.machine.belote.score import score

MUST, FREE = 1, 2  # of what the option `undertrump_partner` may say


def may_play(rules: Rules, deal: Deal, seat: int) -> int:
    """Return the cards that a seat may play to the trick (B17-B23)."""
    hand = deal.hands[seat]
    if not deal.lying:  # B17
        return hand
    is_friend = rules.sides[deal.winning] == rules.sides[seat]
    return may_follow(rules, deal.contract, hand, deal.led, deal.best, is_friend)


def may_follow(rules: Rules, contract: int, hand: int, led: int, best: int, is_friend: int) -> int:
    """Return the cards of a hand that may be played to a lead while a card is best, the partner's or not (B18-B23)."""
    follow = hand & SUIT << (led & 24)
    if contract == NO_TRUMPS:  # B23
        return follow or hand
    over = hand & rules.beating[CARDS * contract + best]
    if contract == ALL_TRUMPS or contract == led >> 3:  # B23, B18
        return follow & over or follow or hand
    if follow:  # B19
        return follow
    trumps = hand & SUIT << 8 * contract
    if is_friend:  # B20
        if best >> 3 != contract or rules.undertrump_partner == FREE:
            return hand
        if over:
            return hand & ~trumps | over
        return trumps or hand if rules.undertrump_partner == MUST else hand
    return over or trumps or hand  # B21


def may_call(rules: Rules, deal: Deal, seat: int, card: int) -> int:
    """Return the call that may go with a card, or 0 (B13)."""
    suit, place = card >> 3, card & 7
    if (place != KING and place != QUEEN) or (deal.contract != suit and deal.contract != ALL_TRUMPS):
        return 0
    if deal.called[suit]:
        return REBELOTE if deal.called[suit] == BELOTE and deal.callers[suit] == seat else 0
    if rules.king_first and place == QUEEN:
        return 0
    other = card ^ KING ^ QUEEN
    return BELOTE if deal.hands[seat] >> other & 1 else 0


def play_card(rules: Rules, deal: Deal, seat: int, card: int, call: int) -> int:
    """Play a card, with its call or without, and return whether that may be."""
    if deal.phase != PLAYING or seat != deal.mover or not may_play(rules, deal, seat) >> card & 1:
        return 0
    if call:
        if call != may_call(rules, deal, seat, card):
            return 0
        deal.called[card >> 3] = call
        deal.callers[card >> 3] = seat
    lying, players = deal.lying, rules.players
    if not lying:
        if may_compare(deal) and find_due(rules, deal):
            return 0
        deal.led = deal.best = card
        deal.winning = seat
    elif rules.beating[CARDS * deal.contract + deal.best] >> card & 1:
        deal.best = card
        deal.winning = seat
    deal.hands[seat] ^= 1 << card
    if deal.covering[seat] >> card & 1:  # B33
        deal.opening[seat] = card
    deal.value += rules.worth[CARDS * deal.contract + card]
    if not deal.tricks:
        deal.firsts[seat] = 1 << card
    if rules.only_cut:
        deal.laid[players * deal.tricks + lying] = card
    deal.lying = lying + 1
    deal.mover = (seat + 1) % players
    if lying + 1 == players:
        take_trick(rules, deal)
    return 1


def take_trick(rules: Rules, deal: Deal) -> None:
    """Let the winner take the trick, and score the deal after the last one."""
    side = rules.sides[deal.winning]
    deal.won[side] += 1
    deal.cards[side] += deal.value
    deal.winners[deal.tricks] = deal.winning
    deal.tricks += 1
    deal.lying = deal.value = 0
    deal.has_winner_due = 1
    lead_next(deal)
    if deal.tricks == rules.hand:
        score(rules, deal)
