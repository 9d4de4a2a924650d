"""The bidding: who may bid what, and when it ends (B6-B8, B10)."""

from __future__ import annotations

from ecarte.machine.belote import records
from ecarte.machine.belote.deal import after, end_bidding
from ecarte.machine.belote.records import Deal, Rules
from ecarte.machine.belote.score import end_deal


def may_bid(rules: Rules, deal: Deal) -> int:
    """Return the contracts that may be bid now, as a mask (B6, B7, B10)."""
    contract, may = deal.contract, 0
    if contract == records.NO_CONTRACT:
        turned = 1 << (deal.turned >> 3)
        may = turned if deal.bids < rules.players else 15 ^ turned
    if rules.has_no_trumps and (
        contract < records.NO_TRUMPS or (contract == records.NO_CONTRACT and not rules.no_trumps_over_suit_only)
    ):
        may |= 1 << records.NO_TRUMPS
    if rules.has_all_trumps and contract != records.ALL_TRUMPS:
        may |= 1 << records.ALL_TRUMPS
    return may


def bid(rules: Rules, deal: Deal, seat: int, contract: int) -> int:
    """Bid, and return whether that may be."""
    if deal.phase != records.BIDDING or seat != deal.mover or not may_bid(rules, deal) >> contract & 1:
        return 0
    deal.bids += 1
    deal.passes = 0
    deal.taker = seat
    deal.contract = contract
    deal.mover = after(rules, seat)
    if not may_bid(rules, deal):  # nobody can overcall it
        end_bidding(rules, deal)
    return 1


def say_pass(rules: Rules, deal: Deal, seat: int) -> int:
    """Pass in the bidding, or end one's announcements before the play (B15), and return whether that may be."""
    if seat != deal.mover:
        return 0
    if deal.phase == records.ANNOUNCING:
        deal.mover = after(rules, seat)
        if seat == deal.dealer:  # the last to speak
            deal.phase = records.PLAYING
        return 1
    if deal.phase != records.BIDDING:
        return 0
    deal.bids += 1
    deal.passes += 1
    deal.mover = after(rules, seat)
    if deal.taker != records.NOBODY:
        if deal.passes == rules.players - 1:
            end_bidding(rules, deal)
    elif deal.bids == 2 * rules.players:  # nothing is scored (B8)
        deal.gathered = 0
        deal.uncounted += 1 - rules.passed_counts
        end_deal(rules, deal)
    return 1
