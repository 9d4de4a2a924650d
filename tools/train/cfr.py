"""Regret minimisation by external sampling: all choices of one player are tried, the rest is sampled.

Half of the work goes to the exchange: all its choices are tried, and the cards are then played once by the strategy.
Half goes to the card play, tried in full after a sampled exchange.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from train.keys import ANSWER, CHOOSE, DEALERS_NUMBER, NUMBER, choice, exchanging, playing, worst
from train.rules import (
    BEARS,
    CHANCES,
    DEALER,
    DEALERS,
    ELDER,
    ELDERS,
    ENDED,
    ENDS_TURNED,
    KING,
    LEAST,
    LEFT,
    LOST,
    LOST_ALL,
    MARK,
    MARKED,
    MUST_HEAD,
    PACK,
    POINT,
    STOCK,
    STRAY,
    TRAINS,
    TURNED,
    VALUES,
    VOLE,
    WEIGHT,
    WHAT,
    beats,
    below,
    chance,
    ends,
    lacking,
    shuffle,
    taken,
)
from train.store import ACTIONS, CHOICES, CHOSEN, VISITS, place

WANDER = 0.2  # the share of random choices in the exchanges before card play
# The training of the exchange for either player: how often in an iteration, in one iteration of how many, and how many
# choices in a row are tried in full. The first choices decide most and cost least.
ROUNDS = ((4, 1, 1), (2, 1, 2), (1, 4, 4), (1, 32, 99))
DEEPER = ((3, 1, 1), (1, 1, 2), (1, 1, 4), (1, 32, 99))  # after a run has settled
PLAYS = 4
EXCHANGE, PLAY, WATCH = 0, 1, 2


@njit(cache=True)
def current(nodes, row, number, floats, out):
    """Put the present strategy of an information set, in proportion to its regrets, into ``out``."""
    total = 0.0
    if row >= 0:
        for action in range(number):
            if nodes[row + action] > 0:
                total += nodes[row + action]
        if total > 0:
            for action in range(number):
                regretted = nodes[row + action]
                floats[out + action] = regretted / total if regretted > 0 else 0.0
            return
    for action in range(number):
        floats[out + action] = 1.0 / number


@njit(cache=True)
def chosen(nodes, row, number, ints, floats, depth, learn):
    """Return a sampled action; in the other's information sets the strategy is added to its sum."""
    out = CHANCES + ACTIONS * depth
    current(nodes, row, number, floats, out)
    if learn and row >= 0:
        for action in range(number):
            nodes[row + CHOSEN + action] += floats[WEIGHT] * floats[out + action]
        nodes[row + VISITS] += 1
    if ints[WHAT] == WATCH:
        if row >= 0:
            nodes[row + VISITS] += 1
            nodes[row + CHOICES] = number
        if floats[STRAY] > 0 and chance(ints) < floats[STRAY]:
            return below(ints, number)
    left = chance(ints)
    for action in range(number - 1):
        left -= floats[out + action]
        if left < 0:
            return action
    return number - 1


@njit(cache=True)
def regret(nodes, row, number, floats, depth, sign):
    """Return the worth of the actions together, and add how much better each was."""
    at = ACTIONS * depth
    value = 0.0
    for action in range(number):
        value += floats[CHANCES + at + action] * floats[VALUES + at + action]
    if row >= 0:
        for action in range(number):
            nodes[row + action] += floats[WEIGHT] * sign * (floats[VALUES + at + action] - value)
    return value


@njit
def play(depth, leader, elder, dealer, elder_gone, dealer_gone, led, won, lost, ints, floats, keys, nodes):
    """Return the worth of the play to the elder from here on.

    ``elder_gone`` and ``dealer_gone`` are the cards each knows the other not to hold.
    """
    if won >= 3 and (lost or floats[POINT] == floats[VOLE]):
        return floats[POINT]
    if lost >= 3 and (won or floats[LOST] == floats[LOST_ALL]):
        return floats[LOST]
    if won == 5:
        return floats[VOLE]
    if lost == 5:
        return floats[LOST_ALL]
    mover = leader if led < 0 else 1 - leader
    own = elder if mover == ELDER else dealer
    gone = elder_gone if mover == ELDER else dealer_gone
    cards, number, key = choice(own, gone, led, ints[MUST_HEAD])
    in_full = ints[WHAT] == PLAY
    row = np.int64(-1)
    if number > 1:
        key = playing_of(key, mover, own, gone, led, won, lost, ints)
        row = place(ints, keys, key, in_full)
    if number == 1 or not in_full or mover != ints[TRAINS]:
        action = chosen(nodes, row, number, ints, floats, depth, in_full) if number > 1 else 0
        card = (cards >> (5 * action)) & 31
        return after(
            depth + 1, card, mover, leader, elder, dealer, elder_gone, dealer_gone, led, won, lost,
            ints, floats, keys, nodes,
        )  # fmt: skip
    current(nodes, row, number, floats, CHANCES + ACTIONS * depth)
    for action in range(number):
        card = (cards >> (5 * action)) & 31
        floats[VALUES + ACTIONS * depth + action] = after(
            depth + 1, card, mover, leader, elder, dealer, elder_gone, dealer_gone, led, won, lost,
            ints, floats, keys, nodes,
        )  # fmt: skip
    return regret(nodes, row, number, floats, depth, 1.0 if mover == ELDER else -1.0)


@njit(cache=True)
def playing_of(key, mover, own, gone, led, won, lost, ints):
    """Return the number of a choice of cards in this deal, the hand being known as a number."""
    kinged = 1 if ints[MARKED] == 2 - mover and not gone & KING else 0
    stopped, other = ints[BEARS], 0
    if won + lost == 0:
        stopped, other = ints[ENDED], min(4, ints[DEALERS] if mover == ELDER else ints[ELDERS])
    mine, others = (won, lost) if mover == ELDER else (lost, won)
    return playing(key, own, gone, led, mover, stopped, other, mine, others, kinged)


@njit
def after(
    depth, card, mover, leader, elder, dealer, elder_gone, dealer_gone, led, won, lost, ints, floats, keys, nodes
):
    """Return the same after a card."""
    bit = 1 << card
    elder_gone |= bit
    dealer_gone |= bit
    if mover == ELDER:
        elder &= ~bit
    else:
        dealer &= ~bit
    if led < 0:
        return play(depth, leader, elder, dealer, elder_gone, dealer_gone, card, won, lost, ints, floats, keys, nodes)
    lacks = lacking(led, card, ints[MUST_HEAD])
    if mover == ELDER:
        dealer_gone |= lacks & ~dealer
    else:
        elder_gone |= lacks & ~elder
    winner = mover if beats(card, led) else leader
    if winner == ELDER:
        won += 1
    else:
        lost += 1
    return play(depth, winner, elder, dealer, elder_gone, dealer_gone, -1, won, lost, ints, floats, keys, nodes)


@njit(cache=True)
def began(elder, dealer, elder_gone, dealer_gone, declined, exchanges, ints, floats):
    """Mark the king, compute the worth of the tricks, and begin the play; return both players' ``gone``."""
    ints[ENDED] = 2 * min(exchanges, 2) + declined if declined >= 0 else 6
    ints[MARKED] = 0
    king = 2 if ints[TURNED] else 0
    if ints[MARK] and not ints[TURNED]:
        if elder & KING:
            ints[MARKED] = 1
        elif dealer & KING:
            ints[MARKED] = 2
        king = ints[MARKED]
        if king != 2 and not elder & KING:
            elder_gone |= KING
        if king != 1 and not dealer & KING:
            dealer_gone |= KING
    ends(declined, exchanges, king, ints, floats)
    return elder_gone, dealer_gone


@njit(cache=True)
def span(phase, elders, top, ints):
    """Return the least number that may be said in a phase of the exchange, and how many numbers there are (E9, E11)."""
    stock = PACK - top
    if phase == NUMBER:
        return 1, min(5, stock)
    if phase == DEALERS_NUMBER:
        left = stock - elders
        return min(ints[LEAST], left), min(5, left) - min(ints[LEAST], left) + 1
    return 0, 2


@njit
def exchange(
    depth, phase, elder, dealer, elder_gone, dealer_gone, top, exchanges, numbers, ints, floats, keys, nodes
):  # fmt: skip
    """Return the worth of the deal to the elder from a choice of the exchange on.

    ``numbers`` are the last ones of elder and dealer, ``top`` is where the stock begins.
    """
    elders, dealers = numbers >> 3, numbers & 7
    mover = ELDER if phase in (CHOOSE, NUMBER) else DEALER
    own = elder if mover == ELDER else dealer
    gone = elder_gone if mover == ELDER else dealer_gone
    other = dealers if mover == ELDER else elders
    stock = PACK - top - (elders if phase == DEALERS_NUMBER else 0)
    least, number = span(phase, elders, top, ints)
    in_full = ints[WHAT] == EXCHANGE
    row = np.int64(-1)
    if number > 1:
        key = exchanging(own, gone, phase, exchanges, other, ints[TURNED], stock)
        row = place(ints, keys, key, in_full)
    tried = mover == ints[TRAINS]
    if tried and in_full and ints[LEFT] > 0:
        ints[LEFT] -= 1
        current(nodes, row, number, floats, CHANCES + ACTIONS * depth)
        for action in range(number):
            floats[VALUES + ACTIONS * depth + action] = said(
                depth + 1, phase, least + action, elder, dealer, elder_gone, dealer_gone, top, exchanges, numbers,
                ints, floats, keys, nodes,
            )  # fmt: skip
        ints[LEFT] += 1
        return regret(nodes, row, number, floats, depth, 1.0 if mover == ELDER else -1.0)
    if tried and not in_full and chance(ints) < WANDER:
        action = below(ints, number)
    else:
        action = chosen(nodes, row, number, ints, floats, depth, in_full and not tried)
    return said(
        depth + 1, phase, least + action, elder, dealer, elder_gone, dealer_gone, top, exchanges, numbers,
        ints, floats, keys, nodes,
    )  # fmt: skip


@njit
def said(
    depth, phase, what, elder, dealer, elder_gone, dealer_gone, top, exchanges, numbers, ints, floats, keys, nodes
):
    """Return the same after a choice: 0 to stand or refuse, else a number."""
    if phase == CHOOSE and what:
        return exchange(
            depth, ANSWER, elder, dealer, elder_gone, dealer_gone, top, exchanges, numbers, ints, floats, keys, nodes
        )
    if phase == ANSWER and what:
        return exchange(
            depth, NUMBER, elder, dealer, elder_gone, dealer_gone, top, exchanges, numbers, ints, floats, keys, nodes
        )
    if phase == NUMBER:
        numbers = what << 3 | numbers & 7
        return exchange(
            depth,
            DEALERS_NUMBER,
            elder,
            dealer,
            elder_gone,
            dealer_gone,
            top,
            exchanges,
            numbers,
            ints,
            floats,
            keys,
            nodes,
        )
    declined = -1
    if phase == DEALERS_NUMBER:
        elders = numbers >> 3
        away = worst(elder, elder_gone, elders)
        elder, elder_gone = elder & ~away | taken(ints, top, elders), elder_gone | away
        away = worst(dealer, dealer_gone, what)
        dealer, dealer_gone = dealer & ~away | taken(ints, top + elders, what), dealer_gone | away
        top += elders + what
        exchanges += 1
        numbers = elders << 3 | what
        if top < PACK:
            return exchange(
                depth,
                CHOOSE,
                elder,
                dealer,
                elder_gone,
                dealer_gone,
                top,
                exchanges,
                numbers,
                ints,
                floats,
                keys,
                nodes,
            )
    else:
        declined = ELDER if phase == CHOOSE else DEALER
    ints[ELDERS], ints[DEALERS] = numbers >> 3, numbers & 7
    elder_gone, dealer_gone = began(elder, dealer, elder_gone, dealer_gone, declined, exchanges, ints, floats)
    return play(depth, ELDER, elder, dealer, elder_gone, dealer_gone, -1, 0, 0, ints, floats, keys, nodes)


@njit
def deal(what, trains, left, ints, floats, keys, nodes):
    """Train one deal for one player."""
    gone = 1 << shuffle(ints)
    if ints[TURNED] and ints[ENDS_TURNED]:
        return 0.0
    ints[TRAINS], ints[WHAT], ints[LEFT] = trains, what, left
    elder, dealer = taken(ints, 0, 5), taken(ints, 5, 5)
    return exchange(0, CHOOSE, elder, dealer, gone, gone, STOCK, 0, 0, ints, floats, keys, nodes)


@njit(nogil=True)
def train(first, number, settled, ints, floats, keys, nodes):
    """Do ``number`` iterations from ``first`` on, weighted linearly."""
    for iteration in range(first, first + number):
        floats[WEIGHT] = (iteration + 1) * 1e-6
        for trains in range(2):
            for often, every, left in DEEPER if settled else ROUNDS:
                for _ in range(often if iteration % every == 0 else 0):
                    deal(EXCHANGE, trains, left, ints, floats, keys, nodes)
            for _ in range(PLAYS):
                deal(PLAY, trains, 0, ints, floats, keys, nodes)


@njit
def watch(number, counts, ints, floats, keys, nodes):
    """Play ``number`` deals by the table, and count their results by how the exchange ended.

    Deals that end with the turn-up are not counted.
    """
    for _ in range(number):
        worth = deal(WATCH, -1, 0, ints, floats, keys, nodes)
        if ints[TURNED] and ints[ENDS_TURNED]:
            continue
        counts[ints[ENDED], int(worth)] += 1
