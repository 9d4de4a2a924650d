"""Random hands the other seats may hold: every hand consistent with the play has its proper probability.

The unseen cards are grouped by who may hold them. How many of a group each seat gets is drawn in proportion to the
number of deals it allows, so no draw is ever rejected. Announced cards are dealt first. Then the bids, and the silence
of those who announced nothing, decide whether a deal is accepted.
"""

from __future__ import annotations

from ecarte.machine.belote.deal import after
from ecarte.machine.belote.exponents import find_power
from ecarte.machine.belote.play import may_follow
from ecarte.machine.belote.records import CARDS, NO_CARD, NO_CONTRACT, NO_TRUMPS, SEATS, SUIT
from ecarte.machine.belote.sight import ALL, GROUPS, Tables, Work, ranks_high
from ecarte.machine.belote.stakes import sort_naturally, weigh_melds
from ecarte.machine.belote.thumb import follow, lay, lead
from ecarte.machine.belote.worths import place_pass, value_others, value_pass, value_take
from ecarte.machine.chance import draw_below, draw_far_below, draw_share, shuffle
from ecarte.machine.combinations import count_ways

TRIES = 12  # the most deals drawn for each accepted one
SOFT = 15.0  # points: how far bidders may differ from our estimate of a hand
RARE = 0.04  # how often somebody bids quite differently
SILENT = 0.15  # how often a declaration is not announced
HOPELESS = 0.01
STRANGE = (1.0, 0.2, 0.04, 0.008, 0.0016, 0.00032, 0.000064, 0.0000128)  # by cards that no rule of thumb plays
STRANGER = (1.0, 0.1, 0.01, 0.001, 0.0001, 0.00001, 0.000001, 0.0000001)  # the same, as the strong player takes it


def sample_world(rules: Tables, work: Work) -> int:
    """Draw hands for all seats that agree with what happened, and return 0 where there are none."""
    for attempt in range(TRIES):
        if not draw_world(rules, work):
            return 0
        if attempt == TRIES - 1 or draw_share(work.chance) < believe(rules, work):
            break
    return 1


def draw_covered(rules: Tables, work: Work) -> None:
    """Draw a world of open cards: what lies beneath them, every order of the unseen cards equally likely (B32)."""
    unseen, number = work.live, 0
    for seat in range(rules.players):
        work.world[seat] = work.known[seat]
        work.complete[seat] = work.world[seat] | work.played[seat]
        unseen &= ~work.world[seat]
    while unseen:
        bit = unseen & -unseen
        unseen ^= bit
        work.order[number] = bit.bit_length() - 1
        number += 1
    shuffle(work.chance, work.order, number)
    lay_beneath(rules, work, NO_TRUMPS)


def lay_beneath(rules: Tables, work: Work, contract: int) -> None:
    """Lay the cards drawn beneath those that cover one; they are numbered in the plain order, if under a contract."""
    at = 0
    for card in range(CARDS + 1):
        work.beneath[card] = NO_CARD
    for seat in range(rules.players):
        covering = work.covering[seat]
        while covering:
            bit = covering & -covering
            covering ^= bit
            work.beneath[renumber(rules, contract, bit.bit_length() - 1)] = renumber(rules, contract, work.order[at])
            at += 1


def renumber(rules: Tables, contract: int, card: int) -> int:
    """Return the number under a contract of a card numbered in the plain order."""
    if not ranks_high(contract, card >> 3):
        return card
    return (card & 24) + rules.trumps[1 << (card & 7)].bit_length() - 1


def fill_pool(rules: Tables, work: Work) -> int:
    """Draw worlds, as many as ``drawn``, and pick those that are wanted by how likely each is; return 0 if none fit.

    Likely is a world by the bids and silences, and by the cards played: those that the rule of thumb plays.
    """
    total = 0.0
    for at in range(work.drawn):
        if not draw_world(rules, work):
            return 0
        strange = min(count_strange(rules, work), len(STRANGE) - 1)
        work.likely[at] = believe(rules, work) * (STRANGER[strange] if work.is_playing else STRANGE[strange])
        total += work.likely[at]
        for seat in range(rules.players):
            work.pool[SEATS * at + seat] = work.world[seat]
    step = total / work.wanted
    goal, at, total = step * draw_share(work.chance), 0, work.likely[0]
    for row in range(work.wanted):
        while total <= goal and at + 1 < work.drawn:
            at += 1
            total += work.likely[at]
        work.picked[row] = at
        goal += step
    return 1


def take_world(rules: Tables, work: Work, at: int) -> None:
    """Fill in one of the worlds drawn."""
    for seat in range(rules.players):
        work.world[seat] = work.pool[SEATS * at + seat]
        work.complete[seat] = work.world[seat] | work.played[seat]


def count_strange(rules: Tables, work: Work) -> int:
    """Return how many cards the others played, in a world, that are not those of the rule of thumb, nor like them."""
    me, players, strange = work.me, rules.players, 0
    live, led, best, winning, value = work.live, work.led, work.best, work.winning, work.value
    work.live = ALL
    for seat in range(players):
        work.shown[seat], work.lacks[seat] = work.lacks[seat], 0
        work.hands[seat] = work.complete[seat]
    seat = after(rules, work.dealer)
    for at in range(players * work.tricks + work.lying):
        lying, card = at % players, work.course[at]
        if seat != me:
            strange += is_strange(rules, work, seat, card, lying)
        lay(rules, work, seat, card, lying)
        seat = after(rules, seat) if lying + 1 < players else work.winning
    for each in range(players):
        work.lacks[each] = work.shown[each]
        work.hands[each] = work.world[me] if each == me else 0
    work.live, work.led, work.best, work.winning, work.value = live, led, best, winning, value
    return strange


def is_strange(rules: Tables, work: Work, seat: int, card: int, lying: int) -> int:
    """Return whether a seat with these hands would not play a card by the rule of thumb, nor one like it."""
    own, base = work.hands[seat], CARDS * work.contract
    if lying:
        is_friend = 1 if rules.sides[work.winning] == rules.sides[seat] else 0
        may = may_follow(rules, work.contract, own, work.led, work.best, is_friend)
        if not may & may - 1:
            return 0
        usual = follow(rules, work, seat, rules.players - 1 - lying)
    else:
        if not own & own - 1:
            return 0
        usual = lead(rules, work, seat)
    if usual == card:
        return 0
    if usual >> 3 != card >> 3 or rules.worth[base + usual] != rules.worth[base + card]:
        return 1
    between = (1 << max(usual, card)) - (2 << min(usual, card))
    return 1 if work.live & ~own & between else 0


def draw_world(rules: Tables, work: Work) -> int:
    """Draw hands that fit what was played and announced, and return 0 where there are none."""
    fixed, begin = work.fixed, 0
    for seat in range(rules.players):
        fixed[seat] = work.known[seat]
    for at in range(work.sequences):
        fixed[work.owners[at]] |= work.runs[choose_run(work, begin, work.ends[at])]
        begin = work.ends[at]
    for attempt in range(4):
        if attempt == 2:
            for seat in range(rules.players):
                fixed[seat] = work.known[seat]
        if split(rules, work, 1 - (attempt & 1)):
            deal_out(rules, work)
            return 1
    return 0


def choose_run(work: Work, begin: int, end: int) -> int:
    """Return one of the places of a sequence, drawn with its chance."""
    total = 0.0
    for at in range(begin, end):
        total += work.chances[at]
    drawn, total = draw_share(work.chance) * total, 0.0
    for at in range(begin, end - 1):
        total += work.chances[at]
        if total > drawn:
            return at
    return end - 1


def split(rules: Tables, work: Work, careful: int) -> int:
    """Count the ways to split the unseen cards, and return 0 where there are none.

    Carefully: nobody holds what a silence speaks against.
    """
    players, fixed = rules.players, work.fixed
    if work.is_split and work.careful == careful:
        same = 1
        for seat in range(players):
            if fixed[seat] != work.split[seat]:
                same = 0
        if same:
            return 1
    work.is_split = certain = holders = total = work.needs[1] = 0
    for seat in range(players):
        if seat != work.me:
            need = work.sizes[seat] - fixed[seat].bit_count()
            if need < 0 or certain & fixed[seat]:
                return 0
            certain |= fixed[seat]
            work.needs[holders] = need
            total += need
            holders += 1
    if holders < 3:
        if work.buried < 0:
            return 0
        work.needs[2] = work.buried
        total += work.buried
    for who in range(GROUPS):
        work.lengths[who] = 0
    unseen = work.live & ~work.hands[work.me] & ~work.out & ~certain
    if unseen.bit_count() != total:
        return 0
    while unseen:
        bit = unseen & -unseen
        unseen ^= bit
        who, at = 0 if players == SEATS else 4, 0
        for seat in range(players):
            if seat != work.me:
                if work.may[seat] & bit and not (careful and work.unlikely[seat] & bit):
                    who |= 1 << at
                at += 1
        if not who:
            return 0
        work.groups[CARDS * who + work.lengths[who]] = bit.bit_length() - 1
        work.lengths[who] += 1
    count_splits(work)
    if not work.splits:
        return 0
    work.is_split, work.careful = 1, careful
    for seat in range(players):
        work.split[seat] = fixed[seat]
    return 1


def count_splits(work: Work) -> None:
    """List in how many ways the groups can be split, by the number of each that a holder gets."""
    lengths, shares, splits, total = work.lengths, work.shares, 0, 0
    three, five, six, seven = lengths[3], lengths[5], lengths[6], lengths[7]
    for a in range(three + 1):
        for b in range(five + 1):
            first = work.needs[0] - lengths[1] - a - b
            if first < 0:
                break
            if first > seven:
                continue
            for c in range(six + 1):
                second = work.needs[1] - lengths[2] - (three - a) - c
                if second < 0:
                    break
                if first + second > seven:
                    continue
                ways = count_ways(three, a) * count_ways(five, b) * count_ways(six, c)
                total += ways * count_ways(seven, first) * count_ways(seven - first, second)
                work.sums[splits] = total
                at = 5 * splits
                shares[at], shares[at + 1], shares[at + 2] = a, b, c
                shares[at + 3], shares[at + 4] = first, second
                splits += 1
    work.splits = splits


def deal_out(rules: Tables, work: Work) -> None:
    """Draw one of all ways to split the cards, each equally likely, and fill in the world."""
    drawn, at = draw_far_below(work.chance, work.sums[work.splits - 1]), 0
    while work.sums[at] <= drawn:
        at += 1
    at *= 5
    shares, first, second = work.shares, 0, 0
    for who in range(1, GROUPS):
        order, number = work.order, work.lengths[who]
        for each in range(number):
            order[each] = work.groups[CARDS * who + each]
        begin = end = 0  # of the second holder's cards
        if who == 1:
            begin = end = number
        elif who == 2:
            end = number
        elif who != 4:
            shuffle(work.chance, order, number)
            if who == 3:
                begin, end = shares[at], number
            elif who == 5:
                begin = end = shares[at + 1]
            elif who == 6:
                end = shares[at + 2]
            else:
                begin, end = shares[at + 3], shares[at + 3] + shares[at + 4]
        for each in range(begin):
            first |= 1 << order[each]
        for each in range(begin, end):
            second |= 1 << order[each]
    certain, holder = 0, 0
    for seat in range(rules.players):
        certain |= work.fixed[seat]
    rest = work.live & ~(certain | first | second)
    for seat in range(rules.players):
        work.world[seat] = work.fixed[seat]
        if seat != work.me:
            work.world[seat] |= first if holder == 0 else second if holder == 1 else rest
            holder += 1
        work.complete[seat] = work.world[seat] | work.played[seat]


def believe(rules: Tables, work: Work) -> float:
    """Return how well a world agrees with the bids and silences: the chance to accept it."""
    belief = 1.0
    for seat in range(rules.players):
        if work.silent >> seat & 1:
            natural = sort_naturally(rules, work.contract, work.complete[seat])
            strength, _ = weigh_melds(natural, work.contract, 1)
            if strength > work.loudest:
                belief *= SILENT
    for seat in range(rules.players):
        if seat != work.me:
            belief *= believe_bids(rules, work, seat)
            if belief < HOPELESS:
                break
    return belief


def believe_bids(rules: Tables, work: Work, seat: int) -> float:
    """Return the chance that a seat would have bid as it did with some of its cards, as many as are dealt first."""
    bids = 0
    for at in range(work.heeded):
        if work.speakers[at] == seat:
            bids += 1
    if not bids:
        return 1.0
    players, turned, cards = rules.players, 0, work.complete[seat]
    if players == SEATS:
        turned = 1 << work.turned
        if seat == work.taker:
            cards &= ~turned
    five = sort_plainly(rules, work.contract, turned | draw_first(rules, work, cards))
    suit, place = work.turned >> 3, (seat - work.dealer - 1 + 2 * players) % players
    value, others = value_take(rules, five, suit, place), value_others(rules, five, suit, place)
    likely = 1.0
    for at in range(work.heeded):
        if work.speakers[at] == seat:
            second, said = work.rounds[at] - 1, work.said[at]
            passing = value_pass(rules, five, place_pass(second, place), value, others)
            if said == NO_CONTRACT:  # it did not take the turned suit in the first round, the best other in the second
                gain = passing - (others if second else value)
            else:
                gain = value_take(rules, five, said, place) - passing
            likely *= RARE + (1 - RARE) / (1 + find_power(-gain / SOFT))
    return likely


def draw_first(rules: Tables, work: Work, cards: int) -> int:
    """Return as many of some cards as are dealt first (`Random.sample`)."""
    pool, number, drawn = work.order, 0, 0
    while cards:
        bit = cards & -cards
        cards ^= bit
        pool[number] = bit.bit_length() - 1
        number += 1
    for _ in range(min(rules.first, number)):
        at = draw_below(work.chance, number)
        number -= 1
        drawn |= 1 << pool[at]
        pool[at] = pool[number]
    return drawn


def sort_plainly(rules: Tables, contract: int, hand: int) -> int:
    """Return cards under a contract in the plain order."""
    ordered = 0
    for suit in range(4):
        mine = hand >> 8 * suit & SUIT
        ordered |= (rules.plain[mine] if ranks_high(contract, suit) else mine) << 8 * suit
    return ordered
