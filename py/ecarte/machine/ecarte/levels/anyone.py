"""Who decides."""

from __future__ import annotations

from ecarte.machine.cards import follow
from ecarte.machine.chance import draw_below
from ecarte.machine.combinations import count_ways, move_on
from ecarte.machine.ecarte.course import may_be_short, may_refuse
from ecarte.machine.ecarte.deals import (
    AMATEUR,
    ANSWER,
    CHANCE,
    CHOOSE,
    CLUB,
    DEALERS_NUMBER,
    GO,
    GO_IF,
    MASTER,
    NUMBER,
    REFUSE,
    STAY,
    Deal,
    Rules,
    seat_of,
)
from ecarte.machine.ecarte.levels.amateur import plays as amateur_plays
from ecarte.machine.ecarte.levels.amateur import says as amateur_says
from ecarte.machine.ecarte.levels.beginner import plays as beginner_plays
from ecarte.machine.ecarte.levels.beginner import says as beginner_says
from ecarte.machine.ecarte.levels.club import plays as club_plays
from ecarte.machine.ecarte.levels.club import says as club_says
from ecarte.machine.ecarte.levels.master import plays as master_plays
from ecarte.machine.ecarte.levels.master import says as master_says
from ecarte.machine.ecarte.records import HAND
from ecarte.machine.ecarte.sight import in_order, top


def say(rules: Rules, deal: Deal, phase: int, role: int) -> int:
    """Return a player's choice in the exchange: what is said, or the discards as a mask."""
    kind = deal.players[seat_of(deal, role)]
    if kind == CHANCE:
        return say_anything(rules, deal, phase, role)
    if phase == DEALERS_NUMBER and not deal.most and not deal.is_conditional:
        return 0  # forced
    if phase == NUMBER and deal.asked == HAND:
        return deal.hands[role]  # forced
    if kind == MASTER:
        return master_says(rules, deal, phase, role)
    if kind == CLUB:
        return club_says(rules, deal, phase, role)
    if kind == AMATEUR:
        return amateur_says(rules, deal, phase, role)
    return beginner_says(rules, deal, phase, role)


def play(rules: Rules, deal: Deal, role: int) -> int:
    """Return a player's card."""
    own, led, kind = deal.hands[role], deal.led, deal.players[seat_of(deal, role)]
    may = own if led < 0 else follow(own, led, rules.must_head)
    if kind == CHANCE:
        return deal.cards[draw_below(deal.chance, in_order(deal, may))]
    if not may & may - 1:
        return top(may)  # forced
    if kind == MASTER:
        return master_plays(rules, deal, role, may)
    if kind == CLUB:
        return club_plays(rules, deal, role, may)
    if kind == AMATEUR:
        return amateur_plays(deal, role, may)
    return beginner_plays(rules, deal, role, may)


def say_anything(rules: Rules, deal: Deal, phase: int, role: int) -> int:
    """Return a choice of the exchange at random, of those that `ecarte.games.ecarte.legal` lists, in their order."""
    if phase == CHOOSE:
        most = deal.most if rules.numbered else 1
        at = draw_below(deal.chance, most + 1)
        if at < most and rules.numbered:
            deal.asked = at + 1
        return GO if at < most else STAY
    if phase == ANSWER:
        may = may_be_short(deal)
        at = draw_below(deal.chance, 2 + may)
        if at == 0:
            return GO
        return GO_IF if may and at == 1 else STAY
    number = in_order(deal, deal.hands[role])
    refuse = may_refuse(deal, role)
    total = refuse
    for size in range(deal.least, deal.most + 1):
        total += count_ways(number, size)
    at = draw_below(deal.chance, total) - refuse
    if at < 0:
        return REFUSE
    size = deal.least
    while at >= count_ways(number, size):
        at -= count_ways(number, size)
        size += 1
    chosen, found = deal.chosen, 0
    for card in range(size):
        chosen[card] = card
    for _ in range(at):
        move_on(chosen, size, number)
    for card in range(size):
        found |= 1 << deal.cards[chosen[card]]
    return found
