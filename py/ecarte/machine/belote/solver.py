"""The rest of a deal with all cards known: the value of each card under perfect play.

The search asks whether the first side takes at least so many points from here on. The owner of each card never
changes, so a position between two tricks is the unplayed cards, the seat that leads, and who has taken tricks.
Positions are kept with bounds of their value and the best card.
"""

from __future__ import annotations

from ecarte.machine.belote.masters import choose_worth, count_points, cover, fill_suits, find_sure
from ecarte.machine.belote.play import may_follow
from ecarte.machine.belote.records import CARDS, SEATS
from ecarte.machine.belote.score import LAST
from ecarte.machine.belote.sight import POSITIONS, Tables, Work

_MOST = 10_000  # more than all points
_ENDLESS = 1 << 60
_STEP = 4  # points from a guess of a value to the next one
_SPREAD = 0x9E3779B  # spreads positions over the table
_THEIRS, _OURS = 1, 2  # who has taken tricks so far, as bits: the others, the first side


def find_first(rules: Tables, work: Work) -> int:
    """Return the side whose points are counted: with three players, the taker's, against both others."""
    return 0 if rules.players == SEATS else rules.sides[work.taker]


def find_taken(rules: Tables, work: Work) -> int:
    """Return who has taken tricks, as bits."""
    side, taken = find_first(rules, work), 0
    for each in range(rules.numbers):
        if work.won[each]:
            taken |= _OURS if each == side else _THEIRS
    return taken


def solve(tables: Tables, work: Work) -> int:
    """Value the choices in a position with all cards open, and return 1, or 0 where the limit stopped it.

    The caller fills in the position: `world` (the hands), `me` (the seat to play), `contract`, `taker`, `won` (tricks,
    by side), the trick (`lying`, `led`, `best`, `winning`, `value`), and the legal cards, `choices` and `trying`.
    `solved` gets for each the points that the first side (`find_first`) takes from here on, this trick and the last
    one's included; `rest` gets all points in play. Taking every trick of the deal gains the capot besides: a value is
    then above `rest`, or below 0 where the others take them.

    `limit` is the most cards to try in one call, 0 for no limit. To go on, call again with the same record: `valued`
    choices are done. To give a position up, set `is_solving` to 0, or take a new record.
    """
    side, live, taken = find_first(tables, work), 0, find_taken(tables, work)
    for seat in range(tables.players):
        live |= work.world[seat]
    if not work.is_solving:
        begin(tables, work, side, live)
    work.left = work.limit if work.limit else _ENDLESS
    while work.valued < work.trying:
        if not value_card(tables, work, work.choices[work.valued], live, taken):
            return 0
        work.solved[work.valued] = work.low
        work.guess = work.low
        work.low, work.top = -_MOST, _MOST
        work.valued += 1
    work.is_solving = 0
    return 1


def begin(rules: Tables, work: Work, side: int, live: int) -> None:
    """Prepare to value the cards of a position; positions of other hands are forgotten."""
    work.is_solving, work.valued, work.held = 1, 0, 0
    for seat in range(rules.players):
        work.first[seat] = 1 if rules.sides[seat] == side else 0
        if work.first[seat]:
            work.held |= work.world[seat]
    work.rest = work.value + LAST + count_points(rules, work.contract, live)
    work.guess, work.low, work.top = work.rest // 2, -_MOST, _MOST
    work.number_solved += 1
    find_alike(rules, work)


def find_alike(rules: Tables, work: Work) -> None:
    """List, by suit and by the set of its three lowest cards, the first set that is as good.

    Of worthless cards only the order of their owners matters.
    """
    for suit in range(4):
        zeros = rules.zeros[work.contract] >> 8 * suit & 7
        for cards in range(8):
            other = 0
            while other != cards and not is_alike(work, suit, zeros, other, cards):
                other += 1
            work.alike[8 * suit + cards] = other


def is_alike(work: Work, suit: int, zeros: int, one: int, other: int) -> int:
    """Return whether two sets of a suit's three lowest cards differ in worthless cards alone, of the same owners."""
    if one & ~zeros != other & ~zeros:
        return 0
    return 1 if list_owners(work, suit, one & zeros) == list_owners(work, suit, other & zeros) else 0


def list_owners(work: Work, suit: int, cards: int) -> int:
    """Return the owners of some of a suit's three lowest cards, from the top, as the digits of a number."""
    owners = 0
    for bit in range(2, -1, -1):
        if cards >> bit & 1:
            owner = 1
            for seat in range(SEATS):
                if work.world[seat] >> 8 * suit + bit & 1:
                    owner = seat + 2
            owners = 8 * owners + owner
    return owners


def value_card(rules: Tables, work: Work, card: int, live: int, taken: int) -> int:
    """Find the value of a card, `low`, and return 1, or 0 where the limit stopped it."""
    seat, lying, led, best, winning, rest = work.me, work.lying, work.led, work.best, work.winning, work.rest
    if not lying:
        led, best, winning = card, card, seat
    elif rules.beating[CARDS * work.contract + best] >> card & 1:
        best, winning = card, seat
    total = work.value + rules.worth[CARDS * work.contract + card]
    live ^= 1 << card
    lying += 1
    gained = 0
    seat = seat + 1 if seat + 1 < rules.players else 0
    if lying == rules.players:
        takes = work.first[winning]
        gained = total if takes else 0
        taken |= 1 << takes
        rest -= total
        seat, lying, led, best, total = winning, 0, 0, 0, 0
    return narrow(rules, work, live, seat, lying, led, best, winning, total, gained, taken, rest)


def value_lead(rules: Tables, work: Work, live: int, seat: int, taken: int) -> int:
    """Return the value of a position between two tricks in which a seat leads; `begin` comes before."""
    work.left = _ENDLESS
    narrow(rules, work, live, seat, 0, 0, 0, 0, 0, 0, taken, work.rest)
    work.is_solving = 0
    return work.low


def narrow(
    rules: Tables, work: Work, live: int, seat: int, lying: int, led: int, best: int, winning: int, total: int,
    gained: int, taken: int, rest: int,
) -> int:  # fmt: skip
    """Find the value of a position, `low`, and return 1, or 0 where the limit stopped it; some points are gained."""
    step, goal = _STEP, work.guess
    while work.low < work.top:
        if work.low > -_MOST and work.top < _MOST:
            goal = work.low + work.top + 1 >> 1
        bound = gained + search(
            rules, work, live, seat, lying, led, best, winning, total, goal - gained, taken, rest
        )  # fmt: skip
        if work.left < 0:
            return 0
        if bound < goal:
            work.top = bound
            goal = bound - step + 1
        else:
            work.low = bound
            goal = bound + step
        step *= 2
    return 1


def search(
    rules: Tables, work: Work, live: int, seat: int, lying: int, led: int, best: int, winning: int, total: int,
    goal: int, taken: int, rest: int,
) -> int:  # fmt: skip
    """Return a bound of the value of a position: from below where it is at least the goal, else from above."""
    first, contract = work.first, work.contract
    own, mine = work.world[seat] & live, first[seat]
    base, others = CARDS * contract, live & ~own
    beating = at = key = low = top = 0
    move = -1
    work.left -= 1
    if work.left < 0:
        return goal  # it is not used
    if lying:
        beating = rules.beating[base + best]
        may = may_follow(rules, contract, own, led, best, rules.sides[winning] == rules.sides[seat])
        others |= 1 << best
    else:
        if not own & own - 1:
            return play_last(rules, work, live, seat, taken)
        extra = rules.capot - LAST
        sure, theirs = find_sure(rules, work, live, seat)
        if not own & ~sure:  # it takes all
            if mine:
                return rest if taken & _THEIRS else rest + extra
            return 0 if taken & _OURS else -extra
        if not mine:
            sure, theirs = theirs, sure
        low = count_points(rules, contract, sure)
        if not sure and not taken & _OURS:
            low = -extra
        top = rest - count_points(rules, contract, theirs)
        if not theirs and not taken & _THEIRS:
            top = rest + extra
        if low >= goal:
            return low
        if top < goal:
            return top
        alike = work.alike
        place = alike[live & 7] | alike[8 + (live >> 8 & 7)] << 8
        place |= alike[16 + (live >> 16 & 7)] << 16 | alike[24 + (live >> 24 & 7)] << 24
        place |= live & 0xF8F8F8F8
        key = work.number_solved << 36 | place << 4 | seat << 2 | taken
        at = (place * _SPREAD >> 24 ^ seat << 2 ^ taken) & POSITIONS - 2
        if work.keys[at] != key:
            at += 1
        if work.keys[at] == key:
            known = work.bounds[at]
            low, top = max(low, (known >> 16 & 0xFFFF) - _MOST), min(top, (known & 0xFFFF) - _MOST)
            if low >= goal:
                return low
            if top < goal:
                return top
            move = known >> 32
            if move >= 0 and not own >> move & 1:
                move = -1
        may = own
    if may & may - 1:
        # Of worthless cards of a suit with nothing between them, all but the lowest are left out.
        zeros = may & rules.zeros[contract]
        may ^= zeros & (zeros << 1 | zeros << 2 & ~(others << 1))
    after = seat + 1 if seat + 1 < rules.players else 0
    # The order of moves: by kind, and in each kind by points, the most valuable card first or last.
    ours = work.held & live if mine else live & ~work.held
    one = two = 0  # the first kind, most valuable first, and the second
    gives = 0  # whether the most valuable card of the second kind, and of the others, comes first
    if not lying:
        one = may & ~cover(others)  # masters
        two = may & ~one & fill_suits(ours & ~cover(live & ~ours))  # of suits whose master is the partner's
    else:
        later = 0  # the cards of those who play after this seat
        if lying + 1 < rules.players:
            later = work.world[after]
        if lying + 2 < rules.players:
            later |= work.world[after + 1 if after + 1 < rules.players else 0]
        later &= live
        if first[winning] != mine:
            one = may & beating
            gives = 1 if not one and beating & later & ours else 0
        elif beating & later & ~ours:
            one = may & beating
        else:
            two = may & ~beating
            gives = 1
    ends = 1 if lying + 1 == rules.players else 0
    bound = -_MOST if mine else _MOST
    kept = -1
    while may:
        if move >= 0:
            card = move
            move = -1
        else:
            if may & one:
                card = choose_worth(rules, base, may & one, 1)
            else:
                card = choose_worth(rules, base, may & two or may, gives)
        may ^= 1 << card
        value = total + rules.worth[base + card]
        rest_live = live ^ 1 << card
        if not lying:
            value = search(rules, work, rest_live, after, 1, card, card, seat, value, goal, taken, rest)
        else:
            now_best, who = best, winning
            if beating >> card & 1:
                now_best, who = card, seat
            if not ends:
                value = search(rules, work, rest_live, after, lying + 1, led, now_best, who, value, goal, taken, rest)
            else:
                takes = first[who]
                gained = value if takes else 0
                value = gained + search(
                    rules, work, rest_live, who, 0, 0, 0, 0, 0, goal - gained, taken | 1 << takes, rest - value
                )
        if mine:
            if value > bound:
                bound = value
                kept = card
                if bound >= goal:
                    break
        elif value < bound:
            bound = value
            kept = card
            if bound < goal:
                break
    if not lying and work.left >= 0:
        if bound >= goal:
            low = max(low, bound)
            bound = low
        else:
            top = min(top, bound)
            bound = top
        if at & 1 and work.keys[at] != key:  # of two positions, the first place is for that with more cards
            other = work.keys[at - 1]
            if other >> 36 != work.number_solved or (other >> 4 & 0xFFFFFFFF).bit_count() <= live.bit_count():
                work.keys[at], work.bounds[at] = other, work.bounds[at - 1]
                at -= 1
        work.keys[at] = key
        work.bounds[at] = kept << 32 | low + _MOST << 16 | top + _MOST
    return bound


def play_last(rules: Tables, work: Work, live: int, seat: int, taken: int) -> int:
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
    taken |= 1 << takes
    gained = total + LAST if takes else 0
    if taken == _OURS:
        gained += extra
    elif taken == _THEIRS:
        gained -= extra
    return gained
