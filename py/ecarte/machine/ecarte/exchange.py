"""Choices of the exchange, judged in worlds: hands that the opponent may hold, and orders of the stock.

A deal is played out by both players' habits to the end of the exchange, and then double dummy.
"""

from __future__ import annotations

from ecarte.machine.chance import draw_share
from ecarte.machine.ecarte.course import find_marker, find_vulnerable
from ecarte.machine.ecarte.double import solve
from ecarte.machine.ecarte.habits import chance_to_stay, discard, discard_as_dealer, discard_as_elder, guess_discards
from ecarte.machine.ecarte.records import (
    CHOICES,
    CHOOSE,
    DEALER,
    DEALERS_NUMBER,
    ELDER,
    ENDS,
    GROUPS,
    HAND,
    NOBODY,
    NUMBER,
    ORDERS,
    OVER,
    SUMS,
    TRICKS,
    WORTHS,
    Tables,
    Work,
)
from ecarte.machine.ecarte.worlds import add_up, list_masks, shuffle_order
from ecarte.machine.sums import NORMAL, WIDER

STOOD, REFUSED = range(OVER + 1, OVER + 3)  # stages after a choice, besides the phases of the exchange
KEPT = 6  # choices that are never dropped
CLEAR = 2.0  # half intervals by which a choice must be worse to be dropped: four standard errors


def judge_exchange(tables: Tables, work: Work) -> int:
    """Judge the choices in groups of worlds, and return the number of deals played out.

    It ends when enough worlds are done, or the slice is spent. Of many choices, those that are clearly worse are
    dropped.
    """
    spent = 0
    work.groups = 0
    while work.groups < GROUPS and spent < work.slice and not work.is_done:
        group = work.groups
        worlds = count_group(tables, work)
        add_up(work, work.trying, group * CHOICES * WORTHS)
        work.sizes[group] = work.trying
        for row in range(work.trying):
            work.choices[group * CHOICES + row] = work.rows[row]
        work.groups = group + 1
        work.number += 1
        work.worlds += worlds
        spent += worlds * work.trying
        if work.worlds >= work.wanted and work.number > 3 and work.number % 2 == 0:
            work.is_done = 1
        elif work.trying > KEPT:
            gather(work, group)
            if work.worlds >= work.tried:
                drop(work)
    return spent


def count_group(tables: Tables, work: Work) -> int:
    """Make a group of worlds, count where each choice leads in them, and return their number."""
    worlds = make_worlds(tables, work)
    own, is_elder = work.own, work.is_elder
    for row in range(work.trying):
        for end in range(ENDS):
            work.counts[row * ENDS + end] = 0.0
    for world in range(worlds):
        other, weight, top = work.others[world], work.weights[world], work.tops[world]
        for row in range(work.trying):
            choice = work.rows[row]
            held = own ^ work.discards[choice]
            elder, dealer = (held, other) if is_elder else (other, held)
            play_out(tables, work, row * ENDS, choice, weight, elder, dealer, top)
    return worlds


# --- dropping choices ---


def gather(work: Work, group: int) -> None:
    """Add a group to the sums by which choices are compared."""
    begin = group * CHOICES * WORTHS
    for row in range(work.trying):
        at, choice = begin + row * WORTHS, work.rows[row]
        weight, game = work.worths[at], work.worths[at + 1]
        work.weight[choice] += weight
        work.squares[choice] += weight * weight
        work.games[choice] += game
        for other in range(work.trying):
            to, pair = begin + other * WORTHS, choice * CHOICES + work.rows[other]
            work.products[pair] += game * work.worths[to + 1]
            work.weighted[pair] += game * work.worths[to]


def drop(work: Work) -> None:
    """Put the choices in order, the best first, and drop those that are clearly worse."""
    rows, games, sign = work.rows, work.games, 1.0 if work.is_elder else -1.0
    for row in range(1, work.trying):
        choice = rows[row]
        at = row
        while at and sign * games[rows[at - 1]] < sign * games[choice]:
            rows[at] = rows[at - 1]
            at -= 1
        rows[at] = choice
    best = rows[0]
    kept = KEPT
    for row in range(KEPT, work.trying):
        choice = rows[row]
        if choice == work.examined or not is_worse(work, sign, choice, best):
            rows[kept] = choice
            kept += 1
    work.trying = kept


def is_worse(work: Work, sign: float, choice: int, best: int) -> bool:
    """Return whether a choice loses to the best by `CLEAR` half intervals, estimated from its losses in the groups."""
    number = work.number
    if number < 2:
        return False
    less = sign * (work.games[best] - work.games[choice])
    products, weighted = work.products, work.weighted
    total = work.weight[best]
    middle = less / total
    apart = products[best * CHOICES + best] - 2.0 * products[best * CHOICES + choice]
    apart += products[choice * CHOICES + choice]
    with_weight = sign * (weighted[best * CHOICES + best] - weighted[choice * CHOICES + best])
    spread = apart - 2.0 * middle * with_weight + middle * middle * work.squares[best]
    wide = CLEAR * (NORMAL + WIDER / (number - 1.0))
    return less > 0.0 and less * less >= wide * wide * spread * number / (number - 1.0)


# --- worlds ---


def make_worlds(tables: Tables, work: Work) -> int:
    """Fill in a group of worlds, and return their number.

    A group takes random orders of the unseen cards, and from each the worlds that begin at its places. Of hands with
    little weight only some are used, with more weight each, so that a few hands that fit a rare choice do not decide.
    """
    worlds = 0
    while not worlds:
        for order in range(ORDERS):
            begin = order * SUMS
            size = list_masks(work, work.unseen)
            shuffle_order(work, size, begin)
            for place in range(size):
                other, top, weight = deal_world(tables, work, begin + place)
                if weight < tables.light:
                    if draw_share(work.chance) * tables.light >= weight:
                        continue
                    weight = tables.light
                work.others[worlds] = other
                work.weights[worlds] = weight
                work.tops[worlds] = top
                worlds += 1
            if 2 * worlds >= size:
                break
    return worlds


def deal_world(tables: Tables, work: Work, top: int) -> tuple[int, int, float]:
    """Return the opponent's hand when it is dealt from a place of an order, the top of the stock, and their weight."""
    sums, role = work.sums, DEALER if work.is_elder else ELDER  # the opponent's
    hand = sums[top + HAND] - sums[top]
    top += HAND
    weight = 1.0
    for times in range(work.times):
        number = work.exchanged[2 * times]
        said = work.exchanged[2 * times + 1] if role == DEALER else 0
        declines = chance_to_stay(tables, work, hand, role, times)
        discarded, likely = guess_discards(tables, work, hand, number, times, said)
        weight *= likely * (1.0 - declines)
        hand = hand & ~discarded | sums[top + number] - sums[top]
        top += number
    if work.has_chosen:
        times = work.times
        weight *= 1.0 - chance_to_stay(tables, work, hand, role, times)
        if work.laid:
            discarded, likely = guess_discards(tables, work, hand, work.laid, times, 0)
            weight *= likely
            hand &= ~discarded
    return hand, top, weight if weight > tables.seldom else tables.seldom


# --- ends ---


def number_end(marker: int, vulnerable: int, tricks: int) -> int:
    """Return the number of an end: who marks a king in hand, who is vulnerable, the elder's tricks.

    Of the first two, nobody counts as 0, the elder as 1, the dealer as 2.
    """
    return (3 * ((marker + 1) % 3) + (vulnerable + 1) % 3) * TRICKS + tricks


def find_end(tables: Tables, elder: int, dealer: int, vulnerable: int) -> int:
    """Return the end of a deal after the exchange."""
    return number_end(find_marker(tables.markable, elder, dealer), vulnerable, solve(tables, elder, dealer))


def play_out(
    tables: Tables, work: Work, counts: int, choice: int, weight: float, elder: int, dealer: int, top: int
) -> None:
    """Play out a deal after a choice, and count its ends.

    The counts begin at ``counts``, the stock at ``top`` in an order. Branches with little weight are not followed.
    """
    least, sums, bottom = tables.least_weight * weight, work.sums, top + work.left
    phase, times, asked = work.stages[choice], work.times, work.asked[choice]
    while True:
        if phase == CHOOSE and top == bottom:
            work.counts[counts + find_end(tables, elder, dealer, NOBODY)] += weight
            return
        for role in range(phase, 2):
            share = chance_to_stay(tables, work, dealer if role == DEALER else elder, role, times)
            if weight * (1.0 - share) < least:
                share = 1.0
            if share > 0.0:
                end = find_end(tables, elder, dealer, find_vulnerable(tables, role, times))
                work.counts[counts + end] += weight * share
            if share >= 1.0:
                return
            weight *= 1.0 - share
        if phase >= STOOD:
            role = DEALER if phase == REFUSED else ELDER
            work.counts[counts + find_end(tables, elder, dealer, find_vulnerable(tables, role, times))] += weight
            return
        if phase <= NUMBER:
            if asked:
                elder ^= discard(tables, elder, asked, asked)
            else:
                elder ^= discard_as_elder(tables, work, elder, bottom - top, times)
        middle = top + HAND - elder.bit_count()
        if phase <= DEALERS_NUMBER:
            dealer ^= discard_as_dealer(tables, work, dealer, bottom - middle, times, middle - top)
        end = middle + HAND - dealer.bit_count()
        elder |= sums[middle] - sums[top]
        dealer |= sums[end] - sums[middle]
        top, phase, asked = end, CHOOSE, 0
        times += 1


def count_drawn(tables: Tables, work: Work) -> int:
    """Count the ends of a deal whose hands are both seen, and return the number of orders of its stock.

    The deal goes on with the first choice, from every place of each order. An order is a shuffle of the one before, and
    has counts of its own. Each call takes further orders, at most `ORDERS`.
    """
    elder, dealer = (work.own, work.other) if work.is_elder else (work.other, work.own)
    size = work.unseen.bit_count()
    if not work.has_begun:
        list_masks(work, work.unseen)
        work.has_begun = 1
    for order in range(work.orders):
        counts = order * ENDS
        shuffle_order(work, size, 0)
        for end in range(ENDS):
            work.counts[counts + end] = 0.0
        for top in range(work.left if work.left > 1 else 1):
            play_out(tables, work, counts, 0, 1.0, elder, dealer, top)
    add_up(work, work.orders, 0)
    return work.orders
