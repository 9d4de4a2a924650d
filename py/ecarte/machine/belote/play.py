"""The play: which cards may be played, and who takes the trick (B2, B3, B13, B17-B23)."""

from __future__ import annotations

from ecarte.machine.belote.declarations import find_due, may_compare
from ecarte.machine.belote.records import (
    ALL_TRUMPS,
    BELOTE,
    CARDS,
    HAND,
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


def may_play(rules: Rules, deal: Deal, seat: int) -> int:
    """Return the cards that a seat may play to the trick (B17-B23)."""
    hand = deal.hands[seat]
    if not deal.lying:  # B17
        return hand
    contract, best = deal.contract, deal.best
    follow = hand & SUIT << (deal.led & 24)
    if contract == NO_TRUMPS:  # B23
        return follow or hand
    if contract == ALL_TRUMPS or contract == deal.led >> 3:  # B23, B18
        return follow & rules.above[CARDS * contract + best] or follow or hand
    if follow:  # B19
        return follow
    trumps = hand & SUIT << 8 * contract
    is_trumped = best >> 3 == contract
    over = trumps & rules.above[CARDS * contract + best] if is_trumped else trumps
    if rules.sides[deal.winning] == rules.sides[seat]:  # B20
        if not is_trumped:
            return hand
        if over:
            return hand & ~trumps | over
        return trumps or hand if rules.undertrump_partner else hand
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
    elif beats(rules, deal, card):
        deal.best = card
        deal.winning = seat
    deal.hands[seat] ^= 1 << card
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


def beats(rules: Rules, deal: Deal, card: int) -> int:
    """Return 1 when a card takes the trick from the best one, else 0 (B22, B23)."""
    if card >> 3 == deal.best >> 3:
        return rules.above[CARDS * deal.contract + deal.best] >> card & 1
    return 1 if card >> 3 == deal.contract else 0


def take_trick(rules: Rules, deal: Deal) -> None:
    """Let the winner take the trick, and score the deal after the last one."""
    side = rules.sides[deal.winning]
    deal.won[side] += 1
    deal.cards[side] += deal.value
    deal.winners[deal.tricks] = deal.winning
    deal.tricks += 1
    deal.lying = deal.value = 0
    deal.mover = deal.winning
    deal.has_winner_due = 1
    if deal.tricks == HAND:
        score(rules, deal)
