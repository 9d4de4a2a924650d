"""The last tricks with all cards known: the value of each card under perfect play.

This is alpha-beta search over the points of one side, with a table of positions. The owner of each card never changes,
so a position between two tricks is the unplayed cards, the seat that leads, and who has taken every trick.
"""

from __future__ import annotations

from ecarte.machine.belote.play import may_follow
from ecarte.machine.belote.records import CARDS, SEATS
from ecarte.machine.belote.score import LAST
from ecarte.machine.belote.sight import POSITIONS, Tables, Work

_MOST = 10_000  # more than all points
_SPREAD = 0x9E3779B  # spreads positions over the table


def find_first(rules: Tables, work: Work) -> int:
    """Return the side whose points are counted: with three players, the taker's, against both others."""
    return 0 if rules.players == SEATS else rules.sides[work.taker]


def solve(rules: Tables, work: Work) -> int:
    """Fill in the points that the first side takes from here on with each card, and return all that are in play.

    The world holds the hands. Points of the trick are included, and those for taking all tricks.
    """
    side, live, base = find_first(rules, work), 0, CARDS * work.contract
    for seat in range(rules.players):
        work.first[seat] = 1 if rules.sides[seat] == side else 0
        live |= work.world[seat]
    rest, left, others, sweep = work.value + LAST, live, 0, -1
    while left:
        card = left.bit_length() - 1
        left ^= 1 << card
        rest += rules.worth[base + card]
    for each in range(rules.numbers):
        if each != side:
            others += work.won[each]
    if work.won[side] and not others:
        sweep = 1
    elif others and not work.won[side]:
        sweep = 0
    work.number_solved += 1  # positions of other hands are forgotten
    guess = rest // 2
    for at in range(work.trying):
        guess = value_card(rules, work, work.choices[at], live, sweep, rest, guess)
        work.solved[at] = guess
    return rest


def value_card(rules: Tables, work: Work, card: int, live: int, sweep: int, rest: int, guess: int) -> int:
    """Return the points that the first side takes from here on, the trick's included, when a card is played.

    ``sweep`` is the side, 1 for the first, that has taken every trick so far, or -1; taking all of them is worth more.
    ``live`` are the unplayed cards, ``rest`` the points in play; a good guess of the value is found out fast.
    """
    seat, lying, led, best, winning = work.me, work.lying, work.led, work.best, work.winning
    if not lying:
        led, best, winning = card, card, seat
    elif rules.beating[CARDS * work.contract + best] >> card & 1:
        best, winning = card, seat
    total = work.value + rules.worth[CARDS * work.contract + card]
    live ^= 1 << card
    if lying + 1 < rules.players:
        after = seat + 1 if seat + 1 < rules.players else 0
        return search_exactly(rules, work, live, after, lying + 1, led, best, winning, total, sweep, rest, guess)
    takes = work.first[winning]
    gained = total if takes else 0
    if sweep != takes:
        sweep = -1
    return gained + search_exactly(rules, work, live, winning, 0, 0, 0, 0, 0, sweep, rest - total, guess - gained)


def search_exactly(
    rules: Tables, work: Work, live: int, seat: int, lying: int, led: int, best: int, winning: int, total: int,
    sweep: int, rest: int, guess: int,
) -> int:  # fmt: skip
    """Return the value of a position by narrowing it from both sides: tests against a bound are faster."""
    low, top = -_MOST, _MOST
    while low < top:
        bound = guess + 1 if guess == low else guess
        guess = search(rules, work, live, seat, lying, led, best, winning, total, bound - 1, bound, sweep, rest)
        if guess < bound:
            top = guess
        else:
            low = guess
    return guess


def search(
    rules: Tables, work: Work, live: int, seat: int, lying: int, led: int, best: int, winning: int, total: int,
    alpha: int, beta: int, sweep: int, rest: int,
) -> int:  # fmt: skip
    """Return the value of a position, or a bound of it where it is not between alpha and beta."""
    first, contract = work.first, work.contract
    own, mine = work.world[seat] & live, first[seat]
    base, others = CARDS * contract, live & ~own
    beating = at = key = 0
    if lying:
        beating = rules.beating[base + best]
        may = may_follow(rules, contract, own, led, best, rules.sides[winning] == rules.sides[seat])
        others |= 1 << best
    else:
        if not own & own - 1:
            return play_last(rules, work, live, seat, sweep)
        if sweep < 0:
            if beta <= 0:
                return 0
            if alpha >= rest:
                return rest
        key = work.number_solved << 36 | live << 4 | seat << 2 | sweep + 1
        at = (live * _SPREAD >> 24 ^ seat << 2 ^ sweep + 1) & POSITIONS - 1
        if work.keys[at] == key:
            low, top = (work.bounds[at] >> 16) - _MOST, (work.bounds[at] & 0xFFFF) - _MOST
            if low >= beta or low == top:
                return low
            if top <= alpha:
                return top
            alpha, beta = max(alpha, low), min(beta, top)
        may = own
    low_bound, top_bound = alpha, beta
    if may & may - 1:
        # Of worthless cards of a suit with nothing between them, all but the lowest are left out.
        zeros = may & rules.zeros[contract]
        may ^= zeros & (zeros << 1 | zeros << 2 & ~(others << 1))
    # In order: winning cards from the top, then the others, cheap ones first; on the partner's, valuable ones first.
    ascends = 0
    if not lying:
        held = others
        held |= held >> 1 & 0x7F7F7F7F  # and all below them in their suits
        held |= held >> 2 & 0x3F3F3F3F
        held |= held >> 4 & 0x0F0F0F0F
        front = may & ~held  # masters
    elif first[winning] == mine:
        front = may & ~beating
    else:
        front = may & beating
        ascends = 1
    back = may ^ front
    after = seat + 1 if seat + 1 < rules.players else 0
    ends = 1 if lying + 1 == rules.players else 0
    found = -_MOST if mine else _MOST
    while front or back:
        if front:
            card = front.bit_length() - 1
            front ^= 1 << card
        elif ascends:
            card = (back & -back).bit_length() - 1
            back ^= 1 << card
        else:
            card = back.bit_length() - 1
            back ^= 1 << card
        sum_of_trick = total + rules.worth[base + card]
        if not lying:
            value = search(
                rules, work, live ^ 1 << card, after, 1, card, card, seat, sum_of_trick, alpha, beta, sweep, rest
            )
        else:
            now_best, who = best, winning
            if beating >> card & 1:
                now_best, who = card, seat
            if not ends:
                value = search(
                    rules, work, live ^ 1 << card, after, lying + 1, led, now_best, who, sum_of_trick, alpha, beta,
                    sweep, rest,
                )  # fmt: skip
            else:
                takes = first[who]
                gained = sum_of_trick if takes else 0
                value = gained + search(
                    rules, work, live ^ 1 << card, who, 0, 0, 0, 0, 0, alpha - gained, beta - gained,
                    sweep if sweep == takes else -1, rest - sum_of_trick,
                )  # fmt: skip
        if mine:
            if value > found:
                found = value
                if value > alpha:
                    alpha = value
        elif value < found:
            found = value
            if value < beta:
                beta = value
        if alpha >= beta:
            break
    if not lying:
        low, top = -_MOST, _MOST
        if work.keys[at] == key:
            low, top = (work.bounds[at] >> 16) - _MOST, (work.bounds[at] & 0xFFFF) - _MOST
        if found > low_bound:
            low = max(low, found)
        if found < top_bound:
            top = min(top, found)
        work.keys[at] = key
        work.bounds[at] = low + _MOST << 16 | top + _MOST
    return found


def play_last(rules: Tables, work: Work, live: int, seat: int, sweep: int) -> int:
    """Return what the first side takes in the last trick, which plays itself, and for all tricks."""
    extra, base, total, best, winning = rules.capot - LAST, CARDS * work.contract, 0, 0, seat
    for lying in range(rules.players):
        card = (work.world[seat] & live).bit_length() - 1
        if card < 0:
            break
        total += rules.worth[base + card]
        if not lying or rules.beating[base + best] >> card & 1:
            best, winning = card, seat
        seat = seat + 1 if seat + 1 < rules.players else 0
    takes = work.first[winning]
    found = total + LAST if takes else 0
    if sweep == takes:
        found += extra if takes else -extra
    return found
