"""What bids are worth where the cards lie open (B32): both see the same, so each knows what the other would bid."""

from __future__ import annotations

from ecarte.machine.belote import records
from ecarte.machine.belote.bidding import may_bid
from ecarte.machine.belote.records import Deal
from ecarte.machine.belote.sight import PASS, Tables, ranks_high

# Points of a side's lead for a card of one's own instead of the other's, from the lowest rank to the highest in the
# order of the contract: of trumps, of another suit, in no trumps, of each suit in all trumps
# (tools/tables/open_bids.py).
TRUMP = (15.0, 14.0, 25.3, 26.8, 22.5, 25.7, 37.6, 56.7)
BESIDE = (0.1, 0.0, 0.0, -1.7, -0.7, 3.3, 14.9, 19.6)
NO_TRUMPS = (0.7, 0.0, 0.0, -3.6, -4.3, 3.8, 31.2, 42.5)
ALL_TRUMPS = (0.6, 0.0, 19.5, 19.5, -23.0, 13.6, 76.2, 123.2)
LEADS = (-0.2, 13.3, 37.9)  # for the elder, who leads: in a suit, in no trumps, in all trumps
TAKES = (-57.9, -101.0, -299.6)  # for the taker, who may fail


def value_contract(rules: Tables, own: int, others: int, contract: int, is_elder: int) -> float:
    """Return how far the taker of a contract is likely to come out ahead, by the open cards of both.

    They are in the plain order.
    """
    kind = 0 if contract < records.NO_TRUMPS else contract - records.NO_TRUMPS + 1
    total = TAKES[kind] + (LEADS[kind] if is_elder else -LEADS[kind])
    for suit in range(4):
        mine, theirs = own >> 8 * suit & records.SUIT, others >> 8 * suit & records.SUIT
        if ranks_high(contract, suit):
            mine, theirs = rules.trumps[mine], rules.trumps[theirs]
        for bit in range(8):
            if kind == 2:
                weight = ALL_TRUMPS[bit]
            elif kind:
                weight = NO_TRUMPS[bit]
            else:
                weight = TRUMP[bit] if suit == contract else BESIDE[bit]
            if mine >> bit & 1:
                total += weight
            if theirs >> bit & 1:
                total -= weight
    return total


def value_open(rules: Tables, deal: Deal, own: int, others: int, what: int) -> float:
    """Return the worth of a bid, or of passing, to the seat that must speak."""
    is_elder = 0 if deal.mover == deal.dealer else 1
    if what != PASS:
        return value_contract(rules, own, others, what, is_elder)
    if deal.contract != PASS:
        return -value_contract(rules, others, own, deal.contract, 1 - is_elder)
    return value_silence(rules, deal, own, others, deal.bids + 1)


def value_silence(rules: Tables, deal: Deal, own: int, others: int, bids: int) -> float:
    """Return the worth of having passed, after so many passes: the other seat then does what is best for it."""
    if bids == 2 * rules.players:
        return 0.0
    before, elder = deal.bids, 1 if bids % 2 == 0 else 0
    deal.bids = bids
    may = may_bid(rules, deal)
    deal.bids = before
    best = value_silence(rules, deal, others, own, bids + 1)
    for contract in range(records.CONTRACTS):
        if may >> contract & 1:
            best = max(best, value_contract(rules, others, own, contract, elder))
    return -best
