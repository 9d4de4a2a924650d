"""Regret minimisation by external sampling: all choices of one player are tried, the rest is sampled.

Half of the work goes to the exchange: all its choices are tried, and the cards are then played once by the strategy.
Half goes to the card play, tried in full after a sampled exchange. The functions are compiled as the machine's are.
"""

from __future__ import annotations

from functools import cache

from ecarte.compiler.code import Native
from ecarte.machine.cards import beats
from ecarte.machine.ecarte.course import find_marker, find_span
from ecarte.machine.ecarte.keys import exchanging, list_choices, playing, worst
from ecarte.machine.ecarte.levels.trained import find_stopped
from ecarte.machine.ecarte.records import CHOOSE, DEALER, DEALERS_NUMBER, ELDER, HAND, NOBODY, NUMBER, Rules
from ecarte.machine.ecarte.sight import rule_out
from train.desk import (
    ACTIONS,
    LOST,
    LOST_ALL,
    PACK,
    POINT,
    RESULTS,
    STOCK,
    VOLE,
    Desk,
    below,
    draw_share,
    find_ends,
    shuffle,
    take,
)
from train.store import CHOICES, CHOSEN, VISITS, Keys, Nodes, enter, look_up, merge, place

WANDER = 0.2  # the share of random choices in the exchanges before card play
# The training of the exchange for either player: how often in an iteration, in one iteration of how many, and how many
# choices in a row are tried in full. The first choices decide most and cost least.
ROUNDS = (4, 1, 1, 2, 1, 2, 1, 4, 4, 1, 32, 99)
DEEPER = (3, 1, 1, 1, 1, 2, 1, 1, 4, 1, 32, 99)  # after a run has settled
PLAYS = 4
EXCHANGE, PLAY, WATCH = range(3)


@cache
def native() -> Native:
    """Return the trainer's functions as code of the processor."""
    return Native((train, watch, look_up, enter, merge), "train")


def set_chances(desk: Desk, nodes: Nodes, row: int, number: int, out: int) -> None:
    """Put the present strategy of an information set, in proportion to its regrets, into ``desk.chances``."""
    total = 0.0
    if row >= 0:
        for action in range(number):
            if nodes.nodes[row + action] > 0.0:
                total += nodes.nodes[row + action]
    for action in range(number):
        if total > 0.0:
            regretted = nodes.nodes[row + action]
            desk.chances[out + action] = regretted / total if regretted > 0.0 else 0.0
        else:
            desk.chances[out + action] = 1.0 / number


def choose(desk: Desk, nodes: Nodes, row: int, number: int, depth: int, learns: int) -> int:
    """Return a sampled action; in the other's information sets the strategy is added to its sum."""
    out = ACTIONS * depth
    set_chances(desk, nodes, row, number, out)
    if learns and row >= 0:
        for action in range(number):
            nodes.nodes[row + CHOSEN + action] += desk.weight * desk.chances[out + action]
        nodes.nodes[row + VISITS] += 1.0
    if desk.what == WATCH:
        if row >= 0:
            nodes.nodes[row + VISITS] += 1.0
            nodes.nodes[row + CHOICES] = float(number)
        if desk.stray > 0.0 and draw_share(desk.chance) < desk.stray:
            return below(desk, number)
    left = draw_share(desk.chance)
    for action in range(number - 1):
        left -= desk.chances[out + action]
        if left < 0.0:
            return action
    return number - 1


def add_regrets(desk: Desk, nodes: Nodes, row: int, number: int, depth: int, sign: float) -> float:
    """Add how much better each action was than the present strategy, and return the worth of that."""
    at, value = ACTIONS * depth, 0.0
    for action in range(number):
        value += desk.chances[at + action] * desk.worths[at + action]
    if row >= 0:
        for action in range(number):
            nodes.nodes[row + action] += desk.weight * sign * (desk.worths[at + action] - value)
    return value


def play(
    depth: int, leader: int, elder: int, dealer: int, elder_gone: int, dealer_gone: int, led: int, won: int,
    lost: int, rules: Rules, desk: Desk, keys: Keys, nodes: Nodes,
) -> float:  # fmt: skip
    """Return the worth of the play to the elder from here on.

    ``elder_gone`` and ``dealer_gone`` are the cards each knows the other not to hold.
    """
    ends = desk.outcomes
    if won >= 3 and (lost or ends[POINT] == ends[VOLE]):
        return ends[POINT]
    if lost >= 3 and (won or ends[LOST] == ends[LOST_ALL]):
        return ends[LOST]
    if won == HAND:
        return ends[VOLE]
    if lost == HAND:
        return ends[LOST_ALL]
    mover = leader if led < 0 else 1 - leader
    own, gone = (elder, elder_gone) if mover == ELDER else (dealer, dealer_gone)
    number, key = list_choices(desk, own, gone, led, rules.must_head)
    in_full = desk.what == PLAY
    row, action = -1, 0
    if number > 1:
        mine, others = (won, lost) if mover == ELDER else (lost, won)
        kinged = desk.marker == 1 - mover and not gone >> rules.king & 1
        stopped = desk.vulnerable if won + lost else desk.ended
        said = desk.numbers[1 - mover]
        key = playing(key, own, gone, led, mover, stopped, said, mine, others, kinged)
        row = place(desk, keys, key, in_full)
    if number == 1 or not in_full or mover != desk.trains:
        action = choose(desk, nodes, row, number, depth, in_full) if number > 1 else 0
        card = desk.choices[action]
        return after(
            depth + 1, card, mover, leader, elder, dealer, elder_gone, dealer_gone, led, won, lost,
            rules, desk, keys, nodes,
        )  # fmt: skip
    cards = 0  # the machine's list is written over below
    for action in range(number):
        cards |= desk.choices[action] << 5 * action
    set_chances(desk, nodes, row, number, ACTIONS * depth)
    for action in range(number):
        card = cards >> 5 * action & 31
        desk.worths[ACTIONS * depth + action] = after(
            depth + 1, card, mover, leader, elder, dealer, elder_gone, dealer_gone, led, won, lost,
            rules, desk, keys, nodes,
        )  # fmt: skip
    return add_regrets(desk, nodes, row, number, depth, 1.0 if mover == ELDER else -1.0)


def after(
    depth: int, card: int, mover: int, leader: int, elder: int, dealer: int, elder_gone: int, dealer_gone: int,
    led: int, won: int, lost: int, rules: Rules, desk: Desk, keys: Keys, nodes: Nodes,
) -> float:  # fmt: skip
    """Return the worth of the play to the elder after a card."""
    bit = 1 << card
    elder_gone |= bit
    dealer_gone |= bit
    elder &= ~bit
    dealer &= ~bit
    if led >= 0:
        lacks = rule_out(led, card, rules.must_head)
        if mover == ELDER:
            dealer_gone |= lacks & ~dealer
        else:
            elder_gone |= lacks & ~elder
        leader = mover if beats(card, led) else leader
        won += leader == ELDER
        lost += leader == DEALER
        card = -1
    return play(depth, leader, elder, dealer, elder_gone, dealer_gone, card, won, lost, rules, desk, keys, nodes)


def begin(
    elder: int, dealer: int, elder_gone: int, dealer_gone: int, declined: int, times: int, rules: Rules, desk: Desk
) -> tuple[int, int]:
    """Mark the king, find the worth of the tricks, and return the cards that each knows the other not to hold."""
    desk.declined, desk.times = declined, times
    desk.ended = find_stopped(desk)
    desk.marker, king = NOBODY, 1 << rules.king
    if rules.marks and not desk.turned:
        desk.marker = find_marker(king, elder, dealer)
        if desk.marker != DEALER:
            elder_gone |= king & ~elder
        if desk.marker != ELDER:
            dealer_gone |= king & ~dealer
    find_ends(rules, desk, declined, times, 2 if desk.turned else (desk.marker + 1) % 3)
    return elder_gone, dealer_gone


def exchange(
    depth: int, phase: int, elder: int, dealer: int, elder_gone: int, dealer_gone: int, top: int, times: int,
    numbers: int, rules: Rules, desk: Desk, keys: Keys, nodes: Nodes,
) -> float:  # fmt: skip
    """Return the worth of the deal to the elder from a choice of the exchange on.

    ``numbers`` are the last ones of elder and dealer, ``top`` is where the stock begins.
    """
    mover = phase & 1  # elder and dealer choose in turn
    own, gone = (elder, elder_gone) if mover == ELDER else (dealer, dealer_gone)
    stock = PACK - top - (numbers >> 3 if phase == DEALERS_NUMBER else 0)
    least, most = find_span(rules, mover, 0, stock) if phase >= NUMBER else (0, 1)
    number = most - least + 1
    in_full = desk.what == EXCHANGE
    row = -1
    if number > 1:
        said = numbers & 7 if mover == ELDER else numbers >> 3
        key = exchanging(own, gone, phase, times, said, desk.turned, stock)
        row = place(desk, keys, key, in_full)
    tried = mover == desk.trains
    if tried and in_full and desk.tries > 0:
        desk.tries -= 1
        set_chances(desk, nodes, row, number, ACTIONS * depth)
        for action in range(number):
            desk.worths[ACTIONS * depth + action] = say(
                depth + 1, phase, least + action, elder, dealer, elder_gone, dealer_gone, top, times, numbers,
                rules, desk, keys, nodes,
            )  # fmt: skip
        desk.tries += 1
        return add_regrets(desk, nodes, row, number, depth, 1.0 if mover == ELDER else -1.0)
    if tried and not in_full and draw_share(desk.chance) < WANDER:
        action = below(desk, number)
    else:
        action = choose(desk, nodes, row, number, depth, in_full and not tried)
    return say(
        depth + 1, phase, least + action, elder, dealer, elder_gone, dealer_gone, top, times, numbers,
        rules, desk, keys, nodes,
    )  # fmt: skip


def say(
    depth: int, phase: int, what: int, elder: int, dealer: int, elder_gone: int, dealer_gone: int, top: int,
    times: int, numbers: int, rules: Rules, desk: Desk, keys: Keys, nodes: Nodes,
) -> float:  # fmt: skip
    """Return the worth of the deal to the elder after a choice: 0 to stand or refuse, else a number."""
    declined, following = NOBODY, phase + 1
    if phase == NUMBER:
        numbers = what << 3 | numbers & 7
    elif phase == DEALERS_NUMBER:
        said = numbers >> 3
        away = worst(desk, elder, elder_gone, said)
        elder, elder_gone = elder & ~away | take(desk, top, said), elder_gone | away
        away = worst(desk, dealer, dealer_gone, what)
        dealer, dealer_gone = dealer & ~away | take(desk, top + said, what), dealer_gone | away
        top += said + what
        times += 1
        numbers = said << 3 | what
        following = CHOOSE if top < PACK else -1
    elif not what:
        declined, following = phase, -1  # the elder is 0, the dealer 1
    if following >= 0:
        return exchange(
            depth, following, elder, dealer, elder_gone, dealer_gone, top, times, numbers, rules, desk, keys, nodes
        )
    desk.numbers[ELDER], desk.numbers[DEALER] = numbers >> 3, numbers & 7
    elder_gone, dealer_gone = begin(elder, dealer, elder_gone, dealer_gone, declined, times, rules, desk)
    return play(depth, ELDER, elder, dealer, elder_gone, dealer_gone, -1, 0, 0, rules, desk, keys, nodes)


def deal(what: int, trains: int, tries: int, rules: Rules, desk: Desk, keys: Keys, nodes: Nodes) -> float:
    """Train one deal for one player."""
    turned = shuffle(desk)
    desk.turned = turned == rules.king
    if desk.turned and desk.ends_turned:
        return 0.0
    desk.trains, desk.what, desk.tries, gone = trains, what, tries, 1 << turned
    elder, dealer = take(desk, 0, HAND), take(desk, HAND, HAND)
    return exchange(0, CHOOSE, elder, dealer, gone, gone, STOCK, 0, 0, rules, desk, keys, nodes)


def train(rules: Rules, desk: Desk, keys: Keys, nodes: Nodes) -> int:
    """Do ``desk.todo`` iterations from ``desk.first`` on, weighted linearly, and return how many are done then."""
    rounds = desk.rounds
    for iteration in range(desk.first, desk.first + desk.todo):
        desk.weight = (iteration + 1) * 1e-6
        for trains in range(2):
            for at in range(0, len(ROUNDS), 3):
                for _ in range(rounds[at] if iteration % rounds[at + 1] == 0 else 0):
                    deal(EXCHANGE, trains, rounds[at + 2], rules, desk, keys, nodes)
            for _ in range(PLAYS):
                deal(PLAY, trains, 0, rules, desk, keys, nodes)
    return desk.first + desk.todo


def watch(rules: Rules, desk: Desk, keys: Keys, nodes: Nodes) -> int:
    """Play ``desk.todo`` deals by the table, count their results by how the exchange ended, and return the number.

    Deals that end with the turn-up are not counted.
    """
    counted = 0
    for _ in range(desk.todo):
        worth = deal(WATCH, -1, 0, rules, desk, keys, nodes)
        if not (desk.turned and desk.ends_turned):
            desk.counts[RESULTS * desk.ended + int(worth)] += 1
            counted += 1
    return counted
