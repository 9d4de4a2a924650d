"""The choices of any player, made by its level."""

from __future__ import annotations

from ecarte.machine.cards import may_play
from ecarte.machine.chance import draw_below
from ecarte.machine.combinations import count_ways, move_on
from ecarte.machine.ecarte import records
from ecarte.machine.ecarte.course import may_be_short, may_refuse
from ecarte.machine.ecarte.levels import amateur, beginner, club, master
from ecarte.machine.ecarte.records import Deal, Rules, seat_of
from ecarte.machine.ecarte.sight import in_order, top


def say(rules: Rules, deal: Deal, phase: int, role: int) -> int:
    """Return a player's choice in the exchange: what is said, or the discards as a mask."""
    kind = deal.players[seat_of(deal, role)]
    if kind == records.CHANCE:
        return say_anything(rules, deal, phase, role)
    if phase == records.DEALERS_NUMBER and not deal.most and not deal.is_conditional:
        return 0  # forced
    if phase == records.NUMBER and deal.asked == records.HAND:
        return deal.hands[role]  # forced
    if kind == records.MASTER:
        return master.says(rules, deal, phase, role)
    if kind == records.CLUB:
        return club.says(rules, deal, phase, role)
    if kind == records.AMATEUR:
        return amateur.says(rules, deal, phase, role)
    return beginner.says(rules, deal, phase, role)


def play(rules: Rules, deal: Deal, role: int) -> int:
    """Return a player's card."""
    own, led, kind = deal.hands[role], deal.led, deal.players[seat_of(deal, role)]
    may = may_play(own, led, rules.must_head)
    if kind == records.CHANCE:
        return deal.cards[draw_below(deal.chance, in_order(deal, may))]
    if not may & may - 1:
        return top(may)  # forced
    if kind == records.MASTER:
        return master.plays(rules, deal, role, may)
    if kind == records.CLUB:
        return club.plays(rules, deal, role, may)
    if kind == records.AMATEUR:
        return amateur.plays(deal, role, may)
    return beginner.plays(rules, deal, role, may)


def say_anything(rules: Rules, deal: Deal, phase: int, role: int) -> int:
    """Return a choice of the exchange at random, of those that `ecarte.games.ecarte.legal` lists, in their order."""
    if phase == records.CHOOSE:
        most = deal.most if rules.numbered else 1
        at = draw_below(deal.chance, most + 1)
        if at < most and rules.numbered:
            deal.asked = at + 1
        return records.GO if at < most else records.STAY
    if phase == records.ANSWER:
        may = may_be_short(deal)
        at = draw_below(deal.chance, 2 + may)
        if at == 0:
            return records.GO
        return records.GO_IF if may and at == 1 else records.STAY
    number = in_order(deal, deal.hands[role])
    refuse = may_refuse(deal, role)
    total = refuse
    for size in range(deal.least, deal.most + 1):
        total += count_ways(number, size)
    at = draw_below(deal.chance, total) - refuse
    if at < 0:
        return records.REFUSE
    size = deal.least
    while at >= count_ways(number, size):
        at -= count_ways(number, size)
        size += 1
    chosen, discards = deal.chosen, 0
    for card in range(size):
        chosen[card] = card
    for _ in range(at):
        move_on(chosen, size, number)
    for card in range(size):
        discards |= 1 << deal.cards[chosen[card]]
    return discards
