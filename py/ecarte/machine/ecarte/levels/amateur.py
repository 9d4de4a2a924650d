"""The amateur: rules of thumb, and two bad habits."""

from __future__ import annotations

from ecarte.machine.cards import SUIT
from ecarte.machine.ecarte.levels.thumb import PLAIN, follows, hand_worth, judge, leads, number_to_say, throws
from ecarte.machine.ecarte.records import CHOOSE, HAND, HOARDS_TRUMPS, NUMBER, Deal, Rules
from ecarte.machine.ecarte.sight import in_order, unseen

# The expected tricks needed to play a hand: without the risk of paying double, and at that risk.
ELDER_STANDS = (1.8, 2.1)
DEALER_REFUSES = (1.75, 1.9)
# Plain cards with fewer expected tricks are discarded: queens are kept, where only kings should be.
KEPT = 0.3
KEPT_PLACES = sum(tricks >= KEPT for tricks in PLAIN)
# So many trumps are not led while there is another card to lead.
SAVED = 2


def says(rules: Rules, deal: Deal, phase: int, role: int) -> int:
    """Return the amateur's choice in the exchange."""
    if phase >= NUMBER:
        return throws(deal, role, KEPT_PLACES, HAND, 1)
    if phase == CHOOSE and rules.numbered:
        deal.asked = number_to_say(deal, KEPT_PLACES, HAND)
    return judge(deal, phase, hand_worth(deal, role), needed_tricks(rules, deal, phase))


def needed_tricks(rules: Rules, deal: Deal, phase: int) -> float:
    """Return the expected tricks with which a hand is played without an exchange."""
    is_at_risk = rules.risk[1 if deal.times else 0]
    return ELDER_STANDS[is_at_risk] if phase == CHOOSE else DEALER_REFUSES[is_at_risk]


def plays(deal: Deal, role: int, may: int) -> int:
    """Return the amateur's card."""
    number = in_order(deal, may)
    if deal.led >= 0:
        return follows(deal, number, deal.led)
    needed, rest, plain = 3 - deal.won[role], unseen(deal, role), may & ~SUIT
    card = leads(deal, number, needed, rest)
    if plain and card < 8 and (may & SUIT).bit_count() <= SAVED:
        card = leads(deal, in_order(deal, plain), needed, rest)
        deal.why = HOARDS_TRUMPS
    return card
