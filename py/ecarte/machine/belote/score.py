"""The score of a deal played out (B13, B24-B26, B29, B30)."""

from __future__ import annotations

from ecarte.machine.belote import records
from ecarte.machine.belote.declarations import count_points, find_best
from ecarte.machine.belote.records import Deal, Rules

LAST = 10  # points for the last trick
PAIR = 20  # and for belote
WHOLE, WHOLE_OF_TRUMPS = 162, 258  # points of a deal, in a suit and in all trumps
TEN = 10  # points are rounded to such
ANOTHER_DEAL = 1  # of what may become of a game that ends in a tie
LITIGE = 1  # of what may become of a tie: the taker's points wait


def score(rules: Rules, deal: Deal) -> None:
    """Score a deal after its last trick (B24-B26)."""
    capot = count_cards(rules, deal)
    for side in range(rules.numbers):
        deal.belote[side] = count_belote(rules, deal, side)
        deal.melded[side] = count_melds(rules, deal, side)
    count_up(rules, deal, capot)
    gather(rules, deal)
    end_deal(rules, deal)


def end_deal(rules: Rules, deal: Deal) -> None:
    """Add the points of a deal to the score, and find whether the game is over."""
    deal.phase = records.OVER
    deal.mover = records.NOBODY
    deal.waiting = deal.deferred
    most = winners = 0
    for side in range(rules.numbers):
        deal.score[side] += deal.points[side]
        if deal.score[side] > most:
            most, winners = deal.score[side], 0
        if deal.score[side] == most:
            winners += 1
    deal.is_last = is_end(rules, deal.number - deal.uncounted, most, winners)


def is_end(rules: Rules, number: int, most: int, winners: int) -> int:
    """Return whether the game ends after so many deals, with the highest score and how many sides have it (B27)."""
    if winners > 1 and rules.tied_end == ANOTHER_DEAL:
        return 0
    if rules.deals:
        return 1 if number >= rules.deals else 0
    return 1 if most >= rules.target else 0


def count_cards(rules: Rules, deal: Deal) -> int:
    """Fill the totals with the points for tricks, and return the side that took all of them, or NOBODY (B25)."""
    capot = records.NOBODY
    for side in range(rules.numbers):
        deal.totals[side] = deal.cards[side]
        if deal.won[side] == rules.hand:
            capot = side
    deal.totals[rules.sides[deal.winning]] += LAST if capot == records.NOBODY else rules.capot
    return capot


def count_up(rules: Rules, deal: Deal, capot: int) -> None:
    """Find the points of each side from its points for tricks, which are the totals so far (B24-B26, B29)."""
    own, sides = rules.sides[deal.taker], rules.numbers
    deal.deferred = 0
    rest = scale(rules, deal)
    for side in range(sides):
        played = deal.totals[side]
        is_lost = capot != records.NOBODY and capot != side  # who loses all tricks loses its declarations
        total = played + deal.belote[side] + (0 if is_lost else deal.melded[side])
        deal.totals[side] = deal.points[side] = total
        deal.compared[side] = played if rules.compare_without_declarations else total
    made = is_made(rules, deal)
    is_tied = 1 if rules.tie == LITIGE and deal.compared[0] == deal.compared[1] else 0
    if not made and not is_tied:
        hand_over(rules, deal, own, rest)
    deal.factor = 1
    if not rules.free_values:  # B26
        deal.factor = 2 if deal.contract == records.NO_TRUMPS else 3 if deal.contract == records.ALL_TRUMPS else 1
    for side in range(sides):
        deal.points[side] *= deal.factor
    if is_tied:
        deal.deferred = deal.waiting + deal.points[own]
        deal.points[own] = 0
    elif deal.waiting:
        deal.points[own if made else 1 - own] += deal.waiting
    if rules.rounding:
        for side in range(sides):
            deal.points[side] = (deal.points[side] + TEN // 2) // TEN * TEN


def scale(rules: Rules, deal: Deal) -> int:
    """Scale the points for tricks in all trumps down to those of other deals (B26), and return what rounding loses."""
    if not rules.free_values or deal.contract != records.ALL_TRUMPS:
        return 0
    whole = scaled = 0
    for side in range(rules.numbers):
        whole += deal.totals[side]
        deal.totals[side] = deal.totals[side] * WHOLE // WHOLE_OF_TRUMPS
        scaled += deal.totals[side]
    return whole * WHOLE // WHOLE_OF_TRUMPS - scaled


def is_made(rules: Rules, deal: Deal) -> int:
    """Return 1 where the taker has more than each of the others, else 0 (B24, B29)."""
    own, made = rules.sides[deal.taker], 1
    for side in range(rules.numbers):
        if side != own and deal.compared[side] >= deal.compared[own]:
            made = 0
    return made


def count_belote(rules: Rules, deal: Deal, side: int) -> int:
    """Return the points of a side for belote (B13)."""
    points = 0
    for suit in range(records.SEATS):
        if deal.called[suit] == records.REBELOTE and rules.sides[deal.callers[suit]] == side:
            points += PAIR
    return points


def count_melds(rules: Rules, deal: Deal, side: int) -> int:
    """Return the points of a side for its other declarations, which count if it has the strongest (B14)."""
    if not deal.melds or find_best(rules, deal) != side:
        return 0
    points = 0
    for at in range(deal.melds):
        if rules.sides[deal.meld_seats[at]] == side:
            points += count_points(deal.meld_kinds[at], deal.meld_tops[at])
    return points


def hand_over(rules: Rules, deal: Deal, own: int, rest: int) -> None:
    """Give the points of a taker that failed to the other with more; two with as many share them (B24, B29).

    ``rest`` is what was lost when the points of each side were rounded down (B26).
    """
    kept = deal.belote[own] if rules.belote_safe else 0
    points, most, heirs = deal.totals[own] - kept + rest, -1, 0
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
        for trick in range(rules.hand):
            if rules.sides[deal.winners[trick]] == side:
                for at in range(rules.players):
                    deal.pile[deal.gathered] = deal.laid[rules.players * trick + at]
                    deal.gathered += 1
