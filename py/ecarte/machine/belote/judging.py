"""The value of each card, over the hands the others may hold.

The last tricks are solved exactly with all cards known; longer play follows rules of thumb. The measure is the points
written at the end of the deal, so that a contract made or lost, all tricks, belote and declarations have their true
weight.
"""

from __future__ import annotations

from ecarte.machine.belote.records import CARDS, SEATS
from ecarte.machine.belote.response import respond
from ecarte.machine.belote.sampling import draw_covered, fill_pool, sample_world, take_world
from ecarte.machine.belote.score import count_cards, count_up, is_made
from ecarte.machine.belote.sight import Tables, Work
from ecarte.machine.belote.solver import find_first, solve
from ecarte.machine.belote.stakes import add_belotes, award_melds, count_solved, find_lead, find_result
from ecarte.machine.belote.thumb import finish, play_out


def judge_cards(tables: Tables, work: Work) -> int:
    """Fill in the result of each card in each world, and return how many fit: as many as are wanted, or fewer."""
    if work.drawn and not fill_pool(tables, work):
        return 0
    for at in range(work.wanted):
        if tables.face_up:
            draw_covered(tables, work)
        elif work.drawn:
            take_world(tables, work, work.picked[at])
        elif not sample_world(tables, work):
            return at
        weigh_stakes(tables, work)
        if work.ahead:
            for side in range(SEATS):
                work.belotes[SEATS * at + side], work.awards[SEATS * at + side] = work.belote[side], work.melded[side]
        if work.is_exact:
            solve_cards(tables, work, at)
        elif not work.ahead:
            try_cards(tables, work, at)
    if work.ahead:
        respond(tables, work)
    return work.wanted


def judge_open(tables: Tables, work: Work) -> int:
    """Fill in the result of each card in the world that is given; the points by side are those of the last one.

    Covered cards lie in any order (B32).
    """
    if tables.face_up:
        draw_covered(tables, work)
    weigh_stakes(tables, work)
    if work.is_exact:
        solve_cards(tables, work, 0)
    else:
        try_cards(tables, work, 0)
    return 1


def weigh_stakes(rules: Tables, work: Work) -> None:
    """Fill in what counts besides the cards in this world."""
    for side in range(SEATS):
        work.belote[side] = work.called[side]
        work.melded[side] = work.awarded[side]
    if not work.is_awarded:
        own = work.complete[work.me]
        if work.is_mute:
            work.complete[work.me] = 0
        award_melds(rules, work, work.complete)
        work.complete[work.me] = own
    add_belotes(rules, work, work.world, work.open)


def try_cards(rules: Tables, work: Work, row: int) -> None:
    """Fill in the result of each card when the deal is played out by rules of thumb."""
    me, side, base = work.me, rules.sides[work.me], CARDS * work.contract
    own, live, lying, led, best, winning = work.hands[me], work.live, work.lying, work.led, work.best, work.winning
    value, foe = work.value, 1 if rules.face_up and not me else 0
    lain = work.opening[foe]
    for seat in range(SEATS):
        work.gained[seat], work.taken[seat], work.shown[seat] = work.cards[seat], work.won[seat], work.lacks[seat]
    for at in range(work.trying):
        card = work.choices[at]
        for seat in range(SEATS):
            work.hands[seat] = work.world[seat]
        work.hands[me] ^= 1 << card
        if rules.face_up:
            work.opening[me], work.opening[foe] = card, lain
        work.live = live ^ 1 << card
        work.value = value + rules.worth[base + card]
        if not lying:
            work.led = work.best = card
            work.winning = me
        else:
            work.led, work.best, work.winning = led, best, winning
            if rules.beating[base + best] >> card & 1:
                work.best, work.winning = card, me
            if card >> 3 != led >> 3:
                work.lacks[me] |= 1 << (led >> 3)
        leader = finish(rules, work, me, rules.players - 1 - lying)
        play_out(rules, work, leader)
        count_up(rules, work, count_cards(rules, work))
        work.values[work.trying * row + at] = find_result(rules, work, side)
        work.made[at] += is_made(rules, work)
        for seat in range(SEATS):
            work.hands[seat] = 0
            work.cards[seat], work.won[seat], work.lacks[seat] = work.gained[seat], work.taken[seat], work.shown[seat]
    work.hands[me], work.live, work.led, work.best, work.winning, work.value = own, live, led, best, winning, value
    work.opening[foe] = lain


def solve_cards(rules: Tables, work: Work, row: int) -> None:
    """Fill in the result of each card when the rest is played perfectly.

    For the strong player card points are added as they are, whether the contract is made or not.
    """
    solve(rules, work)
    for at in range(work.trying):
        count_solved(rules, work, find_first(rules, work), work.solved[at])
        value = find_result(rules, work, rules.sides[work.me])
        if work.is_playing:
            value += work.factor * find_lead(rules, work.totals, rules.sides[work.me])
        work.values[work.trying * row + at] = value
        work.made[at] += is_made(rules, work)
