"""Rules of thumb, which several players follow."""

from __future__ import annotations

from ecarte.machine.cards import SUIT, beats
from ecarte.machine.ecarte import records
from ecarte.machine.ecarte.course import may_be_short, may_refuse
from ecarte.machine.ecarte.records import Deal
from ecarte.machine.ecarte.sight import above, in_order, top

# The expected tricks of a card, by its place in its suit: first of eight, second …
TRUMP = (1.0, 0.93, 0.85, 0.75, 0.7, 0.65, 0.6, 0.55)
PLAIN = (0.65, 0.36, 0.2, 0.12, 0.07, 0.04, 0.02, 0.0)
# What another card of its suit adds to one in the first places.
GUARD, GUARDED = 0.06, 3


# --- play ---


def follows(deal: Deal, number: int, led: int) -> int:
    """Return the cheapest of the first cards of ``deal.cards`` that takes the trick, else the cheapest of all."""
    best, cheapest, takes = 100, -1, 0
    cards = deal.cards
    for at in range(number):
        card = cards[at]
        taking = beats(card, led)
        cost = (8 if card < 8 else 0) + 7 - (card & 7)
        if taking > takes or (taking == takes and cost < best):
            best, cheapest, takes = cost, card, taking
    deal.why = records.TAKES_CHEAPLY if takes else records.GIVES_LEAST
    return cheapest


def leads(deal: Deal, number: int, needed: int, rest: int) -> int:
    """Return which of the first cards of ``deal.cards`` is led; the hand still needs so many tricks.

    It is a trump when trumps should be drawn, otherwise of the longest suit; ``rest`` are the unseen cards.
    """
    held = plain = 0
    first = sure = -1  # of the trumps, and of those that no other beats
    for at in range(number):
        card = deal.cards[at]
        if card >= 8:
            plain |= 1 << card
        else:
            held += 1
            first = card if first < 0 else first
            sure = card if sure < 0 and not rest & above(card) else sure
    if sure >= 0 and (held >= 2 or needed == 1):
        deal.why = records.LEADS_MASTER_TRUMP
        return sure
    if held >= 3 or not plain:
        deal.why = records.LEADS_TRUMPS
        return first
    return best_plain(deal, number, plain, unbeaten(plain, rest))


def best_plain(deal: Deal, number: int, plain: int, sure: int) -> int:
    """Return a plain card that is sure, else one of the longest suit, else the highest; of equals the first listed."""
    chosen, best = -1, -1
    for at in range(number):
        card = deal.cards[at]
        if card >= 8:
            length = (plain & SUIT << (card & 24)).bit_count()
            value = (sure >> card & 1) * 100 + length * 10 + 7 - (card & 7)
            if value > best:
                best, chosen = value, card
    if sure >> chosen & 1:
        deal.why = records.LEADS_MASTER
    else:
        deal.why = records.LEADS_LONGEST if (plain & SUIT << (chosen & 24)).bit_count() > 1 else records.LEADS_HIGHEST
    return chosen


def unbeaten(cards: int, rest: int) -> int:
    """Return the cards that no other beats in its suit."""
    winners, left = 0, cards
    while left:
        bit = left & -left
        left ^= bit
        if not rest & above(top(bit)):
            winners |= bit
    return winners


# --- exchange ---


def card_worth(deal: Deal, card: int) -> float:
    """Return the expected tricks of a single card."""
    if card < 8:
        return TRUMP[card - (1 if deal.turn_up < card else 0)]
    return PLAIN[card & 7]


def hand_worth(deal: Deal, role: int) -> float:
    """Return the expected tricks of a hand."""
    own, worth = deal.hands[role], 0.0
    for at in range(in_order(deal, own)):
        card = deal.cards[at]
        value = card_worth(deal, card)
        if card >= 8 and card & 7 < GUARDED and (own & SUIT << (card & 24)).bit_count() > 1:
            value += GUARD
        worth += value
    return worth


def throws(deal: Deal, role: int, kept: int, few: int, by_worth: int) -> int:
    """Return the discards as a mask, or `REFUSE`.

    Unwanted cards (`is_unwanted`) go first, the lowest before the others, at most ``few``. More go only if they must:
    the least worth first, or the lowest plain card.
    """
    number, wanted = in_order(deal, deal.hands[role]), 0
    values = deal.values
    for at in range(number):
        card = deal.cards[at]
        if is_unwanted(card, kept):
            values[at] = -100.0 - (card & 7)
            wanted += 1
        else:
            values[at] = card_worth(deal, card) if by_worth else (100.0 if card < 8 else 0.0) - (card & 7)
    wanted = min(wanted, few)
    if wanted > deal.most and may_refuse(deal, role):
        return records.REFUSE
    discards = 0
    for _ in range(min(max(wanted, deal.least), deal.most)):
        worst = 0
        for at in range(1, number):
            if values[at] < values[worst]:
                worst = at
        discards |= 1 << deal.cards[worst]
        values[worst] = 1000.0
    return discards


def number_to_say(deal: Deal, kept: int, few: int) -> int:
    """Return the number the elder says with a proposal."""
    return min(max(1, min(count_unwanted(deal.hands[records.ELDER], kept), few)), records.CARDS - deal.top)


def count_unwanted(own: int, kept: int) -> int:
    """Return how many unwanted cards a hand has (`is_unwanted`)."""
    number = 0
    while own:
        number += is_unwanted(top(own), kept)
        own &= own - 1
    return number


def is_unwanted(card: int, kept: int) -> int:
    """Return whether a card is plain and not in the first places of its suit, which are ``kept``."""
    return 1 if card >= 8 and card & 7 >= kept else 0


def judge(deal: Deal, phase: int, expects: float, needs: float) -> int:
    """Return what is said with a hand: it is played when it expects as many tricks as it needs."""
    deal.expects, deal.needs = expects, needs
    return answer(deal, phase, expects >= needs)


def answer(deal: Deal, phase: int, stays: int) -> int:
    """Return what is said: an acceptance has a condition where that is possible."""
    if stays:
        return records.STAY
    return records.GO_IF if phase == records.ANSWER and may_be_short(deal) else records.GO
