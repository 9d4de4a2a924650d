"""The value of each card where the seat chooses again at its next turns, by what it will have seen by then.

All others play by the rule of thumb. Worlds in which the same cards have been played since look alike to the seat, so
in all of them it plays the same card: unlike a solver it counts on nothing that it cannot know.
"""

from __future__ import annotations

from ecarte.machine.belote.play import may_follow
from ecarte.machine.belote.records import CARDS, SEATS
from ecarte.machine.belote.score import count_cards, count_up, is_made
from ecarte.machine.belote.sight import WORLDS, Tables, Work
from ecarte.machine.belote.solver import begin, find_first, find_taken, value_lead
from ecarte.machine.belote.stakes import count_solved, find_result
from ecarte.machine.belote.thumb import finish, follow, lay, lead, play_out

FEWEST = 10  # worlds that look alike in which a later choice is looked at; in fewer it is left to the rule of thumb
MARGIN = 1.0  # by how many standard errors, squared, a card must be better than that of the rule of thumb


def respond(rules: Tables, work: Work) -> None:
    """Fill in the result of each card in each world picked, with ``ahead`` choices of the seat, this one included.

    Where the play was solved before, the result is the mean of all that was found, and whether the contract is made was
    counted then.
    """
    own, shares = work.hands[work.me], 3 if work.is_playing else 2
    work.first_solved = work.number_solved + 1
    for row in range(work.wanted):
        work.group[row] = row
    for at in range(work.trying):
        work.hands[work.me] = own
        try_card(rules, work, work.me, work.lying, work.choices[at], 0, work.wanted, 1)
        for row in range(work.wanted):
            place, result = work.trying * row + at, work.results[WORLDS + row]
            work.values[place] = (work.values[place] + result) / shares if work.is_exact else result
            work.made[at] += 0 if work.is_exact else work.makes[WORLDS + row]
    work.number_solved = work.first_solved + work.wanted
    for seat in range(SEATS):
        work.hands[seat] = 0
    work.hands[work.me] = own


def try_card(rules: Tables, work: Work, seat: int, lying: int, card: int, begin: int, end: int, depth: int) -> None:
    """Fill in the results of some worlds when a seat plays a card."""
    live, led, best, winning, value = work.live, work.led, work.best, work.winning, work.value
    lacks, after = work.lacks[seat], seat + 1 if seat + 1 < rules.players else 0
    lay(rules, work, seat, card, lying)
    if lying + 1 < rules.players:
        go_on(rules, work, after, lying + 1, begin, end, depth)
    else:
        side, gained = rules.sides[work.winning], work.value
        work.cards[side] += gained
        work.won[side] += 1
        go_on(rules, work, work.winning, 0, begin, end, depth)
        work.cards[side] -= gained
        work.won[side] -= 1
    work.lacks[seat] = lacks
    work.live, work.led, work.best, work.winning, work.value = live, led, best, winning, value


def go_on(rules: Tables, work: Work, seat: int, lying: int, begin: int, end: int, depth: int) -> None:
    """Fill in the results of some worlds in which a seat plays next."""
    if depth >= work.ahead or end - begin < FEWEST:
        for at in range(begin, end):
            play_world(rules, work, seat, lying, work.group[at], depth)
    elif seat == work.me:
        choose(rules, work, lying, begin, end, depth)
    else:
        for at in range(begin, end):
            row = work.group[at]
            work.nexts[row] = find_usual(rules, work, seat, lying, row)
        while begin < end:
            card, stop = work.nexts[work.group[begin]], begin + 1
            if card < 0:  # the deal is over
                for at in range(begin, end):
                    play_world(rules, work, seat, lying, work.group[at], depth)
                return
            for at in range(begin + 1, end):
                row = work.group[at]
                if work.nexts[row] == card:
                    work.group[at], work.group[stop] = work.group[stop], row
                    stop += 1
            try_card(rules, work, seat, lying, card, begin, stop, depth)
            begin = stop


def find_usual(rules: Tables, work: Work, seat: int, lying: int, row: int) -> int:
    """Return the card that a seat plays by the rule of thumb in a world, or -1 where it has none."""
    own = work.hands[seat] = work.pool[SEATS * work.picked[row] + seat] & work.live
    if not own:
        return -1
    return follow(rules, work, seat, rules.players - 1 - lying) if lying else lead(rules, work, seat)


def choose(rules: Tables, work: Work, lying: int, begin: int, end: int, depth: int) -> None:
    """Fill in the results of worlds that look alike to the seat, which plays."""
    me, base, results, here, below = work.me, CARDS * work.contract, work.results, WORLDS * depth, WORLDS * (depth + 1)
    usual = find_usual(rules, work, me, lying, work.group[begin])
    if usual < 0:
        for at in range(begin, end):
            play_world(rules, work, me, lying, work.group[at], depth)
        return
    own = may = work.hands[me]
    if lying:
        is_friend = 1 if rules.sides[work.winning] == rules.sides[me] else 0
        may = may_follow(rules, work.contract, own, work.led, work.best, is_friend)
    if not may & may - 1:
        try_card(rules, work, me, lying, usual, begin, end, depth)
        return
    work.hands[me] = own
    try_card(rules, work, me, lying, usual, begin, end, depth + 1)
    for at in range(begin, end):
        take_over(work, here, below, work.group[at])
    others, may = work.live & ~own, may & ~(1 << usual)
    last = usual  # a card tried
    while may:
        card = (may & -may).bit_length() - 1
        may ^= 1 << card
        if is_like(rules, base, others, card, usual) or is_like(rules, base, others, card, last):
            continue
        last = card
        work.hands[me] = own
        try_card(rules, work, me, lying, card, begin, end, depth + 1)
        total = squares = 0.0
        for at in range(begin, end):
            gain = results[below + work.group[at]] - results[here + work.group[at]]
            total += gain
            squares += gain * gain
        # Ahead by more than a standard error: total² > margin · (n · squares - total²) / (n - 1).
        if total > 0 and total * total * (end - begin - 1 + MARGIN) > MARGIN * (end - begin) * squares:
            for at in range(begin, end):
                take_over(work, here, below, work.group[at])


def take_over(work: Work, here: int, below: int, row: int) -> None:
    """Take the result of a world from the choice after this one."""
    work.results[here + row], work.makes[here + row] = work.results[below + row], work.makes[below + row]


def is_like(rules: Tables, base: int, others: int, one: int, other: int) -> int:
    """Return whether two cards are equivalent: of one suit, worth as much, and no other's card is between them."""
    if one >> 3 != other >> 3 or rules.worth[base + one] != rules.worth[base + other]:
        return 0
    return 0 if others & (1 << max(one, other)) - (2 << min(one, other)) else 1


def play_world(rules: Tables, work: Work, seat: int, lying: int, row: int, depth: int) -> None:
    """Fill in the result of a world that is played to its end by the rule of thumb.

    From ``ending`` cards in hand on it is solved as well, and the result is the mean of both.
    """
    live, led, best, winning, value = work.live, work.led, work.best, work.winning, work.value
    for each in range(SEATS):
        work.gained[each], work.taken[each], work.shown[each] = work.cards[each], work.won[each], work.lacks[each]
        work.belote[each], work.melded[each] = work.belotes[SEATS * row + each], work.awards[SEATS * row + each]
        work.hands[each] = work.pool[SEATS * work.picked[row] + each] & live
    if lying:
        before = seat - 1 if seat else rules.players - 1
        seat = finish(rules, work, before, rules.players - lying)
    while work.hands[seat].bit_count() > work.ending:
        lay(rules, work, seat, lead(rules, work, seat), 0)
        seat = finish(rules, work, seat, rules.players - 1)
    solved, is_solved = 0.0, 1 if work.hands[seat] else 0
    if is_solved:
        solved = solve_rest(rules, work, seat, row)
        play_out(rules, work, seat)
    count_up(rules, work, count_cards(rules, work))
    result = find_result(rules, work, rules.sides[work.me])
    work.results[WORLDS * depth + row] = (result + solved) / 2 if is_solved else result
    work.makes[WORLDS * depth + row] = is_made(rules, work)
    for each in range(SEATS):
        work.cards[each], work.won[each], work.lacks[each] = work.gained[each], work.taken[each], work.shown[each]
    work.live, work.led, work.best, work.winning, work.value = live, led, best, winning, value


def solve_rest(rules: Tables, work: Work, seat: int, row: int) -> float:
    """Return the result of a world in which a seat leads and the rest is played perfectly."""
    side, live = find_first(rules, work), 0
    for each in range(rules.players):
        work.world[each] = work.pool[SEATS * work.picked[row] + each]
        live |= work.hands[each]
    work.value = 0
    begin(rules, work, side, live)
    work.number_solved = work.first_solved + row  # positions of the same hands are shared
    count_solved(rules, work, side, value_lead(rules, work, live, seat, find_taken(rules, work)))
    return find_result(rules, work, rules.sides[work.me])
