"""What a seat knows of a deal; `ecarte.players.ecarte.sight` fills in a deal from a view."""

from __future__ import annotations

from ecarte.machine.cards import SUIT
from ecarte.machine.ecarte.records import ALL, Deal, Rules


def unseen(deal: Deal, role: int) -> int:
    """Return the opponent's cards, its discards and the stock."""
    return ALL & ~(deal.hands[role] | deal.away[role] | deal.out)


def held(rules: Rules, deal: Deal, role: int) -> int:
    """Return the cards that the opponent surely has: a king that it has marked."""
    return 1 << rules.king & unseen(deal, role) if deal.marker == 1 - role else 0


def lacking(rules: Rules, deal: Deal, role: int) -> int:
    """Return the unseen cards that the opponent cannot hold, in the play."""
    lacks = deal.lacks[role]
    if rules.marks_itself and deal.marker != 1 - role:
        lacks |= 1 << rules.king
    return lacks & unseen(deal, role)


def pool(rules: Rules, deal: Deal, role: int) -> int:
    """Return the cards that the rest of the opponent's hand is drawn from, in the play."""
    holds = held(rules, deal, role)
    free = unseen(deal, role) & ~holds
    cards = free & ~lacking(rules, deal, role)
    # An opponent that has broken the rules may have what it has shown to lack.
    return cards if cards.bit_count() >= deal.hands[1 - role].bit_count() - holds.bit_count() else free


def rule_out(led: int, card: int, must_head: int) -> int:
    """Return the cards that a player cannot hold who may play this card to a lead (`may_play`)."""
    suit = SUIT << (led & 24)
    if card >> 3 == led >> 3:
        return suit & (1 << led) - 1 if must_head and card > led else 0
    return suit if card < 8 or led < 8 else suit | SUIT


def above(card: int) -> int:
    """Return the cards above one in its suit."""
    return (1 << card) - 1 & SUIT << (card & 24)


def top(cards: int) -> int:
    """Return the highest trump of a mask, or the highest card of its first suit."""
    return (cards & -cards).bit_length() - 1


def in_order(deal: Deal, cards: int) -> int:
    """Put cards into ``deal.cards`` in the order of a hand (`sort_cards`), and return their number."""
    number, trump, listed = 0, deal.trump, deal.cards
    for suit in range(4):
        at = 0 if suit == trump else suit + (suit < trump)
        left = cards & SUIT << 8 * at
        while left:
            bit = left & -left
            left ^= bit
            listed[number] = bit.bit_length() - 1
            number += 1
    return number
