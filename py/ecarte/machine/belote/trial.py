"""Trials of close bids: deals that fit the bids so far are bid on and played to their end by rules of thumb.

The fitted worth knows a hand by its features alone; here the actual hand is played. Both count half.
"""

from __future__ import annotations

from ecarte.machine.belote import records
from ecarte.machine.belote.bidding import bid, may_bid, say_pass
from ecarte.machine.belote.deal import after
from ecarte.machine.belote.exponents import find_power
from ecarte.machine.belote.open_bids import value_open
from ecarte.machine.belote.records import Deal
from ecarte.machine.belote.sampling import lay_beneath
from ecarte.machine.belote.score import count_cards, count_up, is_made
from ecarte.machine.belote.sight import ALL, PASS, Tables, Work, ranks_high
from ecarte.machine.belote.stakes import add_belotes, award_melds, find_result
from ecarte.machine.belote.thumb import play_out
from ecarte.machine.belote.worths import NO_VALUE, place_overcall, place_pass, value_others, value_pass, value_take
from ecarte.machine.chance import draw_share, shuffle

TRIES = 8  # the most draws for each deal
SOFT = 15.0  # points: how far bidders may differ from our estimate of a hand


def try_bids(tables: Tables, work: Work) -> int:
    """Fill in the result of each bid in as many deals as are wanted, with the worth of its features."""
    side = tables.sides[work.me]
    for row in range(work.wanted):
        draw_deal(tables, work)
        for at in range(work.trying):
            say_again(tables, work)
            say(tables, work, work.choices[at])
            while work.phase == records.BIDDING:
                say(tables, work, find_best(tables, work))
            play_deal(tables, work, tables.first * (tables.players - 1))
            work.values[work.trying * row + at] = work.worths[at] + find_result(tables, work, side)
            if work.contract != records.NO_CONTRACT and tables.sides[work.taker] == side:
                work.made[at] += is_made(tables, work)
    return work.wanted


def try_deals(tables: Tables, work: Work) -> int:
    """Fill in the points by side of as many deals as are wanted, the first cards of all being known."""
    rest = number = 0
    for seat in range(tables.players):
        work.world[seat] = work.known[seat]
        rest |= work.known[seat]
    rest = ALL & ~(rest | 1 << work.turned)
    while rest:
        bit = rest & -rest
        rest ^= bit
        work.order[number] = bit.bit_length() - 1
        number += 1
    for row in range(work.wanted):
        shuffle(work.chance, work.order, number)
        say_again(tables, work)
        while work.phase == records.BIDDING:
            say(tables, work, find_best(tables, work))
        play_deal(tables, work, 0)
        for side in range(tables.numbers):
            work.values[tables.numbers * row + side] = float(work.points[side])
    return work.wanted


def draw_deal(rules: Tables, work: Work) -> None:
    """Draw the first cards of all and the rest of the pack so that the bids so far are likely."""
    order, number, players = work.order, 0, rules.players
    unseen = ALL & ~(work.known[work.me] | 1 << work.turned)
    if rules.face_up:
        unseen &= ~work.known[1 - work.me]
    while unseen:
        bit = unseen & -unseen
        unseen ^= bit
        order[number] = bit.bit_length() - 1
        number += 1
    if rules.face_up:  # the bids say nothing that both do not see
        shuffle(work.chance, order, number)
        work.world[0], work.world[1] = work.known[0], work.known[1]
        return
    for _ in range(TRIES):
        shuffle(work.chance, order, number)
        at = 0
        for turn in range(players):
            seat = (work.dealer + 1 + turn) % players
            work.world[seat] = work.known[seat]
            if seat != work.me:
                work.world[seat] = take(work, at, rules.first)
                at += rules.first
        if draw_share(work.chance) < find_likelihood(rules, work):
            break


def take(work: Work, begin: int, number: int) -> int:
    """Return some cards of those drawn."""
    cards = 0
    for at in range(begin, begin + number):
        cards |= 1 << work.order[at]
    return cards


def find_likelihood(rules: Tables, work: Work) -> float:
    """Return the chance that these hands would have bid as they did."""
    likely = 1.0
    begin_bidding(rules, work)
    for at in range(work.heeded):
        said = work.said[at]
        if work.mover != work.me:
            best, own = NO_VALUE, 0.0
            may = may_bid(rules, work)
            for each in range(records.CONTRACTS + 1):
                if each == PASS or may >> each & 1:
                    value = value_bid(rules, work, work.world[work.mover], each)
                    if each == said:
                        own = value
                    else:
                        best = max(best, value)
            likely /= 1 + find_power((best - own) / SOFT)
        say(rules, work, said)
    return likely


def begin_bidding(rules: Tables, work: Work) -> None:
    """Go back to the beginning of the bidding."""
    work.bids = work.passes = 0
    work.taker = records.NOBODY
    work.contract = records.NO_CONTRACT
    work.phase = records.BIDDING
    work.mover = after(rules, work.dealer)


def say_again(rules: Tables, work: Work) -> None:
    """Bid as it was done so far."""
    begin_bidding(rules, work)
    for at in range(work.heeded):
        say(rules, work, work.said[at])


def say(rules: Tables, work: Work, what: int) -> None:
    """Bid, or pass."""
    if what == PASS:
        say_pass(rules, work, work.mover)
    else:
        bid(rules, work, work.mover, what)


def find_best(rules: Tables, work: Work) -> int:
    """Return the bid of the greatest worth to the seat that must speak."""
    may, most, best = may_bid(rules, work), NO_VALUE, PASS
    for each in range(records.CONTRACTS + 1):
        if each == PASS or may >> each & 1:
            value = value_choice(rules, work, each)
            if value > most:
                most, best = value, each
    return best


def value_choice(rules: Tables, work: Work, what: int) -> float:
    """Return the worth of a bid, or of passing, to the seat that must speak in a world."""
    own = work.world[work.mover]
    if rules.face_up:
        return value_open(rules, work, own, work.world[1 - work.mover], what)
    return value_bid(rules, work, own, what)


def value_bid(rules: Tables, deal: Deal, five: int, what: int) -> float:
    """Return the worth of a bid, or of passing, to the seat that must speak, by its first cards."""
    seat, players, contract = deal.mover, rules.players, deal.contract
    cards, place = five, (seat + 2 * players - deal.dealer - 1) % players
    if players == records.SEATS:
        cards |= 1 << deal.turned
    if what != PASS:
        return value_take(rules, cards, what, place)
    suit = contract if contract < records.NO_TRUMPS else deal.turned >> 3
    turned, others = value_take(rules, cards, suit, place), value_others(rules, cards, suit, place)
    if contract == records.NO_CONTRACT:
        where = place_pass(1 if deal.bids >= players else 0, place)
    else:
        where = place_overcall(contract, 1 if rules.sides[deal.taker] == rules.sides[seat] else 0)
    return value_pass(rules, cards, where, turned, others)


def play_deal(rules: Tables, work: Work, at: int) -> None:
    """Fill in the points of each side when the deal is played out by rules of thumb.

    The rest is dealt from a place of those drawn on.
    """
    players, contract, hands = rules.players, work.contract, work.hands
    for side in range(records.SEATS):
        work.cards[side] = work.won[side] = work.belote[side] = work.melded[side] = work.points[side] = 0
        work.lacks[side] = 0
    if contract == records.NO_CONTRACT:
        return
    for turn in range(players):
        seat = (work.dealer + 1 + turn) % players
        hand, number = work.world[seat], 0 if rules.face_up else 3
        if players == records.SEATS and seat == work.taker:
            hand |= 1 << work.turned
            number = 2
        hand |= take(work, at, number)
        at += number
        hands[seat] = 0
        for suit in range(4):
            mine = hand >> 8 * suit & records.SUIT
            hands[seat] |= (rules.trumps[mine] if ranks_high(contract, suit) else mine) << 8 * suit
    if rules.has_declarations:
        award_melds(rules, work, hands)
    add_belotes(rules, work, hands, 15)
    work.live = ALL
    if rules.face_up:
        lay_beneath(rules, work, contract)
    play_out(rules, work, after(rules, work.dealer))
    count_up(rules, work, count_cards(rules, work))
