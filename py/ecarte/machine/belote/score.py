"""The score of a deal played out (B13, B24-B26, B29, B30)."""

from __future__ import annotations

from ecarte.machine.belote.declarations import count_points, find_best
from ecarte.machine.belote.records import (
    ALL_TRUMPS,
    HAND,
    NO_TRUMPS,
    NOBODY,
    OVER,
    REBELOTE,
    SEATS,
    Deal,
    Rules,
)

LAST = 10  # points for the last trick
PAIR = 20  # and for belote


def score(rules: Rules, deal: Deal) -> None:
    """Score a deal after its last trick (B24-B26)."""
    own, sides = rules.sides[deal.taker], rules.numbers
    capot = NOBODY
    for side in range(sides):
        if deal.won[side] == HAND:  # B25
            capot = side
    last = rules.sides[deal.winning]
    for side in range(sides):
        played = deal.cards[side]
        if side == last:
            played += LAST if capot == NOBODY else rules.capot
        deal.belote[side] = count_belote(rules, deal, side)
        deal.totals[side] = played + deal.belote[side]
        if deal.won[side] or capot == NOBODY:  # a side that lost all tricks loses its declarations
            deal.totals[side] += count_melds(rules, deal, side)
        deal.compared[side] = played if rules.compare_without_declarations else deal.totals[side]
        deal.points[side] = deal.totals[side]
    made = 1
    for side in range(sides):
        if side != own and deal.compared[side] >= deal.compared[own]:
            made = 0
    if not made:
        hand_over(rules, deal, own)
    times = 2 if deal.contract == NO_TRUMPS else 3 if deal.contract == ALL_TRUMPS else 1  # B26
    for side in range(sides):
        deal.points[side] *= times
    deal.phase = OVER
    deal.mover = NOBODY
    gather(rules, deal)


def count_belote(rules: Rules, deal: Deal, side: int) -> int:
    """Return the points of a side for belote (B13)."""
    found = 0
    for suit in range(SEATS):
        if deal.called[suit] == REBELOTE and rules.sides[deal.callers[suit]] == side:
            found += PAIR
    return found


def count_melds(rules: Rules, deal: Deal, side: int) -> int:
    """Return the points of a side for its other declarations, which count if it has the strongest (B14)."""
    if not deal.melds or find_best(rules, deal) != side:
        return 0
    found = 0
    for at in range(deal.melds):
        if rules.sides[deal.meld_seats[at]] == side:
            found += count_points(deal.meld_kinds[at], deal.meld_tops[at])
    return found


def hand_over(rules: Rules, deal: Deal, own: int) -> None:
    """Give the points of a taker that failed to the other with more; two with as many share them (B24, B29)."""
    kept = deal.belote[own] if rules.belote_safe else 0
    points, most, heirs = deal.totals[own] - kept, -1, 0
    deal.points[own] = kept
    for side in range(rules.numbers):
        if side != own and deal.totals[side] > most:
            most = deal.totals[side]
    for side in range(rules.numbers):
        if side != own and deal.totals[side] == most:
            heirs += 1
    share, odd = points // heirs, points % heirs  # an odd point goes to the first from the elder on
    served = 1 << own
    for turn in range(rules.players):
        side = rules.sides[(deal.dealer + 1 + turn) % rules.players]
        if deal.totals[side] == most and not served >> side & 1:
            deal.points[side] += share + odd
            odd = 0
            served |= 1 << side


def gather(rules: Rules, deal: Deal) -> None:
    """Put the tricks of each side together, one pile on the other, where they are only cut (B5)."""
    deal.gathered = 0
    if not rules.only_cut:
        return
    for side in range(rules.numbers):
        for trick in range(HAND):
            if rules.sides[deal.winners[trick]] == side:
                for at in range(rules.players):
                    deal.pile[deal.gathered] = deal.laid[rules.players * trick + at]
                    deal.gathered += 1
