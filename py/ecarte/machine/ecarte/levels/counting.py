"""The worth of cards, counted over hands that the opponent may hold, each played double dummy."""

from __future__ import annotations

from ecarte.machine.chance import draw_share
from ecarte.machine.combinations import count_ways, move_on
from ecarte.machine.ecarte.course import count_points
from ecarte.machine.ecarte.double import solve_lead, solve_reply
from ecarte.machine.ecarte.records import COUNTED, HAND, SAMPLED, SCORES, TRICKS, Deal, DoubleDummy, Rules, seat_of
from ecarte.machine.ecarte.sight import held, in_order, pool

WORLDS = 200
"""The most hands that are examined: all of them, or a sample."""
NEARLY = 1e-9  # the tolerance between sums of floats


def count_tricks(
    tables: DoubleDummy, deal: Deal, number: int, own: int, led: int, holds: int, rest: int, size: int, worlds: int
) -> int:
    """Count for each of the first cards of ``deal.cards`` how often it takes 0 tricks, 1, and so on.

    The opponent has ``holds`` and ``size`` cards of ``rest``: all such hands are examined, or a sample of ``worlds``.
    Return their number.
    """
    left, chosen, places = deal.left, deal.chosen, 0
    while rest:
        left[places] = rest & -rest
        rest &= rest - 1
        places += 1
    for at in range(number * TRICKS):
        deal.often[at] = 0
    ways = count_ways(places, size)
    deal.why = SAMPLED if ways > worlds else COUNTED
    if ways > worlds:
        for _ in range(worlds):
            count_hand(tables, deal, number, own, led, holds | draw_hand(deal, places, size))
        return worlds
    for at in range(size):
        chosen[at] = at
    for _ in range(ways):
        hand = holds
        for at in range(size):
            hand |= left[chosen[at]]
        count_hand(tables, deal, number, own, led, hand)
        move_on(chosen, size, places)
    return ways


def draw_hand(deal: Deal, places: int, size: int) -> int:
    """Return so many different cards of those left, drawn at random."""
    hand = 0
    while size:
        card = deal.left[int(draw_share(deal.chance) * places)]
        if not hand & card:
            hand |= card
            size -= 1
    return hand


def count_hand(tables: DoubleDummy, deal: Deal, number: int, own: int, led: int, hand: int) -> None:
    """Count the tricks of each card against a hand."""
    for at in range(number):
        card = deal.cards[at]
        won = solve_lead(tables, own, hand, card) if led < 0 else solve_reply(tables, own, hand, led, card)
        deal.often[at * TRICKS + won] += 1


def worth_of(rules: Rules, deal: Deal, role: int, won: int) -> float:
    """Return the stake after a deal in which the player wins so many tricks."""
    mine = 2 * won > HAND
    points = count_points(deal, role, won) if mine else count_points(deal, 1 - role, HAND - won)
    own, other = deal.score[seat_of(deal, role)], deal.score[seat_of(deal, 1 - role)]
    return rules.equity[(own + points) * SCORES + other if mine else own * SCORES + other + points]


def most_valuable(rules: Rules, deal: Deal, role: int, may: int, otherwise: int, worlds: int) -> int:
    """Return the most valuable card; of equals, the one a rule of thumb would play."""
    for won in range(TRICKS):
        deal.ends[won] = worth_of(rules, deal, role, won)
    number = in_order(deal, may)
    count_cards(rules, deal, role, number, worlds)
    return find_best(deal, number, otherwise)


def count_cards(rules: Rules, deal: Deal, role: int, number: int, worlds: int) -> int:
    """Find the stake and the tricks of the first cards of ``deal.cards``, and return how many hands were examined."""
    holds = held(rules, deal, role)
    size = deal.hands[1 - role].bit_count() - holds.bit_count()
    rest = pool(rules, deal, role)
    total = count_tricks(rules, deal, number, deal.hands[role], deal.led, holds, rest, size, worlds)
    so_far = deal.won[role]
    for at in range(number):
        stake, taken = 0.0, 0
        for won in range(TRICKS):
            often = deal.often[at * TRICKS + won]
            if often:
                stake += often * deal.ends[so_far + won]
                taken += often * (so_far + won)
        deal.stakes[at], deal.tricks[at] = stake / total, taken / total
    return total


def find_best(deal: Deal, number: int, otherwise: int) -> int:
    """Return the card with the greatest stake; of equals ``otherwise`` if it is one, else that with most tricks."""
    top = -1.0e9
    for at in range(number):
        top = max(top, deal.stakes[at])
    best = -1
    for at in range(number):
        if deal.stakes[at] > top - NEARLY:
            if deal.cards[at] == otherwise:
                return otherwise
            if best < 0 or deal.tricks[at] > deal.tricks[best]:
                best = at
    return deal.cards[best]
