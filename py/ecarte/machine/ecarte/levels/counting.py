"""Cards counted over hands that the opponent may hold, each played double dummy."""

from __future__ import annotations

from ecarte.machine.cards import follow
from ecarte.machine.chance import draw_share
from ecarte.machine.combinations import count_ways, move_on
from ecarte.machine.ecarte.deals import SCORES, Deal, Rules, seat_of
from ecarte.machine.ecarte.double import solve_lead, solve_reply
from ecarte.machine.ecarte.records import HAND, TRICKS
from ecarte.machine.ecarte.sight import held, in_order, pool

NEARLY = 1e-9  # the tolerance between sums of floats


def list_others(rules: Rules, deal: Deal, role: int) -> int:
    """List hands the opponent may hold, all of them or a sample, and return their number."""
    holds, rest = held(rules, deal, role), pool(rules, deal, role)
    cards, others, number = deal.cards, deal.others, 0
    while rest:
        cards[number] = rest & -rest
        rest &= rest - 1
        number += 1
    size = deal.hands[1 - role].bit_count() - holds.bit_count()
    ways = count_ways(number, size)
    if ways <= rules.worlds:
        list_combinations(deal, number, size, holds)
        return ways
    for at in range(rules.worlds):
        hand, left = 0, size
        while left:
            card = cards[int(draw_share(deal.chance) * number)]
            if not hand & card:
                hand |= card
                left -= 1
        others[at] = holds | hand
    return rules.worlds


def list_combinations(deal: Deal, number: int, size: int, holds: int) -> None:
    """List all hands of those cards and ``size`` of the ``number`` cards."""
    cards, chosen = deal.cards, deal.chosen
    for at in range(size):
        chosen[at] = at
    found, more = 0, 1
    while more:
        hand = holds
        for at in range(size):
            hand |= cards[chosen[at]]
        deal.others[found] = hand
        found += 1
        more = move_on(chosen, size, number)


def worth_of(rules: Rules, deal: Deal, role: int, won: int) -> float:
    """Return the stake of the end of a deal in which the player has won that many tricks."""
    mine = 2 * won > HAND
    most = max(won, HAND - won)
    loser = 1 - role if mine else role
    points = 2 if most == HAND or deal.bears == loser else 1
    own, other = deal.score[seat_of(deal, role)], deal.score[seat_of(deal, 1 - role)]
    return rules.equity[(own + points) * SCORES + other if mine else own * SCORES + other + points]


def most_valuable(rules: Rules, deal: Deal, role: int, otherwise: int) -> int:
    """Return the most valuable card; of equals, the one a rule of thumb would play."""
    own, led, often = deal.hands[role], deal.led, deal.often
    total = list_others(rules, deal, role)
    number = in_order(deal, own if led < 0 else follow(own, led, rules.must_head))
    for at in range(number):
        card = deal.cards[at]
        for won in range(TRICKS):
            often[won] = 0
        for which in range(total):
            hand = deal.others[which]
            often[solve_lead(rules, own, hand, card) if led < 0 else solve_reply(rules, own, hand, led, card)] += 1
        stake, taken = 0.0, 0
        for won in range(TRICKS):
            if often[won]:
                stake += often[won] * worth_of(rules, deal, role, deal.won[role] + won)
                taken += often[won] * (deal.won[role] + won)
        deal.stakes[at], deal.tricks[at] = stake / total, taken / total
    best = 0
    for at in range(1, number):
        if deal.stakes[at] > deal.stakes[best]:
            best = at
    top, best = deal.stakes[best], -1
    for at in range(number):
        if deal.stakes[at] > top - NEARLY:
            if deal.cards[at] == otherwise:
                return otherwise
            if best < 0 or deal.tricks[at] > deal.tricks[best]:
                best = at
    return deal.cards[best]
